import Foundation
import Geometry
import TestSupport
import Testing

@testable import Text

/// What lines say of themselves, compared with the text and with what the shaper gives.
@Suite struct WrittenLineTests {
  private static let typesetter: Typesetter? = (try? FontLibrary()).map(Typesetter.init)

  private static let texts = [
    "Mannerheimintie 5", "fi fl ffi", "شارع التحرير 24", "خیابان ولیعصر", "रास्ता महात्मा गांधी", "ถนนสุขุมวิท",
    "רחוב (יפו) 24", "Main السلام Street", "e\u{301}tude", "中山路", "a\u{200D}b",
  ]

  @Test(arguments: texts) func everyCharacterIsInOneCluster(_ text: String) throws {
    let typesetter = try #require(Self.typesetter)
    let line = typesetter.line(text, style: TextStyle(size: 40)).written
    #expect(line.text == text)
    var covered: [Range<Int>] = line.clusters.map(\.utf8Range).filter { !$0.isEmpty }
    covered.sort { $0.lowerBound < $1.lowerBound }
    #expect(covered.first?.lowerBound == 0)
    #expect(covered.last?.upperBound == text.utf8.count)
    for (one, next) in zip(covered, covered.dropFirst()) { #expect(one.upperBound == next.lowerBound) }
    #expect(covered.map(line.characters).joined() == text)
    #expect(line.runs.flatMap { Array($0.clusters) } == Array(line.clusters.indices))
  }

  /// A run is as wide as the advances that HarfBuzz gives for it, and begins where the one before ends.
  @Test(arguments: texts) func runsAreAsWideAsTheirAdvances(_ text: String) throws {
    let typesetter = try #require(Self.typesetter)
    let line = typesetter.line(text, style: TextStyle(size: 40)).written
    let shaped = typesetter.shape(text, style: TextStyle(size: 40))
    try #require(shaped.count == line.runs.count)
    var x = 0.0
    for (run, shape) in zip(line.runs, shaped) {
      let width = Double(shape.glyphs.reduce(0) { $0 + $1.xAdvance }) * 40 / Double(shape.unitsPerEm)
      let clusters = line.clusters[run.clusters]
      let (first, last) = (try #require(clusters.first), try #require(clusters.last))
      #expect(abs(first.x - x) < 1e-6)
      #expect(abs(last.x + last.advance - x - width) < 1e-6)
      #expect(run.isRightToLeft == shape.isRightToLeft)
      #expect(line.utf8Range(of: run) == shape.utf8Range)
      #expect(run.font == shape.font.description)
      x += width
    }
  }

  /// Lines know where in the whole text they begin; a cut one has its dots.
  @Test func linesOfAParagraph() throws {
    let typesetter = try #require(Self.typesetter)
    let text = "one two three four"
    let style = TextStyle(size: 20)
    let width = typesetter.line("three four", style: style).width
    let whole = typesetter.paragraph(text, style: style, layout: ParagraphLayout(maxWidth: width + 1))
    #expect(whole.lines.map(\.line.written.text) == ["one two", "three four"])
    #expect(whole.lines.map(\.line.written.utf8Offset) == [0, 8])
    let cut = typesetter.paragraph(text, style: style, layout: ParagraphLayout(maxWidth: width + 1, maxLines: 1))
    #expect(cut.lines.map(\.line.written.text).allSatisfy { $0.hasPrefix("one") && $0.hasSuffix("…") })
  }

  /// Each letter of a bent line is where its outline is: turned about the middle height where letters meet.
  @Test func bentLines() throws {
    let typesetter = try #require(Self.typesetter)
    let line = typesetter.line("Kehä", style: TextStyle(size: 20))
    let curve = [Point(-30, 100), Point(line.width / 2, 100), Point(line.width + 30, 115)]
    let placed = try #require(line.curved(along: curve, at: line.width / 2 + 30, maxAngle: 60)).placed
    #expect(placed.transforms.count == line.clusters.count)
    #expect(abs(placed.axis - 0.357 * 20) < 1e-9)
    for index in line.clusters.indices.dropLast() {
      let end = Point(line.clusters[index + 1].x, -placed.axis)
      let (one, next) = (placed.transform(ofCluster: index)(end), placed.transform(ofCluster: index + 1)(end))
      #expect((one - next).length < 1e-6)
    }
  }

  @Test func fontsSayTheirWeight() throws {
    let typesetter = try #require(Self.typesetter)
    let library = typesetter.fontLibrary
    for (weight, number) in [(TextStyle.Weight.regular, 400), (.bold, 700)] {
      let font = try #require(typesetter.line("a", style: TextStyle(size: 9, weight: weight)).fonts.first)
      #expect(library.weight(of: font) == (number, false))
    }
    #expect(library.weight(of: FontReference(path: "/nowhere.ttf", faceIndex: 0)) == (400, false))
  }
}
