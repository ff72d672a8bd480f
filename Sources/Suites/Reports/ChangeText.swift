extension FrameChange.Kind {
  /// As in a heading.
  public var title: String {
    switch self {
    case .color: "Colour"
    case .text: "Text"
    case .moved: "Moved"
    case .resized: "Resized"
    case .new: "New"
    case .gone: "Gone"
    case .map: "Map layer"
    case .size: "Size"
    case .other: "Unexplained"
    }
  }
}

extension FrameChange {
  /// Kind and property, such as "Moved 4 right, 40 up" or "Map layer · fill-color".
  public var title: String {
    switch kind {
    case .color, .map: "\(kind.title) · \(property)"
    case .moved: "\(kind.title) \(property)"
    case .text, .resized, .new, .gone, .size, .other: kind.title
    }
  }

  /// The change in one line.
  public var text: String {
    let values = from.isEmpty && to.isEmpty ? "" : ": \(from.oneLine) → \(to.oneLine)"
    return "\(subject.oneLine): \(title)\(values)" + (setting.map { " (\($0))" } ?? "")
      + notes.map { "; \($0)" }.joined()
  }
}

extension FrameState {
  /// As in a sentence.
  public var title: String {
    switch self {
    case .failed: "failed"
    case .differs: "differs"
    case .size: "other size"
    case .missing: "missing"
    case .orphaned: "orphaned"
    case .equal: "equal"
    case .drawn: "drawn"
    }
  }
}

extension FrameRecord {
  /// What is to be said of the frame beside its state, in one line; empty for equal ones.
  public var text: String {
    switch state {
    case .failed: return (error ?? "").oneLine
    case .missing: return "there is no golden of this name yet"
    case .orphaned: return "no frame has this name"
    case .size:
      return "sizes differ: expected \(Self.size(expectedSize ?? [])), actual \(Self.size(size))"
    case .differs where areas.isEmpty: return note ?? ""
    case .differs:
      let count = differingPixels == 1 ? "1 pixel differs" : "\(differingPixels) pixels differ"
      return "\(count), by up to \(largestDifference) of 255"
    case .equal: return differingPixels > 0 ? "\(differingPixels) pixels differ and are let pass: \(note ?? "")" : ""
    case .drawn: return ""
    }
  }

  private static func size(_ sides: [Int]) -> String { sides.map(String.init).joined(separator: " x ") }

  /// Whether it makes a comparison fail.
  public var isFailure: Bool { state != .equal && state != .drawn }
}

extension String {
  /// Without line ends and other control characters.
  var oneLine: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : $0 }))
  }
}

/// How many frames there are of each state.
public struct StateCounts: Sendable, Hashable {
  /// The number of frames by state; states without frames are missing.
  public let counts: [FrameState: Int]

  /// Counts the states of records.
  public init(_ records: [FrameRecord]) {
    counts = Dictionary(grouping: records, by: \.state).mapValues(\.count)
  }

  /// The number of frames of a state, 0 or more.
  public subscript(state: FrameState) -> Int { counts[state] ?? 0 }

  /// Such as "54 frames: 1 differs, 53 equal"; the order is that of `FrameState`.
  public var text: String {
    let total = counts.values.reduce(0, +)
    let parts = FrameState.allCases.compactMap { state in counts[state].map { "\($0) \(state.title)" } }
    return "\(total) frame\(total == 1 ? "" : "s")" + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", "))
  }
}

/// One cause with all frames that it shows in.
public struct Cause: Sendable, Hashable {
  /// The change as the first of the frames has it.
  public let change: FrameChange
  /// Names in the records' order.
  public let frames: [String]

  /// The causes of records, most frames first, equal ones in the records' order.
  public static func all(of records: [FrameRecord]) -> [Cause] {
    var order: [FrameChange] = []
    var changes: [FrameChange: FrameChange] = [:]
    var frames: [FrameChange: [String]] = [:]
    for record in records {
      for change in record.changes {
        let cause = change.cause
        if changes[cause] == nil {
          changes[cause] = change
          order.append(cause)
        }
        if frames[cause]?.last != record.name { frames[cause, default: []].append(record.name) }
      }
    }
    let causes = order.compactMap { cause in
      changes[cause].map { Cause(change: $0, frames: frames[cause] ?? []) }
    }
    return causes.enumerated().sorted {
      ($1.element.frames.count, $0.offset) < ($0.element.frames.count, $1.offset)
    }.map(\.element)
  }
}
