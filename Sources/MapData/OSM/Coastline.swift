import Geometry

/// Makes the sea of a file's coastline ways, which have land on their left and water on their right.
///
/// An extract holds only a part of the shore, so open ends are led straight to the nearest side of a box around the
/// data, and the sea is closed along the box's border. Beyond the box there is no sea; a shore that breaks off in the
/// middle of the data gives a wrong edge from there on.
struct Coastline {
  /// The sea, outer rings clockwise on the screen.
  let polygons: [Polygon]
  let bounds: Rect

  /// Ends and starts of chains are matched by walking; a file with more chains than this has no usable shore.
  private static let chainLimit = 20_000

  /// - Parameter stated: The area that the file says it covers, if it does.
  init(store: OSMStore, stated: Rect?) {
    let chains = Self.chains(store)
    guard !chains.isEmpty, chains.count <= Self.chainLimit else {
      polygons = []
      bounds = .null
      return
    }
    let lines = chains.map { $0.map { store.nodes.positions[Int($0)] } }
    let data = lines.reduce(stated ?? Self.spread(store.nodes.positions)) { $0.union(Rect(bounding: $1)) }
    // No further: led on beyond the data, the water of a bay that the extract cuts becomes a channel across the land.
    let box = data.inset(by: -max(data.width, data.height) / 64)
    let isClosed = chains.map { $0.first == $0.last && $0.count > 3 }
    var rings = zip(lines, isClosed).filter(\.1).map { Array($0.0.dropLast()) }
    let open = zip(lines, isClosed).filter { !$0.1 && $0.0.count > 1 }.map { Self.extended($0.0, to: box) }
    rings += Self.closed(open, along: box)
    // Islands alone: the sea is all around them.
    if open.isEmpty, !rings.contains(where: { PlaneArea.signed($0) > 0 }) { rings.append(box.corners) }
    polygons = rings.count <= OSMAreas.ringLimit ? RingNesting.polygons(rings) : []
    bounds = polygons.isEmpty ? .null : box
  }

  // MARK: Chains

  /// Coastline ways joined end to start; a way that lacks nodes is taken in the pieces that are there.
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

  /// The box in which all but the outermost hundredth of the nodes lie on each side: ways that leave an extract far
  /// behind, such as ferry lines, do not count.
  private static func spread(_ positions: [Point]) -> Rect {
    guard !positions.isEmpty else { return .null }
    // A few thousand of them give the same answer as all.
    let sample = stride(from: 0, to: positions.count, by: max(1, positions.count / 4096)).map { positions[$0] }
    let xs = sample.map(\.x).sorted()
    let ys = sample.map(\.y).sorted()
    let low = sample.count / 100
    let high = sample.count - 1 - low
    return Rect(minX: xs[low], minY: ys[low], maxX: xs[high], maxY: ys[high])
  }

  // MARK: Closing

  private static func extended(_ line: [Point], to box: Rect) -> [Point] {
    [onBorder(line[0], box)] + line + [onBorder(line[line.count - 1], box)]
  }

  private static func onBorder(_ point: Point, _ box: Rect) -> Point {
    let sides = [
      (point.y - box.minY, Point(point.x, box.minY)), (box.maxX - point.x, Point(box.maxX, point.y)),
      (box.maxY - point.y, Point(point.x, box.maxY)), (point.x - box.minX, Point(box.minX, point.y)),
    ]
    return sides.min { $0.0 < $1.0 }?.1 ?? point
  }

  /// From each line's end clockwise along the border to the next line's start, until back at the first.
  private static func closed(_ lines: [[Point]], along box: Rect) -> [[Point]] {
    let starts = lines.indices.map { (place: place(lines[$0][0], box), line: $0) }
      .sorted { ($0.place, $0.line) < ($1.place, $1.line) }
    var isUsed = [Bool](repeating: false, count: lines.count)
    var rings: [[Point]] = []
    for first in lines.indices where !isUsed[first] {
      var ring: [Point] = []
      var line = first
      while !isUsed[line] {
        isUsed[line] = true
        ring += lines[line]
        let end = place(lines[line][lines[line].count - 1], box)
        let next = starts.first { $0.place >= end } ?? starts[0]
        ring += corners(from: end, to: next.place, box)
        line = next.line
      }
      // A walk that runs into another ring's line leaves this one as it is.
      if ring.count > 2 { rings.append(ring) }
    }
    return rings
  }

  /// How far along the border a point on it lies, clockwise from the upper left corner: a side is one unit.
  private static func place(_ point: Point, _ box: Rect) -> Double {
    if point.y == box.minY { return (point.x - box.minX) / box.width }
    if point.x == box.maxX { return 1 + (point.y - box.minY) / box.height }
    if point.y == box.maxY { return 2 + (box.maxX - point.x) / box.width }
    return 3 + (box.maxY - point.y) / box.height
  }

  private static func corners(from start: Double, to end: Double, _ box: Rect) -> [Point] {
    let end = end >= start ? end : end + 4
    guard start.isFinite, end.isFinite else { return [] }
    return stride(from: start.rounded(.down) + 1, through: end, by: 1).map { box.corners[Int($0) % 4] }
  }
}
