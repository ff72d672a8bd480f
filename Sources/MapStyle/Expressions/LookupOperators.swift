import JSON
import MapData

extension Operators {
  static let lookups: [String: Compile] = [
    "get": overloaded([
      1: { (compiler, arguments) throws(ExpressionError) in try compiler.property(arguments) },
      2: fixed(.string, .object, result: .value) { ObjectLookup(key: $0[0], object: $0[1]) },
    ]),
    "has": overloaded([
      1: { (compiler, arguments) throws(ExpressionError) in try compiler.propertyPresence(arguments) },
      2: fixed(.string, .object, result: .boolean) { ObjectPresence(key: $0[0], object: $0[1]) },
    ]),
    "properties": fixed(result: .object, reads: .feature) { _ in AllProperties() },
    "geometry-type": fixed(result: .string, reads: .feature) { _ in GeometryType(merged: false) },
    "id": fixed(result: .value, reads: .feature) { _ in Identifier() },
    "feature-state": fixed(.string, result: .value, reads: .feature) { FeatureState(key: $0[0]) },
    "zoom": fixed(result: .number, reads: .zoom) { _ in Zoom() },
    "pitch": fixed(result: .number, reads: .surroundings) { _ in Surrounding { $0.pitchDegrees } },
    "heatmap-density": fixed(result: .number, reads: .surroundings) { _ in Surrounding { $0.heatmapDensity ?? 0 } },
    "line-progress": fixed(result: .number, reads: .surroundings) { _ in Surrounding { $0.lineProgress ?? 0 } },
    "elevation": fixed(result: .number, reads: .surroundings) { _ in Surrounding { $0.elevationMetres ?? 0 } },
    "accumulated": fixed(result: .value, reads: .surroundings) { _ in Accumulated() },
    "global-state": { (compiler, arguments) throws(ExpressionError) in
      try compiler.expect(1...1, in: arguments)
      guard let key = arguments[1].string else {
        throw compiler.at(1).error("The name of a global state must be a string, but found \(arguments[1].kind).")
      }
      return Node(
        .value, GlobalState(key: key, standard: compiler.globalState[key].map(Value.init) ?? .null),
        reads: .surroundings)
    },
    "at": { (compiler, arguments) throws(ExpressionError) in
      try compiler.expect(2...2, in: arguments)
      let index = try compiler.compile(arguments, 1, wanted: .number)
      let array = try compiler.compile(arguments, 2, wanted: .array(item: compiler.wanted ?? .value, count: nil))
      guard case .array(let item, _) = array.type else {
        throw compiler.at(2).error("Expected an array, but found \(array.type).")
      }
      return Node(item, Item(index: index, array: array), [index, array])
    },
    "length": { (compiler, arguments) throws(ExpressionError) in
      try compiler.expect(1...1, in: arguments)
      let argument = try compiler.sequence(arguments, 1, orAny: false)
      return Node(.number, Length(argument: argument), [argument])
    },
    "in": { (compiler, arguments) throws(ExpressionError) in
      try compiler.expect(2...2, in: arguments)
      let (needle, haystack) = (try compiler.needle(arguments), try compiler.compile(arguments, 2, wanted: .value))
      return Node(.boolean, Contains(needle: needle, haystack: haystack), [needle, haystack])
    },
    "index-of": { (compiler, arguments) throws(ExpressionError) in
      try compiler.expect(2...3, in: arguments)
      let (needle, haystack) = (try compiler.needle(arguments), try compiler.compile(arguments, 2, wanted: .value))
      let start = arguments.count > 3 ? try compiler.compile(arguments, 3, wanted: .number) : nil
      return Node(
        .number, IndexOf(needle: needle, haystack: haystack, start: start),
        [needle, haystack] + (start.map { [$0] } ?? []))
    },
    "slice": { (compiler, arguments) throws(ExpressionError) in
      try compiler.expect(2...3, in: arguments)
      let input = try compiler.sequence(arguments, 1, orAny: true)
      let start = try compiler.compile(arguments, 2, wanted: .number)
      let end = arguments.count > 3 ? try compiler.compile(arguments, 3, wanted: .number) : nil
      let type: ValueType =
        if case .array(let item, _) = input.type { .array(item: item, count: nil) } else { input.type }
      return Node(type, Slice(input: input, start: start, end: end), [input, start] + (end.map { [$0] } ?? []))
    },
  ]
}

extension Compiler {
  fileprivate func property(_ arguments: [JSONValue]) throws(ExpressionError) -> Node {
    let key = try compile(arguments, 1, wanted: .string)
    if case .string(let name)? = key.literal { return Node(.value, PropertyLookup(key: name), [key], reads: .feature) }
    return Node(.value, ComputedPropertyLookup(key: key), [key], reads: .feature)
  }

  fileprivate func propertyPresence(_ arguments: [JSONValue]) throws(ExpressionError) -> Node {
    let key = try compile(arguments, 1, wanted: .string)
    if case .string(let name)? = key.literal {
      return Node(.boolean, PropertyPresence(key: name), [key], reads: .feature)
    }
    return Node(.boolean, ComputedPropertyPresence(key: key), [key], reads: .feature)
  }

  fileprivate func sequence(
    _ arguments: [JSONValue], _ index: Int, orAny: Bool
  ) throws(ExpressionError) -> Node {
    let node = try compile(arguments, index, wanted: orAny ? .value : nil)
    guard node.type.isArray || node.type == .string || node.type == .value else {
      throw error("\"\(arguments[0].string ?? "")\" takes a string or an array, but found \(node.type).")
    }
    return node
  }

  /// What `in` and `index-of` look for.
  fileprivate func needle(_ arguments: [JSONValue]) throws(ExpressionError) -> Node {
    let node = try compile(arguments, 1, wanted: .value)
    guard [.boolean, .string, .number, .null, .value].contains(node.type) else {
      throw error(
        "\"\(arguments[0].string ?? "")\" looks for a boolean, string, number or null, but found \(node.type).")
    }
    return node
  }
}

struct PropertyLookup: Operation {
  let key: String

  func evaluate(_ context: EvaluationContext) -> Value { context.property(key) ?? .null }
}

struct ComputedPropertyLookup: Operation {
  let key: Node

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> Value {
    context.property(try key.string(context)) ?? .null
  }
}

struct ObjectLookup: Operation {
  let key: Node
  let object: Node

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> Value {
    guard case .object(let members) = try object.evaluate(context) else { return .null }
    return members[try key.string(context)] ?? .null
  }
}

struct PropertyPresence: BooleanOperation {
  let key: String

  func boolean(_ context: EvaluationContext) -> Bool { context.hasProperty(key) }
}

struct ComputedPropertyPresence: BooleanOperation {
  let key: Node

  func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool {
    context.hasProperty(try key.string(context))
  }
}

struct ObjectPresence: BooleanOperation {
  let key: Node
  let object: Node

  func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool {
    guard case .object(let members) = try object.evaluate(context) else { return false }
    return members[try key.string(context)] != nil
  }
}

struct AllProperties: Operation {
  func evaluate(_ context: EvaluationContext) -> Value {
    var members = context.structuredProperties.mapValues(Value.init)
    for (key, value) in context.feature?.properties ?? [:] { members[key] = Value(value) }
    return .object(members)
  }
}

/// The kind of the feature's shape: `Point`, `MultiLineString`, …, or with `merged` only `Point`, `LineString`, `Polygon`.
struct GeometryType: StringOperation {
  let merged: Bool

  func string(_ context: EvaluationContext) throws(EvaluationError) -> String {
    switch context.feature?.geometry {
    case .points(let points)?: points.count > 1 && !merged ? "MultiPoint" : "Point"
    case .lines(let lines)?: lines.count > 1 && !merged ? "MultiLineString" : "LineString"
    case .polygons(let polygons)?: polygons.count > 1 && !merged ? "MultiPolygon" : "Polygon"
    case nil: throw .wrongType(expected: .string, found: .null)
    }
  }
}

struct Identifier: Operation {
  func evaluate(_ context: EvaluationContext) -> Value { context.feature?.id.map { .number(Double($0)) } ?? .null }
}

struct Zoom: NumberOperation {
  func number(_ context: EvaluationContext) -> Double { context.zoom }
}

struct Surrounding: NumberOperation {
  let read: @Sendable (EvaluationContext) -> Double

  init(_ read: @escaping @Sendable (EvaluationContext) -> Double) { self.read = read }

  func number(_ context: EvaluationContext) -> Double { read(context) }
}

struct GlobalState: Operation {
  let key: String
  /// The style's own value.
  let standard: Value

  func evaluate(_ context: EvaluationContext) -> Value { context.globalState[key].map(Value.init) ?? standard }
}

struct Item: Operation {
  let index: Node
  let array: Node

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> Value {
    let position = try index.number(context)
    let value = try array.evaluate(context)
    guard case .array(let items) = value else { throw .wrongType(expected: .anyArray, found: value.type) }
    guard position >= 0, position < Double(items.count) else {
      throw .indexOutOfBounds(index: position, count: items.count)
    }
    guard let whole = Int(exactly: position) else { throw .fractionalIndex(position) }
    return items[whole]
  }
}

struct Length: NumberOperation {
  let argument: Node

  func number(_ context: EvaluationContext) throws(EvaluationError) -> Double {
    switch try argument.evaluate(context) {
    case .string(let text): return Double(text.unicodeScalars.count)
    case .array(let items): return Double(items.count)
    case let other: throw .wrongType(expected: .anyArray, found: other.type)
    }
  }
}

extension Value {
  /// What to look for in a text.
  fileprivate var needleText: String { self == .null ? "null" : text }

  /// Throws unless this can be looked for with `in` and `index-of`.
  fileprivate func checkNeedle() throws(EvaluationError) {
    switch self {
    case .boolean, .string, .number, .null: return
    default: throw .wrongType(expected: .string, found: type)
    }
  }
}

struct Contains: BooleanOperation {
  let needle: Node
  let haystack: Node

  func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool {
    let wanted = try needle.evaluate(context)
    let place = try haystack.evaluate(context)
    switch place {
    // A missing array contains nothing.
    case .null, .boolean(false), .number(0): return false
    case .string(let text) where text.isEmpty: return false
    default: break
    }
    try wanted.checkNeedle()
    switch place {
    case .string(let text): return text.firstScalarIndex(of: wanted.needleText) != nil
    case .array(let items): return items.contains(wanted)
    default: throw .wrongType(expected: .anyArray, found: place.type)
    }
  }
}

struct IndexOf: NumberOperation {
  let needle: Node
  let haystack: Node
  let start: Node?

  func number(_ context: EvaluationContext) throws(EvaluationError) -> Double {
    let wanted = try needle.evaluate(context)
    let place = try haystack.evaluate(context)
    try wanted.checkNeedle()
    let from = try start?.number(context) ?? 0
    let result: Int?
    switch place {
    case .string(let text):
      result = text.firstScalarIndex(
        of: wanted.needleText, from: text.unicodeScalars.count.clampedIndex(from, fromEnd: false))
    case .array(let items):
      result = items[items.count.clampedIndex(from, fromEnd: true)...].firstIndex(of: wanted)
    default: throw .wrongType(expected: .anyArray, found: place.type)
    }
    return Double(result ?? -1)
  }
}

struct Slice: Operation {
  let input: Node
  let start: Node
  let end: Node?

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> Value {
    let value = try input.evaluate(context)
    let from = try start.number(context)
    let to = try end?.number(context)
    switch value {
    case .string(let text):
      let scalars = Array(text.unicodeScalars)
      var result = String.UnicodeScalarView()
      result.append(contentsOf: scalars[scalars.count.range(from, to)])
      return .string(String(result))
    case .array(let items): return .array(Array(items[items.count.range(from, to)]))
    default: throw .wrongType(expected: .anyArray, found: value.type)
    }
  }
}

extension Int {
  /// `index` within 0…`self`; negative ones count from the end, or are 0.
  fileprivate func clampedIndex(_ index: Double, fromEnd: Bool) -> Int {
    guard !index.isNaN else { return 0 }
    let whole = index.rounded(.towardZero)
    let shifted = whole < 0 && fromEnd ? whole + Double(self) : whole
    return Int(Swift.max(0, Swift.min(shifted, Double(self))))
  }

  /// The range from `start` to `end` (or to the last), empty where they cross.
  fileprivate func range(_ start: Double, _ end: Double?) -> Range<Int> {
    let lower = clampedIndex(start, fromEnd: true)
    return lower..<Swift.max(lower, end.map { clampedIndex($0, fromEnd: true) } ?? self)
  }
}

extension String {
  /// Where `part` begins, counted in scalars.
  fileprivate func firstScalarIndex(of part: String, from start: Int = 0) -> Int? {
    let (scalars, wanted) = (Array(unicodeScalars), Array(part.unicodeScalars))
    guard start <= scalars.count, wanted.count <= scalars.count - start else { return nil }
    guard !wanted.isEmpty else { return start }
    for index in start...(scalars.count - wanted.count) where scalars[index] == wanted[0] {
      if scalars[index..<(index + wanted.count)].elementsEqual(wanted) { return index }
    }
    return nil
  }
}
