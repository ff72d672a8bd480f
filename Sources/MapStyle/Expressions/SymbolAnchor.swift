/// Which point of a label or icon lies on the feature.
public enum SymbolAnchor: String, Sendable, CaseIterable {
  case center, left, right, top, bottom
  case topLeft = "top-left"
  case topRight = "top-right"
  case bottomLeft = "bottom-left"
  case bottomRight = "bottom-right"
}
