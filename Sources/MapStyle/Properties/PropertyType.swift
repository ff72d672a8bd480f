import Pixels

/// A Swift type that a property's value can have.
protocol PropertyType: Sendable {
  /// The type an expression for the property must have.
  static var valueType: ValueType { get }
  /// What a style may write for it, for messages.
  static var allowed: String { get }
  /// The words it can be, where it is one of a fixed set.
  static var keywordNames: [String]? { get }

  init?(_ value: Value)
  /// The value of `node`; avoids boxing where a type can.
  static func evaluate(_ node: Node, _ context: EvaluationContext) throws(EvaluationError) -> Self?
  /// The value clamped to `range`; `nil` where it cannot be, as NaN.
  func limited(to range: ClosedRange<Double>) -> Self?
}

extension PropertyType {
  static var keywordNames: [String]? { nil }

  static func evaluate(_ node: Node, _ context: EvaluationContext) throws(EvaluationError) -> Self? {
    Self(try node.evaluate(context))
  }

  func limited(to range: ClosedRange<Double>) -> Self? { self }
}

/// Any finite number.
let anyNumber = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude

extension Double: PropertyType {
  static var valueType: ValueType { .number }
  static var allowed: String { "a number" }

  init?(_ value: Value) {
    guard case .number(let number) = value else { return nil }
    self = number
  }

  static func evaluate(_ node: Node, _ context: EvaluationContext) throws(EvaluationError) -> Double? {
    try node.number(context)
  }

  func limited(to range: ClosedRange<Double>) -> Double? {
    isNaN ? nil : Swift.max(range.lowerBound, Swift.min(self, range.upperBound))
  }
}

extension Bool: PropertyType {
  static var valueType: ValueType { .boolean }
  static var allowed: String { "true or false" }

  init?(_ value: Value) {
    guard case .boolean(let flag) = value else { return nil }
    self = flag
  }
}

extension String: PropertyType {
  static var valueType: ValueType { .string }
  static var allowed: String { "a string" }

  init?(_ value: Value) {
    guard case .string(let text) = value else { return nil }
    self = text
  }
}

extension Color: PropertyType {
  static var valueType: ValueType { .color }
  static var allowed: String { "a CSS colour" }

  init?(_ value: Value) {
    guard case .color(let color) = value else { return nil }
    self = color
  }

  func limited(to range: ClosedRange<Double>) -> Color? {
    red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite ? self : nil
  }
}

/// A pair of numbers, such as an offset.
extension SIMD2<Double>: PropertyType {
  static var valueType: ValueType { .array(item: .number, count: 2) }
  static var allowed: String { "an array of 2 numbers" }

  init?(_ value: Value) {
    guard let numbers = [Double](value), numbers.count == 2 else { return nil }
    self.init(numbers[0], numbers[1])
  }

  func limited(to range: ClosedRange<Double>) -> SIMD2<Double>? {
    x.isFinite && y.isFinite ? self : nil
  }
}

extension SIMD3<Double>: PropertyType {
  static var valueType: ValueType { .array(item: .number, count: 3) }
  static var allowed: String { "an array of 3 numbers" }

  init?(_ value: Value) {
    guard let numbers = [Double](value), numbers.count == 3 else { return nil }
    self.init(numbers[0], numbers[1], numbers[2])
  }

  func limited(to range: ClosedRange<Double>) -> SIMD3<Double>? {
    x.isFinite && y.isFinite && z.isFinite ? self : nil
  }
}

extension FormattedText: PropertyType {
  static var valueType: ValueType { .formatted }
  static var allowed: String { "a string or an expression" }

  init?(_ value: Value) {
    guard case .formatted(let text) = value else { return nil }
    self = text
  }
}

extension ResolvedImage: PropertyType {
  static var valueType: ValueType { .image }
  static var allowed: String { "the name of an image" }

  init?(_ value: Value) {
    guard case .image(let image) = value else { return nil }
    self = image
  }
}

extension Padding: PropertyType {
  static var valueType: ValueType { .padding }
  static var allowed: String { "a number or an array of 1 to 4 numbers" }

  init?(_ value: Value) {
    guard case .padding(let padding) = value else { return nil }
    self = padding
  }

  func limited(to range: ClosedRange<Double>) -> Padding? {
    numbers.limited(to: range).flatMap(Padding.init)
  }
}

/// A property that has no value unless the style gives one.
extension Optional: PropertyType where Wrapped: PropertyType {
  static var valueType: ValueType { Wrapped.valueType }
  static var allowed: String { Wrapped.allowed }
  static var keywordNames: [String]? { Wrapped.keywordNames }

  init?(_ value: Value) {
    guard let wrapped = Wrapped(value) else { return nil }
    self = .some(wrapped)
  }

  func limited(to range: ClosedRange<Double>) -> Wrapped?? {
    guard let wrapped = self else { return .some(nil) }
    guard let limited = wrapped.limited(to: range) else { return nil }
    return .some(.some(limited))
  }
}

/// A property whose values are a fixed set of words.
protocol PropertyKeyword: PropertyType, PropertyListItem, RawRepresentable<String>, CaseIterable {}

extension PropertyKeyword {
  static var valueType: ValueType { .string }
  static var allowed: String { "one of " + names.joined(separator: ", ") }
  static var keywordNames: [String]? { names }
  static var names: [String] { allCases.map(\.rawValue) }

  init?(_ value: Value) {
    guard case .string(let name) = value, let keyword = Self(rawValue: name) else { return nil }
    self = keyword
  }
}
