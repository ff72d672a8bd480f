/// Which way a manoeuvre leads, whatever its kind.
public enum TurnDirection: Sendable, Hashable, CaseIterable {
  /// Straight on, or a turn to one side, from slight to back.
  case straight, slightLeft, slightRight, left, right, sharpLeft, sharpRight, uTurnClockwise, uTurnCounterClockwise

  /// By the exit heading − approach heading, in eight sectors of 45°; beyond 157.5° it is a U-turn, made towards the
  /// middle of the road.
  public init(degrees: Double, drivingSide: DrivingSide) {
    let turn = Geodesy.turnDegrees(from: 0, to: degrees)
    switch abs(turn) {
    case ...22.5: self = .straight
    case ...67.5: self = turn < 0 ? .slightLeft : .slightRight
    case ...112.5: self = turn < 0 ? .left : .right
    case ...157.5: self = turn < 0 ? .sharpLeft : .sharpRight
    default: self = .uTurn(drivingSide)
    }
  }

  /// OSRM's words; `nil` for others and for none.
  public init?(modifier: String?, drivingSide: DrivingSide) {
    switch modifier {
    case "uturn": self = .uTurn(drivingSide)
    case "sharp right": self = .sharpRight
    case "right": self = .right
    case "slight right": self = .slightRight
    case "straight": self = .straight
    case "slight left": self = .slightLeft
    case "left": self = .left
    case "sharp left": self = .sharpLeft
    default: return nil
    }
  }

  /// Across the opposite lanes: anticlockwise where traffic keeps right.
  public static func uTurn(_ side: DrivingSide) -> TurnDirection {
    side == .left ? .uTurnClockwise : .uTurnCounterClockwise
  }

  /// Whether it turns to the left, however much.
  public var isLeft: Bool {
    self == .slightLeft || self == .left || self == .sharpLeft || self == .uTurnCounterClockwise
  }

  /// Whether it turns to the right, however much.
  public var isRight: Bool {
    self == .slightRight || self == .right || self == .sharpRight || self == .uTurnClockwise
  }
}
