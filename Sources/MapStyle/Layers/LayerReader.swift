import JSON

/// Reads the `layout` and `paint` of one layer and notes what it is not asked for.
struct LayerReader {
  private let layer: JSONValue
  private let place: JSONPath
  private var reader: PropertyReader
  private var known: [String: Set<String>] = ["layout": ["visibility"], "paint": []]

  init(_ layer: JSONValue, at place: JSONPath, _ reader: PropertyReader) {
    self.layer = layer
    self.place = place
    self.reader = reader
  }

  mutating func layout<T: PropertyType>(
    _ name: String, default fallback: T, _ support: PropertySupport, range: ClosedRange<Double> = anyNumber
  ) throws(StyleError) -> StyleProperty<T> {
    try property("layout", name, default: fallback, support, range: range)
  }

  mutating func paint<T: PropertyType>(
    _ name: String, default fallback: T, _ support: PropertySupport, range: ClosedRange<Double> = anyNumber
  ) throws(StyleError) -> StyleProperty<T> {
    try property("paint", name, default: fallback, support, range: range)
  }

  private mutating func property<T: PropertyType>(
    _ group: String, _ name: String, default fallback: T, _ support: PropertySupport, range: ClosedRange<Double>
  ) throws(StyleError) -> StyleProperty<T> {
    known[group]?.insert(name)
    return try reader.read(
      layer[group]?[name], at: place.appending(group).appending(name), default: fallback, support, range: range)
  }

  /// All notes, with those about properties that no one asked for.
  func notes() throws(StyleError) -> [StyleNote] {
    var reader = reader
    for group in ["layout", "paint"] {
      guard let properties = layer[group] else { continue }
      guard let object = properties.object else {
        throw .wrongType(
          path: reader.path, place: place.appending(group), found: properties.excerpt(), allowed: "an object")
      }
      for (name, _) in object.members where !isKnown(name, in: group) {
        reader.note(.unsupported, place.appending(group).appending(name), "unknown property, ignored.")
      }
    }
    return reader.notes
  }

  /// Transitions say how a change is animated, which a still picture has no use for.
  private func isKnown(_ name: String, in group: String) -> Bool {
    let names = known[group] ?? []
    return names.contains(name) || (name.hasSuffix("-transition") && names.contains(String(name.dropLast(11))))
  }
}
