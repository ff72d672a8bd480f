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

  let value: JSONValue
  let path: Path
  let file: String

  static func parse(_ bytes: [UInt8], file: String) throws(RouteError) -> JSONNode {
    do {
      return JSONNode(value: try JSONParser.parse(bytes), path: .root, file: file)
    } catch {
      throw .notJSON(file: file, line: error.line, column: error.column, detail: error.detail)
    }
  }

  /// The member of that name; `nil` when this is no object, the member is absent or null.
  subscript(key: String) -> JSONNode? {
    guard case .object(let members) = value, let member = members.last(where: { $0.name == key })?.value else {
      return nil
    }
    if case .null = member { return nil }
    return JSONNode(value: member, path: .key(path, key), file: file)
  }

  var isObject: Bool { if case .object = value { true } else { false } }
  var isArray: Bool { if case .array = value { true } else { false } }
  var text: String? { value.text }
  var number: Double? { value.number }
  var bool: Bool? { value.bool }

  /// The elements with their places; empty when this is no array.
  var elements: [JSONNode] {
    guard case .array(let array) = value else { return [] }
    return array.enumerated().map { JSONNode(value: $1, path: .index(path, $0), file: file) }
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
    .unexpected(file: file, path: path.text, expected: expected, found: value.kind)
  }
}
