import Geometry

/// How curves become straight lines.
///
/// A curve cut into n equal steps of its parameter leaves chords that miss it by |B″|/(8n²) in the middle. Moving every
/// inner vertex outwards by two thirds of that lowers the largest error to two thirds everywhere, so that fewer steps
/// do, and halves the error in area. The shift is constant for a quadratic and linear in t for a cubic: it costs
/// nothing.
struct CurveSteps {
  /// The largest allowed distance between curve and lines, pixels.
  static let tolerance: Float = 0.1
  static let largestCount = 4096

  /// Reciprocal of the tolerance, times what the shift allows.
  let factor: Float

  /// `scale`: device pixels to one unit of the path.
  init(scale: Float = 1) { factor = scale / (6 * Self.tolerance) }

  /// Steps for a quadratic.
  @inline(__always) func count(_ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>) -> Int {
    let d = a - b - b + c
    return steps((d.x * d.x + d.y * d.y).squareRoot() * factor)
  }

  /// Steps for a cubic; its second derivative is largest at an end.
  @inline(__always) func count(
    _ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>, _ d: SIMD2<Float>
  ) -> Int {
    let e = a - b - b + c
    let f = b - c - c + d
    let first = e.x * e.x + e.y * e.y
    let second = f.x * f.x + f.y * f.y
    return steps((first > second ? first : second).squareRoot() * 3 * factor)
  }

  /// The smallest n with n² ≥ `square`.
  @inline(__always) private func steps(_ square: Float) -> Int {
    // A single step has no inner vertex to shift.
    if square <= 2 / 3 { return 1 }
    if square <= 4 { return 2 }
    if square <= 9 { return 3 }
    return manySteps(square)
  }

  @inline(never) private func manySteps(_ square: Float) -> Int {
    let count = square.squareRoot().rounded(.up)
    return count < Float(Self.largestCount) ? Int(count) : Self.largestCount
  }
}

/// The inner vertices of a flattened quadratic, by forward differences.
struct QuadSteps {
  private var point, first, second: SIMD2<Float>

  @inline(__always) init(_ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>, count: Int) {
    let h = 1 / Float(count)
    let d = a - b - b + c
    second = d * (2 * h * h)
    first = (b - a) * (2 * h) + d * (h * h)
    point = a - d * (h * h * (1 / 6))
  }

  /// The one inner vertex of two steps.
  @inline(__always) static func middle(_ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>) -> SIMD2<Float> {
    // A quarter of the bend to the curve, less the shift.
    b + (a - b - b + c) * (1 / 4 - 1 / 24)
  }

  @inline(__always) mutating func next() -> SIMD2<Float> {
    point += first
    first += second
    return point
  }
}

/// The inner vertices of a flattened cubic, by its polynomial, whose rounding errors do not add up.
struct CubicSteps {
  private let c0, c1, c2, c3: SIMD2<Float>
  private let h: Float

  @inline(__always) init(
    _ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>, _ d: SIMD2<Float>, count: Int
  ) {
    h = 1 / Float(count)
    let cubic = d - a + (b - c) * 3
    let square = (a - b - b + c) * 3
    c3 = cubic
    c2 = square
    c1 = (b - a) * 3 - cubic * (h * h * 0.5)
    c0 = a - square * (h * h * (1 / 6))
  }

  @inline(__always) subscript(step: Int) -> SIMD2<Float> {
    let t = Float(Int32(truncatingIfNeeded: step)) * h
    return ((c3 * t + c2) * t + c1) * t + c0
  }
}
