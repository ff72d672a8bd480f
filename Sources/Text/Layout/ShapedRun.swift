/// A range of text that one face draws in one direction, as the shaper sees it.
public struct ShapedRun: Sendable, Hashable {
  /// A glyph of a run.
  public struct Glyph: Sendable, Hashable {
    /// The glyph's number in the font; 0 is the box for what the font lacks.
    public let id: UInt32
    /// Where the first character of the glyph's cluster begins in the text, in UTF-8 bytes.
    public let cluster: Int
    /// In font units, y up; offsets move the glyph but not the pen.
    public let xAdvance, yAdvance, xOffset, yOffset: Int
  }

  /// The font that draws the run.
  public let font: FontReference
  /// Font units to the font's size.
  public let unitsPerEm: Int
  /// ISO 15924, such as "Arab".
  public let script: String
  /// Whether the run goes from right to left.
  public let isRightToLeft: Bool
  /// The characters drawn, in UTF-8 bytes of the text.
  public let utf8Range: Range<Int>
  /// Whether no font has the characters, so that a box stands for each grapheme cluster.
  public let isMissing: Bool
  /// From left to right.
  public let glyphs: [Glyph]
}

extension Typesetter {
  /// The runs a text becomes on one line, from left to right.
  public func shape(_ text: String, style: TextStyle) -> [ShapedRun] {
    let style = style.clamped
    let analysis = TextAnalysis(Self.bounded(text), style: style, fonts: fonts)
    let shaper = Shaper(language: style.language, letterSpacing: style.letterSpacing)
    let runs = analysis.items.map { run(shaper.shape($0, in: analysis), in: analysis) }
    return Bidi.visualOrder(analysis.items.map(\.level)).map { runs[$0] }
  }

  private func run(_ shaped: ShapedItem, in analysis: TextAnalysis) -> ShapedRun {
    let item = shaped.item
    let offsets = analysis.utf8Offsets
    return ShapedRun(
      font: FontReference(path: item.face.path, faceIndex: item.face.index), unitsPerEm: item.face.unitsPerEm,
      script: Script.code(item.script), isRightToLeft: item.isRightToLeft,
      utf8Range: offsets[item.scalars.lowerBound]..<offsets[item.scalars.upperBound], isMissing: item.isMissing,
      glyphs: shaped.glyphs.map {
        ShapedRun.Glyph(
          id: $0.id, cluster: offsets[$0.cluster], xAdvance: Int($0.xAdvance), yAdvance: Int($0.yAdvance),
          xOffset: Int($0.xOffset), yOffset: Int($0.yOffset))
      })
  }
}
