import JSON

/// Expressions as a whole: what may stand at the top, and where zoom may be read.
enum Expression {
  /// Whether `json` is a call of an operator rather than a plain array.
  static func isExpression(_ json: JSONValue) -> Bool {
    guard let name = json.array?.first?.string else { return false }
    return Operators.named[name] != nil
  }

  /// Compiles the expression of a property, which must give a `wanted`; properties that are free text take any value.
  static func compileProperty(
    _ json: JSONValue, wanted: ValueType?, isFreeText: Bool = false, globalState: [String: JSONValue] = [:]
  ) throws(ExpressionError) -> Node {
    let compiler = Compiler(wanted: wanted, globalState: globalState)
    let node = try compiler.compile(json, annotation: isFreeText ? .coerce : .assert)
    if try zoomCurve(of: node) == nil, node.inputs.contains(.zoom) { throw misplacedZoom }
    return node
  }

  /// Compiles a filter or another condition, which may read the zoom anywhere.
  static func compileCondition(
    _ json: JSONValue, globalState: [String: JSONValue] = [:]
  ) throws(ExpressionError) -> Node {
    try Compiler(wanted: .boolean, globalState: globalState).compile(json)
  }

  private static let misplacedZoom = ExpressionError(
    place: JSONPath.root,
    reason: "\"zoom\" may only be the input of one \"step\" or \"interpolate\" at the top of a property's expression.")

  /// The one `step` or `interpolate` over zoom at the top (or within `let` and `coalesce`); throws where there is another.
  private static func zoomCurve(of node: Node) throws(ExpressionError) -> Node? {
    guard node.inputs.contains(.zoom) else { return nil }
    var curve: Node?
    switch node.operation {
    case let binding as Let: curve = try zoomCurve(of: binding.result)
    case let choice as Coalesce:
      for candidate in choice.candidates where curve == nil { curve = try zoomCurve(of: candidate) }
    case let step as Step where step.input.operation is Zoom: curve = node
    case let interpolation as Interpolation where interpolation.input.operation is Zoom: curve = node
    default: break
    }
    for child in node.children {
      guard let inner = try zoomCurve(of: child), inner !== curve else { continue }
      throw curve == nil
        ? misplacedZoom
        : ExpressionError(
          place: JSONPath.root, reason: "Only one \"step\" or \"interpolate\" over zoom may be in an expression.")
    }
    return curve
  }
}
