import Canvas
import Geometry
import Kernels
import Pixels
import TestSupport
import Testing

/// Every pixel of a command is laid down once: a translucent picture is the opaque one's coverage times its alpha.
@Suite struct SinglePushTests {
  private static let half = Color(red: 1, green: 1, blue: 1, alpha: 0.5)

  private func check(
    _ level: SIMDLevel, _ comment: String, width: Int = 300, _ add: (inout DisplayList, Paint) -> Void
  ) {
    func picture(_ color: Color) -> PixelBuffer {
      var list = DisplayList(width: width, height: 75, background: .black)
      add(&list, .solid(color))
      return Renderer(threads: 1, simd: level).render(list)
    }
    let (opaque, translucent) = (picture(.white), picture(Self.half))
    // White on black shows the coverage's 256ths, one of two where those are rounded to the same byte.
    var wrong = 0
    for y in 0..<75 {
      for x in 0..<width {
        let shown = UInt32(opaque[x, y].red)
        let once = (shown...shown + 1).filter { ($0 * 255 + 128) >> 8 == shown }
          .map { ScalarKernels.scaled(Self.half.pixel.bits, by: $0) & 255 }
        if !once.contains(UInt32(translucent[x, y].red)) { wrong += 1 }
      }
    }
    #expect(wrong == 0, "\(comment)")
  }

  private func point(_ random: inout SeededRandom) -> Point {
    Point(.random(in: -20...320, using: &random), .random(in: -20...95, using: &random))
  }

  @Test(arguments: SIMDLevel.allCases, 0..<20) func fillsAndStrokes(_ level: SIMDLevel, _ seed: UInt64) {
    var random = SeededRandom(seed: seed + 1)
    var path = Path()
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let count = Int.random(in: 3...40, using: &random)
      path.addPolyline((0..<count).map { _ in point(&random) }, closed: Bool.random(using: &random))
    }
    for rule in [FillRule.nonzero, .evenOdd] {
      check(level, "seed \(seed), fill") { $0.fill(path, rule: rule, paint: $1) }
    }
    let style = StrokeStyle(
      width: .random(in: 0.2...20, using: &random), cap: .round, join: seed % 2 == 0 ? .round : .miter,
      dashes: seed % 3 == 0 ? [9, 4] : [])
    check(level, "seed \(seed), stroke") { $0.stroke(path, style: style, paint: $1) }
    check(level, "seed \(seed), halo") { $0.outset(path, by: 2.5, paint: $1) }
    let clip = Path.circle(center: point(&random), radius: 60)
    check(level, "seed \(seed), clipped") { list, paint in
      list.clipped(to: clip) { $0.fill(path, rule: .evenOdd, paint: paint) }
    }
  }

  /// Wound round hundreds of times, with edges through every tile.
  @Test(arguments: SIMDLevel.allCases, 0..<4) func manyWindings(_ level: SIMDLevel, _ seed: UInt64) {
    var random = SeededRandom(seed: seed + 100)
    var path = Path()
    for _ in 0..<400 {
      path.addPolyline([point(&random), point(&random), point(&random)], closed: true)
      path.append(.circle(center: Point(150, 40), radius: .random(in: 10...200, using: &random)))
    }
    check(level, "seed \(seed)") { $0.fill(path, paint: $1) }
  }
}

/// Windings counted pixel by pixel: rectangles on whole pixels, of either direction, up to hundreds over one another.
@Suite struct WindingTests {
  @Test(arguments: SIMDLevel.allCases, [1, 40, 126, 127, 128, 129, 200, 256, 1000])
  func windingsAreCounted(_ level: SIMDLevel, _ count: Int) {
    let (width, height) = (150, 70)
    var random = SeededRandom(seed: UInt64(count))
    // Most turn one way, so that hundreds add up; the others bring some pixels back to zero.
    var windings = [Int](repeating: 0, count: width * height)
    var path = Path()
    for _ in 0..<count {
      let (x, y) = (Int.random(in: 0..<width - 1, using: &random), Int.random(in: 0..<height - 1, using: &random))
      let right = Int.random(in: x + 1...width, using: &random)
      let bottom = Int.random(in: y + 1...height, using: &random)
      let turn = Int.random(in: 0..<4, using: &random) == 0 ? -1 : 1
      for row in y..<bottom { for column in x..<right { windings[row * width + column] += turn } }
      let corners = [(x, y), (right, y), (right, bottom), (x, bottom)].map { Point(Double($0), Double($1)) }
      path.addPolyline(turn > 0 ? corners : corners.reversed(), closed: true)
    }
    // In the middle many more, all the same way.
    for _ in 0..<count {
      for row in 20..<50 { for column in 30..<120 { windings[row * width + column] += 1 } }
      path.append(.rect(Rect(x: 30, y: 20, width: 90, height: 30)))
    }
    for rule in [FillRule.nonzero, .evenOdd] {
      let picture = filled(path, rule, width: width, height: height, simd: level)
      var wrong = 0
      for i in windings.indices {
        let isInside = rule == .nonzero ? windings[i] != 0 : windings[i] % 2 != 0
        if picture[i % width, i / width].red != (isInside ? 255 : 0) { wrong += 1 }
      }
      #expect(wrong == 0, "\(rule)")
    }
  }
}
