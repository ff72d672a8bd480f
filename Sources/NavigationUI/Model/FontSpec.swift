/// A size in points with a weight, in place of a built-in one.
public struct FontSpec: Sendable, Hashable {
  /// Points.
  public var size: Double
  /// Whether letters are bold.
  public var isBold: Bool

  /// A size in points; regular unless bold is asked for.
  public init(size: Double, isBold: Bool = false) {
    self.size = size
    self.isBold = isBold
  }
}
