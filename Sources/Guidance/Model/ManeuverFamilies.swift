/// The manoeuvres of each kind by direction; a missing direction gives the kind's unspecified form.
extension Maneuver {
  /// A turn that way; `unknown` without a direction.
  public static func turn(_ direction: TurnDirection?) -> Maneuver {
    switch direction {
    case nil: .unknown
    case .straight: .straight
    case .slightLeft: .turnSlightLeft
    case .slightRight: .turnSlightRight
    case .left: .turnLeft
    case .right: .turnRight
    case .sharpLeft: .turnSharpLeft
    case .sharpRight: .turnSharpRight
    case .uTurnClockwise: .turnUTurnClockwise
    case .uTurnCounterClockwise: .turnUTurnCounterClockwise
    }
  }

  /// Keeping to that side of a fork; straight on without a side.
  public static func keep(_ direction: TurnDirection?) -> Maneuver {
    guard let direction, direction != .straight else { return .straight }
    return direction.isLeft ? .turnKeepLeft : .turnKeepRight
  }

  /// Merging to that side.
  public static func merge(_ direction: TurnDirection?) -> Maneuver {
    guard let direction, direction != .straight else { return .mergeUnspecified }
    return direction.isLeft ? .mergeLeft : .mergeRight
  }

  /// Straight on at a fork of three is `straight`.
  public static func fork(_ direction: TurnDirection?) -> Maneuver {
    guard let direction, direction != .straight else { return .straight }
    return direction.isLeft ? .forkLeft : .forkRight
  }

  /// A ramp onto a motorway that way.
  public static func onRamp(_ direction: TurnDirection?) -> Maneuver {
    switch direction {
    case nil, .straight: .onRampUnspecified
    case .slightLeft: .onRampSlightLeft
    case .slightRight: .onRampSlightRight
    case .left: .onRampLeft
    case .right: .onRampRight
    case .sharpLeft: .onRampSharpLeft
    case .sharpRight: .onRampSharpRight
    case .uTurnClockwise: .onRampUTurnClockwise
    case .uTurnCounterClockwise: .onRampUTurnCounterClockwise
    }
  }

  /// A ramp off a motorway that way.
  public static func offRamp(_ direction: TurnDirection?) -> Maneuver {
    switch direction {
    case nil, .straight: .offRampUnspecified
    case .slightLeft: .offRampSlightLeft
    case .slightRight: .offRampSlightRight
    case .left: .offRampLeft
    case .right: .offRampRight
    case .sharpLeft: .offRampSharpLeft
    case .sharpRight: .offRampSharpRight
    case .uTurnClockwise: .offRampUTurnClockwise
    case .uTurnCounterClockwise: .offRampUTurnCounterClockwise
    }
  }

  /// Traffic circulates clockwise where it keeps left.
  public static func roundabout(_ direction: TurnDirection?, _ side: DrivingSide) -> Maneuver {
    let clockwise = side == .left
    return switch direction {
    case nil: clockwise ? .roundaboutClockwise : .roundaboutCounterClockwise
    case .straight: clockwise ? .roundaboutStraightClockwise : .roundaboutStraightCounterClockwise
    case .slightLeft: clockwise ? .roundaboutSlightLeftClockwise : .roundaboutSlightLeftCounterClockwise
    case .slightRight: clockwise ? .roundaboutSlightRightClockwise : .roundaboutSlightRightCounterClockwise
    case .left: clockwise ? .roundaboutLeftClockwise : .roundaboutLeftCounterClockwise
    case .right: clockwise ? .roundaboutRightClockwise : .roundaboutRightCounterClockwise
    case .sharpLeft: clockwise ? .roundaboutSharpLeftClockwise : .roundaboutSharpLeftCounterClockwise
    case .sharpRight: clockwise ? .roundaboutSharpRightClockwise : .roundaboutSharpRightCounterClockwise
    case .uTurnClockwise, .uTurnCounterClockwise:
      clockwise ? .roundaboutUTurnClockwise : .roundaboutUTurnCounterClockwise
    }
  }

  /// Leaving a roundabout where one drives on that side.
  public static func roundaboutExit(_ side: DrivingSide) -> Maneuver {
    side == .left ? .roundaboutExitClockwise : .roundaboutExitCounterClockwise
  }

  /// Whether it leads into or through a roundabout.
  public var isRoundabout: Bool {
    (Maneuver.roundaboutClockwise.rawValue...Maneuver.roundaboutUTurnCounterClockwise.rawValue).contains(rawValue)
  }

  /// Whether it leads out of a roundabout.
  public var isRoundaboutExit: Bool { self == .roundaboutExitClockwise || self == .roundaboutExitCounterClockwise }

  /// Whether it arrives at a destination.
  public var isArrival: Bool { self == .destination || self == .destinationLeft || self == .destinationRight }
}
