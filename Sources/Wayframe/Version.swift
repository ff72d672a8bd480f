/// The version of this package.
public enum Version {
  /// Such as `1.0.0`: what `wayframe --version` prints, and the name of the release's tag.
  public static let current = "1.0.0"
}
