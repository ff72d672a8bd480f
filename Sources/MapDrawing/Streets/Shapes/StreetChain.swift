import Geometry

/// Ways that go on as one line, with the distances of both kerbs from it.
struct StreetChain {
  /// The stretch that one way gives.
  struct Run {
    var way: Int
    /// Whether the chain goes against the way.
    var isReversed: Bool
    /// The index of its last point on the chain; it begins where the run before ends.
    var to: Int
    var left, right: Double
    var length: Double
    /// Sides on which a real street leaves at its end.
    var opensLeft, opensRight: Bool
    var kind: StreetKind
  }

  var points: [Point] = []
  /// From each point to the kerbs.
  var left: [Double] = []
  var right: [Double] = []
  /// Of the piece after each point.
  var kinds: [StreetKind] = []
  var runs: [Run] = []
  /// Points at which other streets meet it, and their nodes.
  var nodes: [(index: Int, node: Int)] = []
  /// What its two ends run into.
  var start = StreetGraph.End()
  var end = StreetGraph.End()

  var widestHalf: Double { zip(left, right).reduce(0) { max($0, $1.0, $1.1) } }

  /// The way at a run as the chain goes through it.
  func carriageway(_ run: Run, _ graph: StreetGraph) -> Carriageway {
    let section = graph.ways[run.way].carriageway
    return run.isReversed ? section.reversed : section
  }
}

/// Which metres are added to a carriageway on its two sides, and to which ways at all.
struct StreetGrowth: Sendable {
  /// Metres beyond the left and the right kerb; `nil` leaves the way out.
  var sides: @Sendable (StreetWay) -> (left: Double, right: Double)?
  /// By how much the ends of ways that lead nowhere are prolonged.
  var deadEnd = 0.0

  static let none = StreetGrowth { _ in (0, 0) }
  static func pavement(_ width: Double) -> StreetGrowth {
    StreetGrowth(
      sides: { way in
        let sides = way.pavement
        return sides.left || sides.right ? (sides.left ? width : 0, sides.right ? width : 0) : nil
      }, deadEnd: width)
  }
}

extension StreetChain {
  /// All ways of a graph as chains, each way in one of them.
  static func all(_ graph: StreetGraph, growth: StreetGrowth = .none) -> [StreetChain] {
    let ways = graph.ways
    let growths = ways.map(growth.sides)
    var isUsed = Array(repeating: false, count: ways.count)
    var result: [StreetChain] = []
    /// The way after `way`, which is left at its start or its end; it must go on in much the same direction.
    func next(_ way: Int, leavingAtStart: Bool) -> (way: Int, atStart: Bool)? {
      guard let next = graph.end(way, atStart: leavingAtStart).next, growths[next.way] != nil else { return nil }
      let (a, b) = (ways[way].points, ways[next.way].points)
      let out = leavingAtStart ? a[0] - a[1] : a[a.count - 1] - a[a.count - 2]
      let into = next.atStart ? b[1] - b[0] : b[b.count - 2] - b[b.count - 1]
      return out.normalized.dot(into.normalized) >= 0.5 ? next : nil
    }
    for first in ways.indices where growths[first] != nil && !isUsed[first] {
      // Back to where the chain begins; a ring begins anywhere.
      var way = first
      var isReversed = false
      for _ in 0..<500 {
        guard let before = next(way, leavingAtStart: !isReversed), before.way != first else { break }
        (way, isReversed) = (before.way, before.atStart)
      }
      var chain = StreetChain()
      chain.start = graph.end(way, atStart: !isReversed)
      while true {
        isUsed[way] = true
        chain.append(way, isReversed: isReversed, graph, growths[way] ?? (0, 0))
        let end = graph.end(way, atStart: isReversed)
        chain.end = end
        guard let after = next(way, leavingAtStart: isReversed), !isUsed[after.way] else { break }
        (way, isReversed) = (after.way, !after.atStart)
      }
      chain.smooth()
      chain.settleWidths()
      chain.settleKinds(graph)
      chain.prolongEnds(deadEnd: growth.deadEnd)
      result.append(chain)
    }
    return result
  }

  private mutating func append(
    _ way: Int, isReversed: Bool, _ graph: StreetGraph, _ growth: (left: Double, right: Double)
  ) {
    let street = graph.ways[way]
    let count = street.points.count
    var length = 0.0
    for step in 0..<count {
      let index = isReversed ? count - 1 - step : step
      let point = street.points[index]
      if step == 0, !points.isEmpty { continue }
      if step > 0 { length += (point - points[points.count - 1]).length }
      if let node = graph.node(way, index) { nodes.append((points.count, node)) }
      points.append(point)
    }
    let end = graph.end(way, atStart: isReversed)
    var left = street.carriageway.left + growth.left
    var right = street.carriageway.right + growth.right
    if isReversed { swap(&left, &right) }
    runs.append(
      Run(
        way: way, isReversed: isReversed, to: points.count - 1, left: left, right: right, length: length,
        opensLeft: end.opensLeft, opensRight: end.opensRight, kind: street.kind))
  }

  /// Ends at junctions go half a metre into them, dead ends of a pavement around the carriageway's.
  private mutating func prolongEnds(deadEnd: Double) {
    func prolonged(_ tip: Point, _ before: Point, _ end: StreetGraph.End) -> Point {
      let reach = end.isJunction ? 0.5 : end.next == nil ? deadEnd : 0
      return tip + (tip - before).normalized * reach
    }
    let last = points.count - 1
    points[0] = prolonged(points[0], points[1], start)
    points[last] = prolonged(points[last], points[last - 1], end)
  }

  // MARK: Curves

  private static let roundestRadius = 25.0
  private static let farthestShift = 0.6

  /// Rounds bends of 4° to 50° where no other street meets the chain; the line moves by 0.6 m at most.
  mutating func smooth() {
    let isFixed = Set(nodes.map { $0.index }).union(runs.map { $0.to })
    var result = [points[0]]
    var moved = Array(repeating: 0, count: points.count)
    for i in points.indices.dropFirst().dropLast() {
      let (a, b) = (points[i] - points[i - 1], points[i + 1] - points[i])
      let (u, v) = (a.normalized, b.normalized)
      let cosine = u.dot(v)
      if isFixed.contains(i) || cosine > 0.9976 || cosine < 0.643 {
        result.append(points[i])
      } else {
        let tangent = ((1 - cosine) / (1 + cosine)).squareRoot()
        let secant = (1 + tangent * tangent).squareRoot()
        let reach = min(
          Self.roundestRadius * tangent, 0.45 * a.length, 0.45 * b.length,
          Self.farthestShift * tangent / (secant - 1))
        let (from, to) = (points[i] - u * reach, points[i] + v * reach)
        // A circle as a rational curve: the middle point weighs cos(δ/2); 0.07 is half of 8° as a tangent.
        let weight = 1 / secant
        let count = max(1, Int((tangent / 0.07).rounded(.up)))
        for step in 0...count {
          let t = Double(step) / Double(count)
          let (p, q, r) = ((1 - t) * (1 - t), 2 * weight * t * (1 - t), t * t)
          result.append((from * p + points[i] * q + to * r) / (p + q + r))
        }
      }
      moved[i] = result.count - 1
    }
    let last = points.count - 1
    result.append(points[last])
    moved[last] = result.count - 1
    for index in nodes.indices { nodes[index].index = moved[nodes[index].index] }
    for index in runs.indices { runs[index].to = moved[runs[index].to] }
    points = result
  }
}
