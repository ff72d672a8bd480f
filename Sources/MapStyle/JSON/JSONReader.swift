/// What is wrong with a JSON text, and where: `line` and `column` (in bytes) count from 1.
struct JSONError: Error, Hashable {
  let reason: String
  let line: Int
  let column: Int
}

/// A strict JSON (RFC 8259) reader: UTF-8, no comments, no repeated keys, numbers that are finite, bounded depth.
struct JSONReader {
  /// Levels of arrays and objects: far beyond any real style, and shallow enough for every thread's stack.
  static let depthLimit = 128

  private let bytes: [UInt8]
  private var position = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func read(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    var reader = JSONReader(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.position == bytes.count else { throw reader.error("There is text after the end of the JSON value.") }
    return value
  }

  private func error(_ reason: String) -> JSONError {
    let before = bytes.prefix(position)
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return JSONError(
      reason: reason, line: before.count { $0 == UInt8(ascii: "\n") } + 1, column: position - lineStart + 1)
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    guard depth <= Self.depthLimit else {
      throw error("Arrays and objects are nested deeper than \(Self.depthLimit) levels.")
    }
    skipSpace()
    guard let byte = next else { throw error("The text ends where a value should be.") }
    switch byte {
    case UInt8(ascii: "{"): return .object(try object(depth: depth))
    case UInt8(ascii: "["): return .array(try array(depth: depth))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: return try word()
    }
  }

  private mutating func word() throws(JSONError) -> JSONValue {
    let words: [(StaticString, JSONValue)] = [("true", .bool(true)), ("false", .bool(false)), ("null", .null)]
    for (text, value) in words
    where bytes[position...].starts(with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)) {
      position += text.utf8CodeUnitCount
      return value
    }
    throw error("Expected a value: an object, array, string, number, true, false or null.")
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONObject {
    position += 1
    var object = JSONObject()
    skipSpace()
    if take("}") { return object }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw error("Expected a key in double quotes.") }
      let key = try string()
      guard object[key] == nil else { throw error("The key \"\(key.prefix(60))\" is given twice in one object.") }
      skipSpace()
      guard take(":") else { throw error("Expected ':' after the key \"\(key.prefix(60))\".") }
      object[key] = try value(depth: depth + 1)
      skipSpace()
      if take("}") { return object }
      guard take(",") else { throw error("Expected ',' or '}' in an object.") }
    }
  }

  private mutating func array(depth: Int) throws(JSONError) -> [JSONValue] {
    position += 1
    var items: [JSONValue] = []
    skipSpace()
    if take("]") { return items }
    while true {
      items.append(try value(depth: depth + 1))
      skipSpace()
      if take("]") { return items }
      guard take(",") else { throw error("Expected ',' or ']' in an array.") }
    }
  }

  private mutating func number() throws(JSONError) -> Double {
    let start = position
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw error("The number \(text.prefix(40)) is too large; at most 1.8e308 can be held.")
    }
    return number
  }

  private mutating func digits() throws(JSONError) {
    let start = position
    while let byte = next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
    guard position > start else { throw error("Expected a digit.") }
  }

  private mutating func string() throws(JSONError) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        guard let string = String(validating: text, as: UTF8.self) else { throw error("A string is not valid UTF-8.") }
        return string
      case UInt8(ascii: "\\"):
        position += 1
        text.append(contentsOf: String(try escape()).utf8)
      case 0..<0x20: throw error("A string holds a control character; write it as \\u00XX.")
      default:
        position += 1
        text.append(byte)
      }
    }
    throw error("A string has no closing quote.")
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    guard let byte = next else { throw error("A string has no closing quote.") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default: throw error("Unknown escape in a string; allowed are \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX.")
    }
  }

  /// A `\u` escape or a surrogate pair of two; a lone surrogate becomes U+FFFD.
  private mutating func unicodeEscape() throws(JSONError) -> Unicode.Scalar {
    let unit = try hexadecimal()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let afterFirst = position
    if unit < 0xDC00, take("\\"), take("u") {
      let low = try hexadecimal()
      if (0xDC00..<0xE000).contains(low),
        let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
      {
        return scalar
      }
    }
    position = afterFirst
    return "\u{FFFD}"
  }

  private mutating func hexadecimal() throws(JSONError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error("Expected four hexadecimal digits after \\u.")
      }
      position += 1
      unit = unit << 4 + UInt32(digit)
    }
    return unit
  }
}
