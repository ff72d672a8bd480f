/// What the driver does at a step's start; names and raw values are the Navigation SDK's.
public enum Maneuver: Int, Sendable, Hashable, CaseIterable {
  case unknown = 0
  case depart, destination, destinationLeft, destinationRight, straight
  case turnLeft, turnRight, turnKeepLeft, turnKeepRight, turnSlightLeft, turnSlightRight, turnSharpLeft
  case turnSharpRight, turnUTurnClockwise, turnUTurnCounterClockwise
  case mergeUnspecified, mergeLeft, mergeRight, forkLeft, forkRight
  case onRampUnspecified, onRampLeft, onRampRight, onRampKeepLeft, onRampKeepRight, onRampSlightLeft
  case onRampSlightRight, onRampSharpLeft, onRampSharpRight, onRampUTurnClockwise, onRampUTurnCounterClockwise
  case offRampUnspecified, offRampLeft, offRampRight, offRampKeepLeft, offRampKeepRight, offRampSlightLeft
  case offRampSlightRight, offRampSharpLeft, offRampSharpRight, offRampUTurnClockwise, offRampUTurnCounterClockwise
  case roundaboutClockwise, roundaboutCounterClockwise, roundaboutStraightClockwise
  case roundaboutStraightCounterClockwise, roundaboutLeftClockwise, roundaboutLeftCounterClockwise
  case roundaboutRightClockwise, roundaboutRightCounterClockwise, roundaboutSlightLeftClockwise
  case roundaboutSlightLeftCounterClockwise, roundaboutSlightRightClockwise, roundaboutSlightRightCounterClockwise
  case roundaboutSharpLeftClockwise, roundaboutSharpLeftCounterClockwise, roundaboutSharpRightClockwise
  case roundaboutSharpRightCounterClockwise, roundaboutUTurnClockwise, roundaboutUTurnCounterClockwise
  case roundaboutExitClockwise, roundaboutExitCounterClockwise
  case ferryBoat, ferryTrain, nameChange
}
