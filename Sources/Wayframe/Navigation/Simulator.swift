import Geometry
import Guidance

/// Drives a navigator's route with a clock that the caller advances; names are the Navigation SDK's
/// (`GMSLocationSimulator`).
public final class Simulator {
  /// How many times as fast as the route's own speeds; values below 0 count as 0.
  public var speedMultiplier: Float = 1
  /// While it is paused, time passes and nothing drives.
  public var isPaused = false
  /// Whether the session is not started: time passes, but nothing drives.
  var isHeld = false

  /// The navigator that is driven.
  public let navigator: Navigator
  private var isDriving = false
  /// The route that is driven, and the seconds of its own driving time that are driven.
  private var route: Route?
  private var traveledSeconds = 0.0
  /// UTC.
  public private(set) var secondsSince1970: Double

  /// A simulator that does not drive yet.
  ///
  /// - Parameters:
  ///   - navigator: whose route is driven.
  ///   - secondsSince1970: when the drive begins, in UTC.
  public init(navigator: Navigator, secondsSince1970: Double) {
    self.navigator = navigator
    self.secondsSince1970 = secondsSince1970
  }

  /// Begins to drive the navigator's route from its start.
  public func simulateLocationsAlongExistingRoute() {
    route = navigator.route
    traveledSeconds = 0
    isDriving = route != nil
    if isDriving { report() }
  }

  /// Asks for a route and drives it.
  @discardableResult
  public func simulateAlongNewRoute(
    to destinations: [NavigationWaypoint], routingOptions: NavigationRoutingOptions = NavigationRoutingOptions()
  ) -> RouteStatus {
    let status = navigator.setDestinations(destinations, routingOptions: routingOptions)
    if status == .ok {
      navigator.isGuidanceActive = true
      simulateLocationsAlongExistingRoute()
    }
    return status
  }

  /// Puts the vehicle at a place, standing.
  public func simulateLocation(at coordinate: Coordinate, headingDegrees: Double? = nil) {
    isDriving = false
    navigator.update(
      VehicleLocation(coordinate: coordinate, headingDegrees: headingDegrees, secondsSince1970: secondsSince1970))
  }

  /// Ends the drive where it is.
  public func stopSimulation() { isDriving = false }

  /// Whether the end of the route is reached.
  public var isFinished: Bool { route.map { traveledSeconds >= $0.duration } ?? true }

  /// Advances the clock and moves the vehicle; negative values and those that are not finite count as 0.
  public func advance(bySeconds seconds: Double) {
    let step = seconds.isFinite ? max(0, seconds) : 0
    secondsSince1970 += step
    guard isDriving, !isPaused, !isHeld, let route else { return }
    traveledSeconds = min(route.duration, traveledSeconds + step * multiplier)
    report()
  }

  /// `speedMultiplier`, clamped to what can be driven.
  private var multiplier: Double { speedMultiplier.isFinite ? Double(max(0, speedMultiplier)) : 1 }

  private func report() {
    guard let route else { return }
    let distance = route.distance(atTime: traveledSeconds)
    navigator.update(
      VehicleLocation(
        coordinate: route.coordinate(at: distance), headingDegrees: route.headingDegrees(at: distance),
        metresPerSecond: isFinished ? 0 : route.metresPerSecond(at: distance) * multiplier,
        secondsSince1970: secondsSince1970))
  }
}
