import MapData

/// What a source says of a street, as text by key: OSM's own tags beside the properties of the OpenMapTiles schema.
struct StreetTags {
  private let properties: [String: PropertyValue]
  /// A bit for each length and first byte of the keys: most questions end here.
  private var known: UInt64 = 0
  /// A bit for each first byte.
  private var initials: UInt64 = 0

  init(_ properties: [String: PropertyValue]) {
    self.properties = properties
    for key in properties.keys {
      known |= Self.bit(key)
      initials |= Self.initial(key)
    }
  }

  private static func initial(_ key: String) -> UInt64 { 1 &<< UInt64(key.utf8.first ?? 0) }
  private static func bit(_ key: String) -> UInt64 {
    1 &<< UInt64(truncatingIfNeeded: key.utf8.count &* 5 &+ Int(key.utf8.first ?? 0))
  }

  private func value(_ key: String) -> PropertyValue? { known & Self.bit(key) == 0 ? nil : properties[key] }

  /// Whether a key may begin like this one.
  func mayBegin(like key: String) -> Bool { initials & Self.initial(key) != 0 }

  subscript(key: String) -> String? {
    switch value(key) {
    case .string(let text): text
    case .number(let value): value == value.rounded() && abs(value) < 1e6 ? String(Int(value)) : String(value)
    default: nil
    }
  }

  /// A finite number, the first of several that are separated by semicolons.
  func number(_ key: String) -> Double? {
    if case .number(let value) = value(key) { return value.isFinite ? value : nil }
    guard let text = self[key], let first = text.split(separator: ";").first else { return nil }
    return Double(first.filter { $0 != " " }).flatMap { $0.isFinite ? $0 : nil }
  }

  /// A number of lanes within reason; `nil` for none.
  func laneCount(_ key: String) -> Int? {
    guard let value = number(key), value >= 1 else { return nil }
    return Int(min(value, 12))
  }

  /// The value for one side: the side's own, that of both, or the bare one.
  func side(_ key: String, _ side: Side) -> String? {
    mayBegin(like: key) ? self["\(key):\(side.rawValue)"] ?? self["\(key):both"] ?? self[key] : nil
  }

  /// A side in the direction of the line.
  enum Side: String, CaseIterable {
    case left, right
    var other: Side { self == .left ? .right : .left }
  }

  /// The class of the road as OSM names it; links are told by `isLink`.
  var highway: String? {
    let name = self["highway"] ?? self["class"]
    let road = name.map { $0.hasSuffix("_link") ? String($0.dropLast(5)) : $0 }
    return road == "minor" ? self["subclass"] ?? "residential" : road
  }

  var isLink: Bool { self["highway"]?.hasSuffix("_link") == true || number("ramp") == 1 }
}
