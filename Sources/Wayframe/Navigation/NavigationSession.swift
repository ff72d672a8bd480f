/// A navigator with its simulator and the places that come of them; names are the Navigation SDK's
/// (`GMSNavigationSession`).
///
/// Every map view has one; one of its own can be made before there is a map, and shown by `MapView.enableNavigation(with:)`.
public final class NavigationSession {
  /// Guides along routes.
  public let navigator: Navigator?
  /// Drives the navigator's routes.
  public let locationSimulator: Simulator?
  /// Gives the vehicle's position.
  public let roadSnappedLocationProvider: RoadSnappedLocationProvider?
  /// While it is false, the simulator does not drive.
  public var isStarted: Bool { didSet { locationSimulator?.isHeld = !isStarted } }
  /// Also that of the map view that shows the session.
  public var travelMode = TravelMode.driving { didSet { navigator?.mapView?.travelMode = travelMode } }

  /// A session with its own navigator and simulator.
  ///
  /// - Parameters:
  ///   - provider: where routes come from.
  ///   - language: BCP 47, of instruction texts.
  ///   - secondsSince1970: when the clock begins, in UTC.
  ///   - isStarted: whether the simulator may drive at once.
  public init(provider: any RouteProvider, language: String, secondsSince1970: Double, isStarted: Bool = false) {
    let navigator = Navigator(provider: provider)
    navigator.language = language
    let simulator = Simulator(navigator: navigator, secondsSince1970: secondsSince1970)
    simulator.isHeld = !isStarted
    self.navigator = navigator
    self.isStarted = isStarted
    locationSimulator = simulator
    roadSnappedLocationProvider = RoadSnappedLocationProvider(navigator)
  }

  /// A session in the current environment, not started; `nil` where no routes come from.
  public convenience init?() {
    guard let environment = NavigationEnvironment.current, let provider = environment.makeRouteProvider() else {
      return nil
    }
    self.init(
      provider: provider, language: environment.scene.language,
      secondsSince1970: environment.scene.time.unixSeconds)
  }
}
