import Foundation
import TestSupport
import Testing
import Wayframe

/// What the check says of scenes, and of which it says nothing.
@Suite struct SceneCheckTests {
  private let renderer: FrameRenderer

  init() throws { renderer = try FrameRenderer() }

  private func findings(
    _ overrides: [String] = [], sample: String = "sampleville/lanes.json", locales: [String] = [],
    devices: [DevicePreset] = []
  ) throws -> [Finding] {
    let scene = try NavigationScene(path: Samples.path(sample), overrides: ["map.sources=[]"] + overrides)
    return try renderer.findings(
      in: scene, locales: locales,
      devices: devices.map { CheckedDevice(name: $0.rawValue, device: $0.device(like: scene.device)) })
  }

  /// The built-in look has no findings in any language on phones and tablets.
  @Test(arguments: ["helsinki/day.json", "sampleville/lanes.json", "sampleville/noon.json", "sampleville/arrival.json"])
  func builtInLook(sample: String) throws {
    let found = try findings(
      sample: sample, locales: FrameRenderer.checkedLocales, devices: [.smallPhone, .phone, .tablet])
    #expect(found.isEmpty, "\(CheckReport(found).text())")
  }

  /// White on #0F9D58 is 3.51 : 1, enough for the large texts alone; #767676 on white is the faintest grey to pass.
  @Test(
    arguments: [
      ("#0F9D58", nil, true), ("#0B8043", nil, false), ("#FFFFFF", "#767676", false), ("#FFFFFF", "#777777", true),
    ] as [(String, String?, Bool)])
  func contrast(background: String, units: String?, isFound: Bool) throws {
    var keys = ["Primary", "Secondary"].flatMap { part in
      ["", "NightMode"].map { "settings.navigationHeader\(part)BackgroundColor\($0)=\(background)" }
    }
    if let units { keys.append("settings.navigationHeaderDistanceUnitsTextColor=\(units)") }
    let found = try findings(keys)
    #expect(found.contains { $0.kind == .contrast && $0.subject == "navigationHeader" } == isFound)
    #expect(found.allSatisfy { $0.kind == .contrast })
    if isFound { #expect(found.allSatisfy { $0.lightingModes == ["normal", "lowLight"] }) }
  }

  /// A colour for the day alone is seen by day alone when the night has its own.
  @Test func lightIsTold() throws {
    let found = try findings([
      "settings.navigationHeaderPrimaryBackgroundColor=#0F9D58",
      "settings.navigationHeaderPrimaryBackgroundColorNightMode=#000000",
    ])
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.kind == .contrast && $0.lightingModes == ["normal"] })
  }

  /// The speed panel's own colours: dark grey on black.
  @Test func speedometerColors() throws {
    let panel = ##"{"minor": {"normal": {"textColor": "#333333", "backgroundColor": "#000000"}}}"##
    let found = try findings([
      "settings.speedometerUIOptions=\(panel)", #"route.speedLimit={"value": 50}"#, "position.speed=18",
    ])
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.kind == .contrast && $0.subject == "speedometer" })
    #expect(found.allSatisfy { $0.lightingModes == ["normal"] })
  }

  @Test func lanesThatLookLikeTheirGround() throws {
    let white = [
      "settings.navigationHeaderSecondaryBackgroundColor=#FFFFFF",
      "settings.navigationHeaderSecondaryBackgroundColorNightMode=#FFFFFF",
    ]
    #expect(try findings(white).isEmpty)
    let found = try findings(white + ["settings.navigationHeaderGuidanceRecommendedLaneColor=#FFFFFF"])
    #expect(found.map(\.kind) == [.laneColor])
  }

  @Test func cutTextsAndSmallMaps() throws {
    let long = String(repeating: "Weidenbusch ", count: 12)
    let prompt = #"prompt={"kind": "arrival", "title": "\#(long)"}"#
    #expect(try findings([prompt]).map(\.kind) == [.truncatedText])
    let noRoom = try findings(["settings.isNavigationTripProgressBarEnabled=true"], devices: [.phone, .splitView])
    #expect(noRoom.filter { $0.subject == "navigationTripProgressBar" }.map(\.devices) == [["splitView"]])
    let accessory = try findings([#"headerAccessory={"height": 90}"#], devices: [.phoneLandscape])
    #expect(
      accessory.map(\.message).contains(
        "is not shown: the accessory view asks for 90 points of height, and 8 are left"))
  }

  @Test func viewsInTheWay() throws {
    func view(_ constraints: String) -> [String] {
      [#"views=[{"name": "mine", "constraints": [\#(constraints), "width == 100", "height == 40"]}]"#]
    }
    let free = view(#""top == navigationHeaderLayoutGuide.bottom + 20", "leading == safeArea.leading + 12""#)
    #expect(try findings(free).isEmpty)
    let onHeader = try findings(view(#""top == navigationHeaderLayoutGuide.top", "centerX == map.centerX""#))
    #expect(onHeader.map(\.message) == ["lies on navigationHeader"])
    let outside = try findings(view(#""bottom == map.top + 20", "leading == map.leading""#))
    #expect(outside.map(\.message) == ["reaches beyond the map's edge"])
  }

  /// A view over any control is found, over the trip bar too: 12 wide from 12 on, 242 to 642 down.
  @Test(arguments: [
    ("navigationTripProgressBar", 12.0, 400.0), ("speedometer", 20, 660), ("compassButton", 340, 250),
    ("reportIncidentButton", 340, 700), ("myLocationButton", 340, 640),
    ("navigationFooter", 100, 770), ("navigationHeaderSecondary", 100, 190),
  ])
  func viewsOverControls(element: String, x: Double, y: Double) throws {
    let view =
      #"views=[{"name": "mine", "constraints": ["left == map.left + \#(x)", "top == map.top + \#(y)", "width == 8", "height == 8"]}]"#
    let found = try findings(
      [view, "settings.isNavigationTripProgressBarEnabled=true", "settings.myLocationButton=true"],
      sample: "sampleville/noon.json", devices: [.phone])
    #expect(found.filter { $0.kind == .overlap }.map(\.message) == ["lies on \(element)"])
  }

  /// A header that an accessory view makes tall takes the trip bar's room.
  @Test func theTripBarsTrueReason() throws {
    let keys = ["settings.isNavigationTripProgressBarEnabled=true", #"headerAccessory={"height": 140}"#]
    let found = try findings(keys, devices: [.smallPhone]).filter { $0.subject == "navigationTripProgressBar" }
    #expect(
      found.map(\.message) == ["is not shown: what stands above and below it leaves less than 200 points of height"])
  }

  /// A map of buildings alone has neither lights nor stop signs; the sample town has both.
  @Test func lightsThatTheMapDoesNotHave() throws {
    let folder = try TemporaryFolder()
    let ring = "[[20, 55], [30, 55], [30, 65], [20, 65], [20, 55]]"
    let feature = #"{"type": "Feature", "properties": {}, "geometry": {"type": "Polygon", "coordinates": [\#(ring)]}}"#
    let path = try folder.write(feature.utf8, to: "plain.geojson")
    func subjects(_ overrides: String...) throws -> [String] {
      let scene = try NavigationScene(path: Samples.path("helsinki/day.json"), overrides: overrides)
      return try renderer.findings(in: scene).filter { $0.kind == .noEffect && $0.subject.hasPrefix("shows") }.map(
        \.subject)
    }
    #expect(try subjects(#"map.sources=["\#(path)"]"#) == ["showsTrafficLights", "showsStopSigns"])
    #expect(try subjects(#"map.sources=["\#(path)"]"#, "settings.showsStopSigns=false") == ["showsTrafficLights"])
    #expect(try !subjects().contains("showsTrafficLights"))
  }

  /// What changes nothing, one key at a time.
  @Test(arguments: [
    (["settings.scrollGestures=false"], "scrollGestures", "a still picture has no gestures"),
    (["settings.indoorPicker=false"], "indoorPicker", "no indoor floors"),
    (
      ["settings.isNavigationHeaderEnabled=false", #"headerAccessory={"height": 90}"#], "headerAccessory",
      "isNavigationHeaderEnabled is false"
    ),
    (
      ["route=null", "settings.navigationHeaderBackgroundAlpha=0.5", "position=null"],
      "navigationHeaderBackgroundAlpha",
      "the scene has no route"
    ),
    (
      [
        #"headerAccessory={"height": 90}"#, "settings.navigationHeaderNextStepTextColor=#FFFFFF",
        "settings.compassButton=false",
      ],
      "navigationHeaderNextStepTextColor", "the accessory view takes the strip's place"
    ),
    (
      ["guidance.isRerouting=true", "settings.navigationHeaderGuidanceRecommendedLaneColor=#FFFFFF"],
      "navigationHeaderGuidanceRecommendedLaneColor", "not shown while rerouting"
    ),
    (
      ["guidance.headerStep=1", "settings.navigationHeaderPrimaryBackgroundColor=#003300"],
      "navigationHeaderPrimaryBackgroundColor", "steps after the current one"
    ),
    (
      [#"prompt={"kind": "crash", "title": "Crash"}"#, "settings.showsIncidentCards=false"], "prompt",
      "showsIncidentCards is false"
    ),
    (
      ["settings.myLocationButton=true", "isMyLocationEnabled=false"], "myLocationButton",
      "isMyLocationEnabled is false"
    ),
    (["camera.bearing=20"], "camera.bearing", "camera.mode is following, not free"),
    (["camera.mode=free", "camera.followingZoomLevel=15"], "camera.followingZoomLevel", "camera.mode is free"),
    (
      ["device.isCarPlay=true", "settings.isNavigationTripProgressBarEnabled=true"],
      "isNavigationTripProgressBarEnabled",
      "cars' screens have no trip bar"
    ),
    (
      ["route.targetDistancesMeters=[500]"], "route.targetDistancesMeters", "route.routingStrategy is defaultBest"
    ),
    (["position.heading=20"], "position.heading", "has the route's heading"),
  ])
  func settingsWithoutEffect(keys: [String], subject: String, reason: String) throws {
    // What the sample itself states may lose its effect, too.
    let own: Set = ["shouldDisplaySpeedometer", "showsTrafficLights", "showsStopSigns"]
    let found = try findings(keys).filter { !own.contains($0.subject) }
    #expect(found.map(\.kind) == [.noEffect], "\(CheckReport(found).text())")
    #expect(found.map(\.subject) == [subject], "\(CheckReport(found).text())")
    #expect(found.first?.message.contains(reason) == true)
  }

  @Test(arguments: [("phone", 393.0, 852.0), ("320x568", 320, 568), ("tabletPortrait", 768, 1_024)])
  func deviceNames(name: String, width: Double, height: Double) throws {
    let device = try #require(Device().resized(to: name))
    #expect(device.width == width)
    #expect(device.height == height)
  }

  @Test(arguments: ["", "watch", "0x10", "10x", "99999x10", "16000x16000"]) func noDevices(name: String) {
    #expect(Device().resized(to: name) == nil)
  }
}
