import Canvas
import Foundation
import Fuzzers
import Geometry
import Pixels
import TestSupport
import Testing

/// Paths nobody draws on purpose: what is meaningless is left out by rule, what is degenerate keeps its meaning.
@Suite struct HostilePathTests {
  static let black = PixelBuffer(width: 64, height: 64, filledWith: Color.black.pixel)

  /// A list drawn by one thread and by three, which must agree.
  private func drawn(_ list: DisplayList) -> PixelBuffer {
    let picture = Renderer(threads: 1).render(list)
    #expect(difference(Renderer(threads: 3).render(list), picture).count == 0)
    return picture
  }

  private func stroked(_ path: Path, _ style: StrokeStyle, width: Int = 64, height: Int = 64) -> PixelBuffer {
    var list = DisplayList(width: width, height: height, background: .black)
    list.stroke(path, style: style, paint: .solid(.white))
    return drawn(list)
  }

  // MARK: Hairpins

  private static func distance(_ p: Point, _ line: [Point]) -> Double {
    zip(line, line.dropFirst()).map { a, b in
      let d = b - a
      let t = d.dot(d) > 0 ? min(max((p - a).dot(d) / d.dot(d), 0), 1) : 0
      return (p - (a + d * t)).length
    }.min() ?? .infinity
  }

  /// Lines that turn back on themselves, exactly or nearly: all within half the width is inked, nothing beyond the reach
  /// of joins and caps is.
  @Test(arguments: 0..<60) func fuzzedHairpins(_ seed: UInt64) {
    var random = SeededRandom(seed: seed + 1)
    let half = Double.random(in: 0.8...6, using: &random)
    var line = [Point(.random(in: 20...44, using: &random), .random(in: 20...44, using: &random))]
    var direction = Point(.random(in: -1...1, using: &random), .random(in: -1...1, using: &random)).normalized
    for _ in 0..<Int.random(in: 2...6, using: &random) {
      let bends: [Double] = [0, 0, 1e-7, -1e-5, 1e-3, -0.02, 0.1]
      let bend = bends[Int.random(in: bends.indices, using: &random)]
      direction = (Point(0, 0) - direction + direction.perpendicular * bend).normalized
      let lengths: [Double] = [0.001, 0.3, 2, 15, 18]
      let length = lengths[Int.random(in: lengths.indices, using: &random)]
      line.append(line[line.count - 1] + direction * length)
    }
    var path = Path()
    path.addPolyline(line, closed: seed % 5 == 0)
    for join in [StrokeStyle.Join.miter, .round, .bevel] {
      for cap in [StrokeStyle.Cap.butt, .round, .square] {
        let style = StrokeStyle(width: Float(half * 2), cap: cap, join: join, miterLimit: 3)
        let picture = stroked(path, style)
        let reach = half * (join == .miter ? 3 : cap == .square ? 2.0.squareRoot() : 1)
        for y in 0..<64 {
          for x in 0..<64 where picture[x, y].red > 0 {
            let d = Self.distance(Point(Double(x) + 0.5, Double(y) + 0.5), line)
            #expect(d < reach + 0.9, "seed \(seed), \(join), \(cap) at \(x), \(y)")
          }
        }
        // Along the middle of its longest part a line is whole: butt ends are far away there.
        let parts = zip(line, line.dropFirst()).max { ($0.1 - $0.0).length < ($1.1 - $1.0).length }
        if let (a, b) = parts, (b - a).length > 14, half > 1.5 {
          let middle = (a + b) * 0.5
          #expect(picture[Int(middle.x), Int(middle.y)] == Color.white.pixel, "seed \(seed), \(join), \(cap)")
        }
      }
    }
  }

  // MARK: Many edges

  /// A spiral of forty turns, 2.5 pixels apart: its ink is its length times its width.
  @Test func spirals() {
    let turns = (0...20_000).map { i -> Point in
      let angle = Double(i) / 500 * 2 * .pi
      return Point(128, 128) + Point(cos(angle), sin(angle)) * (angle * 2.5 / (2 * .pi))
    }
    var path = Path()
    path.addPolyline(turns, closed: false)
    let length = zip(turns, turns.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
    for join in [StrokeStyle.Join.miter, .round, .bevel] {
      let picture = stroked(path, StrokeStyle(width: 1, join: join), width: 256, height: 256)
      #expect((ink(picture) / length - 1).magnitude < 0.01, "\(join)")
    }
    // As a fill it winds forty times round its middle.
    var list = DisplayList(width: 256, height: 256, background: .black)
    list.fill(path, color: .white)
    let filled = drawn(list)
    #expect((31..<225).allSatisfy { filled[$0, 128] == Color.white.pixel })
    #expect((ink(filled) - .pi * 99 * 99).magnitude < 700)
  }

  /// Circles of short edges: from a twentieth of a pixel down to a million, of which hundreds lie between two lines of
  /// the grid that ends are rounded to.
  @Test(arguments: [(10_000, 8.0), (20_000, 8), (50_000, 8), (100_000, 8), (1_000_000, 8)]) func circlesOfTinyEdges(
    _ count: Int, _ largest: Double
  ) {
    let points = (0..<count).map { i -> Point in
      let angle = Double(i) / Double(count) * 2 * .pi
      return Point(SIMD2<Float>(Point(100, 100) + Point(cos(angle), sin(angle)) * 90))
    }
    var path = Path()
    path.addPolyline(points, closed: true)
    var oracle = AreaOracle(width: 200, height: 200)
    oracle.add(polygon: points)
    let exact = oracle.coverage(evenOdd: false)
    for rule in [FillRule.nonzero, .evenOdd] {
      var list = DisplayList(width: 200, height: 200, background: .black)
      list.fill(path, rule: rule, color: .white)
      let picture = drawn(list)
      #expect(OracleDifference(picture, exact).largest <= largest, "\(rule)")
      // Off the rim nothing is lost or left over.
      for (i, area) in exact.enumerated() where area < 1e-9 || area > 1 - 1e-9 {
        #expect(picture[i % 200, i / 200].red == (area > 0.5 ? 255 : 0), "\(rule) at \(i % 200), \(i / 200)")
      }
    }
  }

  /// A tangle of a million edges of all directions through every pixel, and its stroke.
  @Test func aMillionEdgesInATangle() {
    var random = SeededRandom(seed: 1)
    var path = Path()
    path.move(to: SIMD2<Float>(64, 64))
    for _ in 0..<1_000_000 {
      path.line(to: SIMD2<Float>(.random(in: -20...148, using: &random), .random(in: -20...148, using: &random)))
    }
    var list = DisplayList(width: 128, height: 96, background: .black)
    list.fill(path, rule: .evenOdd, color: .white)
    // Half of what is wound round at random is wound round an odd number of times.
    #expect((ink(drawn(list)) / (128 * 96) - 0.5).magnitude < 0.05)
    list.fill(path, color: Color(red: 1, green: 0, blue: 0, alpha: 0.5))
    _ = drawn(list)
  }

  // MARK: Numbers

  static let meaningless: [Float] = [.nan, .infinity, -.infinity, 1e30, -1e30, 1.1e9, .greatestFiniteMagnitude]

  /// A coordinate that is not finite or beyond ±10⁹ leaves its command out, whatever kind it is.
  @Test(arguments: meaningless) func meaninglessCommandsAreLeftOut(_ value: Float) {
    for at in 0..<4 {
      let points = (0..<4).map { i -> SIMD2<Float> in
        i == at ? SIMD2(i % 2 == 0 ? value : 10, i % 2 == 0 ? 10 : value) : SIMD2(Float(i * 13 % 40), Float(i * 9))
      }
      for curved in [false, true] {
        var path = Path()
        path.move(to: points[0])
        if curved {
          path.cubic(to: points[3], control1: points[1], control2: points[2])
        } else {
          for point in points.dropFirst() { path.line(to: point) }
        }
        path.close()
        var list = DisplayList(width: 64, height: 64, background: .black)
        list.fill(path, color: .white)
        list.stroke(path, style: StrokeStyle(width: 3), paint: .solid(.white))
        list.stroke(path, style: StrokeStyle(width: 3, dashes: [4, 2]), paint: .solid(.white))
        list.outset(path, by: 3, paint: .solid(.white))
        list.shadow(
          Rect(x: Double(value), y: 5, width: 10, height: 10), radius: 2, sigma: 3, color: .white)
        list.extrusions(
          ExtrusionLayer(
            faces: [ExtrusionFace(path: list.add(path), color: .white, inverseDepth: SIMD3(0, 0, 1))], opacity: 1))
        list.clipped(to: path) { $0.fill(.rect(Rect(x: 0, y: 0, width: 64, height: 64)), color: .white) }
        #expect(difference(drawn(list), Self.black).count == 0, "point \(at), curved \(curved)")
      }
    }
  }

  /// Widths, dashes and distances that say nothing draw nothing or count as absent.
  @Test(arguments: [Float.nan, .infinity, -.infinity, -1, 0]) func meaninglessWidths(_ width: Float) {
    var path = Path()
    path.addPolyline([Point(10, 10), Point(50, 40)], closed: false)
    #expect(difference(stroked(path, StrokeStyle(width: width)), Self.black).count == 0)
    let whole = stroked(path, StrokeStyle(width: 3))
    #expect(difference(stroked(path, StrokeStyle(width: 3, dashes: [width, width])), whole).count == 0)
  }

  /// ±10⁹ itself is meant: a rectangle that large covers the frame to its last pixel.
  @Test func coordinatesOfABillion() {
    let white = PixelBuffer(width: 64, height: 64, filledWith: Color.white.pixel)
    for corners in [
      [Point(-1e9, -1e9), Point(1e9, -1e9), Point(1e9, 1e9), Point(-1e9, 1e9)],
      [Point(-1e9, 0), Point(0, -1e9), Point(1e9, 0), Point(0, 1e9)],
    ] {
      var path = Path()
      path.addPolyline(corners, closed: true)
      var list = DisplayList(width: 64, height: 64, background: .black)
      list.fill(path, color: .white)
      #expect(difference(drawn(list), white).count == 0)
    }
    // A line through the whole of it is where it should be: halfway down.
    var line = Path()
    line.addPolyline([Point(-1e9, 32), Point(1e9, 32)], closed: false)
    let picture = stroked(line, StrokeStyle(width: 4))
    #expect((0..<64).allSatisfy { y in picture[40, y].red == (30..<34 ~= y ? 255 : 0) })
  }

  // MARK: Degenerate shapes

  /// A subpath without length is a dot with round caps, a square with square ones and nothing with butt ones or as a fill.
  @Test(arguments: [(StrokeStyle.Cap.butt, 0.0), (.round, .pi * 64), (.square, 256)])
  func subpathsWithoutLength(_ cap: StrokeStyle.Cap, _ area: Double) {
    let p = SIMD2<Float>(32.25, 31.5)
    var paths = [Path](repeating: Path(), count: 4)
    for i in paths.indices { paths[i].move(to: p) }
    paths[0].line(to: p)
    paths[1].close()
    paths[2].quad(to: p, control: p)
    paths[3].cubic(to: p, control1: p, control2: p)
    for path in paths {
      let picture = stroked(path, StrokeStyle(width: 16, cap: cap))
      #expect((ink(picture) - area).magnitude <= area * 0.01)
      #expect(difference(filled(path, width: 64, height: 64), Self.black).count == 0)
    }
    // A move alone is no subpath.
    var lone = Path()
    lone.move(to: p)
    #expect(difference(stroked(lone, StrokeStyle(width: 16, cap: cap)), Self.black).count == 0)
  }

  /// Curves whose controls lie on the line between their ends, or on an end, are that line.
  @Test(arguments: [0.0, 0.25, 0.5, 1]) func curvesThatAreLines(_ t: Double) {
    let (a, b) = (Point(10.25, 12.5), Point(50.75, 41.25))
    let control = SIMD2<Float>(a + (b - a) * t)
    var (line, quad, cubic) = (Path(), Path(), Path())
    line.addPolyline([a, b], closed: false)
    quad.move(to: a)
    quad.quad(to: SIMD2<Float>(b), control: control)
    cubic.move(to: a)
    cubic.cubic(to: SIMD2<Float>(b), control1: control, control2: SIMD2<Float>(b))
    for cap in [StrokeStyle.Cap.butt, .round] {
      let style = StrokeStyle(width: 5, cap: cap)
      let expected = stroked(line, style)
      #expect(difference(stroked(quad, style), expected).largest <= 3)
      #expect(difference(stroked(cubic, style), expected).largest <= 3)
    }
    #expect(difference(filled(quad, width: 64, height: 64), Self.black).largest <= 1)
  }

  /// Cubics along one line that overshoot both their ends (to 17.7 and 46.3) or come back from 50 to where they began.
  @Test func curvesThatTurnBack() {
    for (end, control1, control2) in [
      (SIMD2<Float>(44, 32), SIMD2<Float>(100, 32), SIMD2<Float>(-36, 32)),
      (SIMD2<Float>(20, 32), SIMD2<Float>(60, 32), SIMD2<Float>(60, 32)),
    ] {
      var path = Path()
      path.move(to: SIMD2<Float>(20, 32))
      path.cubic(to: end, control1: control1, control2: control2)
      let picture = stroked(path, StrokeStyle(width: 4, join: .round))
      for y in 0..<64 {
        for x in 0..<64 where picture[x, y].red > 8 {
          #expect(30..<34 ~= y, "\(x), \(y)")
          #expect(15..<53 ~= x, "\(x), \(y)")
        }
      }
      #expect(picture[30, 31] == Color.white.pixel)
    }
  }
}
