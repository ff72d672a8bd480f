import Geometry

/// Puts shaped items on one line: visual order, pen positions, clusters, bounds.
struct LineBuilder {
  private let analysis: TextAnalysis
  private let style: TextStyle

  private var glyphs: [PlacedGlyph] = []
  private var runs: [GlyphRun] = []
  private var clusters: [TextCluster] = []
  private var written: (runs: [WrittenLine.Run], clusters: [WrittenLine.Cluster]) = ([], [])
  /// Where the line's first character begins in the text, in UTF-8 bytes.
  private var utf8Start = 0
  private var missing: [(scalarIndex: Int, scalar: Unicode.Scalar)] = []
  private var bounds = Rect.null
  private var pen = Point.zero

  init(_ analysis: TextAnalysis, style: TextStyle) {
    self.analysis = analysis
    self.style = style
  }

  /// - Parameter items: the line's items in logical order.
  mutating func line(_ items: [ShapedItem]) -> TextLine {
    let count = items.reduce(0) { $0 + $1.glyphs.count }
    glyphs.reserveCapacity(count)
    clusters.reserveCapacity(count)
    let start = items.map(\.item.scalars.lowerBound).min() ?? 0
    let end = items.map(\.item.scalars.upperBound).max() ?? start
    utf8Start = analysis.utf8Offsets[start]
    for index in Bidi.visualOrder(items.map(\.item.level)) { append(items[index]) }
    let written = WrittenLine(
      text: analysis.characters(start..<end), utf8Offset: utf8Start, language: style.language, size: style.size,
      letterSpacing: style.letterSpacing, isRightToLeft: analysis.isRightToLeft, runs: written.runs,
      clusters: written.clusters)
    return TextLine(
      width: pen.x, inkBounds: bounds, isRightToLeft: analysis.isRightToLeft, size: style.size, clusters: clusters,
      written: written, missingCharacters: missingCharacters(), glyphs: glyphs, runs: runs)
  }

  private mutating func append(_ shaped: ShapedItem) {
    let face = shaped.item.face
    let scale = style.size / Double(face.unitsPerEm)
    let spacing = Script.isJoined(shaped.item.script) ? 0 : style.letterSpacing
    let firstGlyph = glyphs.count
    let firstCluster = clusters.count
    let outlines = face.outlines(of: shaped.glyphs.map(\.id))
    var index = 0
    while index < shaped.glyphs.count {
      let cluster = shaped.glyphs[index].cluster
      var end = index
      var advance = 0.0
      while end < shaped.glyphs.count, shaped.glyphs[end].cluster == cluster {
        advance += Double(shaped.glyphs[end].xAdvance)
        end += 1
      }
      if advance != 0, pen.x != 0 { pen.x += spacing }
      let start = pen.x
      let first = glyphs.count
      for glyph in index..<end { append(shaped.glyphs[glyph], outline: outlines[glyph], scale: scale) }
      clusters.append(
        TextCluster(
          utf8Offset: analysis.utf8Offsets[cluster], x: start, advance: pen.x - start, glyphs: first..<glyphs.count))
      index = end
    }
    let font = FontReference(path: face.path, faceIndex: face.index)
    runs.append(GlyphRun(glyphs: firstGlyph..<glyphs.count, font: font, scale: scale))
    write(shaped.item, clusters: firstCluster..<clusters.count, font)
    noteMissing(shaped)
  }

  /// Notes which characters an item's clusters stand for: each goes on to the next one's beginning.
  private mutating func write(_ item: ShapingItem, clusters range: Range<Int>, _ font: FontReference) {
    written.runs.append(
      WrittenLine.Run(font: font.description, isRightToLeft: item.isRightToLeft, clusters: range))
    let end = analysis.utf8Offsets[item.scalars.upperBound]
    for index in range {
      let following = item.isRightToLeft ? index - 1 : index + 1
      let start = clusters[index].utf8Offset
      let next = range.contains(following) ? clusters[following].utf8Offset : end
      written.clusters.append(
        WrittenLine.Cluster(
          utf8Range: start - utf8Start..<max(next, start) - utf8Start, x: clusters[index].x,
          advance: clusters[index].advance))
    }
  }

  private mutating func append(_ glyph: ShapedGlyph, outline: GlyphOutline, scale: Double) {
    let origin = pen + Point(Double(glyph.xOffset), -Double(glyph.yOffset)) * scale
    glyphs.append(PlacedGlyph(outline: outline, origin: origin))
    pen.x += Double(glyph.xAdvance) * scale
    pen.y -= Double(glyph.yAdvance) * scale
    let ink = outline.bounds
    guard ink.minX <= ink.maxX else { return }
    bounds.formUnion(origin + Point(ink.minX, ink.minY) * scale)
    bounds.formUnion(origin + Point(ink.maxX, ink.maxY) * scale)
  }

  private mutating func noteMissing(_ shaped: ShapedItem) {
    for glyph in shaped.glyphs where glyph.id == 0 {
      let end = analysis.graphemeEnd(glyph.cluster)
      for index in glyph.cluster..<end {
        let value = analysis.scalars[index]
        guard !LineCharacters.isInvisible(value), shaped.item.isMissing || !shaped.item.face.covers(value),
          let scalar = Unicode.Scalar(value)
        else { continue }
        missing.append((index, scalar))
      }
    }
  }

  private func missingCharacters() -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    for entry in missing.sorted(by: { $0.scalarIndex < $1.scalarIndex }) where !result.contains(entry.scalar) {
      result.append(entry.scalar)
    }
    return result
  }
}
