import Geometry

/// The sea of a file, made of its coastline ways.
///
/// A file holds but a part of the shore. Beyond it the shore is led straight on, so that the sea goes on to the edge of
/// every frame near the data. A shore that breaks off in the middle of the data gives a wrong edge from there on.
struct Coastline {
  /// Outer rings clockwise on the screen, islands as holes.
  let polygons: [Polygon]
  let bounds: Rect

  /// How far the sea reaches beyond the data, in lengths of its longer side.
  private static let reach = 8.0
  /// It reaches at least so far, in world units: about 60 km at the equator.
  private static let leastReach = 0.0015
  /// The water of a bay or a river that the file cuts ends at the data: a sea that sees less than this much of the border,
  /// in sides, would become a canal into nowhere.
  private static let leastOpening = 0.3
  /// Gaps in the shore up to this share of the data's longer side are closed: a node is missing there.
  private static let gapShare = 0.01

  /// - Parameter stated: The area that the file says it covers, if it does.
  init(store: OSMStore, stated: Rect?) {
    let data = stated ?? Self.spread(store.nodes.positions)
    let chains = CoastChains(store: store, gap: max(data.width, data.height) * Self.gapShare)
    let shore = (chains.rings + chains.lines).reduce(data) { $0.union(Rect(bounding: $1)) }
    guard !(chains.rings.isEmpty && chains.lines.isEmpty), !shore.isNull else {
      polygons = []
      bounds = .null
      return
    }
    let world = Rect(minX: 0, minY: 0, maxX: 1, maxY: 1)
    let box = shore.inset(by: -max(shore.width * Self.reach, shore.height * Self.reach, Self.leastReach))
      .intersection(world)
    let near = shore.inset(by: -max(shore.width, shore.height) / 64)
    let ends = CoastEnds(chains, middle: data.center, box: box)
    func seas(_ strays: [Point]) -> [Polygon] {
      let rings = chains.rings + Self.closed(ends.extended(chains.lines, strays: strays), along: box, near: near)
      return rings.count <= OSMAreas.ringLimit ? Self.polygons(rings, isIslandsOnly: chains.lines.isEmpty, box) : []
    }
    let straight = seas([])
    let strays = chains.lines.isEmpty ? [] : Self.seaMarks(chains, store).filter { !Self.isSea($0, straight) }
    polygons = strays.isEmpty ? straight : seas(strays)
    bounds = polygons.isEmpty ? .null : box
  }

  /// Places that are in the sea: around islands, and ferries on their way.
  private static func seaMarks(_ chains: CoastChains, _ store: OSMStore) -> [Point] {
    var marks = chains.rings.filter { PlaneArea.signed($0) < 0 }.flatMap { Rect(bounding: $0).corners }
    for way in store.ways.ids.indices where store.wayTags(way)[.route] == "ferry" {
      let nodes = store.ways.refs[store.ways.refLists[way]].filter { $0 != OSMWays.missing }
      if nodes.count > 2 { marks.append(store.nodes.positions[Int(nodes[nodes.count / 2])]) }
    }
    // Some hundred say it as well as all.
    return stride(from: 0, to: marks.count, by: marks.count / 512 + 1).map { marks[$0] }
  }

  /// Whether a place is in a sea or on an island in it.
  private static func isSea(_ place: Point, _ seas: [Polygon]) -> Bool {
    seas.contains { PlaneArea.contains(place, ring: $0.rings[0]) }
  }

  /// Seas with the islands in them; land that no sea surrounds needs no ring.
  ///
  /// - Parameter isIslandsOnly: No shore leaves the data: what no ring says is sea if there is an island in it.
  private static func polygons(_ rings: [[Point]], isIslandsOnly: Bool, _ box: Rect) -> [Polygon] {
    var seas: [(ring: [Point], area: Double, bounds: Rect)] = []
    var islands: [(ring: [Point], area: Double, inside: Point)] = []
    for ring in rings {
      let area = PlaneArea.signed(ring)
      guard area != 0, area.isFinite, let inside = PlaneArea.interiorPoint([ring]) else { continue }
      if area > 0 { seas.append((ring, area, Rect(bounding: ring))) } else { islands.append((ring, -area, inside)) }
    }
    seas.sort { $0.area < $1.area }
    func seaAround(_ island: (ring: [Point], area: Double, inside: Point)) -> Int? {
      seas.firstIndex {
        $0.area > island.area && $0.bounds.contains(island.inside)
          && PlaneArea.contains(island.inside, ring: $0.ring)
      }
    }
    if isIslandsOnly, islands.contains(where: { seaAround($0) == nil }) {
      seas.append((box.corners, box.width * box.height, box))
    }
    var polygons = seas.map { Polygon(rings: [$0.ring]) }
    for island in islands {
      if let sea = seaAround(island) { polygons[sea].rings.append(island.ring) }
    }
    return polygons
  }

  /// The box in which all but the outermost hundredth of the nodes lie on each side: ways that leave an extract far
  /// behind, such as ferry lines, do not count.
  private static func spread(_ positions: [Point]) -> Rect {
    guard !positions.isEmpty else { return .null }
    // A few thousand of them say it as well as all.
    let sample = stride(from: 0, to: positions.count, by: max(1, positions.count / 4096)).map { positions[$0] }
    let (xs, ys) = (sample.map { $0.x }, sample.map { $0.y })
    let low = sample.count / 100
    let high = sample.count - 1 - low
    return Rect(
      minX: xs.value(atRank: low), minY: ys.value(atRank: low), maxX: xs.value(atRank: high),
      maxY: ys.value(atRank: high))
  }

  // MARK: Closing

  /// From each line's end clockwise along the border to the next line's start, until back at the first.
  private static func closed(_ lines: [[Point]], along box: Rect, near: Rect) -> [[Point]] {
    let starts = lines.indices.map { (place: place(lines[$0][0], box), line: $0) }
      .sorted { ($0.place, $0.line) < ($1.place, $1.line) }
    var isUsed = [Bool](repeating: false, count: lines.count)
    var rings: [[Point]] = []
    for first in lines.indices where !isUsed[first] {
      var ring: [Point] = []
      var opening = 0.0
      var line = first
      while !isUsed[line] {
        isUsed[line] = true
        ring += lines[line]
        let end = place(lines[line][lines[line].count - 1], box)
        let next = starts.first { $0.place >= end } ?? starts[0]
        ring += corners(from: end, to: next.place, box)
        opening += next.place - end + (next.place < end ? 4 : 0)
        line = next.line
      }
      // A walk that runs into another ring's line leaves this one as it is.
      if opening < leastOpening { ring = BoxClipping.ring(ring, to: near) }
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
