/// The manoeuvre that OSRM's type and modifier mean; types that are not known count as turns, as its rules ask.
struct OSRMManeuver {
  var type: String
  var modifier: String?
  /// "ferry" and "train" are manoeuvres of their own.
  var mode: String?
  /// Exit heading − approach heading, where it is known.
  var angle: Double?

  func maneuver(drivingSide side: DrivingSide) -> Maneuver {
    if type != "depart", type != "arrive" {
      if mode == "ferry" { return .ferryBoat }
      if mode == "train" { return .ferryTrain }
    }
    let direction = TurnDirection(modifier: modifier, drivingSide: side)
    switch type {
    case "depart": return .depart
    case "arrive":
      return direction.map { $0.isLeft ? .destinationLeft : $0.isRight ? .destinationRight : .destination }
        ?? .destination
    case "new name": return direction == nil || direction == .straight ? .nameChange : turn(direction, side)
    case "notification": return turn(direction ?? .straight, side)
    case "merge": return Maneuver.merge(direction)
    case "on ramp", "ramp": return Maneuver.onRamp(direction)
    case "off ramp": return Maneuver.offRamp(direction)
    case "fork": return Maneuver.fork(direction)
    case "use lane": return Maneuver.keep(direction)
    case "roundabout", "rotary":
      return Maneuver.roundabout(angle.map { TurnDirection(degrees: $0, drivingSide: side) }, side)
    case "roundabout turn": return Maneuver.roundabout(direction, side)
    case "exit roundabout", "exit rotary": return Maneuver.roundaboutExit(side)
    default: return turn(direction, side)
    }
  }

  /// By the modifier, else by the angle.
  private func turn(_ direction: TurnDirection?, _ side: DrivingSide) -> Maneuver {
    Maneuver.turn(direction ?? angle.map { TurnDirection(degrees: $0, drivingSide: side) })
  }
}
