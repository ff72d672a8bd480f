/// What streets are called in other languages, gathered from all ways of a street: where one way of it has a name in a
/// language, all have.
public struct StreetNames: Sendable {
  /// The names by key ("name:en"), by the street's own name.
  private var byName: [String: [String: String]] = [:]
  /// A street's own name by any of its names.
  private var ownNames: [String: String] = [:]

  /// The layers whose lines are streets with names, in the schemas of map data.
  public static let layers: Set<String> = [
    "transportation_name", "roads", "road", "road_label", "street_labels", "streets",
  ]

  /// No street.
  public init() {}

  /// The streets of a part of the map.
  public init(of map: FeatureLayers) {
    self.init(of: Self.layers.sorted().flatMap { map.layers[$0] ?? [] })
  }

  init(of features: [Feature]) {
    var counting = StreetNameCount()
    for feature in features {
      guard case .string(let name) = feature.properties["name"] else { continue }
      for (key, value) in feature.properties {
        if case .string(let value) = value, Self.isTranslation(key) { counting.add(value, key: key, of: name) }
      }
    }
    self = counting.names
  }

  fileprivate init(_ byName: [String: [String: String]]) {
    self.byName = byName
    for name in byName.keys.sorted() {
      // The order of keys must not show: of two streets with one foreign name the first by name has it.
      for value in (byName[name] ?? [:]).values where ownNames[value] == nil { ownNames[value] = name }
    }
    for name in byName.keys { ownNames[name] = name }
  }

  /// Whether there is nothing but own names.
  public var isEmpty: Bool { byName.isEmpty }

  /// All names of a street, by key, whichever of them is given; `nil` for one that is not known.
  public func names(of name: String) -> [String: PropertyValue]? {
    guard let own = ownNames[name], let names = byName[own] else { return nil }
    return names.mapValues(PropertyValue.string).merging(["name": .string(own)]) { $1 }
  }

  /// A street's properties with the names that other ways of it have; a name that differs on them is that of most.
  func completed(_ properties: [String: PropertyValue]) -> [String: PropertyValue] {
    guard case .string(let name) = properties["name"], let names = byName[name] else { return properties }
    return properties.merging(names.mapValues(PropertyValue.string)) { $1 }
  }

  /// The features of a layer with the names completed.
  static func unified(_ features: [Feature]) -> [Feature] {
    let names = StreetNames(of: features)
    guard !names.isEmpty else { return features }
    return features.map { feature in
      var feature = feature
      feature.properties = names.completed(feature.properties)
      return feature
    }
  }

  /// Whether a key holds the name in a language: `name:en`, `name_zh-Hant`, and what schemas derive from them.
  static func isTranslation(_ key: String) -> Bool {
    guard key.hasPrefix("name:") || key.hasPrefix("name_") else { return false }
    return LanguageKey.isOne("name:" + key.dropFirst("name:".utf8.count)) || Self.derived.contains(key)
  }

  private static let derived: Set<String> = ["name:latin", "name:nonlatin", "name_int"]
}

/// Counts how often the ways of each street have each of its names.
struct StreetNameCount {
  private var counts: [String: [String: [String: Int]]] = [:]

  mutating func add(_ value: String, key: String, of name: String) {
    counts[name, default: [:]][key, default: [:]][value, default: 0] += 1
  }

  /// The most frequent names; of equally frequent ones the first by the alphabet.
  var names: StreetNames { names { _, names in names } }

  /// - Parameter completed: a street's names by key with those that follow from them, given its own name.
  func names(completed: (String, [String: String]) -> [String: String]) -> StreetNames {
    var byName: [String: [String: String]] = [:]
    for (name, keys) in counts {
      let names = keys.compactMapValues { values in values.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key }
      byName[name] = completed(name, names)
    }
    return StreetNames(byName)
  }
}
