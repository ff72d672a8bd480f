import Canvas
import Geometry
import Pixels
import Testing

/// Coverage against exact areas.
@Suite struct CoverageTests {
  private func draw(
    _ path: Path, _ rule: FillRule, width: Int, height: Int, simd: SIMDLevel = .best
  ) -> PixelBuffer {
    var list = DisplayList(width: width, height: height, background: .black)
    list.fill(path, rule: rule, color: .white)
    return Renderer(threads: 1, simd: simd).render(list)
  }

  private func path(_ polygon: [Point]) -> Path {
    var path = Path()
    path.addPolyline(polygon, closed: true)
    return path
  }

  /// Corners on the 1/256 grid, so that both see the same shape.
  private func snapped(_ p: Point) -> Point { Point((p.x * 256).rounded() / 256, (p.y * 256).rounded() / 256) }

  @Test(arguments: 0..<60) func triangles(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed + 1)
    let size = 60.0
    let polygon = (0..<3).map { _ in
      snapped(Point(.random(in: -20...size + 20, using: &random), .random(in: -20...size + 20, using: &random)))
    }
    var oracle = AreaOracle(width: 60, height: 60)
    oracle.add(polygon: polygon)
    let difference = OracleDifference(
      draw(path(polygon), .nonzero, width: 60, height: 60), oracle.coverage(evenOdd: false))
    #expect(difference.largest <= 2, "seed \(seed): \(polygon)")
    #expect(difference.mean < 0.25, "seed \(seed)")
  }

  @Test(arguments: [FillRule.nonzero, .evenOdd], 0..<12)
  func densePolygons(_ rule: FillRule, _ seed: UInt64) {
    var random = SeededGenerator(seed: seed + 100)
    let polygon = (0..<100).map { _ in
      snapped(Point(.random(in: -10...90, using: &random), .random(in: -10...70, using: &random)))
    }
    var oracle = AreaOracle(width: 80, height: 60)
    oracle.add(polygon: polygon)
    let difference = OracleDifference(
      draw(path(polygon), rule, width: 80, height: 60), oracle.coverage(evenOdd: rule == .evenOdd))
    #expect(difference.largest <= 8, "seed \(seed)")
    #expect(difference.mean < 0.7, "seed \(seed)")
  }

  /// Coordinates far outside, beyond what fixed point can hold.
  @Test(arguments: 0..<40) func farOutside(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed + 1000)
    let reach: Double = [100, 20_000, 1e6, 1e8][Int(seed % 4)]
    let polygon = (0..<3).map { _ in
      Point(
        SIMD2<Float>(Point(.random(in: -reach...reach, using: &random), .random(in: -reach...reach, using: &random))))
    }
    var oracle = AreaOracle(width: 40, height: 40)
    oracle.add(polygon: polygon)
    let difference = OracleDifference(
      draw(path(polygon), .nonzero, width: 40, height: 40), oracle.coverage(evenOdd: false))
    #expect(difference.largest <= 2, "seed \(seed): \(polygon)")
  }

  /// Nothing may be left over from an edge walked there and back.
  @Test func hairpinsLeaveNoTrace() {
    var path = Path()
    var random = SeededGenerator(seed: 5)
    for _ in 0..<50 {
      let a = Point(.random(in: -10...90, using: &random), .random(in: -10...90, using: &random))
      let b = Point(.random(in: -10...90, using: &random), .random(in: -10...90, using: &random))
      path.addPolyline([a, b, a, b], closed: true)
    }
    let picture = draw(path, .nonzero, width: 80, height: 80)
    #expect(difference(picture, PixelBuffer(width: 80, height: 80, filledWith: Color.black.pixel)).largest == 0)
  }

  /// A square wound round many times is still a square.
  @Test(arguments: [1, 126, 127, 128, 129, 200, 256, 1000], SIMDLevel.allCases)
  func manyWindings(_ count: Int, _ level: SIMDLevel) {
    var path = Path()
    for _ in 0..<count { path.append(.rect(Rect(x: 5, y: 5, width: 30, height: 30))) }
    var once = DisplayList(width: 50, height: 50, background: .black)
    once.fill(.rect(Rect(x: 5, y: 5, width: 30, height: 30)), color: .white)
    let expected = Renderer(threads: 1).render(once)
    #expect(difference(draw(path, .nonzero, width: 50, height: 50, simd: level), expected).count == 0)
  }

  /// A spiral of 300 turns: its middle is wound 300 times.
  @Test func spiral() {
    var path = Path()
    for turn in 0..<300 {
      let r = 40 - Double(turn) * 0.01
      path.addPolyline(
        [Point(50 - r, 50 - r), Point(50 + r, 50 - r), Point(50 + r, 50 + r), Point(50 - r, 50 + r)], closed: true)
    }
    let picture = draw(path, .nonzero, width: 100, height: 100)
    #expect(picture[50, 50] == Color.white.pixel)
    #expect(picture[12, 50] == Color.white.pixel)
    #expect(picture[5, 50] == Color.black.pixel)
    #expect(picture[95, 50] == Color.black.pixel)
  }

  /// U03: polygons that share an edge, in one path, leave no line between them.
  @Test(arguments: 0..<20) func sharedEdgesInOnePath(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed + 7)
    func point() -> Point { Point(.random(in: 5...95, using: &random), .random(in: 5...95, using: &random)) }
    let corners = [Point(10, 10), Point(90, 10), Point(90, 90), Point(10, 90)]
    let middle = point()
    var path = Path()
    for i in 0..<4 { path.addPolyline([corners[i], corners[(i + 1) % 4], middle], closed: true) }
    let picture = draw(path, .nonzero, width: 100, height: 100)
    for y in 10..<90 { for x in 10..<90 { #expect(picture[x, y].red >= 253, "seed \(seed) at \(x), \(y)") } }
  }

  @Test func meaninglessPathsAreLeftOut() {
    let bad: [Float] = [.nan, .infinity, -.infinity, 2e9, -3e38]
    for value in bad {
      var path = Path()
      path.move(to: SIMD2<Float>(10, 10))
      path.line(to: SIMD2<Float>(value, 20))
      path.line(to: SIMD2<Float>(20, 40))
      path.close()
      var list = DisplayList(width: 50, height: 50, background: .black)
      list.fill(path, color: .white)
      list.stroke(path, style: StrokeStyle(width: 3), paint: .solid(.white))
      list.outset(path, by: 3, paint: .solid(.white))
      let black = PixelBuffer(width: 50, height: 50, filledWith: Color.black.pixel)
      #expect(difference(Renderer(threads: 1).render(list), black).count == 0)
    }
  }
}
