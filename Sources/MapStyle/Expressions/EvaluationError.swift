import JSON
import ShownText

/// Why an expression has no value for some feature; the property then takes its default.
enum EvaluationError: Error, Hashable, CustomStringConvertible {
  case wrongType(expected: ValueType, found: ValueType)
  case notComparable(operator: String, left: ValueType, right: ValueType)
  case notConvertible(text: String, to: ValueType)
  case indexOutOfBounds(index: Double, count: Int)
  case fractionalIndex(Double)
  case componentOutOfRange(components: [Double])
  case textTooLong(limit: Int)
  case raised(message: String)

  var description: String {
    switch self {
    case .wrongType(let expected, let found): "Expected a value of type \(expected), but found \(found)."
    case .notComparable(let name, let left, let right):
      "\"\(name)\" compares two strings or two numbers, but found \(left) and \(right)."
    case .notConvertible(let text, let type): "Cannot make a \(type) of '\(text.shown())'."
    case .indexOutOfBounds(let index, let count): "The index \(index.shortText) is not within 0..<\(count)."
    case .fractionalIndex(let index): "An array index must be a whole number, but found \(index.shortText)."
    case .componentOutOfRange(let components):
      "[\(components.map(\.shortText).joined(separator: ", "))] is not a colour: "
        + "red, green and blue must be within 0…255 and alpha within 0…1."
    case .textTooLong(let limit): "A text made by an expression may have at most \(limit) bytes."
    case .raised(let message): message.shown(limit: 300)
    }
  }
}
