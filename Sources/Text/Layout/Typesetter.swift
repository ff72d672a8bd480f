import Geometry
import Synchronization

/// Lays out text in every script as outlines; safe to share between threads.
public final class Typesetter: Sendable {
  private struct LineKey: Hashable, Sendable {
    let text: String
    let style: TextStyle
  }

  private struct ParagraphKey: Hashable, Sendable {
    let text: String
    let style: TextStyle
    let layout: ParagraphLayout
  }

  /// What has been drawn, for reports.
  private struct Record {
    var fonts: Set<FontReference> = []
    var missing: Set<Unicode.Scalar> = []
  }

  let fonts: FontSelector
  private let lines = GenerationCache<LineKey, TextLine>(limit: 8_192)
  private let record = Mutex(Record())
  private let stacks = GenerationCache<LineKey, StackedText?>(limit: 1_024)
  private let paragraphs = GenerationCache<ParagraphKey, Paragraph>(limit: 4_096)

  /// A typesetter that draws with these fonts.
  public init(fonts: FontLibrary) {
    self.fonts = FontSelector(fonts)
  }

  /// The fonts it draws with.
  public var fontLibrary: FontLibrary { fonts.library }

  /// Begins the lists of used fonts and missing characters again, for the next picture.
  public func beginPicture() { record.withLock { $0 = Record() } }

  /// Every font that has drawn something since the picture was begun, by path.
  public var usedFonts: [FontReference] { record.withLock { $0.fonts.sorted() } }

  /// Every character drawn as a box since the picture was begun because no font has it, in code point order.
  public var missingCharacters: [Unicode.Scalar] { record.withLock { $0.missing.sorted() } }

  /// Longer texts, in Unicode scalars, are cut at a grapheme cluster, so that no input costs unbounded time.
  public static let longestText = 16_384

  /// Lays out a text on one line; line ends in it count as spaces, other control characters as nothing.
  public func line(_ text: String, style: TextStyle) -> TextLine {
    let style = style.clamped
    guard text.utf8.count <= Self.longestCachedText else { return noted(makeLine(text, style: style)) }
    return noted(lines.value(for: LineKey(text: text, style: style)) { makeLine(text, style: style) })
  }

  private func makeLine(_ text: String, style: TextStyle) -> TextLine {
    let analysis = TextAnalysis(Self.bounded(text), style: style, fonts: fonts)
    let shaper = Shaper(language: style.language, letterSpacing: style.letterSpacing)
    let shaped = analysis.items.map { shaper.shape($0, in: analysis) }
    return line(analysis, shaped: shaped, scalars: analysis.scalars.indices, style: style, shaper: shaper)
  }

  /// Breaks a text into lines.
  public func paragraph(_ text: String, style: TextStyle, layout: ParagraphLayout) -> Paragraph {
    let style = style.clamped
    let paragraph: Paragraph
    if text.utf8.count <= Self.longestCachedText {
      paragraph = paragraphs.value(for: ParagraphKey(text: text, style: style, layout: layout)) {
        makeParagraph(text, style: style, layout: layout)
      }
    } else {
      paragraph = makeParagraph(text, style: style, layout: layout)
    }
    for (line, _) in paragraph.lines { _ = noted(line) }
    return paragraph
  }

  private func makeParagraph(_ text: String, style: TextStyle, layout: ParagraphLayout) -> Paragraph {
    var builder = ParagraphBuilder(style: style, layout: layout, typesetter: self)
    return builder.paragraph(String(Self.bounded(text)))
  }

  /// A text as it stands in a downward line; `nil` for one without East Asian letters.
  public func stackedText(_ text: String, style: TextStyle) -> StackedText? {
    guard text.utf8.count <= Self.longestCachedText, StackedText.stacks(text) else { return nil }
    let style = style.clamped
    let stacked = stacks.value(for: LineKey(text: text, style: style)) { makeStackedText(text, style: style) }
    if let stacked {
      record.withLock { record in
        record.fonts.formUnion(stacked.fonts)
        record.missing.formUnion(stacked.missingCharacters)
      }
    }
    return stacked
  }

  /// The line, its fonts and missing characters noted.
  private func noted(_ line: TextLine) -> TextLine {
    record.withLock { record in
      for run in line.runs { record.fonts.insert(run.font) }
      record.missing.formUnion(line.missingCharacters)
    }
    return line
  }

  /// Texts longer than this, in UTF-8 bytes, are laid out again each time, which bounds what the caches hold.
  private static let longestCachedText = 512

  static func bounded(_ text: String) -> Substring {
    guard text.utf8.count > longestText else { return Substring(text) }
    let cut = Substring(text.unicodeScalars.prefix(longestText))
    return cut.count > 1 && cut.endIndex < text.endIndex ? cut.dropLast() : cut
  }

  /// The line of some scalars of an analysed text; items cut by its ends are shaped again if need be.
  func line(
    _ analysis: TextAnalysis, shaped: [ShapedItem], scalars: Range<Int>, style: TextStyle, shaper: Shaper
  ) -> TextLine {
    var items: [ShapedItem] = []
    for shapedItem in shaped where shapedItem.item.scalars.overlaps(scalars) {
      let part = shapedItem.item.scalars.clamped(to: scalars)
      if part == shapedItem.item.scalars {
        items.append(shapedItem)
      } else if let cut = shapedItem.cut(to: part) {
        items.append(cut)
      } else {
        var item = shapedItem.item
        item.scalars = part
        items.append(shaper.shape(item, in: analysis))
      }
    }
    var builder = LineBuilder(analysis, style: style)
    return builder.line(items)
  }

  /// The width in pixels that each scalar adds; a cluster's width is its first scalar's.
  func advances(_ shaped: [ShapedItem], count: Int, style: TextStyle) -> [Double] {
    var advances = [Double](repeating: 0, count: count)
    for shapedItem in shaped {
      let scale = style.size / Double(shapedItem.item.face.unitsPerEm)
      for glyph in shapedItem.glyphs { advances[glyph.cluster] += Double(glyph.xAdvance) * scale }
      guard style.letterSpacing != 0, !Script.isJoined(shapedItem.item.script) else { continue }
      var previous = -1
      for glyph in shapedItem.glyphs where glyph.cluster != previous {
        if advances[glyph.cluster] != 0 { advances[glyph.cluster] += style.letterSpacing }
        previous = glyph.cluster
      }
    }
    return advances
  }
}
