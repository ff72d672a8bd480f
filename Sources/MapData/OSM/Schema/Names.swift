/// Names in every language, with the derived keys of OpenMapTiles.
enum Names {
  /// Adds `name`, each `name:LANGUAGE`, and from them `name:latin`, `name:nonlatin`, `name_en` and `name_int`.
  static func add(_ tags: OSMTags, to properties: inout [String: PropertyValue]) {
    guard let name = tags[.name] ?? tags[.nameEn] else { return }
    properties["name"] = .string(name)
    var latinFallback: String?
    tags.each { key, value in
      guard key.utf8.count > 5, isLanguageKey(key) else { return }
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

  /// Whether the key is `name:` and a language (two or three letters, then perhaps script or region), not one of the
  /// keys about the name such as `name:etymology` or `name:left`.
  static func isLanguageKey(_ key: String) -> Bool {
    guard key.hasPrefix("name:") else { return false }
    let suffix = key.utf8.dropFirst(5)
    let letters = suffix.prefix { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
    guard 2...3 ~= letters.count, suffix.count <= 20 else { return false }
    guard let next = suffix.dropFirst(letters.count).first else { return true }
    return (next == UInt8(ascii: "-") || next == UInt8(ascii: "_")) && !suffix.contains(UInt8(ascii: ":"))
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
