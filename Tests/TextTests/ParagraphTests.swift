import Geometry
import TestSupport
import Testing

@testable import Text

@Suite(.enabled(if: Fonts.isInstalled, "Noto Sans is not installed")) struct ParagraphTests {
  let typesetter = Fonts.typesetter
  let style = TextStyle(size: 20)

  private func paragraph(_ text: String, _ layout: ParagraphLayout, language: String = "en") -> Paragraph {
    typesetter.paragraph(text, style: TextStyle(size: 20, language: language), layout: layout)
  }

  /// The part of `text` each line holds, by its clusters.
  private func lines(_ paragraph: Paragraph, of text: String) -> [String] {
    let utf8 = Array(text.utf8)
    let starts = paragraph.lines.map { $0.line.clusters.map(\.utf8Offset).min() ?? 0 }
    return zip(starts, starts.dropFirst() + [utf8.count]).map {
      String(decoding: utf8[$0..<$1], as: UTF8.self).split(separator: " ").joined(separator: " ")
    }
  }

  /// Lines break at spaces, and no line is wider than the box.
  @Test func linesBreakAtSpaces() {
    let text = "Martin Luther King Junior Memorial Boulevard"
    let result = paragraph(text, ParagraphLayout(maxWidth: 200))
    #expect(lines(result, of: text) == ["Martin Luther King", "Junior Memorial", "Boulevard"])
    #expect(result.lines.allSatisfy { $0.line.width <= 200 })
    #expect(result.width == result.lines.map(\.line.width).max())
    #expect(result.isWhole)
  }

  /// Each line is as wide as the same words on a line of their own.
  @Test func eachLineIsAsWideAsOnItsOwn() {
    for (language, text) in [("en", "AVATAR To. Wave"), ("ar", "شارع الملك فهد"), ("hi", "महात्मा गाँधी मार्ग")] {
      let words = text.split(separator: " ").map(String.init)
      let result = paragraph(text, ParagraphLayout(maxWidth: 1), language: language)
      let style = TextStyle(size: 20, language: language)
      // A box narrower than a letter tears everything; one as wide as the widest word keeps words.
      #expect(result.hasTornWord)
      let widest = words.map { typesetter.line($0, style: style).width }.max() ?? 0
      let whole = paragraph(text, ParagraphLayout(maxWidth: widest), language: language)
      #expect(whole.lines.map(\.line.width).reduce(0, max) == widest)
      #expect(whole.isWhole)
    }
  }

  /// Baselines stand at the middle of the line and 0.388 of the size, whatever the script.
  @Test func baselinesStandAtTheMiddleInEveryScript() {
    for (language, text) in [("en", "a b"), ("ar", "ش ع"), ("th", "ถ น"), ("hi", "क ख")] {
      let result = paragraph(text, ParagraphLayout(maxWidth: 25, lineHeight: 36), language: language)
      #expect(result.lines.map(\.origin.y) == [18 + 7.76, 54 + 7.76])
      #expect(result.height == 72)
    }
    let natural = [("en", 24.0), ("he", 25), ("ar", 27), ("hi", 30), ("th", 30), ("km", 32), ("my", 32)]
    let texts = ["en": "a", "he": "ש", "ar": "ع", "hi": "क", "th": "ถ", "km": "ម", "my": "မ"]
    for (language, height) in natural {
      #expect(abs(paragraph(texts[language] ?? "", ParagraphLayout()).lineHeight - height) < 1e-9)
    }
  }

  @Test(arguments: ParagraphLayout.Alignment.allCases)
  func alignmentFollowsTheParagraphsOwnDirection(alignment: ParagraphLayout.Alignment) {
    for (text, isRightToLeft) in [("Main", false), ("שלום", true)] {
      let line = paragraph(text, ParagraphLayout(maxWidth: 200, alignment: alignment)).lines[0]
      #expect(line.line.isRightToLeft == isRightToLeft)
      let free = 200 - line.line.width
      let expected =
        switch alignment {
        case .left: 0.0
        case .right: free
        case .center: free / 2
        case .leading: isRightToLeft ? free : 0
        case .trailing: isRightToLeft ? 0 : free
        }
      #expect(abs(line.origin.x - expected) < 1e-9)
    }
  }

  /// Cut text ends in an ellipsis on the side where reading ends.
  @Test(arguments: [
    ("en", "Martin Luther King Junior Memorial Boulevard", false),
    ("ar", "طريق الملك عبد العزيز بن عبد الرحمن", true),
    ("he", "שדרות David Ben-Gurion ירושלים תל אביב", true), ("en", "Road to שדרות רוטשילד ירושלים תל אביב", false),
  ])
  func ellipsisStandsWhereReadingEnds(language: String, text: String, isRightToLeft: Bool) throws {
    let result = paragraph(text, ParagraphLayout(maxWidth: 160, maxLines: 1), language: language)
    let line = try #require(result.lines.first?.line)
    #expect(result.isTruncated)
    #expect(result.lines.count == 1)
    #expect(line.width <= 160)
    #expect(line.width > 120)
    let ellipsis = try #require(line.clusters.max { $0.utf8Offset < $1.utf8Offset })
    #expect(isRightToLeft ? ellipsis.x == 0 : abs(ellipsis.x + ellipsis.advance - line.width) < 1e-9)
    let unmarked = paragraph(text, ParagraphLayout(maxWidth: 160, maxLines: 1, ellipsis: false), language: language)
    #expect(unmarked.isTruncated)
    #expect(unmarked.lines.count == 1)
  }

  /// Words that run against the line have the ellipsis where they are cut.
  @Test(
    arguments: [
      ("ar", "متحف Forum Shopping Center Helsinki", true), ("en", "Road متحف الفن الحديث المعاصر الكبير", false),
    ])
  func ellipsisOfARunAgainstTheLine(language: String, text: String, isRightToLeft: Bool) throws {
    let result = paragraph(text, ParagraphLayout(maxWidth: 200, maxLines: 1), language: language)
    let line = try #require(result.lines.first?.line)
    #expect(result.isTruncated)
    #expect(line.isRightToLeft == isRightToLeft)
    let start = try #require(text.firstIndex { isRightToLeft ? $0.isASCII && $0.isLetter : !$0.isASCII })
    let offset = text.utf8.distance(from: text.startIndex, to: start)
    let run = line.clusters.filter { $0.utf8Offset >= offset && $0.advance > 0 }
    let ellipsis = try #require(run.max { $0.utf8Offset < $1.utf8Offset })
    // After the run's other clusters, as the run itself is read.
    #expect(
      run.filter { $0.utf8Offset != ellipsis.utf8Offset }.allSatisfy {
        isRightToLeft ? $0.x < ellipsis.x : $0.x > ellipsis.x
      })
  }

  /// The ellipsis never parts a letter from its marks, nor emoji from each other.
  @Test func ellipsisNeverPartsALetterFromItsMarks() {
    let text = "e\u{301}\u{302}e\u{301}👨‍👩‍👧‍👦क्षि" + "नि" + "e\u{301}\u{302}"
    let starts = Set(text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) })
    let full = typesetter.line(text, style: style).width
    for width in stride(from: 5.0, to: full, by: 3) {
      let result = paragraph(text, ParagraphLayout(maxWidth: width, maxLines: 1))
      for cluster in result.lines[0].line.clusters { #expect(starts.contains(cluster.utf8Offset)) }
      #expect(result.isTruncated)
    }
  }

  /// Text that just fits is left whole; one unit less cuts it.
  @Test func textThatJustFitsIsLeftWhole() {
    let width = typesetter.line("Golden Gate Avenue", style: style).width
    #expect(paragraph("Golden Gate Avenue", ParagraphLayout(maxWidth: width, maxLines: 1)).isWhole)
    #expect(paragraph("Golden Gate Avenue", ParagraphLayout(maxWidth: width - 0.01, maxLines: 1)).isTruncated)
  }

  /// Line ends of the text's own break lines, the last one opens none.
  @Test func lineEndsOfTheTextsOwnBreakLines() {
    #expect(paragraph("a\nb\r\nc\u{2028}d\n", ParagraphLayout()).lines.count == 4)
    #expect(paragraph("a\n\nb", ParagraphLayout()).lines.map(\.line.clusters.count) == [1, 0, 1])
    #expect(paragraph("a\nb", ParagraphLayout(maxLines: 1)).isTruncated)
    #expect(paragraph("", ParagraphLayout()).lines.isEmpty)
    #expect(paragraph("\n", ParagraphLayout()).height == 0)
  }

  /// A hyphen breaks only where a space would cost a line.
  @Test func hyphenBreaksOnlyToSaveALine() {
    let text = "Rue Saint-Germain"
    let width = typesetter.line("Rue Saint-", style: style).width + 1
    let germain = typesetter.line("Saint-Germain", style: style).width
    #expect(width < germain)
    #expect(lines(paragraph(text, ParagraphLayout(maxWidth: width)), of: text) == ["Rue Saint-", "Germain"])
    #expect(lines(paragraph(text, ParagraphLayout(maxWidth: germain)), of: text) == ["Rue", "Saint-Germain"])
  }

  /// Numbers keep to their neighbours where that costs no line.
  @Test func numbersKeepToTheirNeighbours() {
    let layout = ParagraphLayout(maxWidth: 130, keepsNumbersWithNeighbors: true)
    #expect(
      lines(paragraph("Old Highway 101 North", layout), of: "Old Highway 101 North") == ["Old Highway", "101 North"])
    let plain = ParagraphLayout(maxWidth: 160)
    #expect(
      lines(paragraph("Old Highway 101 North", plain), of: "Old Highway 101 North") == ["Old Highway 101", "North"])
    #expect(lines(paragraph("Karlsplatz 12", layout), of: "Karlsplatz 12").count <= 2)
    let last = ParagraphLayout(maxWidth: 170, keepsNumbersWithNeighbors: true)
    #expect(lines(paragraph("Avenida Bolivia 1280", last), of: "Avenida Bolivia 1280") == ["Avenida", "Bolivia 1280"])
  }

  /// Balanced lines are about equally long and no more of them.
  @Test func balancedLinesAreAboutEquallyLong() {
    let text = "Saint John Baptist of the Mission Street"
    let greedy = paragraph(text, ParagraphLayout(maxWidth: 330))
    let balanced = paragraph(text, ParagraphLayout(maxWidth: 330, isBalanced: true))
    #expect(balanced.lines.count == greedy.lines.count)
    #expect(balanced.width < greedy.width)
    let widths = balanced.lines.map(\.line.width)
    #expect((widths.max() ?? 0) - (widths.min() ?? 0) < 60)
  }

  /// Scripts without spaces break between syllables, not inside them.
  @Test(arguments: [
    ("th", "ถนนเจริญกรุงแขวงบางรัก", "ถนน|เจริญกรุง|แขวงบางรัก"), ("th", "สะพานน้ำตก", "สะ|พานน้ำ|ตก"),
    ("lo", "ຖະຫນົນໄຊເສດຖາ", "ຖະ|ຫນົນ|ໄຊ|ເສດຖາ"), ("my", "ဆူးလေဘုရားလမ်း", "ဆူး|လေ|ဘု|ရား|လမ်း"),
    ("my", "မဟာဗန္ဓုလ", "မ|ဟာ|ဗန္ဓု|လ"), ("km", "រាជធានីភ្នំពេញ", "រាជ|ធា|នី|ភ្នំ|ពេញ"), ("km", "នរោត្តម", "ន|រោត្តម"),
  ])
  func scriptsWithoutSpacesBreakBetweenSyllables(language: String, text: String, syllables: String) throws {
    let style = TextStyle(size: 20, language: language)
    let selector = FontSelector(try #require(Fonts.library))
    let analysis = TextAnalysis(Substring(text), style: style, fonts: selector)
    let breaks = LineBreaks(analysis, language: language).isAllowedAfter
    var found = String.UnicodeScalarView()
    for (index, scalar) in text.unicodeScalars.enumerated() {
      found.append(scalar)
      if breaks[index], index < breaks.count - 1 { found.append("|") }
    }
    #expect(String(found) == syllables)
  }

  /// The first size in which the text fits whole is taken, else the floor with an ellipsis.
  @Test func firstSizeThatFitsIsTaken() {
    let layout = ParagraphLayout(maxWidth: 300, maxLines: 1)
    let sizes = [30.0, 28, 26, 24]
    let bold = TextStyle(size: 30, weight: .bold)
    #expect(typesetter.fitting("Van Ness", sizes: sizes, style: bold, layout: layout).size == 30)
    let shrunk = typesetter.fitting("Golden Gate Avenue", sizes: sizes, style: bold, layout: layout)
    #expect(shrunk.size == 28)
    #expect(shrunk.paragraph.isWhole)
    let cut = typesetter.fitting("Golden Gate Avenue Extension", sizes: sizes, style: bold, layout: layout)
    #expect(cut.size == 24)
    #expect(cut.paragraph.isTruncated)
    #expect(cut.paragraph.width <= 300)
    #expect(typesetter.fitting("x", sizes: [], style: bold, layout: layout).paragraph.lines.isEmpty)
  }

  /// A step that would tear a word is skipped.
  @Test func stepThatTearsAWordIsPassedOver() {
    let word = "Donaudampfschifffahrtsgesellschaft"
    let style = TextStyle(size: 20)
    let layout = ParagraphLayout(maxWidth: 250, maxLines: 2)
    var small = style
    small.size = 12
    let result = typesetter.firstFitting([
      FittingStep(text: word, style: style, layout: layout), FittingStep(text: word, style: small, layout: layout),
    ])
    #expect(result.index == 1)
    #expect(result.paragraph.isWhole)
  }

  /// Letter spacing stands between clusters, and not where letters join.
  @Test func letterSpacingStandsBetweenClusters() {
    func width(_ text: String, _ spacing: Double) -> Double {
      typesetter.line(text, style: TextStyle(size: 20, letterSpacing: spacing)).width
    }
    #expect(abs(width("Main", 2) - width("Main", 0) - 6) < 1e-9)
    #expect(abs(width("Main", -0.2) - width("Main", 0) + 0.6) < 1e-9)
    #expect(width("شارع", 2) == width("شارع", 0))
    #expect(width("मार्ग", 2) == width("मार्ग", 0))
    // A ligature would join spaced letters.
    #expect(typesetter.line("ffi", style: TextStyle(size: 20, letterSpacing: 1)).clusters.count == 3)
  }

  /// Random texts in random boxes: no line is too wide unless it is one cluster, and nothing is lost.
  @Test(arguments: 1...40) func randomTextsInRandomBoxes(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let pieces = [
      "Main ", "שלום ", "شارع ", "मार्ग", "ถนนแ", "京都", "12 ", "-", "…", "👍🏽", "e\u{301}", "ffi", "(", ") ", "\n",
      "\u{200B}",
    ]
    let text = (0..<Int.random(in: 1...14, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
      .joined()
    let width = Double.random(in: 0...300, using: &random)
    let result = paragraph(text, ParagraphLayout(maxWidth: width))
    #expect(!result.isTruncated)
    for (line, origin) in result.lines {
      #expect(line.width <= width + 1e-6 || line.clusters.filter { $0.advance > 0 }.count <= 2, "seed \(seed): \(text)")
      #expect(origin.x.isFinite)
      #expect(origin.y.isFinite)
    }
    let drawn = Set(result.lines.flatMap { $0.line.clusters.map(\.utf8Offset) })
    for index in text.indices where !text[index].isWhitespace && text[index] != "\u{200B}" {
      let offset = text.utf8.distance(from: text.startIndex, to: index)
      // Ligatures and conjuncts take several characters into the cluster of their first.
      let isDrawn =
        drawn.contains(offset) || text[index].unicodeScalars.contains { $0.value > 0x300 } || "fi".contains(text[index])
      #expect(isDrawn, "seed \(seed): \(text) at \(offset)")
    }
  }
}
