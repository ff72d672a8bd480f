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
  private let country: Country

  private enum Country { case unitedStates, greatBritain, other }

  init(store: OSMStore, center: Coordinate?) {
    country = Self.country(center)
    var byWay: [Int: Number] = [:]
    let relations = store.relations
    for relation in relations.ids.indices {
      let tags = store.relationTags(relation)
      guard tags[.type] == "route", tags[.route] == "road", let ref = tags[.ref], !ref.isEmpty,
        let network = tags[.network].flatMap({ Self.network($0) })
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
    return byForm(ref, highway: tags[.highway] ?? "")
  }

  private static func network(_ text: String) -> String? {
    switch text {
    case "US:I": "us-interstate"
    case "US:US": "us-highway"
    case "CA:transcanada": "ca-transcanada"
    default:
      // US:CA, US:NY …, but not the business loops and county roads below them (US:CA:Orange).
      text.hasPrefix("US:") && text.utf8.count == 5 ? "us-state" : nil
    }
  }

  private static func weight(_ network: String) -> Int {
    ["us-interstate": 0, "ca-transcanada": 0, "us-highway": 1, "us-state": 2][network] ?? 3
  }

  private func byForm(_ ref: String, highway: String) -> Number {
    let letters = ref.prefix { $0.isASCII && $0.isLetter }
    let rest = ref.dropFirst(letters.count)
    let digits = rest.drop { $0 == " " || $0 == "-" }
    let isNumbered = digits.first?.isNumber == true
    switch country {
    case .unitedStates where isNumbered:
      let number = String(digits)
      switch letters {
      case "I": return Number(network: "us-interstate", ref: number)
      case "US": return Number(network: "us-highway", ref: number)
      default:
        let isState = letters == "SR" || Self.states.contains(String(letters))
        return isState ? Number(network: "us-state", ref: number) : Number(network: "road", ref: ref)
      }
    case .greatBritain where isNumbered && rest.first != " ":
      let isMotorway = highway.hasPrefix("motorway") && (letters == "M" || letters == "A")
      let isTrunk = highway.hasPrefix("trunk") && letters == "A"
      return Number(network: isMotorway ? "gb-motorway" : isTrunk ? "gb-trunk" : "road", ref: ref)
    default: return Number(network: "road", ref: ref)
    }
  }

  private static func country(_ center: Coordinate?) -> Country {
    guard let center else { return .other }
    let latitude = center.latitude
    let longitude = center.longitude
    // The 48 states, Alaska and Hawaii as boxes; near the northern border the number's form still has to fit.
    let isUS =
      (24...49.5 ~= latitude && -125...(-66) ~= longitude) || (51...72 ~= latitude && -170...(-130) ~= longitude)
      || (18...23 ~= latitude && -161...(-154) ~= longitude)
    if isUS { return .unitedStates }
    return 49.8...61 ~= latitude && -8.7...1.8 ~= longitude ? .greatBritain : .other
  }

  private static let states: Set<String> = [
    "AL", "AK", "AZ", "AR", "CA", "CO", "CT", "DE", "DC", "FL", "GA", "HI", "ID", "IL", "IN", "IA", "KS", "KY", "LA",
    "ME", "MD", "MA", "MI", "MN", "MS", "MO", "MT", "NE", "NV", "NH", "NJ", "NM", "NY", "NC", "ND", "OH", "OK", "OR",
    "PA", "RI", "SC", "SD", "TN", "TX", "UT", "VT", "VA", "WA", "WV", "WI", "WY",
  ]
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
