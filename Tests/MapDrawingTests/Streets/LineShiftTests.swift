import Geometry
import Guidance
import Testing

@testable import MapDrawing

/// A line that is moved aside turns where its moved legs cross.
struct LineShiftTests {
  /// 500 m north, then 300 m east: with shifts of a and b to the right the legs lie at x = a and y = −b, and cross at
  /// (a, −b), which the corner's arc of at most 5.5 m radius rounds.
  @Test(arguments: [(3.0, 2.0), (-3, -2), (3, -2), (-3, 2), (4, 0), (0, -4)])
  func turnLiesWhereTheLegsCross(before: Double, after: Double) throws {
    let canvas = RouteCanvas([Point(0, -500), Point(0, 0), Point(300, 0)])
    let shift = LineShift(legs: [
      .init(from: 0, to: 500, metres: [before, before]), .init(from: 500, to: 800, metres: [after, after]),
    ])
    let line = RouteLine(try #require(canvas.overlay.route), aside: shift)
    let metre = RouteCanvas.world(Point(1, 0)).x - RouteCanvas.world(.zero).x
    func metres(_ world: Point) -> Point {
      let way = (world - RouteCanvas.world(.zero)) / metre
      return Point(way.x, -way.y)
    }
    let places = line.slices(from: 0, to: 800).flatMap { $0 }.map(metres)
    let corner = Point(before, -after)
    // No place lies beyond the corner, and each within the arc's reach of one of the legs.
    #expect(places.allSatisfy { $0.x > corner.x - 0.05 && $0.y < corner.y + 0.05 })
    #expect(places.allSatisfy { min($0.x - corner.x, corner.y - $0.y) < 1.7 })
    // The arc's middle is 5.5 · (√2 − 1) m from the corner.
    let nearest = try #require(Polyline(places).nearest(to: corner)).away
    #expect(abs(nearest - 5.5 * (2.0.squareRoot() - 1)) < 0.05)
    // Never backwards.
    for (a, b) in zip(places, places.dropFirst()) { #expect(b.x - a.x + b.y - a.y > -0.01) }
    // Along the legs the line lies where it belongs.
    let (first, last) = (try #require(line.point(at: 200)), try #require(line.point(at: 700)))
    #expect(abs(metres(first).x - before) < 0.05)
    #expect(abs(metres(last).y + after) < 0.05)
  }

  /// Legs that are shorter than what the turns take of them leave no loop: a lane of 4 m inside two right turns that are
  /// 6 m apart.
  @Test func shortLegsLeaveNoLoop() throws {
    let canvas = RouteCanvas([Point(0, -200), Point(0, 0), Point(6, 0), Point(6, -200)])
    let shift = LineShift(legs: [
      .init(from: 0, to: 200, metres: [2, 2]), .init(from: 200, to: 206, metres: [2, 2]),
      .init(from: 206, to: 406, metres: [2, 2]),
    ])
    let line = RouteLine(try #require(canvas.overlay.route), aside: shift)
    let metre = RouteCanvas.world(Point(1, 0)).x - RouteCanvas.world(.zero).x
    let places = line.slices(from: 0, to: 406).flatMap { $0 }.map { ($0 - RouteCanvas.world(.zero)) / metre }
    #expect(places.allSatisfy { $0.x > 2 - 0.1 && $0.x < 4 + 0.1 })
    for (a, b) in zip(places, places.dropFirst()) { #expect(b.x - a.x > -0.01) }
  }

  /// Before a turn the line keeps to its lane, beyond it to the other street's: nothing glides over the corner.
  @Test func shiftsDoNotGlideOverTurns() {
    let shift = LineShift(legs: [.init(from: 0, to: 100, metres: [3, 3]), .init(from: 100, to: 200, metres: [-1, 1])])
    #expect(shift.shift(before: 100) == 3)
    #expect(shift.shift(at: 100) == -1)
    #expect(shift.shift(at: 150) == 0)
    #expect(shift.shift(at: 201) == 0)
    #expect(shift.range == 0...200)
  }
}
