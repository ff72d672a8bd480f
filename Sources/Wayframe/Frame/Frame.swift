import Canvas
import Images
import Pixels

/// A drawn frame.
public struct Frame: Sendable {
  /// What was drawn, in device pixels.
  public let pixels: PixelBuffer
  /// What the pixels were drawn from.
  public let composition: FrameComposition

  /// The same frame as commands, before it became pixels.
  public var displayList: DisplayList { composition.displayList }
  /// Where everything is; reads the fonts' files to name them by their digests.
  public var layout: FrameLayout { composition.layout }
  /// What was left out or replaced, one sentence each.
  public var warnings: [String] { composition.warnings }
  /// What the picture lacks that style, map or texts ask for.
  public var missing: Set<MissingPart> { composition.missing }

  /// The same frame with more warnings.
  func warning(_ texts: [String]) -> Frame { Frame(pixels: pixels, composition: composition.warning(texts)) }

  /// The frame as a PNG file.
  public func png(threads: Int = 1) -> [UInt8] {
    PNG.encode(pixels, pixelsPerPoint: composition.placement.scale, threads: threads)
  }

  /// The same frame as an SVG document: vectors in device pixels, for documents and other renderers.
  ///
  /// Its groups have ids and titles: `layer-…` for layers of the style, `route`, `markers`, the names of interface elements,
  /// `view-…` for the app's own views.
  public func svg(_ letters: SVGLetters = .outlines) -> String {
    let details = composition.details
    return SVGWriter.document(
      of: displayList, title: details.title, language: details.language, groups: details.groups(of: displayList),
      text: letters == .text ? SVGText(fonts: composition.svgFonts, language: details.language) : nil)
  }

  /// The same frame as a PDF document of one page, in points: vectors, with letters as outlines under text that can be
  /// selected and searched.
  public func pdf() -> [UInt8] {
    PDFWriter.document(
      of: displayList, pixelsPerPoint: composition.placement.scale, title: composition.details.title,
      language: composition.details.language, compress: ZlibStream.compress)
  }

  /// The groups of the frame's SVG document, by the list's commands.
  package var groups: [VectorGroup] { composition.details.groups(of: displayList) }
  /// The language of the frame's words, as a BCP 47 tag.
  package var language: String? { composition.details.language }
}

/// How an SVG document has its letters.
public enum SVGLetters: Sendable, Hashable {
  /// As shapes: the same everywhere.
  case outlines
  /// As text, which can be selected, searched and translated, and needs the fonts where it is seen.
  case text
}
