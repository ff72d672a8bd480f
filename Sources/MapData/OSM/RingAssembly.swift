import Geometry

/// Joins pieces of ways into closed rings by the nodes they share.
struct RingAssembly {
  /// Closed rings of node indices, the first node not repeated.
  private(set) var rings: [[UInt32]] = []
  /// How many chains stayed open.
  private(set) var openChains = 0
  /// The nodes at which open chains begin and end.
  private(set) var openEnds: [UInt32] = []

  private let pieces: [[UInt32]]
  private var isUsed: [Bool]
  /// The pieces that begin or end at a node, in order.
  private var ends: [UInt32: [Int]] = [:]

  /// - Parameter pieces: Node sequences; those with a missing node or fewer than two nodes count as open chains.
  init(pieces: [[UInt32]]) {
    self.pieces = pieces
    isUsed = pieces.map { $0.count < 2 || $0.contains(OSMWays.missing) }
    openChains = isUsed.count { $0 }
    for (index, piece) in pieces.enumerated() where !isUsed[index] {
      ends[piece[0], default: []].append(index)
      if piece[0] != piece[piece.count - 1] { ends[piece[piece.count - 1], default: []].append(index) }
    }
    for index in pieces.indices where !isUsed[index] { follow(from: index) }
  }

  /// Adds piece after piece to the chain's end until it returns to its start.
  private mutating func follow(from first: Int) {
    isUsed[first] = true
    var chain = pieces[first]
    while chain[0] != chain[chain.count - 1] {
      let end = chain[chain.count - 1]
      guard let next = unusedPiece(at: end) else {
        openChains += 1
        openEnds += [chain[0], end]
        return
      }
      isUsed[next] = true
      let piece = pieces[next]
      chain.append(contentsOf: piece[0] == end ? piece.dropFirst() : piece.reversed().dropFirst())
    }
    split(chain)
  }

  /// Takes used ones off the list on the way, so that a node where very many pieces meet costs no more than they.
  private mutating func unusedPiece(at node: UInt32) -> Int? {
    while let piece = ends[node]?.last {
      if !isUsed[piece] { return piece }
      ends[node]?.removeLast()
    }
    return nil
  }

  /// Cuts a chain that passes a node twice into simple rings.
  private mutating func split(_ chain: [UInt32]) {
    var path: [UInt32] = []
    var seen: [UInt32: Int] = [:]
    for node in chain {
      if let start = seen[node] {
        let ring = Array(path[start...])
        if ring.count >= 3 { rings.append(ring) }
        for left in path[(start + 1)...] { seen[left] = nil }
        path.removeSubrange((start + 1)...)
      } else {
        seen[node] = path.count
        path.append(node)
      }
    }
  }
}

/// Sorts rings into polygons by which lies inside which.
enum RingNesting {
  /// - Returns: Polygons whose outer rings turn clockwise on the screen (positive area with y down), holes the other way.
  static func polygons(_ rings: [[Point]]) -> [Polygon] {
    struct Ring {
      var points: [Point]
      var area: Double
      var bounds: Rect
      var inside: Point
    }
    let measured = rings.compactMap { points -> Ring? in
      let area = PlaneArea.signed(points)
      guard area != 0, area.isFinite, let inside = PlaneArea.interiorPoint([points]) else { return nil }
      return Ring(points: points, area: area, bounds: Rect(bounding: points), inside: inside)
    }
    // From large to small, so that a ring's surroundings come before it.
    let order = measured.indices.sorted { (abs(measured[$1].area), $0) < (abs(measured[$0].area), $1) }
    var depth = [Int](repeating: 0, count: measured.count)
    var polygonOf = [Int](repeating: 0, count: measured.count)
    var polygons: [Polygon] = []
    for (rank, index) in order.enumerated() {
      let ring = measured[index]
      var parent: Int?
      for outer in order[..<rank].reversed()
      where measured[outer].bounds.contains(ring.bounds)
        && PlaneArea.contains(ring.inside, ring: measured[outer].points)
      {
        parent = outer
        break
      }
      depth[index] = parent.map { depth[$0] + 1 } ?? 0
      let isHole = depth[index] % 2 == 1
      let points = (ring.area > 0) == isHole ? ring.points.reversed() : ring.points
      if isHole, let parent {
        polygonOf[index] = polygonOf[parent]
        polygons[polygonOf[parent]].rings.append(points)
      } else {
        polygonOf[index] = polygons.count
        polygons.append(Polygon(rings: [points]))
      }
    }
    return polygons
  }
}
