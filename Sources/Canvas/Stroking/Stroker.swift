import Geometry

/// Turns the outline of a stroke straight into directed edges.
///
/// Every segment is a quadrilateral and every join and cap a piece, all turning the same way round, so that sums of
/// windings never cancel: overlaps stay covered, once. Neighbouring pieces share their inner and outer points where
/// that is safe, and no outline is ever stored.
final class Stroker {
  let bins: EdgeBins
  var style = StrokeStyle(width: 1)
  private(set) var halfWidth: Float = 0.5
  /// Longer mitres than this are not drawn, whatever the style says: they would look like needles.
  static let largestMiterLimit: Float = 1000
  private var miterLimit: Float = 10
  private(set) var steps = CurveSteps()
  /// Squared distance below which two points are one.
  private(set) var mergeDistanceSquared: Float = 1e-4
  /// How far a nearly straight join may be off, path units.
  private(set) var joinTolerance: Float = CurveSteps.tolerance
  /// One step along an arc, as a rotation.
  private var arcCosine: Float = 1
  private var arcSine: Float = 0
  /// By how much inner vertices of an arc lie outside the circle.
  private var arcStretch: Float = 1
  /// Cosine of the largest arc that a single chord may stand for.
  private var singleStepCosine: Float = 1

  /// The points of the present polyline.
  let line = ScratchBuffer<SIMD2<Float>>()
  let chains = StrokeChains()
  /// The points of the present glyph.
  let glyphPoints = ScratchBuffer<SIMD2<Float>>()
  /// The points of the present dash.
  let dash = ScratchBuffer<SIMD2<Float>>()
  private var normals: UnsafeMutablePointer<SIMD2<Float>> = .allocate(capacity: 1)
  private var lengths: UnsafeMutablePointer<Float> = .allocate(capacity: 1)
  private var capacity = 0

  init(bins: EdgeBins) { self.bins = bins }

  deinit {
    normals.deallocate()
    lengths.deallocate()
  }

  /// Takes on a style; `scale` is device pixels to one unit of the path.
  func begin(_ style: StrokeStyle, scale: Float) {
    self.style = style
    halfWidth = min(style.width, PathSlice.largestCoordinate) * 0.5
    miterLimit = style.miterLimit > 1 ? min(style.miterLimit, Self.largestMiterLimit) : 1
    steps = CurveSteps(scale: scale)
    mergeDistanceSquared = 1e-4 / (scale * scale)
    // As with curves, inner vertices lie outside by two thirds of what the chords miss.
    let tolerance = CurveSteps.tolerance / scale
    joinTolerance = tolerance
    let chord = halfWidth > 1.5 * tolerance ? 1 - 1.5 * tolerance / halfWidth : 0
    arcCosine = max(2 * chord * chord - 1, 0)
    arcSine = (1 - arcCosine * arcCosine).squareRoot()
    let shortChord = halfWidth > tolerance ? 1 - tolerance / halfWidth : 0
    singleStepCosine = max(2 * shortChord * shortChord - 1, 0)
    // On thin lines the whole arc is a pixel's fraction, and leaving the circle would show in the coverage.
    arcStretch = halfWidth > 4 * tolerance ? 1 + tolerance / halfWidth : 1
  }

  /// Strokes one polyline with the present style's caps and joins; nearly equal neighbours must be gone.
  ///
  /// Bare ends have no cap, since something else covers it.
  func stroke(
    _ points: ScratchBuffer<SIMD2<Float>>, closed: Bool, hasBareStart: Bool = false, hasBareEnd: Bool = false
  ) {
    var count = points.count
    if closed && count > 1 && distanceSquared(points[count - 1], points[0]) <= mergeDistanceSquared { count -= 1 }
    if count < 2 { return dot(points[0]) }
    let closed = closed && count > 2
    let segments = closed ? count : count - 1
    measure(points, segments: segments, count: count)
    let p = points.pointer
    var left: SIMD2<Float>
    var right: SIMD2<Float>
    var closing = JoinEnds()
    if closed {
      closing = join(p[0], normals[segments - 1], normals[0], lengths[segments - 1], lengths[0])
      (left, right) = (closing.nextLeft, closing.nextRight)
    } else {
      left = p[0] + normals[0]
      right = p[0] - normals[0]
      cap(p[0], from: -normals[0], to: normals[0], isBare: hasBareStart)
    }
    for i in 0..<segments {
      var ends: JoinEnds
      if i + 1 < segments {
        ends = join(p[i + 1], normals[i], normals[i + 1], lengths[i], lengths[i + 1])
      } else if closed {
        ends = closing
      } else {
        let end = p[i + 1]
        ends = JoinEnds(left: end + normals[i], right: end - normals[i])
        cap(end, from: normals[i], to: -normals[i], isBare: hasBareEnd)
      }
      bins.line(left, ends.left)
      bins.line(ends.right, right)
      (left, right) = (ends.nextLeft, ends.nextRight)
    }
  }

  /// Normals of half the width and lengths of all segments.
  private func measure(_ points: ScratchBuffer<SIMD2<Float>>, segments: Int, count: Int) {
    if segments > capacity {
      normals.deallocate()
      lengths.deallocate()
      capacity = segments * 2
      normals = .allocate(capacity: capacity)
      lengths = .allocate(capacity: capacity)
    }
    let p = points.pointer
    for i in 0..<segments {
      let d = p[i + 1 < count ? i + 1 : 0] - p[i]
      let length = (d.x * d.x + d.y * d.y).squareRoot()
      normals[i] = SIMD2(-d.y, d.x) * (halfWidth / length)
      lengths[i] = length
    }
  }

  private func distanceSquared(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> Float {
    let d = a - b
    return d.x * d.x + d.y * d.y
  }

  // MARK: Caps

  /// A subpath without length: a dot with round caps, an upright square with square ones, nothing else.
  private func dot(_ p: SIMD2<Float>) { dot(p, along: SIMD2(1, 0)) }

  /// A dash without length, whose line runs along the unit vector `direction`.
  func dot(_ p: SIMD2<Float>, along direction: SIMD2<Float>) {
    guard style.cap != .butt else { return }
    let normal = SIMD2(-direction.y, direction.x) * halfWidth
    cap(p, from: -normal, to: normal)
    cap(p, from: normal, to: -normal)
  }

  /// The outline from `p + a` round the end to `p + b`, where b = -a.
  @inline(__always)
  private func cap(_ p: SIMD2<Float>, from a: SIMD2<Float>, to b: SIMD2<Float>, isBare: Bool = false) {
    if isBare { return bins.line(p + a, p + b) }
    let outward = SIMD2(a.y, -a.x)
    switch style.cap {
    case .butt: bins.line(p + a, p + b)
    case .round:
      arc(p, from: a, to: outward)
      arc(p, from: outward, to: b)
    case .square:
      bins.line(p + a, p + a + outward)
      bins.line(p + a + outward, p + b + outward)
      bins.line(p + b + outward, p + b)
    }
  }

  /// The shorter arc about `p` from `p + a` to `p + b`, by repeated rotation: no table, no trigonometry.
  @inline(never) func arc(_ p: SIMD2<Float>, from a: SIMD2<Float>, to b: SIMD2<Float>) {
    let sine = a.x * b.y - a.y * b.x < 0 ? -arcSine : arcSine
    var v = a
    var current = p + a
    var stretch = arcStretch
    // A half turn in the smallest steps is far below this; rounding must not keep the loop going.
    for step in 0..<100_000 {
      v = SIMD2(v.x * arcCosine - v.y * sine, v.x * sine + v.y * arcCosine) * stretch
      stretch = 1
      if (v.x * b.y - v.y * b.x) * sine <= 0 {
        if step == 0 && a.x * b.x + a.y * b.y < singleStepCosine * halfWidth * halfWidth {
          let middle = a + b
          let point = p + middle * (halfWidth / (middle.x * middle.x + middle.y * middle.y).squareRoot())
          bins.line(current, point)
          current = point
        }
        break
      }
      let point = p + v
      bins.line(current, point)
      current = point
    }
    bins.line(current, p + b)
  }

  // MARK: Joins

  /// Where the sides of a segment end and those of the next one begin.
  struct JoinEnds {
    var left, right, nextLeft, nextRight: SIMD2<Float>

    init() { self.init(left: SIMD2(), right: SIMD2()) }

    @inline(__always) init(left: SIMD2<Float>, right: SIMD2<Float>) {
      self.init(left, right, left, right)
    }

    @inline(__always) init(
      _ left: SIMD2<Float>, _ right: SIMD2<Float>, _ nextLeft: SIMD2<Float>, _ nextRight: SIMD2<Float>
    ) {
      self.left = left
      self.right = right
      self.nextLeft = nextLeft
      self.nextRight = nextRight
    }
  }

  /// The join at `p` between segments with normals `a`, `b` and lengths `la`, `lb`; emits its outer side.
  @inline(__always) private func join(
    _ p: SIMD2<Float>, _ a: SIMD2<Float>, _ b: SIMD2<Float>, _ la: Float, _ lb: Float
  ) -> JoinEnds {
    let cross = a.x * b.y - a.y * b.x
    let dot = a.x * b.x + a.y * b.y
    let square = halfWidth * halfWidth
    let sum = square + dot
    let turn = cross < 0 ? -cross : cross
    let shorter = la < lb ? la : lb
    // The inner sides meet at a distance hw · |sin| / (1 + cos) before the vertex: both segments must reach there.
    let innerMeets = turn * halfWidth < shorter * sum
    if innerMeets && dot > 0 && turn * turn < 8 * joinTolerance * halfWidth * square {
      let m = (a + b) * (square / sum)
      return JoinEnds(left: p + m, right: p - m)
    }
    if cross > 0 {
      outer(p, from: -b, to: -a, dot, square)
      if innerMeets {
        let inner = p + (a + b) * (square / sum)
        return JoinEnds(inner, p - a, inner, p - b)
      }
      bins.line(p + a, p)
      bins.line(p, p + b)
    } else {
      outer(p, from: a, to: b, dot, square)
      if innerMeets {
        let inner = p - (a + b) * (square / sum)
        return JoinEnds(p + a, inner, p + b, inner)
      }
      bins.line(p - b, p)
      bins.line(p, p - a)
    }
    return JoinEnds(p + a, p - a, p + b, p - b)
  }

  @inline(never) private func outer(
    _ p: SIMD2<Float>, from a: SIMD2<Float>, to b: SIMD2<Float>, _ dot: Float, _ square: Float
  ) {
    switch style.join {
    case .round:
      // An exact reversal has no shorter way: go round by the end of the line.
      if dot <= -square * 0.999_999 {
        let outward = SIMD2(a.y, -a.x)
        arc(p, from: a, to: outward)
        arc(p, from: outward, to: b)
      } else {
        arc(p, from: a, to: b)
      }
      return
    case .miter:
      // Length over width is 1 / cos(half the turn).
      let limit = miterLimit
      if limit * limit * (square + dot) * 0.5 >= square {
        let tip = p + (a + b) * (square / (square + dot))
        bins.line(p + a, tip)
        bins.line(tip, p + b)
        return
      }
    case .bevel: break
    }
    bins.line(p + a, p + b)
  }
}
