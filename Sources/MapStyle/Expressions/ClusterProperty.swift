import JSON
import MapData

/// A property that clusters have from the points in them (`clusterProperties` of a GeoJSON source): an expression for each
/// point, and how two of its values become one.
public struct ClusterProperty: Sendable {
  /// The property's name.
  public let name: String
  private let map: Node
  private let reduce: Node

  /// - Parameters:
  ///   - json: `[operator, map]`, or `[reduce, map]` with `accumulated` and the property itself in `reduce`.
  ///   - place: of the property in the style, for messages.
  public init(_ name: String, _ json: JSONValue, at place: JSONPath, path: String) throws(StyleError) {
    guard let pair = json.array, pair.count == 2 else {
      throw .wrongType(
        path: path, place: place, found: json.excerpt(), allowed: "an operator or an expression, and an expression")
    }
    self.name = name
    // A bare operator joins what there is with the point's.
    let reduction =
      pair[0].string.map { operation in
        JSONValue.array([
          .string(operation), .array([.string("accumulated")]), .array([.string("get"), .string(name)]),
        ])
      } ?? pair[0]
    func compiled(_ json: JSONValue, _ index: Int) throws(StyleError) -> Node {
      do { return try Compiler().compile(json) } catch {
        throw .invalidExpression(
          path: path, place: place.appending(index).appending(error.place), reason: error.reason)
      }
    }
    reduce = try compiled(reduction, 0)
    map = try compiled(pair[1], 1)
  }

  /// A point's own value; null where the expression has none.
  public func value(of feature: Feature, zoom: Double) -> PropertyValue {
    Self.value(map, EvaluationContext(zoom: zoom, feature: feature))
  }

  /// Two values as one.
  public func joined(_ accumulated: PropertyValue, _ next: PropertyValue, zoom: Double) -> PropertyValue {
    let feature = Feature(id: nil, geometry: .points([]), properties: [name: next])
    return Self.value(
      reduce, EvaluationContext(zoom: zoom, feature: feature).accumulating(Value(accumulated)))
  }

  private static func value(_ node: Node, _ context: EvaluationContext) -> PropertyValue {
    guard let value = try? node.evaluate(context) else { return .null }
    return switch value {
    case .null: .null
    case .boolean(let flag): .bool(flag)
    case .number(let number): .number(number)
    default: .string(value.text)
    }
  }
}
