/// The plate of a numbered road, with what stands beside it on a sign.
public struct RoadShield: Sendable, Hashable {
  /// Road networks that are known by their plates.
  public enum Network: String, Sendable, Hashable, CaseIterable {
    /// Interstates of the United States.
    case usInterstate = "us-interstate"
    /// Highways of the United States.
    case usHighway = "us-highway"
    /// Roads of one of the United States.
    case usState = "us-state"
    /// Roads of a county of the United States.
    case usCounty = "us-county"
    /// European routes.
    case europeanRoute = "e-road"
    /// A, M or Autobahn: motorways of Europe and elsewhere.
    case motorway
    /// B, N, SS and the like.
    case national
    /// D, L, SP and the like.
    case regional
    /// Any other network.
    case other
  }

  /// Which network of roads the number belongs to.
  public var network: Network
  /// The text on a plate without artwork, at most `plateLimit` characters: "US 101", "I-80 E", "A9". Empty for a
  /// reference that no plate holds.
  public var text: String
  /// The number alone, for artwork of the network: "101".
  public var number: String
  /// What stands beside the plate: "Business West", or the whole reference where there is no plate; empty for most.
  public var auxiliaryText: String

  /// Characters that a plate has room for.
  public static let plateLimit = 8

  /// - Parameter reference: a road's number as services write it, perhaps with words after it: "US 101 South", "I 80",
  ///   "US 50 Business West".
  public init(_ reference: String) {
    let words = Self.withNetworkAbbreviated(reference.split { $0 == " " || $0 == "\u{A0}" }.map(String.init))
    let last = words.firstIndex { $0.contains(where: \.isNumber) } ?? words.count - 1
    // "A1 (M)" is one number.
    let end = words[(last + 1)...].firstIndex { !$0.hasPrefix("(") } ?? words.count
    let rest = words[end...]
    let direction = rest.count == 1 ? rest.first.flatMap { Self.directions[$0.lowercased()] } : nil
    let body = words[..<end].joined(separator: " ")
    let start = body.firstIndex(where: \.isNumber) ?? body.startIndex
    number = String(body[start...])
    network = Self.network(body[..<start].filter(\.isLetter).uppercased())
    let plate = network == .usInterstate && start > body.startIndex ? "I-\(number)" : body
    text = direction.map { "\(plate) \($0)" } ?? plate
    auxiliaryText = direction == nil ? rest.joined(separator: " ") : ""
    if text.count > Self.plateLimit {
      auxiliaryText = reference
      text = ""
    }
  }

  /// Each reference once, in order; those that differ only in spelling ("I 80", "I-80") count as one.
  public static func shields(_ references: [String]) -> [RoadShield] {
    var shields: [RoadShield] = []
    for var shield in separated(references).map(RoadShield.init) {
      shield.auxiliaryText = ""
      if !shield.text.isEmpty, !shields.contains(shield) { shields.append(shield) }
    }
    return shields
  }

  /// What stands beside the plates of `references`, each text once; beside several plates it names its own.
  ///
  /// - Parameter hasPlates: whether the plates are shown; where an exit's badge takes their room all are named.
  public static func auxiliaryText(_ references: [String], hasPlates: Bool = true) -> String {
    let references = separated(references)
    let signs = references.map(RoadShield.init)
    guard signs.contains(where: { !$0.auxiliaryText.isEmpty }) else { return "" }
    guard hasPlates else { return references.joined(separator: " / ") }
    let isAlone = shields(references).count <= 1
    var texts: [String] = []
    for sign in signs where !sign.auxiliaryText.isEmpty {
      let text = isAlone || sign.text.isEmpty ? sign.auxiliaryText : "\(sign.text) \(sign.auxiliaryText)"
      if !texts.contains(text) { texts.append(text) }
    }
    return texts.joined(separator: " / ")
  }

  /// Services write several numbers as a list, also as one text: "A 7;E 45", "US 1 / US 9".
  private static func separated(_ references: [String]) -> [String] {
    references.flatMap { $0.replacing(" / ", with: ";").split(separator: ";") }.map { String($0).trimmedOfSpace }
      .filter { !$0.isEmpty }
  }

  /// Networks that are written out, as plates shorten them.
  private static func withNetworkAbbreviated(_ words: [String]) -> [String] {
    for count in [2, 1] where words.count > count {
      let name = words.prefix(count).joined(separator: " ").lowercased().filter { $0 != "." }
      if words[count].contains(where: \.isNumber), let short = networkNames[name] {
        return [short] + words.dropFirst(count)
      }
    }
    return words
  }

  private static let networkNames = [
    "interstate": "I", "interstate highway": "I", "us": "US", "us route": "US", "us highway": "US", "us hwy": "US",
    "state route": "SR", "state road": "SR", "state highway": "SH", "state hwy": "SH", "county road": "CR",
    "county route": "CR", "county highway": "CR", "route": "Rte", "highway": "Hwy",
  ]

  private static let directions = [
    "north": "N", "south": "S", "east": "E", "west": "W", "n": "N", "s": "S", "e": "E", "w": "W",
    "northbound": "N", "southbound": "S", "eastbound": "E", "westbound": "W",
  ]

  private static let states: Set<String> = [
    "AL", "AK", "AZ", "AR", "CA", "CO", "CT", "DE", "FL", "GA", "HI", "ID", "IL", "IN", "IA", "KS", "KY", "LA", "ME",
    "MD", "MA", "MI", "MN", "MS", "MO", "MT", "NE", "NV", "NH", "NJ", "NM", "NY", "NC", "ND", "OH", "OK", "OR", "PA",
    "RI", "SC", "SD", "TN", "TX", "UT", "VT", "VA", "WA", "WV", "WI", "WY", "DC", "SR",
  ]

  private static func network(_ prefix: String) -> Network {
    switch prefix {
    case "I": .usInterstate
    case "US": .usHighway
    case "CR": .usCounty
    case "E": .europeanRoute
    case "A", "M", "AP", "AK": .motorway
    case "B", "N", "SS", "RN", "BR", "NH": .national
    case "D", "L", "SP", "K", "RD": .regional
    default: states.contains(prefix) ? .usState : .other
    }
  }
}
