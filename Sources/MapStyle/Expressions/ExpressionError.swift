/// Why an expression cannot be compiled, and where in it.
struct ExpressionError: Error, Hashable {
  let pointer: JSONPointer
  let reason: String
}
