import Canvas
import Geometry
import Pixels
import TestSupport
import Testing

/// Glyphs, whose coverage is kept, against the same outlines drawn as paths.
@Suite struct GlyphTests {
  /// A letter of lines and curves in units of 1/1000: a ring with a stem that crosses it.
  private static let letter: SharedPath = {
    var path = Path()
    path.append(.circle(center: Point(300, -300), radius: 280))
    path.addPolyline([Point(250, -900), Point(350, -880), Point(330, 210), Point(260, 200)], closed: true)
    return SharedPath(path)
  }()

  /// Letters on quarters of a pixel, as they come out of `DisplayList.glyphs`, anywhere about the frame's sides.
  private static func letters(_ seed: UInt64, count: Int, size: ClosedRange<Float> = 8...60) -> [PlacedPath] {
    var random = SeededRandom(seed: seed + 1)
    let scale = Float.random(in: size, using: &random) / 1000
    return (0..<count).map { _ in
      let x = Float(Int.random(in: -160...820, using: &random)) / 4
      let y = Float(Int.random(in: -120...620, using: &random)) / 4
      return PlacedPath(letter, scale: scale, origin: SIMD2(x, y))
    }
  }

  private static func outline(_ letters: [PlacedPath]) -> Path {
    var path = Path()
    for letter in letters { path.append(letter.shape.path, scale: letter.scale, offset: letter.origin) }
    return path
  }

  private func picture(
    _ renderer: Renderer = Renderer(threads: 1), _ add: (inout DisplayList) -> Void
  ) -> PixelBuffer {
    var list = DisplayList(width: 163, height: 131, background: .black)
    add(&list)
    return renderer.render(list)
  }

  /// One letter, also cut by each side of the frame: the ends of its edges may be rounded the other way, so a pixel's
  /// coverage may differ by what two edges' ends do.
  @Test(arguments: 0..<60, [Float(0), 2.5]) func oneLetterEqualsItsPath(_ seed: UInt64, _ outset: Float) {
    let letters = Self.letters(seed, count: 1)
    let expected = picture { list in
      if outset > 0 {
        list.outset(Self.outline(letters), by: outset, paint: .solid(.white))
      } else {
        list.fill(Self.outline(letters), color: .white)
      }
    }
    let actual = picture { $0.glyphs(letters, outset: outset, paint: .solid(.white)) }
    #expect(difference(actual, expected).largest <= 3)
  }

  /// The letters of a label are one shape: where two overlap, translucent paint lies once.
  @Test(arguments: 0..<20) func overlappingLettersAreOneShape(_ seed: UInt64) {
    var letters = Self.letters(seed, count: 1, size: 40...60)
    letters[0].origin = SIMD2(60, 90)
    letters += letters
    letters[1].origin += SIMD2(6.25, 0.5)
    let half = Color(red: 1, green: 1, blue: 1, alpha: 0.5)
    for outset in [Float(0), 3] {
      let translucent = picture { $0.glyphs(letters, outset: outset, paint: .solid(half)) }
      let levels = Set((0..<131).flatMap { y in (0..<163).map { translucent[$0, y].red } })
      #expect(levels.max() == 128)
    }
  }

  /// Labels that meet the same glyphs again, in the same frame and the next, get what a first frame gets.
  @Test(arguments: SIMDLevel.allCases) func keptCoverageChangesNothing(_ level: SIMDLevel) {
    let labels = (0..<12).map { Self.letters($0 % 5, count: 9, size: 12...30) }
    func add(_ list: inout DisplayList) {
      for label in labels {
        list.glyphs(label, outset: 1.5, paint: .solid(Color(0x335577, alpha: 0.7)))
        list.glyphs(label, paint: .solid(.white))
      }
    }
    let expected = picture(Renderer(threads: 1, simd: .scalar), add)
    for threads in [1, 3] {
      let renderer = Renderer(threads: threads, simd: level)
      for _ in 0..<3 { #expect(difference(picture(renderer, add), expected).count == 0) }
    }
  }

  /// More letters than 16 bits can add up, all at one place, and letters too large to be kept.
  @Test func crowdsAndGiants() {
    let crowd = [PlacedPath](repeating: PlacedPath(Self.letter, scale: 0.05, origin: SIMD2(60, 80)), count: 400)
    let one = picture { $0.glyphs(crowd.prefix(1), paint: .solid(.white)) }
    let all = picture { $0.glyphs(crowd, paint: .solid(.white)) }
    for y in 0..<131 { for x in 0..<163 where one[x, y].red == 255 { #expect(all[x, y].red == 255) } }
    // 1,110 units high: from glyphs that are just kept, 256 pixels high, to larger ones.
    for size in [229, 230.5, 231, 400] as [Float] {
      for y in [0.0, 1.25, 2.5, 3.75] as [Float] {
        let giant = [PlacedPath(Self.letter, scale: size / 1000, origin: SIMD2(20.75, 220 + y))]
        let expected = picture { $0.fill(Self.outline(giant), color: .white) }
        #expect(difference(picture { $0.glyphs(giant, paint: .solid(.white)) }, expected).largest <= 3)
      }
    }
  }

  /// What has no ink or no meaning is left out.
  @Test func emptyAndMeaninglessGlyphs() {
    var wild = Path()
    wild.addPolyline([Point(0, 0), Point(.nan, 3), Point(9, 9)], closed: true)
    let glyphs = [
      PlacedPath(SharedPath(Path()), scale: 1, origin: SIMD2(5, 5)),
      PlacedPath(SharedPath(wild), scale: 1, origin: SIMD2(5, 5)),
      PlacedPath(Self.letter, scale: .infinity, origin: SIMD2(5, 5)),
      PlacedPath(Self.letter, scale: 0.05, origin: SIMD2(.nan, 5)),
      PlacedPath(Self.letter, scale: 0.05, origin: SIMD2(1e30, 5)),
      PlacedPath(Self.letter, scale: 1e30, origin: SIMD2(5, 5)),
      PlacedPath(Self.letter, scale: -0.05, origin: SIMD2(50, 50)),
      PlacedPath(SharedPath(.rect(Rect(x: 5e8, y: 0, width: 64, height: 64))), scale: 1, origin: SIMD2(-5e8, 20)),
    ]
    for glyph in glyphs {
      let empty = picture { _ in }
      #expect(difference(picture { $0.glyphs([glyph], outset: 15, paint: .solid(.white)) }, empty).count == 0)
    }
  }
}
