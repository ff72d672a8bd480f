/// The plate of a numbered road.
public struct RoadShield: Sendable, Hashable {
  /// Road networks that are known by their plates.
  public enum Network: String, Sendable, Hashable, CaseIterable {
    case usInterstate = "us-interstate"
    case usHighway = "us-highway"
    case usState = "us-state"
    case usCounty = "us-county"
    case europeanRoute = "e-road"
    /// A, M or Autobahn: motorways of Europe and elsewhere.
    case motorway
    /// B, N, SS and the like.
    case national
    /// D, L, SP and the like.
    case regional
    case other
  }

  public var network: Network
  /// What stands on a plate without artwork: "US 101", "I-80 E", "A9".
  public var text: String
  /// The number alone, for artwork of the network: "101".
  public var number: String

  /// - Parameter reference: a road's number as services write it, perhaps with a direction: "US 101 South", "I 80".
  public init(_ reference: String) {
    let words = reference.split { $0 == " " || $0 == "\u{A0}" }.map(String.init)
    let direction = words.last.flatMap { words.count > 1 ? Self.directions[$0.lowercased()] : nil }
    let body = (direction == nil ? words : words.dropLast()).joined(separator: " ")
    let start = body.firstIndex(where: \.isNumber) ?? body.startIndex
    let prefix = body[..<start].filter(\.isLetter).uppercased()
    number = String(body[start...])
    network = Self.network(prefix)
    let plate = network == .usInterstate ? "I-\(number)" : body
    text = direction.map { "\(plate) \($0)" } ?? plate
  }

  /// Each reference once, in order; those that differ only in spelling ("I 80", "I-80") count as one.
  public static func shields(_ references: [String]) -> [RoadShield] {
    var shields: [RoadShield] = []
    for reference in references {
      let shield = RoadShield(reference)
      if !shield.text.isEmpty, !shields.contains(shield) { shields.append(shield) }
    }
    return shields
  }

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
