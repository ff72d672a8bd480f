import Canvas
import Text

/// A frame before it becomes pixels: what to draw, where everything is, and what was left out or replaced.
public struct FrameComposition: Sendable {
  /// Flat commands in device pixels.
  public let displayList: DisplayList
  /// Where everything is; without the fonts.
  let placement: FrameLayout
  /// The fonts that drew text.
  let fonts: [FontReference]
  let fontLibrary: FontLibrary
  /// What was left out or replaced, one sentence each.
  public let warnings: [String]

  /// The same with more warnings.
  func warning(_ texts: [String]) -> FrameComposition {
    FrameComposition(
      displayList: displayList, placement: placement, fonts: fonts, fontLibrary: fontLibrary,
      warnings: warnings + texts)
  }

  /// Where everything is, and the fonts used. Computed again at each call: naming a font by its digest reads its file.
  public var layout: FrameLayout {
    var layout = placement
    layout.fonts = fonts.map { font in
      FrameLayout.UsedFont(file: font.description, sha256: fontLibrary.sha256(of: font) ?? "")
    }
    return layout
  }
}
