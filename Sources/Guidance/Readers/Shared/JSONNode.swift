import JSON
import ShownText

/// A value of a parsed JSON text that knows where it stands, so that messages can name the place.
struct JSONNode {
  let value: JSONValue
  let path: JSONPath
  let file: String

  static func parse(_ bytes: [UInt8], file: String) throws(RouteError) -> JSONNode {
    do {
      return JSONNode(value: try JSONValue(parsing: bytes, file: file, badUTF8: .replaced), path: .root, file: file)
    } catch {
      throw .invalidJSON(error)
    }
  }

  /// The member of that name; `nil` when this is no object, the member is absent or null.
  subscript(key: String) -> JSONNode? {
    guard let member = value[key], member != .null else { return nil }
    return JSONNode(value: member, path: path.appending(key), file: file)
  }

  var isObject: Bool { if case .object = value { true } else { false } }
  var isArray: Bool { if case .array = value { true } else { false } }
  var text: String? { value.string }
  var number: Double? { value.number }
  var bool: Bool? { value.bool }

  /// The elements with their places; empty when this is no array.
  var elements: [JSONNode] {
    guard case .array(let array) = value else { return [] }
    return array.enumerated().map { JSONNode(value: $1, path: path.appending($0), file: file) }
  }

  /// How many elements there are; 0 when this is no array.
  var count: Int { if case .array(let array) = value { array.count } else { 0 } }

  /// The elements of the member array; empty when it is absent, null or no array.
  func list(_ key: String) -> [JSONNode] { self[key]?.elements ?? [] }

  var integer: Int? { number.flatMap { Int(exactly: $0.rounded()) } }

  /// A text that has more than white space in it.
  func string(_ key: String) -> String? {
    guard let text = self[key]?.text else { return nil }
    let trimmed = text.trimmedOfSpace
    return trimmed.isEmpty ? nil : trimmed
  }

  func flag(_ key: String) -> Bool? { self[key]?.bool }
  func integer(_ key: String) -> Int? { self[key]?.integer }

  /// The member as a number: `nil` when absent or null, an error when it is anything else.
  func number(_ key: String) throws(RouteError) -> Double? {
    guard let member = self[key] else { return nil }
    guard let number = member.number else { throw member.unexpected("a number") }
    return number
  }

  /// A number in 0…`limit`; beyond it the answer cannot be about the earth.
  func amount(_ key: String, atMost limit: Double) throws(RouteError) -> Double? {
    guard let number = try number(key) else { return nil }
    guard number >= 0, number <= limit else {
      throw .valueOutOfRange(
        file: file, path: path.appending(key).description, value: number, allowed: "0 to \(Int(limit))")
    }
    return number
  }

  func metres(_ key: String) throws(RouteError) -> Double? { try amount(key, atMost: 1e8) }
  func seconds(_ key: String) throws(RouteError) -> Double? { try amount(key, atMost: 1e9) }

  func required(_ key: String, _ expected: String) throws(RouteError) -> JSONNode {
    guard let member = self[key] else {
      throw .missing(file: file, path: path.appending(key).description, expected: expected)
    }
    return member
  }

  func unexpected(_ expected: String) -> RouteError {
    .unexpected(file: file, path: path.description, expected: expected, found: value.told)
  }
}

extension JSONValue {
  /// The value itself where it is short, else what kind it is, for a message.
  fileprivate var told: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): "the number \(value)"
    case .string(let text): "the text \"\(text.shown(limit: 40))\""
    case .array, .object: kind
    }
  }
}
