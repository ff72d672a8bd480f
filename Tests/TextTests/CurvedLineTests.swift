import Foundation
import Geometry
import Testing

@testable import Text

/// Text along curves.
@Suite(.enabled(if: Fonts.isInstalled, "Noto Sans is not installed")) struct CurvedLineTests {
  let typesetter = Fonts.typesetter

  static func arc(radius: Double, from start: Double, to end: Double, steps: Int = 200) -> [Point] {
    (0...steps).map {
      let angle = (start + (end - start) * Double($0) / Double(steps)) * .pi / 180
      return Point(500 + radius * cos(angle), 500 + radius * sin(angle))
    }
  }

  static func length(_ line: [Point]) -> Double {
    zip(line, line.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
  }

  private func line(_ text: String, size: Double = 12, language: String = "en") -> TextLine {
    typesetter.line(text, style: TextStyle(size: size, language: language))
  }

  /// On a straight line the text stands as it does without a curve.
  @Test(arguments: ["WAVE Avenue", "شارع الملك", "मार्ग"]) func straightCurveEqualsAPlainLine(text: String) throws {
    let line = line(text, size: 20)
    let path = try #require(
      line.place(along: [Point(0, 100), Point(150, 100), Point(400, 100)], at: 200, maxAngle: 30))
    var expected = Path()
    line.append(to: &expected, at: Point(200 - line.width / 2, 100 + 0.357 * 20))
    #expect(path.verbs.count == expected.verbs.count)
    let bounds = path.controlBounds
    let wanted = expected.controlBounds
    for (a, b) in [
      (bounds.minX, wanted.minX), (bounds.maxX, wanted.maxX), (bounds.minY, wanted.minY), (bounds.maxY, wanted.maxY),
    ] { #expect(abs(a - b) < 1e-3) }
  }

  /// Gaps between clusters on a bend equal those of straight text to 0.25 px.
  @Test(
    arguments: [60.0, 100, 200, 1000],
    [("en", "Mount Wilson Road"), ("ar", "شارع الملك فهد"), ("hi", "महात्मा गाँधी")])
  func gapsOnABendEqualThoseOfStraightText(radius: Double, text: (String, String)) throws {
    let line = line(text.1, language: text.0)
    let arc = Self.arc(radius: radius, from: -180, to: 0)
    let curved = try #require(line.curved(along: arc, at: Self.length(arc) / 2, maxAngle: 45))
    let centers = curved.clusterCenters
    for (index, pair) in zip(line.clusters, line.clusters.dropFirst()).enumerated() {
      // The pen goes to the middle's right edge, turns, and goes on: two sides of a triangle.
      let straight = (pair.0.advance + pair.1.advance) / 2 + pair.1.x - pair.0.x - pair.0.advance
      let gap = (centers[index + 1] - centers[index]).length
      #expect(abs(gap - straight) < 0.25)
    }
    let middle = (curved.clusterAnglesDegrees[0] + (curved.clusterAnglesDegrees.last ?? 0)) / 2
    #expect(abs(middle) < 4)
  }

  @Test(arguments: [0.3, 0.5, 0.7]) func bendsBeyondTheLimitDropTheText(share: Double) {
    let corner = [Point(0, 0), Point(100, 0), Point(100, 100)]
    #expect(line("Wilson Road").curved(along: corner, at: 200 * share, maxAngle: 45) == nil || share != 0.5)
    let circle = Self.arc(radius: 15, from: -180, to: 180)
    #expect(line("Wilson Road").curved(along: circle, at: Self.length(circle) * share, maxAngle: 45) == nil)
    let wide = Self.arc(radius: 80, from: -180, to: 0)
    #expect(line("Wilson Road").curved(along: wide, at: Self.length(wide) / 2, maxAngle: 45) != nil)
  }

  /// A text that ends beyond the line is dropped; one that just fits is not.
  @Test func textThatEndsBeyondTheLineIsDropped() {
    let line = line("Wilson Road")
    let exact = [Point(10, 10), Point(10 + line.width, 10)]
    #expect(line.curved(along: exact, at: line.width / 2, maxAngle: 45) != nil)
    #expect(line.curved(along: exact, at: line.width / 2 + 0.5, maxAngle: 45) == nil)
    #expect(line.curved(along: exact, at: line.width / 2 - 0.5, maxAngle: 45) == nil)
    #expect(line.curved(along: [Point(0, 0), Point(line.width - 1, 0)], at: line.width / 2, maxAngle: 45) == nil)
  }

  @Test(arguments: stride(from: 0.0, to: 360, by: 15).map { $0 })
  func textStandsUprightWhicheverWayTheLineIsDrawn(degrees: Double) throws {
    let direction = Point(cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    let polyline = [Point(500, 500) - direction * 200, Point(500, 500) + direction * 200]
    let curved = try #require(line("Wilson Road").curved(along: polyline, at: 200, maxAngle: 45))
    for angle in curved.clusterAnglesDegrees { #expect(abs(angle) < 90 + 1e-6) }
    let backward = try #require(line("Wilson Road").curved(along: polyline.reversed(), at: 200, maxAngle: 45))
    for (a, b) in zip(curved.clusterCenters, backward.clusterCenters) { #expect((a - b).length < 1e-6) }
  }

  /// An arc that would turn letters on their heads is refused.
  @Test func arcThatTurnsLettersOnTheirHeadsIsRefused() {
    let arc = Self.arc(radius: 60, from: 100, to: 260)
    #expect(line("A long street name").curved(along: arc, at: Self.length(arc) / 2, maxAngle: 60) == nil)
  }

  /// Right to left text reads from the right on a curve too, and keeps its clusters.
  @Test func rightToLeftTextReadsFromTheRightOnACurve() throws {
    let line = line("שדרות רוטשילד", language: "he")
    let arc = Self.arc(radius: 200, from: -140, to: -40)
    let curved = try #require(line.curved(along: arc, at: Self.length(arc) / 2, maxAngle: 45))
    let centers = curved.clusterCenters
    #expect(zip(centers, centers.dropFirst()).allSatisfy { $0.x < $1.x })
    #expect(line.clusters.first?.utf8Offset ?? 0 > line.clusters.last?.utf8Offset ?? 0)
  }

  @Test func marksWithoutWidthTurnWithTheirLetter() throws {
    let line = line("ก\u{200B}\u{200B}น้ำ Ne\u{200D}w", language: "th")
    let arc = Self.arc(radius: 100, from: -160, to: -20)
    let curved = try #require(line.curved(along: arc, at: Self.length(arc) / 2, maxAngle: 45))
    #expect(curved.clusterAnglesDegrees.allSatisfy { $0.isFinite })
    #expect(curved.clusterBoxes.count == line.clusters.count)
  }

  @Test func linesThatAreNoneAreRefused() {
    let line = line("A")
    for polyline in [
      [], [Point(1, 1)], [Point(1, 1), Point(1, 1)], [Point(0, 0), Point(.nan, 3)], [Point(0, 0), Point(.infinity, 0)],
    ] {
      #expect(line.curved(along: polyline, at: 0, maxAngle: 45) == nil)
    }
    #expect(line.curved(along: [Point(0, 0), Point(100, 0)], at: .nan, maxAngle: 45) == nil)
    #expect(line.curved(along: [Point(0, 0), Point(0, 0), Point(100, 0), Point(100, 0)], at: 50, maxAngle: 45) != nil)
  }
}

extension CurvedLine {
  /// The middle of each cluster on the curve, left to right in reading direction.
  var clusterCenters: [Point] {
    zip(line.clusters, placements).map { $1.start + $1.direction * ($0.advance / 2) }
  }

  /// The angle of each cluster's baseline in degrees, clockwise from the x axis, −180 to 180.
  var clusterAnglesDegrees: [Double] {
    placements.map { atan2($0.direction.y, $0.direction.x) * 180 / .pi }
  }
}
