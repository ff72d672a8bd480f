import Guidance

/// The routes of a scene's file, with what the scene says of traffic and limits.
final class SceneRouteProvider: RouteProvider {
  private let options: RouteOptions
  private let file: FileRouteProvider

  init(_ options: RouteOptions) {
    self.options = options
    file = FileRouteProvider(
      paths: [options.response], format: options.format, precision: options.precision,
      drivingSide: options.drivingSide)
  }

  func routes(
    from origin: Coordinate?, to destinations: [NavigationWaypoint], options routing: NavigationRoutingOptions
  ) throws(RouteError) -> RouteResponse {
    if let choice = options.choice {
      return RouteResponse(routes: [choice.route] + choice.alternates, format: .geoJSON, warnings: choice.warnings)
    }
    var response = try file.routes(from: origin, to: destinations, options: routing)
    guard response.routes.indices.contains(options.index) else { return response }
    response.routes.insert(response.routes.remove(at: options.index), at: 0)
    options.apply(to: &response.routes[0])
    return response
  }
}

extension RouteOptions {
  /// Puts the scene's own traffic and limits in place of the service's.
  func apply(to route: inout Route) {
    if !traffic.isEmpty { route.setTraffic(traffic) }
    if let speedLimit { route.setPostedLimits([RouteStretch(from: 0, to: route.distance, value: speedLimit)]) }
  }
}
