/// The direction of an arrow on a lane; names and raw values are the Navigation SDK's.
public enum LaneShape: Int, Sendable, Hashable, CaseIterable {
  /// The service does not say.
  case unknown = 0
  /// Straight on, or a turn to one side.
  case straight, slightLeft, slightRight, normalLeft, normalRight, sharpLeft, sharpRight, uTurnLeft, uTurnRight
}

/// One arrow of a lane, and whether the route follows it.
public struct LaneDirection: Sendable, Hashable {
  /// Where the arrow points.
  public var laneShape: LaneShape
  /// Whether the route follows the arrow.
  public var recommended: Bool

  /// An arrow, and whether the route follows it.
  public init(laneShape: LaneShape, recommended: Bool) {
    self.laneShape = laneShape
    self.recommended = recommended
  }
}

/// A lane's arrows. Lanes are listed from left to right whatever the driving side.
public struct Lane: Sendable, Hashable {
  /// The lane's arrows, from left to right.
  public var directions: [LaneDirection]

  /// A lane with these arrows.
  public init(directions: [LaneDirection]) { self.directions = directions }

  /// Whether the route follows one of the arrows.
  public var isRecommended: Bool { directions.contains(where: \.recommended) }
}
