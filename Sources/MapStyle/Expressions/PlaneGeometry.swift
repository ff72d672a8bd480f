/// Tests and distances in the plane, by brute force.
enum PlaneGeometry {
  typealias Vector = SIMD2<Double>

  /// Whether `point` is inside the rings by the even-odd rule and not on an edge.
  static func isInside(_ point: Vector, _ rings: [[Vector]]) -> Bool {
    var inside = false
    for ring in rings {
      for (a, b) in edges(ring) {
        if squaredDistance(point, a, b) == 0 { return false }
        if (a.y > point.y) != (b.y > point.y), point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x {
          inside.toggle()
        }
      }
    }
    return inside
  }

  /// Whether all of `line` is inside.
  static func isInside(_ line: [Vector], _ rings: [[Vector]]) -> Bool {
    guard line.allSatisfy({ isInside($0, rings) }) else { return false }
    for (a, b) in zip(line, line.dropFirst()) {
      for ring in rings where edges(ring).contains(where: { crosses(a, b, $0.0, $0.1) }) { return false }
    }
    return true
  }

  static func distance(_ first: Shapes, _ second: Shapes) -> Double {
    for (shape, area) in [(first, second), (second, first)] {
      for polygon in area.polygons where vertices(shape).contains(where: { isInside($0, polygon) }) { return 0 }
    }
    var best = Double.infinity
    let others = segments(second)
    for (a, b) in segments(first) {
      for (c, d) in others {
        if crosses(a, b, c, d) { return 0 }
        best = min(
          best, squaredDistance(a, c, d), squaredDistance(b, c, d), squaredDistance(c, a, b), squaredDistance(d, a, b))
      }
    }
    return best.squareRoot()
  }

  private static func vertices(_ shapes: Shapes) -> [Vector] {
    shapes.points + shapes.lines.joined() + shapes.polygons.joined().joined()
  }

  /// All edges; points are edges of no length.
  private static func segments(_ shapes: Shapes) -> [(Vector, Vector)] {
    shapes.points.map { ($0, $0) } + shapes.lines.flatMap { Array(zip($0, $0.dropFirst())) }
      + shapes.polygons.joined().flatMap(edges)
  }

  /// The edges of a ring, closed whether or not it repeats its first point.
  private static func edges(_ ring: [Vector]) -> [(Vector, Vector)] {
    ring.indices.map { (ring[$0], ring[$0 + 1 < ring.count ? $0 + 1 : 0]) }
  }

  private static func squaredDistance(_ point: Vector, _ a: Vector, _ b: Vector) -> Double {
    let along = b - a
    let lengthSquared = (along * along).sum()
    let share = lengthSquared > 0 ? max(0, min(1, ((point - a) * along).sum() / lengthSquared)) : 0
    let offset = point - (a + along * share)
    return (offset * offset).sum()
  }

  /// Whether two segments cross or touch, other than along one line.
  private static func crosses(_ a: Vector, _ b: Vector, _ c: Vector, _ d: Vector) -> Bool {
    func side(_ p: Vector, _ q: Vector, _ r: Vector) -> Double {
      (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
    }
    return side(a, b, c) * side(a, b, d) <= 0 && side(c, d, a) * side(c, d, b) <= 0
      && !(side(a, b, c) == 0 && side(a, b, d) == 0)
  }
}
