/// The SDK's name of the simulator.
public typealias GMSLocationSimulator = Simulator

/// Drives by callbacks, which are called before the call returns.
extension Simulator {
  public func simulateAlongNewRoute(
    toDestinations destinations: [GMSNavigationWaypoint], callback: GMSRouteStatusCallback
  ) {
    simulateAlongNewRoute(
      toDestinations: destinations, routingOptions: GMSNavigationRoutingOptions(), callback: callback)
  }

  public func simulateAlongNewRoute(
    toDestinations destinations: [GMSNavigationWaypoint], routingOptions: GMSNavigationRoutingOptions,
    callback: GMSRouteStatusCallback
  ) {
    let status = simulateAlongNewRoute(to: destinations.map(\.value), routingOptions: routingOptions.value)
    callback(GMSRouteStatus(status))
  }

  /// The navigator's own settings.
  public var avoidsHighways: Bool {
    get { navigator.avoidsHighways }
    set { navigator.avoidsHighways = newValue }
  }
  public var avoidsTolls: Bool {
    get { navigator.avoidsTolls }
    set { navigator.avoidsTolls = newValue }
  }
  public var avoidsFerries: Bool {
    get { navigator.avoidsFerries }
    set { navigator.avoidsFerries = newValue }
  }
}
