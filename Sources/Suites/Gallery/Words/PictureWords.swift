/// What elements are called in pictures of one language, and the words of alternative texts.
struct PictureWords: Sendable {
  /// Languages and scripts as BCP 47 has them: `pt`, `zh-Hant`.
  let tag: String
  private let words: [String: String]

  /// - Parameter text: a line for each key, `key: words`.
  init(_ tag: String, _ text: String) {
    self.tag = tag
    words = text.split(separator: "\n").reduce(into: [:]) { words, line in
      guard let colon = line.firstIndex(of: ":") else { return }
      words[String(line[..<colon])] = String(line[line.index(after: colon)...].drop { $0 == " " })
    }
  }

  static let all: [PictureWords] = [
    .english, .german, .dutch, .swedish, .danish, .norwegian, .french, .spanish, .portuguese, .italian,
    .catalan, .romanian, .polish, .czech, .slovak, .croatian, .bulgarian, .russian, .ukrainian,
    .finnish, .hungarian, .greek, .turkish, .arabic, .persian, .urdu, .hebrew, .hindi, .bengali, .tamil,
    .japanese, .korean, .simplifiedChinese, .traditionalChinese, .thai, .vietnamese, .indonesian, .malay,
  ]

  /// Those of a language that has words; English for others, of which the frame warns.
  static func of(language tag: String) -> PictureWords { all.first { $0.tag == tag } ?? english }

  /// The keys that every language has.
  static var keys: Set<String> { Set(english.words.keys) }
  var keys: Set<String> { Set(words.keys) }

  /// What an element or a landmark of that name is called; `nil` for the app's own views.
  func name(of element: String) -> String? { words[element] }

  func callAsFunction(_ word: Word) -> String { words[word.rawValue] ?? Self.english.words[word.rawValue] ?? "" }

  /// Words that are no element's name.
  enum Word: String, CaseIterable {
    case alwaysShown, pointedOut, phone, tablet, car, day, night
  }

  // MARK: Sentences

  private var language: Substring { tag.prefix { $0 != "-" } }

  /// Words one after the other, as the language parts them.
  func list(_ items: [String]) -> String {
    let comma =
      switch language {
      case "ar", "fa", "ur": "، "
      case "ja", "zh": "、"
      default: ", "
      }
    return items.joined(separator: comma)
  }

  /// Sentences one after the other: each with a capital where there are some, and one end.
  func text(_ sentences: [String]) -> String {
    // Thai ends a sentence with a space.
    let (end, gap) =
      switch language {
      case "ja", "zh": ("。", "")
      case "hi", "bn": ("।", " ")
      case "ur": ("۔", " ")
      case "th": ("", " ")
      default: (".", " ")
      }
    return sentences.map { sentence in
      let body = Self.withoutEnd(sentence)
      let capital = body.prefix(1).uppercased()
      return (capital.count == 1 ? capital + body.dropFirst() : body)
        + (body.last.map { "!?".contains($0) } ?? true ? "" : end)
    }.joined(separator: gap)
  }

  private static func withoutEnd(_ sentence: String) -> String {
    var body = Substring(sentence)
    while let last = body.last, ".。।۔ ".contains(last) { body.removeLast() }
    return String(body)
  }
}
