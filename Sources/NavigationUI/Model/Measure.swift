/// A number with its unit, in reading order.
public struct Measure: Sendable, Hashable {
  public struct Part: Sendable, Hashable {
    public var text: String
    public var isValue: Bool

    public init(_ text: String, isValue: Bool) {
      self.text = text
      self.isValue = isValue
    }
  }

  public var parts: [Part]
  /// Whether number and unit stand without a space, as in Chinese.
  public var isJoined = false

  public init(parts: [Part], isJoined: Bool = false) {
    self.parts = parts
    self.isJoined = isJoined
  }

  /// "500 ft", or "5 h 20 min" from several pairs.
  public init(_ pairs: (value: String, unit: String)...) {
    parts = pairs.flatMap { pair in
      [Part(pair.value, isValue: true)] + (pair.unit.isEmpty ? [] : [Part(pair.unit, isValue: false)])
    }
  }

  public var text: String { parts.map(\.text).joined(separator: " ") }
}
