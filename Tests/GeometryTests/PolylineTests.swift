import Geometry
import Testing

/// Lines of right angles and of the triangle with sides 3, 4 and 5, against numbers worked out by hand.
@Suite struct PolylineTests {
  /// 30 to the right, 40 down, 10 to the left.
  private let hook = Polyline([Point(0, 0), Point(30, 0), Point(30, 40), Point(20, 40)])

  /// A line is measured by its length, repeats left out.
  @Test func lineIsMeasuredByItsLength() {
    #expect(hook.measures == [0, 30, 70, 80])
    #expect(hook.length == 80)
    #expect(hook.bounds == Rect(minX: 0, minY: 0, maxX: 30, maxY: 40))
    #expect(hook.reversed.measures == [0, 10, 50, 80])
    let repeated = Polyline([Point(1, 1), Point(1, 1), Point(4, 5), Point(4, 5)])
    #expect(repeated.points == [Point(1, 1), Point(4, 5)])
    #expect(repeated.measures == [0, 5])
  }

  /// Places at measures; none beyond the ends.
  @Test func placesAtMeasures() throws {
    let corner = try #require(hook.place(at: 30))
    #expect(corner.point == Point(30, 0))
    #expect(corner.segment == 1)
    #expect(hook.place(at: 0)?.point == Point(0, 0))
    #expect(hook.place(at: 50)?.point == Point(30, 20))
    #expect(hook.place(at: 80)?.point == Point(20, 40))
    #expect(hook.place(at: -0.1) == nil)
    #expect(hook.place(at: 80.1) == nil)
    #expect(hook.place(at: .nan) == nil)
  }

  @Test func pointsHeldToTheEnds() {
    #expect(hook.point(at: -5) == Point(0, 0))
    #expect(hook.point(at: 75) == Point(25, 40))
    #expect(hook.point(at: 500) == Point(20, 40))
    #expect(Polyline([Point(7, 8)]).point(at: 3) == Point(7, 8))
    #expect(Polyline().point(at: 3) == nil)
  }

  @Test func directionsPastSegmentsWithoutLength() {
    #expect(hook.direction(at: 10) == Point(1, 0))
    #expect(hook.direction(at: 30) == Point(0, 1))
    #expect(hook.direction(at: 99) == Point(-1, 0))
    var standing = Polyline()
    for (x, measure) in [(0.0, 0.0), (6, 10), (6, 20)] { standing.append(Point(x, 0), at: measure) }
    #expect(standing.direction(at: 15) == Point(1, 0))
    #expect(Polyline([Point(1, 1)]).direction(at: 0) == .zero)
  }

  @Test func measuresOfOnesOwnNeverFall() {
    var line = Polyline()
    for (x, measure) in [(0.0, 100.0), (10, 200), (20, 150), (30, .nan), (40, 300)] {
      line.append(Point(x, 0), at: measure)
    }
    #expect(line.measures == [100, 200, 200, 200, 300])
    #expect(line.point(at: 150) == Point(5, 0))
    #expect(line.point(at: 250) == Point(35, 0))
    #expect(line.place(at: 50) == nil)
  }

  /// The next place at a straight distance.
  /// From (20, 0) a circle of radius 25 meets the way down where 10² + y² = 25², at y = √525.
  @Test func placeAtAStraightDistance() throws {
    let start = try #require(hook.place(at: 20))
    let next = try #require(hook.place(after: start, atDistance: 25))
    #expect((next.point - Point(30, 22.912_878_474_779_2)).length < 1e-9)
    #expect(abs(next.measure - 52.912_878_474_779_2) < 1e-9)
    #expect(next.segment == 1)
    let near = try #require(hook.place(after: start, atDistance: 4))
    #expect(near.point == Point(24, 0))
    #expect(near.measure == 24)
    // The farthest place is (30, 40), √(10² + 40²) = 41.23 away.
    #expect(hook.place(after: start, atDistance: 41)?.segment == 1)
    #expect(hook.place(after: start, atDistance: 42) == nil)
  }

  @Test func nearestPlace() throws {
    let beside = try #require(hook.nearest(to: Point(33, 24)))
    #expect(beside.measure == 54)
    #expect(beside.away == 3)
    let beyond = try #require(hook.nearest(to: Point(-3, -4)))
    #expect(beyond.measure == 0)
    #expect(beyond.away == 5)
    // Only from the last segment on.
    let late = try #require(hook.nearest(to: Point(20, 0), from: 75))
    #expect(late.measure == 80)
    #expect(late.away == 40)
    // Only up to the first corner.
    let early = try #require(hook.nearest(to: Point(25, 50), to: 20))
    #expect(early.measure == 25)
    #expect(early.away == 50)
    #expect(Polyline([Point(1, 1)]).nearest(to: Point(0, 0)) == nil)
  }

  @Test func slicesEndsIncluded() {
    let middle = hook.slice(from: 15, to: 50)
    #expect(middle.points == [Point(15, 0), Point(30, 0), Point(30, 20)])
    #expect(middle.measures == [15, 30, 50])
    #expect(hook.slice(from: 30, to: 70).points == [Point(30, 0), Point(30, 40)])
    #expect(hook.slice(from: -10, to: 100) == hook)
    for (from, to) in [(40.0, 40.0), (50, 20), (80, 90), (-20, 0), (.nan, 50)] {
      #expect(hook.slice(from: from, to: to).points.isEmpty, "\(from) to \(to)")
    }
  }

  @Test func slicesOfMeasuresOfOnesOwn() {
    var route = Polyline()
    for (x, metres) in [(0.0, 0.0), (1, 100), (1, 200), (3, 300)] { route.append(Point(x, 0), at: metres) }
    // The line stands still from 100 to 200.
    #expect(route.slice(from: 50, to: 150).points == [Point(0.5, 0), Point(1, 0)])
    #expect(route.slice(from: 120, to: 180).points.isEmpty)
    #expect(route.slice(from: 50, to: 250).points == [Point(0.5, 0), Point(1, 0), Point(2, 0)])
  }

  /// Touching boxes, with a corner, through and not at all.
  @Test func boxesThatALineTouches() {
    #expect(hook.touches(Rect(x: 10, y: -5, width: 5, height: 10)))
    #expect(hook.touches(Rect(x: 30, y: 10, width: 5, height: 5)))
    #expect(!hook.touches(Rect(x: 5, y: 5, width: 20, height: 30)))
    #expect(!Polyline().touches(Rect(x: 0, y: 0, width: 1, height: 1)))
  }
}

@Suite struct SegmentTests {
  @Test func distancesFromSegments() {
    let segment = Segment(Point(0, 0), Point(8, 6))
    // The foot of (1, 7) is the middle, (4, 3): √(3² + 4²).
    #expect(abs(segment.nearestShare(to: Point(1, 7)) - 0.5) < 1e-12)
    #expect(abs(segment.distance(to: Point(1, 7)) - 5) < 1e-12)
    #expect(segment.distance(to: Point(11, 10)) == 5)
    let point = Segment(Point(2, 2), Point(2, 2))
    #expect(point.nearestShare(to: Point(5, 6)) == 0)
    #expect(point.distance(to: Point(5, 6)) == 5)
  }

  @Test func crossingsInsideBoth() {
    let segment = Segment(Point(0, 0), Point(10, 10))
    #expect(segment.crosses(Segment(Point(0, 10), Point(10, 0))))
    #expect(!segment.crosses(Segment(Point(0, 10), Point(4, 6))))
    #expect(!segment.crosses(Segment(Point(5, 5), Point(10, 0))))
    #expect(!segment.crosses(Segment(Point(2, 2), Point(20, 20))))
  }
}
