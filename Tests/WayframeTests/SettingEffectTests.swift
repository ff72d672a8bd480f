import Geometry
import Pixels
import Testing
import Wayframe

/// Every setting of the interface, on and off: the frame changes, and only where the setting's elements are.
@Suite struct SettingEffectTests {
  struct Setting: Sendable, CustomTestStringConvertible {
    var name: String
    /// The elements that may change: those that show the setting, and those that move aside.
    var elements: Set<String>
    var off: [String]
    var on: [String]
    /// What both frames have.
    var base: [String] = []
    /// How far shadows reach beyond the elements, in points.
    var reach = 20.0

    var testDescription: String { name }
  }

  private static let following = ["position.distanceAlongRoute=1560", "position.speed=21.5"]
  private static let free = following + ["camera.mode=free", "camera.zoom=15"]
  private static let header: Set<String> = ["navigationHeader"]
  private static let strip: Set<String> = ["navigationHeaderSecondary"]
  /// A step with a next step instead of lanes, and one with two rows.
  private static let then = ["position.distanceAlongRoute=2230"]

  /// A setting that is true or false.
  private static func flag(
    _ key: String, _ elements: Set<String>, base: [String] = following
  ) -> Setting {
    Setting(name: key, elements: elements, off: ["\(key)=false"], on: ["\(key)=true"], base: base)
  }

  /// A colour or font of the header: nothing beside the card changes, shadows neither.
  private static func look(
    _ name: String, _ value: String, _ elements: Set<String>, base: [String] = following
  ) -> Setting {
    Setting(
      name: name, elements: elements, off: [], on: ["settings.\(name)=\(value)"], base: base,
      reach: name.hasSuffix("Font") ? 0 : 1)
  }

  static let all: [Setting] = [
    flag("settings.compassButton", ["compassButton"]),
    flag("settings.myLocationButton", ["myLocationButton"]),
    flag("settings.isRecenterButtonEnabled", ["recenterButton", "speedometer", "speedLimit"], base: free),
    flag("settings.isNavigationHeaderEnabled", ["navigationHeader", "navigationHeaderSecondary"], base: free),
    flag(
      "settings.isNavigationFooterEnabled",
      ["navigationFooter", "attribution", "recenterButton", "reportIncidentButton"], base: free),
    flag("settings.isNavigationTripProgressBarEnabled", ["navigationTripProgressBar"]),
    flag("settings.isNavigationReportIncidentButtonEnabled", ["reportIncidentButton"]),
    flag(
      "shouldDisplaySpeedLimit", ["speedometer", "speedLimit"], base: following + ["shouldDisplaySpeedometer=false"]),
    flag(
      "shouldDisplaySpeedometer", ["speedometer", "speedLimit"],
      base: following + ["position.speed=20", #"route.speedLimit={"value": 50}"#]),
    flag(
      "settings.showsIncidentCards",
      ["prompt", "navigationFooter", "recenterButton", "attribution", "reportIncidentButton"],
      base: free + [#"prompt={"kind": "crash", "title": "Crash", "buttons": ["Gone"]}"#]),
    Setting(
      name: "reportButtonExpansion", elements: ["reportIncidentButton"], off: [], on: ["reportButtonExpansion=1"],
      base: following),
    Setting(
      name: "headerAccessory", elements: ["navigationHeader", "navigationHeaderSecondary"], off: [],
      on: [##"headerAccessory={"height": 90, "text": "Gate B", "backgroundColor": "#FFD400"}"##], base: free),
    look("navigationHeaderPrimaryBackgroundColor", "#0033BF", header),
    look("navigationHeaderSecondaryBackgroundColor", "#C8102E", strip),
    look(
      "navigationHeaderPrimaryBackgroundColorNightMode", "#0033BF", header, base: following + ["lightingMode=lowLight"]),
    look(
      "navigationHeaderSecondaryBackgroundColorNightMode", "#C8102E", strip, base: following + ["lightingMode=lowLight"]
    ),
    look("navigationHeaderBackgroundAlpha", "0.5", header.union(strip)),
    look("navigationHeaderLargeManeuverIconColor", "#FFC107", header),
    look("navigationHeaderSmallManeuverIconColor", "#FFC107", strip, base: then),
    look("navigationHeaderGuidanceRecommendedLaneColor", "#FFC107", strip),
    look("navigationHeaderNextStepTextColor", "#FFC107", strip, base: then),
    look("navigationHeaderNextStepFont", #"{"size": 12}"#, strip, base: then),
    look("navigationHeaderDistanceValueTextColor", "#FFC107", header),
    look("navigationHeaderDistanceValueFont", #"{"size": 18}"#, header),
    look("navigationHeaderDistanceUnitsTextColor", "#FFC107", header),
    look("navigationHeaderDistanceUnitsFont", #"{"size": 12}"#, header),
    look("navigationHeaderInstructionsTextColor", "#FFC107", header),
    look("navigationHeaderInstructionsFirstRowFont", #"{"size": 18}"#, header),
    look(
      "navigationHeaderInstructionsSecondRowFont", #"{"size": 12}"#, header, base: ["position.distanceAlongRoute=300"]),
    look(
      "navigationHeaderInstructionsConjunctionsFont", #"{"size": 12}"#, header,
      base: ["position.distanceAlongRoute=3400"]),
  ]

  private let renderer: FrameRenderer

  init() throws { renderer = try FrameRenderer() }

  private func frame(_ overrides: [String]) throws -> Frame {
    let scene = try NavigationScene(
      path: Samples.path("sampleville/noon.json"),
      overrides: [
        "map.sources=[]", "device.scale=1", "route.alternateRoutesStrategy=none", "isTrafficEnabled=false",
        "settings.isNavigationTripProgressBarEnabled=false",
      ] + overrides)
    return try renderer.frame(of: scene)
  }

  @Test(arguments: all) func changesOnlyItsElements(setting: Setting) throws {
    let (off, on) = (try frame(setting.base + setting.off), try frame(setting.base + setting.on))
    let elements = [off, on].flatMap { $0.layout.elements }.filter { setting.elements.contains($0.name) }
    let allowed = elements.map {
      Rect(x: $0.x, y: $0.y, width: $0.width, height: $0.height).inset(by: -setting.reach)
    }
    // The road's name below the position makes room for controls; its shadow reaches 12 points beyond it.
    let names = [off, on].flatMap { $0.layout.labels }.filter { $0.layer == "roadName" }.map {
      Rect(x: $0.x, y: $0.y, width: $0.width, height: $0.height).inset(by: -12)
    }
    var changed = 0
    var stray: Point?
    for y in 0..<on.pixels.height where on.pixels.row(y) != off.pixels.row(y) {
      for x in 0..<on.pixels.width where on.pixels[x, y] != off.pixels[x, y] {
        changed += 1
        let pixel = Rect(x: Double(x), y: Double(y), width: 1, height: 1)
        if stray == nil, !(allowed + names).contains(where: { $0.contains(pixel) }) { stray = pixel.origin }
      }
    }
    #expect(changed > 20, "nothing changes")
    #expect(stray == nil, "changes at \(stray ?? Point(0, 0)), outside of \(elements)")
  }

  /// Lights and signs come from the map: the landmarks say which are shown, three at most.
  @Test(arguments: [("showsTrafficLights", "trafficLight"), ("showsStopSigns", "stopSign")])
  func roadsideSigns(setting: String, kind: String) throws {
    func count(_ isOn: Bool) throws -> Int {
      let scene = try NavigationScene(
        path: Samples.path("sampleville/noon.json"), overrides: ["device.scale=1", "settings.\(setting)=\(isOn)"])
      return try renderer.layout(of: scene).landmarks.count { $0.kind == kind }
    }
    #expect(try count(false) == 0)
    #expect((1...3).contains(try count(true)))
  }

  @Test(arguments: ["scrollGestures", "zoomGestures", "tiltGestures", "rotateGestures", "indoorPicker"])
  func whatAPictureCannotShow(setting: String) throws {
    #expect(try frame(["settings.\(setting)=false"]).pixels == frame([]).pixels)
  }
}
