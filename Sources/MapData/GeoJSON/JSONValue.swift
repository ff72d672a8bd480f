/// A JSON document (RFC 8259) as a tree.
enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  struct Fault: Error, Hashable {
    /// Bytes from the beginning.
    var offset: Int
    var reason: String
  }

  /// Deeper documents are refused, so that reading needs no more stack than this takes.
  static let depthLimit = 128
  /// Values of a document that are kept in memory: some two million places.
  static let countLimit = 1 << 23

  init(_ bytes: [UInt8]) throws(Fault) {
    var parser = JSONParser(bytes)
    self = try parser.document()
  }
}

private struct JSONParser {
  private let bytes: [UInt8]
  private var position = 0
  private var count = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  mutating func document() throws(JSONValue.Fault) -> JSONValue {
    let value = try value(depth: 0)
    skipSpace()
    guard position == bytes.count else { throw fault("something follows the document") }
    return value
  }

  private mutating func value(depth: Int) throws(JSONValue.Fault) -> JSONValue {
    guard depth < JSONValue.depthLimit else { throw fault("nested more than \(JSONValue.depthLimit) deep") }
    count += 1
    guard count <= JSONValue.countLimit else { throw fault("more than \(JSONValue.countLimit) values") }
    skipSpace()
    switch peek {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case nil: throw fault("the document ends within a value")
    default: return .number(try number())
    }
  }

  private mutating func object(depth: Int) throws(JSONValue.Fault) -> JSONValue {
    position += 1
    var members: [String: JSONValue] = [:]
    skipSpace()
    if take("}") { return .object(members) }
    while true {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw fault("a member's name is missing") }
      let name = try string()
      skipSpace()
      guard take(":") else { throw fault("a colon is missing") }
      members[name] = try value(depth: depth + 1)
      skipSpace()
      if take("}") { return .object(members) }
      guard take(",") else { throw fault("a comma or closing brace is missing") }
    }
  }

  private mutating func array(depth: Int) throws(JSONValue.Fault) -> JSONValue {
    position += 1
    var elements: [JSONValue] = []
    skipSpace()
    if take("]") { return .array(elements) }
    while true {
      elements.append(try value(depth: depth + 1))
      skipSpace()
      if take("]") { return .array(elements) }
      guard take(",") else { throw fault("a comma or closing bracket is missing") }
    }
  }

  private mutating func number() throws(JSONValue.Fault) -> Double {
    let start = position
    while let byte = peek, "+-.eE0123456789".utf8.contains(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard position > start, text.utf8.count <= 400, let value = Double(text), value.isFinite else {
      position = start
      throw fault("no number is readable here")
    }
    return value
  }

  private mutating func string() throws(JSONValue.Fault) -> String {
    position += 1
    var units: [UInt8] = []
    let start = position
    while let byte = peek, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 { position += 1 }
    units.append(contentsOf: bytes[start..<position])
    while let byte = peek {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: units, as: UTF8.self)
      case UInt8(ascii: "\\"): units.append(contentsOf: String(try escape()).utf8)
      case 0..<0x20: throw fault("a control character within a string")
      default: units.append(byte)
      }
    }
    throw fault("the document ends within a string")
  }

  private mutating func escape() throws(JSONValue.Fault) -> Unicode.Scalar {
    guard let byte = peek else { throw fault("the document ends within a string") }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "u"): return try unicodeEscape()
    default: throw fault("an unknown escape in a string")
    }
  }

  /// Half a surrogate pair by itself becomes U+FFFD.
  private mutating func unicodeEscape() throws(JSONValue.Fault) -> Unicode.Scalar {
    let first = try hexDigits()
    guard 0xD800..<0xDC00 ~= first, peek == UInt8(ascii: "\\"), position + 1 < bytes.count,
      bytes[position + 1] == UInt8(ascii: "u")
    else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    let before = position
    position += 2
    let second = try hexDigits()
    guard 0xDC00..<0xE000 ~= second else {
      position = before
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func hexDigits() throws(JSONValue.Fault) -> UInt32 {
    guard bytes.count - position >= 4 else { throw fault("the document ends within a string") }
    var value: UInt32 = 0
    for byte in bytes[position..<position + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw fault("no hexadecimal digits") }
      value = value << 4 | UInt32(digit)
    }
    position += 4
    return value
  }

  private mutating func word(_ text: StaticString, _ value: JSONValue) throws(JSONValue.Fault) -> JSONValue {
    let count = text.utf8CodeUnitCount
    guard bytes.count - position >= count,
      bytes[position..<position + count].elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: count))
    else { throw fault("no value is readable here") }
    position += count
    return value
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  private func fault(_ reason: String) -> JSONValue.Fault { JSONValue.Fault(offset: position, reason: reason) }
}
