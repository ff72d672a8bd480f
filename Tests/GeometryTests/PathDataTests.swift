import TestSupport
import Testing

@testable import Geometry

@Suite struct PathDataTests {
  /// Pairs that SVG 2 (section 9.3) declares equal.
  @Test(arguments: [
    ("M10 20L30 40", "m10,20 l20,20"),
    ("M10 20 30 40 50 60", "M10 20L30 40L50 60"),
    ("m10 20 20 20 20 20", "M10 20L30 40L50 60"),
    ("M1 2H5V7h-1v-2Z", "M1 2L5 2L5 7L4 7L4 5Z"),
    ("M0 0C1 1 2 1 3 0S5 -1 6 0", "M0 0C1 1 2 1 3 0C4 -1 5 -1 6 0"),
    ("M0 0S2 1 3 0", "M0 0C0 0 2 1 3 0"),
    ("M0 0Q1 1 2 0T4 0", "M0 0Q1 1 2 0Q3 -1 4 0"),
    ("M0 0L4 0T8 0", "M0 0L4 0Q4 0 8 0"),
    ("M1 1l2 0zl0 3", "M1 1L3 1ZM1 1L1 4"),
    ("M.5-.5.25e1+3E-1", "M0.5 -0.5L2.5 0.3"),
    ("M0 0a5 5 0 015 5", "M0 0A5 5 0 0 1 5 5"),
    ("M0 0A0 5 0 0 1 5 5", "M0 0L5 5"),
    ("  ", ""),
  ])
  func equalForms(a: String, b: String) throws {
    let (first, second) = (try Path(svgData: a), try Path(svgData: b))
    #expect(first.verbs == second.verbs)
    for (p, q) in zip(first.points, second.points) { #expect((p - q).length < 1e-5) }
  }

  /// The four arcs from (1, 0) to (0, 1) with radius 1: each goes round its own centre by its own sweep.
  @Test(arguments: [
    (false, true, Point(0, 0), 1), (true, false, Point(0, 0), 3),
    (false, false, Point(1, 1), 1), (true, true, Point(1, 1), 3),
  ])
  func arcsGoRoundTheRightCentre(isLarge: Bool, isClockwise: Bool, center: Point, quarters: Int) throws {
    let path = try Path(svgData: "M1 0A1 1 0 \(isLarge ? 1 : 0) \(isClockwise ? 1 : 0) 0 1")
    #expect(path.verbs.count == 1 + quarters)
    for index in stride(from: 3, to: path.points.count, by: 3) {
      #expect(abs((Point(path.points[index]) - center).length - 1) < 1e-6)
    }
    #expect(path.points.last == SIMD2(0, 1))
  }

  @Test func tooSmallRadiiGrow() throws {
    let path = try Path(svgData: "M0 0A1 1 0 0 1 10 0")
    // A half circle of radius 5 over the top.
    #expect((Point(path.points[3]) - Point(5, -5)).length < 1e-5)
  }

  @Test func rotatedEllipse() throws {
    // Half of an ellipse 2 long along the diagonal and 1 wide across it.
    let end = 2 * 2.squareRoot()
    let path = try Path(svgData: "M0 0A2 1 45 0 1 \(end) \(end)")
    let apex = Point(path.points[3])
    #expect((apex - Point(2.0.squareRoot() + 0.5.squareRoot(), 2.0.squareRoot() - 0.5.squareRoot())).length < 1e-5)
  }

  @Test(arguments: [
    ("L1 2", PathDataError.missingMove(offset: 0)),
    ("M1", .missingNumber(command: "M", offset: 2)),
    ("M1 2X", .unknownCommand(character: "X", offset: 4)),
    ("M0 0A1 1 0 2 0 3 3", .badFlag(offset: 11)),
    ("M0 0L1e300 0", .outOfRange(offset: 10, limit: 1e9)),
    ("M0 0L1e999 0", .outOfRange(offset: 10, limit: 1e9)),
    ("M0 0C1 1 2 2", .missingNumber(command: "C", offset: 12)),
    ("M0 0l9e8 0l9e8 0", .outOfRange(offset: 16, limit: 1e9)),
    ("M0,0,,1", .unknownCommand(character: ",", offset: 5)),
  ])
  func faults(data: String, error: PathDataError) {
    #expect(throws: error) { try Path(svgData: data) }
  }

  @Test func randomBytesNeverTrap() {
    var random = SeededRandom(seed: 20_261_201)
    let alphabet = Array("MmLlHhVvCcSsQqTtAaZz0123456789.-+eE, ")
    for _ in 0..<2_000 {
      var text = "M0 0"
      for _ in 0..<30 {
        text.append(alphabet[random.number(below: alphabet.count)])
      }
      let path = try? Path(svgData: text)
      #expect(path?.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } ?? true)
    }
  }
}
