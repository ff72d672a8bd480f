import Canvas
import Fuzzers
import Geometry
import Pixels
import TestSupport
import Testing

/// The same list gives the same bytes at every level and any number of threads.
@Suite struct SameBytesTests {
  @Test(arguments: 0..<30) func levelsAndThreads(_ seed: UInt64) {
    let list = RandomDrawing.list(seed: seed + 1)
    let expected = Renderer(threads: 1, simd: .scalar).render(list)
    for level in SIMDLevel.allCases {
      #expect(difference(Renderer(threads: 1, simd: level).render(list), expected).count == 0, "\(level)")
    }
    for threads in [2, 3, 8] {
      #expect(difference(Renderer(threads: threads).render(list), expected).count == 0, "\(threads) threads")
    }
  }

  /// Whatever floats a list holds, it is drawn, and the next frame is not affected.
  @Test(arguments: 0..<100) func wildLists(_ seed: UInt64) {
    let list = RandomDrawing.list(seed: seed + 10_000, wild: true)
    let renderer = Renderer(threads: 2)
    let first = renderer.render(list)
    #expect(difference(renderer.render(list), first).count == 0)
    #expect(difference(Renderer(threads: 1, simd: .scalar).render(list), first).count == 0)
  }

  /// A renderer that has drawn one size draws another as a new one would.
  @Test func sizesFollowOneAnother() {
    let renderer = Renderer(threads: 2)
    for seed in 0..<10 as Range<UInt64> {
      let list = RandomDrawing.list(seed: seed + 500)
      #expect(difference(renderer.render(list), Renderer(threads: 1).render(list)).count == 0)
    }
  }
}

/// Short round strokes, halos and glyphs whose outlines end just beyond a strip or a band: nothing of them may stay behind
/// for what is drawn next, be it in this frame or in another.
@Suite struct NothingLeftBehindTests {
  private static func list(_ seed: UInt64) -> DisplayList {
    var random = SeededRandom(seed: seed + 1)
    var list = DisplayList(width: 256, height: 512, background: .white)
    for _ in 0..<40 {
      let start = Point(.random(in: 0...256, using: &random), .random(in: 0...512, using: &random))
      var path = Path()
      path.addPolyline(
        [start, start + Point(.random(in: -30...30, using: &random), .random(in: -6...6, using: &random))],
        closed: false)
      let width = Float([2, 4, 5, 8].randomElement(using: &random) ?? 4)
      let style = StrokeStyle(width: width, cap: .round, join: .round)
      list.stroke(path, style: style, paint: .solid(Color(0x224488, alpha: .random(in: 0.3...1, using: &random))))
      list.outset(path, by: width, paint: .solid(Color(0x88CC44, alpha: 0.5)))
    }
    return list
  }

  @Test(arguments: 0..<200) func strokesAndHalos(_ seed: UInt64) {
    let list = Self.list(seed)
    let expected = Renderer(threads: 1, simd: .scalar).render(list)
    let renderer = Renderer(threads: 1)
    for _ in 0..<2 { #expect(difference(renderer.render(list), expected).count == 0) }
    #expect(difference(Renderer(threads: 4).render(list), expected).count == 0)
  }

  private static let red = Color(0xFF0000)

  /// Draws `path`, then, from what may be left of it, a rectangle elsewhere: twice with the same memory.
  private static func expectNothingLeft(by path: Path, width: Int = 320, height: Int = 64) {
    var list = DisplayList(width: width, height: height, background: .white)
    list.fill(.rect(Rect(x: 0, y: 0, width: 8, height: 8)), color: red)
    list.fill(path, color: Color(0x0000FF))
    let renderer = Renderer(threads: 1)
    _ = renderer.render(list)
    var rest = DisplayList(width: width, height: height, background: .white)
    rest.fill(.rect(Rect(x: 0, y: 0, width: 8, height: Double(height))), color: red)
    let picture = renderer.render(rest)
    #expect((0..<height).allSatisfy { y in (0..<width).allSatisfy { picture[$0, y] == ($0 < 8 ? red : .white).pixel } })
  }

  /// A close before the first point begins no subpath at the origin.
  @Test func aPathThatBeginsWithAClose() {
    var path = Path()
    path.close()
    path.line(to: SIMD2<Float>(200, 10))
    path.line(to: SIMD2<Float>(300, 10))
    path.line(to: SIMD2<Float>(300, 50))
    path.line(to: SIMD2<Float>(200, 50))
    Self.expectNothingLeft(by: path)
    var list = DisplayList(width: 320, height: 64, background: .white)
    list.fill(path, color: Self.red)
    let picture = Renderer(threads: 1).render(list)
    #expect(
      (0..<64).allSatisfy { y in
        (0..<320).allSatisfy {
          picture[$0, y] == ((200..<300).contains($0) && (10..<50).contains(y) ? Self.red : .white).pixel
        }
      })
  }

  /// The halo of what follows a close begins, like its inside, where the closed subpath did.
  @Test func aHaloAfterAClose() {
    var implicit = Path()
    var explicit = Path()
    for isExplicit in [false, true] {
      var path = Path()
      path.addPolyline([Point(20, 20), Point(40, 20), Point(40, 30)], closed: true)
      if isExplicit { path.move(to: SIMD2<Float>(20, 20)) }
      path.line(to: SIMD2<Float>(10, 50))
      path.line(to: SIMD2<Float>(50, 50))
      if isExplicit { explicit = path } else { implicit = path }
    }
    let pictures = [implicit, explicit].map { path in
      var list = DisplayList(width: 64, height: 64, background: .white)
      list.outset(path, by: 3, paint: .solid(Self.red))
      return Renderer(threads: 1).render(list)
    }
    #expect(difference(pictures[0], pictures[1]).count == 0)
  }

  /// Far away a curve's steps are rounded by many pixels, beyond the box of its points.
  @Test(arguments: [1e9, -1e9, 2e7, -3e8] as [Float]) func aCurveFromFarAway(_ far: Float) {
    for y in stride(from: Float(1), to: 64, by: 3) {
      for x in stride(from: Float(150), to: 310, by: 20) {
        var path = Path()
        path.move(to: SIMD2<Float>(x, far))
        path.cubic(to: SIMD2<Float>(x, y), control1: SIMD2<Float>(310, far), control2: SIMD2<Float>(x, y))
        path.quad(to: SIMD2<Float>(310, y), control: SIMD2<Float>(x, far))
        Self.expectNothingLeft(by: path)
      }
    }
  }

  /// The cap's lower side is at 39.97, its arc's vertices a tenth of a pixel lower: in the next strip of four rows.
  @Test func aCapThatEndsAtAStrip() {
    var path = Path()
    path.addPolyline([Point(20, 37.97), Point(40, 37.97)], closed: false)
    var list = DisplayList(width: 64, height: 96, background: .white)
    list.fill(.rect(Rect(x: 0, y: 64, width: 64, height: 32)), color: Color(0xFF0000))
    list.stroke(path, style: StrokeStyle(width: 4, cap: .round, join: .round), paint: .solid(Color(0x0000FF)))
    let picture = Renderer(threads: 1).render(list)
    #expect((64..<96).allSatisfy { y in (0..<64).allSatisfy { picture[$0, y] == Color(0xFF0000).pixel } })
  }
}
