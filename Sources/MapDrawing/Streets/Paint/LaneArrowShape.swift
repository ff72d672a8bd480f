import Geometry

/// The painted arrow of one lane as convex pieces: x towards the tip, which is at 0, y to the driver's left, in metres.
enum LaneArrowShape {
  static let length = 5.0
  private static let halfShaft = 0.17
  private static let halfHead = 0.62
  private static let headLength = 1.35
  /// How far to the side a turning arrow's tip reaches.
  private static let aside = 1.35

  static func pieces(_ turns: LaneTurns) -> [[Point]] {
    let sides = turns.subtracting(.through)
    let goesOn = turns.contains(.through) || sides.isEmpty
    // Where a turn leaves the shaft: lower where the shaft has a head of its own.
    let bend = goesOn ? -3.2 : -1.1
    var pieces: [[Point]] = []
    if goesOn {
      pieces.append(bar(Point(-length, 0), Point(-headLength + 0.05, 0)))
      pieces.append(head(Point(0, 0), Point(1, 0)))
    } else {
      pieces.append(bar(Point(-length, 0), Point(bend, 0)))
    }
    for (turn, direction) in Self.directions where turns.contains(turn) {
      if turn == .reverse {
        pieces += reverse(bend)
        continue
      }
      // From the bend straight to the side, the head turned as the lane leads.
      let reach = aside - abs(direction.y) * (headLength - 0.35)
      let neck = Point(bend, 0) + direction * (reach / max(abs(direction.y), 0.5))
      pieces.append(bar(Point(bend, 0) - direction * halfShaft, neck + direction * 0.05))
      pieces.append(head(neck + direction * (headLength - 0.35), direction, length: headLength - 0.35))
    }
    return pieces
  }

  /// Along and to the left.
  private static let directions: [(LaneTurns, Point)] = [
    (.slightLeft, Point(0.78, 0.62)), (.left, Point(0, 1)), (.sharpLeft, Point(-0.62, 0.78)),
    (.slightRight, Point(0.78, -0.62)), (.right, Point(0, -1)), (.sharpRight, Point(-0.62, -0.78)),
    (.reverse, Point(-1, 1)),
  ]

  private static func reverse(_ bend: Double) -> [[Point]] {
    let width = 1.0
    return [
      bar(Point(bend, -halfShaft), Point(bend, width + halfShaft)),
      bar(Point(bend, width), Point(bend - 1, width)),
      head(Point(bend - 2, width), Point(-1, 0), length: 1),
    ]
  }

  private static func bar(_ a: Point, _ b: Point) -> [Point] {
    let side = (b - a).normalized.perpendicular * halfShaft
    return [a + side, b + side, b - side, a - side]
  }

  private static func head(_ tip: Point, _ direction: Point, length: Double = headLength) -> [Point] {
    let neck = tip - direction.normalized * length
    let side = direction.normalized.perpendicular * halfHead
    return [tip, neck + side, neck - side]
  }
}
