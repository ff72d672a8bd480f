/// Subpaths of lines, quadratic and cubic Bézier curves, in `Float` coordinates (device pixels unless stated).
///
/// Verbs and points are kept in two flat arrays: move and line take one point, quad two, cubic three, close none.
public struct Path: Sendable, Hashable {
  public enum Verb: UInt8, Sendable {
    case move, line, quad, cubic, close

    /// How many points the verb takes.
    @inlinable public var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quad: 2
      case .cubic: 3
      case .close: 0
      }
    }
  }

  public private(set) var verbs: [Verb] = []
  public private(set) var points: [SIMD2<Float>] = []

  public init() {}

  public var isEmpty: Bool { verbs.isEmpty }

  public mutating func reserveCapacity(verbs verbCount: Int, points pointCount: Int) {
    verbs.reserveCapacity(verbCount)
    points.reserveCapacity(pointCount)
  }

  public mutating func move(to p: SIMD2<Float>) {
    verbs.append(.move)
    points.append(p)
  }

  public mutating func line(to p: SIMD2<Float>) {
    verbs.append(.line)
    points.append(p)
  }

  public mutating func quad(to p: SIMD2<Float>, control: SIMD2<Float>) {
    verbs.append(.quad)
    points.append(control)
    points.append(p)
  }

  public mutating func cubic(to p: SIMD2<Float>, control1: SIMD2<Float>, control2: SIMD2<Float>) {
    verbs.append(.cubic)
    points.append(control1)
    points.append(control2)
    points.append(p)
  }

  public mutating func close() { verbs.append(.close) }

  public mutating func move(to p: Point) { move(to: SIMD2<Float>(p)) }
  public mutating func line(to p: Point) { line(to: SIMD2<Float>(p)) }

  /// Appends one subpath through `points`.
  public mutating func addPolyline(_ polyline: some Sequence<Point>, closed: Bool) {
    var isFirst = true
    for point in polyline {
      if isFirst { move(to: point) } else { line(to: point) }
      isFirst = false
    }
    if closed && !isFirst { close() }
  }

  public mutating func append(_ other: Path) {
    verbs.append(contentsOf: other.verbs)
    points.append(contentsOf: other.points)
  }

  /// Appends `other` with every point mapped by `transform`.
  public mutating func append(_ other: Path, transform: AffineTransform) {
    verbs.append(contentsOf: other.verbs)
    points.append(contentsOf: other.points.lazy.map { SIMD2<Float>(transform(Point($0))) })
  }

  /// Appends `other` with every point scaled, then moved: faster for the many glyphs of a text.
  public mutating func append(_ other: Path, scale: Float, offset: SIMD2<Float>) {
    verbs.append(contentsOf: other.verbs)
    let first = points.count
    points.append(contentsOf: other.points)
    points.withUnsafeMutableBufferPointer { points in
      for index in first..<points.count { points[index] = points[index] * scale + offset }
    }
  }

  public func transformed(by transform: AffineTransform) -> Path {
    var result = Path()
    result.append(self, transform: transform)
    return result
  }

  /// The smallest rectangle around all points, control points included; `Rect.null` for an empty path.
  public var controlBounds: Rect { Rect(bounding: points.lazy.map { Point($0) }) }
}
