import Canvas
import Geometry
import Guidance
import Pixels
import Testing

@testable import Icons

@Suite struct ManeuverIconTests {
  /// Endpoints read from the drawn sheets: shaft corners, arc ends and head corners, to two decimals.
  @Test(
    arguments: [
      (Maneuver.turnRight, [(13, 43), (13, 26.5), (21, 18.5), (32.5, 18.5)], (41.4, 18.5)),
      (.turnSlightRight, [(15, 44), (15, 31.14), (17.93, 24.07), (29.08, 12.92)], (35.37, 6.63)),
      (.turnSharpLeft, [(34.5, 44), (34.5, 21.28), (25.11, 17.39), (15.42, 27.08)], (9.13, 33.37)),
      (.turnKeepRight, [(21, 44), (21, 36.4), (23.24, 30.45), (29.76, 23.05), (32, 17.1), (32, 14.5)], (32, 5.6)),
      (.onRampLeft, [(33, 44), (33, 38.69), (30.19, 32.6), (18.81, 22.9), (16, 16.81), (16, 14.5)], (16, 5.6)),
      (.offRampSharpRight, [(13.5, 44), (13.5, 26.4), (22.69, 22.32), (32.22, 30.95)], (38.81, 36.93)),
      (.roundaboutRightCounterClockwise, [(20.25, 45.5), (20.25, 34), (29.75, 24.5), (35.75, 24.5)], (42.85, 24.5)),
      (
        .roundaboutSlightRightCounterClockwise, [(21.35, 45.5), (21.35, 36.47), (28.07, 20.26), (32.31, 16.01)],
        (37.33, 10.99)
      ),
      (
        .roundaboutSharpLeftCounterClockwise, [(26.79, 45.5), (26.79, 29.99), (19.73, 26.84), (15.27, 30.86)],
        (9.99, 35.61)
      ),
      (.roundaboutUTurnCounterClockwise, [(31, 45), (31, 22.65), (15.25, 15.5), (15.25, 36.5)], (15.25, 43.6)),
    ] as [(Maneuver, [(Double, Double)], (Double, Double))])
  func geometryMatchesTheSheets(maneuver: Maneuver, ends: [(Double, Double)], tip: (Double, Double)) throws {
    let icon = ManeuverIcon.icon(for: maneuver)
    let main = icon.layers.filter { $0.ink == .role(.main) }
    let shaft = main[0].path
    var index = 0
    var visited: [Point] = []
    for verb in shaft.verbs {
      index += verb.pointCount
      visited.append(Point(shaft.points[index - 1]))
    }
    for end in ends {
      #expect(visited.contains { ($0 - Point(end.0, end.1)).length < 0.012 }, "no point at \(end)")
    }
    #expect((Point(try #require(main[1].path.points.first)) - Point(tip.0, tip.1)).length < 0.012)
  }

  @Test(arguments: Maneuver.allCases)
  func everyManeuverIsDrawnInsideItsGrid(maneuver: Maneuver) {
    let icon = ManeuverIcon.icon(for: maneuver)
    #expect(icon.layers.contains { $0.ink == .role(.main) })
    #expect(Rect(x: 1, y: 1, width: 46, height: 46).contains(icon.bounds), "\(icon.bounds)")
    #expect(ManeuverIcon.icon(for: maneuver, isSmall: true).layers.allSatisfy { $0.ink == .role(.main) })
  }

  /// Left and right forms are mirror images.
  @Test(arguments: [
    (Maneuver.turnLeft, Maneuver.turnRight), (.forkLeft, .forkRight), (.mergeLeft, .mergeRight),
    (.turnUTurnClockwise, .turnUTurnCounterClockwise), (.destinationLeft, .destinationRight),
    (.roundaboutLeftClockwise, .roundaboutRightCounterClockwise),
    (.roundaboutUTurnClockwise, .roundaboutUTurnCounterClockwise),
  ])
  func mirrorImages(left: Maneuver, right: Maneuver) {
    let (a, b) = (ManeuverIcon.icon(for: left).bounds, ManeuverIcon.icon(for: right).bounds)
    #expect(abs(a.minX - (48 - b.maxX)) < 1e-4)
    #expect(abs(a.maxX - (48 - b.minX)) < 1e-4)
    #expect(abs(a.minY - b.minY) < 1e-4)
  }

  @Test(arguments: stride(from: -175.0, through: 180, by: 5).flatMap { [($0, false), ($0, true)] })
  func roundaboutHeadsStayInside(angle: Double, isClockwise: Bool) {
    let icon = RoundaboutIcon.icon(exitAngleDegrees: angle, isClockwise: isClockwise)
    for layer in icon.layers {
      guard case .outset(let distance) = layer.form else { continue }
      let box = layer.path.controlBounds.inset(by: -distance)
      #expect(Rect(x: 2, y: 2, width: 44, height: 44).contains(box), "\(box)")
    }
  }

  @Test func angleShapesOnlyRoundabouts() {
    let base = ManeuverIcon.icon(for: .roundaboutCounterClockwise)
    #expect(ManeuverIcon.icon(for: .roundaboutCounterClockwise, turnAngleDegrees: 70) != base)
    #expect(ManeuverIcon.icon(for: .roundaboutCounterClockwise, turnAngleDegrees: .nan) == base)
    #expect(ManeuverIcon.icon(for: .turnLeft, turnAngleDegrees: 70) == ManeuverIcon.icon(for: .turnLeft))
  }
}
