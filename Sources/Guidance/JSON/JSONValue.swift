/// A parsed JSON value. Objects keep their members in order; of members with one name the last counts.
enum JSONValue: Sendable {
  case null
  case bool(Bool)
  /// Always finite.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(name: String, value: JSONValue)])

  // Swift 6.3.1's optimiser aborts ("found outside of lifetime use") where it inlines these into chains of optionals.

  @inline(never) var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  @inline(never) var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  @inline(never) var bool: Bool? {
    guard case .bool(let flag) = self else { return nil }
    return flag
  }

  /// What the value is, in words for a message.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): "the number \(value)"
    case .string(let text): "the text \"\(text.prefix(40))\""
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// Parses JSON (RFC 8259) in time proportional to its length.
///
/// Foundation's parser took 25 to 40 times as long for a route response, and rounds long fractions wrongly. Nesting deeper than 512 and numbers beyond Double are
/// refused; bytes that are no UTF-8 become U+FFFD; UTF-16 with a byte order mark is read too.
struct JSONParser {
  struct Fault: Error {
    var detail: String
    var line: Int
    var column: Int
  }

  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0
  private var count = 0

  /// Values of a text: beyond any route, and little enough to be kept in memory.
  private static let countLimit = 1 << 22

  static func parse(_ bytes: [UInt8]) throws(Fault) -> JSONValue {
    var parser = JSONParser(bytes: utf8(bytes))
    if parser.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.offset = 3 }
    let value = try parser.value()
    parser.skipSpace()
    guard parser.offset == parser.bytes.count else { throw parser.fault("something follows the end") }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count >= 2 else { return bytes }
    let isLittle = bytes[0] == 0xFF && bytes[1] == 0xFE
    guard isLittle || (bytes[0] == 0xFE && bytes[1] == 0xFF) else { return bytes }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let (low, high) = isLittle ? (bytes[index], bytes[index + 1]) : (bytes[index + 1], bytes[index])
      return UInt16(high) << 8 | UInt16(low)
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private func fault(_ detail: String) -> Fault {
    let before = bytes[..<min(offset, bytes.count)]
    let line = before.reduce(1) { $1 == 10 ? $0 + 1 : $0 }
    let column = before.count - (before.lastIndex(of: 10).map { $0 + 1 } ?? 0) + 1
    return Fault(detail: detail, line: line, column: column)
  }

  private mutating func skipSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x0A, 0x0D, 0x09: offset += 1
      default: return
      }
    }
  }

  private mutating func value() throws(Fault) -> JSONValue {
    skipSpace()
    guard offset < bytes.count else { throw fault("it ends too early") }
    count += 1
    guard count <= Self.countLimit else { throw fault("it holds more than \(Self.countLimit) values") }
    switch bytes[offset] {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(Fault) -> JSONValue {
    let end = offset + word.utf8CodeUnitCount
    let isSame =
      end <= bytes.count
      && word.withUTF8Buffer { buffer in buffer.indices.allSatisfy { buffer[$0] == bytes[offset + $0] } }
    guard isSame else { throw fault("a value should stand here") }
    offset = end
    return value
  }

  private mutating func enter() throws(Fault) {
    offset += 1
    depth += 1
    guard depth <= 512 else { throw fault("it is nested more than 512 deep") }
    skipSpace()
  }

  private mutating func array() throws(Fault) -> JSONValue {
    try enter()
    var elements: [JSONValue] = []
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "]"), elements.isEmpty { return leave(.array([])) }
      elements.append(try value())
      if try ends(with: UInt8(ascii: "]")) { return leave(.array(elements)) }
    }
    throw fault("an array has no end")
  }

  private mutating func object() throws(Fault) -> JSONValue {
    try enter()
    var members: [(name: String, value: JSONValue)] = []
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "}"), members.isEmpty { return leave(.object([])) }
      guard bytes[offset] == UInt8(ascii: "\"") else { throw fault("a name in quotes should stand here") }
      let name = try string()
      skipSpace()
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: ":") else { throw fault("a colon should stand here") }
      offset += 1
      members.append((name, try value()))
      if try ends(with: UInt8(ascii: "}")) { return leave(.object(members)) }
    }
    throw fault("an object has no end")
  }

  private mutating func leave(_ value: JSONValue) -> JSONValue {
    offset += 1
    depth -= 1
    return value
  }

  /// Whether the closing bracket stands here; otherwise passes a comma and the space around it.
  private mutating func ends(with close: UInt8) throws(Fault) -> Bool {
    skipSpace()
    guard offset < bytes.count else { throw fault("it ends too early") }
    if bytes[offset] == close { return true }
    guard bytes[offset] == UInt8(ascii: ",") else { throw fault("a comma should stand here") }
    offset += 1
    skipSpace()
    guard offset < bytes.count, bytes[offset] != close else { throw fault("nothing follows a comma") }
    return false
  }

  // MARK: Texts

  private mutating func string() throws(Fault) -> String {
    offset += 1
    let start = offset
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") {
        offset += 1
        return String(decoding: bytes[start..<offset - 1], as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") { return try escapedString(from: start) }
      guard byte >= 0x20 else { throw fault("a text holds a control character") }
      offset += 1
    }
    throw fault("a text has no end")
  }

  private mutating func escapedString(from start: Int) throws(Fault) -> String {
    var text = Array(bytes[start..<offset])
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      guard byte >= 0x20 else { throw fault("a text holds a control character") }
      if byte == UInt8(ascii: "\\") { text += try escape() } else { text.append(byte) }
    }
    throw fault("a text has no end")
  }

  private mutating func escape() throws(Fault) -> [UInt8] {
    guard offset < bytes.count else { throw fault("a text has no end") }
    let byte = bytes[offset]
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "u"): break
    default: throw fault("\\ stands before a character that it cannot escape")
    }
    var units = [try hex()]
    let isLead = UTF16.isLeadSurrogate(units[0])
    if isLead, offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "u") {
      let mark = offset
      offset += 2
      let trail = try hex()
      if UTF16.isTrailSurrogate(trail) { units.append(trail) } else { offset = mark }
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func hex() throws(Fault) -> UInt16 {
    guard offset + 4 <= bytes.count else { throw fault("a text has no end") }
    var unit: UInt16 = 0
    for byte in bytes[offset..<offset + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        throw fault("four hexadecimal digits should follow \\u")
      }
      unit = unit << 4 | UInt16(digit)
    }
    offset += 4
    return unit
  }

  // MARK: Numbers

  private static let powersOfTen = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]

  /// Exact: up to 15 digits and a power of ten up to 22 are one rounding; all else goes to the standard library.
  private mutating func number() throws(Fault) -> Double {
    let start = offset
    let isNegative = bytes[offset] == UInt8(ascii: "-")
    if isNegative { offset += 1 }
    var mantissa: UInt64 = 0
    var digits = 0
    let wholeStart = offset
    takeDigits(&mantissa, &digits)
    let wholes = offset - wholeStart
    guard wholes > 0, wholes == 1 || bytes[wholeStart] != UInt8(ascii: "0") else {
      offset = start
      throw fault("a value should stand here")
    }
    var exponent = 0
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
      offset += 1
      let from = offset
      takeDigits(&mantissa, &digits)
      guard offset > from else { throw fault("a digit should follow the point") }
      exponent = from - offset
    }
    if offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") {
      exponent += try exponentPart()
    }
    if digits <= 15, abs(exponent) <= 22 {
      let power = Self.powersOfTen[abs(exponent)]
      let value = exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
      return isNegative ? -value : value
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let value = Double(text), value.isFinite else { throw fault("the number \(text.prefix(40)) is out of range") }
    return value
  }

  private mutating func takeDigits(_ mantissa: inout UInt64, _ digits: inout Int) {
    while offset < bytes.count, bytes[offset] >= 48, bytes[offset] <= 57 {
      if mantissa > 0 || bytes[offset] > 48 { digits += 1 }
      mantissa = mantissa &* 10 &+ UInt64(bytes[offset] - 48)
      offset += 1
    }
  }

  /// Held to what no number that fits reaches.
  private mutating func exponentPart() throws(Fault) -> Int {
    offset += 1
    var isNegative = false
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "+") || bytes[offset] == UInt8(ascii: "-") {
      isNegative = bytes[offset] == UInt8(ascii: "-")
      offset += 1
    }
    let from = offset
    var exponent = 0
    while offset < bytes.count, bytes[offset] >= 48, bytes[offset] <= 57 {
      exponent = min(exponent * 10 + Int(bytes[offset] - 48), 100_000)
      offset += 1
    }
    guard offset > from else { throw fault("a digit should follow the exponent's sign") }
    return isNegative ? -exponent : exponent
  }
}
