extension SchemaMapping {
  func places(_ feature: Feature, _ row: SchemaTable.Row, _ words: SchemaWords) -> [Target] {
    guard case .points = feature.geometry else { return [] }
    var properties = words.names
    guard !properties.isEmpty else { return [] }
    let kind: String
    if case .string(let fixed)? = row.fixed["class"] {
      kind = fixed
    } else if let own = Self.kind(row, words, isKnown: Self.settlements.contains) {
      kind = own
    } else {
      return []
    }
    let isCapital = words.says("country_capital") || words.number("capital") == 2 || words.text("kind") == "capital"
    properties["class"] = .string(kind)
    if let rank = Self.rank(kind, words, isCapital: isCapital) { properties["rank"] = .number(rank) }
    if isCapital { properties["capital"] = .number(2) }
    if let code = words.text("iso_3166_1", "country_code_iso3166_1_alpha_2", "code"), kind == "country" {
      properties["iso_a2"] = .string(code)
    }
    return [("place", properties, nil)]
  }

  private static let settlements: Set<String> = [
    "continent", "country", "state", "province", "city", "town", "village", "suburb", "borough", "quarter",
    "neighbourhood", "hamlet", "island", "isolated_dwelling", "farm",
  ]

  /// How important a place is among those of its class, 1 first: by people, or by the schema's own measure.
  private static func rank(_ kind: String, _ words: SchemaWords, isCapital: Bool) -> Double? {
    let people = words.number("population") ?? words.number("population_rank", "pmap:population_rank").map(people)
    if people == nil, kind == "city" || kind == "country" || kind == "state" {
      // Mapbox: 1 or 0 for the greatest; from version 8 on 3 for the greatest cities.
      if let scale = words.number("scalerank") { return max(scale, 1) }
      if let symbol = words.number("symbolrank") { return max(symbol - (kind == "city" ? 4 : 0), 1) }
    }
    return PlaceMapping.rank(kind, population: people ?? 0, isCapital: isCapital)
  }

  /// The least population of Tilezen's and Protomaps' ranks 0 to 18.
  private static func people(_ rank: Double) -> Double {
    let least: [Double] = [
      0, 1, 200, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000, 5_000_000, 10_000_000,
      20_000_000, 50_000_000, 100_000_000, 1_000_000_000,
    ]
    return least[Int(min(max(rank, 0), 18))]
  }

  func boundaries(_ feature: Feature, _ row: SchemaTable.Row, _ words: SchemaWords) -> [Target] {
    guard case .lines = feature.geometry else { return [] }
    let level: Double
    if let stated = words.number("admin_level") {
      // Version 8 of Mapbox Streets counts countries as 0, states as 1, counties as 2.
      let isCounted = table.schema == .mapboxStreets && words.properties["worldview"] != nil
      level = isCounted ? 2 + 2 * stated : stated
    } else if let kind = words.text(row.fields) {
      guard let known = Self.levels[kind] ?? Double(kind) else { return [] }
      level = known
    } else {
      return []
    }
    guard 2...10 ~= level else { return [] }
    return [
      (
        "boundary",
        [
          "admin_level": .number(level), "disputed": .number(words.says("disputed") ? 1 : 0),
          "maritime": .number(words.says("maritime", "maritime_boundary") || words.text("kind") == "maritime" ? 1 : 0),
        ], nil
      )
    ]
  }

  private static let levels: [String: Double] = [
    "country": 2, "disputed": 2, "indefinite": 2, "lease_limit": 2, "line_of_control": 2, "overlay_limit": 2,
    "macroregion": 3, "region": 4, "state": 4, "county": 6, "map_unit": 3, "locality": 8,
  ]

  func pointsOfInterest(_ feature: Feature, _ row: SchemaTable.Row, _ words: SchemaWords) -> [Target] {
    guard case .points = feature.geometry else { return [] }
    var properties = words.names
    var kind: (class: String, subclass: String)?
    if case .string(let name)? = row.fixed["class"] {
      var subclass = name
      if case .string(let own)? = row.fixed["subclass"] { subclass = own }
      kind = (name, subclass)
    } else {
      for field in row.fields where kind == nil {
        guard let value = words.text(field) else { continue }
        let word = row.words[value] ?? value.replacing("-", with: "_")
        guard !word.isEmpty else { return [] }
        kind = PointOfInterestMapping.kind(word, isShop: field == "shop", isOffice: field == "office")
      }
    }
    guard let kind else { return [] }
    properties["class"] = .string(kind.class)
    properties["subclass"] = .string(kind.subclass)
    properties["rank"] = .number(PointOfInterestMapping.rank(kind.class))
    return [("poi", properties, nil)]
  }

  func peaks(_ feature: Feature, _ row: SchemaTable.Row, _ words: SchemaWords) -> [Target] {
    guard case .points = feature.geometry, let kind = words.text(row.fields), Self.summits.contains(kind) else {
      return []
    }
    var properties = words.names
    properties["class"] = .string(kind == "volcano" ? "volcano" : "peak")
    properties["rank"] = .number(1)
    if let metres = words.number("elevation_m", "elevation", "ele", "pmap:elevation") {
      properties["ele"] = .number(metres.rounded())
      properties["ele_ft"] = .number((words.number("elevation_ft") ?? metres / Quantity.metresPerFoot).rounded())
    }
    guard properties["name"] != nil || properties["ele"] != nil else { return [] }
    return [("mountain_peak", properties, nil)]
  }

  private static let summits: Set<String> = ["peak", "volcano", "mountain", "mountain_peak"]

  func aerodromes(_ feature: Feature, _ row: SchemaTable.Row, _ words: SchemaWords) -> [Target] {
    guard case .points = feature.geometry else { return [] }
    if !row.fields.isEmpty, words.text(row.fields) != "aerodrome" { return [] }
    var properties = words.names
    guard !properties.isEmpty else { return [] }
    let isLarge = words.text("kind_detail") == "international" || words.text("maki") == "airport"
    properties["class"] = .string(isLarge ? "international" : "other")
    if let code = words.text("iata", "ref") { properties["iata"] = .string(code) }
    return [("aerodrome_label", properties, nil)]
  }
}
