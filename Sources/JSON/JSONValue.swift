import ShownText

/// A JSON document or a part of one (RFC 8259): numbers as finite `Double`s, objects in the order of the file.
public enum JSONValue: Sendable, Hashable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A finite number.
  case number(Double)
  /// A text.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Values by name.
  case object(JSONObject)

  /// The member called `key`; `nil` for anything but an object that has it.
  public subscript(key: String) -> JSONValue? {
    if case .object(let object) = self { object[key] } else { nil }
  }

  // Swift 6.3.1's optimiser aborts ("found outside of lifetime use") where it inlines these into chains of optionals.

  /// The text; `nil` for another kind.
  @inline(never) public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The number; `nil` for another kind.
  @inline(never) public var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  /// The truth value; `nil` for another kind.
  @inline(never) public var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The elements; `nil` for another kind.
  @inline(never) public var array: [JSONValue]? {
    if case .array(let value) = self { value } else { nil }
  }

  /// The object; `nil` for another kind.
  @inline(never) public var object: JSONObject? {
    if case .object(let value) = self { value } else { nil }
  }

  /// What kind of value it is, as a message names it: "a number".
  public var kind: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The value as compact text for a message, cut after `limit` Unicode scalars.
  public func excerpt(limit: Int = 60) -> String {
    // No scalar takes more than four bytes, so that what the writer leaves out lies beyond the limit.
    text(limit: 4 * limit).shown(limit: limit)
  }
}
