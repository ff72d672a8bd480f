import Geometry

/// The surfaces of chains: strips between both kerbs, and what fills the gaps at sharp bends and at nodes.
struct StreetStrips {
  /// A piece of a chain whose kerbs run forwards everywhere.
  struct Strip {
    var left: [Point]
    var right: [Point]
    /// Of the piece after each point.
    var kinds: [StreetKind]
  }

  private(set) var strips: [Strip] = []
  private(set) var fillers: [(ring: [Point], kind: StreetKind)] = []

  init(_ chains: [StreetChain], graph: StreetGraph, growth: StreetGrowth) {
    for chain in chains { add(chain) }
    addNodes(chains, graph, growth)
  }

  private mutating func add(_ chain: StreetChain) {
    let points = chain.points
    let last = points.count - 1
    guard last >= 1 else { return }
    var strip = Strip(left: [], right: [], kinds: [])
    func put(_ index: Int, _ offset: Point, _ kind: StreetKind) {
      strip.left.append(points[index] + offset * chain.left[index])
      strip.right.append(points[index] - offset * chain.right[index])
      strip.kinds.append(kind)
    }
    var direction = (points[1] - points[0]).normalized
    var spent = 0.0
    put(0, direction.perpendicular, chain.kinds[0])
    for index in 1..<last {
      let after = (points[index + 1] - points[index]).normalized
      let (normal, nextNormal) = (direction.perpendicular, after.perpendicular)
      let cosine = direction.dot(after)
      let sine = direction.cross(after)
      // The inner kerb is shorter by half · tan(turn / 2) on either side of the bend.
      let tangent = cosine > -0.999 ? abs(sine) / (1 + cosine) : .infinity
      let inner = (sine > 0 ? chain.left[index] : chain.right[index]) * tangent
      let before = (points[index] - points[index - 1]).length
      if cosine < 0.5 || inner + spent > before || inner > (points[index + 1] - points[index]).length * 0.9 {
        put(index, normal, chain.kinds[index - 1])
        strips.append(strip)
        strip = Strip(left: [], right: [], kinds: [])
        addWedge(
          points[index], normal, nextNormal, reach: sine > 0 ? -chain.right[index] : chain.left[index],
          kind: chain.kinds[index])
        put(index, nextNormal, chain.kinds[index])
        spent = 0
      } else {
        let sum = normal + nextNormal
        put(index, sum * (2 / sum.dot(sum)), chain.kinds[index])
        spent = inner
      }
      direction = after
    }
    put(last, direction.perpendicular, chain.kinds[last])
    strips.append(strip)
  }

  /// The outside of a bend at which a strip was cut.
  private mutating func addWedge(
    _ corner: Point, _ normal: Point, _ nextNormal: Point, reach: Double, kind: StreetKind
  ) {
    var ring = [corner, corner + normal * reach]
    let sum = normal + nextNormal
    if sum.dot(sum) > 1 { ring.append(corner + sum * (2 * reach / sum.dot(sum))) }
    ring.append(corner + nextNormal * reach)
    fillers.append((ring, kind))
  }

  /// At each node the hull of the ends of the ways that are not joined there.
  private mutating func addNodes(_ chains: [StreetChain], _ graph: StreetGraph, _ growth: StreetGrowth) {
    var hulls: [Int: (points: [Point], kind: StreetKind)] = [:]
    func add(_ chain: StreetChain, _ run: StreetChain.Run, atEnd: Bool) {
      let way = graph.ways[run.way]
      let isStart = atEnd == run.isReversed
      guard let node = graph.node(run.way, isStart ? 0 : way.points.count - 1), let sides = growth.sides(way) else {
        return
      }
      let count = way.points.count
      let along =
        isStart ? way.points[1] - way.points[0] : way.points[count - 1] - way.points[count - 2]
      let normal = along.normalized.perpendicular
      let tip = way.points[isStart ? 0 : count - 1]
      var hull = hulls[node] ?? ([], way.kind)
      hull.points.append(tip + normal * (way.carriageway.left + sides.left))
      hull.points.append(tip - normal * (way.carriageway.right + sides.right))
      hull.kind = min(hull.kind, way.kind)
      hulls[node] = hull
    }
    for chain in chains {
      guard let first = chain.runs.first, let last = chain.runs.last else { continue }
      add(chain, first, atEnd: false)
      add(chain, last, atEnd: true)
    }
    for node in hulls.keys.sorted() {
      guard let hull = hulls[node], hull.points.count >= 4 else { continue }
      fillers.append((convexHull(hull.points), hull.kind))
    }
  }

  /// All surfaces as rings, cut where the kind of street changes.
  func add(to store: inout RingStore) {
    for strip in strips {
      var first = 0
      while first + 1 < strip.left.count {
        var last = first + 1
        while last + 1 < strip.left.count, strip.kinds[last] == strip.kinds[first] { last += 1 }
        store.add(strip.right[first...last] + strip.left[first...last].reversed(), kind: strip.kinds[first])
        first = last
      }
    }
    for filler in fillers { store.add(filler.ring, kind: filler.kind) }
  }
}

extension StreetStrips {
  /// Both kerbs of every strip as open lines.
  func addSides(to store: inout RingStore) {
    for strip in strips {
      store.addLine(strip.left, kind: strip.kinds.first ?? .service)
      store.addLine(strip.right, kind: strip.kinds.first ?? .service)
    }
  }
}

/// The smallest convex ring around points.
private func convexHull(_ points: [Point]) -> [Point] {
  let sorted = points.sorted { $0.x != $1.x ? $0.x < $1.x : $0.y < $1.y }
  func half(_ points: some Sequence<Point>) -> [Point] {
    var hull: [Point] = []
    for point in points {
      while hull.count >= 2,
        (hull[hull.count - 1] - hull[hull.count - 2]).cross(point - hull[hull.count - 2]) <= 0
      {
        hull.removeLast()
      }
      hull.append(point)
    }
    return hull.dropLast()
  }
  return half(sorted) + half(sorted.reversed())
}
