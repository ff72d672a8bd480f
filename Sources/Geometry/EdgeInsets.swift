/// Distances inwards from the four edges of a rectangle.
public struct EdgeInsets: Sendable, Hashable {
  public var top, left, bottom, right: Double

  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same distance at every edge.
  public init(_ all: Double) { self.init(top: all, left: all, bottom: all, right: all) }

  public static let zero = EdgeInsets()
}
