/// What the driver does at a step's start; names and raw values are the Navigation SDK's.
public enum Maneuver: Int, Sendable, Hashable, CaseIterable {
  /// The service does not say.
  case unknown = 0
  /// Setting off, arriving, going on.
  case depart, destination, destinationLeft, destinationRight, straight
  /// Turns.
  case turnLeft, turnRight, turnKeepLeft, turnKeepRight, turnSlightLeft, turnSlightRight, turnSharpLeft,
    turnSharpRight, turnUTurnClockwise, turnUTurnCounterClockwise
  /// Merges and forks.
  case mergeUnspecified, mergeLeft, mergeRight, forkLeft, forkRight
  /// Ramps onto a motorway.
  case onRampUnspecified, onRampLeft, onRampRight, onRampKeepLeft, onRampKeepRight, onRampSlightLeft,
    onRampSlightRight, onRampSharpLeft, onRampSharpRight, onRampUTurnClockwise, onRampUTurnCounterClockwise
  /// Ramps off a motorway.
  case offRampUnspecified, offRampLeft, offRampRight, offRampKeepLeft, offRampKeepRight, offRampSlightLeft,
    offRampSlightRight, offRampSharpLeft, offRampSharpRight, offRampUTurnClockwise, offRampUTurnCounterClockwise
  /// Roundabouts, by the way out and the way round.
  case roundaboutClockwise, roundaboutCounterClockwise, roundaboutStraightClockwise,
    roundaboutStraightCounterClockwise, roundaboutLeftClockwise, roundaboutLeftCounterClockwise,
    roundaboutRightClockwise, roundaboutRightCounterClockwise, roundaboutSlightLeftClockwise,
    roundaboutSlightLeftCounterClockwise, roundaboutSlightRightClockwise, roundaboutSlightRightCounterClockwise,
    roundaboutSharpLeftClockwise, roundaboutSharpLeftCounterClockwise, roundaboutSharpRightClockwise,
    roundaboutSharpRightCounterClockwise, roundaboutUTurnClockwise, roundaboutUTurnCounterClockwise
  /// Leaving a roundabout.
  case roundaboutExitClockwise, roundaboutExitCounterClockwise
  /// Ferries, and a road that changes its name.
  case ferryBoat, ferryTrain, nameChange
}
