import Geometry
import Guidance

/// The way to one destination; names are the Navigation SDK's (`GMSRouteLeg`).
public struct NavigationRouteLeg: Sendable, Hashable {
  /// What was asked for, or what the service says of it.
  public var waypoint: NavigationWaypoint
  /// Where the route ends for it.
  public var destinationCoordinate: Coordinate
  /// The leg's line, its ends included.
  public var coordinates: [Coordinate]
  /// Metres and seconds.
  public var distance, duration: Double
}

extension Route {
  /// The line from one distance along the route to another, in metres.
  func coordinates(from start: Double, to end: Double) -> [Coordinate] {
    let inner = zip(geometry, distances).filter { start < $0.1 && $0.1 < end }.map(\.0)
    return [coordinate(at: start)] + inner + [coordinate(at: end)]
  }
}
