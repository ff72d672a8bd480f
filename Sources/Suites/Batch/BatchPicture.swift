import Wayframe

/// A picture of a batch, before it is drawn.
struct BatchPicture: Sendable {
  enum Content: Sendable {
    case frame(SuiteFrame)
    case map(MapImage.Map, MapImage.Viewpoint, scene: String)
    /// What keeps it from being drawn.
    case fault(String)
  }

  /// The line of its job, from 1.
  var line: Int
  var name: String
  var content: Content
  /// Of what it is drawn from; empty where that is not known.
  var key = ""
  /// The job's line, for drawing it once more; `nil` for one that cannot be kept.
  var retry: Retry?

  enum Retry: Sendable {
    case text([UInt8])
    /// - Parameters: the name, and of a suite the frame, that the line asks for.
    case job(BatchJob, name: String?, frame: String?)

    var line: [UInt8] {
      switch self {
      case .text(let bytes): bytes + [UInt8(ascii: "\n")]
      case .job(let job, let name, let frame): job.line(name: name, frame: frame)
      }
    }
  }

  /// The pixels that drawing it takes.
  var weight: Int {
    switch content {
    case .frame(let frame): frame.pixelCount
    case .map(_, let view, _): Int(min(view.width * view.height * view.pixelRatio * view.pixelRatio, 1e9))
    case .fault: 0
    }
  }

  /// The name of a picture that has no usable one: no job can ask for it, since names have no colon.
  static func name(ofLine line: Int) -> String { "\(linePrefix)\(line)" }

  /// What such names begin with.
  static let linePrefix = "line:"
}
