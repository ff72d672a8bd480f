/// The keys of names in languages.
enum LanguageKey {
  /// Whether the key is `name:` and a language (two or three letters, then perhaps script or region), not one of the
  /// keys about the name such as `name:etymology` or `name:left`.
  static func isOne(_ key: String) -> Bool {
    // By its first byte: most strings of a file are other keys and names.
    guard key.utf8.first == UInt8(ascii: "n"), key.hasPrefix("name:") else { return false }
    let suffix = key.utf8.dropFirst(5)
    let letters = suffix.prefix { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
    guard 2...3 ~= letters.count, suffix.count <= 20 else { return false }
    guard let next = suffix.dropFirst(letters.count).first else { return true }
    return (next == UInt8(ascii: "-") || next == UInt8(ascii: "_")) && !suffix.contains(UInt8(ascii: ":"))
  }
}
