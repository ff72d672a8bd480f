import Foundation
import Geometry

/// Where a measured position belongs on a route.
public struct RouteSnap: Sendable, Hashable {
  /// Metres from the route's start.
  public var distanceAlongRoute: Double
  /// Metres from the measured position to the route.
  public var distanceFromRoute: Double
  /// The place on the route.
  public var coordinate: Coordinate

  /// Metres from the route beyond which a position counts as off it.
  public static let offRouteThreshold = 50.0

  /// Whether the place is farther from the route than so many metres.
  public func isOffRoute(threshold: Double = offRouteThreshold) -> Bool { distanceFromRoute > threshold }
}

extension Route {
  /// The place on the route that a measured position belongs to.
  ///
  /// Where a route crosses or repeats itself several places are near. The heading separates passes in different
  /// directions, and the vehicle's last place those in the same direction: it went on, not back, and not far. Without
  /// either the first of equally near places counts.
  ///
  /// - Parameters:
  ///   - headingDegrees: of the vehicle, clockwise from north; `nil` when unknown (standing still).
  ///   - previous: metres along the route of the position before; `nil` at the start of guidance.
  public func snap(_ coordinate: Coordinate, headingDegrees: Double? = nil, near previous: Double? = nil) -> RouteSnap {
    let plane = LocalPlane(center: coordinate)
    let heading = headingDegrees.flatMap { $0.isFinite ? $0 : nil }
    let previous = previous.flatMap { $0.isFinite ? $0 : nil }
    var best = (
      cost: Double.infinity,
      snap: RouteSnap(distanceAlongRoute: 0, distanceFromRoute: .infinity, coordinate: coordinate)
    )
    guard coordinate.latitude.isFinite, coordinate.longitude.isFinite, geometry.count > 1 else {
      best.snap.coordinate = geometry.first ?? coordinate
      return best.snap
    }
    var from = plane.point(geometry[0])
    let gaps = Set(gaps)
    for segment in 0..<geometry.count - 1 {
      let to = plane.point(geometry[segment + 1])
      defer { from = to }
      if gaps.contains(segment) { continue }
      let way = to - from
      let share = Segment(from, to).nearestShare(to: .zero)
      let off = (from + way * share).length
      // A place farther away than the best one's total cost cannot be better.
      guard off < best.cost else { continue }
      let distance = distances[segment] + (distances[segment + 1] - distances[segment]) * share
      var cost = off
      if let heading, way != .zero {
        let direction = Foundation.atan2(way.x, -way.y) * 180 / .pi
        cost += abs(Geodesy.turnDegrees(from: heading, to: direction)) * Self.metresPerDegree
      }
      if let previous { cost += Self.jumpCost(from: previous, to: distance) }
      guard cost < best.cost else { continue }
      best.cost = cost
      best.snap = RouteSnap(
        distanceAlongRoute: distance, distanceFromRoute: off,
        coordinate: Geodesy.interpolate(geometry[segment], geometry[segment + 1], at: share))
    }
    return best.snap
  }

  /// A pass in the opposite direction counts as 54 m farther away.
  private static let metresPerDegree = 0.3

  /// Going on by up to 200 m between two positions costs nothing; measured positions jitter by some metres back.
  private static func jumpCost(from previous: Double, to distance: Double) -> Double {
    let step = distance - previous
    return step < 0 ? min(60, max(0, -step - 20) * 0.5) : min(60, max(0, step - 200) * 0.05)
  }
}

/// Metres east and south of a place, true near it.
struct LocalPlane {
  private let center: Coordinate
  private let metresPerDegree = Geodesy.earthRadius * Double.pi / 180
  private let shrink: Double

  init(center: Coordinate) {
    self.center = center
    shrink = Foundation.cos(center.latitude * .pi / 180)
  }

  func point(_ coordinate: Coordinate) -> Point {
    let east = Geodesy.unwrap(coordinate.longitude, near: center.longitude) - center.longitude
    return Point(east * metresPerDegree * shrink, (center.latitude - coordinate.latitude) * metresPerDegree)
  }
}

extension RouteProgress {
  /// The progress of a vehicle at a measured position, see `Route.snap`.
  public init(route: Route, coordinate: Coordinate, headingDegrees: Double? = nil, near previous: Double? = nil) {
    let snap = route.snap(coordinate, headingDegrees: headingDegrees, near: previous)
    self.init(route: route, distanceAlongRoute: snap.distanceAlongRoute)
  }
}
