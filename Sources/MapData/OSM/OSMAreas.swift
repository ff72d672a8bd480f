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
  /// Relations of which parts are missing or do not close, in file order.
  private(set) var broken: [Int64] = []

  init(store: OSMStore) {
    let relations = store.relations
    for relation in relations.ids.indices {
      let tags = store.relationTags(relation)
      guard tags[.type] == "multipolygon" || Self.isArea(boundary: tags) else { continue }
      let assembly = RingAssembly(pieces: Self.pieces(of: relation, store: store))
      let isComplete = assembly.openChains == 0 && !assembly.rings.isEmpty && assembly.rings.count <= Self.ringLimit
      if !isComplete { broken.append(relations.ids[relation]) }
      guard assembly.rings.count <= Self.ringLimit else { continue }
      let polygons = RingNesting.polygons(
        assembly.rings.map { ring in ring.map { store.nodes.positions[Int($0)] } })
      guard !polygons.isEmpty else { continue }
      let bounds = polygons.reduce(Rect.null) { $0.union(Rect(bounding: $1.rings[0])) }
      areas.append(Area(relation: relation, polygons: polygons, bounds: bounds))
    }
  }

  /// A boundary that is drawn as an area, not as a line.
  private static func isArea(boundary tags: OSMTags) -> Bool {
    guard tags[.type] == "boundary" else { return false }
    return ["national_park", "protected_area", "aboriginal_lands"].contains(tags[.boundary])
      || tags[.leisure] == "nature_reserve"
  }

  /// The node sequences of the member ways, each way once; one that the file lacks gives an empty sequence.
  private static func pieces(of relation: Int, store: OSMStore) -> [[UInt32]] {
    var seen: Set<Int64> = []
    var pieces: [[UInt32]] = []
    for member in store.relations.members[store.relations.memberLists[relation]]
    where member.kind == .way && seen.insert(member.id).inserted {
      guard let way = store.ways.index(of: member.id) else {
        pieces.append([])
        continue
      }
      var piece = store.ways.refs[store.ways.refLists[way]].filter { $0 != OSMWays.missing }
      if store.ways.isClosed[way], let first = piece.first, piece.last != first { piece.append(first) }
      pieces.append(piece)
    }
    return pieces
  }
}
