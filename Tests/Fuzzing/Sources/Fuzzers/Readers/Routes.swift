import Foundation
import Geometry
import Guidance
import TestSupport
import Wayframe

extension Fuzzer {
  /// Answers of all routing services, and tracks.
  static let routes =
    [
      RouteFormat.osrm, .mapbox, .googleRoutes, .googleDirections, .valhalla, .graphHopper, .here, .geoJSON,
    ].map { format in Fuzzer("route-\(format.rawValue)", .json) { try drive($0, format: format) } } + [
      Fuzzer("gpx", .xml) { try drive($0, format: nil) }
    ]

  /// Reads the answer, looks its first route up at every place and drives along it.
  private static func drive(_ bytes: [UInt8], format: RouteFormat?) throws {
    let response = try RouteResponse.read(bytes, path: "answer", format: format)
    for route in response.routes {
      for share in [-1, 0, 0.3, 0.999, 1, 2] {
        let distance = route.distance * share
        let progress = RouteProgress(route: route, distanceAlongRoute: distance)
        _ = (progress.announcedSteps, progress.timeToNextDestination, DelayCategory(progress))
        let place = route.coordinate(at: distance)
        _ = (route.headingDegrees(at: distance), route.time(at: distance), route.geometry(from: 0, to: distance))
        _ = (route.postedLimit(at: distance), route.incidents(at: distance), route.trafficLevel(at: distance))
        _ = route.snap(place, headingDegrees: 90, near: distance)
      }
    }
    let navigator = Navigator(provider: KnownRoutes(response: response))
    let simulator = Simulator(navigator: navigator, secondsSince1970: 1_782_037_200)
    simulator.simulateAlongNewRoute(to: [NavigationWaypoint(title: "End")])
    navigator.isGuidanceActive = true
    let duration = navigator.route?.duration ?? 0
    for _ in 0..<8 {
      simulator.advance(bySeconds: duration / 7 + 1)
      _ = (navigator.navInfo, navigator.routeLegs, navigator.currentRouteLeg)
    }
    guard Samples.isTurn(of: bytes) else { return }
    try Scratch.file(bytes, "answer") { path in
      var scene = Samples.emptyScene
      var route = RouteOptions(response: path)
      route.format = format
      scene.route = route
      _ = try Samples.renderer().layout(of: scene)
    }
  }
}

/// A service that knows one answer.
private final class KnownRoutes: RouteProvider {
  private let response: RouteResponse

  init(response: RouteResponse) { self.response = response }

  func routes(
    from origin: Coordinate?, to destinations: [NavigationWaypoint], options: NavigationRoutingOptions
  ) throws(RouteError) -> RouteResponse { response }
}
