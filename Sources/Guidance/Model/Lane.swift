/// The direction of an arrow on a lane; names and raw values are the Navigation SDK's.
public enum LaneShape: Int, Sendable, Hashable, CaseIterable {
  case unknown = 0
  case straight, slightLeft, slightRight, normalLeft, normalRight, sharpLeft, sharpRight, uTurnLeft, uTurnRight
}

/// One arrow of a lane, and whether the route follows it.
public struct LaneDirection: Sendable, Hashable {
  public var laneShape: LaneShape
  public var recommended: Bool

  public init(laneShape: LaneShape, recommended: Bool) {
    self.laneShape = laneShape
    self.recommended = recommended
  }
}

/// A lane's arrows. Lanes are listed from left to right whatever the driving side.
public struct Lane: Sendable, Hashable {
  public var directions: [LaneDirection]

  public init(directions: [LaneDirection]) { self.directions = directions }

  public var isRecommended: Bool { directions.contains(where: \.recommended) }
}
