/// How a frame stands to its golden image.
public enum FrameState: String, Sendable, Hashable, Codable, CaseIterable {
  /// The frame could not be drawn.
  case failed
  /// Some pixels are others.
  case differs
  /// The golden image has another size.
  case size
  /// There is no golden image of the frame's name.
  case missing
  /// There is a golden image of that name, but no frame.
  case orphaned
  case equal
  /// It was drawn and compared with nothing.
  case drawn
}

/// What came of one frame of a run: a line of `results.ndjson`, from which every report is made.
public struct FrameRecord: Sendable, Hashable, Codable {
  /// The frame's name in its suite.
  public var name: String
  public var scene: String
  public var device: String
  public var locale: String
  public var light: String
  public var state: FrameState
  /// Width and height in pixels; empty for a frame that could not be drawn.
  public var size: [Int] = []
  /// Pixels a point.
  public var scale = 1.0
  /// SHA-256 of size and pixels as 64 hexadecimal digits; `nil` for a frame that could not be drawn.
  public var pixels: String?
  /// The same of the golden image; `nil` without one.
  public var expectedPixels: String?
  /// Width and height of the golden image in pixels; `nil` without one.
  public var expectedSize: [Int]?
  /// Pixels that differ from the golden image.
  public var differingPixels = 0
  /// The largest difference of a component, 0…255.
  public var largestDifference = 0
  /// Where pixels differ: x, y, width and height in pixels, the largest first.
  public var areas: [[Int]] = []
  /// Why they differ.
  public var changes: [FrameChange] = []
  /// How long reading, drawing and comparing took.
  public var seconds = 0.0
  public var warnings: [String] = []
  /// Why the frame could not be drawn.
  public var error: String?
}

/// One cause of a difference, read from the layouts of golden image and frame.
public struct FrameChange: Sendable, Hashable, Codable {
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    case color, text, moved, resized, new, gone, map, size, other
  }

  public var kind: Kind
  /// An element's name, a label's text or a style layer's id.
  public var subject: String
  /// What of it changed, such as `background` or `fill-color`.
  public var property: String
  public var from: String
  public var to: String
  /// The setting that decides it, in the SDK's spelling.
  public var setting: String?
  /// Where it shows: x, y, width and height in points.
  public var areas: [[Double]] = []
  /// More to say, such as the contrast before and after.
  public var notes: [String] = []
}
