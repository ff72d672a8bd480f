import Geometry
import Guidance

/// A route as a line of world points that goes the short way round, with the metres along it.
struct RouteLine: Sendable {
  private(set) var points: [Point] = []
  /// Metres at each point, never falling.
  private(set) var distances: [Double] = []
  /// The points from which no way leads to the next one.
  private var gaps: Set<Int> = []
  private(set) var bounds = Rect.null

  init(_ route: Route) {
    var last = 0.0
    let gaps = Set(route.gaps)
    for (index, (coordinate, distance)) in zip(route.geometry, route.distances).enumerated() {
      if gaps.contains(index - 1), !points.isEmpty { self.gaps.insert(points.count - 1) }
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
    while i > 0 && (points[i] == points[i + 1] || gaps.contains(i)) { i -= 1 }
    return (points[i + 1] - points[i]).normalized
  }

  /// The world points between two distances, ends included, one list for each stretch without a gap; none for less than
  /// a point's length.
  func slices(from: Double, to: Double) -> [[Point]] {
    guard points.count >= 2, from < to, to > 0, from < length, let start = point(at: from) else { return [] }
    var result: [[Point]] = []
    var stretch = [start]
    func add(_ point: Point) { if point != stretch[stretch.count - 1] { stretch.append(point) } }
    func finish() { if stretch.count >= 2 { result.append(stretch) } }
    var i = index(at: max(from, 0)) + 1
    while i < points.count && distances[i] < to {
      if gaps.contains(i - 1) {
        finish()
        stretch = [points[i]]
      } else {
        add(points[i])
      }
      i += 1
    }
    // A stretch that ends at a gap ends on this side of it.
    if i < points.count {
      let share = (to - distances[i - 1]) / (distances[i] - distances[i - 1])
      add(distances[i] == to ? points[i] : points[i - 1].interpolated(to: points[i], at: share))
    }
    finish()
    return result
  }

  /// The first of the stretches between two distances; empty for less than a point's length.
  func slice(from: Double, to: Double) -> [Point] { slices(from: from, to: to).first ?? [] }

  /// The nearest place on the route to a world point: its metres along the route, and how far away in world units.
  ///
  /// Looks only between two distances along the route.
  func nearest(to point: Point, from: Double = 0, to: Double = .infinity) -> (distance: Double, away: Double)? {
    var best: (distance: Double, away: Double)?
    guard points.count >= 2 else { return nil }
    var i = index(at: max(from, 0))
    while i + 1 < points.count && distances[i] <= to {
      defer { i += 1 }
      if gaps.contains(i) { continue }
      let (a, b) = (points[i], points[i + 1])
      let edge = b - a
      let square = edge.dot(edge)
      let share = square > 0 ? min(max((point - a).dot(edge) / square, 0), 1) : 0
      let away = (a + edge * share - point).length
      if away < best?.away ?? .infinity {
        best = (distances[i] + (distances[i + 1] - distances[i]) * share, away)
      }
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
