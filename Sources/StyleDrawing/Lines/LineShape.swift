import MapStyle

/// What decides a line's outline.
struct LineShape: Sendable {
  var cap: LineCap
  var join: LineJoin
  var miterLimit: Double
  var roundLimit: Double
  /// Whether the first point follows the last.
  var isClosed: Bool
  /// Tile units before and after sharp corners at which the line has a point more; 0 for none.
  var sharpCornerOffset: Double
}

/// A point at the side of a line, still without width: where it stands and which way the width goes.
struct LineVertex: Sendable {
  var place: SIMD2<Double>
  /// The direction of the width, in half widths.
  var extrude: SIMD2<Double>
  /// Whether it belongs to a half disc.
  var isRound: Bool
  /// On which side: 1 or -1.
  var side: Double
  /// How the width leans along the line: -1, 0 or 1.
  var lean: Double
  /// Tile units from the line's start, begun anew where it becomes too much.
  var distance: Double
  /// Tile units from the line's start.
  var along: Double
}

/// The triangles along a line.
///
/// Each corner is a mitre, a bevel, a fan or two half discs, by the angle and the limits; triangles of one line may lie on
/// each other at sharp corners.
struct LineMesh {
  private(set) var vertices: [LineVertex] = []
  private(set) var triangles: [SIMD3<Int32>] = []

  private var e1 = -1
  private var e2 = -1
  private var restart = 0.0

  /// Beyond so many units distances begin anew.
  private static let longestDistance = 16_384.0
  private static let sharpCorner = 0.793_353_340_291_235_2

  mutating func add(_ line: [SIMD2<Double>], _ shape: LineShape) {
    var points: [SIMD2<Double>] = []
    for point in line where points.last != point { points.append(point) }
    if shape.isClosed {
      if points.count > 1, points.first == points.last { points.removeLast() }
      guard points.count >= 3 else { return }
      points.append(points[0])
    }
    guard points.count >= 2 else { return }
    (e1, e2, restart) = (-1, -1, 0)
    var walk = Walk(points: points, shape: shape)
    for index in points.indices { corner(index, &walk) }
  }

  private struct Walk {
    let points: [SIMD2<Double>]
    let shape: LineShape
    var distance = 0.0
    var isStart = true
    /// Where the present stretch begins: the last corner, or a point put before it.
    var from: SIMD2<Double>?
    var normal: SIMD2<Double>?

    init(points: [SIMD2<Double>], shape: LineShape) {
      self.points = points
      self.shape = shape
      if shape.isClosed {
        let before = points[points.count - 2]
        from = before
        normal = (points[0] - before).normalized.perpendicular
      }
    }
  }

  private mutating func corner(_ index: Int, _ walk: inout Walk) {
    let points = walk.points
    let current = points[index]
    let next = index + 1 < points.count ? points[index + 1] : walk.shape.isClosed ? points[1] : nil
    // A ring's first corner is drawn when it comes round to it; here it only begins.
    var previous = index > 0 || walk.shape.isClosed ? walk.from : nil
    let forward = next.map { ($0 - current).normalized.perpendicular }
    let nextNormal = forward ?? walk.normal ?? SIMD2(0, 0)
    let prevNormal = walk.normal ?? nextNormal
    var joinNormal = prevNormal + nextNormal
    if joinNormal.x != 0 || joinNormal.y != 0 { joinNormal = joinNormal.normalized }
    let cosAngle = prevNormal.dot(nextNormal)
    let cosHalf = joinNormal.dot(nextNormal)
    let miter = cosHalf != 0 ? 1 / cosHalf : Double.infinity
    let isSharp = cosHalf < Self.sharpCorner && previous != nil && next != nil
    let offset = walk.shape.sharpCornerOffset

    if isSharp, index > 0, offset > 0, let before = previous {
      let length = (current - before).length
      if length > 2 * offset {
        let extra = (current - (current - before) * (offset / length)).rounded(.toNearestOrAwayFromZero)
        walk.distance += (extra - before).length
        add(extra, walk.distance, prevNormal, 0, 0)
        previous = extra
      }
    }
    let isMiddle = previous != nil && next != nil
    var join = Join(walk.shape.join)
    if isMiddle {
      if join == .round {
        if miter < walk.shape.roundLimit { join = .miter } else if miter <= 2 { join = .fan }
      }
      let limit = walk.shape.join == .bevel ? 1.05 : walk.shape.miterLimit
      if join == .miter, miter > limit { join = .bevel }
      if join == .bevel {
        if miter > 2 { join = .flip }
        if miter < limit { join = .miter }
      }
    }
    if let before = previous { walk.distance += (current - before).length }
    let distance = walk.distance
    if isMiddle {
      let turnsLeft = prevNormal.x * nextNormal.y - prevNormal.y * nextNormal.x > 0
      switch join {
      case .miter: add(current, distance, joinNormal * miter, 0, 0)
      case .flip:
        var out = nextNormal * -1
        if miter <= 100 {
          let length = miter * (prevNormal + nextNormal).length / (prevNormal - nextNormal).length
          out = joinNormal.perpendicular * (length * (turnsLeft ? -1 : 1))
        }
        add(current, distance, out, 0, 0)
        add(current, distance, out * -1, 0, 0)
      case .bevel, .fan:
        let lean = -(max(miter * miter - 1, 0)).squareRoot()
        let (left, right) = turnsLeft ? (lean, 0.0) : (0.0, lean)
        if !walk.isStart { add(current, distance, prevNormal, left, right) }
        if join == .fan {
          fan(current, distance, prevNormal, nextNormal, cosHalf: cosHalf, cosAngle: cosAngle, turnsLeft)
        }
        add(current, distance, nextNormal, -left, -right)
      case .round:
        if !walk.isStart {
          add(current, distance, prevNormal, 0, 0)
          add(current, distance, prevNormal, 1, 1, isRound: true)
          (e1, e2) = (-1, -1)
        }
        add(current, distance, nextNormal, -1, -1, isRound: true)
        add(current, distance, nextNormal, 0, 0)
      }
    } else {
      end(current, distance, prevNormal, nextNormal, hasNext: next != nil, walk)
    }
    var from = current
    if isSharp, index < points.count - 1, offset > 0, let next {
      let length = (next - current).length
      if length > 2 * offset {
        let extra = (current + (next - current) * (offset / length)).rounded(.toNearestOrAwayFromZero)
        walk.distance += (extra - current).length
        add(extra, walk.distance, nextNormal, 0, 0)
        from = extra
      }
    }
    walk.from = from
    walk.normal = nextNormal
    walk.isStart = false
  }

  private enum Join {
    case miter, bevel, round, fan, flip

    init(_ join: LineJoin) {
      switch join {
      case .miter: self = .miter
      case .bevel: self = .bevel
      case .round: self = .round
      }
    }
  }

  private mutating func end(
    _ current: SIMD2<Double>, _ distance: Double, _ prevNormal: SIMD2<Double>, _ nextNormal: SIMD2<Double>,
    hasNext: Bool, _ walk: Walk
  ) {
    switch walk.shape.isClosed ? .butt : walk.shape.cap {
    case .butt:
      if !walk.isStart { add(current, distance, prevNormal, 0, 0) }
      if hasNext { add(current, distance, nextNormal, 0, 0) }
    case .square:
      if !walk.isStart {
        add(current, distance, prevNormal, 1, 1)
        (e1, e2) = (-1, -1)
      }
      if hasNext { add(current, distance, nextNormal, -1, -1) }
    case .round:
      if !walk.isStart {
        add(current, distance, prevNormal, 0, 0)
        add(current, distance, prevNormal, 1, 1, isRound: true)
        (e1, e2) = (-1, -1)
      }
      if hasNext {
        add(current, distance, nextNormal, -1, -1, isRound: true)
        add(current, distance, nextNormal, 0, 0)
      }
    }
  }

  /// Slices of 20° at most between two normals.
  private mutating func fan(
    _ place: SIMD2<Double>, _ distance: Double, _ prevNormal: SIMD2<Double>, _ nextNormal: SIMD2<Double>,
    cosHalf: Double, cosAngle: Double, _ turnsLeft: Bool
  ) {
    let turn = 2 * (max(2 - 2 * cosHalf, 0)).squareRoot()
    let slices = Int((turn * 180 / .pi / 20).rounded(.toNearestOrAwayFromZero))
    guard slices > 1 else { return }
    for slice in 1..<slices {
      var t = Double(slice) / Double(slices)
      if t != 0.5 {
        // Equal shares of the chord are no equal angles; this evens them out.
        let middle = t - 0.5
        let a = 1.0904 + cosAngle * (-3.2452 + cosAngle * (3.55645 - cosAngle * 1.43519))
        let b = 0.848013 + cosAngle * (-1.06021 + cosAngle * 0.215638)
        t += t * middle * (t - 1) * (a * middle * middle + b)
      }
      let normal = (prevNormal * (1 - t) + nextNormal * t).normalized
      let index = append(place, normal * (turnsLeft ? -1 : 1), side: turnsLeft ? 1 : -1, lean: 0, distance)
      triangle(index)
      if turnsLeft { e2 = index } else { e1 = index }
    }
  }

  private mutating func add(
    _ place: SIMD2<Double>, _ distance: Double, _ normal: SIMD2<Double>, _ left: Double, _ right: Double,
    isRound: Bool = false
  ) {
    let first = append(
      place, left == 0 ? normal : normal - normal.perpendicular * left, side: -1, lean: left, distance, isRound)
    triangle(first)
    (e1, e2) = (e2, first)
    let second = append(
      place, right == 0 ? normal * -1 : normal * -1 - normal.perpendicular * right, side: 1, lean: -right, distance,
      isRound)
    triangle(second)
    (e1, e2) = (e2, second)
    if distance - restart > Self.longestDistance {
      restart = distance
      add(place, distance, normal, left, right, isRound: isRound)
    }
  }

  private mutating func append(
    _ place: SIMD2<Double>, _ extrude: SIMD2<Double>, side: Double, lean: Double, _ distance: Double,
    _ isRound: Bool = false
  ) -> Int {
    vertices.append(
      LineVertex(
        place: place, extrude: extrude, isRound: isRound, side: side, lean: lean > 0 ? 1 : lean < 0 ? -1 : 0,
        distance: distance - restart, along: distance))
    return vertices.count - 1
  }

  private mutating func triangle(_ third: Int) {
    guard e1 >= 0, e2 >= 0 else { return }
    triangles.append(SIMD3(Int32(e1), Int32(e2), Int32(third)))
  }
}
