import Geometry

/// How the streets of one level hang together: where they meet, and which go on as one line.
struct StreetGraph {
  /// A piece of a street that leaves a node.
  struct Arm {
    fileprivate var key: PointKey
    var way: Int
    /// The point of the way that is the node.
    var index: Int
    /// To the next point of the arm: 1 or −1.
    var step: Int
  }

  struct Node {
    var position: Point
    var arms: Range<Int>
    /// How many of the arms are real streets.
    var realCount: Int
    /// Half the width of the widest arm.
    var widestHalf: Double
  }

  /// What goes on where a way ends.
  struct End {
    /// The way that continues it, and whether it begins at that way's start.
    var next: (way: Int, atStart: Bool)?
    /// Whether other streets meet it there and it does not go on.
    var isJunction = false
    /// Sides, seen towards the end, on which a real street leaves there.
    var opensLeft = false
    var opensRight = false
    var opens: Bool { opensLeft || opensRight }
  }

  let ways: [StreetWay]
  private(set) var arms: [Arm] = []
  private(set) var nodes: [Node] = []
  /// For the start and the end of each way.
  private var ends: [End]
  /// By way and point: the node there, or −1.
  private var nodeIndices: [[Int32]]

  func end(_ way: Int, atStart: Bool) -> End { ends[2 * way + (atStart ? 0 : 1)] }
  func node(_ way: Int, _ index: Int) -> Int? {
    let node = nodeIndices[way][index]
    return node < 0 ? nil : Int(node)
  }

  init(_ ways: [StreetWay]) {
    self.ways = ways
    ends = Array(repeating: End(), count: ways.count * 2)
    nodeIndices = ways.map { Array(repeating: -1, count: $0.points.count) }
    for (way, street) in ways.enumerated() {
      for (index, point) in street.points.enumerated() {
        let key = PointKey(point)
        if index > 0 { arms.append(Arm(key: key, way: way, index: index, step: -1)) }
        if index + 1 < street.points.count { arms.append(Arm(key: key, way: way, index: index, step: 1)) }
      }
    }
    arms.sort { a, b in
      if a.key != b.key { return a.key < b.key }
      return (a.way, a.index, a.step) < (b.way, b.index, b.step)
    }
    var first = 0
    while first < arms.count {
      var end = first + 1
      while end < arms.count, arms[end].key == arms[first].key { end += 1 }
      if end - first >= 3 || arms[first..<end].contains(where: { $0.way != arms[first].way }) { addNode(first..<end) }
      first = end
    }
    for node in nodes { link(node) }
  }

  private mutating func addNode(_ range: Range<Int>) {
    let position = ways[arms[range.lowerBound].way].points[arms[range.lowerBound].index]
    var node = Node(position: position, arms: range, realCount: 0, widestHalf: 0)
    for arm in arms[range] {
      nodeIndices[arm.way][arm.index] = Int32(nodes.count)
      if ways[arm.way].isReal { node.realCount += 1 }
      node.widestHalf = max(node.widestHalf, ways[arm.way].carriageway.half)
    }
    nodes.append(node)
  }

  /// The unit vector in which an arm leaves its node.
  func direction(_ arm: Int) -> Point {
    let points = ways[arms[arm].way].points
    return (points[arms[arm].index + arms[arm].step] - points[arms[arm].index]).normalized
  }

  private func isEnd(_ arm: Arm) -> Bool { arm.index == 0 || arm.index + 1 == ways[arm.way].points.count }

  private mutating func link(_ node: Node) {
    let pair = node.arms.count == 2 ? (node.arms.lowerBound, node.arms.lowerBound + 1) : straightest(node)
    for index in node.arms where isEnd(arms[index]) {
      let arm = arms[index]
      let slot = 2 * arm.way + (arm.index == 0 ? 0 : 1)
      guard let pair, index == pair.0 || index == pair.1 else {
        ends[slot].isJunction = true
        continue
      }
      let other = arms[index == pair.0 ? pair.1 : pair.0]
      if other.way != arm.way { ends[slot].next = (other.way, other.step > 0) }
      guard node.arms.count > 2 else { continue }
      let inwards = -direction(index)
      for third in node.arms where third != pair.0 && third != pair.1 && ways[arms[third].way].isReal {
        let sine = inwards.cross(direction(third))
        // Below 35° it is a fork or a merge, whose edges glide apart.
        guard abs(sine) > 0.57 else { continue }
        if sine > 0 { ends[slot].opensLeft = true } else { ends[slot].opensRight = true }
      }
    }
  }

  /// Of the real ways that end at a node, the two that go on most nearly straight, bent by less than 30°.
  private func straightest(_ node: Node) -> (Int, Int)? {
    var best: (Int, Int)?
    var bestCosine = 0.866
    guard node.arms.count <= Self.mostArms else { return nil }
    let candidates = node.arms.filter { ways[arms[$0].way].isReal && isEnd(arms[$0]) }
    for (rank, a) in candidates.enumerated() {
      for b in candidates[(rank + 1)...] where arms[a].way != arms[b].way {
        let cosine = -direction(a).dot(direction(b))
        if cosine > bestCosine { (best, bestCosine) = ((a, b), cosine) }
      }
    }
    return best
  }

  /// How far from the node lane lines of an arm end: beyond the carriageways of all streets that cross or join there.
  func laneStop(_ arm: Int, at node: Node) -> Double {
    let mouth = mouth(of: arm, at: node)
    return max(mouth > 0 ? min(mouth + Self.laneStopAir, Self.longestLaneStop) : 0, parting(of: arm, at: node))
  }

  /// How far from the node the kerbs of an arm's mouth meet those of the streets that cross or join there.
  ///
  /// The kerb's corner is at (b + a · cos φ) / sin φ, with half the widths a of the arm and b of the other street.
  func mouth(of arm: Int, at node: Node) -> Double {
    let way = ways[arms[arm].way]
    guard node.realCount >= 3, way.isReal, node.arms.count <= Self.mostArms else { return 0 }
    let direction = direction(arm)
    var result = 0.0
    for other in node.arms where other != arm && ways[arms[other].way].isReal {
      let away = self.direction(other)
      let cosine = direction.dot(away)
      guard cosine < Self.acute, cosine > -0.927 else { continue }
      let sine = abs(direction.cross(away))
      let corner = KerbCorner.distance(
        half: way.carriageway.half, otherHalf: ways[arms[other].way].carriageway.half, cosine: cosine, sine: sine)
      result = max(result, corner)
    }
    return result
  }

  /// How far from the node a fast road lies on the wider one that it parts from or merges with.
  private func parting(of arm: Int, at node: Node) -> Double {
    let way = ways[arms[arm].way]
    guard node.realCount >= 3, way.kind.isFast, node.arms.count <= Self.mostArms else { return 0 }
    let direction = direction(arm)
    return node.arms.filter { index in
      let other = ways[arms[index].way]
      // Of two equally wide ones the later one yields.
      let isWider = (other.carriageway.half, arm) > (way.carriageway.half, index)
      return index != arm && other.kind.isFast && isWider && direction.dot(self.direction(index)) >= Self.acute
    }.map { parting(of: arm, from: $0) }.max() ?? 0
  }

  private func parting(of arm: Int, from other: Int) -> Double {
    let wider = Polyline(points(of: other))
    let own = Polyline(points(of: arm))
    let apart = ways[arms[other].way].carriageway.half + ways[arms[arm].way].carriageway.half
    let places = stride(from: 0, to: min(own.length, Self.longestParting), by: 2)
    return places.first { place in
      own.point(at: place).flatMap { wider.nearest(to: $0) }.map { $0.away >= apart } ?? true
    } ?? min(own.length, Self.longestParting)
  }

  /// From the node on.
  private func points(of arm: Int) -> [Point] {
    let (points, index) = (ways[arms[arm].way].points, arms[arm].index)
    return arms[arm].step > 0 ? Array(points[index...]) : points[...index].reversed()
  }

  /// The cosine of the angle at which ways part that lie on each other for long.
  private static let acute = 0.94
  private static let longestParting = 120.0
  /// Nodes with more arms are no junctions of streets.
  private static let mostArms = 48
  private static let laneStopAir = 2.2
  private static let longestLaneStop = 34.0
}

/// A place to within 5 cm, so that lines which meet in the data meet here.
struct PointKey: Hashable, Comparable {
  private var x, y: Int32

  init(_ point: Point) {
    x = Int32(min(max(point.x * 20, -1e9), 1e9).rounded())
    y = Int32(min(max(point.y * 20, -1e9), 1e9).rounded())
  }

  static func < (a: PointKey, b: PointKey) -> Bool { a.x != b.x ? a.x < b.x : a.y < b.y }
}
