/// Which point of a label or icon lies on the feature.
public enum SymbolAnchor: String, Sendable, CaseIterable {
  /// The middle, or the middle of a side.
  case center, left, right, top, bottom
  /// The upper left corner.
  case topLeft = "top-left"
  /// The upper right corner.
  case topRight = "top-right"
  /// The lower left corner.
  case bottomLeft = "bottom-left"
  /// The lower right corner.
  case bottomRight = "bottom-right"
}
