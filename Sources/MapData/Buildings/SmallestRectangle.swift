import Geometry

/// A rectangle in any direction, around an outline.
struct OrientedRectangle {
  var center: Point
  /// Unit vectors along its sides, at right angles to each other.
  var axisX, axisY: Point
  /// Half the lengths of its sides.
  var halfX, halfY: Double

  /// A place in the rectangle's own coordinates.
  func local(_ point: Point) -> Point { Point((point - center).dot(axisX), (point - center).dot(axisY)) }

  /// The rectangle around points whose x axis has a direction.
  init?(around points: [Point], axisX: Point) {
    let axisY = axisX.perpendicular
    let box = Rect(bounding: points.lazy.map { Point($0.dot(axisX), $0.dot(axisY)) })
    guard box.width > 0, box.height > 0, box.width.isFinite, box.height.isFinite else { return nil }
    self.axisX = axisX
    self.axisY = axisY
    center = axisX * box.center.x + axisY * box.center.y
    (halfX, halfY) = (box.width / 2, box.height / 2)
  }

  /// The rectangle of least area around points, its x axis along the longer side. One of its sides lies along a side of the
  /// points' hull.
  static func smallest(around points: [Point]) -> OrientedRectangle? {
    let hull = convexHull(points)
    var best: OrientedRectangle?
    for (a, b) in zip(hull, hull.dropFirst() + hull.prefix(1)) where a != b {
      guard let rectangle = OrientedRectangle(around: hull, axisX: (b - a).normalized) else { continue }
      let area = rectangle.halfX * rectangle.halfY
      // A hair less, or the last bits would choose among equal ones.
      if area < (best.map { $0.halfX * $0.halfY } ?? .infinity) * (1 - 1e-9) { best = rectangle }
    }
    guard let best, best.halfX < best.halfY else { return best }
    return OrientedRectangle(around: hull, axisX: best.axisY)
  }

  /// The corners of the convex hull in order.
  static func convexHull(_ points: [Point]) -> [Point] {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func chain(_ points: some Sequence<Point>) -> [Point] {
      var chain: [Point] = []
      for point in points {
        while chain.count >= 2,
          (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 1]) <= 0
        {
          chain.removeLast()
        }
        chain.append(point)
      }
      return chain
    }
    let (lower, upper) = (chain(sorted), chain(sorted.reversed()))
    return Array(lower.dropLast() + upper.dropLast())
  }
}
