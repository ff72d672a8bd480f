import Foundation
import Geometry
import Guidance
import Testing

@testable import MapDrawing

/// The drawn line: round corners, and both ways of a street side by side.
@Suite(.enabled(if: hasFonts, "needs the Noto fonts")) struct RouteCornerTests {
  private func smoothed(_ points: Point...) -> Polyline { RouteCorners.smoothed(Polyline(points), metre: 1) }

  /// How far the line leaves a place.
  private func distance(_ line: Polyline, from place: Point) -> Double { line.nearest(to: place)?.away ?? .infinity }

  /// A right angle is a quarter circle of 5.5 m: it begins 5.5 m before the corner and passes 5.5 · (√2 − 1) beside it.
  @Test func rightAngleIsAQuarterCircle() throws {
    let line = smoothed(Point(0, 0), Point(100, 0), Point(100, 100))
    #expect(abs(distance(line, from: Point(100, 0)) - 5.5 * (2.0.squareRoot() - 1)) < 0.03)
    let middle = Point(94.5, 5.5)
    let arc = line.points.filter { $0.x > 94.4 && $0.y < 5.6 }
    #expect(arc.count >= 8)
    #expect(arc.allSatisfy { abs(($0 - middle).length - 5.5) < 1e-9 })
    #expect(line.points.first == Point(0, 0))
    #expect(line.points.last == Point(100, 100))
    // Distances stay those of the line: before and after the corner every place is where it was.
    for measure in [10.0, 94, 106, 190] {
      let place = try #require(line.point(at: measure))
      #expect((place - (measure < 100 ? Point(measure, 0) : Point(100, measure - 100))).length < 1e-9)
    }
    #expect(zip(line.measures, line.measures.dropFirst()).allSatisfy { $0 <= $1 })
  }

  /// However sharp the turn, the curve stays on the crossing.
  @Test(arguments: [20.0, 45, 90, 120, 135, 149]) func curveStaysNearTheCorner(degrees: Double) {
    let angle = degrees * .pi / 180
    let corner = Point(100, 0)
    let line = smoothed(Point(0, 0), corner, corner + Point(cos(angle), sin(angle)) * 100)
    #expect(distance(line, from: corner) <= 3.52)
    #expect(distance(line, from: corner) > 0.1)
    // No bend that one sees is left.
    for (a, (b, c)) in zip(line.points, zip(line.points.dropFirst(), line.points.dropFirst(2))) {
      let bend = atan2((b - a).cross(c - b), (b - a).dot(c - b))
      #expect(abs(bend) < 9 * .pi / 180)
    }
  }

  @Test func shortSegmentsKeepTheirOrder() {
    let zigzag = (0..<40).map { Point(Double($0), $0 % 2 == 0 ? 0 : 1) }
    let line = RouteCorners.smoothed(Polyline(zigzag), metre: 1)
    #expect(zip(line.measures, line.measures.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(line.points.allSatisfy { $0.isFinite && $0.y >= 0 && $0.y <= 1 })
  }

  // MARK: There and back

  /// 200 m north and back on the same street.
  private func thereAndBack(side: DrivingSide) -> RouteCanvas {
    RouteCanvas([Point(0, 0), Point(0, 200), Point(0, 0)], steps: [(200, .turnUTurnCounterClockwise)], side: side)
  }

  @Test(arguments: [DrivingSide.right, .left], [15.0, 16, 17, 18.5]) func bothWaysLieSideBySide(
    side: DrivingSide, zoom: Double
  ) throws {
    let canvas = thereAndBack(side: side)
    let camera = RouteCanvas.camera(at: Point(0, 150), zoom: zoom)
    let line = try #require(RouteLines(canvas.overlay, shapes: RouteShapes(), camera: camera).chosen)
    let (there, back) = (try #require(line.point(at: 120)), try #require(line.point(at: 280)))
    let east = (there.x - back.x) * camera.worldSize
    let apart = RouteWidths(camera: camera).whole + 2.5
    #expect(abs(east - (side == .right ? apart : -apart)) < 0.05)
    // Around the turn a half circle: nowhere nearer to the turning place than half of that.
    let turn = RouteCanvas.world(Point(0, 200))
    #expect(abs((line.nearest(to: turn)?.away ?? 0) * camera.worldSize - apart / 2) < 0.01 * apart)
    // At both ends the line is where the street is.
    #expect(abs((try #require(line.point(at: 0)).x - RouteCanvas.world(.zero).x) * camera.worldSize) < apart)
  }

  /// Between both ways the ground is seen, and signs show the direction of each.
  @Test func chevronsShowTheDirection() throws {
    var canvas = thereAndBack(side: .right)
    canvas.overlay.maneuverDistance = nil
    let picture = try canvas.drawn(RouteCanvas.camera(at: Point(0, 100), zoom: 18, scale: 3))
    #expect(try picture.color((picture.place(100) + picture.place(300)) / 2) == 0x112233)
    for range in [50.0..<150, 250..<350] {
      let white = try stride(from: range.lowerBound, to: range.upperBound, by: 0.05).filter {
        let color = try #require(try picture.color(picture.place($0)))
        return color & 0xFF > 0xF0 && color >> 16 > 0x80
      }
      #expect(white.count > 8)
    }
    let straight = try RouteCanvas([Point(0, 0), Point(0, 200)]).drawn(picture.camera)
    let colors = try stride(from: 20.0, to: 180, by: 0.1).map { try straight.color(straight.place($0)) }
    #expect(colors.allSatisfy { $0 == 0x0000FF || $0 == nil })
  }

  @Test func shapesAreKept() throws {
    let shapes = RouteShapes()
    let route = try #require(thereAndBack(side: .right).overlay.route)
    let first = shapes.shape(of: route)
    var other = route
    other.traffic = [RouteStretch(from: 0, to: 10, value: .jam)]
    #expect(shapes.shape(of: other).opposing == first.opposing)
    other.geometry[1].latitude += 0.001
    #expect(shapes.shape(of: other).bounds != first.bounds)
  }
}
