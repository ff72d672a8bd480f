import Canvas
import Geometry
import Pixels
import TestSupport
import Testing

/// Strokes that come in pieces.
@Suite struct StrokeChainTests {
  private static let line = [
    Point(20, 30), Point(60.3, 41.7), Point(95.2, 40.1), Point(130, 70), Point(128.5, 110), Point(90, 118),
  ]

  private func picture(_ pieces: [[Point]], alpha: Float = 1) -> PixelBuffer {
    var path = Path()
    for piece in pieces { path.addPolyline(piece, closed: false) }
    var list = DisplayList(width: 160, height: 140, background: .black)
    list.stroke(
      path, style: StrokeStyle(width: 9, cap: .round, join: .round),
      paint: .solid(Color(red: 1, green: 1, blue: 1, alpha: alpha)))
    return Renderer(threads: 1).render(list)
  }

  /// A line cut into its segments, in any order and either direction, looks like the whole: each joint has one join, not
  /// two caps that add up where both cover a part of a pixel.
  @Test(arguments: 0..<30) func piecesEqualTheWhole(_ seed: UInt64) {
    var random = SeededRandom(seed: seed + 1)
    var pieces = zip(Self.line, Self.line.dropFirst()).map { Bool.random(using: &random) ? [$0, $1] : [$1, $0] }
    pieces.shuffle(using: &random)
    for alpha in [Float(1), 0.4] {
      let (actual, expected) = (picture(pieces, alpha: alpha), picture([Self.line], alpha: alpha))
      // The segments run the other way round, perhaps, and round their ends and slopes so.
      #expect(difference(actual, expected).largest <= 2)
    }
  }

  /// A ring of pieces has a join at each of its corners.
  @Test func rings() {
    let corners = [Point(30, 30), Point(120, 36), Point(100, 110)]
    var path = Path()
    path.addPolyline(corners, closed: true)
    var list = DisplayList(width: 160, height: 140, background: .black)
    list.stroke(path, style: StrokeStyle(width: 9, cap: .round, join: .round), paint: .solid(.white))
    let pieces = [[corners[0], corners[1]], [corners[2], corners[1]], [corners[2], corners[0]]]
    #expect(difference(picture(pieces), Renderer(threads: 1).render(list)).largest <= 2)
  }

  /// Where a side street meets a street in two pieces, the street is one line whatever the order: its edge is straight.
  @Test(arguments: [[0, 1, 2], [2, 0, 1], [1, 2, 0], [2, 1, 0]]) func junctions(order: [Int]) {
    let pieces = [
      [Point(10, 40.3), Point(80.2, 40.3)], [Point(150, 40.3), Point(80.2, 40.3)],
      [Point(80.2, 40.3), Point(80.2, 120)],
    ]
    let actual = picture(order.map { pieces[$0] })
    // Width 9 about 40.3 reaches up to 35.8: a fifth of row 35 all along, 51 of 255.
    for x in 20..<140 { #expect(abs(Int(actual[x, 35].red) - 51) <= 1) }
  }

  /// Five streets at one crossing, a piece without length and one that comes back to its beginning: all are drawn.
  @Test func crossings() {
    let middle = Point(80, 70)
    let ends = [Point(80, 20), Point(130, 70), Point(80, 120), Point(30, 70), Point(45, 35)]
    var pieces = ends.map { [$0, middle] }
    pieces.append([Point(20, 120), Point(20, 120)])
    pieces.append([Point(120, 110), Point(140, 110), Point(130, 125), Point(120, 110)])
    let actual = picture(pieces)
    for end in ends {
      let p = (end + middle) / 2
      #expect(actual[Int(p.x), Int(p.y)].red == 255)
    }
    #expect(actual[80, 70].red == 255)
    #expect(actual[20, 120].red == 255)
    #expect(actual[130, 110].red == 255)
  }
}
