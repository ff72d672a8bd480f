import Geometry

/// Which road network a way's number belongs to, as `network` of OpenMapTiles names it.
///
/// Route relations say it for sure; without them the form of the number in its country does (I 80, US 101, M25).
struct RoadNetworks: Sendable {
  struct Number: Sendable, Equatable {
    var network: String
    var ref: String
  }

  private let byWay: [Int: Number]
  private let center: Coordinate?

  init(store: OSMStore, center: Coordinate?) {
    self.center = center
    var byWay: [Int: Number] = [:]
    let relations = store.relations
    for relation in relations.ids.indices {
      let tags = store.relationTags(relation)
      guard tags[.type] == "route", tags[.route] == "road", let ref = tags[.ref], !ref.isEmpty,
        let network = tags[.network].flatMap(RoadNumber.network), Self.weight(network) < 3
      else { continue }
      for member in relations.members[relations.memberLists[relation]] where member.kind == .way {
        guard let way = store.ways.index(of: member.id) else { continue }
        let number = Number(network: network, ref: ref)
        if let known = byWay[way], Self.weight(known.network) <= Self.weight(network) { continue }
        byWay[way] = number
      }
    }
    self.byWay = byWay
  }

  /// The number to show on the way; the strongest of several.
  func number(of way: Int, _ tags: OSMTags) -> Number? {
    if let number = byWay[way] { return number }
    guard let refs = tags[.ref] else { return nil }
    let ref = String(refs.prefix { $0 != ";" }).trimmedSpaces
    guard !ref.isEmpty, ref.count <= 20 else { return nil }
    let number = RoadNumber(byForm: ref, highway: tags[.highway] ?? "", country: RoadNumber.country(center))
    return Number(network: number.network, ref: number.ref)
  }

  private static func weight(_ network: String) -> Int {
    ["us-interstate": 0, "ca-transcanada": 0, "us-highway": 1, "us-state": 2][network] ?? 3
  }
}

extension String {
  /// Without spaces at either end.
  var trimmedSpaces: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
