import Geometry

/// A line of an app's shape in world points that goes the short way round at every step, so x may leave 0…1.
struct WorldLine {
  /// Measured by where on the shape's path each point is: the number of its segment, and the share of that.
  private var line = Polyline()

  var points: [Point] { line.points }
  var positions: [Double] { line.measures }

  /// - Parameters:
  ///   - isClosed: whether the last place joins the first.
  ///   - isGeodesic: whether segments follow great circles; they are bent where the camera can see it.
  init(_ path: [Coordinate], isClosed: Bool, isGeodesic: Bool, camera: Camera, visible: Rect) {
    let usable = path.filter { WebMercator.project($0).isFinite }
    guard let first = usable.first else { return }
    append(first, at: 0)
    let ends = usable.dropFirst() + (isClosed ? [first] : [])
    let bending = Bending(camera: camera, visible: visible)
    for (index, (from, to)) in zip(usable, ends).enumerated() {
      if isGeodesic, let circle = GreatCircle(from: from, to: to) {
        for share in bending.shares(circle, from: from, to: to) {
          append(circle.coordinate(at: share), at: Double(index) + share)
        }
      }
      append(to, at: Double(index + 1))
    }
  }

  private mutating func append(_ coordinate: Coordinate, at position: Double) {
    var point = WebMercator.project(coordinate)
    if let last = points.last { point.x -= (point.x - last.x).rounded() }
    guard point != points.last else { return }
    line.append(point, at: position)
  }

  var bounds: Rect { line.bounds }

  /// The closed line as a ring of an area.
  ///
  /// One that goes round the world is closed along the edge of the map beyond a pole: the north one where `holdsNorth` says
  /// so, by default the one it is nearer to.
  func ring(holdsNorth: Bool? = nil) -> [Point] {
    guard let first = points.first, let last = points.last, (last.x - first.x).rounded() != 0 else {
      return points.first == points.last ? Array(points.dropLast()) : points
    }
    let isNorthern = points.reduce(0) { $0 + $1.y } < 0.5 * Double(points.count)
    let edge = holdsNorth ?? isNorthern ? 0.0 : 1.0
    return points + [Point(last.x, edge), Point(first.x, edge)]
  }

  /// The part between two positions, ends included; empty for less than a point's length.
  func slice(from: Double, to: Double) -> WorldLine {
    var result = WorldLine()
    result.line = line.slice(from: from, to: to)
    return result
  }

  /// The same, a slice of `whole`, with the first `length` world units of what follows it there.
  func followed(by whole: WorldLine, length: Double) -> WorldLine {
    guard let end = points.last, let position = positions.last, position < whole.line.length,
      let place = whole.line.place(at: position)
    else { return self }
    var result = self
    result.line.append(end + (whole.points[place.segment + 1] - end).normalized * length, at: position)
    return result
  }

  private init() {}
}

/// Finds where great circles must be bent for the map to show them as curves.
private struct Bending {
  let camera: Camera
  let visible: Rect

  /// Points by which a straight piece may miss its great circle.
  private static let tolerance = 0.1
  private static let deepest = 14
  /// Pieces that are not seen are only bent so often.
  private static let deepestUnseen = 3

  /// The shares of the way, rising, between which it may be drawn straight; without 0 and 1.
  func shares(_ circle: GreatCircle, from: Coordinate, to: Coordinate) -> [Double] {
    var result: [Double] = []
    // Where a way crosses the equator its middle may lie on the straight line though its quarters do not.
    let least = circle.angle > 0.02 ? 2 : 0
    bend(circle, (0, WebMercator.project(from)), (1, WebMercator.project(to)), depth: 0, least: least, &result)
    return result
  }

  private func bend(
    _ circle: GreatCircle, _ a: (share: Double, point: Point), _ b: (share: Double, point: Point), depth: Int,
    least: Int, _ result: inout [Double]
  ) {
    guard depth < Self.deepest else { return }
    let share = (a.share + b.share) / 2
    let middle = unwrapped(WebMercator.project(circle.coordinate(at: share)), near: a.point)
    let end = unwrapped(b.point, near: a.point)
    let away = (middle - a.point.interpolated(to: end, at: 0.5)).length
    if depth >= least {
      guard away * camera.worldSize > Self.tolerance else { return }
      let bounds = Rect(bounding: [a.point, middle, end]).inset(by: -2 * away)
      guard depth < Self.deepestUnseen || camera.copies(of: bounds, in: visible) != nil else { return }
    }
    bend(circle, a, (share, middle), depth: depth + 1, least: least, &result)
    result.append(share)
    bend(circle, (share, middle), (b.share, end), depth: depth + 1, least: least, &result)
  }

  private func unwrapped(_ point: Point, near other: Point) -> Point {
    Point(point.x - (point.x - other.x).rounded(), point.y)
  }
}
