import Geometry

/// A building face in the picture: its edges, its box, and itself cut into trapezoids.
struct FaceShape {
  struct Edge {
    var start, end: Point

    var reversed: Edge { Edge(start: end, end: start) }
  }

  /// A face with more edges counts as its box where overlaps are measured, since cutting takes their square.
  private static let largestEdgeCount = 2000

  /// Turned so that the inside lies clockwise of each edge's direction (y down).
  let edges: [Edge]
  /// Whether the outline itself turns the other way.
  let isReversed: Bool
  let box: PixelBounds
  /// Disjoint, from top to bottom.
  let pieces: [Trapezoid]
  /// 1/depth as in `ExtrusionFace.inverseDepth`.
  let inverseDepth: SIMD3<Double>

  /// - Parameter edges: closed outlines, filled by the nonzero rule; holes turn against what is around them.
  init(edges: [Edge], box: PixelBounds, inverseDepth: SIMD3<Float>) {
    let area = edges.reduce(0) { $0 + $1.start.cross($1.end) }
    isReversed = area < 0
    self.edges = area < 0 ? edges.map(\.reversed) : edges
    self.box = box
    self.inverseDepth = SIMD3(inverseDepth)
    pieces = edges.count > Self.largestEdgeCount ? [Trapezoid(box)] : Self.pieces(edges)
  }

  func inverseDepth(at p: Point) -> Double { inverseDepth.x * p.x + inverseDepth.y * p.y + inverseDepth.z }

  /// The middle of the face.
  var centroid: Point {
    pieces.reduce(into: Overlap()) { $0.add($1, $1) }.centroid
      ?? Point(Double(box.minX + box.maxX) / 2, Double(box.minY + box.maxY) / 2)
  }

  private static func pieces(_ edges: [Edge]) -> [Trapezoid] {
    let sloping = edges.filter { $0.start.y != $0.end.y }
    let rows = Set(sloping.flatMap { [$0.start.y, $0.end.y] }).sorted()
    var pieces: [Trapezoid] = []
    for (top, bottom) in zip(rows, rows.dropFirst()) {
      let crossing = sloping.filter { min($0.start.y, $0.end.y) <= top && max($0.start.y, $0.end.y) >= bottom }
      let sides = crossing.map { edge in
        (top: edge.x(at: top), bottom: edge.x(at: bottom), turn: edge.start.y < edge.end.y ? 1 : -1)
      }.sorted { $0.top + $0.bottom < $1.top + $1.bottom }
      var winding = 0
      for (left, right) in zip(sides, sides.dropFirst()) {
        winding += left.turn
        if winding == 0 { continue }
        pieces.append(
          Trapezoid(
            top: top, bottom: bottom, left: (left.top, left.bottom), right: (right.top, right.bottom)))
      }
    }
    return pieces
  }
}

extension FaceShape.Edge {
  fileprivate func x(at y: Double) -> Double {
    if y == start.y { return start.x }
    if y == end.y { return end.x }
    return start.x + (end.x - start.x) * ((y - start.y) / (end.y - start.y))
  }
}

/// A piece of a face between two rows.
struct Trapezoid {
  let top, bottom: Double
  /// x at the top and at the bottom.
  let left, right: (top: Double, bottom: Double)
}

extension Trapezoid {
  init(_ box: PixelBounds) {
    let (left, right) = (Double(box.minX), Double(box.maxX))
    self.init(top: Double(box.minY), bottom: Double(box.maxY), left: (left, left), right: (right, right))
  }

  fileprivate func ends(_ side: (top: Double, bottom: Double), from y0: Double, to y1: Double) -> SIMD2<Double> {
    let slope = (side.bottom - side.top) / (bottom - top)
    return SIMD2(side.top + slope * (y0 - top), side.top + slope * (y1 - top))
  }
}

/// The common part of two faces, added up over pairs of their pieces.
struct Overlap {
  /// Parts thinner than this, in pixels, are a shared border and its rounding.
  private static let leastThickness = 0.02

  private var area = 0.0
  private var moment = Point(0, 0)
  private var low = Point(.infinity, .infinity)
  private var high = Point(-.infinity, -.infinity)

  /// Nothing where the two merely touch.
  var centroid: Point? {
    guard area > 0 else { return nil }
    let extent = max(high.x - low.x, high.y - low.y)
    return area > extent * Self.leastThickness ? moment / area : nil
  }

  mutating func add(_ a: Trapezoid, _ b: Trapezoid) {
    let (y0, y1) = (max(a.top, b.top), min(a.bottom, b.bottom))
    guard y0 < y1 else { return }
    let (leftA, rightA) = (a.ends(a.left, from: y0, to: y1), a.ends(a.right, from: y0, to: y1))
    let (leftB, rightB) = (b.ends(b.left, from: y0, to: y1), b.ends(b.right, from: y0, to: y1))
    if all(rightA .<= leftB) || all(rightB .<= leftA) { return }
    // Between the rows where sides cross, the larger left and the smaller right side are straight.
    let crossings = SIMD4(
      Self.crossing(leftA, leftB), Self.crossing(rightA, rightB), Self.crossing(leftA, rightB),
      Self.crossing(leftB, rightA))
    var s = 0.0
    while s < 1 {
      let t = crossings.replacing(with: 1, where: crossings .<= s).min()
      let left = pointwiseMax(Self.part(leftA, s, t), Self.part(leftB, s, t))
      let right = pointwiseMin(Self.part(rightA, s, t), Self.part(rightB, s, t))
      if (right - left).sum() > 0 { add(left, right, from: y0 + (y1 - y0) * s, to: y0 + (y1 - y0) * t) }
      s = t
    }
  }

  /// Where between 0 and 1 two sides cross; 0 if nowhere.
  private static func crossing(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double {
    let gap = a - b
    return gap.x * gap.y < 0 ? gap.x / (gap.x - gap.y) : 0
  }

  private static func part(_ side: SIMD2<Double>, _ s: Double, _ t: Double) -> SIMD2<Double> {
    SIMD2(side.x + (side.y - side.x) * s, side.x + (side.y - side.x) * t)
  }

  /// Integrals of 1, x and y over a trapezoid.
  private mutating func add(_ left: SIMD2<Double>, _ right: SIMD2<Double>, from top: Double, to bottom: Double) {
    let height = bottom - top
    let width = right - left
    let part = height * width.sum() / 2
    area += part
    let squares = right * right - left * left
    moment.x += height / 6 * (squares.sum() + right.x * right.y - left.x * left.y)
    moment.y += top * part + height * height / 6 * (width.x + 2 * width.y)
    low = Point(min(low.x, left.min()), min(low.y, top))
    high = Point(max(high.x, right.max()), max(high.y, bottom))
  }
}
