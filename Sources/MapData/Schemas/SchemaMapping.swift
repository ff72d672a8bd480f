/// Translates the features of a tile into the words of OpenMapTiles.
///
/// A layer that has one of OpenMapTiles' names keeps its features, with the translated words added; into all other layers
/// go features that have the translated words only, beside the schema's own layers: so styles of either schema draw them.
struct SchemaMapping {
  let table: SchemaTable

  /// Features of OpenMapTiles' layers, by layer.
  struct Result {
    /// To be added, in order.
    var added: [(layer: String, feature: Feature)] = []
    /// What the feature becomes in its own layer.
    var own: Feature
  }

  /// - Returns: `nil` for a layer that the table does not name.
  func translated(_ feature: Feature, in layer: String) -> Result? {
    guard let rows = table.rows[layer] else { return nil }
    var result = Result(own: feature)
    for row in rows {
      for (target, words, geometry) in targets(of: feature, row) {
        if target == layer {
          result.own.properties.merge(words) { own, _ in own }
          if target == "building" { result.own = result.own.formed(in: target) }
          // What the schema itself means by a word stays beside what OpenMapTiles means by it.
          if words.contains(where: { result.own.properties[$0.key] != $0.value }) {
            result.added.append((target, Feature(id: feature.id, geometry: feature.geometry, properties: words)))
          }
        } else {
          let added = Feature(id: feature.id, geometry: geometry ?? feature.geometry, properties: words)
          result.added.append((target, added.formed(in: target)))
        }
      }
    }
    return result
  }

  typealias Target = (layer: String, words: [String: PropertyValue], geometry: FeatureGeometry?)

  private func targets(of feature: Feature, _ row: SchemaTable.Row) -> [Target] {
    let words = SchemaWords(properties: feature.properties)
    switch row.content {
    case .roads: return roads(feature, row, words)
    case .roadNames: return roadNames(feature, row, words)
    case .land: return land(feature, row, words)
    case .water: return water(feature, row, words)
    case .waterNames: return waterNames(feature, row, words)
    case .buildings: return buildings(feature, words)
    case .houseNumbers: return houseNumbers(feature, words)
    case .places: return places(feature, row, words)
    case .boundaries: return boundaries(feature, row, words)
    case .pointsOfInterest: return pointsOfInterest(feature, row, words)
    case .peaks: return peaks(feature, row, words)
    case .aerodromes: return aerodromes(feature, row, words)
    }
  }

  /// The kind in OSM's words: the first field that has one, translated; `nil` where the table leaves it out.
  static func kind(_ row: SchemaTable.Row, _ words: SchemaWords, isKnown: (String) -> Bool = { _ in true }) -> String? {
    for field in row.fields {
      guard let value = words.text(field) else { continue }
      guard let word = row.words[value] else {
        if isKnown(value) { return value }
        continue
      }
      return word.isEmpty ? nil : word
    }
    return nil
  }

  // MARK: Ground

  private func land(_ feature: Feature, _ row: SchemaTable.Row, _ words: SchemaWords) -> [Target] {
    guard let kind = Self.kind(row, words) else { return [] }
    if Self.aeroways.contains(kind) { return [("aeroway", ["class": .string(kind)], nil)] }
    guard case .polygons = feature.geometry else { return [] }
    var targets: [Target] = []
    if let cover = LandMapping.coverClasses[kind] {
      targets.append(("landcover", ["class": .string(cover), "subclass": .string(kind)], nil))
    }
    if LandMapping.useClasses.contains(kind) {
      targets.append(("landuse", ["class": .string(kind == "grave_yard" ? "cemetery" : kind)], nil))
    }
    if Self.parks.contains(kind) { targets.append(("park", ["class": .string(kind)], nil)) }
    return targets
  }

  private static let aeroways: Set<String> = ["runway", "taxiway", "apron", "aerodrome", "heliport", "helipad"]
  private static let parks: Set<String> = ["nature_reserve", "national_park", "protected_area"]

  private func water(_ feature: Feature, _ row: SchemaTable.Row, _ words: SchemaWords) -> [Target] {
    var properties = row.fixed
    let kind = Self.kind(row, words)
    properties["intermittent"] = .number(words.says("intermittent") ? 1 : 0)
    properties["brunnel"] = Self.brunnel(feature, words)
    switch feature.geometry {
    case .polygons:
      if properties["class"] == nil { properties["class"] = .string(Self.waterClass(kind)) }
      return [("water", properties, nil)]
    case .lines:
      guard let kind, WaterMapping.waterwayClasses.contains(kind) else { return [] }
      properties["class"] = .string(kind)
      return [("waterway", properties.merging(words.names) { $1 }, nil)]
    case .points: return []
    }
  }

  private static func waterClass(_ kind: String?) -> String {
    switch kind {
    case "ocean", "sea": "ocean"
    case "river", "stream", "canal", "ditch", "drain", "riverbank": "river"
    case "swimming_pool", "dock": kind ?? "lake"
    case "pond", "basin", "wastewater", "fountain": "pond"
    default: "lake"
    }
  }

  private func waterNames(_ feature: Feature, _ row: SchemaTable.Row, _ words: SchemaWords) -> [Target] {
    let names = words.names
    guard !names.isEmpty else { return [] }
    let kind = Self.kind(row, words)
    var properties = row.fixed.merging(names) { $1 }
    switch feature.geometry {
    case .polygons: return []
    case .lines:
      // Streams with their own names lie in `waterway` already.
      guard table.rows.values.joined().contains(where: { $0.content == .waterNames && !$0.fields.isEmpty }),
        table.schema == .shortbread || table.schema == .mapboxStreets
      else { return [] }
      properties["class"] = .string(kind ?? "river")
    case .points:
      guard let kind = kind ?? properties["class"]?.string, Self.namedWaters.contains(kind) else { return [] }
      properties["class"] = .string(["water", "reservoir", "basin", "dock"].contains(kind) ? "lake" : kind)
    }
    return [("water_name", properties, nil)]
  }

  private static let namedWaters: Set<String> = [
    "ocean", "sea", "bay", "strait", "fjord", "lake", "water", "reservoir", "basin", "dock", "river", "pond", "playa",
  ]

  // MARK: Buildings

  private func buildings(_ feature: Feature, _ words: SchemaWords) -> [Target] {
    guard case .polygons = feature.geometry else { return [] }
    var properties: [String: PropertyValue] = [:]
    let base = min(max(words.number("min_height") ?? 0, 0), 1000)
    if let top = words.number("height"), top > 0 { properties["render_height"] = .number(min(max(top, base), 2000)) }
    if base > 0 { properties["render_min_height"] = .number(base) }
    if words.says("underground") || words.text("extrude") == "false" { properties["hide_3d"] = .bool(true) }
    for (own, tag) in [("roof_shape", "roof:shape"), ("roof_height", "roof:height"), ("roof_color", "roof:colour")] {
      if let value = feature.properties[own] { properties[tag] = value }
    }
    return [("building", properties, nil)]
  }

  private func houseNumbers(_ feature: Feature, _ words: SchemaWords) -> [Target] {
    guard case .points = feature.geometry,
      let number = words.text("housenumber", "house_num", "addr_housenumber", "addr:housenumber", "number")
    else { return [] }
    var properties: [String: PropertyValue] = ["housenumber": .string(number)]
    if let street = words.text("street", "addr_street", "addr:street") { properties["street"] = .string(street) }
    return [("housenumber", properties, nil)]
  }

  // MARK: Signs of the lower floors

  /// `bridge` or `tunnel`, however the schema says it.
  static func brunnel(_ feature: Feature, _ words: SchemaWords) -> PropertyValue? {
    if feature.isTunnel { return .string("tunnel") }
    if feature.isBridge { return .string("bridge") }
    if words.text("structure") == "ford" { return .string("ford") }
    return switch words.number("pmap:level") {
    case let level? where level < 0: .string("tunnel")
    case let level? where level > 0: .string("bridge")
    default: nil
    }
  }
}

extension PropertyValue {
  fileprivate var string: String? { if case .string(let text) = self { text } else { nil } }
}
