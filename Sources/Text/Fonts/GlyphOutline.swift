import Geometry

/// A glyph's outline in font units, y down, with its exact ink bounds.
final class GlyphOutline: Sendable {
  static let empty = GlyphOutline(Path())

  let shape: SharedPath
  let bounds: Rect

  var path: Path { shape.path }

  init(_ path: Path) {
    shape = SharedPath(path)
    bounds = path.inkBounds
  }
}

extension Path {
  /// The smallest rectangle around the curves themselves; `Rect.null` for an empty path.
  var inkBounds: Rect {
    let control = controlBounds
    var bounds = Rect.null
    var index = 0
    var current = Point.zero
    for verb in verbs {
      let points = self.points[index..<index + verb.pointCount].map { Point($0) }
      index += verb.pointCount
      switch verb {
      case .move, .line: bounds.formUnion(points[0])
      case .quad: bounds.formUnion(curve: [current, points[0], points[1]])
      case .cubic: bounds.formUnion(curve: [current, points[0], points[1], points[2]])
      case .close: break
      }
      current = points.last ?? current
    }
    return bounds.intersection(control)
  }
}

extension Rect {
  /// Grows to hold a quadratic (3 points) or cubic (4 points) Bézier curve.
  fileprivate mutating func formUnion(curve p: [Point]) {
    formUnion(p[p.count - 1])
    guard !p.dropFirst().dropLast().allSatisfy({ containsClosed($0) }) else { return }
    for axis in 0...1 {
      for t in Self.extrema(p.map { $0[axis] }) where t > 0 && t < 1 {
        formUnion(Self.point(on: p, at: t))
      }
    }
  }

  private func containsClosed(_ p: Point) -> Bool { p.x >= minX && p.x <= maxX && p.y >= minY && p.y <= maxY }

  /// Where the derivative of a coordinate of the curve is zero.
  private static func extrema(_ v: [Double]) -> [Double] {
    if v.count == 3 {
      let divisor = v[0] - 2 * v[1] + v[2]
      return divisor == 0 ? [] : [(v[0] - v[1]) / divisor]
    }
    let a = v[3] - 3 * v[2] + 3 * v[1] - v[0]
    let b = 2 * (v[2] - 2 * v[1] + v[0])
    let c = v[1] - v[0]
    if a == 0 { return b == 0 ? [] : [-c / b] }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    return [(-b - root) / (2 * a), (-b + root) / (2 * a)]
  }

  /// De Casteljau's construction.
  private static func point(on curve: [Point], at t: Double) -> Point {
    var points = curve
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { $0.interpolated(to: $1, at: t) }
    }
    return points[0]
  }
}
