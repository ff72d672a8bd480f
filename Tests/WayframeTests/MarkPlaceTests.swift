import Foundation
import Geometry
import Testing

@testable import Wayframe

/// Where lights and pins stand: never in the status bar's strip, pins never under a control.
@Suite struct MarkPlaceTests {
  private let renderer: FrameRenderer

  init() throws { renderer = try FrameRenderer() }

  private func layout(_ overrides: [String]) throws -> FrameLayout {
    let scene = try NavigationScene(
      path: Samples.path("sampleville/noon.json"), overrides: ["device.scale=1"] + overrides)
    return try renderer.layout(of: scene)
  }

  /// All along the route without a header, the status bar being 59 points high; a light is at least 16 points high.
  @Test func lightsKeepOffTheStatusBar() throws {
    var count = 0
    for distance in stride(from: 0, through: 4_400, by: 200) {
      let landmarks = try layout([
        "settings.isNavigationHeaderEnabled=false", "position.distanceAlongRoute=\(distance)",
      ]).landmarks.filter { ["trafficLight", "stopSign"].contains($0.kind) }
      count += landmarks.count
      #expect(landmarks.allSatisfy { $0.y >= 59 + 8 }, "at \(distance) m")
    }
    #expect(count > 10)
  }

  /// Guidance begins at the route's start; a route that is only looked at says nothing of a vehicle.
  @Test(arguments: [
    (["guidance.isActive=true"], true), (["guidance.isActive=false"], false),
    (["guidance.isActive=false", "position.distanceAlongRoute=0"], true),
    (["guidance.isActive=true", "isMyLocationEnabled=false"], false),
  ])
  func theVehicleIsWhereSomebodySaysSo(overrides: [String], isShown: Bool) throws {
    let landmarks = try layout(["map.sources=[]", "position=null"] + overrides).landmarks
    #expect(landmarks.contains { $0.kind == "position" } == isShown)
  }

  /// The destination at a place of the frame: in the open, under a button, with its head in the status bar's strip.
  @Test(arguments: [
    ("open", 196.0, 480.0, true), ("report button", 357, 714, false), ("compass", 357, 263, false),
    ("beside the compass", 300, 263, true), ("status bar", 196, 90, false), ("below the status bar", 196, 120, true),
  ])
  func theDestinationsPin(place: String, x: Double, y: Double, isShown: Bool) throws {
    var scene = try NavigationScene(
      path: Samples.path("sampleville/noon.json"),
      overrides: ["device.scale=1", "map.sources=[]", "settings.isNavigationHeaderEnabled=\(y > 200)"])
    let mapView = MapView(scene, renderer: renderer)
    mapView.navigator?.setDestinations([NavigationWaypoint(title: "there")])
    let end = try #require(mapView.navigator?.route?.legs.last?.destination)
    scene.camera.mode = .free
    scene.camera.coordinate = end
    scene.camera.zoom = 14
    scene.camera.bearing = 20
    scene.camera.anchor = Point(x, y)
    let layout = try renderer.layout(of: scene)
    #expect(layout.landmarks.contains { $0.kind == "destination" } == isShown, "\(place)")
  }

  /// An overview whose compass would lie on the destination's pin shows the route below or beside the compass.
  @Test(arguments: [329.0, 16]) func overviewsKeepPinsFromUnderTheCompass(compassX: Double) throws {
    let scene = try NavigationScene(path: Samples.path("sampleville/overview.json"), overrides: ["map.sources=[]"])
    let progress = try #require(try Situation(scene).progress)
    let end = try #require(progress.route.legs.last?.destination)
    func tip(_ compass: Rect?) throws -> Point {
      let camera = CameraDirector(
        scene: scene, progress: progress, position: nil, mapBounds: nil,
        freeRect: Rect(x: 0, y: 227, width: 393, height: 523), controlsTop: 670, compass: compass,
        positionAnchor: Point(196.5, 622)
      ).camera()
      return try #require(camera.project(end)).position * (1 / camera.scale)
    }
    let plain = try tip(nil)
    let far = Rect(x: compassX, y: 239, width: 48, height: 48)
    #expect(try tip(far) == plain)
    let near = Rect(x: compassX, y: plain.y - 60, width: 48, height: 48)
    let wide = Rect(
      minX: min(near.minX, plain.x - 10), minY: near.minY, maxX: max(near.maxX, plain.x + 10), maxY: near.maxY)
    let moved = try tip(wide)
    #expect(!Rect(x: moved.x - 20, y: moved.y - 46, width: 40, height: 46).intersects(wide), "\(moved) under \(wide)")
  }

  /// A pin is 48 points high and keeps ten from the header.
  @Test func overviewsKeepPinsFromTheHeader() throws {
    let scene = try NavigationScene(path: Samples.path("sampleville/overview.json"), overrides: ["map.sources=[]"])
    let progress = try #require(try Situation(scene).progress)
    let camera = CameraDirector(
      scene: scene, progress: progress, position: nil, mapBounds: nil,
      freeRect: Rect(x: 0, y: 227, width: 393, height: 523), controlsTop: 670, compass: nil,
      positionAnchor: Point(196.5, 622)
    ).camera()
    for place in progress.remainingGeometry {
      let tip = try #require(camera.project(place)).position.y / camera.scale
      #expect(tip - 48 >= 227 + 10 - 0.01)
    }
  }
}
