import Geometry

/// A ring of a path: its points as lines, box and signed area.
private struct Ring {
  var points: [SIMD2<Float>] = []
  var low = SIMD2<Float>(repeating: .infinity)
  var high = SIMD2<Float>(repeating: -.infinity)
  /// Twice the area; negative for rings that turn like the stroker's pieces.
  var area: Float = 0

  mutating func measure() {
    var previous = points[points.count - 1]
    for point in points {
      low = low.replacing(with: point, where: point .< low)
      high = high.replacing(with: point, where: point .> high)
      area += previous.cross(point)
      previous = point
    }
  }

  func holds(_ other: Ring) -> Bool {
    low.x <= other.low.x && low.y <= other.low.y && high.x >= other.high.x && high.y >= other.high.y
      && area.magnitude > other.area.magnitude
  }
}

extension EdgeBins {
  /// Beyond this many rings all turn as the whole path does, which avoids comparing each with each.
  private static var largestRingCount: Int { 512 }

  /// Adds the path like `fill`, with outer rings turned the way the stroker turns its pieces and holes against it.
  ///
  /// Glyphs of different font formats turn differently, even within one label. A ring inside another one's box turns
  /// with it; the outermost ring decides.
  func fillOriented(_ path: PathSlice) {
    let rings = self.rings(of: path)
    let total = rings.reduce(0) { $0 + $1.area }
    for (i, ring) in rings.enumerated() {
      var decisive = ring.area
      if rings.count > Self.largestRingCount {
        decisive = total
      } else {
        var outermost = ring
        for (j, other) in rings.enumerated() where j != i && other.holds(outermost) {
          outermost = other
          decisive = other.area
        }
      }
      emit(ring, reversed: decisive > 0)
    }
  }

  private func emit(_ ring: Ring, reversed: Bool) {
    var previous = ring.points[ring.points.count - 1]
    for point in ring.points {
      if reversed { line(point, previous) } else { line(previous, point) }
      previous = point
    }
  }

  private func rings(of path: PathSlice) -> [Ring] {
    let steps = CurveSteps()
    var rings: [Ring] = []
    var ring = Ring()
    var next = path.points
    func finish() {
      if ring.points.count > 1 {
        ring.measure()
        rings.append(ring)
      }
    }
    for i in 0..<path.verbCount {
      let verb = path.verbs[i]
      switch verb {
      case .move:
        finish()
        ring = Ring()
        ring.points.append(next[0])
      case .close:
        finish()
        ring = Ring(points: ring.points.isEmpty ? [] : [ring.points[0]])
      case .line: ring.points.append(next[0])
      case .quad:
        let start = ring.points.last ?? next[0]
        let count = steps.count(start, next[0], next[1])
        var inner = QuadSteps(start, next[0], next[1], count: count)
        for _ in 1..<count { ring.points.append(inner.next()) }
        ring.points.append(next[1])
      case .cubic:
        let start = ring.points.last ?? next[0]
        let count = steps.count(start, next[0], next[1], next[2])
        let inner = CubicSteps(start, next[0], next[1], next[2], count: count)
        for step in 1..<count { ring.points.append(inner[step]) }
        ring.points.append(next[2])
      }
      next += verb.pointCount
    }
    finish()
    return rings
  }
}
