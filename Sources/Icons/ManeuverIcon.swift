import Canvas
import Geometry
import Guidance

/// The icons of the 66 manoeuvres, in the roles `main` and `ghost`.
public enum ManeuverIcon {
  /// The drawing of `maneuver`.
  ///
  /// `turnAngleDegrees` (exit heading − approach heading, clockwise) shapes roundabouts whose kind names no angle.
  /// Below 28 points ask for the small form: thicker shafts and no ghosts.
  public static func icon(
    for maneuver: Maneuver, turnAngleDegrees: Double? = nil, isSmall: Bool = false
  ) -> VectorIcon {
    let icon = RoundaboutIcon.icon(for: maneuver, turnAngleDegrees: turnAngleDegrees) ?? plain(maneuver)
    return isSmall ? icon.forSmallSizes : icon
  }

  private static func plain(_ maneuver: Maneuver) -> VectorIcon {
    switch maneuver {
    case .unknown, .straight: straight
    case .depart: depart
    case .destination: destination
    case .destinationLeft: destinationRight.mirrored
    case .destinationRight: destinationRight
    case .turnLeft: turn.mirrored
    case .turnRight: turn
    case .turnKeepLeft, .offRampKeepLeft: keep.mirrored
    case .turnKeepRight, .offRampKeepRight: keep
    case .turnSlightLeft: slight.mirrored
    case .turnSlightRight: slight
    case .turnSharpLeft: sharp.mirrored
    case .turnSharpRight: sharp
    case .turnUTurnClockwise, .onRampUTurnClockwise, .offRampUTurnClockwise: uTurnCounterClockwise.mirrored
    case .turnUTurnCounterClockwise, .onRampUTurnCounterClockwise, .offRampUTurnCounterClockwise:
      uTurnCounterClockwise
    case .mergeUnspecified: merge
    case .mergeLeft: mergeRight.mirrored
    case .mergeRight: mergeRight
    case .forkLeft: fork.mirrored
    case .forkRight: fork
    case .onRampLeft, .onRampKeepLeft: rampOn.mirrored
    case .onRampUnspecified, .onRampRight, .onRampKeepRight: rampOn
    case .onRampSlightLeft: rampOnSlight.mirrored
    case .onRampSlightRight: rampOnSlight
    case .onRampSharpLeft, .offRampSharpLeft: rampSharp.mirrored
    case .onRampSharpRight, .offRampSharpRight: rampSharp
    case .offRampLeft, .offRampSlightLeft: rampOff.mirrored
    case .offRampUnspecified, .offRampRight, .offRampSlightRight: rampOff
    case .ferryBoat: ferry
    case .ferryTrain: train
    case .nameChange: nameChange
    default: straight
    }
  }

  private static func arrow(_ points: [(Double, Double)], radius: Double = 0) -> VectorIcon {
    VectorIcon(layers: ArrowShape.maneuver.layers(CenterLine(points, radius: radius)))
  }

  private static func arrow(
    _ points: [(Double, Double)], radius: Double, ghost: [(Double, Double)], ghostRadius: Double = 0
  ) -> VectorIcon {
    let shape = ArrowShape.maneuver
    return VectorIcon(
      layers: [shape.road(CenterLine(ghost, radius: ghostRadius), .ghost)]
        + shape.layers(CenterLine(points, radius: radius)))
  }

  static let straight = arrow([(24, 44), (24, 4)])
  static let slight = arrow([(15, 44), (15, 27), (36.5, 5.5)], radius: 10)
  static let turn = arrow([(13, 43), (13, 18.5), (43, 18.5)], radius: 8)
  static let sharp = arrow([(13.5, 44), (13.5, 8), (40, 34.5)], radius: 5.5)
  static let uTurnCounterClockwise = arrow([(35, 44), (35, 6.5), (13.5, 6.5), (13.5, 39)], radius: 10.75)
  static let keep = arrow(
    [(21, 44), (21, 33), (32, 20.5), (32, 4)], radius: 9, ghost: [(21, 44), (21, 33), (11, 21), (11, 7)],
    ghostRadius: 9)
  static let fork = arrow(
    [(24, 44), (24, 30), (40.5, 6.5)], radius: 7, ghost: [(24, 44), (24, 30), (8.5, 10)], ghostRadius: 7)
  static let rampOn = arrow(
    [(15, 44), (15, 35), (32, 20.5), (32, 4)], radius: 8, ghost: [(15, 44), (15, 9)])
  static let rampOff = arrow([(14, 44), (14, 32), (39.5, 9)], radius: 10, ghost: [(14, 44), (14, 5)])
  static let rampOnSlight = arrow([(14, 44), (14, 32), (39.5, 9)], radius: 10, ghost: [(14, 44), (14, 9)])
  static let rampSharp = arrow(
    [(13.5, 44), (13.5, 14), (40, 38)], radius: 5.5, ghost: [(13.5, 44), (13.5, 3)])
  static let mergeRight = arrow(
    [(11.5, 44), (11.5, 37), (30, 22.5), (30, 4)], radius: 9, ghost: [(30, 44), (30, 12)])

  static let merge: VectorIcon = {
    let feeder = CenterLine([(9.5, 44), (9.5, 36), (24, 22.5), (24, 13)], radius: 9)
    let right = ArrowShape.maneuver.road(feeder, .main)
    let left = VectorIcon(layers: [right]).mirrored.layers
    return VectorIcon(layers: [right] + left + ArrowShape.maneuver.layers(CenterLine([(24, 20), (24, 4)])))
  }()

  static let depart = VectorIcon(
    layers: ArrowShape.maneuver.layers(CenterLine([(24, 30), (24, 4)])) + [
      .area(.circle(center: Point(24, 37.25), radius: 6.75))
    ])

  static let nameChange = VectorIcon(
    layers: [.area(.roundedRect(Rect(x: 27.5, y: 21, width: 18.5, height: 13), radius: 3), .role(.ghost))]
      + ArrowShape.maneuver.layers(CenterLine([(14.5, 44), (14.5, 4)])))

  /// The destination's sign with its chequer cut out (even-odd).
  static let destinationShape = withChequer(
    .icon(
      """
      M17.5 3H30.5A10 10 0 0 1 40.5 13V26A10 10 0 0 1 30.5 36H31.38L25 43.9Q24 45 23 43.9L16.62 36H17.5\
      A10 10 0 0 1 7.5 26V13A10 10 0 0 1 17.5 3Z
      """), center: Point(24, 19.5), cell: 5.8)

  static let destination = VectorIcon(layers: [.area(destinationShape)])

  static let destinationRight: VectorIcon = {
    let sign = withChequer(
      .icon(
        """
        M25 6H36.5A8.5 8.5 0 0 1 45 14.5V26A8.5 8.5 0 0 1 36.5 34.5H37.31L31.75 41.4Q30.75 42.5 29.75 41.4L24.19 34.5\
        H25A8.5 8.5 0 0 1 16.5 26V14.5A8.5 8.5 0 0 1 25 6Z
        """), center: Point(30.75, 20.25), cell: 5)
    let shape = ArrowShape.maneuver
    return VectorIcon(layers: [
      shape.road(CenterLine([(7.5, 44.5), (7.5, 4)]), .ghost),
      shape.road(CenterLine([(7.5, 44.5), (7.5, 29)]), .main),
      .area(sign),
    ])
  }()

  private static func withChequer(_ sign: Path, center: Point, cell: Double) -> Path {
    var path = sign
    path.append(MarkerIcon.chequer(center: center, cell: cell))
    return path
  }

  static let ferry = VectorIcon(layers: [
    .line("M5 43Q9.75 38.4 14.5 43Q19.25 47.6 24 43Q28.75 38.4 33.5 43Q38.25 47.6 43 43", width: 3.2, .role(.ghost)),
    .area(
      "M21.5 5H26.5A1.5 1.5 0 0 1 28 6.5V11H32A3 3 0 0 1 35 14V22H13V14A3 3 0 0 1 16 11H20V6.5A1.5 1.5 0 0 1 21.5 5Z"),
    .area(
      """
      M6.5 24.5H41.5A1.6 1.6 0 0 1 43 26.7L39.6 35.2A3.6 3.6 0 0 1 36.2 37.5H11.8A3.6 3.6 0 0 1 8.4 35.2L5 26.7\
      A1.6 1.6 0 0 1 6.5 24.5Z
      """),
  ])

  static let train = VectorIcon(layers: [
    .area(
      """
      M18 4H30A8 8 0 0 1 38 12V29A6 6 0 0 1 32 35H16A6 6 0 0 1 10 29V12A8 8 0 0 1 18 4ZM16.5 11A1.5 1.5 0 0 0 15 12.5\
      V19.5A1.5 1.5 0 0 0 16.5 21H31.5A1.5 1.5 0 0 0 33 19.5V12.5A1.5 1.5 0 0 0 31.5 11ZM17.5 25.2\
      A2.6 2.6 0 0 0 17.5 30.4A2.6 2.6 0 0 0 17.5 25.2ZM30.5 25.2A2.6 2.6 0 0 0 30.5 30.4A2.6 2.6 0 0 0 30.5 25.2Z
      """),
    .line("M16 36.5L11 44M32 36.5L37 44M13.5 40.5L34.5 40.5", width: 3.2),
  ])
}

extension VectorIcon {
  /// The form below 28 points: shafts of 7.5 units and no ghosts.
  var forSmallSizes: VectorIcon {
    var icon = withoutGhosts
    for index in icon.layers.indices {
      if case .stroke(let width, .butt, let join) = icon.layers[index].form {
        icon.layers[index].form = .stroke(width: max(width, 7.5), cap: .butt, join: join)
      }
    }
    return icon
  }
}
