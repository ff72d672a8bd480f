/// Texts with `{name}` tokens, which stand for properties of the feature.
enum TokenText {
  enum Part: Hashable {
    case plain(String)
    case property(String)
  }

  /// The parts of `text`; braces that hold nothing or more braces are plain.
  static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    var plain = ""
    var rest = text[...]
    while let opening = rest.firstIndex(of: "{") {
      plain += rest[..<opening]
      let inside = rest[rest.index(after: opening)...]
      guard let end = inside.firstIndex(where: { $0 == "{" || $0 == "}" }) else {
        rest = rest[opening...]
        break
      }
      if inside[end] == "}", end > inside.startIndex {
        if !plain.isEmpty { parts.append(.plain(plain)) }
        plain = ""
        parts.append(.property(String(inside[..<end])))
        rest = inside[inside.index(after: end)...]
      } else {
        plain += rest[opening..<end]
        rest = inside[end...]
        if inside[end] == "}" {
          plain += "}"
          rest = inside[inside.index(after: end)...]
        }
      }
    }
    plain += rest
    if !plain.isEmpty { parts.append(.plain(plain)) }
    return parts
  }
}

extension Node {
  /// A text whose tokens are replaced by the feature's properties, as one of `type`.
  static func text(withTokens text: String, as type: ValueType) -> Node {
    let parts = TokenText.parts(of: text)
    let nodes = parts.map { part in
      switch part {
      case .plain(let text): Node(literal: .string(text))
      case .property(let key): Node(.value, PropertyLookup(key: key), reads: .feature)
      }
    }
    let isPlain = nodes.allSatisfy { $0.literal != nil }
    let whole = isPlain ? Node(literal: .string(text)) : Node(.string, Concatenation(parts: nodes), nodes)
    if isPlain, type == .formatted { return Node(literal: .formatted(FormattedText(text))) }
    // Whether an image is available is known at evaluation only.
    let operation: any Operation =
      type == .image ? NamedImage(name: whole) : Conversion(to: type, candidates: [whole])
    return Node(type, operation, [whole])
  }
}
