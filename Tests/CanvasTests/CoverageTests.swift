import Canvas
import Fuzzers
import Geometry
import Pixels
import TestSupport
import Testing

/// Coverage against exact areas.
@Suite struct CoverageTests {
  private func path(_ polygon: [Point]) -> Path {
    var path = Path()
    path.addPolyline(polygon, closed: true)
    return path
  }

  /// Coordinates far outside, beyond what fixed point can hold.
  @Test(arguments: 0..<40) func farOutside(_ seed: UInt64) {
    var random = SeededRandom(seed: seed + 1000)
    let reach: Double = [100, 20_000, 1e6, 1e8][Int(seed % 4)]
    let polygon = (0..<3).map { _ in
      Point(
        SIMD2<Float>(Point(.random(in: -reach...reach, using: &random), .random(in: -reach...reach, using: &random))))
    }
    var oracle = AreaOracle(width: 40, height: 40)
    oracle.add(polygon: polygon)
    let difference = OracleDifference(
      filled(path(polygon), .nonzero, width: 40, height: 40), oracle.coverage(evenOdd: false))
    #expect(difference.largest <= 2, "seed \(seed): \(polygon)")
  }

  /// Nothing may be left over from an edge walked there and back.
  @Test func hairpinsLeaveNoTrace() {
    var path = Path()
    var random = SeededRandom(seed: 5)
    for _ in 0..<50 {
      let a = Point(.random(in: -10...90, using: &random), .random(in: -10...90, using: &random))
      let b = Point(.random(in: -10...90, using: &random), .random(in: -10...90, using: &random))
      path.addPolyline([a, b, a, b], closed: true)
    }
    let picture = filled(path, .nonzero, width: 80, height: 80)
    #expect(difference(picture, PixelBuffer(width: 80, height: 80, filledWith: Color.black.pixel)).largest == 0)
  }

  /// A spiral of 300 turns: its middle is wound 300 times.
  @Test func spiral() {
    var path = Path()
    for turn in 0..<300 {
      let r = 40 - Double(turn) * 0.01
      path.addPolyline(
        [Point(50 - r, 50 - r), Point(50 + r, 50 - r), Point(50 + r, 50 + r), Point(50 - r, 50 + r)], closed: true)
    }
    let picture = filled(path, .nonzero, width: 100, height: 100)
    #expect(picture[50, 50] == Color.white.pixel)
    #expect(picture[12, 50] == Color.white.pixel)
    #expect(picture[5, 50] == Color.black.pixel)
    #expect(picture[95, 50] == Color.black.pixel)
  }

  /// Polygons that share an edge, in one path, leave no line between them.
  @Test(arguments: 0..<20) func polygonsThatShareAnEdge(_ seed: UInt64) {
    var random = SeededRandom(seed: seed + 7)
    func point() -> Point { Point(.random(in: 5...95, using: &random), .random(in: 5...95, using: &random)) }
    let corners = [Point(10, 10), Point(90, 10), Point(90, 90), Point(10, 90)]
    let middle = point()
    var path = Path()
    for i in 0..<4 { path.addPolyline([corners[i], corners[(i + 1) % 4], middle], closed: true) }
    let picture = filled(path, .nonzero, width: 100, height: 100)
    for y in 10..<90 { for x in 10..<90 { #expect(picture[x, y].red >= 253, "seed \(seed) at \(x), \(y)") } }
  }

  /// A square of 400 metres cut by the seam of two tiles, at zoom 14.37 and bearing 17°.
  @Test func onePolygonInTwoTilesShowsNoSeam() {
    // Pixels to a metre at the equator, tiles of 512: 2^14.37 · 512 / 40,075,016.7 = 0.2703; the sine of 17° is 0.29237.
    let (scale, sine, cosine) = (0.2703, 0.292_371_705, 0.956_304_756)
    func device(_ x: Double, _ y: Double) -> Point {
      Point(80 + (x * cosine - y * sine) * scale, 80 + (x * sine + y * cosine) * scale)
    }
    for seam in [-37.3, 0, 11.7, 93.1] {
      var whole = Path()
      whole.addPolyline([device(-200, -200), device(200, -200), device(200, 200), device(-200, 200)], closed: true)
      var parts = Path()
      parts.addPolyline([device(-200, -200), device(seam, -200), device(seam, 200), device(-200, 200)], closed: true)
      parts.addPolyline([device(seam, -200), device(200, -200), device(200, 200), device(seam, 200)], closed: true)
      let difference = difference(filled(parts, width: 160, height: 160), filled(whole, width: 160, height: 160))
      #expect(difference.largest <= 2, "seam at \(seam)")
    }
  }
}
