/// Subpaths of lines, quadratic and cubic Bézier curves, in `Float` coordinates (device pixels unless stated).
///
/// Verbs and points are kept in two flat arrays: move and line take one point, quad two, cubic three, close none.
public struct Path: Sendable, Hashable {
  /// What to do with the next points of a path.
  public enum Verb: UInt8, Sendable {
    /// They take 1, 1, 2, 3 and 0 points.
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

  /// What to do, in order; each takes its number of points from `points`.
  public private(set) var verbs: [Verb] = []
  /// The points of all verbs, one after the other.
  public private(set) var points: [SIMD2<Float>] = []

  /// An empty path.
  public init() {}

  /// A part of other paths' verbs with the points that belong to them.
  package init(verbs: ArraySlice<Verb>, points: ArraySlice<SIMD2<Float>>) {
    self.verbs = Array(verbs)
    self.points = Array(points)
  }

  /// Whether there is no verb at all.
  public var isEmpty: Bool { verbs.isEmpty }

  /// Makes room for so many more verbs and points.
  public mutating func reserveCapacity(verbs verbCount: Int, points pointCount: Int) {
    verbs.reserveCapacity(verbCount)
    points.reserveCapacity(pointCount)
  }

  /// Begins a subpath at `p`.
  public mutating func move(to p: SIMD2<Float>) {
    verbs.append(.move)
    points.append(p)
  }

  /// Goes straight to `p`.
  public mutating func line(to p: SIMD2<Float>) {
    verbs.append(.line)
    points.append(p)
  }

  /// Goes to `p` along a quadratic Bézier curve.
  public mutating func quad(to p: SIMD2<Float>, control: SIMD2<Float>) {
    verbs.append(.quad)
    points.append(control)
    points.append(p)
  }

  /// Goes to `p` along a cubic Bézier curve.
  public mutating func cubic(to p: SIMD2<Float>, control1: SIMD2<Float>, control2: SIMD2<Float>) {
    verbs.append(.cubic)
    points.append(control1)
    points.append(control2)
    points.append(p)
  }

  /// Goes straight back to where the subpath began.
  public mutating func close() { verbs.append(.close) }

  /// Begins a subpath at `p`.
  public mutating func move(to p: Point) { move(to: SIMD2<Float>(p)) }
  /// Goes straight to `p`.
  public mutating func line(to p: Point) { line(to: SIMD2<Float>(p)) }

  /// Appends one subpath through `points`.
  @inlinable public mutating func addPolyline(_ polyline: some Sequence<Point>, closed: Bool) {
    var isFirst = true
    for point in polyline {
      if isFirst { move(to: point) } else { line(to: point) }
      isFirst = false
    }
    if closed && !isFirst { close() }
  }

  /// Adds all subpaths of another path.
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

  /// The path with every point mapped.
  public func transformed(by transform: AffineTransform) -> Path {
    var result = Path()
    result.append(self, transform: transform)
    return result
  }

  /// The smallest rectangle around all points, control points included; `Rect.null` for an empty path.
  public var controlBounds: Rect { Rect(bounding: points.lazy.map { Point($0) }) }
}
