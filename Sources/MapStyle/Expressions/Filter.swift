/// The filters of layers: conditions in the expression language, or in the older form of arrays.
enum Filter {
  static func compile(_ json: JSONValue, globalState: [String: JSONValue] = [:]) throws(ExpressionError) -> Node {
    try Expression.compileCondition(json, globalState: globalState)
  }
}
