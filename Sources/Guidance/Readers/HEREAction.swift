import Geometry

/// One action of a HERE section.
struct HEREAction {
  var node: JSONNode
  /// The next action of the section.
  var following: JSONNode?

  private var action: String { node["action"]?.text ?? "" }
  private var direction: String? { node["direction"]?.text }

  func step(drivingSide side: DrivingSide) throws(RouteError) -> Step {
    var step = Step(maneuver: .unknown, distanceAlongRoute: 0, length: 0, duration: 0)
    step.length = try node.metres("length") ?? 0
    step.duration = try node.seconds("duration") ?? 0
    step.drivingSide = side
    step.turnAngleDegrees = node["turnAngle"]?.number.map { Geodesy.turnDegrees(from: 0, to: $0) }
    step.maneuver = maneuver(drivingSide: side, angle: step.turnAngleDegrees)
    step.instruction = node.string("instruction")
    if action == "roundaboutEnter" {
      step.roundaboutTurnNumber = following?["action"]?.text == "roundaboutExit" ? following?.integer("exit") : nil
    } else if action == "roundaboutExit" || action == "roundaboutPass" {
      step.roundaboutTurnNumber = node.integer("exit")
    }
    guard action != "arrive" else { return step }
    // The ring has no name; what matters is the road that it is left for.
    let isEntry = action == "roundaboutEnter" && following?["action"]?.text == "roundaboutExit"
    let road = isEntry ? following?["nextRoad"] : node["nextRoad"]
    step.roadNumbers = values(road, "number")
    step.roadName = values(road, "name").first ?? step.roadNumbers.first ?? ""
    let signs = values(node["currentRoad"], "toward") + values(road, "toward")
    for sign in signs where action != "depart" {
      if SignedDestinations.isRoadNumber(sign) { step.towardNumbers.append(sign) } else { step.towards.append(sign) }
    }
    let exits = values(node["exitSign"], "number")
    step.exitNumber = exits.isEmpty ? nil : exits.joined(separator: "–")
    return step
  }

  private func values(_ node: JSONNode?, _ name: String) -> [String] {
    (node?.list(name) ?? []).compactMap { $0.string("value") }
  }

  /// Left or right with a severity of light, quite or heavy.
  private func turnDirection(_ side: DrivingSide) -> TurnDirection? {
    switch (direction, node["severity"]?.text) {
    case ("left", "light"): .slightLeft
    case ("left", "heavy"): .sharpLeft
    case ("left", _): .left
    case ("right", "light"): .slightRight
    case ("right", "heavy"): .sharpRight
    case ("right", _): .right
    case ("middle", _): .straight
    default: nil
    }
  }

  private func maneuver(drivingSide side: DrivingSide, angle: Double?) -> Maneuver {
    let turn = turnDirection(side)
    switch action {
    case "depart": return .depart
    case "arrive":
      return turn.map { $0.isLeft ? .destinationLeft : $0.isRight ? .destinationRight : .destination } ?? .destination
    case "turn": return .turn(turn)
    case "continue", "continueHighway":
      guard let turn, turn != .straight else { return .straight }
      return .keep(turn)
    case "keep": return .keep(turn)
    case "ramp", "enterHighway": return .onRamp(turn)
    case "exit", "leaveHighway": return .offRamp(turn)
    case "uTurn":
      return .turn(
        turn.map { $0.isRight ? .uTurnClockwise : $0.isLeft ? .uTurnCounterClockwise : .uTurn(side) } ?? .uTurn(side))
    case "roundaboutEnter": return .roundabout(nil, side)
    case "roundaboutPass": return .roundabout(angle.map { TurnDirection(degrees: $0, drivingSide: side) }, side)
    case "roundaboutExit":
      // Without the detailed actions this is the only one for the whole roundabout.
      return node["nextRoad"] == nil && node["currentRoad"] == nil
        ? .roundabout(angle.map { TurnDirection(degrees: $0, drivingSide: side) }, side) : .roundaboutExit(side)
    case "board": return .ferryBoat
    case "deboard": return .straight
    default: return .unknown
    }
  }
}
