import JSON
import ShownText

extension Operators {
  static let decisions: [String: Compile] = [
    "!": fixed(.boolean, result: .boolean) { Not(argument: $0[0]) },
    "all": variadic(.boolean, result: .boolean) { All(conditions: $0) },
    "any": variadic(.boolean, result: .boolean) { AnyOf(conditions: $0) },
    "case": { (compiler, arguments) throws(ExpressionError) in try compiler.caseExpression(arguments) },
    "coalesce": { (compiler, arguments) throws(ExpressionError) in try compiler.coalesceExpression(arguments) },
    "match": { (compiler, arguments) throws(ExpressionError) in try compiler.matchExpression(arguments) },
    "let": { (compiler, arguments) throws(ExpressionError) in try compiler.letExpression(arguments) },
    "var": { (compiler, arguments) throws(ExpressionError) in
      try compiler.expect(1...1, in: arguments)
      guard let name = arguments[1].string else {
        throw compiler.at(1).error("The name of a variable must be a string, but found \(arguments[1].kind).")
      }
      guard let bound = compiler.variables[name] else {
        throw compiler.at(1).error("Unknown variable \"\(name.shown())\"; bind it with an enclosing \"let\".")
      }
      return bound
    },
    "error": fixed(.string, result: .error) { Raise(message: $0[0]) },
  ]
}

extension Compiler {
  /// The type that all branches must have: the wanted one, or `nil` to take the first branch's.
  private var branchType: ValueType? { wanted == .value ? nil : wanted }

  fileprivate func caseExpression(_ arguments: [JSONValue]) throws(ExpressionError) -> Node {
    try expect(3...Int.max, in: arguments)
    guard arguments.count.isMultiple(of: 2) else {
      throw error("\"case\" takes conditions and results in pairs and one more result, but one is missing.")
    }
    var type = branchType
    var branches: [(condition: Node, result: Node)] = []
    for index in stride(from: 1, to: arguments.count - 1, by: 2) {
      let condition = try compile(arguments, index, wanted: .boolean)
      let result = try compile(arguments, index + 1, wanted: type)
      type = type ?? result.type
      branches.append((condition, result))
    }
    let otherwise = try compile(arguments, arguments.count - 1, wanted: type)
    return Node(
      type ?? otherwise.type, Case(branches: branches, otherwise: otherwise),
      branches.flatMap { [$0.condition, $0.result] } + [otherwise])
  }

  fileprivate func coalesceExpression(_ arguments: [JSONValue]) throws(ExpressionError) -> Node {
    try expect(1...Int.max, in: arguments)
    var type = branchType
    var candidates: [Node] = []
    for index in 1..<arguments.count {
      // Checked as a whole below: asserting each one would fail where the next could have stood in.
      let node = try compile(arguments, index, wanted: type, annotation: .omit)
      type = type ?? node.type
      candidates.append(node)
    }
    let needsAnnotation = branchType.map { wanted in candidates.contains { !wanted.accepts($0.type) } } ?? false
    return Node(needsAnnotation ? .value : type ?? .value, Coalesce(candidates: candidates), candidates)
  }

  fileprivate func letExpression(_ arguments: [JSONValue]) throws(ExpressionError) -> Node {
    guard arguments.count >= 4, arguments.count.isMultiple(of: 2) else {
      throw error("\"let\" takes names and values in pairs, then a result, but found \(arguments.count - 1) arguments.")
    }
    var inner = self
    var bound: [Node] = []
    for index in stride(from: 1, to: arguments.count - 1, by: 2) {
      guard let name = arguments[index].string else {
        throw at(index).error("The name of a variable must be a string, but found \(arguments[index].kind).")
      }
      guard !name.isEmpty,
        name.utf8.allSatisfy({ $0 == UInt8(ascii: "_") || Character(Unicode.Scalar($0)).isLetterOrDigit })
      else {
        throw at(index).error(
          "The name of a variable may have letters, digits and '_' only, but found \"\(name.shown())\".")
      }
      let value = try compile(arguments, index + 1)
      inner.variables[name] = value
      bound.append(value)
    }
    let result = try inner.compile(arguments, arguments.count - 1, wanted: wanted)
    return Node(result.type, Let(result: result), [result] + bound)
  }

  fileprivate func matchExpression(_ arguments: [JSONValue]) throws(ExpressionError) -> Node {
    try expect(4...Int.max, in: arguments)
    guard !arguments.count.isMultiple(of: 2) else {
      throw error("\"match\" takes an input, labels and results in pairs and one more result, but one is missing.")
    }
    var labels = MatchLabels()
    var outputs: [Node] = []
    var type = branchType
    for index in stride(from: 2, to: arguments.count - 1, by: 2) {
      try labels.add(arguments[index], branch: outputs.count, at(index))
      let output = try compile(arguments, index + 1, wanted: type)
      type = type ?? output.type
      outputs.append(output)
    }
    let input = try compile(arguments, 1, wanted: .value)
    let otherwise = try compile(arguments, arguments.count - 1, wanted: type)
    if input.type != .value, let labelType = labels.type, !labelType.accepts(input.type) {
      throw at(1).error("Expected \(labelType), as the labels are, but found \(input.type).")
    }
    return Node(
      type ?? otherwise.type, labels.operation(input: input, outputs: outputs, otherwise: otherwise),
      [input] + outputs + [otherwise])
  }
}

extension Character {
  fileprivate var isLetterOrDigit: Bool { isASCII && (isLetter || isNumber) }
}

/// The labels of a `match`, all of one type, each of one branch.
struct MatchLabels {
  private(set) var type: ValueType?
  private var texts: [String: Int] = [:]
  private var numbers: [Double: Int] = [:]
  private var textOrder: [(label: String, branch: Int)] = []

  mutating func add(_ json: JSONValue, branch: Int, _ compiler: Compiler) throws(ExpressionError) {
    let labels = json.array ?? [json]
    guard !labels.isEmpty else { throw compiler.error("A branch of \"match\" needs at least one label.") }
    for label in labels {
      let labelType: ValueType
      let isNew: Bool
      switch label {
      case .string(let text):
        labelType = .string
        isNew = texts.updateValue(branch, forKey: text) == nil
        textOrder.append((text, branch))
      case .number(let number):
        guard number.magnitude <= 9_007_199_254_740_991, number == number.rounded() else {
          throw compiler.error(
            "A label must be a whole number within ±9007199254740991, but found \(number.shortText).")
        }
        labelType = .number
        isNew = numbers.updateValue(branch, forKey: number) == nil
      default: throw compiler.error("The labels of \"match\" must be numbers or strings, but found \(label.kind).")
      }
      guard type == nil || type == labelType else {
        throw compiler.error("Expected \(type ?? .value), as the labels before, but found \(labelType).")
      }
      type = labelType
      guard isNew else { throw compiler.error("The label \(label.excerpt()) is given twice.") }
    }
  }

  func operation(input: Node, outputs: [Node], otherwise: Node) -> any Operation {
    if type == .number { return NumberMatch(input: input, branches: numbers, outputs: outputs, otherwise: otherwise) }
    let lookup = StringBranches(ordered: textOrder, hashed: texts)
    if let property = input.operation as? PropertyLookup {
      return PropertyMatch(key: property.key, branches: lookup, outputs: outputs, otherwise: otherwise)
    }
    return StringMatch(input: input, branches: lookup, outputs: outputs, otherwise: otherwise)
  }
}

/// The branch of a string label: compared one by one while they are few, which is faster than hashing.
struct StringBranches: Sendable {
  let ordered: [(label: String, branch: Int)]
  let hashed: [String: Int]

  @inline(__always) func branch(of text: String) -> Int? {
    guard ordered.count <= 6 else { return hashed[text] }
    for (label, branch) in ordered where label == text { return branch }
    return nil
  }
}

/// A `match` whose input is a property of the feature.
struct PropertyMatch: Operation {
  let key: String
  let branches: StringBranches
  let outputs: [Node]
  let otherwise: Node

  @inline(__always) private func output(_ context: EvaluationContext) -> Node {
    guard case .string(let text)? = context.feature?.properties[key], let branch = branches.branch(of: text) else {
      return otherwise
    }
    return outputs[branch]
  }

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> Value { try output(context).evaluate(context) }

  func number(_ context: EvaluationContext) throws(EvaluationError) -> Double { try output(context).number(context) }

  func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool { try output(context).boolean(context) }
}

struct StringMatch: Operation {
  let input: Node
  let branches: StringBranches
  let outputs: [Node]
  let otherwise: Node

  private func output(_ context: EvaluationContext) throws(EvaluationError) -> Node {
    guard case .string(let text) = try input.evaluate(context), let branch = branches.branch(of: text) else {
      return otherwise
    }
    return outputs[branch]
  }

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> Value { try output(context).evaluate(context) }

  func number(_ context: EvaluationContext) throws(EvaluationError) -> Double { try output(context).number(context) }

  func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool { try output(context).boolean(context) }
}

struct NumberMatch: Operation {
  let input: Node
  let branches: [Double: Int]
  let outputs: [Node]
  let otherwise: Node

  private func output(_ context: EvaluationContext) throws(EvaluationError) -> Node {
    guard case .number(let number) = try input.evaluate(context), let branch = branches[number] else {
      return otherwise
    }
    return outputs[branch]
  }

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> Value { try output(context).evaluate(context) }

  func number(_ context: EvaluationContext) throws(EvaluationError) -> Double { try output(context).number(context) }

  func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool { try output(context).boolean(context) }
}

struct Not: BooleanOperation {
  let argument: Node

  func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool { !(try argument.boolean(context)) }
}

struct All: BooleanOperation {
  let conditions: [Node]

  func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool {
    for condition in conditions where !(try condition.boolean(context)) { return false }
    return true
  }
}

struct AnyOf: BooleanOperation {
  let conditions: [Node]

  func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool {
    for condition in conditions where try condition.boolean(context) { return true }
    return false
  }
}

struct Case: Operation {
  let branches: [(condition: Node, result: Node)]
  let otherwise: Node

  private func result(_ context: EvaluationContext) throws(EvaluationError) -> Node {
    for branch in branches where try branch.condition.boolean(context) { return branch.result }
    return otherwise
  }

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> Value { try result(context).evaluate(context) }

  func number(_ context: EvaluationContext) throws(EvaluationError) -> Double { try result(context).number(context) }

  func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool { try result(context).boolean(context) }
}

/// The first candidate that is not null and no missing image; failing that the first missing image.
struct Coalesce: Operation {
  let candidates: [Node]

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> Value {
    var missing: Value?
    for candidate in candidates {
      let value = try candidate.evaluate(context)
      switch value {
      case .null: continue
      case .image(let image) where !image.isAvailable: missing = missing ?? value
      default: return value
      }
    }
    return missing ?? .null
  }
}

struct Let: Operation {
  let result: Node

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> Value { try result.evaluate(context) }

  func number(_ context: EvaluationContext) throws(EvaluationError) -> Double { try result.number(context) }

  func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool { try result.boolean(context) }
}

struct Raise: Operation {
  let message: Node

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> Value {
    throw .raised(message: try message.string(context))
  }
}
