import JSON

/// The operators of the expression language by name.
enum Operators {
  /// Compiles the call `arguments`, whose first item is the operator's name.
  typealias Compile = @Sendable (Compiler, [JSONValue]) throws(ExpressionError) -> Node

  static let named: [String: Compile] = {
    var all: [String: Compile] = [:]
    for group in [typing, decisions, comparisons, lookups, curves, mathematics, texts, colors, places] {
      all.merge(group) { $1 }
    }
    return all
  }()

  /// An operator with a fixed list of argument types.
  static func fixed(
    _ parameters: ValueType..., result: ValueType, reads: Inputs = [],
    _ make: @escaping @Sendable ([Node]) -> any Operation
  ) -> Compile {
    { (compiler, arguments) throws(ExpressionError) in
      try compiler.expect(parameters.count...parameters.count, in: arguments)
      var nodes: [Node] = []
      for (index, parameter) in parameters.enumerated() {
        nodes.append(try compiler.compile(arguments, index + 1, wanted: parameter))
      }
      return Node(result, make(nodes), nodes, reads: reads)
    }
  }

  /// An operator with any number of arguments of one type.
  static func variadic(
    _ parameter: ValueType, result: ValueType, _ make: @escaping @Sendable ([Node]) -> any Operation
  ) -> Compile {
    { (compiler, arguments) throws(ExpressionError) in
      var nodes: [Node] = []
      for index in arguments.indices.dropFirst() {
        nodes.append(try compiler.compile(arguments, index, wanted: parameter))
      }
      return Node(result, make(nodes), nodes)
    }
  }

  /// An operator that takes one of several lists of arguments, distinguished by their number.
  static func overloaded(_ forms: [Int: Compile]) -> Compile {
    { (compiler, arguments) throws(ExpressionError) in
      guard let compile = forms[arguments.count - 1] else {
        let allowed = forms.keys.sorted().map(String.init).joined(separator: " or ")
        throw compiler.error(
          "\"\(arguments[0].string ?? "")\" takes \(allowed) arguments, but found \(arguments.count - 1).")
      }
      return try compile(compiler, arguments)
    }
  }
}
