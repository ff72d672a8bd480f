/// Capitals and small letters by the rules of a language.
struct LetterCase {
  /// Its code, such as "tr".
  let language: String

  private var hasDotlessI: Bool { language == "tr" || language == "az" }

  /// "i" becomes "İ" in Turkish and Azerbaijani, Greek capitals have no accent, and Georgian has no capitals.
  func uppercased(_ text: String) -> String {
    switch language {
    case "tr", "az": String(text.map { $0 == "i" ? "İ" : $0 }).uppercased()
    case "el": text.reduce(into: "") { $0 += Self.unaccented[$1].map(String.init) ?? $1.uppercased() }
    case "ka": text
    default: text.uppercased()
    }
  }

  /// "I" becomes "ı" in Turkish and Azerbaijani.
  func lowercased(_ text: String) -> String {
    guard hasDotlessI else { return text.lowercased() }
    return String(text.map { $0 == "I" ? "ı" : $0 == "İ" ? "i" : $0 }).lowercased()
  }

  /// The text with a capital at its beginning.
  func raisingFirst(of text: String) -> String {
    guard let first = text.first, first.isLowercase, language != "ka" else { return text }
    return (hasDotlessI && first == "i" ? "İ" : first.uppercased()) + text.dropFirst()
  }

  /// The text with a small letter at its beginning, unless its first word is a capital alone ("U-turn").
  func loweringFirst(of text: String) -> String {
    guard let first = text.first, first.isUppercase, text.dropFirst().first?.isLetter == true else { return text }
    return lowercased(String(first)) + text.dropFirst()
  }

  private static let unaccented: [Character: Character] = [
    "ά": "Α", "έ": "Ε", "ή": "Η", "ί": "Ι", "ό": "Ο", "ύ": "Υ", "ώ": "Ω", "Ά": "Α", "Έ": "Ε", "Ή": "Η", "Ί": "Ι",
    "Ό": "Ο", "Ύ": "Υ", "Ώ": "Ω", "ΐ": "Ϊ", "ΰ": "Ϋ",
  ]
}
