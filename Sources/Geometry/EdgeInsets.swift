/// Distances inwards from the four edges of a rectangle.
public struct EdgeInsets: Sendable, Hashable {
  /// Inwards from each edge; in the unit of what they are applied to.
  public var top, left, bottom, right: Double

  /// Insets from each edge, 0 where none is given.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same distance at every edge.
  public init(_ all: Double) { self.init(top: all, left: all, bottom: all, right: all) }

  /// No insets.
  public static let zero = EdgeInsets()
}
