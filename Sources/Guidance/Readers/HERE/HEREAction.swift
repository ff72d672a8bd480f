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
    step.roundaboutTurnNumber = exitOfRing
    if action != "arrive" { name(&step) }
    return step
  }

  private var nextIsExit: Bool { following?["action"]?.text == "roundaboutExit" }

  private var exitOfRing: Int? {
    switch action {
    case "roundaboutEnter": nextIsExit ? following?.integer("exit") : nil
    case "roundaboutExit", "roundaboutPass": node.integer("exit")
    default: nil
    }
  }

  /// A roundabout has no name here; what matters is the road that it is left for.
  private var road: JSONNode? {
    guard action == "roundaboutEnter", nextIsExit else { return node["nextRoad"] }
    return following?["nextRoad"]
  }

  private func name(_ step: inout Step) {
    let road = road
    step.roadNumbers = values(road, "number")
    step.roadName = values(road, "name").first ?? step.roadNumbers.first ?? ""
    let signs = action == "depart" ? [] : values(node["currentRoad"], "toward") + values(road, "toward")
    step.towardNumbers = signs.filter(SignedDestinations.isRoadNumber)
    step.towards = signs.filter { !SignedDestinations.isRoadNumber($0) }
    step.junctionName = values(node, "intersectionName").first
    let exits = values(node["exitSign"], "number")
    step.exitNumber = exits.isEmpty ? nil : exits.joined(separator: "–")
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
