import Canvas
import Text

/// A frame before it becomes pixels: what to draw, where everything is, and what was left out or replaced.
public struct FrameComposition: Sendable {
  /// Flat commands in device pixels.
  public let displayList: DisplayList
  /// Where everything is; without the fonts.
  let placement: FrameLayout
  /// What it was decided by.
  package let details: FrameDetails
  /// The fonts that drew text.
  let fonts: [FontReference]
  let fontLibrary: FontLibrary
  /// What was left out or replaced, one sentence each.
  public let warnings: [String]
  /// What the picture lacks that style, map or texts ask for.
  public let missing: Set<MissingPart>

  /// The same with more warnings.
  func warning(_ texts: [String]) -> FrameComposition {
    FrameComposition(
      displayList: displayList, placement: placement, details: details, fonts: fonts, fontLibrary: fontLibrary,
      warnings: warnings + texts, missing: missing)
  }

  /// Where everything is, and the fonts used. Computed again at each call: naming a font by its digest reads its file.
  public var layout: FrameLayout {
    var layout = placement
    layout.fonts = fonts.map { font in
      FrameLayout.UsedFont(file: font.description, sha256: fontLibrary.sha256(of: font) ?? "")
    }
    return layout
  }

  /// The fonts of the frame's text as style sheets name them.
  var svgFonts: [String: SVGText.Font] {
    fonts.reduce(into: [:]) { names, font in
      let (weight, isItalic) = fontLibrary.weight(of: font)
      names[font.description] = SVGText.Font(
        family: fontLibrary.family(of: font), weight: weight, isItalic: isItalic)
    }
  }
}

/// What a picture may lack without being refused.
public enum MissingPart: String, Sendable, Hashable, CaseIterable {
  /// A character that no font has, drawn as a box.
  case glyph
  /// An icon that the style asks for.
  case icon
  /// A tile of the map that the view reaches.
  case tile
  /// A layer of the map that the style does not draw, or one of the style that is not drawn as it asks.
  case layer
}
