import Geometry
import TestSupport
import Testing

@testable import Text

/// Fonts and what they lack.
@Suite(.enabled(if: Fonts.isInstalled, "Noto Sans is not installed")) struct FallbackTests {
  let typesetter = Fonts.typesetter
  let style = TextStyle(size: 20)

  static let hasCJK = Fonts.typesetter.line("京", style: TextStyle(size: 20)).missingCharacters.isEmpty

  /// What no font has becomes one box of the primary font per grapheme cluster, and is reported.
  @Test(
    arguments: [
      ("\u{E000}", 1, [0xE000]), ("a\u{378}b", 3, [0x378]), ("👨‍👩‍👧‍👦", 1, [0x1F468]), ("🇫🇷🇩🇪", 2, [0x1F1EB, 0x1F1E9]),
      ("🙂🙂", 2, [0x1F642]), ("\u{FFFF}\u{1F1E6}", 2, [0xFFFF, 0x1F1E6]),
    ] as [(String, Int, [UInt32])])
  func missingCharacterBecomesOneBox(text: String, clusters: Int, scalars: [UInt32]) {
    let line = typesetter.line(text, style: style)
    #expect(line.clusters.count == clusters)
    #expect(line.missingCharacters.map(\.value) == scalars)
    #expect(line.inkBounds.height > style.size / 2)
    let box = typesetter.line("\u{E000}", style: style)
    #expect(box.width == 0.6 * style.size)
    #expect(box.fonts.map(\.path) == typesetter.line("a", style: style).fonts.map(\.path))
  }

  /// A sequence of emoji or a keycap is drawn as its first character.
  @Test(arguments: ["☕\u{FE0F}", "♿\u{FE0E}", "1\u{FE0F}\u{20E3}"])
  func emojiSequenceIsDrawnAsItsFirstCharacter(text: String) throws {
    let first = String(try #require(text.unicodeScalars.first))
    let line = typesetter.line(text, style: style)
    #expect(line.missingCharacters == [])
    #expect(line.width == typesetter.line(first, style: style).width)
    #expect(line.inkBounds == typesetter.line(first, style: style).inkBounds)
  }

  /// Characters without a shape take no room and no ink.
  @Test(arguments: [
    "", "\u{200B}", "\u{FEFF}", "\u{200E}\u{200F}\u{2060}", "\u{0}\u{1}\u{7F}\u{9F}", "\u{AD}", "\u{FE0F}",
  ])
  func charactersWithoutAShapeTakeNoRoom(text: String) {
    let line = typesetter.line(text, style: style)
    #expect(line.width == 0)
    #expect(line.inkBounds == .null)
    #expect(line.missingCharacters == [])
    var path = Path()
    line.append(to: &path, at: .zero)
    #expect(path.isEmpty)
    let paragraph = typesetter.paragraph(text, style: style, layout: ParagraphLayout(maxWidth: 10, maxLines: 2))
    #expect(paragraph.width == 0)
    #expect(!paragraph.isTruncated)
    #expect(
      line.curved(along: [.zero, Point(100, 0)], at: 50, maxAngle: 45)?.clusterCenters.count ?? 0 == line.clusters.count
    )
  }

  /// Line ends and tabs inside a line are spaces, other controls leave no trace.
  @Test func lineEndsAndTabsInsideALineAreSpaces() {
    let plain = typesetter.line("a b", style: style)
    for text in ["a\nb", "a\tb", "a\r\nb", "a\u{2028}b", "a\u{1} b"] {
      #expect(typesetter.line(text, style: style).width == plain.width)
    }
    // A lone surrogate in UTF-16 input has become U+FFFD, which the primary font draws.
    #expect(
      typesetter.line(String(decoding: [0xD83D] as [UInt16], as: UTF16.self), style: style).missingCharacters == [])
  }

  /// Signs that Unicode counts as common have a font without letters beside them.
  @Test(arguments: ["٢٠٠", "٤٫٦", "۱۲۳", "،؟", "॥", "฿", "१२", "၁၂", "១២", "๑๒", "১২", "€", "→", "№", "™", "①"])
  func commonSignsHaveAFontWithoutLetters(text: String) {
    #expect(typesetter.line(text, style: style).missingCharacters == [])
    #expect(typesetter.line("Main " + text, style: style).missingCharacters == [])
  }

  /// The characters that no font has are reported over all texts, once each.
  @Test func missingCharactersAreReportedOnceEach() {
    let typesetter = Fonts.typesetter
    #expect(typesetter.missingCharacters == [])
    _ = typesetter.line("a\u{E001}\u{E000}", style: style)
    _ = typesetter.paragraph("\u{E000} b", style: style, layout: ParagraphLayout(maxWidth: 30))
    #expect(typesetter.missingCharacters.map(\.value) == [0xE000, 0xE001])
  }

  /// A mark no font has does not take its letter away.
  @Test func missingMarkDoesNotTakeItsLetterAway() {
    let line = typesetter.line("क\u{1AC0}", style: style)
    #expect(line.missingCharacters.map(\.value) == [0x1AC0])
    #expect(line.fonts[0].path.hasSuffix("NotoSansDevanagari-Regular.ttf"))
  }

  /// ASCII looks alike in all scripts: it comes from the primary font.
  @Test(arguments: ["שלום (12)", "मार्ग 12, 3", "ถนน 7/11"]) func asciiLooksAlikeInAllScripts(text: String) {
    let runs = typesetter.shape(text, style: style)
    let utf8 = Array(text.utf8)
    for run in runs where utf8[run.utf8Range].contains(where: { (0x21...0x7E).contains($0) }) {
      #expect(run.font.path.hasSuffix("/NotoSans-Regular.ttf"))
    }
  }

  /// Bold and italic come from the faces there are, and are never imitated.
  @Test func boldAndItalicComeFromTheFacesThereAre() {
    func font(_ text: String, _ style: TextStyle) -> Substring {
      typesetter.line(text, style: style).fonts[0].path.split(separator: "/").last ?? ""
    }
    #expect(font("A", TextStyle(size: 20, weight: .bold)) == "NotoSans-Bold.ttf")
    #expect(font("A", TextStyle(size: 20, isItalic: true)) == "NotoSans-Italic.ttf")
    #expect(font("A", TextStyle(size: 20, weight: .bold, isItalic: true)) == "NotoSans-BoldItalic.ttf")
    #expect(font("ش", TextStyle(size: 20, weight: .bold, isItalic: true)) == "NotoSansArabic-Bold.ttf")
    #expect(font("ߒ", TextStyle(size: 20, weight: .bold)) == "NotoSansNKo-Regular.ttf")
  }

  /// The language chooses the regional shapes of Chinese characters, kana and hangul where it does not.
  @Test(
    .enabled(if: hasCJK, "Noto Sans CJK is not installed"),
    arguments: [
      ("ja", "直骨", "JP"), ("ko", "直骨", "KR"), ("zh", "直骨", "SC"), ("zh-TW", "直骨", "TC"), ("zh-Hant", "直骨", "TC"),
      ("zh-HK", "直骨", "HK"), ("en", "直骨", "SC"), ("en", "直かな", "JP"), ("de", "直骨 한국", "KR"), ("zh", "直かな", "SC"),
    ])
  func languageChoosesRegionalShapes(language: String, text: String, variant: String) throws {
    let order = ["JP": 0, "KR": 1, "SC": 2, "TC": 3, "HK": 4]
    let line = typesetter.line(text, style: TextStyle(size: 20, language: language))
    #expect(line.fonts.allSatisfy { $0.path.hasSuffix("NotoSansCJK-Regular.ttc") && $0.faceIndex == order[variant] })
    #expect(line.missingCharacters == [])
    #expect(line.fonts[0].description.hasSuffix(variant == "JP" ? ".ttc" : ".ttc#\(order[variant] ?? -1)"))
  }

  /// A font is opened when a character needs it, not before.
  @Test func fontIsOpenedWhenACharacterNeedsIt() throws {
    let library = try FontLibrary()
    let typesetter = Typesetter(fonts: library)
    let arabic = try #require(
      library.chain(script: "Arab", language: "ar", weight: .regular, isItalic: false).first)
    _ = typesetter.line("Main Street — 280, Đường Ω Я", style: style)
    #expect(!arabic.isOpen)
    _ = typesetter.line("شارع", style: style)
    #expect(arabic.isOpen)
  }

  @Test func fontsUsedAreReportedWithTheirDigests() throws {
    let typesetter = Fonts.typesetter
    #expect(typesetter.usedFonts == [])
    _ = typesetter.line("Main", style: style)
    _ = typesetter.paragraph("שלום", style: style, layout: ParagraphLayout())
    let names = typesetter.usedFonts.map { $0.path.split(separator: "/").last }
    #expect(names == ["NotoSans-Regular.ttf", "NotoSansHebrew-Regular.ttf"])
    let digest = try #require(typesetter.fontLibrary.sha256(of: typesetter.usedFonts[0]))
    #expect(digest.count == 64)
    #expect(typesetter.fontLibrary.sha256(of: FontReference(path: "/nowhere.ttf", faceIndex: 0)) == nil)
  }

  @Test func mixedFontsOnALineShareTheBaseline() {
    for run in typesetter.shape("Ag שלום मार्ग Ωя", style: style) {
      #expect(run.glyphs.allSatisfy { $0.yAdvance == 0 })
    }
    let latin = typesetter.line("H", style: style).inkBounds
    let mixed = typesetter.line("HЖ", style: style).inkBounds
    #expect(latin.maxY == 0)
    #expect(mixed.maxY == 0)
  }

  /// A directory without fonts is an error that says what to do.
  @Test func directoryWithoutFontsIsAnError() {
    #expect(throws: TextError.noFonts(directories: ["/nowhere"])) { try FontLibrary(directories: ["/nowhere"]) }
    #expect(TextError.noFonts(directories: ["/nowhere"]).description.contains("/nowhere"))
  }

  /// Sizes out of range are clamped, and endless texts are cut.
  @Test func extremeSizesAndTextsAreHeldToLimits() {
    #expect(typesetter.line("A", style: TextStyle(size: .nan)).width == 0)
    #expect(typesetter.line("A", style: TextStyle(size: -3)).width == 0)
    #expect(typesetter.line("A", style: TextStyle(size: .infinity)).width.isFinite)
    #expect(typesetter.line("AB", style: TextStyle(size: 10, letterSpacing: .infinity)).width.isFinite)
    let long = typesetter.line(String(repeating: "x", count: 100_000), style: style)
    #expect(long.clusters.count <= Typesetter.longestText)
    let tower = "e" + String(repeating: "\u{301}", count: 50_000)
    #expect(typesetter.line(tower, style: style).width > 0)
    let name = String(repeating: "Llanfair ", count: 23)
    #expect(typesetter.line(name, style: style).clusters.count == 207)
  }

  /// Random scalars of all planes, in any order, are laid out without a trap.
  @Test(arguments: 1...60) func randomScalarsOfAllPlanes(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let ranges: [ClosedRange<UInt32>] = [
      0...0x7F, 0...0x24F, 0x300...0x36F, 0x590...0x8FF, 0x900...0xDFF, 0xE00...0x17FF, 0x2000...0x206F,
      0x2190...0x2BFF,
      0x3000...0x33FF, 0xAC00...0xACFF, 0xF900...0xFFFF, 0x1F1E6...0x1FAFF, 0xE0000...0xE01EF, 0...0x10FFFF,
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 1...40, using: &random) {
      let range = ranges.randomElement(using: &random) ?? 0...0x7F
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &random)) { text.append(scalar) }
    }
    let string = String(text)
    let style = TextStyle(
      size: 16, letterSpacing: seed % 3 == 0 ? 1 : 0, language: ["en", "ar", "ja", "th"][Int(seed % 4)])
    let line = typesetter.line(string, style: style)
    #expect(line.width.isFinite, "seed \(seed)")
    #expect(line.clusters.allSatisfy { $0.advance.isFinite && $0.utf8Offset < string.utf8.count }, "seed \(seed)")
    let paragraph = typesetter.paragraph(string, style: style, layout: ParagraphLayout(maxWidth: 60, maxLines: 3))
    #expect(paragraph.lines.count <= 3, "seed \(seed)")
    let curve = CurvedLineTests.arc(radius: 400, from: -170, to: -10)
    _ = line.place(along: curve, at: CurvedLineTests.length(curve) / 2, maxAngle: 45)
    #expect(typesetter.shape(string, style: style).allSatisfy { !$0.utf8Range.isEmpty }, "seed \(seed)")
  }
}
