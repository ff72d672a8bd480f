import JSON

extension Operators {
  static let comparisons: [String: Compile] = [
    "==": equality(isNegated: false), "!=": equality(isNegated: true),
    "<": ordering("<", { $0 < $1 }, { $0 < $1 }), "<=": ordering("<=", { $0 <= $1 }, { $0 <= $1 }),
    ">": ordering(">", { $0 > $1 }, { $0 > $1 }), ">=": ordering(">=", { $0 >= $1 }, { $0 >= $1 }),
  ]

  private static func equality(isNegated: Bool) -> Compile {
    { (compiler, arguments) throws(ExpressionError) in
      let (left, right, collator) = try compiler.comparands(arguments, [.boolean, .string, .number, .null, .value])
      let nodes = [left, right] + (collator.map { [$0] } ?? [])
      if collator == nil, let property = left.operation as? PropertyLookup, let constant = right.literal {
        return Node(
          .boolean, PropertyEquality(key: property.key, constant: constant, isNegated: isNegated), nodes,
          reads: .feature)
      }
      return Node(
        .boolean, Equality(left: left, right: right, collator: collator, isNegated: isNegated), nodes)
    }
  }

  private static func ordering(
    _ name: String, _ numbers: @escaping @Sendable (Double, Double) -> Bool,
    _ texts: @escaping @Sendable (Int, Int) -> Bool
  ) -> Compile {
    { (compiler, arguments) throws(ExpressionError) in
      var (left, right, collator) = try compiler.comparands(arguments, [.string, .number, .value])
      // A comparand of unknown type must be of the other one's type.
      if left.type == .value, right.type != .value {
        left = Node(right.type, Assertion(type: right.type, candidates: [left]), [left])
      } else if right.type == .value, left.type != .value {
        right = Node(left.type, Assertion(type: left.type, candidates: [right]), [right])
      }
      let nodes = [left, right] + (collator.map { [$0] } ?? [])
      if left.type == .number, right.type == .number {
        return Node(.boolean, NumberOrdering(left: left, right: right, compare: numbers), nodes)
      }
      return Node(
        .boolean,
        Ordering(
          name: name, left: left, right: right, collator: collator, compareNumbers: numbers, compareTexts: texts),
        nodes)
    }
  }
}

extension Compiler {
  fileprivate func comparands(
    _ arguments: [JSONValue], _ allowed: [ValueType]
  ) throws(ExpressionError) -> (Node, Node, Node?) {
    try expect(2...3, in: arguments)
    let name = arguments[0].string ?? ""
    var nodes: [Node] = []
    for index in 1...2 {
      let node = try compile(arguments, index, wanted: .value)
      guard allowed.contains(node.type) else {
        throw at(index).error("\"\(name)\" cannot compare values of type \(node.type).")
      }
      nodes.append(node)
    }
    let (left, right) = (nodes[0].type, nodes[1].type)
    guard left == right || left == .value || right == .value else {
      throw error("\"\(name)\" cannot compare \(left) with \(right).")
    }
    guard arguments.count == 4 else { return (nodes[0], nodes[1], nil) }
    guard [.string, .value].contains(left) || [.string, .value].contains(right) else {
      throw error("A collator compares strings only, but found \(left) and \(right).")
    }
    return (nodes[0], nodes[1], try compile(arguments, 3, wanted: .collator))
  }
}

/// `==` and `!=` of a property with a constant: the commonest filter, one lookup and one comparison.
struct PropertyEquality: BooleanOperation {
  let key: String
  let constant: Value
  let isNegated: Bool

  func boolean(_ context: EvaluationContext) -> Bool {
    let isEqual: Bool =
      switch (constant, context.feature?.properties[key]) {
      case (.string(let text), .string(let found)): text == found
      case (.number(let number), .number(let found)): number == found
      case (.boolean(let flag), .bool(let found)): flag == found
      case (.null, .null): true
      case (.null, nil): context.property(key) == nil
      default: false
      }
    return isEqual != isNegated
  }
}

struct Equality: BooleanOperation {
  let left: Node
  let right: Node
  let collator: Node?
  let isNegated: Bool

  func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool {
    let leftValue = try left.evaluate(context)
    let rightValue = try right.evaluate(context)
    var isEqual: Bool
    switch (leftValue, rightValue) {
    case (.string(let a), .string(let b)):
      isEqual = a == b
      if let collator, case .collator(let rules) = try collator.evaluate(context) { isEqual = rules.compare(a, b) == 0 }
    case (.number(let a), .number(let b)): isEqual = a == b
    case (.boolean(let a), .boolean(let b)): isEqual = a == b
    case (.null, .null): isEqual = true
    default: isEqual = false
    }
    return isEqual != isNegated
  }
}

struct NumberOrdering: BooleanOperation {
  let left: Node
  let right: Node
  let compare: @Sendable (Double, Double) -> Bool

  func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool {
    compare(try left.number(context), try right.number(context))
  }
}

struct Ordering: BooleanOperation {
  let name: String
  let left: Node
  let right: Node
  let collator: Node?
  let compareNumbers: @Sendable (Double, Double) -> Bool
  /// Takes the order of the two texts (-1, 0, 1) and 0.
  let compareTexts: @Sendable (Int, Int) -> Bool

  func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool {
    let leftValue = try left.evaluate(context)
    let rightValue = try right.evaluate(context)
    switch (leftValue, rightValue) {
    case (.number(let a), .number(let b)): return compareNumbers(a, b)
    case (.string(let a), .string(let b)):
      if let collator, case .collator(let rules) = try collator.evaluate(context) {
        return compareTexts(rules.compare(a, b), 0)
      }
      // By UTF-16 units in the specification; by scalars here, which differs only above U+FFFF.
      return compareTexts(a == b ? 0 : a.unicodeScalars.lexicographicallyPrecedes(b.unicodeScalars) ? -1 : 1, 0)
    default: throw .notComparable(operator: name, left: leftValue.type, right: rightValue.type)
    }
  }
}
