import Foundation

extension Operators {
  static let mathematics: [String: Compile] = [
    "+": variadic(.number, result: .number) { Fold(terms: $0, start: 0) { $0 + $1 } },
    "*": variadic(.number, result: .number) { Fold(terms: $0, start: 1) { $0 * $1 } },
    "min": variadic(.number, result: .number) { Fold(terms: $0, start: .infinity) { Double.lesser($0, $1) } },
    "max": variadic(.number, result: .number) { Fold(terms: $0, start: -.infinity) { -Double.lesser(-$0, -$1) } },
    "-": overloaded([
      1: fixed(.number, result: .number) { UnaryMath(argument: $0[0]) { -$0 } },
      2: binary { $0 - $1 },
    ]),
    "/": binary { $0 / $1 },
    "%": binary { $0.truncatingRemainder(dividingBy: $1) },
    "^": binary { pow($0, $1) },
    "abs": unary { abs($0) }, "ceil": unary { $0.rounded(.up) }, "floor": unary { $0.rounded(.down) },
    // Halves away from zero.
    "round": unary { $0.rounded(.toNearestOrAwayFromZero) },
    "sqrt": unary { $0.squareRoot() }, "ln": unary { log($0) }, "log10": unary { log10($0) },
    "log2": unary { log2($0) },
    "sin": unary { sin($0) }, "cos": unary { cos($0) }, "tan": unary { tan($0) },
    "asin": unary { asin($0) }, "acos": unary { acos($0) }, "atan": unary { atan($0) },
    "pi": fixed(result: .number) { _ in Literal(value: .number(.pi)) },
    "e": fixed(result: .number) { _ in Literal(value: .number(M_E)) },
    "ln2": fixed(result: .number) { _ in Literal(value: .number(M_LN2)) },
  ]

  private static func unary(_ apply: @escaping @Sendable (Double) -> Double) -> Compile {
    fixed(.number, result: .number) { UnaryMath(argument: $0[0], apply: apply) }
  }

  private static func binary(_ apply: @escaping @Sendable (Double, Double) -> Double) -> Compile {
    fixed(.number, .number, result: .number) { BinaryMath(left: $0[0], right: $0[1], apply: apply) }
  }
}

extension Double {
  /// The lesser of two, NaN if one is.
  fileprivate static func lesser(_ a: Double, _ b: Double) -> Double { a.isNaN || b.isNaN ? .nan : Swift.min(a, b) }
}

struct Fold: NumberOperation {
  let terms: [Node]
  let start: Double
  let combine: @Sendable (Double, Double) -> Double

  func number(_ context: EvaluationContext) throws(EvaluationError) -> Double {
    var result = start
    for term in terms { result = combine(result, try term.number(context)) }
    return result
  }
}

struct UnaryMath: NumberOperation {
  let argument: Node
  let apply: @Sendable (Double) -> Double

  func number(_ context: EvaluationContext) throws(EvaluationError) -> Double { apply(try argument.number(context)) }
}

struct BinaryMath: NumberOperation {
  let left: Node
  let right: Node
  let apply: @Sendable (Double, Double) -> Double

  func number(_ context: EvaluationContext) throws(EvaluationError) -> Double {
    apply(try left.number(context), try right.number(context))
  }
}
