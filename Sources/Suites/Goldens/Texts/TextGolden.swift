import Wayframe

/// A golden of words: what a frame says and where, without its pixels.
public struct TextGolden: Sendable {
  /// What is kept.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Each element with its place, its role and its texts with places and colours.
    case layout
    /// The texts alone, in reading order.
    case text

    /// What the names of such goldens end in.
    public var suffix: String { ".\(rawValue)" }
  }

  /// The frame's name and the kind, such as `turn/de_DE.layout`.
  public let name: String
  /// The file's content.
  public let text: String

  /// The words of a composed frame.
  public init(_ kind: Kind, of frame: FrameComposition, named name: String) {
    self.name = name + kind.suffix
    let lines =
      switch kind {
      case .layout: LayoutLines.places(frame.layout)
      case .text: LayoutLines.words(frame.layout, isRightToLeft: frame.details.isRightToLeft)
      }
    text = lines.map { $0 + "\n" }.joined()
  }

  /// Holds the words against the golden. Where they differ, both go to the report's folder.
  ///
  /// - Returns: the line of the results, and how the two differ.
  public func check(
    against store: GoldenStore, report: ReportFolder
  ) throws(FileFault) -> (record: FrameRecord, difference: LineDifference?) {
    var record = FrameRecord(name: name, state: .equal)
    let golden: String?
    do { golden = try store.text(name) } catch {
      record.state = .failed
      record.error = "\(error)"
      try report.write(Array(text.utf8), as: .actualText, name)
      return (record, nil)
    }
    guard golden != text else { return (record, nil) }
    try report.write(Array(text.utf8), as: .actualText, name)
    guard let golden else {
      record.state = .missing
      return (record, nil)
    }
    try report.write(Array(golden.utf8), as: .expectedText, name)
    let difference = LineDifference(expected: golden, found: text)
    record.state = .differs
    record.note = difference.summary
    record.changes = difference.changes
    return (record, difference)
  }

  /// Makes the words the golden.
  public func record(in store: GoldenStore) throws(FileFault) -> GoldenRecording.Change {
    let isNew = WrittenFile.isFolder(store.textPath(name)) == nil
    guard try store.store(name, text: text) else { return .unchanged }
    return isNew ? .new : .changed
  }
}
