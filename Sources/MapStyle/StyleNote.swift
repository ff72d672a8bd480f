import JSON

/// Something that a style asks for and that is not done, with its place.
public struct StyleNote: Sendable, Hashable, CustomStringConvertible {
  /// What it is about.
  public enum Kind: Sendable, Hashable {
    /// A layer or a property that is not drawn or not known.
    case unsupported
    /// A layer names a source that the style does not have.
    case missingSource
  }

  /// What it is about.
  public var kind: Kind
  /// Where in the style it stands.
  public var place: JSONPath
  /// One sentence.
  public var message: String

  /// The place and the sentence.
  public var description: String { "\(place): \(message)" }
}
