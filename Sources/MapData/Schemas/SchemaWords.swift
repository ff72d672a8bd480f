/// A feature's properties, asked for by any of the names that schemas give them.
struct SchemaWords {
  let properties: [String: PropertyValue]

  /// The first of the fields that has a text.
  func text(_ keys: String...) -> String? { text(keys) }

  func text(_ keys: [String]) -> String? {
    for key in keys {
      switch properties[key] {
      case .string(let text) where !text.isEmpty: return text
      case .number(let value) where value == value.rounded() && abs(value) < 1e9: return String(Int(value))
      default: continue
      }
    }
    return nil
  }

  func number(_ keys: String...) -> Double? {
    for key in keys {
      switch properties[key] {
      case .number(let value) where value.isFinite: return value
      case .string(let text): if let value = Quantity.number(text) { return value }
      default: continue
      }
    }
    return nil
  }

  /// Whether one of the fields says yes.
  func says(_ keys: String...) -> Bool {
    keys.contains { key in
      switch properties[key] {
      case .bool(let value): value
      case .number(let value): value > 0
      case .string(let text): ["yes", "true", "1"].contains(text)
      case .null, nil: false
      }
    }
  }

  /// All names: the own one and those in languages, as `name:LANGUAGE`.
  var names: [String: PropertyValue] {
    var names: [String: PropertyValue] = [:]
    for (key, value) in properties where key.utf8.first == UInt8(ascii: "n") && key.hasPrefix("name") {
      guard case .string(let text) = value, !text.isEmpty else { continue }
      names[key] = value
      guard key.hasPrefix("name_") else { continue }
      let language = "name:" + key.dropFirst(5)
      if LanguageKey.isOne(language), properties[language] == nil { names[language] = value }
    }
    // What has names in languages only is called by the English one.
    if names["name"] == nil, let name = names["name:en"] ?? names["name_int"] { names["name"] = name }
    return names
  }
}
