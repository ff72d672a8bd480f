/// The SDK's names of the navigator and of its voice.
public typealias GMSNavigator = Navigator
public typealias GMSNavigationVoiceGuidance = Navigator.VoiceGuidance
public typealias GMSVoiceGuidanceAudioDeviceType = Navigator.AudioDeviceType

/// Requests for routes. Nothing waits: callbacks are called before the call returns.
extension Navigator {
  public func setDestinations(_ destinations: [GMSNavigationWaypoint], callback: GMSRouteStatusCallback) {
    setDestinations(destinations, routingOptions: GMSNavigationRoutingOptions(), callback: callback)
  }

  public func setDestinations(
    _ destinations: [GMSNavigationWaypoint], routingOptions: GMSNavigationRoutingOptions,
    callback: GMSRouteStatusCallback
  ) {
    callback(GMSRouteStatus(setDestinations(destinations.map(\.value), routingOptions: routingOptions.value)))
  }

  /// The token is not used: routes come from the environment.
  public func setDestinations(
    _ destinations: [GMSNavigationWaypoint], routeToken: String, callback: GMSRouteStatusCallback
  ) {
    setDestinations(destinations, callback: callback)
  }

  /// Is notified of the destination now driven to; `nil` when none is left.
  public func continueToNextDestination(
    callback: (_ waypoint: GMSNavigationWaypoint?, _ routeStatus: GMSRouteStatus) -> Void
  ) {
    let next = continueToNextDestination().map { GMSNavigationWaypoint($0) }
    callback(next, next != nil ? .OK : destinations.isEmpty ? .noWaypointsError : .noRouteFound)
  }

  public var traveledPath: GMSPath { GMSPath(traveledCoordinates) }
}

/// The SDK's name of a leg.
public typealias GMSRouteLeg = NavigationRouteLeg

/// A leg under the SDK's names.
extension NavigationRouteLeg {
  public var destinationWaypoint: GMSNavigationWaypoint? { GMSNavigationWaypoint(waypoint) }
  public var path: GMSPath? { GMSPath(coordinates) }
}
