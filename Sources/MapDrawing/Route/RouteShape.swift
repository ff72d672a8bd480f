import Geometry
import Guidance
import Synchronization

/// What is derived from a route's line alone, whatever camera looks at it: the smoothed line in world points, and where
/// it goes back beside itself.
struct RouteShape: Sendable {
  /// The line as the route gives it, without points that equal their predecessor.
  let corners: [Polyline]
  /// The line with round corners, split where the route has gaps; measured in metres along the route.
  let stretches: [Polyline]
  /// Where each stretch runs beside itself in the opposite direction.
  let opposing: [[OpposingRun]]
  let bounds: Rect

  init(_ route: Route) {
    var stretches: [Polyline] = []
    let gaps = Set(route.gaps)
    var stretch = Polyline()
    var previous: Point?
    for (index, (coordinate, distance)) in zip(route.geometry, route.distances).enumerated() {
      if gaps.contains(index - 1), !stretch.points.isEmpty {
        stretches.append(stretch)
        stretch = Polyline()
      }
      var point = WebMercator.project(coordinate)
      guard point.isFinite, distance.isFinite else { continue }
      if let previous { point.x -= (point.x - previous.x).rounded() }
      previous = point
      stretch.append(point, at: max(distance, stretches.last?.length ?? 0))
    }
    if !stretch.points.isEmpty { stretches.append(stretch) }
    corners = stretches.map(RouteCorners.distinct)
    self.stretches = corners.map(RouteCorners.rounded)
    bounds = Rect(bounding: self.stretches.lazy.flatMap(\.points))
    let drivesLeft = route.drivesLeft
    opposing = self.stretches.map { OpposingRun.all(of: $0, drivesLeft: drivesLeft) }
  }
}

extension Route {
  /// The side of its first step, else of the place where it begins.
  var drivesLeft: Bool {
    switch legs.first?.steps.first?.drivingSide {
    case .left: true
    case .right: false
    default: geometry.first.map { DrivingSide.byRegion($0) } == .left
    }
  }
}

/// Keeps the shapes of the last routes, so that a series of frames derives them once.
public final class RouteShapes: Sendable {
  private struct Kept {
    var geometry: [Coordinate]
    var distances: [Double]
    var gaps: [Int]
    var drivesLeft: Bool
    var shape: RouteShape
  }

  private let kept = Mutex<[Kept]>([])
  private static let limit = 16

  /// Nothing is kept yet.
  public init() {}

  func shape(of route: Route) -> RouteShape {
    let drivesLeft = route.drivesLeft
    let known = kept.withLock { kept in
      kept.first {
        $0.geometry == route.geometry && $0.distances == route.distances && $0.gaps == route.gaps
          && $0.drivesLeft == drivesLeft
      }
    }
    if let known { return known.shape }
    let shape = RouteShape(route)
    kept.withLock { kept in
      if kept.count >= Self.limit { kept.removeFirst() }
      kept.append(
        Kept(
          geometry: route.geometry, distances: route.distances, gaps: route.gaps, drivesLeft: drivesLeft, shape: shape))
    }
    return shape
  }
}
