import JSON
import ShownText

/// Turns one JSON expression into nodes: names resolved, types checked, constants folded.
///
/// It carries what the enclosing expressions say: the place, the type that is wanted, the variables that are bound.
struct Compiler {
  /// What to do when a value of unknown type meets a wanted type.
  enum Annotation {
    case assert, coerce, omit
  }

  /// More operators than this in one evaluation (variables counted at each use) would let a small file take very long.
  static let costLimit = 100_000.0
  static let depthLimit = 256

  var place = JSONPath.root
  var wanted: ValueType?
  var variables: [String: Node] = [:]
  /// The style's defaults for `global-state`.
  var globalState: [String: JSONValue] = [:]

  func error(_ reason: String) -> ExpressionError { ExpressionError(place: place, reason: reason) }

  func at(_ index: Int) -> Compiler {
    var inner = self
    inner.place = place.appending(index)
    return inner
  }

  /// Compiles the argument of `arguments` (operator name first) at `index`, which must give a `wanted`.
  func compile(
    _ arguments: [JSONValue], _ index: Int, wanted: ValueType? = nil, annotation: Annotation = .assert
  ) throws(ExpressionError) -> Node {
    var inner = at(index)
    inner.wanted = wanted
    return try inner.compile(arguments[index], annotation: annotation)
  }

  func compile(_ json: JSONValue, annotation: Annotation = .assert) throws(ExpressionError) -> Node {
    let node = try folded(try annotated(try plain(json), annotation: annotation))
    guard node.cost <= Self.costLimit, node.depth <= Self.depthLimit else {
      throw error(
        "This expression is too large once its variables are replaced: "
          + "at most \(Int(Self.costLimit)) operators, nested at most \(Self.depthLimit) deep.")
    }
    return node
  }

  private func plain(_ json: JSONValue) throws(ExpressionError) -> Node {
    switch json {
    case .null, .bool, .number, .string: return Node(literal: Value(json))
    case .object: throw error("An object is no expression; write [\"literal\", {…}] to use it as a value.")
    case .array(let arguments):
      guard let first = arguments.first else {
        throw error("An expression needs at least an operator; write [\"literal\", []] for an empty array.")
      }
      guard let name = first.string else {
        throw at(0).error(
          "An expression begins with its operator's name, but found \(first.kind); "
            + "write [\"literal\", […]] to use an array as a value.")
      }
      guard let compile = Operators.named[name] else {
        throw at(0).error(
          "Unknown operator \"\(name.shown())\"; write [\"literal\", […]] to use an array as a value.")
      }
      return try compile(self, arguments)
    }
  }

  /// Adds the assertion or conversion by which `node` gives a `wanted`, or says that it cannot.
  private func annotated(_ node: Node, annotation: Annotation) throws(ExpressionError) -> Node {
    guard let wanted else { return node }
    let found = node.type
    func coerced() -> Node { Node(wanted, Conversion(to: wanted, candidates: [node]), [node]) }
    switch (wanted, found) {
    case (.string, .value), (.number, .value), (.boolean, .value), (.object, .value), (.array, .value):
      switch annotation {
      case .assert: return Node(wanted, Assertion(type: wanted, candidates: [node]), [node])
      case .coerce: return coerced()
      case .omit: return node
      }
    case (.color, .value), (.color, .string), (.formatted, .value), (.formatted, .string), (.image, .value),
      (.image, .string), (.padding, .value), (.padding, .number), (.padding, .array), (.numberArray, .value),
      (.numberArray, .number), (.numberArray, .array), (.colorArray, .value), (.colorArray, .string),
      (.colorArray, .array), (.anchorOffsets, .value), (.anchorOffsets, .array), (.projection, .value),
      (.projection, .string), (.projection, .array):
      return annotation == .omit ? node : coerced()
    default:
      guard wanted.accepts(found) else { throw error("Expected \(wanted), but found \(found).") }
      return node
    }
  }

  /// The constant that `node` comes to, if nothing can change it.
  private func folded(_ node: Node) throws(ExpressionError) -> Node {
    guard node.literal == nil, node.type != .image, node.type != .collator, node.type != .error, node.inputs.isEmpty,
      node.children.allSatisfy({ $0.literal != nil })
    else { return node }
    do {
      let value = try node.evaluate(EvaluationContext(zoom: 0))
      if case .array = value { return Node(literal: value, type: node.type) }
      return Node(literal: value)
    } catch { throw self.error(error.description) }
  }

  /// Throws unless `arguments` holds `range` arguments beside the operator's name.
  func expect(_ range: ClosedRange<Int>, in arguments: [JSONValue]) throws(ExpressionError) {
    let count = arguments.count - 1
    guard !range.contains(count) else { return }
    let allowed =
      range.count == 1
      ? "\(range.lowerBound)"
      : range.upperBound == .max ? "at least \(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
    throw error(
      "\"\(arguments[0].string ?? "")\" takes \(allowed) argument\(range == 1...1 ? "" : "s"), but found \(count).")
  }
}
