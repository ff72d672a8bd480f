import Foundation
import JSON
import Pixels
import ShownText

extension Operators {
  static let curves: [String: Compile] = [
    "step": { (compiler, arguments) throws(ExpressionError) in try compiler.stepExpression(arguments) },
    "interpolate": { (compiler, arguments) throws(ExpressionError) in
      try compiler.interpolateExpression(arguments, space: .rgb)
    },
    "interpolate-hcl": { (compiler, arguments) throws(ExpressionError) in
      try compiler.interpolateExpression(arguments, space: .hcl)
    },
    "interpolate-lab": { (compiler, arguments) throws(ExpressionError) in
      try compiler.interpolateExpression(arguments, space: .lab)
    },
  ]
}

extension Compiler {
  fileprivate func stepExpression(_ arguments: [JSONValue]) throws(ExpressionError) -> Node {
    try expect(2...Int.max, in: arguments)
    guard !arguments.count.isMultiple(of: 2) else {
      throw error("\"step\" takes an input, a first output, then stops and outputs in pairs, but one is missing.")
    }
    let input = try compile(arguments, 1, wanted: .number)
    var type = wanted == .value ? nil : wanted
    var stops: [Double] = []
    var outputs: [Node] = []
    for index in stride(from: 2, to: arguments.count, by: 2) {
      if index > 2 { stops.append(try stop(arguments, index - 1, after: stops.last)) }
      let output = try compile(arguments, index, wanted: type)
      type = type ?? output.type
      outputs.append(output)
    }
    return Node(type ?? .value, Step(input: input, stops: stops, outputs: outputs), [input] + outputs)
  }

  fileprivate func interpolateExpression(
    _ arguments: [JSONValue], space: ColorSpace
  ) throws(ExpressionError) -> Node {
    let name = arguments[0].string ?? ""
    try expect(4...Int.max, in: arguments)
    guard arguments.count.isMultiple(of: 2) == false else {
      throw error("\"\(name)\" takes a kind, an input, then stops and outputs in pairs, but one is missing.")
    }
    let easing = try easing(arguments[1])
    let input = try compile(arguments, 2, wanted: .number)
    var type = wanted == .value ? nil : wanted
    if space != .rgb, type != .colorArray { type = .color }
    var stops: [Double] = []
    var outputs: [Node] = []
    for index in stride(from: 3, to: arguments.count, by: 2) {
      stops.append(try stop(arguments, index, after: stops.last))
      let output = try compile(arguments, index + 1, wanted: type)
      type = type ?? output.type
      outputs.append(output)
    }
    guard let type, type.isInterpolatable else {
      throw error("There are no values between those of type \(type ?? .value); use \"step\".")
    }
    return Node(
      type, Interpolation(easing: easing, input: input, stops: stops, outputs: outputs, type: type, space: space),
      [input] + outputs)
  }

  private func stop(
    _ arguments: [JSONValue], _ index: Int, after previous: Double?
  ) throws(ExpressionError) -> Double {
    guard let stop = arguments[index].number else {
      throw at(index).error("A stop must be a number, not \(arguments[index].kind).")
    }
    guard previous.map({ stop > $0 }) ?? true else {
      throw at(index).error("Stops must ascend, but \(stop.shortText) follows \((previous ?? 0).shortText).")
    }
    return stop
  }

  private func easing(_ json: JSONValue) throws(ExpressionError) -> Easing {
    let allowed = "[\"linear\"], [\"exponential\", base] or [\"cubic-bezier\", x1, y1, x2, y2]"
    guard let items = json.array, let name = items.first?.string else {
      throw at(1).error("The kind of interpolation must be \(allowed).")
    }
    switch name {
    case "linear": return .exponential(base: 1)
    case "exponential":
      guard items.count > 1, let base = items[1].number else {
        throw at(1).at(1).error("The base of an exponential interpolation must be a number.")
      }
      return .exponential(base: base)
    case "cubic-bezier":
      let points = items.dropFirst().compactMap(\.number)
      guard items.count == 5, points.count == 4, points.allSatisfy({ (0...1).contains($0) }) else {
        throw at(1).error("\"cubic-bezier\" takes four numbers from 0 to 1.")
      }
      return .cubicBezier(CubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3]))
    default: throw at(1).at(0).error("Unknown interpolation \"\(name.shown())\"; allowed are \(allowed).")
    }
  }
}

/// How the way between two stops is divided.
enum Easing: Sendable {
  case exponential(base: Double)
  case cubicBezier(CubicBezier)

  /// The share (0…1) of the way from `lower` to `upper` at `input`.
  func share(_ input: Double, from lower: Double, to upper: Double) -> Double {
    switch self {
    case .exponential(let base): Easing.exponentialShare(input - lower, of: upper - lower, base: base)
    case .cubicBezier(let curve): curve.y(atX: Easing.exponentialShare(input - lower, of: upper - lower, base: 1))
    }
  }

  private static func exponentialShare(_ progress: Double, of difference: Double, base: Double) -> Double {
    if difference == 0 { return 0 }
    let linear = progress / difference
    if base == 1 { return linear }
    let share = (pow(base, progress) - 1) / (pow(base, difference) - 1)
    // Wide stops with a large base overflow: the limit of the quotient is taken instead.
    return share.isFinite ? share : pow(base, progress - difference)
  }
}

/// A cubic Bézier curve from (0, 0) to (1, 1) with both control points in the unit square.
struct CubicBezier: Sendable {
  let x1, y1, x2, y2: Double

  private static func coordinate(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
  }

  /// Its height over `x`: x rises with the parameter, so halving finds it to the last bit.
  func y(atX x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    var (lower, upper) = (0.0, 1.0)
    for _ in 0..<54 {
      let middle = (lower + upper) / 2
      if Self.coordinate(middle, x1, x2) < x { lower = middle } else { upper = middle }
    }
    return Self.coordinate((lower + upper) / 2, y1, y2)
  }
}

extension [Double] {
  /// The index of the last stop at or before `input`; the first for anything before it and for NaN.
  fileprivate func stopIndex(_ input: Double) -> Int {
    var (lower, upper) = (0, count - 1)
    while lower < upper {
      let middle = (lower + upper + 1) / 2
      if self[middle] <= input { lower = middle } else { upper = middle - 1 }
    }
    return lower
  }
}

struct Step: Operation {
  let input: Node
  let stops: [Double]
  let outputs: [Node]

  private func output(_ context: EvaluationContext) throws(EvaluationError) -> Node {
    let position = try input.stopPosition(context)
    guard let first = stops.first, position >= first else { return outputs[0] }
    return outputs[stops.stopIndex(position) + 1]
  }

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> Value { try output(context).evaluate(context) }

  func number(_ context: EvaluationContext) throws(EvaluationError) -> Double { try output(context).number(context) }

  func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool { try output(context).boolean(context) }
}

struct Interpolation: Operation {
  let easing: Easing
  let input: Node
  let stops: [Double]
  let outputs: [Node]
  let type: ValueType
  let space: ColorSpace

  /// The outputs around the input and the share of the second; `nil` where only the first counts.
  private func segment(_ context: EvaluationContext) throws(EvaluationError) -> (Node, (Node, Double)?) {
    let position = try input.stopPosition(context)
    if !(position > stops[0]) { return (outputs[0], nil) }
    let index = stops.stopIndex(position)
    guard index + 1 < stops.count else { return (outputs[index], nil) }
    return (outputs[index], (outputs[index + 1], easing.share(position, from: stops[index], to: stops[index + 1])))
  }

  func number(_ context: EvaluationContext) throws(EvaluationError) -> Double {
    let (first, second) = try segment(context)
    let start = try first.number(context)
    guard let (end, share) = second else { return start }
    return start + (try end.number(context) - start) * share
  }

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> Value {
    if type == .number { return .number(try number(context)) }
    let (first, second) = try segment(context)
    let start = try first.evaluate(context)
    guard let (end, share) = second else { return start }
    return try start.mixed(with: try end.evaluate(context), share, space: space)
  }
}

extension Value {
  /// The value at `share` (0…1) between this one and `other` of the same interpolatable type.
  fileprivate func mixed(
    with other: Value, _ share: Double, space: ColorSpace
  ) throws(EvaluationError) -> Value {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(mix(a, b))
    case (.color(let a), .color(let b)): return .color(space.mixed(a, b, share))
    case (.array(let a), .array(let b)) where a.count == b.count:
      var items: [Value] = []
      for (first, second) in zip(a, b) { items.append(try first.mixed(with: second, share, space: space)) }
      return .array(items)
    case (.padding(let a), .padding(let b)):
      return Padding(zip(a.numbers, b.numbers).map(mix)).map(Value.padding) ?? self
    case (.numberArray(let a), .numberArray(let b)):
      try Value.checkCounts(a.count, b.count)
      return .numberArray(zip(a, b).map(mix))
    case (.colorArray(let a), .colorArray(let b)):
      try Value.checkCounts(a.count, b.count)
      return .colorArray(zip(a, b).map { space.mixed($0, $1, share) })
    case (.anchorOffsets(let a), .anchorOffsets(let b)):
      guard a.map(\.anchor) == b.map(\.anchor) else {
        throw .raised(message: "Interpolated anchor offsets must have the same anchors in the same order.")
      }
      return .anchorOffsets(
        zip(a, b).map { AnchorOffset(anchor: $0.anchor, offset: $0.offset + ($1.offset - $0.offset) * share) })
    case (.projection(let a), .projection(let b)):
      return .projection(ProjectionBlend(from: a.from, to: b.to, transition: share))
    default: throw .wrongType(expected: type, found: other.type)
    }
  }

  private static func checkCounts(_ first: Int, _ second: Int) throws(EvaluationError) {
    guard first == second else {
      throw .raised(message: "Interpolated arrays must be equally long, but have \(first) and \(second) items.")
    }
  }
}

extension Node {
  /// The input of a curve, which must be a number in the full sense.
  fileprivate func stopPosition(_ context: EvaluationContext) throws(EvaluationError) -> Double {
    let position = try number(context)
    guard !position.isNaN || operation is Zoom else { throw .raised(message: "The input of a curve is not a number.") }
    return position
  }
}
