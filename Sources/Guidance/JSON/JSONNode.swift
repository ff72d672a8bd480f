import Foundation

/// A value of a parsed JSON text that knows where it stands, so that messages can name the place.
struct JSONNode {
  /// From the root down, kept as a list so that walking costs no string work.
  indirect enum Path {
    case root
    case key(Path, String)
    case index(Path, Int)

    var text: String {
      switch self {
      case .root: ""
      case .key(.root, let name): name
      case .key(let parent, let name): "\(parent.text).\(name)"
      case .index(let parent, let index): "\(parent.text)[\(index)]"
      }
    }
  }

  let value: Any
  let path: Path
  let file: String

  /// Parses UTF-8, UTF-16 or UTF-32; nesting deeper than 512, NaN and numbers beyond Double are refused.
  static func parse(_ bytes: [UInt8], file: String) throws(RouteError) -> JSONNode {
    do {
      let value = try JSONSerialization.jsonObject(with: Data(bytes), options: [.fragmentsAllowed])
      return JSONNode(value: value, path: .root, file: file)
    } catch {
      let detail = (error as NSError).userInfo["NSDebugDescription"] as? String
      throw .notJSON(file: file, detail: detail ?? "it ends too early")
    }
  }

  /// The member of that name; `nil` when this is no object, the member is absent or null.
  subscript(key: String) -> JSONNode? {
    guard let members = value as? [String: Any], let member = members[key], !(member is NSNull) else { return nil }
    return JSONNode(value: member, path: .key(path, key), file: file)
  }

  var isObject: Bool { value is [String: Any] }
  var isArray: Bool { value is [Any] }
  var text: String? { value as? String }

  /// The elements with their places; empty when this is no array.
  var elements: [JSONNode] {
    guard let array = value as? [Any] else { return [] }
    return array.enumerated().map { JSONNode(value: $1, path: .index(path, $0), file: file) }
  }

  /// The elements of the member array; empty when it is absent, null or no array.
  func list(_ key: String) -> [JSONNode] { self[key]?.elements ?? [] }

  /// A number, but not a truth value.
  var number: Double? { Self.number(value) }

  /// "c", by which Foundation tells true and false from numbers.
  private static let truthCode: CChar = 99

  static func number(_ value: Any) -> Double? {
    guard let number = value as? NSNumber, number.objCType.pointee != truthCode else { return nil }
    let double = number.doubleValue
    return double.isFinite ? double : nil
  }

  var bool: Bool? {
    guard let number = value as? NSNumber, number.objCType.pointee == Self.truthCode else { return nil }
    return number.boolValue
  }

  var integer: Int? { number.flatMap { Int(exactly: $0.rounded()) } }

  /// A text that has more than white space in it.
  func string(_ key: String) -> String? {
    guard let text = self[key]?.text else { return nil }
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
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
        file: file, path: JSONNode.Path.key(path, key).text, value: number, allowed: "0 to \(Int(limit))")
    }
    return number
  }

  func metres(_ key: String) throws(RouteError) -> Double? { try amount(key, atMost: 1e8) }
  func seconds(_ key: String) throws(RouteError) -> Double? { try amount(key, atMost: 1e9) }

  func required(_ key: String, _ expected: String) throws(RouteError) -> JSONNode {
    guard let member = self[key] else {
      throw .missing(file: file, path: JSONNode.Path.key(path, key).text, expected: expected)
    }
    return member
  }

  func unexpected(_ expected: String) -> RouteError {
    .unexpected(file: file, path: path.text, expected: expected, found: kind)
  }

  /// What the value is, in words for a message.
  private var kind: String {
    switch value {
    case is NSNull: "null"
    case is [String: Any]: "an object"
    case is [Any]: "an array"
    case let text as String: "the text \"\(text.prefix(40))\""
    default: bool.map { "\($0)" } ?? number.map { "the number \($0)" } ?? "a number out of range"
    }
  }
}
