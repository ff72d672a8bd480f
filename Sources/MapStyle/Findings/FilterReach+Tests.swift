import JSON
import ShownText

extension FilterReach {
  /// What a comparison looks at.
  private enum Subject {
    case field(String)
    case geometry, zoom, other

    /// - Parameter isLegacy: whether a plain text names a field.
    init(_ json: JSONValue, isLegacy: Bool) {
      if let name = json.string {
        self = isLegacy ? (name == "$type" ? .geometry : name == "$id" ? .other : .field(name)) : .other
        return
      }
      guard let items = json.array, let operation = items.first?.string else {
        self = .other
        return
      }
      switch (operation, items.count) {
      case ("get", 2): self = items[1].string.map { .field($0) } ?? .other
      case ("geometry-type", 1): self = .geometry
      case ("zoom", 1): self = .zoom
      // What asserts or converts a field asks for it all the same; converted values are of another type.
      case ("string", 2), ("number", 2), ("boolean", 2): self = Subject(items[1], isLegacy: false)
      default: self = .other
      }
    }
  }

  func test(_ name: String, _ items: [JSONValue], at place: JSONPath) -> Outcome {
    guard items.count >= 3 else { return Outcome() }
    let isLegacy = !Filter.isExpression(.array(items))
    switch name {
    case "in":
      if isLegacy { return membership(Subject(items[1], isLegacy: true), Array(items.dropFirst(2)), at: place) }
      // ["in", needle, ["literal", […]]]
      guard items.count == 3, let list = items[2].array, list.first?.string == "literal", let values = list.last?.array
      else { return Outcome() }
      return membership(Subject(items[1], isLegacy: false), values, at: place)
    case "match": return match(items, at: place)
    default:
      var (subject, value, isTurned) = (items[1], items[2], false)
      // A constant may stand first.
      if !isLegacy, subject.array == nil, value.array != nil { (subject, value, isTurned) = (value, subject, true) }
      guard value.array == nil, value.object == nil else { return Outcome() }
      let kind = Subject(subject, isLegacy: isLegacy)
      if name == "==" { return membership(kind, [value], at: place) }
      guard let number = value.number else { return Outcome() }
      return ordering(kind, isTurned ? Self.turned(name) : name, number, at: place)
    }
  }

  private static func turned(_ name: String) -> String { ["<": ">", "<=": ">=", ">": "<", ">=": "<="][name] ?? name }

  /// `match` with true or false as results: the labels for which it holds.
  private func match(_ items: [JSONValue], at place: JSONPath) -> Outcome {
    guard items.count >= 5, items.last?.bool == false else { return Outcome() }
    var labels: [JSONValue] = []
    for index in stride(from: 2, to: items.count - 1, by: 2) {
      guard let result = items[index + 1].bool else { return Outcome() }
      if result { labels += items[index].array ?? [items[index]] }
    }
    return membership(Subject(items[1], isLegacy: false), labels, at: place)
  }

  private func membership(_ subject: Subject, _ values: [JSONValue], at place: JSONPath) -> Outcome {
    let wanted = Set(values)
    guard !wanted.isEmpty else { return never(place, "it compares with nothing") }
    switch subject {
    case .other: return Outcome()
    case .zoom:
      let possible = wanted.contains { $0.number.map(facts.zooms.contains) ?? false }
      return possible ? Outcome() : never(place, "the layer never shows at zoom \(Self.listed(wanted))")
    case .geometry:
      let known: Set = ["Point", "LineString", "Polygon", "MultiPoint", "MultiLineString", "MultiPolygon", "Unknown"]
      let names = Set(wanted.compactMap(\.string))
      let existing = names.intersection(known)
      guard !existing.isEmpty else {
        return never(place, "no geometry is called \(Self.listed(wanted)); write Point, LineString or Polygon")
      }
      let kinds = Set(existing.map { $0.hasPrefix("Multi") ? String($0.dropFirst(5)) : $0 })
      guard let have = facts.geometries, kinds.isDisjoint(with: have), !have.isEmpty else { return Outcome() }
      return never(place, "the layer of the data has \(have.sorted().joined(separator: " and ")) only")
    case .field(let name):
      if let reason = impossible(name, wanted) { return never(place, reason) }
      return Outcome(demands: [Demand(field: name, values: wanted)])
    }
  }

  private func impossible(_ name: String, _ wanted: Set<JSONValue>) -> String? {
    guard let fields = facts.fields else { return nil }
    // A property that is not there equals null, and in older filters nothing.
    guard let field = fields[name] else {
      return wanted.contains(.null) ? nil : "no feature of the layer has \"\(name.shown())\""
    }
    if !field.types.isEmpty, !field.types.contains("null") {
      let types = Set(wanted.map(\.typeName))
      if types.isDisjoint(with: field.types) {
        return
          "\"\(name.shown())\" is a \(field.types.sorted().joined(separator: " or ")) and never equals \(Self.listed(wanted))"
      }
    }
    guard let values = field.values else { return nil }
    let texts = Set(wanted.map(\.plainText))
    guard texts.isDisjoint(with: values) else { return nil }
    let shown = values.sorted().prefix(6).map { $0.shown(limit: 24) }.joined(separator: ", ")
    return "\"\(name.shown())\" is never \(Self.listed(wanted)); it is \(shown)\(values.count > 6 ? ", …" : "")"
  }

  private func ordering(_ subject: Subject, _ name: String, _ number: Double, at place: JSONPath) -> Outcome {
    let most = Double.greatestFiniteMagnitude
    let range =
      switch name {
      case "<": -most...number.nextDown
      case "<=": -most...number
      case ">": number.nextUp...most
      default: number...most
      }
    switch subject {
    case .zoom:
      if !range.overlaps(facts.zooms) { return never(place, "the layer shows at no zoom \(name) \(number.shortText)") }
      return Outcome(isAlways: range.contains(facts.zooms.lowerBound) && range.contains(facts.zooms.upperBound))
    case .field(let field):
      guard let fields = facts.fields else { return Outcome(demands: [Demand(field: field, range: range)]) }
      guard let known = fields[field] else { return never(place, "no feature of the layer has \"\(field.shown())\"") }
      if !known.types.isEmpty, !known.types.contains("number") {
        return never(
          place,
          "\"\(field.shown())\" is a \(known.types.sorted().joined(separator: " or ")) and has no order with a number")
      }
      return Outcome(demands: [Demand(field: field, range: range)])
    case .geometry, .other: return Outcome()
    }
  }

  func has(_ items: [JSONValue], at place: JSONPath) -> Outcome {
    guard items.count == 2, let name = items[1].string, name != "$id", name != "$type", let fields = facts.fields,
      fields[name] == nil
    else { return Outcome() }
    return never(place, "no feature of the layer has \"\(name.shown())\"")
  }
}

extension JSONValue {
  fileprivate var typeName: String {
    switch self {
    case .null: "null"
    case .bool: "boolean"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }

  /// The value as text without quotes.
  public var plainText: String {
    switch self {
    case .string(let text): text
    case .number(let number): number.shortText
    case .bool(let flag): flag ? "true" : "false"
    default: excerpt()
    }
  }
}
