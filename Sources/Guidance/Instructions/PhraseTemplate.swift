/// Words with places for names, numbers and other words.
struct PhraseTemplate {
  /// What is put into a place.
  enum Value {
    /// A name, a number or a measure, which may be written in another direction: it is isolated.
    case piece(String)
    /// Several of these with a separator.
    case pieces([String], separator: String)
    /// Words of the same table.
    case words(String)
  }

  struct Placeholder: Equatable {
    var name: String
    var form: NameForm?
  }

  enum Part: Equatable {
    case words(String)
    case place(Placeholder)
  }

  /// `nil` for a text with a brace too many or a form that does not exist.
  let parts: [Part]?

  init(_ text: String) {
    var parts: [Part] = []
    var isBroken = false
    for (index, chunk) in text.split(separator: "{", omittingEmptySubsequences: false).enumerated() {
      if index == 0 {
        if !chunk.isEmpty { parts.append(.words(String(chunk))) }
        isBroken = isBroken || chunk.contains("}")
        continue
      }
      let halves = chunk.split(separator: "}", omittingEmptySubsequences: false)
      let names = halves[0].split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      let form = names.count == 2 ? NameForm(rawValue: names[1]) : nil
      isBroken = isBroken || halves.count != 2 || names.count > 2 || (names.count == 2 && form == nil)
      parts.append(.place(Placeholder(name: names.first ?? "", form: form)))
      if halves.count > 1, !halves[1].isEmpty { parts.append(.words(String(halves[1]))) }
    }
    self.parts = isBroken ? nil : parts
  }

  /// The names of the places, in order; `nil` when the text is broken.
  var placeholders: [String]? {
    parts?.compactMap { if case .place(let placeholder) = $0 { placeholder.name } else { nil } }
  }

  /// The whole text; `nil` where a name does not take the form that is asked for.
  func filled(_ values: [String: Value], in direction: WritingDirection) -> String? {
    guard let parts else { return nil }
    var result = ""
    for part in parts {
      switch part {
      case .words(let words): result += words
      case .place(let place):
        guard let value = values[place.name] else { return nil }
        switch value {
        case .words(let words): result += words
        case .piece(let piece):
          guard let text = Self.inserted([piece], "", place.form, direction) else { return nil }
          result += text
        case .pieces(let pieces, let separator):
          guard let text = Self.inserted(pieces, separator, place.form, direction) else { return nil }
          result += text
        }
      }
    }
    return result
  }

  private static func inserted(
    _ pieces: [String], _ separator: String, _ form: NameForm?, _ direction: WritingDirection
  ) -> String? {
    guard let form else { return pieces.map(direction.isolated).joined(separator: separator) }
    guard let around = form.surroundings(of: pieces) else { return nil }
    let names = (around.first.map { [$0] } ?? Array(pieces.prefix(1))) + pieces.dropFirst()
    return around.before + names.map(direction.isolated).joined(separator: separator) + around.after
  }
}
