import JSON

/// Functions, the form that values had before expressions: `{"stops": [[10, 1], [14, 3]], "base": 1.5}`.
///
/// They are rewritten as expressions, so the code after them sees one language only.
struct LegacyFunction {
  /// What the property that the function stands for is like.
  struct Target {
    var type: ValueType
    /// Whether stops are blended unless the function says otherwise.
    var isInterpolated: Bool
    /// Whether `{name}` in texts stands for a property.
    var hasTokens = false
    /// The words it can be.
    var keywords: [String]?
    var fallback: JSONValue?
    /// Whether the space that a function names for its colours counts.
    var hasColorSpaces = true

    var isFreeText: Bool { type == .string && keywords == nil }
  }

  private let function: JSONObject
  private let target: Target

  static func compile(_ function: JSONObject, _ target: Target) throws(ExpressionError) -> Node {
    let expression = try LegacyFunction(function: function, target: target).expression()
    do { return try Expression.compileProperty(expression, wanted: target.type, isFreeText: target.isFreeText) } catch {
      // Places within the rewritten expression mean nothing to the reader.
      throw ExpressionError(place: JSONPath.root, reason: error.reason)
    }
  }

  private var property: JSONValue? { function["property"] }

  private static func call(_ items: JSONValue...) -> JSONValue { .array(items) }

  private static func error(_ reason: String, _ key: String? = nil, at index: Int? = nil) -> ExpressionError {
    let member = key.map { JSONPath($0) } ?? .root
    return ExpressionError(place: index.map { member.appending($0) } ?? member, reason: reason)
  }

  private func expression() throws(ExpressionError) -> JSONValue {
    if let property, property.string == nil {
      throw Self.error("The property of a function must be a string, but found \(property.kind).", "property")
    }
    if function["type"]?.string == "identity" { return try identity() }
    let stops = try stops()
    guard let first = stops.first else { throw Self.error("A function needs at least one stop.", "stops") }
    if first.input.object != nil { return try zoomAndProperty(stops) }
    if property != nil { return try propertyFunction(stops, try kind()) }
    return try curve(
      kind() == "interval", over: Self.call(.string("zoom")), stops.map { ($0.input, tokenized($0.output)) })
  }

  private func stops() throws(ExpressionError) -> [(input: JSONValue, output: JSONValue)] {
    guard let list = function["stops"]?.array else { throw Self.error("A function needs an array of stops.") }
    var stops: [(input: JSONValue, output: JSONValue)] = []
    for (index, stop) in list.enumerated() {
      guard let pair = stop.array, pair.count == 2 else {
        throw Self.error("A stop must be an input and an output, but found \(stop.excerpt()).", "stops", at: index)
      }
      stops.append((pair[0], pair[1]))
    }
    return stops
  }

  private func kind() throws(ExpressionError) -> String {
    guard let kind = function["type"] else { return target.isInterpolated ? "exponential" : "interval" }
    guard let name = kind.string, ["exponential", "interval", "categorical"].contains(name) else {
      throw Self.error(
        "The type of a function must be identity, exponential, interval or categorical, but found \(kind.excerpt()).",
        "type")
    }
    return name
  }

  private var get: JSONValue { Self.call(.string("get"), property ?? .string("")) }

  private func literal(_ value: JSONValue) -> JSONValue { Self.call(.string("literal"), value) }

  /// A stop's output: in functions of zoom alone, `{name}` stands for a property.
  private func tokenized(_ output: JSONValue) -> JSONValue {
    guard target.hasTokens, let text = output.string, text.contains("{") else { return literal(output) }
    var parts: [JSONValue] = [.string("concat")]
    for part in TokenText.parts(of: text) {
      switch part {
      case .plain(let text): parts.append(.string(text))
      case .property(let key): parts.append(Self.call(.string("get"), .string(key)))
      }
    }
    return .array(parts)
  }

  /// What to do where no stop applies: the function's default, the property's, or failing.
  private var fallback: JSONValue {
    if let value = function["default"] ?? target.fallback { return literal(value) }
    return Self.call(.string("error"), .string("No stop of the function applies, and it has no default."))
  }

  /// `expression` where the property is a number, the function's default (if it has one) where not.
  private func guarded(_ expression: JSONValue) -> JSONValue {
    guard let standard = function["default"] ?? target.fallback else { return expression }
    let isNumber = Self.call(.string("=="), Self.call(.string("typeof"), get), .string("number"))
    return Self.call(.string("case"), isNumber, expression, literal(standard))
  }

  private func identity() throws(ExpressionError) -> JSONValue {
    guard property != nil else { throw Self.error("An identity function needs a property.") }
    guard let standard = function["default"] ?? target.fallback else {
      return target.isFreeText ? Self.call(.string("string"), get) : get
    }
    if let keywords = target.keywords {
      return Self.call(.string("match"), get, .array(keywords.map(JSONValue.string)), get, literal(standard))
    }
    switch target.type {
    case .array(let item, let count):
      let length = count.map { JSONValue.number(Double($0)) } ?? .null
      return Self.call(.string("array"), .string(item.description), length, get, literal(standard))
    case .number, .boolean, .string: return Self.call(.string(target.type.description), get, literal(standard))
    case .color: return Self.call(.string("to-color"), get, literal(standard))
    default: return Self.call(.string("coalesce"), get, literal(standard))
    }
  }

  private func propertyFunction(
    _ stops: [(input: JSONValue, output: JSONValue)], _ kind: String
  ) throws(ExpressionError) -> JSONValue {
    if kind == "categorical" { return categorical(stops) }
    let input = Self.call(.string("number"), get)
    return guarded(try curve(kind == "interval", over: input, stops.map { ($0.input, literal($0.output)) }))
  }

  private func categorical(_ stops: [(input: JSONValue, output: JSONValue)]) -> JSONValue {
    if stops.contains(where: { $0.input.bool != nil }) {
      let branches = stops.flatMap { [Self.call(.string("=="), get, $0.input), literal($0.output)] }
      return .array([.string("case")] + branches + [fallback])
    }
    var seen: Set<JSONValue> = []
    let branches = stops.filter { seen.insert($0.input).inserted }.flatMap { [$0.input, literal($0.output)] }
    return .array([.string("match"), get] + branches + [fallback])
  }

  /// Stops with `{"zoom": …, "value": …}` inputs: a curve over zoom of functions of the property.
  private func zoomAndProperty(
    _ stops: [(input: JSONValue, output: JSONValue)]
  ) throws(ExpressionError) -> JSONValue {
    guard property != nil else { throw Self.error("A function with stops by zoom and value needs a property.") }
    var zooms: [(zoom: JSONValue, stops: [(input: JSONValue, output: JSONValue)])] = []
    for (index, stop) in stops.enumerated() {
      guard let zoom = stop.input["zoom"], let value = stop.input["value"] else {
        throw Self.error("The input of this stop must have a zoom and a value.", "stops", at: index)
      }
      if let place = zooms.firstIndex(where: { $0.zoom == zoom }) {
        zooms[place].stops.append((value, stop.output))
      } else {
        zooms.append((zoom, [(value, stop.output)]))
      }
    }
    let kind = try kind()
    var outputs: [(JSONValue, JSONValue)] = []
    for (zoom, stops) in zooms { outputs.append((zoom, try propertyFunction(stops, kind))) }
    let zoom = Self.call(.string("zoom"))
    return try curve(!target.isInterpolated, over: zoom, outputs, isExponential: false)
  }

  /// A `step` or `interpolate` through `stops`; the first of equal inputs counts.
  private func curve(
    _ isStep: Bool, over input: JSONValue, _ stops: [(input: JSONValue, output: JSONValue)], isExponential: Bool = true
  ) throws(ExpressionError) -> JSONValue {
    var last: Double?
    var pairs: [JSONValue] = []
    for (index, stop) in stops.enumerated() {
      guard let number = stop.input.number else {
        throw Self.error(
          "The input of a stop must be a number, but found \(stop.input.excerpt()).", "stops", at: index)
      }
      if number == last { continue }
      last = number
      pairs += [stop.input, stop.output]
    }
    if isStep {
      let rest = pairs.count > 2 ? Array(pairs[2...]) : [pairs[0], pairs[1]]
      return .array([.string("step"), input, pairs[1]] + rest)
    }
    let base = function["base"] ?? .number(1)
    let easing: JSONValue =
      isExponential && base != .number(1)
      ? Self.call(.string("exponential"), base) : Self.call(.string("linear"))
    return .array([.string(try interpolation()), easing, input] + pairs)
  }

  private func interpolation() throws(ExpressionError) -> String {
    guard let space = function["colorSpace"] else { return "interpolate" }
    switch space.string {
    case "rgb": return "interpolate"
    case "hcl": return target.hasColorSpaces ? "interpolate-hcl" : "interpolate"
    case "lab": return target.hasColorSpaces ? "interpolate-lab" : "interpolate"
    default: throw Self.error("The colour space must be rgb, hcl or lab, but found \(space.excerpt()).", "colorSpace")
    }
  }
}
