import NavigationSDKNames
import Testing

/// What stands in for a phone in Sampleville: its map, its routes, a small screen.
enum Phone {
  static let environment: NavigationEnvironment = {
    var scene = NavigationScene(file: "the phone")
    scene.device.scale = 1
    scene.map.sources = ["\(Drive.samples)/sampleville/sampleville.osm"]
    scene.route = RouteOptions(response: "\(Drive.samples)/sampleville/sampleville-route.json")
    return NavigationEnvironment(scene: scene)
  }()

  // The sample route's ends, from its file.
  static let start = CLLocationCoordinate2D(latitude: 41.06487, longitude: 29.609794)
  static let station = CLLocationCoordinate2D(latitude: 41.063037, longitude: 29.621907)
  static let artsCentre = CLLocationCoordinate2D(latitude: 41.056156, longitude: 29.622433)

  static var stops: [GMSNavigationWaypoint] {
    [
      GMSNavigationWaypoint(location: station, title: "Station")!,
      GMSNavigationWaypoint(location: artsCentre, title: "Arts Centre")!,
    ]
  }

  /// A map view with guidance under way, set up as the SDK's guide does it.
  static func drivingMapView(seconds: Double = 0) throws -> GMSMapView {
    let mapView = GMSMapView(frame: .zero)
    mapView.isNavigationEnabled = true
    mapView.isMyLocationEnabled = true
    mapView.cameraMode = .following
    let navigator = try #require(mapView.navigator)
    navigator.setDestinations(stops) { routeStatus in
      guard routeStatus == .OK else { return }
      navigator.isGuidanceActive = true
      mapView.locationSimulator?.simulateLocationsAlongExistingRoute()
    }
    mapView.advance(by: seconds)
    return mapView
  }
}

/// Runs each test of a suite in an environment, as a set-up does.
struct EnvironmentTrait: SuiteTrait, TestTrait, TestScoping {
  let environment: NavigationEnvironment
  var isRecursive: Bool { true }

  func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void)
    async throws
  {
    try await environment.use { try await function() }
  }
}

extension Trait where Self == EnvironmentTrait {
  static var phone: EnvironmentTrait { EnvironmentTrait(environment: Phone.environment) }
}
