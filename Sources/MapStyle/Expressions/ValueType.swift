/// The type of an expression's result, as the style specification's type system has it.
enum ValueType: Sendable, Hashable, CustomStringConvertible {
  case null, number, string, boolean, color, object, value, error
  case projection, collator, formatted, image, padding, numberArray, colorArray, anchorOffsets
  indirect case array(item: ValueType, count: Int?)

  static let anyArray = ValueType.array(item: .value, count: nil)

  var description: String {
    switch self {
    case .null: "null"
    case .number: "number"
    case .string: "string"
    case .boolean: "boolean"
    case .color: "color"
    case .object: "object"
    case .value: "value"
    case .error: "error"
    case .projection: "projectionDefinition"
    case .collator: "collator"
    case .formatted: "formatted"
    case .image: "resolvedImage"
    case .padding: "padding"
    case .numberArray: "numberArray"
    case .colorArray: "colorArray"
    case .anchorOffsets: "variableAnchorOffsetCollection"
    case .array(.value, nil): "array"
    case .array(let item, let count): "array<\(item)\(count.map { ", \($0)" } ?? "")>"
    }
  }

  /// Whether every value of `other` is one of this type.
  func accepts(_ other: ValueType) -> Bool {
    if other == .error { return true }
    switch (self, other) {
    case (.value, .collator), (.value, .error): return false
    case (.value, _): return true
    case (.array(let item, let count), .array(let otherItem, let otherCount)):
      // An empty array has no item type of its own.
      let fits = (otherCount == 0 && otherItem == .value) || item.accepts(otherItem)
      return fits && (count == nil || count == otherCount)
    default: return self == other
    }
  }

  var isArray: Bool {
    if case .array = self { true } else { false }
  }

  /// Whether values between two of this type exist.
  var isInterpolatable: Bool {
    switch self {
    case .number, .color, .projection, .padding, .numberArray, .colorArray, .anchorOffsets: true
    case .array(.number, .some): true
    default: false
    }
  }
}
