/// The outlines of one face that were asked for, decoded once; limited in number, since a face may hold 65,535 glyphs.
///
/// What it holds never changes a result, only the time it takes.
struct OutlineStore: ~Copyable {
  /// The most outlines held, about 1 KB each; when one more is wanted all are dropped, which no map's text comes near.
  static let limit = 8_192

  private let reader: OutlineReader
  private var outlines: [GlyphOutline?]
  private(set) var count = 0

  init(reader: consuming OutlineReader, glyphCount: Int) {
    self.reader = reader
    outlines = [GlyphOutline?](repeating: nil, count: glyphCount)
  }

  mutating func outline(glyph: UInt32) -> GlyphOutline {
    guard let index = Int(exactly: glyph), index < outlines.count else { return .empty }
    if let outline = outlines[index] { return outline }
    if count >= Self.limit {
      for index in outlines.indices { outlines[index] = nil }
      count = 0
    }
    let outline = GlyphOutline(reader.outline(glyph: glyph))
    outlines[index] = outline
    count += 1
    return outline
  }
}
