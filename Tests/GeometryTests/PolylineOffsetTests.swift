import Foundation
import Geometry
import Testing

@Suite struct PolylineOffsetTests {
  @Test(arguments: [10.0, -10]) func rightAngleKeepsItsDistanceOnBothSides(distance: Double) {
    let line = Polyline([Point(0, 0), Point(100, 0), Point(100, 100)]).offset(by: distance)
    #expect(line == [Point(0, distance), Point(100 - distance, distance), Point(100 - distance, 100)])
  }

  @Test(arguments: [180.0, 179.9, 175]) func reversalHasNeitherSpikeNorLoop(degrees: Double) {
    let turn = degrees * .pi / 180
    let end = Point(100, 0) + Point(cos(turn), sin(turn)) * 100
    for distance in [10.0, -10] {
      let line = Polyline([Point(0, 0), Point(100, 0), end]).offset(by: distance)
      #expect(line.allSatisfy { $0.isFinite && $0.x < 121 && abs($0.y) < 21 })
    }
  }

  @Test(arguments: [10.0, -10]) func starMovedSidewaysHasNeitherSpikesNorLoops(distance: Double) {
    var star = (0..<10).map { i in
      let (angle, radius) = (Double(i) * .pi / 5, i % 2 == 0 ? 100.0 : 40)
      return Point(cos(angle) * radius, sin(angle) * radius)
    }
    star.append(star[0])
    let line = Polyline(star).offset(by: distance)
    // No corner is farther off than a mitre of twice the distance.
    func gap(_ p: Point) -> Double {
      let gaps = zip(star, star.dropFirst()).map { a, b -> Double in
        let side = b - a
        let along = min(max((p - a).dot(side) / side.dot(side), 0), 1)
        return (p - a - side * along).length
      }
      return gaps.min() ?? 0
    }
    #expect(line.allSatisfy { (9.999...20.001).contains(gap($0)) })
    // Every side keeps its direction, so the line goes round once and no loop turns back.
    let sides = zip(line, line.dropFirst()).map { ($1 - $0).normalized }
    let turns = zip(sides, sides.dropFirst() + sides.prefix(1)).map { atan2($0.cross($1), $0.dot($1)) }
    #expect(abs(turns.reduce(0, +) - 2 * .pi) < 1e-6)
    for (a, b) in zip(star, star.dropFirst()) {
      let direction = (b - a).normalized
      #expect(sides.contains { ($0 - direction).length < 1e-6 })
    }
  }

  @Test func repeatedPointsChangeNothing() {
    let line = Polyline([Point(0, 0), Point(0, 0), Point(50, 0), Point(50, 0)]).offset(by: 5)
    #expect(line == [Point(0, 5), Point(50, 5)])
  }
}
