/// The distance of a cubic's control points that best draws a quarter circle of radius 1 (largest error 0.00027).
let circleControl = 0.551_915_024_494

extension Path {
  /// A rectangle, clockwise from its upper left corner.
  public static func rect(_ rect: Rect) -> Path {
    var path = Path()
    path.addPolyline(rect.corners, closed: true)
    return path
  }

  /// A rectangle with corners of `radius`, cut to half of the shorter side; clockwise from the top edge's left end.
  public static func roundedRect(_ rect: Rect, radius: Double) -> Path {
    let r = min(max(radius, 0), rect.width / 2, rect.height / 2)
    return roundedRect(rect, topLeft: r, topRight: r, bottomRight: r, bottomLeft: r)
  }

  /// A rectangle with a radius of its own at each corner.
  public static func roundedRect(
    _ rect: Rect, topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double
  ) -> Path {
    var path = Path()
    let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    path.move(to: Point(x0 + topLeft, y0))
    path.line(to: Point(x1 - topRight, y0))
    path.corner(from: Point(x1 - topRight, y0), through: Point(x1, y0), to: Point(x1, y0 + topRight))
    path.line(to: Point(x1, y1 - bottomRight))
    path.corner(from: Point(x1, y1 - bottomRight), through: Point(x1, y1), to: Point(x1 - bottomRight, y1))
    path.line(to: Point(x0 + bottomLeft, y1))
    path.corner(from: Point(x0 + bottomLeft, y1), through: Point(x0, y1), to: Point(x0, y1 - bottomLeft))
    path.line(to: Point(x0, y0 + topLeft))
    path.corner(from: Point(x0, y0 + topLeft), through: Point(x0, y0), to: Point(x0 + topLeft, y0))
    path.close()
    return path
  }

  /// A circle of four cubic curves.
  public static func circle(center: Point, radius: Double) -> Path {
    ellipse(center: center, radiusX: radius, radiusY: radius)
  }

  /// An upright ellipse of four cubic curves.
  public static func ellipse(center: Point, radiusX: Double, radiusY: Double) -> Path {
    var path = Path()
    let box = Rect(
      minX: center.x - radiusX, minY: center.y - radiusY, maxX: center.x + radiusX, maxY: center.y + radiusY)
    let (top, right) = (Point(center.x, box.minY), Point(box.maxX, center.y))
    let (bottom, left) = (Point(center.x, box.maxY), Point(box.minX, center.y))
    path.move(to: top)
    path.corner(from: top, through: Point(box.maxX, box.minY), to: right)
    path.corner(from: right, through: Point(box.maxX, box.maxY), to: bottom)
    path.corner(from: bottom, through: Point(box.minX, box.maxY), to: left)
    path.corner(from: left, through: Point(box.minX, box.minY), to: top)
    path.close()
    return path
  }

  /// A quarter of an ellipse whose tangents meet at `corner`; nothing when both ends coincide.
  private mutating func corner(from start: Point, through corner: Point, to end: Point) {
    guard start != end else { return }
    cubic(
      to: SIMD2<Float>(end), control1: SIMD2<Float>(start.interpolated(to: corner, at: circleControl)),
      control2: SIMD2<Float>(end.interpolated(to: corner, at: circleControl)))
  }
}
