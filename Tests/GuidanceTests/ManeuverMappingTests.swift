import Testing

@testable import Guidance

/// The tables are written out from the services' documentation, one line a word, right-hand traffic | left-hand traffic.
@Suite struct ManeuverMappingTests {
  static let modifiers = [
    "uturn", "sharp right", "right", "slight right", "straight", "slight left", "left", "sharp left",
  ]

  /// In the order of `modifiers`.
  static let osrmTable: [String: [Maneuver]] = [
    "turn": [
      .turnUTurnCounterClockwise, .turnSharpRight, .turnRight, .turnSlightRight, .straight, .turnSlightLeft, .turnLeft,
      .turnSharpLeft,
    ],
    "new name": [
      .turnUTurnCounterClockwise, .turnSharpRight, .turnRight, .turnSlightRight, .nameChange, .turnSlightLeft,
      .turnLeft,
      .turnSharpLeft,
    ],
    "depart": Array(repeating: .depart, count: 8),
    "arrive": [
      .destinationLeft, .destinationRight, .destinationRight, .destinationRight, .destination, .destinationLeft,
      .destinationLeft, .destinationLeft,
    ],
    "merge": [
      .mergeLeft, .mergeRight, .mergeRight, .mergeRight, .mergeUnspecified, .mergeLeft, .mergeLeft, .mergeLeft,
    ],
    "on ramp": [
      .onRampUTurnCounterClockwise, .onRampSharpRight, .onRampRight, .onRampSlightRight, .onRampUnspecified,
      .onRampSlightLeft, .onRampLeft, .onRampSharpLeft,
    ],
    "off ramp": [
      .offRampUTurnCounterClockwise, .offRampSharpRight, .offRampRight, .offRampSlightRight, .offRampUnspecified,
      .offRampSlightLeft, .offRampLeft, .offRampSharpLeft,
    ],
    "fork": [.forkLeft, .forkRight, .forkRight, .forkRight, .straight, .forkLeft, .forkLeft, .forkLeft],
    "use lane": [
      .turnKeepLeft, .turnKeepRight, .turnKeepRight, .turnKeepRight, .straight, .turnKeepLeft, .turnKeepLeft,
      .turnKeepLeft,
    ],
    "roundabout turn": [
      .roundaboutUTurnCounterClockwise, .roundaboutSharpRightCounterClockwise, .roundaboutRightCounterClockwise,
      .roundaboutSlightRightCounterClockwise, .roundaboutStraightCounterClockwise,
      .roundaboutSlightLeftCounterClockwise, .roundaboutLeftCounterClockwise, .roundaboutSharpLeftCounterClockwise,
    ],
    "exit roundabout": Array(repeating: .roundaboutExitCounterClockwise, count: 8),
    "exit rotary": Array(repeating: .roundaboutExitCounterClockwise, count: 8),
  ]

  /// Types that mean the same as another one.
  static let synonyms = [
    "end of road": "turn", "continue": "turn", "notification": "turn", "never heard of": "turn", "ramp": "on ramp",
  ]

  static var cases: [(type: String, modifier: String, expected: Maneuver)] {
    let types = osrmTable.map { ($0.key, $0.value) } + synonyms.map { ($0.key, osrmTable[$0.value] ?? []) }
    return types.sorted { $0.0 < $1.0 }.flatMap { type, expected in
      zip(modifiers, expected).map { (type, $0, $1) }
    }
  }

  /// OSRM: every type with every modifier, on both sides.
  @Test(arguments: cases) func osrmEveryTypeWithEveryModifier(type: String, modifier: String, expected: Maneuver) {
    let maneuver = OSRMManeuver(type: type, modifier: modifier)
    #expect(maneuver.maneuver(drivingSide: .right) == expected)
    // On the left a U-turn is made to the right, and roundabouts run clockwise; all else stays.
    let mirrored: Maneuver =
      switch (type, modifier) {
      case ("arrive", "uturn"): .destinationRight
      case ("merge", "uturn"): .mergeRight
      case ("fork", "uturn"): .forkRight
      case ("use lane", "uturn"): .turnKeepRight
      default: Maneuver(rawValue: expected.rawValue - (Self.isCounterClockwise(expected) ? 1 : 0)) ?? .unknown
      }
    #expect(maneuver.maneuver(drivingSide: .left) == mirrored)
  }

  static func isCounterClockwise(_ maneuver: Maneuver) -> Bool { "\(maneuver)".hasSuffix("CounterClockwise") }

  @Test(arguments: [
    ("depart", Maneuver.depart), ("arrive", .destination), ("new name", .nameChange), ("merge", .mergeUnspecified),
    ("on ramp", .onRampUnspecified), ("off ramp", .offRampUnspecified), ("notification", .straight),
    ("roundabout", .roundaboutCounterClockwise), ("rotary", .roundaboutCounterClockwise), ("turn", .unknown),
  ])
  func osrmWithoutAModifier(type: String, expected: Maneuver) {
    #expect(OSRMManeuver(type: type, modifier: nil).maneuver(drivingSide: .right) == expected)
  }

  @Test(arguments: ["turn", "continue", "notification", "new name"])
  func osrmFerriesAndCarTrains(type: String) {
    #expect(OSRMManeuver(type: type, modifier: "right", mode: "ferry").maneuver(drivingSide: .right) == .ferryBoat)
    #expect(OSRMManeuver(type: type, modifier: "left", mode: "train").maneuver(drivingSide: .left) == .ferryTrain)
  }

  /// Roundabout exits are mirror images on the two sides of the road.
  /// Exits 1 to 4 of a roundabout with four arms, as one meets them going round.
  @Test(arguments: [
    (1, Maneuver.roundaboutRightCounterClockwise, Maneuver.roundaboutLeftClockwise),
    (2, .roundaboutStraightCounterClockwise, .roundaboutStraightClockwise),
    (3, .roundaboutLeftCounterClockwise, .roundaboutRightClockwise),
    (4, .roundaboutUTurnCounterClockwise, .roundaboutUTurnClockwise),
  ])
  func roundaboutExitsAreMirrorImages(exit: Int, right: Maneuver, left: Maneuver) {
    let turned = Double(exit) * 90
    #expect(OSRMManeuver(type: "roundabout", angle: 180 - turned).maneuver(drivingSide: .right) == right)
    #expect(OSRMManeuver(type: "rotary", angle: turned - 180).maneuver(drivingSide: .left) == left)
    #expect(right.drivenOn(.left).drivenOn(.right) == right)
  }

  /// Numbers and names of Valhalla's API reference; transit (30–36) and buildings (39–43) have no counterpart.
  static let valhallaTable: [Maneuver] = [
    .unknown, .depart, .depart, .depart, .destination, .destinationRight, .destinationLeft, .nameChange, .straight,
    .turnSlightRight, .turnRight, .turnSharpRight, .turnUTurnClockwise, .turnUTurnCounterClockwise, .turnSharpLeft,
    .turnLeft, .turnSlightLeft, .onRampUnspecified, .onRampRight, .onRampLeft, .offRampRight, .offRampLeft, .straight,
    .forkRight, .forkLeft, .mergeUnspecified, .roundaboutCounterClockwise, .roundaboutExitCounterClockwise, .ferryBoat,
    .straight, .unknown, .unknown, .unknown, .unknown, .unknown, .unknown, .unknown, .mergeRight, .mergeLeft, .unknown,
    .unknown, .unknown, .unknown, .unknown,
  ]

  /// Valhalla: types 0 to 43, on both sides.
  @Test(arguments: Array(valhallaTable.enumerated()).map { ($0.offset, $0.element) })
  func valhallaTypes0To43(type: Int, expected: Maneuver) {
    #expect(ValhallaManeuver(type: type).maneuver(drivingSide: .right) == expected)
    let left: Maneuver = type == 26 ? .roundaboutClockwise : type == 27 ? .roundaboutExitClockwise : expected
    #expect(ValhallaManeuver(type: type).maneuver(drivingSide: .left) == left)
  }

  @Test(arguments: [
    ("DEPART", Maneuver.depart), ("STRAIGHT", .straight), ("NAME_CHANGE", .nameChange), ("MERGE", .mergeUnspecified),
    ("TURN_SLIGHT_LEFT", .turnSlightLeft), ("TURN_SLIGHT_RIGHT", .turnSlightRight), ("TURN_LEFT", .turnLeft),
    ("TURN_RIGHT", .turnRight), ("TURN_SHARP_LEFT", .turnSharpLeft), ("TURN_SHARP_RIGHT", .turnSharpRight),
    ("UTURN_LEFT", .turnUTurnCounterClockwise), ("UTURN_RIGHT", .turnUTurnClockwise), ("RAMP_LEFT", .onRampLeft),
    ("RAMP_RIGHT", .onRampRight), ("FORK_LEFT", .forkLeft), ("FORK_RIGHT", .forkRight), ("FERRY", .ferryBoat),
    ("FERRY_TRAIN", .ferryTrain), ("ROUNDABOUT_LEFT", .roundaboutLeftCounterClockwise),
    ("ROUNDABOUT_RIGHT", .roundaboutRightCounterClockwise), ("MANEUVER_UNSPECIFIED", .unknown),
    ("SOMETHING", .unknown),
  ])
  func googleBothServicesWords(word: String, expected: Maneuver) {
    #expect(GoogleManeuver(word).maneuver(drivingSide: .right) == expected)
    let old = word.lowercased().replacing("_", with: "-")
    #expect(GoogleManeuver(old).maneuver(drivingSide: .right) == expected)
    let left = expected.isRoundabout ? expected.drivenOn(.left) : expected
    #expect(GoogleManeuver(word).maneuver(drivingSide: .left) == left)
    if word.hasPrefix("ROUNDABOUT") {
      #expect("\(left)".hasSuffix("Clockwise"))
      #expect(!Self.isCounterClockwise(left))
    }
  }

  @Test(arguments: [("RAMP_LEFT", Maneuver.offRampLeft), ("ramp-right", .offRampRight)])
  func googleRampThatLeaves(word: String, expected: Maneuver) {
    let text = GoogleInstruction("Take exit <b>8</b> toward <b>Delft</b>")
    #expect(GoogleManeuver(word, leavesHighway: text.leavesHighway).maneuver(drivingSide: .right) == expected)
  }

  @Test(arguments: [
    (-98, Maneuver.turnUTurnCounterClockwise), (-8, .turnUTurnCounterClockwise), (8, .turnUTurnClockwise),
    (-7, .turnKeepLeft), (7, .turnKeepRight), (-6, .roundaboutExitCounterClockwise), (-3, .turnSharpLeft),
    (-2, .turnLeft), (-1, .turnSlightLeft), (0, .straight), (1, .turnSlightRight), (2, .turnRight),
    (3, .turnSharpRight), (4, .destination), (6, .roundaboutCounterClockwise), (9, .ferryBoat), (77, .unknown),
  ])
  func graphHopperSigns(sign: Int, expected: Maneuver) {
    #expect(GraphHopperSign(sign: sign, isFirst: false).maneuver(drivingSide: .right) == expected)
    #expect(GraphHopperSign(sign: 0, isFirst: true).maneuver(drivingSide: .right) == .depart)
  }

  /// GraphHopper: a ring's angle tells its exit and its direction.
  @Test(arguments: [
    (-Double.pi / 2, DrivingSide.right, Maneuver.roundaboutRightCounterClockwise),
    (-Double.pi, .right, .roundaboutStraightCounterClockwise),
    (-3 * Double.pi / 2, .right, .roundaboutLeftCounterClockwise),
    (Double.pi / 2, .left, .roundaboutLeftClockwise), (Double.pi, .left, .roundaboutStraightClockwise),
    (3 * Double.pi / 2, .left, .roundaboutRightClockwise),
  ])
  func ringsAngleTellsExitAndDirection(radians: Double, side: DrivingSide, expected: Maneuver) {
    let sign = GraphHopperSign(sign: 6, isFirst: false, ringRadians: radians)
    #expect(sign.drivingSide == side)
    #expect(sign.maneuver(drivingSide: side) == expected)
  }

  /// The pairs of the 66 values are each other's mirror images.
  @Test func pairsAreMirrorImages() {
    #expect(Maneuver.allCases.count == 66)
    for maneuver in Maneuver.allCases {
      let left = maneuver.drivenOn(.left)
      let right = maneuver.drivenOn(.right)
      let isPaired = "\(maneuver)".hasSuffix("lockwise")
      #expect((left != right) == isPaired, "\(maneuver)")
      if isPaired { #expect("\(left)".replacing("Clockwise", with: "CounterClockwise") == "\(right)") }
    }
  }
}
