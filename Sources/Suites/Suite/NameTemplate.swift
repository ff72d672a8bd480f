import JSON
import Wayframe

/// How a suite's frames are called: text with tokens in braces.
struct NameTemplate {
  enum Piece: Hashable {
    case text(String)
    case token(String)
  }

  let pieces: [Piece]

  /// The tokens that every frame has.
  static let usualTokens = ["scene", "device", "locale", "light"]

  /// The longest part of a name and the longest name, in bytes of UTF-8; file systems take 255 and about 4,000.
  private static let (partLimit, nameLimit) = (200, 800)

  /// Of files that stand beside the frames' folders: pictures, snapshots, hashes, results and pages.
  private static let fileEndings = [".png", ".json", ".txt", ".ndjson", ".html"]

  init(_ text: String, file: String) throws(SuiteError) {
    var pieces: [Piece] = []
    var rest = text[...]
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      if brace > rest.startIndex { pieces.append(.text(String(rest[..<brace]))) }
      let after = rest[rest.index(after: brace)...]
      guard rest[brace] == "{", let end = after.firstIndex(where: { $0 == "{" || $0 == "}" }), after[end] == "}",
        end > after.startIndex
      else {
        throw .unusableValue(
          file: file, key: "name", reason: "has a brace that does not belong to a token; write tokens as {scene}")
      }
      pieces.append(.token(String(after[..<end])))
      rest = after[after.index(after: end)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    self.pieces = pieces
  }

  /// Tokens with slashes between them.
  init(tokens: [String]) {
    pieces = Array(tokens.map { [Piece.token($0)] }.joined(separator: [.text("/")]))
  }

  var tokens: [String] {
    pieces.compactMap { piece in
      if case .token(let key) = piece { key } else { nil }
    }
  }

  /// The name that the tokens' values make.
  func name(_ value: (String) -> String) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .token(let key): Self.safe(value(key))
      }
    }.joined()
  }

  /// What a value looks like in a file's name: letters, digits and `-_.+`, everything else a hyphen; at most 60
  /// characters.
  static func safe(_ value: String) -> String {
    var text = ""
    for character in value.prefix(200) {
      // A name that begins with a full stop is hidden, or a folder's.
      if character == "." && text.isEmpty { continue }
      if character.isLetter || character.isNumber || "-_.+".contains(character) {
        text.append(character)
      } else if !text.isEmpty && !text.hasSuffix("-") {
        text.append("-")
      }
    }
    let cut = text.prefix(60)
    let end = cut.lastIndex { $0 != "-" && $0 != "." }
    return end.map { String(cut[...$0]) } ?? "empty"
  }

  /// Refuses names that a file system, a shell or an address would misread.
  static func check(_ name: String, file: String) throws(SuiteError) {
    func refuse(_ reason: String) -> SuiteError { .unusableName(file: file, name: name, reason: reason) }
    guard name.utf8.count <= nameLimit else { throw refuse("it is longer than \(nameLimit) bytes") }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    if let part = parts.dropLast().first(where: { part in fileEndings.contains { part.lowercased().hasSuffix($0) } }) {
      throw refuse("the part \"\(part)\" before a slash is called like a file")
    }
    for part in parts {
      if part.isEmpty { throw refuse("a part between slashes is empty") }
      if part.utf8.count > partLimit { throw refuse("a part is longer than \(partLimit) bytes") }
      if part.hasPrefix(".") { throw refuse("a part begins with a full stop") }
      if part.hasPrefix(" ") || part.hasSuffix(" ") || part.hasSuffix(".") {
        throw refuse("a part begins or ends with a space, or ends with a full stop")
      }
      if let bad = part.unicodeScalars.first(where: { !isUsual($0) }) {
        throw refuse("\"\(String(Character(bad)).shown())\" cannot stand in it")
      }
    }
  }

  private static func isUsual(_ scalar: Unicode.Scalar) -> Bool {
    if "\\:*?\"<>|".unicodeScalars.contains(scalar) { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: return false
    default: return true
    }
  }
}

extension JSONValue {
  /// A key's value as a name has it: a path by its file's name, an absent one as `default`.
  var nameText: String {
    switch self {
    case .null: return "default"
    case .string(let text):
      guard text.hasPrefix("/") else { return text }
      let file = text.split(separator: "/").last.map(String.init) ?? text
      return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    case .number(let number): return number.shortText
    case .array(let items) where items.count <= 8: return items.map(\.nameText).joined(separator: "-")
    default: return text(limit: 400)
    }
  }
}
