import Synchronization

/// The words of one language, or of a region's variety of it, by key.
struct PhraseTable: Sendable {
  /// What a sentence goes on to name.
  enum Companion: String, Sendable, Hashable, CaseIterable {
    case road, place
  }

  struct SentenceKey: Sendable, Hashable {
    var phrase: Phrase
    var companion: Companion
  }

  let tag: String
  private(set) var phrases: [Phrase: String] = [:]
  private(set) var sentences: [SentenceKey: String] = [:]
  private(set) var shortForms: [Phrase: String] = [:]
  /// From the first on.
  private(set) var ordinals: [String] = []
  private(set) var ordinalForms: [PluralCategory: String] = [:]

  var direction: WritingDirection { WritingDirection(of: LocaleTag(tag)) }

  static let languages: [String] = PhraseSource.all.map(\.tag).sorted()

  /// A frame needs one or two of them; reading all would take longer than its map.
  private static let tables: [String: LazyTable] = Dictionary(
    PhraseSource.all.map { ($0.tag, LazyTable($0)) }, uniquingKeysWith: { first, _ in first })

  /// A table that is read when it is first needed.
  private final class LazyTable: Sendable {
    private let source: PhraseSource
    private let table = Mutex<PhraseTable?>(nil)

    init(_ source: PhraseSource) { self.source = source }

    var value: PhraseTable {
      table.withLock { table in
        if let table { return table }
        let read = PhraseTable(source)
        table = read
        return read
      }
    }
  }

  /// Whether there is a table for a tag's language and script.
  static func isThere(for tag: String) -> Bool { LocaleTag(tag).phraseTables.contains { tables[$0] != nil } }

  static let english = PhraseTable(.english)

  /// The table of a BCP 47 tag (or one with underscores); `nil` when there is none for its language and script.
  static func table(for tag: String) -> PhraseTable? {
    LocaleTag(tag).phraseTables.lazy.compactMap { tables[$0] }.first?.value
  }

  /// The table of a tag, or English.
  static func words(for tag: String) -> PhraseTable { table(for: tag) ?? english }

  func text(_ phrase: Phrase) -> String { phrases[phrase] ?? Self.english.phrases[phrase] ?? phrase.rawValue }

  // MARK: Reading

  private init(_ source: PhraseSource) {
    tag = source.tag
    if let base = source.base.flatMap({ tag in PhraseSource.all.first { $0.tag == tag } }) {
      let inherited = PhraseTable(base)
      phrases = inherited.phrases
      sentences = inherited.sentences
      shortForms = inherited.shortForms
      ordinals = inherited.ordinals
      ordinalForms = inherited.ordinalForms
    }
    for line in source.lines {
      switch line.key {
      case .phrase(let phrase): phrases[phrase] = line.words
      case .sentence(let key): sentences[key] = line.words
      case .short(let phrase): shortForms[phrase] = line.words
      case .ordinals: ordinals = line.words.split { $0 == "," || $0 == "،" }.map { String($0).trimmedOfSpace }
      case .ordinal(let category): ordinalForms[category] = line.words
      case nil: break
      }
    }
  }
}

extension PhraseSource {
  enum Key: Hashable, Sendable {
    case phrase(Phrase)
    case sentence(PhraseTable.SentenceKey)
    case short(Phrase)
    case ordinals
    case ordinal(PluralCategory)

    init?(_ text: String) {
      if text == "ordinals" {
        self = .ordinals
      } else if let phrase = Phrase(rawValue: text) {
        self = .phrase(phrase)
      } else if text.hasSuffix(".short"), let phrase = Phrase(rawValue: String(text.dropLast(6))) {
        self = .short(phrase)
      } else if text.hasPrefix("ordinal."), let category = PluralCategory(rawValue: String(text.dropFirst(8))) {
        self = .ordinal(category)
      } else {
        let halves = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
        guard halves.count == 2, let phrase = Phrase(rawValue: halves[0]),
          let companion = PhraseTable.Companion(rawValue: halves[1])
        else { return nil }
        self = .sentence(.init(phrase: phrase, companion: companion))
      }
    }
  }

  /// Each line's key and words; the key is `nil` where it is none.
  var lines: [(name: String, key: Key?, words: String)] {
    text.split(separator: "\n").map { line in
      guard let colon = line.firstIndex(of: ":") else { return (String(line), nil, "") }
      let name = String(line[..<colon])
      return (name, Key(name), String(line[line.index(after: colon)...]).trimmedOfSpace)
    }
  }

  /// What is wrong with the table, one line each: keys that are unknown, missing or given twice, words without their
  /// placeholders or with others.
  var faults: [String] {
    var faults: [String] = []
    var seen: Set<Key> = []
    for line in lines {
      guard let key = line.key else {
        faults.append("\(tag): unknown key \"\(line.name)\"")
        continue
      }
      if !seen.insert(key).inserted { faults.append("\(tag): \"\(line.name)\" is there twice") }
      if line.words.isEmpty { faults.append("\(tag): \"\(line.name)\" has no words") }
      let placeholders = PhraseTemplate(line.words).placeholders
      if placeholders == nil { faults.append("\(tag): \"\(line.name)\" has a broken placeholder or an unknown form") }
      if let placeholders, !key.allows(placeholders) {
        faults.append("\(tag): \"\(line.name)\" has the placeholders \(placeholders.sorted())")
      }
    }
    guard base == nil else { return faults }
    for phrase in Phrase.allCases where !seen.contains(.phrase(phrase)) {
      faults.append("\(tag): \"\(phrase.rawValue)\" is missing")
    }
    return faults
  }
}

extension PhraseSource.Key {
  fileprivate func allows(_ placeholders: [String]) -> Bool {
    switch self {
    case .phrase(let phrase), .short(let phrase): placeholders.sorted() == phrase.placeholders.sorted()
    case .ordinal: placeholders == ["number"]
    case .ordinals: placeholders.isEmpty
    case .sentence(let key):
      // The manoeuvre's own placeholders, or {action} in place of the whole.
      placeholders.sorted() == (key.phrase.placeholders + [key.companion.rawValue]).sorted()
        || placeholders.sorted() == ["action", key.companion.rawValue].sorted()
    }
  }
}
