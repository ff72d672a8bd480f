import Pixels

extension Operators {
  static let colors: [String: Compile] = [
    "rgb": fixed(.number, .number, .number, result: .color) { MakeColor(components: $0) },
    "rgba": fixed(.number, .number, .number, .number, result: .color) { MakeColor(components: $0) },
    "to-rgba": fixed(.color, result: .array(item: .number, count: 4)) { ColorComponents(color: $0[0]) },
  ]
}

struct MakeColor: Operation {
  let components: [Node]

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> Value {
    var numbers: [Double] = []
    for component in components { numbers.append(try component.number(context)) }
    return .color(try Color(rgba: numbers))
  }
}

/// Red, green and blue 0…255 and alpha 0…1.
struct ColorComponents: Operation {
  let color: Node

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> Value {
    let value = try color.evaluate(context)
    guard case .color(let color) = value else { throw .wrongType(expected: .color, found: value.type) }
    let components = [color.red, color.green, color.blue].map { Value.number(Double($0) * 255) }
    return .array(components + [.number(Double(color.alpha))])
  }
}

extension Color {
  /// The colour of red, green and blue within 0…255 and, if given, alpha within 0…1.
  init(rgba components: [Double]) throws(EvaluationError) {
    guard components.prefix(3).allSatisfy({ (0...255).contains($0) }),
      components.count < 4 || (0...1).contains(components[3])
    else { throw .componentOutOfRange(components: components) }
    self.init(
      red: Float(components[0] / 255), green: Float(components[1] / 255), blue: Float(components[2] / 255),
      alpha: components.count < 4 ? 1 : Float(components[3]))
  }
}
