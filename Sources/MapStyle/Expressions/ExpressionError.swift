import JSON

/// Why an expression cannot be compiled, and where in it.
struct ExpressionError: Error, Hashable {
  let place: JSONPath
  let reason: String
}
