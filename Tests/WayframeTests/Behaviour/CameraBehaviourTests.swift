import Foundation
import Testing
import Wayframe

/// Compass, my location and recenter; what gestures do to the camera, and what guidance asks of it.
@Suite struct CameraBehaviourTests {
  private func tap(_ name: String, _ mapView: MapView) throws {
    let box = try #require(try MapViewTests.element(name, mapView), "\(name)")
    #expect(try mapView.tap(at: CGPoint(x: box.x + box.width / 2, y: box.y + box.height / 2)) == name)
  }

  private static let places: [Double] = [0, 20, 45, 90, 130]

  /// The route turns often, so each place has a bearing of its own; the last case looks north while following.
  @Test(arguments: places.flatMap { seconds in FollowingPerspective.allCases.map { (seconds, $0) } })
  func theCompassLeadsToTheOverviewAndBack(seconds: Double, perspective: FollowingPerspective) throws {
    let mapView = try MapViewTests.drivenMapView()
    mapView.advance(by: seconds)
    mapView.followingPerspective = perspective
    for _ in 0..<2 {
      func place() throws -> [Double] {
        let compass = try #require(try MapViewTests.element("compassButton", mapView))
        return [compass.x, compass.y, compass.width, compass.height]
      }
      let usual = try place()
      try tap("compassButton", mapView)
      #expect(mapView.cameraMode == .overview)
      #expect(try place() == usual)
      // North up: the marks of two places on one meridian stand one above the other.
      try mapView.pan(by: CGPoint(x: 1, y: 0))
      #expect(mapView.cameraOptions.bearing == 0)
      #expect(mapView.cameraOptions.viewingAngle == 0)
      mapView.cameraMode = .overview
      try tap("compassButton", mapView)
      #expect(mapView.cameraMode == .following)
      #expect(mapView.followingPerspective == .tilted)
    }
  }

  @Test(arguments: [("following", true), ("overview", true), ("free", false)])
  func scenesShowTheCompassWhereItLeadsSomewhere(mode: String, isShown: Bool) throws {
    let renderer = try FrameRenderer()
    func isThere(_ overrides: String...) throws -> Bool {
      let scene = try NavigationScene(
        path: Samples.path("helsinki/day.json"),
        overrides: ["map.sources=[]", "camera.mode=\(mode)", "camera.followingPerspective=topDownNorthUp"] + overrides)
      return try renderer.layout(of: scene).elements.contains { $0.name == "compassButton" }
    }
    #expect(try isThere() == isShown)
    #expect(try isThere("camera.bearing=30"))
    #expect(try !isThere("camera.bearing=30", "settings.compassButton=false"))
  }

  /// A mark under the compass is moved out from under it: the overview gets lower.
  @Test(arguments: stride(from: 0.0, to: 2_000, by: 100).map { $0 })
  func noMarkLiesUnderTheCompass(metres: Double) throws {
    let renderer = try FrameRenderer()
    for sample in ["helsinki/overview", "sampleville/overview"] {
      let scene = try NavigationScene(
        path: Samples.path("\(sample).json"),
        overrides: ["map.sources=[]", "device.scale=1", "position.distanceAlongRoute=\(metres)"])
      let layout = try renderer.layout(of: scene)
      let compass = try #require(layout.elements.first { $0.name == "compassButton" })
      for mark in layout.landmarks where ["position", "destination", "waypoint"].contains(mark.kind) {
        let isBeside = mark.x + 24 <= compass.x || mark.x - 24 >= compass.x + 48
        let isBelow = mark.y - 48 >= compass.y + 48
        #expect(isBeside || isBelow || mark.y + 24 <= compass.y, "\(sample) \(mark)")
      }
    }
  }

  @Test func myLocationNeedsAKnownPlace() throws {
    let renderer = try FrameRenderer()
    func isShown(_ overrides: String...) throws -> Bool {
      let scene = try NavigationScene(
        path: Samples.path("sampleville/noon.json"),
        overrides: ["device.scale=1", "settings.myLocationButton=true"] + overrides)
      return try renderer.layout(of: scene).elements.contains { $0.name == "myLocationButton" }
    }
    #expect(try isShown())
    #expect(try !isShown("isMyLocationEnabled=false"))
    #expect(try !isShown("route=null", "position=null"))
    #expect(try isShown("route=null", #"position={"latitude": 41.06, "longitude": 29.62}"#))
    #expect(try isShown("camera.mode=free"))
    #expect(try isShown("isNavigationEnabled=false"))
    let scene = try NavigationScene(
      path: Samples.path("sampleville/noon.json"),
      overrides: ["route=null", "position=null", "settings.myLocationButton=true"])
    #expect(try renderer.findings(in: scene).contains { $0.subject == "myLocationButton" })
    // A map view learns the place from the simulator.
    let file = Samples.path("sampleville/sampleville-route.json")
    let mapView = MapView(scene, renderer: renderer, routeProvider: FileRouteProvider(paths: [file]))
    #expect(try MapViewTests.element("myLocationButton", mapView) == nil)
    mapView.locationSimulator?.simulateLocation(at: Coordinate(latitude: 41.06, longitude: 29.62))
    #expect(try MapViewTests.element("myLocationButton", mapView) != nil)
  }

  /// 0.5 levels about a point 100 points beside the middle would move the map by 100 · (√2 − 1) = 41 points.
  @Test(arguments: [(true, true, true), (false, true, false), (true, false, false)])
  func zoomingAboutAPointNeedsScrolling(scroll: Bool, allow: Bool, isHeld: Bool) throws {
    let mapView = try MapViewTests.drivenMapView()
    mapView.followingPerspective = .topDownNorthUp
    mapView.cameraMode = .free
    mapView.settings.scrollGestures = scroll
    mapView.settings.allowScrollGesturesDuringRotateOrZoom = allow
    let before = try MapViewTests.position(mapView)
    let anchor = CGPoint(x: before.x, y: before.y)
    let focus = CGPoint(x: anchor.x + 100, y: anchor.y)
    try mapView.zoom(by: 0.5, around: focus)
    let zoomed = try MapViewTests.position(mapView)
    #expect(abs(zoomed.x - before.x + (isHeld ? 100 * (2.squareRoot() - 1) : 0)) < 0.01)
    #expect(abs(zoomed.y - before.y) < 0.01)
    try mapView.zoom(by: -0.5, around: focus)
    try mapView.rotate(by: 90, around: focus)
    let turned = try MapViewTests.position(mapView)
    // A quarter clockwise about a point on the right leads straight above it.
    #expect(abs(turned.x - before.x - (isHeld ? 100 : 0)) < 0.01)
    #expect(abs(turned.y - before.y + (isHeld ? 100 : 0)) < 0.01)
    try mapView.pan(by: CGPoint(x: 10, y: 0))
    #expect(abs(try MapViewTests.position(mapView).x - turned.x - (scroll ? 10 : 0)) < 0.01)
  }

  /// With guidance the position is low on the screen, without and with north up it is in the middle of what is free.
  @Test(arguments: FollowingPerspective.allCases, [true, false])
  func whereThePositionIs(perspective: FollowingPerspective, isGuiding: Bool) throws {
    let mapView = try MapViewTests.drivenMapView()
    mapView.followingPerspective = perspective
    if !isGuiding { mapView.navigator?.isGuidanceActive = false }
    let layout = try mapView.frame().layout
    let position = try MapViewTests.position(mapView)
    func guide(_ name: String) -> FrameLayout.Element? { layout.guides.first { $0.name == name } }
    let header = try #require(guide("navigationHeaderLayoutGuide"))
    let footer = try #require(guide("navigationFooterLayoutGuide"))
    let (top, bottom) = (header.y + header.height, footer.y)
    let share = (position.y - top) / (bottom - top)
    if isGuiding && perspective != .topDownNorthUp {
      #expect(share > 0.7)
      #expect(position.y < bottom)
    } else {
      #expect(abs(share - 0.5) < 0.001)
    }
    try mapView.pan(by: .zero)
    let camera = mapView.cameraOptions
    #expect((camera.bearing == 0) == (perspective == .topDownNorthUp))
    #expect(perspective == .tilted ? (30...45).contains(camera.viewingAngle) : camera.viewingAngle == 0)
  }

  @Test(arguments: [(12.0, 30.0), (13.5, 30), (14.75, 37.5), (16, 45), (20, 45)])
  func theTiltDependsOnTheZoom(zoom: Double, degrees: Double) throws {
    let mapView = try MapViewTests.drivenMapView()
    mapView.cameraOptions.followingZoomLevel = zoom
    try mapView.pan(by: .zero)
    #expect(abs(mapView.cameraOptions.viewingAngle - degrees) < 1e-9)
    #expect(mapView.cameraOptions.zoom == zoom)
  }

  /// The overview keeps what lies ahead in sight as the trip goes on: it comes nearer.
  @Test func theOverviewFollowsTheTrip() throws {
    let mapView = try MapViewTests.drivenMapView()
    func zoom() throws -> Double {
      mapView.cameraMode = .overview
      try mapView.pan(by: .zero)
      return try #require(mapView.cameraOptions.zoom)
    }
    let early = try zoom()
    mapView.advance(by: 150)
    #expect(try zoom() > early + 0.3)
  }

  /// Recenter shows in free view and in the overview, and hides limit and speed; a tap takes it away.
  @Test(arguments: [CameraMode.free, .overview]) func recenter(mode: CameraMode) throws {
    let mapView = try MapViewTests.drivenMapView()
    #expect(try MapViewTests.element("recenterButton", mapView) == nil)
    mapView.cameraMode = mode
    let names = try MapViewTests.names(mapView)
    #expect(names.contains("recenterButton"))
    #expect(names.isDisjoint(with: ["speedometer", "speedLimit"]))
    mapView.settings.isRecenterButtonEnabled = false
    #expect(try MapViewTests.element("recenterButton", mapView) == nil)
    mapView.settings.isRecenterButtonEnabled = true
    try tap("recenterButton", mapView)
    #expect(mapView.cameraMode == .following)
    #expect(try MapViewTests.element("recenterButton", mapView) == nil)
  }

  /// A step that was swiped to stays in the header while the way before it is driven, and gives way once it is passed.
  @Test func theHeaderKeepsTheStepItWasSwipedTo() throws {
    let mapView = try MapViewTests.drivenMapView()
    let navigator = try #require(mapView.navigator)
    let steps = try #require(navigator.progress?.announcedSteps)
    try #require(steps.count > 3)
    mapView.swipeHeader(by: 2)
    #expect(try mapView.scene().guidance.headerStep == 2)
    func drive(past step: Step) {
      while let distance = navigator.progress?.distanceAlongRoute, distance < step.distanceAlongRoute {
        mapView.advance(by: 1)
      }
    }
    drive(past: steps[0])
    #expect(try mapView.scene().guidance.headerStep == 1)
    mapView.swipeHeader(by: 1)
    #expect(try mapView.scene().guidance.headerStep == 2)
    drive(past: steps[1])
    #expect(try mapView.scene().guidance.headerStep == 1)
    drive(past: steps[3])
    #expect(try mapView.scene().guidance.headerStep == 0)
    mapView.swipeHeader(by: 1)
    navigator.setDestinations([NavigationWaypoint(title: "Harbour")])
    #expect(try mapView.scene().guidance.headerStep == 0)
  }
}
