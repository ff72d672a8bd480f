/// Names in every language, with the derived keys of OpenMapTiles.
enum Names {
  /// Adds `name`, each `name:LANGUAGE`, and from them `name:latin`, `name:nonlatin`, `name_en` and `name_int`.
  static func add(_ tags: OSMTags, to properties: inout [String: PropertyValue]) {
    guard let name = tags[.name] ?? tags[.nameEn] else { return }
    properties["name"] = .string(name)
    var latinFallback: String?
    tags.each { key, value in
      guard LanguageKey.isOne(key) else { return }
      properties[key] = .string(value)
      if latinFallback == nil, isLatin(value) { latinFallback = value }
    }
    let english = tags[.nameEn]
    if isLatin(name) {
      properties["name:latin"] = .string(name)
    } else {
      properties["name:nonlatin"] = .string(name)
      if let latin = tags[.intName] ?? english ?? latinFallback { properties["name:latin"] = .string(latin) }
    }
    properties["name_en"] = .string(english ?? name)
    properties["name_int"] = .string(tags[.intName] ?? english ?? name)
  }

  /// The names of a street by key, with the derived ones.
  ///
  /// - Parameter names: those in languages, and the international one.
  static func derived(_ name: String, _ names: [String: String]) -> [String: String] {
    var result = names.filter { LanguageKey.isOne($0.key) }
    let (english, international) = (names[OSMKey.nameEn.name], names[OSMKey.intName.name])
    let latin = names.sorted { $0.key < $1.key }.first { isLatin($0.value) }?.value
    result["name:latin"] = isLatin(name) ? name : international ?? english ?? latin
    if !isLatin(name) { result["name:nonlatin"] = name }
    result["name_en"] = english ?? name
    result["name_int"] = international ?? english ?? name
    return result
  }

  /// Whether every letter is Latin; digits, signs and marks do not count.
  static func isLatin(_ text: String) -> Bool {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0...0x36F, 0x1E00...0x1EFF, 0x2000...0x2BFF, 0x2C60...0x2C7F, 0xA720...0xA7FF, 0xFB00...0xFB06: continue
      default: if scalar.properties.isAlphabetic { return false }
      }
    }
    return true
  }
}
