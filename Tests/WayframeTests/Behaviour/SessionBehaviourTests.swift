import Geometry
import Guidance
import Testing

@testable import Wayframe

/// What a map view keeps of the sessions that it shows, and what speeds it takes from them.
@Suite struct SessionBehaviourTests {
  private static func session() throws -> (map: MapView, session: NavigationSession) {
    let map = try MapViewTests.mapView()
    let route = try #require(map.base.route)
    return (
      map,
      NavigationSession(
        provider: SceneRouteProvider(route), language: "en", secondsSince1970: map.base.time.unixSeconds,
        isStarted: true)
    )
  }

  private static func lead(_ navigator: Navigator?) throws {
    let navigator = try #require(navigator)
    #expect(navigator.setDestinations([NavigationWaypoint(title: "Harbour")]) == .ok)
    navigator.isGuidanceActive = true
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -5])
  func speedsOfNoVehicleAreHeld(_ speed: Double) throws {
    let map = try MapViewTests.drivenMapView()
    let navigator = try #require(map.navigator)
    let place = try #require(navigator.location)
    navigator.update(
      VehicleLocation(
        coordinate: place.coordinate, headingDegrees: place.headingDegrees, metresPerSecond: speed,
        secondsSince1970: place.secondsSince1970 + 1))
    #expect(try map.scene().position?.speed == (speed > 0 ? 1_000 : 0))
    #expect(try map.frame().layout.width > 0)
  }

  /// A session that was left and comes back has one handler and one listener, not two.
  @Test func aSessionThatComesBackIsHeardOnce() throws {
    let (map, other) = try Self.session()
    let first = try #require(map.session)
    for session in [other, first, other, first] { map.enableNavigation(with: session) }
    #expect(first.navigator?.tripHandlers.count == 1)
    #expect(other.navigator?.tripHandlers.isEmpty == true)
    #expect(other.navigator?.mapView == nil)
    #expect(first.navigator?.mapView === map)
  }

  @Test func aSessionThatWasLeftActsOnTheMapNoMore() throws {
    let (map, other) = try Self.session()
    let first = try #require(map.session)
    map.enableNavigation(with: other)
    map.base.guidance.headerStep = 1
    try Self.lead(first.navigator)
    #expect(map.base.guidance.headerStep == 1)
    first.travelMode = .walking
    #expect(map.travelMode == .driving)
    try Self.lead(other.navigator)
    #expect(map.base.guidance.headerStep == 0)
  }

  /// A prompt of the session that was shown goes with it.
  @Test func aPromptGoesWithItsSession() throws {
    let map = try MapViewTests.drivenMapView()
    let (_, other) = try Self.session()
    #expect(map.present(PromptOptions(.incident(.construction))))
    map.enableNavigation(with: other)
    #expect(try map.scene().prompt == nil)
  }

  /// The session's clock goes on while the map does not show its navigation.
  @Test func timePassesWithoutNavigation() throws {
    let map = try MapViewTests.mapView()
    let before = try #require(map.session?.locationSimulator).secondsSince1970
    map.isNavigationEnabled = false
    map.advance(by: 8 * 3_600)
    #expect(map.session?.locationSimulator?.secondsSince1970 == before + 28_800)
    #expect(map.session?.navigator?.clock == map.time.unixSeconds)
  }

  @Test func listenersAreNotRetained() throws {
    final class Listener: NavigatorListener {}
    let map = try MapViewTests.mapView()
    weak var seen: Listener?
    do {
      let listener = Listener()
      seen = listener
      map.navigator?.add(listener)
    }
    #expect(seen == nil)
  }

  /// Buildings lie flat up to 10.1, but only during navigation.
  @Test func buildingsRiseWithoutNavigation() {
    var scene = NavigationScene(sdkVersion: .v101)
    #expect(!scene.isBuildingsEnabled)
    scene.isNavigationEnabled = false
    #expect(scene.isBuildingsEnabled)
    scene.isBuildingsEnabled = false
    #expect(!scene.isBuildingsEnabled)
  }
}
