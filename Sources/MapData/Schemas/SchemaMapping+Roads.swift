extension SchemaMapping {
  /// Roads, paths, rails and ferries, as OSM's own words tell them.
  func roads(_ feature: Feature, _ row: SchemaTable.Row, _ words: SchemaWords) -> [Target] {
    guard let (kind, service) = road(row, words) else {
      return aeroway(feature, row, words)
    }
    var properties = row.fixed
    if properties["class"] == nil { properties["class"] = .string(kind.name) }
    if let subclass = kind.subclass { properties["subclass"] = .string(subclass) }
    if properties["brunnel"] == nil { properties["brunnel"] = Self.brunnel(feature, words) }
    if let layer = words.number("layer", "pmap:level") { properties["layer"] = .number(layer) }
    switch feature.geometry {
    case .points: return []
    case .polygons: return [("transportation", properties, nil)]
    case .lines: break
    }
    if kind.isRamp || words.says("link", "is_link", "pmap:link") { properties["ramp"] = .number(1) }
    let oneway = Self.oneway(words, kind)
    if oneway != 0 { properties["oneway"] = .number(oneway) }
    if let service = service ?? words.text("service") { properties["service"] = .string(service) }
    if let surface = words.text("surface") {
      properties["surface"] = .string(TransportationMapping.isPaved(surface) ? "paved" : "unpaved")
    }
    if words.says("toll") { properties["toll"] = .number(1) }
    if let access = words.text("access"), access == "no" || access == "private" || access == "restricted" {
      properties["access"] = .string("no")
    }
    return [("transportation", properties, nil)]
  }

  /// Names and numbers of roads; a row of its own, since some schemas have them on the roads and some beside.
  func roadNames(_ feature: Feature, _ row: SchemaTable.Row, _ words: SchemaWords) -> [Target] {
    guard case .lines = feature.geometry, let (kind, _) = road(row, words) else { return [] }
    var properties = words.names
    let number = words.text("ref").flatMap {
      RoadNumber($0, network: words.text("network", "shield"), highway: kind.name, place: feature.bounds.center)
    }
    guard number != nil || !properties.isEmpty else { return [] }
    properties["class"] = .string(kind.name)
    if let subclass = kind.subclass { properties["subclass"] = .string(subclass) }
    if kind.isRamp || words.says("link", "is_link", "pmap:link") { properties["ramp"] = .number(1) }
    // Names run over bridges.
    if Self.brunnel(feature, words) == .string("tunnel") { properties["brunnel"] = .string("tunnel") }
    if let number {
      properties["ref"] = .string(number.ref)
      properties["ref_length"] = .number(Double(number.ref.count))
      properties["network"] = .string(number.network)
    }
    return [("transportation_name", properties, nil)]
  }

  private func road(
    _ row: SchemaTable.Row, _ words: SchemaWords
  ) -> (kind: TransportationMapping.Class, service: String?)? {
    if row.fixed["class"] != nil, case .string(let name)? = row.fixed["class"] {
      return (TransportationMapping.Class(name: name, subclass: Self.kind(row, words)), nil)
    }
    for field in row.fields {
      guard let value = words.text(field) else { continue }
      // Mapbox has `service:driveway`.
      let parts = value.split(separator: ":", maxSplits: 1).map(String.init)
      guard let first = parts.first else { continue }
      let word = row.words[first] ?? first
      guard !word.isEmpty else { return nil }
      if let kind = TransportationMapping.kind(word) { return (kind, parts.count > 1 ? parts[1] : nil) }
    }
    return nil
  }

  /// Runways stand among the roads in some schemas.
  private func aeroway(_ feature: Feature, _ row: SchemaTable.Row, _ words: SchemaWords) -> [Target] {
    guard let kind = row.fields.compactMap({ words.text($0) }).first(where: { $0 == "runway" || $0 == "taxiway" })
    else {
      return []
    }
    return [("aeroway", ["class": .string(kind)], nil)]
  }

  /// 1 along the way, −1 against it, 0 both ways.
  private static func oneway(_ words: SchemaWords, _ kind: TransportationMapping.Class) -> Double {
    if words.says("oneway_reverse") { return -1 }
    switch words.properties["oneway"] {
    case .bool(let value): return value ? 1 : 0
    case .number(let value): return value > 0 ? 1 : value < 0 ? -1 : 0
    case .string("yes"), .string("true"), .string("1"), .string("forward"): return 1
    case .string("-1"), .string("reverse"), .string("backward"): return -1
    case .string, .null: return 0
    case nil: return kind.name == "motorway" ? 1 : 0
    }
  }
}

extension TransportationMapping {
  /// What OSM's value of `highway` or `railway` (or another word for a way) is.
  static func kind(_ value: String) -> Class? {
    if let kind = road(value, construction: nil) ?? rail(value) { return kind }
    switch value {
    case "ferry", "pier", "bridge", "aerialway": return Class(name: value)
    case "corridor", "sidewalk", "crossing", "piste", "trail", "hiking", "cycling":
      return Class(name: "path", subclass: "path")
    case "cable_car", "gondola", "chair_lift", "drag_lift", "t-bar", "j-bar", "platter", "mixed_lift":
      return Class(name: "aerialway", subclass: value)
    default: return nil
    }
  }
}
