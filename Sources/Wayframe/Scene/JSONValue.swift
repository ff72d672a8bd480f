import Foundation

/// A JSON value as it stands in a scene file.
enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// What the value is, as an error message names it.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// Parses a whole JSON text.
  init(parsing bytes: some Sequence<UInt8>, file: String) throws(SceneError) {
    let data = Data(bytes)
    let foundationValue: Any
    do {
      foundationValue = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    } catch {
      throw SceneError.malformedJSON(file: file, place: Self.place(of: error as NSError, in: data))
    }
    self.init(foundation: foundationValue)
  }

  private init(foundation value: Any) {
    switch value {
    case let string as String: self = .string(string)
    case let array as [Any]: self = .array(array.map(JSONValue.init(foundation:)))
    case let object as [String: Any]: self = .object(object.mapValues(JSONValue.init(foundation:)))
    case let number as NSNumber:
      // Foundation keeps booleans as numbers of C type "char".
      self = String(cString: number.objCType) == "c" ? .bool(number.boolValue) : .number(number.doubleValue)
    default: self = .null
    }
  }

  /// Line and column of a syntax error, from the character offset in Foundation's message.
  private static func place(of error: NSError, in data: Data) -> String {
    let message = error.userInfo["NSDebugDescription"] as? String ?? ""
    let digits = message.drop { !$0.isNumber }.prefix { $0.isNumber }
    guard message.contains("around character"), let offset = Int(digits), offset <= data.count else {
      return message.isEmpty
        ? "it is not JSON"
        : message.replacing(" is not representable in Swift.", with: " is beyond the range of numbers")
    }
    let before = data.prefix(offset)
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let column = before.count - (before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0) + 1
    return "line \(line), column \(column)"
  }

  /// Puts `value` at a dotted key such as `settings.compassButton`, creating the objects on the way; `null` removes it.
  mutating func set(_ keys: ArraySlice<String>, to value: JSONValue) {
    guard let key = keys.first else {
      self = value
      return
    }
    var members: [String: JSONValue] = [:]
    if case .object(let existing) = self { members = existing }
    if keys.count == 1 && value == .null {
      members[key] = nil
    } else {
      members[key, default: .null].set(keys.dropFirst(), to: value)
    }
    self = .object(members)
  }
}
