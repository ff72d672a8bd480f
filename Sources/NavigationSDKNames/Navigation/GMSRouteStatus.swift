/// The result of a request for a route.
public enum GMSRouteStatus: Int, Sendable, Hashable, CaseIterable {
  case internalError = 0
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case OK
  case noRouteFound, networkError, quotaExceeded, apiKeyNotAuthorized, canceled, duplicateWaypointsError
  case noWaypointsError, locationUnavailable, waypointError, travelModeUnsupported

  init(_ status: RouteStatus) {
    switch status {
    case .ok: self = .OK
    case .noRouteFound: self = .noRouteFound
    case .noWaypointsError: self = .noWaypointsError
    case .waypointError: self = .waypointError
    case .internalError: self = .internalError
    }
  }
}

/// What is called when routes were found or were not; called before the request returns.
public typealias GMSRouteStatusCallback = (_ routeStatus: GMSRouteStatus) -> Void
