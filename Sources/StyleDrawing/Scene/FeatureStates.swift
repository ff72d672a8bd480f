import JSON
import MapData

/// What the user said of features, by source, layer and number.
struct FeatureStates: Sendable {
  private struct Key: Hashable {
    var source: String
    var layer: String
    var id: UInt64
  }

  private var states: [Key: [String: JSONValue]] = [:]

  mutating func set(_ state: [String: PropertyValue], id: UInt64, source: String, sourceLayer: String?) {
    let key = Key(source: source, layer: sourceLayer ?? "", id: id)
    states[key] = state.isEmpty ? nil : state.mapValues(JSONValue.init)
  }

  subscript(source: String?, sourceLayer: String?, id: UInt64?) -> [String: JSONValue] {
    guard !states.isEmpty, let source, let id else { return [:] }
    return states[Key(source: source, layer: sourceLayer ?? "", id: id)] ?? [:]
  }
}

extension JSONValue {
  fileprivate init(_ value: PropertyValue) {
    switch value {
    case .string(let text): self = .string(text)
    case .number(let number): self = .number(number)
    case .bool(let flag): self = .bool(flag)
    case .null: self = .null
    }
  }
}
