import Geometry

/// The multipolygon and boundary relations of a file as areas.
struct OSMAreas: Sendable {
  /// More rings than any real relation has; beyond it a relation is left out.
  static let ringLimit = 16_384

  struct Area: Sendable {
    var relation: Int
    var polygons: [Polygon]
    var bounds: Rect
  }

  private(set) var areas: [Area] = []
  /// Relations of which parts are missing or do not close, in file order; those that are cut at the file's bounds count
  /// for whole.
  private(set) var broken: [Int64] = []

  /// - Parameter stated: the bounds that the file says it is cut to, in world points; `nil` where it says nothing.
  init(store: OSMStore, stated: Rect?) {
    let relations = store.relations
    for relation in relations.ids.indices {
      let tags = store.relationTags(relation)
      guard tags[.type] == "multipolygon" || Self.isArea(boundary: tags) else { continue }
      let (pieces, cuts) = Self.pieces(of: relation, store: store)
      let assembly = RingAssembly(pieces: pieces)
      let isComplete = assembly.openChains == 0 && !assembly.rings.isEmpty && assembly.rings.count <= Self.ringLimit
      if !isComplete && !Self.isCut(assembly, pieces, cuts, store: store, stated: stated) {
        broken.append(relations.ids[relation])
      }
      guard assembly.rings.count <= Self.ringLimit else { continue }
      let polygons = RingNesting.polygons(
        assembly.rings.map { ring in ring.map { store.nodes.positions[Int($0)] } })
      guard !polygons.isEmpty else { continue }
      let bounds = polygons.reduce(Rect.null) { $0.union(Rect(bounding: $1.rings[0])) }
      areas.append(Area(relation: relation, polygons: polygons, bounds: bounds))
    }
  }

  /// Whether an area is only cut, as in every extract some are that reach beyond it: members or nodes lack, but not all, and
  /// where the file says what it covers, no chain ends inside.
  private static func isCut(
    _ assembly: RingAssembly, _ pieces: [[UInt32]], _ cuts: Set<UInt32>, store: OSMStore, stated: Rect?
  ) -> Bool {
    guard assembly.rings.count <= ringLimit, pieces.contains(where: { !$0.isEmpty }),
      !cuts.isEmpty || pieces.contains(where: \.isEmpty)
    else { return false }
    guard let stated else { return true }
    return !assembly.openEnds.contains { !cuts.contains($0) && stated.isInside(store.nodes.positions[Int($0)]) }
  }

  /// A boundary that is drawn as an area, not as a line.
  private static func isArea(boundary tags: OSMTags) -> Bool {
    guard tags[.type] == "boundary" else { return false }
    return ["national_park", "protected_area", "aboriginal_lands"].contains(tags[.boundary])
      || tags[.leisure] == "nature_reserve"
  }

  /// The node sequences of the member ways, each way once; one that the file lacks gives an empty sequence.
  ///
  /// - Returns: the sequences, and the nodes where they end only because the file lacks the way's further nodes.
  private static func pieces(of relation: Int, store: OSMStore) -> (pieces: [[UInt32]], cuts: Set<UInt32>) {
    var seen: Set<Int64> = []
    var pieces: [[UInt32]] = []
    var cuts: Set<UInt32> = []
    for member in store.relations.members[store.relations.memberLists[relation]]
    where member.kind == .way && seen.insert(member.id).inserted {
      guard let way = store.ways.index(of: member.id) else {
        pieces.append([])
        continue
      }
      let refs = store.ways.refs[store.ways.refLists[way]]
      var piece = refs.filter { $0 != OSMWays.missing }
      if let first = piece.first, refs.first == OSMWays.missing { cuts.insert(first) }
      if let last = piece.last, refs.last == OSMWays.missing { cuts.insert(last) }
      if store.ways.isClosed[way], let first = piece.first, piece.last != first { piece.append(first) }
      pieces.append(piece)
    }
    return (pieces, cuts)
  }
}

extension Rect {
  /// Whether a point lies inside, not on the edge.
  fileprivate func isInside(_ point: Point) -> Bool {
    minX < point.x && point.x < maxX && minY < point.y && point.y < maxY
  }
}
