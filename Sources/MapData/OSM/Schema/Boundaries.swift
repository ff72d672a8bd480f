/// Maps administrative borders onto `boundary`, each way once with the highest of its levels.
///
/// Source: the OpenMapTiles schema, layer `boundary`.
struct BoundaryMapping: Sendable {
  private let levels: [Int: Int]

  init(store: OSMStore) {
    var levels: [Int: Int] = [:]
    let relations = store.relations
    for relation in relations.ids.indices {
      let tags = store.relationTags(relation)
      guard tags[.boundary] == "administrative", let level = Self.level(tags) else { continue }
      for member in relations.members[relations.memberLists[relation]] where member.kind == .way {
        guard let way = store.ways.index(of: member.id) else { continue }
        levels[way] = min(levels[way] ?? level, level)
      }
    }
    self.levels = levels
  }

  func add(_ element: OSMElement, to layers: inout OSMLayers) {
    guard case .way(let way) = element.shape else { return }
    let tags = element.tags
    let own = tags[.boundary] == "administrative" ? Self.level(tags) : nil
    guard let level = [levels[way], own].compactMap({ $0 }).min() else { return }
    layers.add(
      .boundary, element, .lines(element.lines),
      [
        "admin_level": .number(Double(level)),
        "disputed": .number(tags[.disputed] == "yes" || tags[.boundary] == "disputed" ? 1 : 0),
        "maritime": .number(tags[.maritime] == "yes" || tags[.natural] == "coastline" ? 1 : 0),
      ])
  }

  private static func level(_ tags: OSMTags) -> Int? {
    guard let level = tags[.adminLevel].flatMap(Quantity.number), 2...10 ~= level else { return nil }
    return Int(level)
  }
}
