/// Text without markup: credits are often written as HTML links; what is drawn is their text.
public enum PlainText {
  /// What a reader sees of a text with HTML marks.
  public static func fromHTML(_ html: String) -> String {
    var text = ""
    var tag: String?
    for character in html.prefix(4096) {
      switch (character, tag) {
      case ("<", nil): tag = ""
      case (">", let name?):
        // Between the items of lists and lines nothing else would keep words apart.
        if separating.contains(name.drop { $0 == "/" }.prefix { $0.isLetter }.lowercased()) { text.append(" ") }
        tag = nil
      case (_, .some): tag?.append(character)
      case (_, nil): text.append(character)
      }
    }
    return decoded(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static let separating: Set<String> = ["br", "p", "li", "div", "ul", "ol", "td", "tr", "img"]

  private static let entities: [String: String] = [
    "copy": "©", "amp": "&", "nbsp": " ", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "reg": "®", "trade": "™",
    "mdash": "—", "ndash": "–", "middot": "·", "bull": "•", "hellip": "…",
  ]

  /// Entities by name and by number as the characters that they are.
  private static func decoded(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let mark = rest.firstIndex(of: "&") {
      result += rest[..<mark]
      let behind = rest[rest.index(after: mark)...]
      guard let end = behind.prefix(12).firstIndex(of: ";"), let character = character(behind[..<end]) else {
        result.append("&")
        rest = behind
        continue
      }
      result += character
      rest = behind[behind.index(after: end)...]
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> String? {
    guard name.first == "#" else { return entities[String(name)] ?? entities[name.lowercased()] }
    let digits = name.dropFirst()
    let number =
      digits.first.map { $0 == "x" || $0 == "X" } == true
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
