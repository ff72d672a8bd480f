import Canvas
import Geometry
import Pixels
import TestSupport
import Testing

@Suite struct SVGTextTests {
  private static let fonts = SVGText(
    fonts: [
      "f": SVGText.Font(family: "Noto Sans", weight: 700, isItalic: false),
      "a": SVGText.Font(family: "Noto Sans Arabic", weight: 400, isItalic: false),
    ], language: "en")

  /// Letters one after the other, 10 wide each, in stretches of a font.
  private static func line(
    _ text: String, offset: Int = 0, language: String = "en", isRightToLeft: Bool = false,
    runs: [(font: String, isRightToLeft: Bool, letters: Int)]
  ) -> WrittenLine {
    // Reading order; a run from right to left has its last letter first.
    var clusters: [WrittenLine.Cluster] = []
    var bytes = text.unicodeScalars.map { UTF8.width($0) }[...]
    var (place, written): (Int, [WrittenLine.Run]) = (0, [])
    for run in runs {
      var part: [Range<Int>] = []
      for _ in 0..<run.letters {
        let width = bytes.removeFirst()
        part.append(place..<place + width)
        place += width
      }
      let first = clusters.count
      for range in run.isRightToLeft ? part.reversed() : part {
        clusters.append(WrittenLine.Cluster(utf8Range: range, x: Double(clusters.count) * 10, advance: 10))
      }
      written.append(
        WrittenLine.Run(font: run.font, isRightToLeft: run.isRightToLeft, clusters: first..<clusters.count))
    }
    return WrittenLine(
      text: text, utf8Offset: offset, language: language, size: 20, letterSpacing: 0, isRightToLeft: isRightToLeft,
      runs: written, clusters: clusters)
  }

  private static func elements(_ lines: [PlacedLine], halo: Float = 0) -> String {
    var list = DisplayList(width: 100, height: 100, background: .white)
    let box = Path.rect(Rect(x: 0, y: 0, width: 9, height: 9))
    if halo > 0 { list.outset(box, by: halo, paint: .solid(Color(0xFFFFFF))) }
    list.text(lines, halo: 0..<list.commands.count) { $0.fill(box, color: Color(0x112233)) }
    return SVGWriter.document(of: list, text: fonts)
  }

  @Test func aStraightTextStandsWhereItsOutlinesDo() {
    let line = Self.line("a<b", runs: [("f", false, 3)])
    let text = Self.elements([PlacedLine(line, transforms: [AffineTransform.scale(2).then(.translation(Point(5, 40)))])]
    )
    #expect(
      text.contains(
        "fill=\"#112233\"><tspan font-family=\"'Noto Sans', sans-serif\" font-weight=\"700\" font-size=\"40\" x=\"5\" "
          + "y=\"40\" textLength=\"60\">a&lt;b</tspan></text>"))
    #expect(!text.contains("<path"))
  }

  @Test func outlinesAreLeftWhereNoTextIsAsked() {
    var list = DisplayList(width: 100, height: 100, background: .white)
    let line = Self.line("ab", runs: [("f", false, 2)])
    list.text([PlacedLine(line, transforms: [.identity])]) {
      $0.fill(.rect(Rect(x: 0, y: 0, width: 9, height: 9)), color: .black)
    }
    #expect(SVGWriter.document(of: list).contains("<path"))
    #expect(!SVGWriter.document(of: list).contains("<text"))
  }

  /// A halo is one stroke below the letters; what drew it before is gone.
  @Test func halosAreStrokes() {
    let text = Self.elements(
      [PlacedLine(Self.line("ab", runs: [("f", false, 2)]), transforms: [.identity])], halo: 3)
    #expect(text.contains("stroke=\"#FFFFFF\" stroke-width=\"6\" stroke-linejoin=\"round\" paint-order=\"stroke\""))
    #expect(!text.contains("<path"))
    #expect(!text.contains("textLength"))
  }

  /// Runs are in reading order whatever side they stand on: the Arabic one begins at its right end, 10 × 3 + 20.
  @Test func directionsAndLanguages() {
    let arabic = "\u{645}\u{62A}"
    let line = Self.line(
      "٣٠٠" + arabic, language: "ar-EG", isRightToLeft: true, runs: [("a", false, 3), ("a", true, 2)])
    let text = Self.elements([PlacedLine(line, transforms: [.translation(Point(0, 50))])])
    #expect(text.contains("xml:lang=\"ar-EG\" direction=\"rtl\""))
    #expect(text.contains("direction=\"ltr\" unicode-bidi=\"embed\" x=\"0\" y=\"50\" textLength=\"30\">٣٠٠</tspan>"))
    #expect(text.contains("font-size=\"20\" x=\"50\" y=\"50\" textLength=\"20\">\(arabic)</tspan></text>"))
  }

  /// The space that a text was broken at is in it again; where a word was torn there is none.
  @Test func linesOfOneTextAreOneElement() {
    let first = Self.line("ab", runs: [("f", false, 2)])
    let second = Self.line("cd", offset: 3, runs: [("f", false, 2)])
    let third = Self.line("e", offset: 5, runs: [("f", false, 1)])
    let lines = [first, second, third].enumerated().map {
      PlacedLine($1, transforms: [.translation(Point(0, Double($0) * 20))])
    }
    let text = Self.elements(lines)
    #expect(text.matches(of: #/<text /#).count == 1)
    #expect(text.contains("ab</tspan> <tspan"))
    #expect(text.contains("cd</tspan><tspan"))
    #expect(text.contains("x=\"0\" y=\"20\""))
  }

  /// A quarter turn: the element is turned, and the place is the same after it.
  @Test func turnedTexts() throws {
    let turn = AffineTransform.rotation(sine: 1, cosine: 0).then(.translation(Point(30, 40)))
    let text = Self.elements([PlacedLine(Self.line("ab", runs: [("f", false, 2)]), transforms: [turn])])
    // (x, y) goes to (-y, x): (40, -30) lands on (30, 40).
    #expect(text.contains("transform=\"matrix(0.0 1.0 -1.0 0.0 0.0 0.0)\""))
    #expect(text.contains("x=\"40\" y=\"-30\""))
  }

  private static func bent(_ line: WrittenLine) -> PlacedLine {
    // The second letter turns by a quarter where the first ends, on the baseline.
    let second = AffineTransform.translation(Point(-10, 0)).then(.rotation(sine: 1, cosine: 0))
      .then(.translation(Point(10, 0)))
    return PlacedLine(line, transforms: [.identity, second])
  }

  @Test func bentTextsHaveAPlaceAndAnAngleForEachLetter() {
    let text = Self.elements([Self.bent(Self.line("ab", runs: [("f", false, 2)]))], halo: 2)
    #expect(text.contains("x=\"0 10\" y=\"0 0\" rotate=\"0 90\">ab</tspan>"))
    // All halos lie below all letters.
    #expect(text.contains("<use href=\"#d1\" fill=\"#FFFFFF\" stroke=\"#FFFFFF\" stroke-width=\"4\""))
    #expect(text.matches(of: /ab/).count == 1)
  }

  @Test func bentTextsOfJoinedLettersRunAlongAPath() {
    let line = Self.line("\u{645}\u{62A}", isRightToLeft: true, runs: [("a", true, 2)])
    let text = Self.elements([Self.bent(line)])
    #expect(text.contains("<path id=\"d1\" d=\"M0 0L10 0L10 30\"/>"))
    #expect(text.contains("<textPath href=\"#d1\" startOffset=\"10\" text-anchor=\"middle\">"))
    #expect(text.contains("dy=\"0\">\u{645}\u{62A}</tspan></textPath></text>"))
  }
}
