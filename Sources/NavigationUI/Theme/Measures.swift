/// The design's measures that components share, in points; each component's own stand in its file.
enum Measures {
  /// Between the map's edges and what floats on it; the larger one on maps with both sides of `largeMap` and more.
  static let margin = 12.0
  static let largeMargin = 16.0
  static let largeMap = 700.0
  /// Between controls, and between small things.
  static let gap = 12.0
  static let smallGap = 8.0
  /// What is left free around each element.
  static let air = 4.0
  /// The side of a button.
  static let target = 48.0
  static let cardRadius = 20.0
  /// Of tiles and buttons in cards, and of panels.
  static let tileRadius = 14.0
  /// Labels of pills.
  static let label = 16.0

  /// Maps as wide as this have their cards in a leading column, as those have that are wider than high.
  static let wideMap = 600.0
  /// Cards are compact on lower and narrower maps.
  static let compactHeight = 480.0
  static let compactWidth = 360.0
  /// The leading column's share of the width, and its limits.
  static let columnShare = 0.39
  static let narrowestColumn = 300.0
  static let widestColumn = 384.0

  /// From a safe area to what floats on the map: beside it, below it, and how far into it at the lower edge.
  static let besideSafeArea = 8.0
  static let belowSafeArea = 4.0
  static let intoSafeArea = 8.0

  /// Where our position is kept: the share of the free height above it, and what is left free below it.
  static let positionShare = 0.755
  static let widePositionShare = 0.75
  static let belowPosition = 56.0
  /// From the middle of our position's mark to its tip.
  static let positionReach = 26.0
  /// From the position to beyond the ring around it.
  static let ringReach = 50.0
}
