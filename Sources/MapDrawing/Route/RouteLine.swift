import Geometry
import Guidance

/// A route as a line of world points that goes the short way round, measured in metres along it.
///
/// One is made per route and picture; everything that is drawn along the route uses it.
struct RouteLine: Sendable {
  let route: Route
  /// The line, split where the route has gaps.
  private(set) var stretches: [Polyline] = []
  private(set) var bounds = Rect.null

  init(_ route: Route) {
    self.route = route
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
      bounds.formUnion(point)
    }
    if !stretch.points.isEmpty { stretches.append(stretch) }
  }

  /// Metres from the start to the end.
  var length: Double { stretches.last?.length ?? 0 }

  /// Where the route begins; `nil` for a route without points.
  var start: Point? { stretches.first?.points.first }

  /// The stretch at a distance: where one ends and the next one begins, the next one.
  private func stretch(at distance: Double) -> Polyline? {
    stretches.last { $0.measures[0] <= distance } ?? stretches.first
  }

  /// The world point at a distance, clamped to the route; `nil` for a route without points.
  func point(at distance: Double) -> Point? { stretch(at: distance)?.point(at: distance) }

  /// The unit vector (x east, y south) in which the route runs at a distance; north for a route without length.
  func direction(at distance: Double) -> Point {
    let before = stretches.prefix { $0.measures[0] <= distance }
    let direction = before.reversed().lazy.map { $0.direction(at: distance) }.first { $0 != .zero }
    return direction ?? stretches.lazy.map { $0.direction(at: distance) }.first { $0 != .zero } ?? Point(0, -1)
  }

  /// The world points between two distances, ends included, one list for each stretch without a gap; none for less than
  /// a point's length.
  func slices(from: Double, to: Double) -> [[Point]] {
    stretches.map { $0.slice(from: from, to: to).points }.filter { !$0.isEmpty }
  }

  /// The first of the stretches between two distances; empty for less than a point's length.
  func slice(from: Double, to: Double) -> [Point] { slices(from: from, to: to).first ?? [] }

  /// The nearest place on the route to a world point: its metres along the route, and how far away in world units.
  ///
  /// Looks only between two distances along the route.
  func nearest(to point: Point, from: Double = 0, to: Double = .infinity) -> (distance: Double, away: Double)? {
    let best = stretches.lazy.compactMap { $0.nearest(to: point, from: from, to: to) }
      .min { $0.away < $1.away }
    return best.map { ($0.measure, $0.away) }
  }
}

/// The lines of all routes of a picture.
struct RouteLines {
  let chosen: RouteLine?
  /// In the order of the overlay's alternates.
  let alternates: [RouteLine]

  init(_ overlay: NavigationOverlay) {
    chosen = overlay.route.map(RouteLine.init)
    alternates = overlay.alternates.map { RouteLine($0.route) }
  }
}

extension VisibleGround {
  /// The visible stretches of a line of world points on the ground plane, in every copy of the world that is seen.
  func stretches(ofWorld line: [Point], camera: Camera) -> [[Point]] {
    guard let copies = camera.copies(of: Rect(bounding: line), in: bounds) else { return [] }
    return copies.flatMap { copy in clip(line: line.map { camera.ground($0, copy: copy) }).map(\.points) }
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
