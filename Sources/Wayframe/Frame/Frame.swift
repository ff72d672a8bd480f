import Canvas
import Images
import Pixels

/// A drawn frame.
public struct Frame: Sendable {
  public let pixels: PixelBuffer
  /// The same frame as commands, before it became pixels.
  public let displayList: DisplayList
  public let layout: FrameLayout
  /// What was left out or replaced, one sentence each.
  public let warnings: [String]

  /// The frame as a PNG file.
  public func png(threads: Int = 1) -> [UInt8] {
    PNG.encode(pixels, pixelsPerPoint: layout.scale, threads: threads)
  }

  /// The same frame as an SVG document: vectors in device pixels, for documents and other renderers.
  public func svg() -> String { SVGWriter.document(of: displayList) }
}
