import MapDrawing

/// What a series of frames remembers from one to the next, so that labels stay where they are: a value, not a cache.
public struct FrameMemory: Sendable {
  /// `nil` before the first frame.
  var labels: LabelMemory?

  /// Before the first frame of a series.
  public init() {}

  /// How many labels the last frame has.
  public var labelCount: Int { labels?.count ?? 0 }

  /// How many labels came and went since another frame of the series.
  public func labelChanges(since other: FrameMemory) -> Int {
    guard let labels, let before = other.labels else { return 0 }
    return labels.countMissing(in: before) + before.countMissing(in: labels)
  }
}
