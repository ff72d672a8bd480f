/// A JSON document or a part of one, numbers as `Double`, objects in the order of the file.
public enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  /// The member called `key`; `nil` for anything but an object that has it.
  public subscript(key: String) -> JSONValue? {
    if case .object(let object) = self { object[key] } else { nil }
  }

  public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  public var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  public var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  public var array: [JSONValue]? {
    if case .array(let value) = self { value } else { nil }
  }

  public var object: JSONObject? {
    if case .object(let value) = self { value } else { nil }
  }

  /// What it is, in JSON's words, for messages.
  var kindName: String {
    switch self {
    case .null: "null"
    case .bool: "boolean"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }

  /// The value as compact JSON text, cut after `limit` characters, for messages.
  func excerpt(limit: Int = 60) -> String {
    let text = Value(self).jsonText(limit: limit)
    return text.count > limit ? String(text.prefix(limit)) + "…" : text
  }
}

/// The members of a JSON object in the order of the file.
public struct JSONObject: Sendable, Hashable {
  public private(set) var members: [(key: String, value: JSONValue)]
  private var positions: [String: Int]

  public init() {
    members = []
    positions = [:]
  }

  /// The value of `key`; setting `nil` keeps a member's place and makes it null.
  public subscript(key: String) -> JSONValue? {
    get { positions[key].map { members[$0].value } }
    set {
      if let position = positions[key] {
        members[position].value = newValue ?? .null
      } else if let newValue {
        positions[key] = members.count
        members.append((key, newValue))
      }
    }
  }

  public static func == (left: JSONObject, right: JSONObject) -> Bool {
    left.members.count == right.members.count && left.members.allSatisfy { right[$0.key] == $0.value }
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(members.count) }
}
