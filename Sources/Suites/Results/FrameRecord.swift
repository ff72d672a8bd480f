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
  /// The rule lets every difference from the golden image pass.
  case equal
  /// It was drawn and compared with nothing.
  case drawn
}

/// What came of one frame of a run: a line of `results.ndjson`, from which every report is made.
public struct FrameRecord: Sendable, Hashable, Codable {
  /// The frame's name in its suite.
  public var name: String
  /// The scene file's name without folder and extension.
  public var scene: String
  /// The device's name, or its size in points; empty for a frame known by its name only.
  public var device: String
  /// A locale identifier such as `en_US`; empty for a frame known by its name only.
  public var locale: String
  /// `day` or `night`; empty for a frame known by its name only.
  public var light: String
  /// How the frame stands to its golden image.
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
  /// What was not compared: x, y, width and height in pixels; `nil` where all was.
  public var ignored: [[Int]]?
  /// Why they differ.
  public var changes: [FrameChange] = []
  /// How long reading, drawing and comparing took.
  public var seconds = 0.0
  /// What drawing the frame warned of, a sentence each.
  public var warnings: [String] = []
  /// Why the frame could not be drawn.
  public var error: String?
  /// What else is to be said, such as what was let pass and why.
  public var note: String?
  /// Of a batch, the line of its job, from 1.
  public var job: Int?
  /// Of a batch, the digest of scene, input files, fonts and version: equal keys give equal pictures.
  public var key: String?
  /// Of a batch, SHA-256 of the picture's file as 64 hexadecimal digits.
  public var file: String?
}

extension FrameRecord {
  /// What is known of a frame that has a name only.
  init(name: String, state: FrameState) {
    let scene = name.split(separator: "/").first.map(String.init) ?? name
    self.init(name: name, scene: scene, device: "", locale: "", light: "", state: state)
  }

  /// The record of a frame that could not be composed.
  package init(failed name: String, error: String) {
    self.init(name: name, state: .failed)
    self.error = error
  }
}

/// One cause of a difference, read from the layouts of golden image and frame.
public struct FrameChange: Sendable, Hashable, Codable {
  /// What sort of difference it is.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// Of interface elements and labels, the map's layers, the frame's size, or without a known cause.
    case color, text, moved, resized, new, gone, map, size, other
  }

  /// The sort of difference.
  public var kind: Kind
  /// An element's name, a label's text or a style layer's id.
  public var subject: String
  /// What of it changed, such as `background` or `fill-color`.
  public var property: String
  /// The golden's value as text; empty without one.
  public var from: String
  /// The new value as text; empty without one.
  public var to: String
  /// The setting that decides it, in the SDK's spelling.
  public var setting: String?
  /// Where it shows: x, y, width and height in points.
  public var areas: [[Double]] = []
  /// More to say, such as the contrast before and after.
  public var notes: [String] = []
}
