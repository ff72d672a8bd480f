extension JSONReader {
  mutating func string() throws(Mishap) -> String {
    let quote = offset
    offset += 1
    let start = offset
    while let byte = next {
      if byte == UInt8(ascii: "\"") {
        offset += 1
        return try decoded(bytes[start..<offset - 1], from: quote)
      }
      if byte == UInt8(ascii: "\\") {
        return try decoded(try escaped(after: bytes[start..<offset])[...], from: quote)
      }
      guard byte >= 0x20 else { throw controlCharacter }
      offset += 1
    }
    throw noClosingQuote
  }

  private var controlCharacter: Mishap { mishap("a string holds a control character; write it as \\u00XX") }
  private var noClosingQuote: Mishap { mishap("a string has no closing quote") }

  private func decoded(_ text: ArraySlice<UInt8>, from quote: Int) throws(Mishap) -> String {
    switch badUTF8 {
    case .replaced: return String(decoding: text, as: UTF8.self)
    case .refused:
      guard let string = String(validating: text, as: UTF8.self) else {
        throw Mishap(offset: quote, reason: "a string is not valid UTF-8")
      }
      return string
    }
  }

  /// The rest of a string from its first backslash on, after what came before it.
  private mutating func escaped(after start: ArraySlice<UInt8>) throws(Mishap) -> [UInt8] {
    var text = Array(start)
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return text
      case UInt8(ascii: "\\"): text.append(contentsOf: String(try escape()).utf8)
      case 0..<0x20: throw controlCharacter
      default:
        offset += 1
        text.append(byte)
      }
    }
    throw noClosingQuote
  }

  private mutating func escape() throws(Mishap) -> Unicode.Scalar {
    let backslash = offset
    offset += 1
    guard let byte = next else { throw noClosingQuote }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default:
      throw Mishap(
        offset: backslash, reason: "an escape is unknown; there are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\uXXXX")
    }
  }

  /// A `\u` escape or a surrogate pair of two; half a pair is invalid, as bad UTF-8 is.
  private mutating func unicodeEscape() throws(Mishap) -> Unicode.Scalar {
    let unit = try hexadecimal()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let afterFirst = offset
    if unit < 0xDC00, take("\\"), take("u") {
      let low = try hexadecimal()
      if (0xDC00..<0xE000).contains(low), let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
      {
        return scalar
      }
    }
    offset = afterFirst
    guard badUTF8 == .replaced else { throw mishap("an escape is half of a surrogate pair") }
    return "\u{FFFD}"
  }

  private mutating func hexadecimal() throws(Mishap) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, byte < 0x80, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw mishap("four hexadecimal digits should follow \\u")
      }
      offset += 1
      unit = unit << 4 | UInt32(digit)
    }
    return unit
  }
}
