import JSON
import Pixels

/// What a property's expressions may read by the specification.
enum PropertySupport {
  case zoom, data, surroundings

  var inputs: Inputs {
    switch self {
    case .zoom: .zoom
    case .data: [.zoom, .feature]
    case .surroundings: .surroundings
    }
  }
}

extension ClosedRange<Double> {
  static let fromZero = 0...Double.greatestFiniteMagnitude

  /// The range in words.
  fileprivate var text: String {
    upperBound == .greatestFiniteMagnitude
      ? "at least \(lowerBound.shortText)" : "\(lowerBound.shortText) to \(upperBound.shortText)"
  }
}

/// Reads the values of properties and says where they are wrong.
struct PropertyReader {
  /// The style's file.
  let path: String
  let globalState: [String: JSONValue]
  var notes: [StyleNote] = []

  mutating func note(_ kind: StyleNote.Kind, _ place: JSONPath, _ message: String) {
    notes.append(StyleNote(kind: kind, place: place, message: message))
  }

  /// The property whose value is `json` at `place`; `default` where that is absent or null.
  mutating func read<T: PropertyType>(
    _ json: JSONValue?, at place: JSONPath, default fallback: T, _ support: PropertySupport,
    range: ClosedRange<Double> = anyNumber
  ) throws(StyleError) -> StyleProperty<T> {
    guard let json, json != .null else { return StyleProperty(constant: fallback, isDefault: true) }
    let node = try node(json, at: place, T.self, range: range)
    if !node.inputs.isSubset(of: support.inputs.union(.surroundings)) {
      note(.unsupported, place, "the style specification does not let this property depend on features.")
    }
    return property(node, fallback: fallback, range: range)
  }

  private func node<T: PropertyType>(
    _ json: JSONValue, at place: JSONPath, _: T.Type, range: ClosedRange<Double>
  ) throws(StyleError) -> Node {
    // Renderers of styles blend by red, green and blue whatever a function says.
    var target = LegacyFunction.Target(
      type: T.valueType, isInterpolated: T.valueType.isInterpolatable && !place.isSortKey,
      hasTokens: T.valueType == .formatted || T.valueType == .image, keywords: T.keywordNames)
    target.hasColorSpaces = false
    do throws(ExpressionError) {
      if let function = json.object { return try LegacyFunction.compile(function, target) }
      if Expression.isExpression(json) {
        return try Expression.compileProperty(
          json, wanted: target.type, isFreeText: target.isFreeText, globalState: globalState)
      }
    } catch {
      throw .invalidExpression(path: path, place: place.appending(error.place), reason: error.reason)
    }
    return try literal(json, at: place, T.self, range: range)
  }

  private func property<T: PropertyType>(_ node: Node, fallback: T, range: ClosedRange<Double>) -> StyleProperty<T> {
    if let literal = node.literal {
      return StyleProperty(constant: T(literal)?.limited(to: range) ?? fallback)
    }
    return StyleProperty(inputs: node.inputs, zoomCurve: ZoomCurve(node)) { context in
      do { return try T.evaluate(node, context)?.limited(to: range) ?? fallback } catch { return fallback }
    }
  }

  private func literal<T: PropertyType>(
    _ json: JSONValue, at place: JSONPath, _: T.Type, range: ClosedRange<Double>
  ) throws(StyleError) -> Node {
    let type = T.valueType
    if type == .color {
      guard let text = json.string, let color = Color(css: text) else {
        throw .invalidColor(path: path, place: place, found: json.excerpt())
      }
      return Node(literal: .color(color))
    }
    if type == .formatted || type == .image, let text = json.string { return Node.text(withTokens: text, as: type) }
    var value: Value? = Value(json)
    switch (type, json) {
    case (.padding, .number), (.padding, .array), (.anchorOffsets, .array): value = try? value?.converted(to: type)
    default: break
    }
    guard let value, type.accepts(value.type), T(value) != nil else { throw wrongLiteral(json, at: place, T.self) }
    if let number = json.number, !range.contains(number) {
      throw .outOfRange(path: path, place: place, found: number, allowed: range.text)
    }
    return Node(literal: value)
  }

  private func wrongLiteral<T: PropertyType>(_ json: JSONValue, at place: JSONPath, _: T.Type) -> StyleError {
    if let names = T.keywordNames, let found = json.string {
      return .unknownName(path: path, place: place, found: found, allowed: names)
    }
    return .wrongType(path: path, place: place, found: json.excerpt(), allowed: T.allowed)
  }
}

extension JSONPath {
  /// Whether this is a `…-sort-key`, the one kind of number that is never blended.
  fileprivate var isSortKey: Bool { lastKey?.hasSuffix("-sort-key") ?? false }
}
