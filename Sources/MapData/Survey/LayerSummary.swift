/// What the features of a layer have in a field.
public struct FieldSummary: Sendable {
  /// How many features have it.
  public var count = 0
  /// `string`, `number`, `boolean` or `null`.
  public var types: Set<String> = []
  /// How many features have which value; `nil` once there are too many different ones.
  public var values: [PropertyValue: Int]? = [:]
  /// The least and the greatest number.
  public var range: ClosedRange<Double>?

  /// A field that no feature has.
  public init() {}

  /// Different values that are told apart.
  static let valueLimit = 500

  mutating func add(_ value: PropertyValue) {
    count += 1
    types.insert(value.typeName)
    if case .number(let number) = value, number.isFinite {
      range = range.map { min($0.lowerBound, number)...max($0.upperBound, number) } ?? number...number
    }
    values?[value, default: 0] += 1
    if let known = values, known.count > Self.valueLimit { values = nil }
  }
}

extension PropertyValue {
  /// Its type as the style specification names it.
  public var typeName: String {
    switch self {
    case .string: "string"
    case .number: "number"
    case .bool: "boolean"
    case .null: "null"
    }
  }
}

/// What a layer of map data holds.
public struct LayerSummary: Sendable {
  /// The layer's name.
  public var name: String
  /// How many features are points, lines and areas.
  public var points = 0, lines = 0, polygons = 0
  /// By the fields' names.
  public var fields: [String: FieldSummary] = [:]
  /// The levels that were seen to hold it, and those that the archive states.
  public var zooms: ClosedRange<Int>?
  /// Units along a tile's side, where it is a tile's.
  public var extent: Int?
  /// The fields' types as the archive's metadata states them; empty where it states none.
  public var statedFields: [String: String] = [:]

  /// A layer without features.
  public init(name: String) { self.name = name }

  /// How many features it has.
  public var count: Int { points + lines + polygons }

  /// Counts a feature.
  public mutating func add(_ geometry: FeatureGeometry, _ properties: [String: PropertyValue]) {
    switch geometry {
    case .points: points += 1
    case .lines: lines += 1
    case .polygons: polygons += 1
    }
    add(properties)
  }

  mutating func add(_ properties: [String: PropertyValue]) {
    for (key, value) in properties { fields[key, default: FieldSummary()].add(value) }
  }

  mutating func reach(_ zoom: Int) {
    zooms = zooms.map { min($0.lowerBound, zoom)...max($0.upperBound, zoom) } ?? zoom...zoom
  }
}
