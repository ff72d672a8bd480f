import Foundation
import Testing
import Wayframe

/// What guidance draws on the map, wherever the camera looks: lights, signs, arrow, alternates, traffic and marks.
///
/// Along the sample's route traffic lights stand at 1270, 1761, 2125 (passed again at 2946), 3134, 3929 and 4419 m, a stop
/// sign at 2822 m.
@Suite struct GuidanceOnTheMapTests {
  private let renderer: FrameRenderer

  init() throws { renderer = try FrameRenderer() }

  private func scene(_ overrides: [String]) throws -> NavigationScene {
    try NavigationScene(
      path: Samples.path("sampleville/noon.json"),
      overrides: ["device.scale=1", "isBuildingsEnabled=false"] + overrides)
  }

  private func landmarks(_ kind: String, _ overrides: String...) throws -> [FrameLayout.Landmark] {
    try renderer.layout(of: scene(overrides)).landmarks.filter { $0.kind == kind }
  }

  private static let marks: Set<String> = ["trafficLight", "stopSign", "maneuver", "position"]

  /// Seen from straight above a drag moves every mark by its own length.
  @Test func marksStayWhenTheUserMovesTheMap() throws {
    let mapView = MapView(
      try scene(["position.distanceAlongRoute=2060", "camera.followingPerspective=topDownHeadingUp"]),
      renderer: renderer)
    func marks() throws -> [FrameLayout.Landmark] {
      try mapView.frame().layout.landmarks.filter { Self.marks.contains($0.kind) }
    }
    let before = try marks()
    #expect(Set(before.map(\.kind)).isSuperset(of: ["trafficLight", "maneuver", "position"]))
    try mapView.pan(by: CGPoint(x: 14, y: 9))
    #expect(mapView.cameraMode == .free)
    let after = try marks()
    try #require(after.map(\.kind) == before.map(\.kind))
    // The stop sign steps aside for the button that appears.
    for (a, b) in zip(before, after) where a.kind != "stopSign" {
      #expect(abs(b.x - a.x - 14) < 0.01, "\(a) \(b)")
      #expect(abs(b.y - a.y - 9) < 0.01, "\(a) \(b)")
    }
    try mapView.zoom(by: 0.5)
    #expect(try Set(marks().map(\.kind)) == Set(before.map(\.kind)))
    try mapView.rotate(by: 10)
    #expect(try marks().contains { $0.kind == "trafficLight" })
    mapView.settings.showsTrafficLights = false
    #expect(try !marks().contains { $0.kind == "trafficLight" })
  }

  /// The camera looks at the light at 3134 m or at 3929 m: it is shown while it is among the next three.
  @Test(arguments: [
    (41.060201, 29.618843, 0.0, false), (41.060201, 29.618843, 1_250, false), (41.060201, 29.618843, 1_300, true),
    (41.060201, 29.618843, 3_100, true), (41.056708, 29.614800, 1_750, false), (41.056708, 29.614800, 1_800, true),
    (41.056708, 29.614800, 3_140, true), (41.056708, 29.614800, 3_940, false),
  ])
  func theNextThreeCountFromThePosition(latitude: Double, longitude: Double, metres: Double, isShown: Bool) throws {
    let keys = [
      "camera.mode=free", "camera.latitude=\(latitude)", "camera.longitude=\(longitude)", "camera.zoom=17.5",
      "position.distanceAlongRoute=\(metres)",
    ]
    let found = try renderer.layout(of: scene(keys)).landmarks.filter {
      $0.kind == "trafficLight" && abs($0.x - 196.5) < 60 && abs($0.y - 426) < 60
    }
    #expect(!found.isEmpty == isShown)
  }

  /// Guidance alone decides; without it the style shows the map's own lights whatever the settings say.
  @Test func settingsOfLightsAndSignsActInNavigationOnly() throws {
    let place = [
      "camera.mode=free", "camera.latitude=41.060275", "camera.longitude=29.621073", "camera.zoom=18",
      "isMyLocationEnabled=false", "settings.compassButton=false",
    ]
    func frame(_ overrides: String...) throws -> PixelBuffer { try renderer.frame(of: scene(place + overrides)).pixels }
    let off = ["settings.showsTrafficLights=false", "settings.showsStopSigns=false"]
    for idle in ["guidance.isActive=false", "isNavigationEnabled=false", "route=null"] {
      let (with, without) = (try frame(idle), try frame(idle, off[0], off[1]))
      #expect(with == without, "\(idle)")
      #expect(try landmarks("trafficLight", idle).isEmpty)
    }
    #expect(try frame() != frame(off[0], off[1]))
    let findings = try renderer.findings(in: scene(["guidance.isActive=false"] + off))
    #expect(Set(findings.map(\.subject)).isSuperset(of: ["showsTrafficLights", "showsStopSigns"]))
  }

  /// Every route of the answer and its traffic are drawn in all three camera modes; colours are those of the design.
  @Test(arguments: [CameraMode.following, .overview, .free]) func alternatesAndTrafficStay(mode: CameraMode) throws {
    var scene = try scene(["map.sources=[]", "position.distanceAlongRoute=300", "camera.followingZoomLevel=13.5"])
    scene.camera.mode = mode
    if mode == .free {
      (scene.camera.zoom, scene.camera.coordinate) = (13.5, Coordinate(latitude: 41.06, longitude: 29.617))
    }
    func frame(_ change: (inout NavigationScene) -> Void) throws -> PixelBuffer {
      var changed = scene
      change(&changed)
      return try renderer.frame(of: changed).pixels
    }
    let usual = try frame { _ in }
    #expect(try usual != frame { $0.route?.alternateRoutesStrategy = .none })
    #expect(try usual != frame { $0.isTrafficEnabled = false })
  }

  // MARK: The destination

  @Test func markersGoAndTheBuildingStays() throws {
    func layout(_ overrides: String...) throws -> FrameLayout {
      try renderer.layout(
        of: NavigationScene(path: Samples.path("sampleville/arrival.json"), overrides: ["device.scale=1"] + overrides))
    }
    func kinds(_ layout: FrameLayout, _ kind: String) -> [FrameLayout.Landmark] {
      layout.landmarks.filter { $0.kind == kind }
    }
    let (on, off) = (try layout(), try layout("settings.showsDestinationMarkers=false"))
    #expect(kinds(on, "destination").count == 1)
    #expect(kinds(off, "destination").isEmpty)
    #expect(!kinds(on, "entrance").isEmpty)
    #expect(kinds(on, "entrance") == kinds(off, "entrance"))
  }

  /// The pin is gone from its place; the building's colour and the dots before the door are there as before.
  @Test func onlyThePinsPixelsChange() throws {
    func frame(_ overrides: String...) throws -> Frame {
      try renderer.frame(
        of: NavigationScene(
          path: Samples.path("sampleville/arrival.json"),
          overrides: ["device.scale=1", "isBuildingsEnabled=false"] + overrides))
    }
    let (on, off) = (try frame(), try frame("settings.showsDestinationMarkers=false"))
    let pin = try #require(on.layout.landmarks.first { $0.kind == "destination" })
    var changed = 0
    for y in 0..<on.pixels.height {
      for x in 0..<on.pixels.width where on.pixels[x, y] != off.pixels[x, y] {
        changed += 1
        #expect(abs(Double(x) - pin.x) < 30, "(\(x), \(y))")
        #expect(Double(y) < pin.y + 6, "(\(x), \(y))")
        #expect(Double(y) > pin.y - 60, "(\(x), \(y))")
      }
    }
    #expect(changed > 400)
  }

  @Test func stopsAreMarkersToo() throws {
    let renderer = try FrameRenderer()
    func kinds(_ overrides: String...) throws -> Set<String> {
      let scene = try NavigationScene(
        path: Samples.path("sampleville/overview.json"), overrides: ["device.scale=1", "map.sources=[]"] + overrides)
      return Set(try renderer.layout(of: scene).landmarks.map(\.kind))
    }
    #expect(try kinds().isSuperset(of: ["destination", "waypoint", "position"]))
    #expect(try kinds("settings.showsDestinationMarkers=false").isDisjoint(with: ["destination", "waypoint"]))
  }
}
