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
  public func svg() -> String {
    SVGWriter.document(of: displayList, title: composition.details.title, groups: svgGroups)
  }

  /// The groups of the frame's SVG document, by the list's commands.
  package var svgGroups: [SVGGroup] { composition.details.groups(of: displayList) }
}
