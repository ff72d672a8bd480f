import Geometry
import Guidance

/// A route as a line of world points that goes the short way round, with the metres along it.
struct RouteLine: Sendable {
  private(set) var points: [Point] = []
  /// Metres at each point, never falling.
  private(set) var distances: [Double] = []
  private(set) var bounds = Rect.null

  init(_ route: Route) {
    var last = 0.0
    for (coordinate, distance) in zip(route.geometry, route.distances) {
      var point = WebMercator.project(coordinate)
      guard point.isFinite, distance.isFinite else { continue }
      if let previous = points.last { point.x -= (point.x - previous.x).rounded() }
      last = max(last, distance)
      points.append(point)
      distances.append(last)
      bounds.formUnion(point)
    }
  }

  var length: Double { distances.last ?? 0 }

  /// The index of the last point at or before a distance.
  private func index(at distance: Double) -> Int {
    var (low, high) = (0, distances.count)
    while low < high {
      let middle = (low + high) / 2
      if distances[middle] <= distance { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }

  /// The world point at a distance, held to the route; `nil` for a route without points.
  func point(at distance: Double) -> Point? {
    guard !points.isEmpty else { return nil }
    let i = index(at: distance)
    guard i + 1 < points.count else { return points[i] }
    let span = distances[i + 1] - distances[i]
    let share = span > 0 ? min(max((distance - distances[i]) / span, 0), 1) : 0
    return points[i].interpolated(to: points[i + 1], at: share)
  }

  /// The unit vector (x east, y south) in which the route runs at a distance.
  func direction(at distance: Double) -> Point {
    guard points.count >= 2 else { return Point(0, -1) }
    var i = min(index(at: distance), points.count - 2)
    while i > 0 && points[i] == points[i + 1] { i -= 1 }
    return (points[i + 1] - points[i]).normalized
  }

  /// The world points between two distances, ends included; empty for less than a point's length.
  func slice(from: Double, to: Double) -> [Point] {
    guard points.count >= 2, from < to, to > 0, from < length, let start = point(at: from), let end = point(at: to)
    else { return [] }
    var result = [start]
    var i = index(at: max(from, 0)) + 1
    while i < points.count && distances[i] < to {
      if points[i] != result[result.count - 1] { result.append(points[i]) }
      i += 1
    }
    if end != result[result.count - 1] { result.append(end) }
    return result.count >= 2 ? result : []
  }

  /// The nearest place on the route to a world point: its metres along the route, and how far away in world units.
  ///
  /// Looks only between two distances along the route.
  func nearest(to point: Point, from: Double = 0, to: Double = .infinity) -> (distance: Double, away: Double)? {
    var best: (distance: Double, away: Double)?
    guard points.count >= 2 else { return nil }
    var i = index(at: max(from, 0))
    while i + 1 < points.count && distances[i] <= to {
      let (a, b) = (points[i], points[i + 1])
      let edge = b - a
      let square = edge.dot(edge)
      let share = square > 0 ? min(max((point - a).dot(edge) / square, 0), 1) : 0
      let away = (a + edge * share - point).length
      if away < best?.away ?? .infinity {
        best = (distances[i] + (distances[i + 1] - distances[i]) * share, away)
      }
      i += 1
    }
    return best
  }
}

/// Traffic from one distance to another without gaps: unknown where none is stated, neighbours of one level joined.
func trafficStretches(_ traffic: [RouteStretch<TrafficLevel>], from: Double, to: Double)
  -> [RouteStretch<TrafficLevel>]
{
  var result: [RouteStretch<TrafficLevel>] = []
  var reached = from
  func add(upTo end: Double, _ level: TrafficLevel) {
    guard end > reached else { return }
    if result.last?.value == level {
      result[result.count - 1].to = end
    } else {
      result.append(RouteStretch(from: reached, to: end, value: level))
    }
    reached = end
  }
  for stretch in traffic where stretch.to > reached && stretch.from < to {
    add(upTo: min(stretch.from, to), .unknown)
    add(upTo: min(stretch.to, to), stretch.value)
  }
  add(upTo: to, .unknown)
  return result
}
