import Foundation
import Guidance
import TestSupport
import Testing
import Wayframe

/// The state that a map view keeps: trips, gestures, taps, time.
@Suite struct MapViewTests {
  /// A phone without map data, so that frames are quick; the route turns often.
  static func mapView(_ overrides: String...) throws -> MapView {
    let scene = try NavigationScene(
      path: Samples.path("helsinki/day.json"),
      overrides: ["map.sources=[]", "device.scale=1", "device.safeArea=null"] + overrides)
    return MapView(scene, renderer: try FrameRenderer())
  }

  /// The same under way: guidance has begun and half a minute is driven.
  static func drivenMapView(_ overrides: String...) throws -> MapView {
    let mapView = try mapView()
    let navigator = try #require(mapView.navigator)
    let simulator = try #require(mapView.locationSimulator)
    #expect(simulator.simulateAlongNewRoute(to: [NavigationWaypoint(title: "Harbour")]) == .ok)
    #expect(navigator.isGuidanceActive)
    mapView.advance(by: 30)
    return mapView
  }

  static func names(_ mapView: MapView) throws -> Set<String> {
    Set(try mapView.frame().layout.elements.map(\.name))
  }

  static func element(_ name: String, _ mapView: MapView) throws -> FrameLayout.Element? {
    try mapView.frame().layout.elements.first { $0.name == name }
  }

  static func position(_ mapView: MapView) throws -> FrameLayout.Landmark {
    try #require(try mapView.frame().layout.landmarks.first { $0.kind == "position" })
  }

  @Test func withoutATripItDrawsTheScene() throws {
    let mapView = try Self.mapView()
    let frame = try mapView.frame()
    #expect(frame.pixels == (try mapView.renderer.frame(of: mapView.base).pixels))
    #expect(try mapView.render().prefix(4) == [0x89, 0x50, 0x4E, 0x47])
  }

  @Test func controlsActAtOnceAndAccessoriesOnTheNextTrip() throws {
    let mapView = try Self.drivenMapView()
    let navigator = try #require(mapView.navigator)
    #expect(try Self.names(mapView).isSuperset(of: ["navigationHeader", "navigationFooter", "compassButton"]))
    mapView.settings.compassButton = false
    mapView.settings.myLocationButton = true
    mapView.settings.isNavigationHeaderEnabled = false
    mapView.settings.isNavigationTripProgressBarEnabled = true
    mapView.settings.navigationHeaderPrimaryBackgroundColor = SRGBColor(0x0033BF)
    let now = try Self.names(mapView)
    #expect(!now.contains("compassButton"))
    #expect(now.contains("myLocationButton"))
    #expect(now.contains("navigationHeader"))
    #expect(!now.contains("navigationTripProgressBar"))
    #expect(try mapView.scene().settings.navigationHeaderPrimaryBackgroundColor == nil)
    navigator.isGuidanceActive = false
    navigator.isGuidanceActive = true
    let next = try Self.names(mapView)
    #expect(!next.contains("navigationHeader"))
    #expect(next.contains("navigationTripProgressBar"))
    #expect(mapView.settings.navigationHeaderPrimaryBackgroundColor == SRGBColor(0x0033BF))
  }

  // MARK: Gestures

  /// Seen from straight above a drag moves everything by its own length.
  @Test func aDragMovesTheMapAndEndsFollowing() throws {
    let mapView = try Self.drivenMapView()
    mapView.followingPerspective = .topDownNorthUp
    let before = try Self.position(mapView)
    let quiet = try Self.names(mapView)
    #expect(!quiet.contains("recenterButton"))
    try mapView.pan(by: CGPoint(x: 40, y: -25))
    let after = try Self.position(mapView)
    #expect(abs(after.x - before.x - 40) < 0.01)
    #expect(abs(after.y - before.y + 25) < 0.01)
    let names = try Self.names(mapView)
    #expect(mapView.cameraMode == .free)
    #expect(names.contains("recenterButton"))
    #expect(!names.contains("speedometer"))
  }

  @Test func gesturesHonourTheirSettings() throws {
    let mapView = try Self.drivenMapView()
    mapView.settings.setAllGesturesEnabled(false)
    let before = mapView.cameraOptions
    try mapView.pan(by: CGPoint(x: 50, y: 0))
    try mapView.zoom(by: 2)
    try mapView.tilt(by: -20)
    try mapView.rotate(by: 30)
    #expect(mapView.cameraOptions == before)
    #expect(mapView.cameraMode == .following)
    // The camera of the program is not limited.
    var free = CameraOptions()
    free.mode = .free
    free.zoom = 12
    free.viewingAngle = 20
    mapView.cameraOptions = free
    #expect(try mapView.scene().camera == free)
    for (setting, gesture) in [
      (\UISettings.scrollGestures, { try mapView.pan(by: CGPoint(x: 9, y: 9)) }),
      (\.zoomGestures, { try mapView.zoom(by: 1) }), (\.tiltGestures, { try mapView.tilt(by: 10) }),
      (\.rotateGestures, { try mapView.rotate(by: 10) }),
    ] as [(WritableKeyPath<UISettings, Bool>, () throws -> Void)] {
      let before = mapView.cameraOptions
      mapView.settings.value[keyPath: setting] = true
      try gesture()
      #expect(mapView.cameraOptions != before)
      mapView.settings.value[keyPath: setting] = false
    }
    #expect(mapView.cameraOptions.zoom == 13)
    #expect(mapView.cameraOptions.viewingAngle == 30)
    #expect(mapView.cameraOptions.bearing == 350)
  }

  @Test func zoomingKeepsFollowingAndFarZoomOffersToRecenter() throws {
    let mapView = try Self.drivenMapView()
    #expect(try Self.names(mapView).contains("speedometer") || mapView.navigator?.progress?.speedLimit == nil)
    try mapView.zoom(by: 0.5)
    #expect(mapView.cameraMode == .following)
    #expect(try !Self.names(mapView).contains("recenterButton"))
    try mapView.zoom(by: 1.5)
    let far = try Self.names(mapView)
    #expect(mapView.cameraMode == .following)
    #expect(far.contains("recenterButton"))
    #expect(!far.contains("speedometer"))
    mapView.cameraMode = .following
    #expect(try !Self.names(mapView).contains("recenterButton"))
  }

  /// What lies under the fingers stays there, whatever the tilt.
  @Test(arguments: [FollowingPerspective.tilted, .topDownHeadingUp])
  func zoomingAndTurningHoldTheirFocus(perspective: FollowingPerspective) throws {
    let mapView = try Self.drivenMapView()
    mapView.followingPerspective = perspective
    mapView.cameraMode = .free
    try mapView.pan(by: CGPoint(x: 60, y: -90))
    let spot = try Self.position(mapView)
    let focus = CGPoint(x: spot.x, y: spot.y)
    try mapView.zoom(by: 0.7, around: focus)
    let zoomed = try Self.position(mapView)
    #expect(abs(zoomed.x - spot.x) < 0.01)
    #expect(abs(zoomed.y - spot.y) < 0.01)
    let bearing = mapView.cameraOptions.bearing
    try mapView.rotate(by: 35, around: focus)
    let turned = try Self.position(mapView)
    #expect(abs(turned.x - spot.x) < 0.01)
    #expect(abs(turned.y - spot.y) < 0.01)
    let turn = (bearing - mapView.cameraOptions.bearing + 360).truncatingRemainder(dividingBy: 360)
    #expect(abs(turn - 35) < 1e-9)
    mapView.settings.allowScrollGesturesDuringRotateOrZoom = false
    try mapView.zoom(by: 0.5, around: focus)
    let moved = try Self.position(mapView)
    #expect(abs(moved.x - spot.x) > 1)
    try mapView.tilt(by: 500)
    #expect(mapView.cameraOptions.viewingAngle == 75)
  }

  // MARK: Taps

  private final class Taps: MapViewDelegate {
    var recenter = 0
    func mapViewDidTapRecenterButton(_ mapView: MapView) { recenter += 1 }
  }

  private func tap(_ name: String, _ mapView: MapView) throws {
    let box = try #require(try Self.element(name, mapView))
    #expect(try mapView.tap(at: CGPoint(x: box.x + box.width / 2, y: box.y + box.height / 2)) == name)
  }

  @Test func tapsOnControls() throws {
    let mapView = try Self.drivenMapView()
    let taps = Taps()
    mapView.delegate = taps
    try mapView.pan(by: CGPoint(x: 0, y: 120))
    try tap("recenterButton", mapView)
    #expect(mapView.cameraMode == .following)
    #expect(taps.recenter == 1)
    try tap("compassButton", mapView)
    #expect(mapView.cameraMode == .overview)
    mapView.followingPerspective = .topDownHeadingUp
    mapView.cameraMode = .following
    try tap("compassButton", mapView)
    #expect(mapView.cameraMode == .overview)
    mapView.cameraMode = .following
    try mapView.pan(by: CGPoint(x: 0, y: 60))
    try tap("compassButton", mapView)
    #expect(mapView.cameraMode == .free)
    #expect(mapView.cameraOptions.bearing == 0)
    mapView.settings.myLocationButton = true
    try tap("myLocationButton", mapView)
    #expect(mapView.cameraMode == .following)
    #expect(try mapView.tap(at: CGPoint(x: 196, y: 330)) == nil)
    mapView.swipeHeader(by: 2)
    #expect(try mapView.scene().guidance.headerStep == 2)
    try tap("navigationHeader", mapView)
    #expect(try mapView.scene().guidance.headerStep == 0)
    mapView.swipeHeader(by: -3)
    #expect(try mapView.scene().guidance.headerStep == 0)
  }

  /// Of a scene's own route, without a trip: at 1,990 m the eighth manoeuvre is the last.
  @Test func swipingEndsAtTheLastStep() throws {
    let scene = try NavigationScene(
      path: Samples.path("sampleville/noon.json"), overrides: ["map.sources=[]", "device.scale=1"])
    let mapView = MapView(scene, renderer: try FrameRenderer())
    mapView.swipeHeader(by: 500)
    #expect(try mapView.scene().guidance.headerStep == 7)
    #expect(try mapView.frame().layout.elements.contains { $0.name == "navigationHeader" })
  }

  // MARK: Time

  @Test func theReportButtonClosesAfterAWhile() throws {
    let mapView = try Self.mapView()
    mapView.locationSimulator?.simulateAlongNewRoute(to: [NavigationWaypoint(title: "Harbour")])
    let open = try #require(try Self.element("reportIncidentButton", mapView))
    mapView.advance(by: 4.9)
    #expect(try Self.element("reportIncidentButton", mapView)?.width == open.width)
    mapView.advance(by: 0.5)
    let closed = try #require(try Self.element("reportIncidentButton", mapView))
    #expect(open.width > 100)
    #expect(closed.width == 48)
    #expect(closed.x + 48 == open.x + open.width)
  }

  @Test func theClockDrivesTheSimulator() throws {
    let mapView = try Self.drivenMapView()
    let progress = try #require(mapView.navigator?.progress)
    #expect(abs(progress.distanceAlongRoute - progress.route.distance(atTime: 30)) < 1)
    #expect(mapView.time.unixSeconds == 1_782_032_400 + 30)
    mapView.advance(by: .nan)
    mapView.advance(by: -5)
    #expect(mapView.time.unixSeconds == 1_782_032_400 + 30)
    #expect(try mapView.scene().lightingMode == .normal)
  }

  /// Routes out of memory: the first, and after leaving it another.
  private final class Routes: RouteProvider {
    var calls = 0

    func routes(
      from origin: Coordinate?, to destinations: [NavigationWaypoint], options: NavigationRoutingOptions
    ) throws(RouteError) -> RouteResponse {
      calls += 1
      let latitude = calls == 1 ? 60 : 60.01
      let text = #"{"type": "LineString", "coordinates": [[25, \#(latitude)], [25.02, \#(latitude)]]}"#
      return try RouteResponse.read([UInt8](text.utf8), path: "routes")
    }
  }

  @Test func aNewRouteBeginsTheTripBarAnew() throws {
    var scene = NavigationScene()
    scene.device.scale = 1
    scene.settings.isNavigationTripProgressBarEnabled = true
    let routes = Routes()
    let mapView = MapView(scene, renderer: try FrameRenderer(), routeProvider: routes)
    let navigator = try #require(mapView.navigator)
    navigator.setDestinations([NavigationWaypoint(title: "Harbour")])
    navigator.isGuidanceActive = true
    func drive(_ latitude: Double, _ longitude: Double) {
      navigator.update(
        VehicleLocation(
          coordinate: Coordinate(latitude: latitude, longitude: longitude), headingDegrees: 90, secondsSince1970: 1))
    }
    drive(60, 25.01)
    #expect(abs((navigator.progress?.traveledShare ?? 0) - 0.5) < 0.01)
    for _ in 0..<3 { drive(60.01, 25) }
    #expect(routes.calls == 2)
    #expect(navigator.progress?.traveledShare == 0)
    #expect(try Self.names(mapView).contains("navigationTripProgressBar"))
  }

  /// The scene's own traffic and limit hold on trips too.
  @Test func tripsKeepWhatTheSceneSaysOfItsRoute() throws {
    let mapView = try Self.mapView(
      #"route.traffic=[{"from": 0, "to": 400, "level": "jam"}]"#, #"route.speedLimit={"value": 20}"#)
    mapView.navigator?.setDestinations([NavigationWaypoint(title: "Harbour")])
    let route = try #require(mapView.navigator?.route)
    #expect(route.traffic == [RouteStretch(from: 0, to: 400, value: .jam)])
    #expect(route.speedLimit(at: 1_000) == SpeedLimit(value: 20, unit: .kilometresPerHour))
  }

  @Test func itsFrameIsTheDevices() throws {
    let mapView = try Self.mapView()
    mapView.frame = CGRect(x: 0, y: 0, width: 852, height: 393)
    #expect(mapView.device.width == 852)
    #expect(mapView.bounds.height == 393)
    #expect(try mapView.frame().pixels.width == 852)
  }

  @Test(arguments: [CGRect.zero, CGRect(x: 0, y: 0, width: 1e9, height: 9)])
  func sizesThatCannotBeDrawnAreNamed(frame: CGRect) throws {
    let mapView = try Self.mapView()
    mapView.frame = frame
    #expect(throws: FrameError.self) { try mapView.frame().pixels.width }
    mapView.device.width = .nan
    #expect(throws: FrameError.self) { try mapView.frame().pixels.width }
    try? mapView.pan(by: CGPoint(x: Double.nan, y: 0))
    try? mapView.zoom(by: .infinity)
  }

  // MARK: Prompts

  private final class PromptLog: NavigatorListener {
    var calls: [String] = []
    weak var mapView: MapView?

    private var isShown: Bool { (try? mapView?.scene().prompt) != nil }
    func navigatorWillPresentPrompt(_ navigator: Navigator) { calls.append("will \(isShown)") }
    func navigatorDidDismissPrompt(_ navigator: Navigator) { calls.append("did \(isShown)") }
  }

  @Test func listenersHearOfPromptsBeforeAndAfter() throws {
    let mapView = try Self.drivenMapView()
    let log = PromptLog()
    log.mapView = mapView
    mapView.navigator?.add(log)
    var prompt = PromptOptions(.incident(.construction))
    prompt.title = "Road works"
    mapView.present(prompt)
    #expect(log.calls == ["will false"])
    #expect(try Self.names(mapView).contains("prompt"))
    mapView.advance(by: 4)
    #expect(abs((try mapView.scene().prompt?.remainingShare ?? 0) - 0.6) < 1e-9)
    mapView.advance(by: 6)
    #expect(log.calls == ["will false", "did false"])
    #expect(try !Self.names(mapView).contains("prompt"))
    mapView.present(prompt)
    try tap("prompt", mapView)
    #expect(log.calls.count == 4)
    #expect(log.calls.last == "did false")
    mapView.locationSimulator?.simulateNavigationPrompt()
    #expect(log.calls.count == 5)
    mapView.navigator?.shouldDisplayPrompts = false
    mapView.advance(by: 1)
    mapView.present(prompt)
    #expect(log.calls.count == 6)
  }

  /// The crash lies 222 m ahead of the start, within the 500 m from which it is told.
  @Test func incidentsAndArrivalsArePrompted() throws {
    let answer = """
      {"code": "Ok", "uuid": "x", "routes": [{"distance": 445, "duration": 44.5,
        "geometry": {"type": "LineString", "coordinates": [[25, 60], [25, 60.002], [25, 60.003], [25, 60.004]]},
        "legs": [{"distance": 445, "duration": 44.5, "steps": [], "annotation": {"congestion": ["low", "low", "low"]},
          "incidents": [{"id": "1", "type": "accident", "description": "Two cars", "geometry_index_start": 1,
            "geometry_index_end": 2, "closed": false}]}]}]}
      """
    let folder = try TemporaryFolder()
    var scene = NavigationScene()
    scene.device.scale = 1
    scene.route = RouteOptions(response: try folder.write(answer.utf8, to: "incident.json"))
    let mapView = MapView(scene, renderer: try FrameRenderer())
    mapView.locationSimulator?.simulateAlongNewRoute(to: [NavigationWaypoint(title: "Harbour")])
    mapView.advance(by: 1)
    #expect(try mapView.scene().prompt?.kind == .incident(.crash))
    #expect(try mapView.scene().prompt?.title == "Two cars")
    mapView.advance(by: 10)
    #expect(try mapView.scene().prompt == nil)
    mapView.advance(by: 34)
    #expect(try mapView.scene().prompt?.kind == .arrival)
    #expect(try mapView.scene().prompt?.title == "Arriving at Harbour")
    #expect(mapView.navigator?.isGuidanceActive == false)
  }

  // MARK: Looks

  @Test func calloutsTellTimesOrDistances() throws {
    func frame(_ overrides: String...) throws -> Frame {
      let scene = try NavigationScene(
        path: Samples.path("sampleville/overview.json"), overrides: ["map.sources=[]", "device.scale=1"] + overrides)
      return try FrameRenderer().frame(of: scene)
    }
    let time = try frame()
    #expect(try frame("routeCalloutFormat=time").pixels == time.pixels)
    #expect(try frame("routeCalloutFormat=distance").pixels != time.pixels)
  }

  @Test func theSpeedometerTakesTheUsersColors() throws {
    func colors(_ mode: String) throws -> (ground: Bool, text: Bool) {
      let scene = try NavigationScene(
        path: Samples.path("helsinki/day.json"),
        overrides: [
          "map.sources=[]", "device.scale=1", "position.speed=25", "lightingMode=\(mode)",
          #"route.speedLimit={"value": 50}"#, "settings.shouldDisplaySpeedometer=true",
          ##"settings.speedometerUIOptions={"major": {"lowLight": {"backgroundColor": "#123456", "textColor": "#FEDCBA"}}}"##,
        ])
      let frame = try FrameRenderer().frame(of: scene)
      let box = try #require(frame.layout.elements.first { $0.name == "speedometer" })
      var found = (ground: false, text: false)
      for y in Int(box.y)..<Int(box.y + box.height) {
        for x in Int(box.x)..<Int(box.x + box.width) {
          if frame.pixels[x, y] == SRGBColor(0x123456).pixel { found.ground = true }
          if frame.pixels[x, y] == SRGBColor(0xFEDCBA).pixel { found.text = true }
        }
      }
      return found
    }
    #expect(try colors("lowLight") == (true, true))
    #expect(try colors("normal") == (false, false))
  }
}
