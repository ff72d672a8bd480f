/// A number with its unit, in reading order.
public struct Measure: Sendable, Hashable {
  /// A number, or a unit.
  public struct Part: Sendable, Hashable {
    /// The words or digits as shown.
    public var text: String
    /// Whether it is a number and no unit.
    public var isValue: Bool

    /// A number, or a unit.
    public init(_ text: String, isValue: Bool) {
      self.text = text
      self.isValue = isValue
    }
  }

  /// Numbers and units in reading order.
  public var parts: [Part]
  /// Whether number and unit stand without a space, as in Chinese.
  public var isJoined = false

  /// A measure by its parts, which stand with spaces between them unless they are joined.
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

  /// As it is written in one line: with spaces between the parts, unless they are joined.
  var line: String { parts.map(\.text).joined(separator: isJoined ? "" : " ") }

  /// Numbers and units parted by spaces.
  public var text: String { parts.map(\.text).joined(separator: " ") }
}
