import JSON
import ShownText

/// The filters of layers: conditions in the expression language, or in the older form, which names properties plainly:
/// `["==", "class", "park"]`, `["in", "$type", "Point", "LineString"]`, `["none", …]`.
enum Filter {
  static func compile(_ json: JSONValue, globalState: [String: JSONValue] = [:]) throws(ExpressionError) -> Node {
    isExpression(json)
      ? try Expression.compileCondition(json, globalState: globalState)
      : try LegacyFilter(globalState: globalState).compile(json, at: JSONPath.root)
  }

  /// Which form a filter has; the two share most of their operators' names.
  static func isExpression(_ json: JSONValue) -> Bool {
    guard let items = json.array, let name = items.first?.string else { return json.bool != nil }
    switch name {
    case "has": return items.count >= 2 && items[1].string != "$id" && items[1].string != "$type"
    case "in": return items.count >= 3 && (items[1].string == nil || items[2].array != nil)
    case "!in", "!has", "none": return false
    case "==", "!=", "<", "<=", ">", ">=": return items.count != 3 || items[1].array != nil || items[2].array != nil
    case "all", "any": return items.dropFirst().allSatisfy(isExpression)
    default: return true
    }
  }
}

/// Compiles filters of the older form.
private struct LegacyFilter {
  let globalState: [String: JSONValue]

  func compile(_ json: JSONValue, at place: JSONPath) throws(ExpressionError) -> Node {
    // Within `all`, `any` and `none` both forms may stand side by side.
    if Filter.isExpression(json) {
      return try Compiler(place: place, wanted: .boolean, globalState: globalState).compile(json)
    }
    guard let items = json.array else {
      throw ExpressionError(place: place, reason: "A filter must be an array, but found \(json.excerpt()).")
    }
    guard let name = items.first?.string else {
      throw ExpressionError(place: place, reason: "A filter begins with the name of its operator.")
    }
    switch name {
    case "all", "any", "none": return try combination(name, items, at: place)
    case "has", "!has", "in", "!in", "==", "!=", "<", "<=", ">", ">=": return try test(name, items, at: place)
    default:
      throw ExpressionError(
        place: place.appending(0), reason: "Unknown operator \"\(name.shown())\" in a filter.")
    }
  }

  private func combination(
    _ name: String, _ items: [JSONValue], at place: JSONPath
  ) throws(ExpressionError) -> Node {
    var conditions: [Node] = []
    for index in items.indices.dropFirst() {
      conditions.append(try compile(items[index], at: place.appending(index)))
    }
    switch name {
    case "all": return Node(.boolean, All(conditions: conditions), conditions)
    case "any": return Node(.boolean, AnyOf(conditions: conditions), conditions)
    default:
      let any = Node(.boolean, AnyOf(conditions: conditions), conditions)
      return Node(.boolean, Not(argument: any), [any])
    }
  }

  private func test(_ name: String, _ items: [JSONValue], at place: JSONPath) throws(ExpressionError) -> Node {
    guard items.count > 1, let key = items[1].string else {
      throw ExpressionError(place: place, reason: "\"\(name)\" in a filter takes the name of a property first.")
    }
    let values = items.dropFirst(2)
    if let index = values.indices.first(where: { values[$0].array != nil || values[$0].object != nil }) {
      throw ExpressionError(
        place: place.appending(index),
        reason: "\"\(name)\" in a filter compares with strings, numbers and booleans.")
    }
    let expected = name.hasSuffix("has") ? 0 : name.hasSuffix("in") ? values.count : 1
    guard values.count == expected else {
      throw ExpressionError(
        place: place,
        reason: "\"\(name)\" in a filter takes \(expected + 1) arguments, but found \(items.count - 1).")
    }
    let subject = LegacySubject(key)
    switch name {
    case "has", "!has": return negated(LegacyPresence(subject: subject), name == "!has")
    case "==", "!=", "in", "!in":
      let wanted = Set(values.map(Value.init))
      return negated(LegacyMembership(subject: subject, values: wanted), name.hasPrefix("!"))
    default: return ordering(name, subject, Value(items[2]))
    }
  }

  private func negated(_ operation: any Operation, _ isNegated: Bool) -> Node {
    let node = Node(.boolean, operation, reads: .feature)
    return isNegated ? Node(.boolean, Not(argument: node), [node]) : node
  }

  private func ordering(_ name: String, _ subject: LegacySubject, _ value: Value) -> Node {
    let accepted: Set<Int> =
      switch name {
      case "<": [-1]
      case "<=": [-1, 0]
      case ">": [1]
      default: [0, 1]
      }
    return negated(LegacyOrdering(subject: subject, value: value, accepted: accepted), false)
  }
}

/// What a filter of the older form looks at.
private enum LegacySubject: Sendable {
  case property(String)
  case geometryType
  case identifier

  init(_ key: String) {
    switch key {
    case "$type": self = .geometryType
    case "$id": self = .identifier
    default: self = .property(key)
    }
  }

  /// The value; `nil` where the feature has none.
  func value(_ context: EvaluationContext) -> Value? {
    switch self {
    case .property(let key): return context.property(key)
    case .geometryType: return (try? GeometryType(merged: true).string(context)).map(Value.string)
    case .identifier: return context.feature?.id.map { .number(Double($0)) }
    }
  }
}

private struct LegacyPresence: BooleanOperation {
  let subject: LegacySubject

  func boolean(_ context: EvaluationContext) -> Bool { subject.value(context) != nil }
}

private struct LegacyMembership: BooleanOperation {
  let subject: LegacySubject
  let values: Set<Value>

  func boolean(_ context: EvaluationContext) -> Bool { subject.value(context).map(values.contains) ?? false }
}

/// The order of a value and a constant of the same type; false where the types differ.
private struct LegacyOrdering: BooleanOperation {
  let subject: LegacySubject
  let value: Value
  /// Which of -1, 0 and 1 pass.
  let accepted: Set<Int>

  func boolean(_ context: EvaluationContext) -> Bool {
    switch (subject.value(context), value) {
    case (.number(let a)?, .number(let b)): !a.isNaN && accepted.contains(a < b ? -1 : a == b ? 0 : 1)
    case (.string(let a)?, .string(let b)): accepted.contains(a < b ? -1 : a == b ? 0 : 1)
    default: false
    }
  }
}
