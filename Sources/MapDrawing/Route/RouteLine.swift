import Geometry
import Guidance

/// A route as a line of world points that goes the short way round, as it is drawn: with round corners, and with both ways
/// of a street side by side where it goes there and back. Measured in metres along the route.
///
/// One is made per route and picture; everything that is drawn along the route uses it.
struct RouteLine: Sendable {
  let route: Route
  /// The line, split where the route has gaps.
  let stretches: [Polyline]
  let bounds: Rect
  /// The route's own line, without rounding, likewise.
  private let corners: [Polyline]
  /// Where the line also goes the other way, in metres along it.
  let opposing: [OpposingRun]

  /// - Parameters:
  ///   - camera: parts opposite ways by the line's width in this view; without one they stay where they are.
  ///   - aside: moves the line, into its lanes.
  init(_ route: Route, shape: RouteShape? = nil, camera: Camera? = nil, aside: LineShift? = nil) {
    let shape = shape ?? RouteShape(route)
    self.route = route
    corners = shape.corners
    let opposing = shape.opposing.flatMap { $0 }
    self.opposing = opposing
    var stretches = shape.stretches
    if let aside { stretches = zip(stretches, shape.corners).map { $0.moved(aside, corners: $1) } }
    if let camera, !opposing.isEmpty {
      let apart = (RouteWidths(camera: camera).whole + Self.betweenWays) / camera.pointsPerMetre
      stretches = zip(stretches, shape.opposing).map { $0.parting($1, metresApart: apart) }
    }
    self.stretches = stretches
    let isMoved = aside != nil || camera != nil && !opposing.isEmpty
    bounds = isMoved ? Rect(bounding: stretches.lazy.flatMap(\.points)) : shape.bounds
  }

  /// Points of ground between both ways of a street.
  private static let betweenWays = 2.5

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

  /// Where the route's own line turns between two distances, in metres along it.
  func turns(from: Double, to: Double) -> [Double] {
    corners.flatMap { line in
      line.points.indices.dropFirst().dropLast().filter { i in
        from < line.measures[i] && line.measures[i] < to
          && abs(RouteCorners.bend(line.points[i] - line.points[i - 1], line.points[i + 1] - line.points[i]))
            > RouteCorners.turn
      }.map { line.measures[$0] }
    }
  }

  /// A place of the route's own line, before its corners were rounded, and the unit vector in which it runs there; `nil`
  /// for a route without length.
  func ownPlace(at distance: Double) -> (point: Point, direction: Point)? {
    guard let line = corners.last(where: { $0.measures[0] <= distance }) ?? corners.first,
      let point = line.point(at: distance)
    else { return nil }
    let direction = line.direction(at: distance)
    return direction == .zero ? nil : (point, direction)
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

  /// - Parameter aside: moves the chosen line.
  init(_ overlay: NavigationOverlay, shapes: RouteShapes, camera: Camera, aside: LineShift? = nil) {
    func line(_ route: Route, _ aside: LineShift? = nil) -> RouteLine {
      RouteLine(route, shape: shapes.shape(of: route), camera: camera, aside: aside)
    }
    chosen = overlay.route.map { line($0, aside) }
    alternates = overlay.alternates.map { line($0.route) }
  }
}

extension VisibleGround {
  /// The visible stretches of a line of world points on the ground plane, in every copy of the world that is seen.
  func stretches(ofWorld line: [Point], camera: Camera) -> [[Point]] {
    guard let copies = camera.copies(of: Rect(bounding: line), in: bounds) else { return [] }
    return copies.flatMap { copy in clip(line: line.map { camera.ground($0, copy: copy) }).map(\.points) }
  }
}

extension Route {
  /// The world point of the route's own line at a distance, without rounding.
  func point(at distance: Double) -> Point? { geometry.isEmpty ? nil : WebMercator.project(coordinate(at: distance)) }
}
