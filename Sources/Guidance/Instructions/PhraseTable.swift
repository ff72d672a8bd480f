/// The words of `Phrase` by language. The texts are our own; they avoid forms that change with the name that they join.
enum PhraseTable {
  typealias Phrases = [Phrase: String]

  static let languages: [String] = tables.map(\.language)

  static let english: Phrases = parsed(latinEnglish)

  /// In a fixed order; "zh-Hans" and "zh-Hant" are told apart by script or region.
  private static let tables: [(language: String, phrases: Phrases)] = [
    ("ar", parsed(arabic)), ("de", parsed(german)), ("en", english), ("es", parsed(spanish)), ("fr", parsed(french)),
    ("he", parsed(hebrew)), ("hi", parsed(hindi)), ("id", parsed(indonesian)), ("it", parsed(italian)),
    ("ja", parsed(japanese)), ("ko", parsed(korean)), ("pt", parsed(portuguese)), ("ru", parsed(russian)),
    ("th", parsed(thai)), ("tr", parsed(turkish)), ("vi", parsed(vietnamese)), ("zh-Hans", parsed(simplifiedChinese)),
    ("zh-Hant", parsed(traditionalChinese)),
  ]

  /// The table of a BCP 47 tag (or one with underscores); `nil` when the language has none.
  static func phrases(for tag: String) -> Phrases? {
    let locale = LocaleTag(tag)
    var language = locale.language
    if language == "zh" {
      let isTraditional = locale.script.map { $0 == "Hant" } ?? ["TW", "HK", "MO"].contains(locale.region ?? "")
      language = isTraditional ? "zh-Hant" : "zh-Hans"
    }
    return tables.first { $0.language == language }?.phrases
  }

  /// Lines of "name: words".
  private static func parsed(_ text: String) -> Phrases {
    var phrases: Phrases = [:]
    for line in text.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":"), let phrase = Phrase(rawValue: String(line[..<colon])) else {
        continue
      }
      phrases[phrase] = String(line[line.index(after: colon)...]).trimmedOfSpace
    }
    return phrases
  }
}
