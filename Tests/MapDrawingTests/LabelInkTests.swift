import Canvas
import Geometry
import MapData
import Pixels
import Testing
import Text

@testable import MapDrawing

/// What labels look like in pixels.
@Suite(.enabled(if: hasFonts, "needs the Noto fonts")) struct LabelInkTests {
  private let typesetter: Typesetter

  init() throws { typesetter = try MapDrawingTests.typesetter() }

  private func picture(
    width: Int = 300, height: Int = 100, _ background: Color = .black, _ add: (inout DisplayList) -> Void
  ) -> PixelBuffer {
    var list = DisplayList(width: width, height: height, background: background)
    add(&list)
    return Renderer(threads: 1).render(list)
  }

  private func letters(_ text: String, size: Double = 48, spacing: Double = 0, language: String = "en") -> [PlacedPath]
  {
    typesetter.line(text, style: TextStyle(size: size, letterSpacing: spacing, language: language))
      .placedPaths(at: Point(40, 70))
  }

  private func pixels(_ picture: PixelBuffer) -> [(x: Int, y: Int, value: UInt8)] {
    (0..<picture.height).flatMap { y in (0..<picture.width).map { ($0, y, picture[$0, y].red) } }
  }

  /// A translucent halo lies once under all letters, and on none.
  @Test(arguments: [0.0, -5]) func translucentHaloLiesOnceUnderAllLetters(spacing: Double) {
    let wave = letters("WAVE", spacing: spacing)
    let half = Color(red: 1, green: 1, blue: 1, alpha: 0.5)
    let halo = picture { $0.glyphs(wave, outset: 4, paint: .solid(half)) }
    let ink = picture { $0.glyphs(wave, paint: .solid(.white)) }
    // Half of white is 128, wherever two letters' halos meet too; and it reaches under the letters.
    #expect(pixels(halo).allSatisfy { $0.value <= 128 })
    #expect(zip(pixels(ink), pixels(halo)).allSatisfy { $0.value < 255 || $1.value == 128 })
    let label = picture(.white) { list in
      list.glyphs(wave, outset: 4, paint: .solid(half))
      list.glyphs(wave, paint: .solid(.black))
    }
    #expect(zip(pixels(ink), pixels(label)).allSatisfy { $0.value < 255 || $1.value == 0 })
  }

  /// The columns in which there is ink, as runs.
  private func columns(_ text: String, language: String) -> [Range<Int>] {
    let letters = letters(text, language: language)
    let picture = picture { $0.glyphs(letters, paint: .solid(.white)) }
    let inked = (0..<300).map { x in (0..<100).contains { picture[x, $0].red > 60 } }
    var runs: [Range<Int>] = []
    for x in 0..<300 where inked[x] {
      if let last = runs.last, last.upperBound == x {
        runs[runs.count - 1] = last.lowerBound..<x + 1
      } else {
        runs.append(x..<x + 1)
      }
    }
    return runs
  }

  @Test func arabicLettersJoinAndReadFromTheRight() {
    #expect(columns("بيت", language: "ar").count == 1)
    // A zero-width non-joiner parts them.
    #expect(columns("ب\u{200C}ي\u{200C}ت", language: "ar").count == 3)
    let line = typesetter.line("بيت", style: TextStyle(size: 48, language: "ar"))
    #expect(line.clusters.map(\.utf8Offset) == [4, 2, 0])
  }

  /// The short vowel sign i stands before its consonant, the long one behind.
  @Test func shortVowelSignIStandsBeforeItsConsonant() {
    /// The middle of the ink above the headline, as a share of the word's width.
    func aboveHeadline(_ text: String) -> Double {
      let letters = letters(text, language: "hi")
      let picture = picture { $0.glyphs(letters, paint: .solid(.white)) }
      let inked = pixels(picture).filter { $0.value > 128 }
      // The headline is the row with most ink.
      let rows = Dictionary(grouping: inked, by: \.y).mapValues(\.count)
      let headline = rows.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
      let above = inked.filter { $0.y < headline - 2 }.map { Double($0.x) }
      let xs = inked.map(\.x)
      let (low, high) = (Double(xs.min() ?? 0), Double(xs.max() ?? 1))
      return (above.reduce(0, +) / Double(max(above.count, 1)) - low) / (high - low)
    }
    #expect(aboveHeadline("कि") < 0.5)
    #expect(aboveHeadline("की") > 0.5)
  }

  /// A name of 200 letters is drawn to its end; one of nothing visible draws nothing.
  @Test func annotatedLengthsAgreeWithDistances() {
    let long = String(repeating: "Llanfair ", count: 23).prefix(200)
    let line = typesetter.line(String(long), style: TextStyle(size: 10))
    let shapes = line.placedPaths(at: Point(10, 40))
    let picture = picture(width: 1200) { $0.glyphs(shapes, paint: .solid(.white)) }
    let inked = pixels(picture).filter { $0.value > 60 }.map { Double($0.x) }
    #expect(line.clusters.count == 200)
    #expect((inked.min() ?? 0) < 14)
    #expect((inked.max() ?? 0) > 10 + line.width - 8)
    for text in ["", "\u{200B}\u{200B}", "   "] {
      #expect(typesetter.line(text, style: TextStyle(size: 20)).placedPaths(at: .zero).isEmpty)
    }
  }

  private let shields = #"""
    {"id": "shield", "type": "symbol", "source": "s", "source-layer": "poi",
     "layout": {"text-field": ["get", "name"], "text-size": 14, "text-anchor": "center"},
     "paint": {"text-color": "#FFFFFF"}}
    """#

  /// The ink of a number stands in the middle of its place.
  @Test(arguments: ["1", "X", "I-280", "A 7"]) func inkOfANumberStandsInTheMiddle(text: String) throws {
    let camera = Camera(center: center, zoom: 16, width: 200, height: 200, scale: 2)
    var map = MapPicture(style: try style(shields), features: FeatureLayers(), camera: camera)
    map.features.layers["poi"] = [feature(camera, .points([Point(0, 0)]), ["name": .string(text)])]
    var list = DisplayList(width: 400, height: 400, background: .black)
    _ = map.draw(into: &list, typesetter: typesetter)
    let picture = Renderer(threads: 1).render(list)
    // The ground is #112233: what is brighter is ink.
    let inked = pixels(picture).filter { $0.value > 17 + 100 }
    func middle(_ values: [Int]) -> Double { Double((values.min() ?? 0) + (values.max() ?? 0) + 1) / 2 }
    // Digits and letters have side bearings of their own: a twentieth of the size, 1.4 px here, at most.
    #expect(abs(middle(inked.map(\.x)) - 200) <= 1.5)
    #expect(abs(middle(inked.map(\.y)) - 200) <= 1.5)
  }
}
