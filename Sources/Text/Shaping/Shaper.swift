import CHarfBuzz

/// A glyph as the shaper left it, in font units with y up.
struct ShapedGlyph {
  var id: UInt32
  /// The first scalar of the cluster, as an index into the analysed line.
  var cluster: Int
  var xAdvance, yAdvance, xOffset, yOffset: Int32
  /// Whether a cut before the cluster leaves the shapes on both sides as they are.
  var canCutBefore: Bool
}

/// An item's glyphs in visual order, left to right.
struct ShapedItem {
  let item: ShapingItem
  let glyphs: [ShapedGlyph]

  /// The glyphs of a part of the item, or `nil` if the part alone would be shaped differently.
  func cut(to part: Range<Int>) -> ShapedItem? {
    var item = item
    item.scalars = part
    guard canCut(before: part.lowerBound), canCut(before: part.upperBound) else { return nil }
    return ShapedItem(item: item, glyphs: glyphs.filter { part.contains($0.cluster) })
  }

  private func canCut(before scalar: Int) -> Bool {
    if scalar == item.scalars.lowerBound || scalar == item.scalars.upperBound { return true }
    let cluster = glyphs.filter { $0.cluster == scalar }
    return !cluster.isEmpty && cluster.allSatisfy(\.canCutBefore)
  }
}

/// HarfBuzz with one buffer, for one thread at a time.
final class Shaper {
  private let buffer: OpaquePointer
  private let language: hb_language_t?
  private let features: [hb_feature_t]

  /// - Parameter letterSpacing: if not zero, ligatures stay apart, since spaced letters must not be joined.
  init(language: String, letterSpacing: Double) {
    buffer = hb_buffer_create()
    self.language = hb_language_from_string(language, -1)
    features = letterSpacing == 0 ? [] : ["-liga", "-clig"].compactMap(Self.feature)
  }

  deinit { hb_buffer_destroy(buffer) }

  /// - Parameter isVertical: downwards, with the font's vertical forms and advances; origins lie in the middle above the glyphs.
  func shape(_ item: ShapingItem, in analysis: TextAnalysis, isVertical: Bool = false) -> ShapedItem {
    item.isMissing
      ? boxes(item, in: analysis)
      : ShapedItem(item: item, glyphs: shaped(item, in: analysis.scalars, isVertical: isVertical))
  }

  private func shaped(_ item: ShapingItem, in scalars: [UInt32], isVertical: Bool) -> [ShapedGlyph] {
    hb_buffer_clear_contents(buffer)
    hb_buffer_add_utf32(
      buffer, scalars, Int32(scalars.count), UInt32(item.scalars.lowerBound), Int32(item.scalars.count))
    let horizontal = item.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
    hb_buffer_set_direction(buffer, isVertical ? HB_DIRECTION_TTB : horizontal)
    hb_buffer_set_script(buffer, hb_script_t(item.script))
    hb_buffer_set_language(buffer, language)
    hb_shape(item.face.font, buffer, features, UInt32(features.count))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map {
      ShapedGlyph(
        id: infos[$0].codepoint, cluster: Int(infos[$0].cluster), xAdvance: positions[$0].x_advance,
        yAdvance: positions[$0].y_advance, xOffset: positions[$0].x_offset, yOffset: positions[$0].y_offset,
        canCutBefore: hb_glyph_info_get_glyph_flags(infos + $0).rawValue & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue == 0)
    }
  }

  /// The glyph for what is not there, once per grapheme cluster.
  private func boxes(_ item: ShapingItem, in analysis: TextAnalysis) -> ShapedItem {
    let advance = hb_font_get_glyph_h_advance(item.face.font, 0)
    var glyphs = item.scalars.filter { analysis.startsGrapheme[$0] }.map {
      ShapedGlyph(id: 0, cluster: $0, xAdvance: advance, yAdvance: 0, xOffset: 0, yOffset: 0, canCutBefore: true)
    }
    if item.isRightToLeft { glyphs.reverse() }
    return ShapedItem(item: item, glyphs: glyphs)
  }

  private static func feature(_ text: String) -> hb_feature_t? {
    var feature = hb_feature_t()
    return hb_feature_from_string(text, -1, &feature) != 0 ? feature : nil
  }
}
