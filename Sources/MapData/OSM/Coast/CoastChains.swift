import Geometry

/// The coastline ways of a file, joined end to start: land on their left, water on their right.
struct CoastChains {
  /// Rings, the first point not repeated: islands, and seas with land all around.
  private(set) var rings: [[Point]] = []
  /// Lines whose ends the file lacks.
  private(set) var lines: [[Point]] = []

  /// A file with more chains than this has no usable shore.
  private static let limit = 20_000
  /// Ends and starts are compared pair by pair only up to this many.
  private static let gapLimit = 2_000

  /// - Parameter gap: How far apart in world units an end and a start may lie and still be the same shore.
  init(store: OSMStore, gap: Double) {
    let chains = Self.chains(store)
    guard chains.count <= Self.limit else { return }
    for chain in chains {
      let points = chain.map { store.nodes.positions[Int($0)] }
      if chain[0] == chain[chain.count - 1] {
        if points.count > 3 { rings.append(points.dropLast()) }
      } else {
        lines.append(points)
      }
    }
    if lines.count <= Self.gapLimit { closeGaps(upTo: gap) }
  }

  /// Ways that lack nodes are taken in the pieces that are there.
  private static func chains(_ store: OSMStore) -> [[UInt32]] {
    var pieces: [[UInt32]] = []
    for way in store.ways.ids.indices where store.wayTags(way)[.natural] == "coastline" {
      let refs = store.ways.refs[store.ways.refLists[way]]
      pieces += refs.split(separator: OSMWays.missing).filter { $0.count > 1 }.map { Array($0) }
    }
    var byStart: [UInt32: [Int]] = [:]
    for index in pieces.indices.reversed() { byStart[pieces[index][0], default: []].append(index) }
    var isUsed = [Bool](repeating: false, count: pieces.count)
    func follow(_ first: Int) -> [UInt32] {
      isUsed[first] = true
      var chain = pieces[first]
      while chain[0] != chain[chain.count - 1], let next = byStart[chain[chain.count - 1]]?.popLast() {
        guard !isUsed[next] else { continue }
        isUsed[next] = true
        chain += pieces[next].dropFirst()
      }
      return chain
    }
    let ends = Set(pieces.map { $0[$0.count - 1] })
    var chains: [[UInt32]] = []
    for index in pieces.indices where !ends.contains(pieces[index][0]) && !isUsed[index] {
      chains.append(follow(index))
    }
    for index in pieces.indices where !isUsed[index] { chains.append(follow(index)) }
    return chains
  }

  /// Joins each end to the nearest start, the smallest gaps first; a line may so become a ring.
  private mutating func closeGaps(upTo limit: Double) {
    var gaps: [(length: Double, end: Int, start: Int)] = []
    for end in lines.indices {
      for start in lines.indices {
        let length = (lines[start][0] - lines[end][lines[end].count - 1]).length
        if length <= limit { gaps.append((length, end, start)) }
      }
    }
    var next = [Int?](repeating: nil, count: lines.count)
    var hasPrevious = [Bool](repeating: false, count: lines.count)
    for gap in gaps.sorted(by: { ($0.length, $0.end, $0.start) < ($1.length, $1.end, $1.start) })
    where next[gap.end] == nil && !hasPrevious[gap.start] {
      next[gap.end] = gap.start
      hasPrevious[gap.start] = true
    }
    var isUsed = [Bool](repeating: false, count: lines.count)
    var joined: [[Point]] = []
    let firsts = lines.indices.filter { !hasPrevious[$0] }
    for first in firsts + lines.indices where !isUsed[first] {
      var points: [Point] = []
      var line: Int? = first
      while let index = line, !isUsed[index] {
        isUsed[index] = true
        points += lines[index]
        line = next[index]
      }
      if line != nil { if points.count > 2 { rings.append(points) } } else { joined.append(points) }
    }
    lines = joined
  }
}
