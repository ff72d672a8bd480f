import Geometry
import Testing

@testable import Text

/// East Asian names in downward lines.
@Suite(.enabled(if: FallbackTests.hasCJK, "Noto Sans CJK is not installed")) struct StackedTextTests {
  private let style = TextStyle(size: 20, language: "zh-Hant")

  private func text(_ text: String) throws -> StackedText {
    try #require(Fonts.typesetter.stackedText(text, style: style))
  }

  private func line(_ name: String, along curve: [Point], at offset: Double) throws -> StackedLine? {
    try text(name).stacked(along: curve, at: offset, maxAngle: 30)
  }

  /// Four letters of one em each: 80 pixels about the middle of the line, whichever way it was drawn.
  @Test(arguments: [[Point(100, 0), Point(100, 400)], [Point(100, 400), Point(100, 0)]])
  func lettersStandOneBelowTheOther(curve: [Point]) throws {
    let line = try #require(try line("中山北路", along: curve, at: 200))
    #expect(line.text.advances == [20, 20, 20, 20])
    let expected = [160.0, 180, 200, 220]
    for (origin, y) in zip(line.uprightOrigins, expected) {
      #expect(abs(origin.x - 100) < 1e-6)
      #expect(abs(origin.y - y) < 1e-6)
    }
    for (box, y) in zip(line.clusterBoxes, expected) {
      let expected = Rect(x: 90, y: y, width: 20, height: 20)
      #expect(zip(box.corners, expected.corners).allSatisfy { ($0 - $1).length < 1e-6 })
    }
  }

  /// A letter's outline is that of horizontal text, only moved: it is not turned.
  @Test(arguments: ["中", "路", "南", "가"]) func lettersAreNotTurned(letter: String) throws {
    let line = try #require(try line(letter, along: [Point(0, 0), Point(0, 100)], at: 50))
    var stacked = Path()
    line.append(to: &stacked)
    var plain = Path()
    Fonts.typesetter.line(letter, style: style).append(to: &plain, at: .zero)
    let (ink, wanted) = (stacked.inkBounds, plain.inkBounds)
    #expect(abs(ink.width - wanted.width) < 0.01)
    #expect(abs(ink.height - wanted.height) < 0.01)
    // In its square: half an em to each side of the line.
    #expect(Rect(x: -10, y: 39, width: 20, height: 22).contains(ink))
  }

  /// Brackets and dashes have forms of their own: what is tall in a line of text is wide here.
  @Test(arguments: ["（", "」", "ー"]) func punctuationHasVerticalForms(sign: String) throws {
    let line = try #require(try line("中\(sign)中", along: [Point(0, 0), Point(0, 100)], at: 50))
    let cell = line.text.cells[1]
    let stacked = try #require(cell.glyphs.first).outline.bounds
    let plain = Fonts.typesetter.line(sign, style: style).inkBounds
    #expect((stacked.width > stacked.height) != (plain.width > plain.height))
  }

  /// On a slope of 60° a letter is as far below the one before as on a steep line, and no two squares meet.
  @Test func lettersOnASlopeDoNotMeet() throws {
    let curve = [Point(0, 0), Point(200, 346.410_161_5)]
    let line = try #require(try line("中山北路", along: curve, at: 200))
    for (a, b) in zip(line.uprightOrigins, line.uprightOrigins.dropFirst()) {
      #expect(abs(b.y - a.y - 20) < 1e-6)
      // 20 · cos 60° / sin 60°
      #expect(abs(b.x - a.x - 11.547) < 1e-3)
    }
    for (a, b) in zip(line.clusterBoxes, line.clusterBoxes.dropFirst()) {
      #expect(a.intersection(b).height < 1e-6)
    }
  }

  /// Flatter than 45° text is no stack, nor without East Asian letters, nor where the line is too short.
  @Test func otherwiseThereIsNoStack() throws {
    #expect(try line("中山北路", along: [Point(0, 0), Point(346, 200)], at: 200) == nil)
    #expect(try line("中山北路", along: [Point(0, 0), Point(0, 79)], at: 39.5) == nil)
    #expect(Fonts.typesetter.stackedText("Main Street 12", style: style) == nil)
  }

  @Test(arguments: [
    ("中山北路一段135巷", [StackedPieces.Piece.letters("中山北路一段"), .upright("135"), .letters("巷")]),
    ("南京西路 Nanjing West Rd", [.letters("南京西路"), .sideways("Nanjing West Rd")]),
    ("1234號", [.sideways("1234"), .letters("號")]), ("A街", [.upright("A"), .letters("街")]),
    ("銀座（東）", [.letters("銀座（東）")]),
  ])
  func piecesStandOrLie(text: String, pieces: [StackedPieces.Piece]) {
    #expect(StackedPieces.pieces(of: text) == pieces)
  }

  /// A short number takes one square, and its digits no more than a quarter of it beyond its sides.
  @Test func shortNumbersTakeOneSquare() throws {
    let text = try text("中135巷")
    #expect(text.advances == [20, 20, 20])
    #expect(text.cells[1].breadth <= 25)
    #expect(text.cells[1].isUpright)
  }
}
