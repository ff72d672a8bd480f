import Geometry
import TestSupport
import Testing
import Wayframe

@testable import Suites

/// Where call-outs stand: sides, anchors, labels, lines.
@Suite struct CallOutLayoutTests {
  private typealias Element = FrameLayout.Element

  @Test func aSmallElementGoesToItsNearerSide() throws {
    let layout = try CallOutLayout(
      [Element(name: "compassButton", x: 333, y: 200, width: 48, height: 48)], width: 393, height: 852)
    let compass = try #require(layout.callOuts.first)
    // A quarter of 48 is 12 inside its right edge at 381; the label stands level with it.
    #expect(compass.side == .right)
    #expect(compass.anchor == Point(369, 224))
    #expect(compass.labelY == 224)
    #expect(compass.number == 1)
    // Body's edge 393 + 11; 6, 44 and 52 outside of it.
    #expect(
      compass.line(screen: 393, bezel: 11) == [Point(456, 224), Point(448, 224), Point(410, 224), Point(369, 224)])
    // 24 + 14 from its middle at 357, 224 is 27 across and up; to the right that is beyond the screen's edge.
    #expect(compass.disc(screen: 393) == Point(330, 197))
  }

  @Test func wideElementsFillTheEmptierSide() throws {
    let layout = try CallOutLayout(
      [
        Element(name: "navigationHeader", x: 0, y: 0, width: 393, height: 100),
        Element(name: "navigationFooter", x: 0, y: 752, width: 393, height: 100),
        Element(name: "speedLimit", x: 12, y: 600, width: 60, height: 60),
      ], width: 393, height: 852)
    #expect(layout.callOuts.map(\.name) == ["navigationHeader", "speedLimit", "navigationFooter"])
    #expect(layout.callOuts.map(\.side) == [.right, .left, .left])
    #expect(layout.callOuts.map(\.anchor) == [Point(387, 50), Point(24, 630), Point(6, 802)])
    #expect(layout.callOuts.map(\.number) == [1, 2, 3])
  }

  @Test func anAnchorLeavesTheMapsLabels() throws {
    let element = Element(name: "callOut", x: 20, y: 100, width: 80, height: 80)
    func anchor(_ labels: [Rect]) throws -> Point? {
      try CallOutLayout([element], width: 393, height: 852, mapLabels: labels).callOuts.first?.anchor
    }
    let middle = Rect(x: 0, y: 135, width: 90, height: 10)
    // To the left the line would pass over the label: so to the right, 12 inside 100, at a quarter of the height.
    #expect(try anchor([middle]) == Point(88, 120))
    #expect(try anchor([middle, Rect(x: 0, y: 115, width: 90, height: 10)])?.y == 168.8)
  }

  /// A line keeps off the middle of a button that it has to pass, and a dot stands beside what is narrow.
  @Test func anAnchorKeepsOffOtherElements() throws {
    let layout = try CallOutLayout(
      [
        Element(name: "position", x: 600, y: 100, width: 48, height: 48),
        Element(name: "myLocationButton", x: 780, y: 110, width: 48, height: 48),
        Element(name: "trafficLight", x: 700, y: 250, width: 12, height: 24),
        // Longer to pass than the button, so that the line goes to the right.
        Element(name: "speedometer", x: 40, y: 90, width: 100, height: 72),
      ], width: 852, height: 393)
    let anchors = Dictionary(uniqueKeysWithValues: layout.callOuts.map { ($0.name, $0.anchor) })
    // At a tenth of 48 below 100 the run passes above the button, which begins at 110.
    #expect(anchors["position"] == Point(636, 104.8))
    #expect(anchors["trafficLight"] == Point(718, 262))
    // A number beside it, too: 14 from its outer edge.
    let light = try #require(layout.callOuts.first { $0.name == "trafficLight" })
    #expect(light.disc(screen: 852) == Point(726, 262))
    // On a thin bar, where the way already gone is.
    let bar = try #require(
      try CallOutLayout(
        [Element(name: "navigationTripProgressBar", x: 12, y: 200, width: 12, height: 200)], width: 393, height: 852
      ).callOuts.first)
    #expect(bar.disc(screen: 393) == Point(18, 380))
  }

  @Test func collidingLabelsArePooledAtTheirMean() throws {
    let layout = try CallOutLayout(
      (0..<2).map { Element(name: "e\($0)", x: 10, y: 290 + 20 * Double($0), width: 20, height: 40) },
      width: 393, height: 852)
    // Anchors at 310 and 330: labels 58 apart around 320.
    #expect(layout.callOuts.map(\.labelY) == [291, 349])
  }

  @Test func equalFramesAreOneAndSeventeenAreTooMany() throws {
    let same = Element(name: "a", x: 10, y: 10, width: 20, height: 20)
    #expect(try CallOutLayout([same, same], width: 393, height: 852).callOuts.count == 1)
    let many = (0..<17).map { Element(name: "e\($0)", x: 10, y: 40 * Double($0), width: 20, height: 20) }
    #expect(throws: CallOutError.tooMany(count: 17, limit: 16)) {
      try CallOutLayout(many, width: 393, height: 852)
    }
  }

  @Test func aFullSideGivesToTheOther() throws {
    // A side of 375 points holds six labels of 48 with gaps of 10: 6 · 48 + 5 · 10 = 338.
    let ten = (0..<10).map { Element(name: "e\($0)", x: 10, y: 36 * Double($0), width: 20, height: 26) }
    let layout = try CallOutLayout(ten, width: 667, height: 375)
    #expect(layout.fits)
    #expect(layout.callOuts.count { $0.side == .left } == 6)
    #expect(try !CallOutLayout(ten, width: 667, height: 200).fits)
  }

  @Test func linesNeverCrossAndLabelsNeverTouch() throws {
    var random = SeededRandom(seed: 12)
    func number(_ limit: Double) -> Double { Double(random.byte()) / 255 * limit }
    for (width, height, bezel) in [
      (393.0, 852.0, 11.0), (852, 393, 11), (375, 667, 16), (1024, 768, 18), (800, 480, 12),
    ] {
      for round in 0..<200 {
        let labels = (0..<(round % 2) * 12).map { _ in
          Rect(x: number(width - 90), y: number(height - 16), width: 90, height: 16)
        }
        let elements = (0..<Int(number(14))).map { index in
          let (w, h) = (20 + number(index < 3 ? width - 20 : 80), 16 + number(60))
          return Element(name: "e\(index)", x: number(width - w), y: number(height - h), width: w, height: h)
        }
        let layout = try CallOutLayout(elements, width: width, height: height, mapLabels: labels)
        guard layout.fits else { continue }
        let lines = layout.callOuts.map { $0.line(screen: width, bezel: bezel) }
        for (i, first) in lines.enumerated() {
          for (j, second) in lines.enumerated() where j > i {
            let crossing = zip(first, first.dropFirst()).contains { a in
              zip(second, second.dropFirst()).contains { b in cross(a, b) }
            }
            #expect(!crossing, "\(layout.callOuts[i]) \(layout.callOuts[j])")
            let (p, q) = (layout.callOuts[i], layout.callOuts[j])
            if p.side == q.side { #expect(abs(p.labelY - q.labelY) >= 58 - 1e-6) }
          }
        }
        #expect(layout.callOuts.allSatisfy { 24...(height - 24) ~= $0.labelY })
      }
    }
  }

  /// Whether two segments share a point.
  private func cross(_ a: (Point, Point), _ b: (Point, Point)) -> Bool {
    func turn(_ p: Point, _ q: Point, _ r: Point) -> Double { (q - p).cross(r - p) }
    let (s, t) = (turn(a.0, a.1, b.0), turn(a.0, a.1, b.1))
    let (u, v) = (turn(b.0, b.1, a.0), turn(b.0, b.1, a.1))
    if s == 0 && t == 0 {
      return max(min(a.0.x, a.1.x), min(b.0.x, b.1.x)) <= min(max(a.0.x, a.1.x), max(b.0.x, b.1.x))
        && max(min(a.0.y, a.1.y), min(b.0.y, b.1.y)) <= min(max(a.0.y, a.1.y), max(b.0.y, b.1.y))
    }
    return s * t <= 0 && u * v <= 0
  }
}
