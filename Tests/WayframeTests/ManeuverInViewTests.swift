import Geometry
import MapDrawing
import TestSupport
import Testing

@testable import Wayframe

/// The next manoeuvre is in what the interface leaves free, as long as the camera can hold it there.
@Suite struct ManeuverInViewTests {
  private let renderer: FrameRenderer

  init() throws { renderer = try FrameRenderer() }

  /// The manoeuvre in points, and what header and footer leave free for it.
  private func place(_ overrides: [String], on device: String) throws -> (maneuver: Point?, header: Rect, footer: Rect)
  {
    let scene = try NavigationScene(
      path: Samples.path("helsinki/day.json"), overrides: ["device=\"\(device)\"", "device.scale=1"] + overrides)
    let layout = try renderer.layout(of: scene)
    func frame(_ name: String) -> Rect {
      layout.elements.first { $0.name == name }.map { Rect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
        ?? .null
    }
    let maneuver = layout.landmarks.first { $0.kind == "maneuver" }.map { Point($0.x, $0.y) }
    return (maneuver, frame("navigationHeader").union(frame("navigationHeaderSecondary")), frame("navigationFooter"))
  }

  /// The turn stands 796 metres from the start of the route.
  @Test(
    arguments: ["phone", "smallPhone", "320x568", "splitView", "carSmall", "carWide", "phoneLandscape", "tablet"],
    [560.0, 620, 680, 700, 760])
  func theTurnIsSeen(device: String, distance: Double) throws {
    // From 236 metres away it would take the split view's 180 points of road to a scale at which no arrow is drawn.
    if device == "splitView" && distance < 620 { return }
    let place = try place(["position.distanceAlongRoute=\(distance)"], on: device)
    let maneuver = try #require(place.maneuver, "\(device) at \(distance)")
    #expect(!place.header.contains(maneuver), "\(device) at \(distance): \(maneuver) under \(place.header)")
    #expect(!place.footer.contains(maneuver))
    #expect(maneuver.y >= 12, "room for the arrow")
  }

  /// Who states a zoom gets it.
  @Test func aStatedZoomStays() throws {
    for key in ["camera.zoom", "camera.followingZoomLevel"] {
      let scene = try NavigationScene(
        path: Samples.path("helsinki/day.json"),
        overrides: ["device=\"splitView\"", "position.distanceAlongRoute=620", "\(key)=17.5"])
      #expect(try renderer.interface(of: scene).camera.zoom == 17.5)
    }
  }

  /// On the last 160 m the camera comes nearer, by 1.1 levels, without a jump; a stated zoom stays. The sample's route is
  /// 2,221.8 m long.
  @Test func theCameraComesNearerOnArrival() throws {
    func camera(_ before: Double, _ more: [String] = []) throws -> Camera {
      let scene = try NavigationScene(
        path: Samples.path("helsinki/day.json"),
        overrides: ["route.destinationPlaceID=null", "position.distanceAlongRoute=\(2_221.807 - before)"] + more)
      return try renderer.interface(of: scene).camera
    }
    #expect(try camera(165).zoom == 17.2)
    #expect(abs(try camera(100).zoom - 17.75) < 0.01)
    #expect(try camera(39).zoom == 18.3)
    #expect(try camera(10).zoom == 18.3)
    #expect(try camera(10, ["camera.followingZoomLevel=17"]).zoom == 17)
    // Its building stays in view.
    #expect(try camera(10, ["route.destinationPlaceID=\"osm:way/289767497\""]).zoom == 17.2)
    var last = try camera(170).zoom
    for before in stride(from: 165.0, through: 5, by: -5) {
      let zoom = try camera(before).zoom
      #expect((0...0.08).contains(zoom - last), "\(before)")
      last = zoom
    }
  }

  /// Far from the turn the camera is as near as ever, and on the way there the zoom has no jump.
  @Test(arguments: ["smallPhone", "splitView"]) func theZoomHasNoJump(device: String) throws {
    func zoom(_ distance: Double) throws -> Double {
      let scene = try NavigationScene(
        path: Samples.path("helsinki/day.json"),
        overrides: ["device=\"\(device)\"", "position.distanceAlongRoute=\(distance)"])
      return try renderer.interface(of: scene).camera.zoom
    }
    #expect(try zoom(120) == 17.2)
    #expect(try zoom(780) == 17.2)
    var (last, lowest) = (try zoom(400), 17.2)
    for distance in stride(from: 402.0, through: 560, by: 2) {
      let next = try zoom(distance)
      #expect(abs(next - last) < 0.25, "\(device): from \(last) to \(next) at \(distance)")
      lowest = min(lowest, next)
      last = next
    }
    #expect(lowest >= 15.5)
  }
}
