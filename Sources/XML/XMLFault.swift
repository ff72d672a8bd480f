/// Why bytes are no XML that can be read here, and where.
public struct XMLFault: Error, Hashable {
  /// What is wrong.
  public enum Kind: Sendable, Hashable {
    /// The bytes contradict XML 1.0.
    case malformed
    /// The bytes end before what began at `offset` does; `reason` names it.
    case truncated
    /// Sound XML in another encoding than UTF-8; `reason` names it.
    case encoding
  }

  /// What is wrong.
  public var kind: Kind
  /// Bytes from the start.
  public var offset: Int
  /// From 1.
  public var line: Int
  /// What is wrong, in words.
  public var reason: String
}
