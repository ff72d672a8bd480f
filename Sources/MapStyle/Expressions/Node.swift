/// What a part of an expression reads besides its own constants.
struct Inputs: OptionSet, Sendable, Hashable {
  let rawValue: UInt8

  static let zoom = Inputs(rawValue: 1)
  static let feature = Inputs(rawValue: 2)
  /// Values the renderer supplies point by point or that the user changes: density, progress, height, global state.
  static let surroundings = Inputs(rawValue: 4)
}

/// What an operator does once its arguments are compiled.
protocol Operation: Sendable {
  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> Value
  /// The result where it is known to be a number; avoids boxing.
  func number(_ context: EvaluationContext) throws(EvaluationError) -> Double
  func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool
  func string(_ context: EvaluationContext) throws(EvaluationError) -> String
}

extension Operation {
  func number(_ context: EvaluationContext) throws(EvaluationError) -> Double {
    let value = try evaluate(context)
    guard case .number(let number) = value else {
      throw .wrongType(expected: .number, found: value.type)
    }
    return number
  }

  func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool {
    let value = try evaluate(context)
    guard case .boolean(let flag) = value else { throw .wrongType(expected: .boolean, found: value.type) }
    return flag
  }

  func string(_ context: EvaluationContext) throws(EvaluationError) -> String {
    let value = try evaluate(context)
    guard case .string(let text) = value else { throw .wrongType(expected: .string, found: value.type) }
    return text
  }
}

/// An operator whose result is always a number; it only says `number`.
protocol NumberOperation: Operation {}

extension NumberOperation {
  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> Value { .number(try number(context)) }
}

/// An operator whose result is always true or false; it only says `boolean`.
protocol BooleanOperation: Operation {}

extension BooleanOperation {
  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> Value { .boolean(try boolean(context)) }
}

/// An operator whose result is always text; it only says `string`.
protocol StringOperation: Operation {}

extension StringOperation {
  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> Value { .string(try string(context)) }
}

/// A compiled expression or a part of one.
final class Node: Sendable {
  let type: ValueType
  let operation: any Operation
  let children: [Node]
  /// All that it and its children read.
  let inputs: Inputs
  /// How many operators one evaluation may run, bound variables counted at each use.
  let cost: Double
  /// How deeply an evaluation may nest, bound variables included.
  let depth: Int

  init(_ type: ValueType, _ operation: any Operation, _ children: [Node] = [], reads: Inputs = []) {
    self.type = type
    self.operation = operation
    self.children = children
    inputs = children.reduce(reads) { $0.union($1.inputs) }
    cost = children.reduce(1) { $0 + $1.cost }
    depth = 1 + children.reduce(0) { max($0, $1.depth) }
  }

  convenience init(literal value: Value, type: ValueType? = nil) {
    self.init(type ?? value.type, Literal(value: value))
  }

  @inline(__always) func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> Value {
    try operation.evaluate(context)
  }

  @inline(__always) func number(_ context: EvaluationContext) throws(EvaluationError) -> Double {
    try operation.number(context)
  }

  @inline(__always) func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool {
    try operation.boolean(context)
  }

  @inline(__always) func string(_ context: EvaluationContext) throws(EvaluationError) -> String {
    try operation.string(context)
  }

  /// The value where this is a constant.
  var literal: Value? { (operation as? Literal)?.value }
}

/// A constant.
struct Literal: Operation {
  let value: Value

  func evaluate(_ context: EvaluationContext) -> Value { value }

  func number(_ context: EvaluationContext) throws(EvaluationError) -> Double {
    guard case .number(let number) = value else { throw .wrongType(expected: .number, found: value.type) }
    return number
  }

  func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool {
    guard case .boolean(let flag) = value else { throw .wrongType(expected: .boolean, found: value.type) }
    return flag
  }
}
