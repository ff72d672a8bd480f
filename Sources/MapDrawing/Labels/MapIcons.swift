import Icons

/// The icons that a style may name.
struct MapIcons: Sendable {
  /// `nil` for names that nobody has drawn.
  func icon(named name: String) -> MapIcon? {
    switch name {
    case "signal": MapIcon(MarkerIcon.trafficLight(), width: 14, height: 24, gridSize: 28.8)
    case "stop": MapIcon(MarkerIcon.stopSign(), width: 20, height: 20, gridSize: 21)
    default: nil
    }
  }
}
