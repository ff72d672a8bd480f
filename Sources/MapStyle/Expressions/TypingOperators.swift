import JSON
import Pixels

extension Operators {
  static let typing: [String: Compile] = [
    "literal": { (compiler, arguments) throws(ExpressionError) in
      try compiler.expect(1...1, in: arguments)
      return compiler.literal(arguments[1])
    },
    "string": assertion(.string), "number": assertion(.number), "boolean": assertion(.boolean),
    "object": assertion(.object), "array": arrayAssertion,
    "to-string": conversion(to: .string, count: 1...1), "to-boolean": conversion(to: .boolean, count: 1...1),
    "to-number": conversion(to: .number, count: 1...Int.max), "to-color": conversion(to: .color, count: 1...Int.max),
    "typeof": fixed(.value, result: .string) { TypeName(argument: $0[0]) },
  ]

  private static func assertion(_ type: ValueType) -> Compile {
    { (compiler, arguments) throws(ExpressionError) in
      try compiler.expect(1...Int.max, in: arguments)
      return try compiler.assertion(of: type, arguments, from: 1)
    }
  }

  private static func conversion(to type: ValueType, count: ClosedRange<Int>) -> Compile {
    { (compiler, arguments) throws(ExpressionError) in
      try compiler.expect(count, in: arguments)
      var candidates: [Node] = []
      for index in arguments.indices.dropFirst() {
        candidates.append(try compiler.compile(arguments, index, wanted: .value))
      }
      return Node(type, Conversion(to: type, candidates: candidates), candidates)
    }
  }

  /// `["array", value]`, `["array", type, value]` or `["array", type, length, value…]`.
  private static let arrayAssertion: Compile = { (compiler, arguments) throws(ExpressionError) in
    try compiler.expect(1...Int.max, in: arguments)
    var item = ValueType.value
    var count: Int?
    var first = 1
    if arguments.count > 2 {
      let types: [String: ValueType] = ["string": .string, "number": .number, "boolean": .boolean]
      guard let type = arguments[1].string.flatMap({ types[$0] }) else {
        throw compiler.at(1).error("The item type of \"array\" must be one of string, number, boolean.")
      }
      item = type
      first = 2
    }
    if arguments.count > 3 {
      if arguments[2] != .null {
        guard let length = arguments[2].number.flatMap(Int.init(exactly:)), length >= 0 else {
          throw compiler.at(2).error("The length of \"array\" must be a whole number from 0.")
        }
        count = length
      }
      first = 3
    }
    return try compiler.assertion(of: .array(item: item, count: count), arguments, from: first)
  }
}

extension Compiler {
  fileprivate func assertion(
    of type: ValueType, _ arguments: [JSONValue], from first: Int
  ) throws(ExpressionError) -> Node {
    var candidates: [Node] = []
    for index in first..<arguments.count {
      candidates.append(try compile(arguments, index, wanted: .value))
    }
    return Node(type, Assertion(type: type, candidates: candidates), candidates)
  }

  /// A literal; an empty array takes the wanted array's type, having none of its own.
  fileprivate func literal(_ json: JSONValue) -> Node {
    let value = Value(json)
    if case .array(let items) = value, items.isEmpty, let wanted, case .array(_, let count) = wanted,
      count == nil || count == 0
    {
      return Node(literal: value, type: wanted)
    }
    return Node(literal: value)
  }
}

/// The first candidate that is of the type.
struct Assertion: Operation {
  let type: ValueType
  let candidates: [Node]

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> Value {
    var last = Value.null
    for candidate in candidates {
      last = try candidate.evaluate(context)
      if last.isOf(type) { return last }
    }
    throw .wrongType(expected: type, found: last.type)
  }
}

struct TypeName: StringOperation {
  let argument: Node

  func string(_ context: EvaluationContext) throws(EvaluationError) -> String {
    try argument.evaluate(context).type.description
  }
}

/// The first candidate that can be converted to the type.
struct Conversion: Operation {
  let to: ValueType
  let candidates: [Node]

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> Value {
    var failure = EvaluationError.notConvertible(text: "", to: to)
    for candidate in candidates {
      let value = try candidate.evaluate(context)
      do { return try value.converted(to: to) } catch { failure = error }
    }
    throw failure
  }
}

extension Value {
  /// The value as one of `type`, by the rules of the `to-…` operators and of property types.
  func converted(to type: ValueType) throws(EvaluationError) -> Value {
    let result: Value? =
      switch type {
      case .boolean: .boolean(isTruthy)
      case .string: .string(text)
      case .number: numberReading.map(Value.number)
      case .color: try colorReading.map(Value.color)
      case .formatted: .formatted(formattedReading)
      case .image: .image(imageReading)
      case .padding: paddingReading.map(Value.padding)
      case .numberArray: numbersReading.map(Value.numberArray)
      case .colorArray: try colorsReading().map(Value.colorArray)
      case .anchorOffsets: anchorOffsetsReading.map(Value.anchorOffsets)
      case .projection: projectionReading.map(Value.projection)
      default: type.accepts(self.type) ? self : nil
      }
    guard let result else { throw .notConvertible(text: jsonText(limit: 61), to: type) }
    return result
  }

  private var numberReading: Double? {
    switch self {
    case .null: 0
    case .boolean(let flag): flag ? 1 : 0
    case .number(let number): number.isNaN ? nil : number
    case .string(let text): text.numberReading
    default: nil
    }
  }

  private var colorReading: Color? {
    get throws(EvaluationError) {
      switch self {
      case .color(let color): return color
      case .string(let text): return Color(css: text)
      case .array(let items):
        let components = items.compactMap { if case .number(let number) = $0 { number } else { nil } }
        guard components.count == items.count, (3...4).contains(items.count) else { return nil }
        return try Color(rgba: components)
      default: return nil
      }
    }
  }

  private var formattedReading: FormattedText {
    switch self {
    case .formatted(let formatted): formatted
    case .image(let image): FormattedText(sections: [.init(text: "", image: image)])
    default: FormattedText(text)
    }
  }

  private var imageReading: ResolvedImage {
    if case .image(let image) = self { image } else { ResolvedImage(name: text) }
  }

  private var paddingReading: Padding? {
    switch self {
    case .padding(let padding): padding
    case .number(let number): Padding([number])
    case .numberArray(let numbers): Padding(numbers)
    default: numbersReading.flatMap(Padding.init)
    }
  }

  private var numbersReading: [Double]? {
    switch self {
    case .number(let number): return [number]
    case .numberArray(let numbers): return numbers
    case .array(let items):
      let numbers = items.compactMap { if case .number(let number) = $0 { number } else { nil } }
      return numbers.count == items.count ? numbers : nil
    default: return nil
    }
  }

  private func colorsReading() throws(EvaluationError) -> [Color]? {
    switch self {
    case .colorArray(let colors): return colors
    case .color(let color): return [color]
    case .string(let text): return Color(css: text).map { [$0] }
    case .array(let items):
      var colors: [Color] = []
      for item in items {
        guard case .string(let text) = item, let color = Color(css: text) else { return nil }
        colors.append(color)
      }
      return colors
    default: return nil
    }
  }

  private var anchorOffsetsReading: [AnchorOffset]? {
    if case .anchorOffsets(let anchors) = self { return anchors }
    guard case .array(let items) = self, !items.isEmpty, items.count.isMultiple(of: 2) else { return nil }
    var anchors: [AnchorOffset] = []
    for index in stride(from: 0, to: items.count, by: 2) {
      guard case .string(let name) = items[index], let anchor = SymbolAnchor(rawValue: name),
        case .array(let pair) = items[index + 1], pair.count == 2,
        case .number(let x) = pair[0], case .number(let y) = pair[1]
      else { return nil }
      anchors.append(AnchorOffset(anchor: anchor, offset: SIMD2(x, y)))
    }
    return anchors
  }

  private var projectionReading: ProjectionBlend? {
    switch self {
    case .projection(let blend): return blend
    case .string(let name): return ProjectionBlend(from: name, to: name, transition: 1)
    case .array(let items):
      guard items.count == 3, case .string(let from) = items[0], case .string(let to) = items[1],
        case .number(let transition) = items[2]
      else { return nil }
      return ProjectionBlend(from: from, to: to, transition: transition)
    default: return nil
    }
  }
}

extension String {
  /// The number that this text stands for, as ECMAScript's Number() reads it; `nil` where that is not a number.
  fileprivate var numberReading: Double? {
    let spaces: (Character) -> Bool = { $0.isWhitespace || $0 == "\u{FEFF}" }
    guard let first = firstIndex(where: { !spaces($0) }), let last = lastIndex(where: { !spaces($0) }) else { return 0 }
    let trimmed = self[first...last]
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where trimmed.lowercased().hasPrefix(prefix) {
      let digits = trimmed.dropFirst(2)
      guard let start = digits.first, start.isHexDigit else { return nil }
      return UInt64(digits, radix: radix).map { Double($0) }
    }
    switch trimmed {
    case "Infinity", "+Infinity": return .infinity
    case "-Infinity": return -.infinity
    default:
      guard trimmed.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }) else { return nil }
      return Double(trimmed)
    }
  }
}
