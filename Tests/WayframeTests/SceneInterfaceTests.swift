import Foundation
import Images
import Pixels
import TestSupport
import Testing
import Wayframe

/// What scenes ask of the interface, read from the layout of their frames.
@Suite struct SceneInterfaceTests {
  private let renderer: FrameRenderer

  init() throws { renderer = try FrameRenderer() }

  /// The layout of the town's sample without its map.
  private func laidOut(_ overrides: String...) throws -> FrameLayout {
    let scene = try NavigationScene(
      path: Samples.path("sampleville/noon.json"), overrides: ["map.sources=[]"] + overrides)
    return try renderer.layout(of: scene)
  }

  private func shown(_ overrides: String...) throws -> Set<String> {
    let scene = try NavigationScene(
      path: Samples.path("sampleville/noon.json"), overrides: ["map.sources=[]"] + overrides)
    return Set(try renderer.layout(of: scene).elements.map(\.name))
  }

  @Test func promptsTakeTheFootersPlace() throws {
    let crash = #"prompt={"kind": "crash", "title": "Crash", "buttons": ["Gone", "There"]}"#
    #expect(try shown(crash).contains("prompt"))
    #expect(try !shown(crash).contains("navigationFooter"))
    for off in ["shouldDisplayPrompts=false", "settings.showsIncidentCards=false"] {
      #expect(try shown(crash, off).contains("navigationFooter"), "\(off)")
    }
    let arrival = #"prompt={"kind": "arrival"}"#
    #expect(try shown(arrival, "settings.showsIncidentCards=false").contains("prompt"))
  }

  /// 852 − 59 − 34 leaves 407 points between header and footer; the accessory may have 200 of them.
  @Test(
    arguments: [(90.0, 90.0), (200, 200), (201, nil), (500, nil), (40, 40), (1, 1), (0, nil)] as [(Double, Double?)])
  func accessory(asked: Double, given: Double?) throws {
    let layout = try laidOut(#"headerAccessory={"height": \#(asked), "text": "Gate B"}"#)
    #expect(layout.elements.first { $0.name == "navigationHeaderSecondary" }?.height == given)
    #expect(layout.elements.contains { $0.name == "compassButton" } == (given == nil))
  }

  @Test func accessoryNeedsHeaderAndHeight() throws {
    let accessory = #"headerAccessory={"height": 90}"#
    #expect(try !shown(accessory, "settings.isNavigationHeaderEnabled=false").contains("navigationHeaderSecondary"))
    #expect(
      try !shown(accessory, "device.width=852", "device.height=393", "device.safeArea=null").contains(
        "navigationHeaderSecondary"))
  }

  @Test func reportButtonOpens() throws {
    func width(_ expansion: Double) throws -> Double {
      try #require(
        try laidOut("reportButtonExpansion=\(expansion)").elements.first { $0.name == "reportIncidentButton" }
      ).width
    }
    let open = try width(1)
    #expect(try width(0) == 48)
    #expect(open > 100)
    #expect(abs(try width(0.5) - (48 + open) / 2) < 0.01)
  }

  @Test func carScreensHaveNeitherTripBarNorReportButton() throws {
    let names = try shown("device.isCarPlay=true")
    #expect(names.contains("navigationHeader"))
    #expect(names.isDisjoint(with: ["navigationTripProgressBar", "reportIncidentButton"]))
    #expect(try shown().isSuperset(of: ["navigationTripProgressBar", "reportIncidentButton"]))
  }

  @Test func reroutingHasNoStrip() throws {
    #expect(try shown().contains("navigationHeaderSecondary"))
    let names = try shown("guidance.isRerouting=true")
    #expect(names.contains("navigationHeader"))
    #expect(!names.contains("navigationHeaderSecondary"))
    let stopped = try shown("guidance.isActive=false")
    #expect(stopped.isDisjoint(with: ["navigationHeader", "navigationFooter", "speedometer", "reportIncidentButton"]))
  }

  /// A custom colour is the current step's only: later steps have the built-in green.
  @Test(arguments: [(0, "#C8102E"), (1, "#0B6E4F")])
  func laterSteps(offset: Int, color: String) throws {
    let scene = try NavigationScene(
      path: Samples.path("sampleville/noon.json"),
      overrides: [
        "map.sources=[]", "device.scale=1", "guidance.headerStep=\(offset)",
        "settings.navigationHeaderPrimaryBackgroundColor=#C8102E",
      ])
    #expect(try renderer.frame(of: scene).pixels[374, 150] == SRGBColor(hex: color)?.pixel)
  }

  /// Nothing comes after the arrival, so its header has no strip, and nobody swipes further.
  @Test func swipingEndsAtTheLastStep() throws {
    #expect(try shown("guidance.headerStep=1").contains("navigationHeaderSecondary"))
    let names = try shown("guidance.headerStep=7")
    #expect(names.contains("navigationHeader"))
    #expect(!names.contains("navigationHeaderSecondary"))
    let error = #expect(throws: FrameError.self) { try shown("guidance.headerStep=500") }
    #expect(error?.description.contains(#""guidance.headerStep" is 500, but must be 0 to 7"#) == true)
  }

  @Test func targetDistancesAreOneForEachLeg() throws {
    let error = #expect(throws: FrameError.self) {
      try shown("route.routingStrategy=deltaToTargetDistance", "route.targetDistancesMeters=[1, 2, 3, 4, 5, 6, 7]")
    }
    #expect(
      error?.description.contains("number of route.targetDistancesMeters\" is 7, but must be one for each leg") == true)
  }

  @Test func creditIsTheMaps() throws {
    #expect(try !shown().contains("attribution"))
    let scene = try NavigationScene(path: Samples.path("sampleville/noon.json"))
    #expect(try renderer.layout(of: scene).elements.contains { $0.name == "attribution" })
  }

  @Test(arguments: [(99_999_999.0, true), (10, false)])
  func distancesBeyondTheRouteAreWarnedOf(metres: Double, isWarned: Bool) throws {
    let scene = try NavigationScene(
      path: Samples.path("sampleville/noon.json"),
      overrides: ["map.sources=[]", "position.distanceAlongRoute=\(metres)"])
    let warnings = try renderer.compose(scene).warnings.filter {
      $0.contains("position.distanceAlongRoute is 99999999")
    }
    #expect(warnings.count == (isWarned ? 1 : 0))
  }

  @Test func pipesAreNoMaps() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/map"
    try #require(mkfifo(path, 0o600) == 0)
    let error = #expect(throws: FrameError.self) { try laidOut("map.sources=[\"\(path)\"]") }
    #expect(error?.description.contains("it is a pipe") == true)
  }

  @Test func guidesOfNoViewAreNamed() throws {
    let error = #expect(throws: FrameError.self) { try laidOut("bottomTrailingButtonsLayoutGuide=nowhere") }
    #expect(error?.description.contains("the scene has none") == true)
  }

  /// The speedometer gives way to the recenter button in free view, and when the user has zoomed far away.
  @Test(arguments: [
    ("camera.mode=free", true), ("camera.mode=overview", true), ("camera.zoom=15", true), ("camera.zoom=17", false),
    ("camera.mode=following", false),
  ])
  func recenter(key: String, isShown: Bool) throws {
    let names = try shown(key)
    #expect(names.contains("recenterButton") == isShown)
    #expect(names.contains("speedometer") == !isShown)
    #expect(try !shown(key, "settings.isRecenterButtonEnabled=false").contains("recenterButton"))
  }

  @Test func guides() throws {
    let layout = try laidOut()
    let expected: [String: [Double]] = [
      "map": [0, 0, 393, 852], "safeArea": [0, 59, 393, 759], "navigationHeaderLayoutGuide": [12, 63, 369, 164],
      "headerAccessory": [12, 227, 369, 0], "navigationFooterLayoutGuide": [12, 750, 369, 76],
      "bottomTrailingButtonsLayoutGuide": [333, 690, 48, 48],
      "bottomTrailingButtonsAlternateLayoutGuide": [333, 690, 48, 48],
    ]
    #expect(layout.guides.map(\.name) == expected.keys.sorted())
    for guide in layout.guides { #expect([guide.x, guide.y, guide.width, guide.height] == expected[guide.name]) }
    let hidden = try laidOut("settings.isNavigationHeaderEnabled=false")
    #expect(hidden.guides.first { $0.name == "navigationHeaderLayoutGuide" }?.height == 0)
  }

  /// 227 is the header's lower edge; a button is 48 wide and high.
  @Test(arguments: [("en_US", 393 - 14 - 48.0), ("ar_EG", 14.0)])
  func buttonsStandAboveAGuideOfTheApps(locale: String, x: Double) throws {
    let place =
      #"views=[{"name": "place", "constraints": ["top == navigationHeaderLayoutGuide.bottom + 180", "trailing == map.trailing - 14", "width == 0", "height == 0"]}]"#
    let layout = try laidOut("locale=\(locale)", place, "bottomTrailingButtonsLayoutGuide=place")
    let button = try #require(layout.elements.first { $0.name == "reportIncidentButton" })
    #expect([button.x, button.y, button.width, button.height] == [x, 227 + 180 - 48, 48, 48])
    #expect(layout.guides.first { $0.name == "bottomTrailingButtonsLayoutGuide" }?.y == 359)
    #expect(throws: FrameError.self) { try laidOut("bottomTrailingButtonsLayoutGuide=nowhere") }
  }

  @Test(arguments: [("en_US", 12.0), ("ar_EG", 321.0)])
  func viewsStandAtGuides(locale: String, x: Double) throws {
    let layout = try laidOut(
      "locale=\(locale)",
      ##"views=[{"name": "mine", "backgroundColor": "#FF0000", "constraints": ["top == navigationHeaderLayoutGuide.bottom + 8", "leading == navigationHeaderLayoutGuide.leading", "width == 60", "height == 20"]}]"##
    )
    #expect(layout.elements.last == .init(name: "mine", x: x, y: 235, width: 60, height: 20))
  }

  @Test(arguments: [
    (#"["top == map.top"]"#, #"the view "mine": no constraint says where it is from side to side"#),
    (#"["top == map.top", "top == map.bottom", "left == map.left"]"#, "cannot hold together"),
  ])
  func viewsThatCannotBePlaced(constraints: String, message: String) throws {
    let views = #"views=[{"name": "mine", "text": "a", "constraints": \#(constraints)}]"#
    let error = #expect(throws: FrameError.self) { try laidOut(views) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  /// A red picture of 4 × 2 pixels in a view of 40 × 40: fitted, so 40 × 20 in the middle.
  @Test func picturesAreFittedIn() throws {
    var picture = PixelBuffer(width: 4, height: 2)
    for y in 0..<2 { for x in 0..<4 { picture[x, y] = try #require(SRGBColor(hex: "#FF0000")).pixel } }
    var scene = try NavigationScene(
      path: Samples.path("sampleville/noon.json"), overrides: ["map.sources=[]", "device.scale=1"])
    var view = ViewOptions(
      name: "mine",
      constraints: ["top == map.top + 300", "left == map.left + 200", "width == 40", "height == 40"].compactMap {
        LayoutConstraint($0)
      })
    view.content.backgroundColor = SRGBColor(hex: "#0000FF")
    view.content.image = .png(PNG.encode(picture))
    scene.views = [view]
    let pixels = try renderer.frame(of: scene).pixels
    for (y, color) in [(301, "#0000FF"), (309, "#0000FF"), (311, "#FF0000"), (328, "#FF0000"), (331, "#0000FF")] {
      for x in [201, 238] { #expect(pixels[x, y] == SRGBColor(hex: color)?.pixel, "(\(x), \(y))") }
    }
    scene.views[0].content.image = .file("/no/such/picture.png")
    #expect(throws: FrameError.self) { try renderer.layout(of: scene) }
    scene.views[0].content.image = .png([1, 2, 3])
    #expect(throws: FrameError.self) { try renderer.layout(of: scene) }
  }

  /// Border, opacity, several lines and a colour for the dark, stated in a scene.
  @Test func looksOfViews() throws {
    func pixels(_ keys: String, _ overrides: [String] = []) throws -> Frame {
      let view =
        ##"{"name": "mine", "constraints": ["top == map.top + 300", "left == map.left + 200", "width == 60", "height == 60"], "backgroundColor": {"light": "#0000FF", "dark": "#00FF00"}, \##(keys)}"##
      let scene = try NavigationScene(
        path: Samples.path("sampleville/noon.json"),
        overrides: ["map.sources=[]", "device.scale=1", "views=[\(view)]"] + overrides)
      return try renderer.frame(of: scene)
    }
    let bordered = try pixels(##""borderWidth": 3, "borderColor": "#FF0000", "accessibilityLabel": "Mine""##)
    #expect(bordered.pixels[202, 330] == SRGBColor(0xFF0000).pixel)
    #expect(bordered.pixels[204, 330] == SRGBColor(0x0000FF).pixel)
    #expect(bordered.layout.elements.last?.accessibilityLabel == "Mine")
    let night = try pixels(#""alpha": 1"#, ["lightingMode=lowLight"])
    #expect(night.pixels[230, 330] == SRGBColor(0x00FF00).pixel)
    let hidden = try pixels(#""isHidden": true"#)
    #expect(!hidden.layout.elements.contains { $0.name == "mine" })
    #expect(hidden.pixels[230, 330] != SRGBColor(0x0000FF).pixel)
    let ground = hidden.pixels[230, 330]
    let faint = try pixels(#""alpha": 0.25"#).pixels[230, 330]
    #expect(abs(Int(faint.blue) - (Int(ground.blue) * 3 + 255) / 4) <= 1)
    #expect(abs(Int(faint.red) - Int(ground.red) * 3 / 4) <= 1)
    for (keys, key) in [
      (#""alpha": 2"#, "alpha"), (#""borderWidth": -1"#, "borderWidth"), (#""numberOfLines": 1.5"#, "numberOfLines"),
      (#""lineBreakMode": "never""#, "lineBreakMode"), (#""contentMode": 3"#, "contentMode"),
      (#""shadowOffset": {"left": 1}"#, "shadowOffset.left"), (#""shadowOpacity": "much""#, "shadowOpacity"),
      (##""borderColor": {"light": "#FFFFFF"}"##, "borderColor.dark"), (#""isHidden": 1"#, "isHidden"),
    ] {
      let error = #expect(throws: SceneError.self) { try pixels(keys) }
      #expect(error?.description.contains(key) == true, "\(error?.description ?? "")")
    }
  }
}
