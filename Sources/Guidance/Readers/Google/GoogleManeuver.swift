/// The manoeuvres of both Google services; v1 writes "turn-left" where v2 writes "TURN_LEFT".
struct GoogleManeuver {
  var word: String
  /// Google has one word for ramps on and off; its text distinguishes them.
  var leavesHighway: Bool

  init(_ word: String, leavesHighway: Bool = false) {
    self.word = word.uppercased().replacing("-", with: "_")
    self.leavesHighway = leavesHighway
  }

  func maneuver(drivingSide side: DrivingSide) -> Maneuver {
    switch word {
    case "DEPART": .depart
    case "STRAIGHT": .straight
    case "NAME_CHANGE": .nameChange
    case "TURN_SLIGHT_LEFT": .turnSlightLeft
    case "TURN_SLIGHT_RIGHT": .turnSlightRight
    case "TURN_LEFT": .turnLeft
    case "TURN_RIGHT": .turnRight
    case "TURN_SHARP_LEFT": .turnSharpLeft
    case "TURN_SHARP_RIGHT": .turnSharpRight
    case "UTURN_LEFT": .turnUTurnCounterClockwise
    case "UTURN_RIGHT": .turnUTurnClockwise
    case "KEEP_LEFT", "TURN_KEEP_LEFT": .turnKeepLeft
    case "KEEP_RIGHT", "TURN_KEEP_RIGHT": .turnKeepRight
    case "MERGE": .mergeUnspecified
    case "RAMP_LEFT": leavesHighway ? .offRampLeft : .onRampLeft
    case "RAMP_RIGHT": leavesHighway ? .offRampRight : .onRampRight
    case "FORK_LEFT": .forkLeft
    case "FORK_RIGHT": .forkRight
    case "FERRY": .ferryBoat
    case "FERRY_TRAIN": .ferryTrain
    case "ROUNDABOUT_LEFT": .roundabout(.left, side)
    case "ROUNDABOUT_RIGHT": .roundabout(.right, side)
    default: .unknown
    }
  }
}
