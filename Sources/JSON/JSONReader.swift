import ShownText

extension JSONValue {
  /// What a reader does with bytes in a string that are not UTF-8.
  public enum BadUTF8: Sendable {
    /// They become U+FFFD: for what services and other people's programs write.
    case replaced
    /// They are a fault: for what users write by hand.
    case refused
  }

  /// Documents nested deeper are refused, so that reading and whatever walks the tree need a bounded stack.
  public static let depthLimit = 128

  /// Documents with more values are refused: a tree of so many takes about 400 MB.
  public static let countLimit = 1 << 23

  /// Reads a whole document in time proportional to its length.
  ///
  /// UTF-8, or UTF-16 with a byte order mark. A name that stands twice in one object, a number beyond `Double`,
  /// nesting beyond `depthLimit` and more values than `count` are refused.
  /// - Parameter file: for the fault's message.
  public init(
    parsing bytes: [UInt8], file: String, badUTF8: BadUTF8 = .refused, atMost count: Int = countLimit
  ) throws(JSONFault) {
    var reader = JSONReader(bytes, badUTF8: badUTF8, countLimit: count)
    do {
      self = try reader.document()
    } catch {
      throw reader.fault(error, file: file)
    }
  }
}

/// Reads a document from its first byte to its last.
///
/// Foundation's parser took 25 to 40 times as long for a route response, and rounds long fractions wrongly.
struct JSONReader {
  /// A fault before its line and column are counted; the path grows while the reader's calls end.
  struct Mishap: Error {
    let offset: Int
    let reason: String
    /// From the innermost value out.
    var steps: [Step] = []

    enum Step {
      case key(String)
      case index(Int)
    }

    func inside(_ step: Step) -> Mishap {
      var mishap = self
      mishap.steps.append(step)
      return mishap
    }
  }

  let bytes: [UInt8]
  var offset = 0
  private var count = 0
  let badUTF8: JSONValue.BadUTF8
  private let countLimit: Int

  init(_ bytes: [UInt8], badUTF8: JSONValue.BadUTF8, countLimit: Int) {
    self.countLimit = countLimit
    self.bytes = Self.utf8(bytes)
    self.badUTF8 = badUTF8
    if self.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

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

  mutating func document() throws(Mishap) -> JSONValue {
    let value = try value(depth: 0)
    skipSpace()
    guard offset == bytes.count else { throw mishap("something follows the end of the value") }
    return value
  }

  // MARK: Faults

  func mishap(_ reason: String) -> Mishap { Mishap(offset: offset, reason: reason) }

  func fault(_ mishap: Mishap, file: String) -> JSONFault {
    let before = bytes[..<min(mishap.offset, bytes.count)]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let path = mishap.steps.reversed().reduce(JSONPath.root) { path, step in
      switch step {
      case .key(let name): .key(path, name)
      case .index(let index): .index(path, index)
      }
    }
    return JSONFault(
      file: file, line: before.count { $0 == UInt8(ascii: "\n") } + 1, column: before.count - lineStart + 1, path: path,
      reason: mishap.reason)
  }

  // MARK: Bytes

  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(Mishap) -> JSONValue {
    skipSpace()
    guard let byte = next else { throw mishap("it ends where a value should stand") }
    count += 1
    guard count <= countLimit else { throw mishap("it holds more than \(countLimit) values") }
    switch byte {
    case UInt8(ascii: "{"): return .object(try object(depth: depth + 1))
    case UInt8(ascii: "["): return .array(try array(depth: depth + 1))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: throw mishap("a value should stand here")
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(Mishap) -> JSONValue {
    let end = offset + word.utf8CodeUnitCount
    let isSame =
      end <= bytes.count
      && word.withUTF8Buffer { buffer in buffer.indices.allSatisfy { buffer[$0] == bytes[offset + $0] } }
    guard isSame else { throw mishap("a value should stand here") }
    offset = end
    return value
  }

  private mutating func enter(_ depth: Int) throws(Mishap) {
    guard depth <= JSONValue.depthLimit else {
      throw mishap("arrays and objects are nested more than \(JSONValue.depthLimit) deep")
    }
    offset += 1
    skipSpace()
  }

  private mutating func array(depth: Int) throws(Mishap) -> [JSONValue] {
    try enter(depth)
    var items: [JSONValue] = []
    if take("]") { return items }
    while true {
      do {
        items.append(try value(depth: depth))
      } catch {
        throw error.inside(.index(items.count))
      }
      skipSpace()
      if take("]") { return items }
      guard take(",") else { throw mishap(next == nil ? "an array has no end" : "a comma or ] should stand here") }
    }
  }

  private mutating func object(depth: Int) throws(Mishap) -> JSONObject {
    try enter(depth)
    var object = JSONObject()
    if take("}") { return object }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else {
        throw mishap(next == nil ? "an object has no end" : "a name in double quotes should stand here")
      }
      let start = offset
      let name = try string()
      skipSpace()
      guard take(":") else { throw mishap("a colon should follow the name \"\(name.shown())\"") }
      let value: JSONValue
      do {
        value = try self.value(depth: depth)
      } catch {
        throw error.inside(.key(name))
      }
      guard object.append(name, value) else {
        throw Mishap(offset: start, reason: "the name \"\(name.shown())\" stands twice in one object")
      }
      skipSpace()
      if take("}") { return object }
      guard take(",") else { throw mishap(next == nil ? "an object has no end" : "a comma or } should stand here") }
    }
  }
}
