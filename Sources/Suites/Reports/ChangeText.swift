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

  /// Counts made elsewhere.
  public init(_ counts: [FrameState: Int]) { self.counts = counts }

  /// Counts the states of records.
  public init(_ records: [FrameRecord]) {
    counts = Dictionary(grouping: records, by: \.state).mapValues(\.count)
  }

  /// The number of frames of a state, 0 or more.
  public subscript(state: FrameState) -> Int { counts[state] ?? 0 }

  /// Such as "8 of 54 frames differ, 46 are equal"; the order is that of `FrameState`, with goldens without a frame last.
  public var text: String { text(others: []) }

  /// The same with frames that are in no state, such as "3 have not been compared".
  public func text(others: [Part]) -> String {
    let parts = FrameState.allCases.compactMap { state -> Part? in
      guard state != .orphaned, self[state] > 0 else { return nil }
      let (one, many) = state.predicate
      return Part(count: self[state], one: one, many: many)
    }
    let all = parts + others.filter { $0.count > 0 }
    let total = all.reduce(0) { $0 + $1.count }
    let frames = all.enumerated().map { index, part in
      guard index == 0 else { return part.text }
      let subject =
        part.count < total ? "\(part.count) of \(total) frames" : total == 1 ? "1 frame" : "all \(total) frames"
      return "\(subject) \(part.count == 1 ? part.one : part.many)"
    }
    let orphans = Part(count: self[.orphaned], one: "golden has no frame", many: "goldens have no frame")
    let sentences = (frames.isEmpty ? ["there are no frames"] : frames) + (orphans.count > 0 ? [orphans.text] : [])
    return sentences.joined(separator: ", ")
  }

  /// A number of frames and what is said of one and of several.
  public struct Part: Sendable, Hashable {
    let count: Int
    let one, many: String

    /// - Parameters:
    ///   - one: such as "differs".
    ///   - many: such as "differ".
    public init(count: Int, one: String, many: String) {
      self.count = count
      self.one = one
      self.many = many
    }

    var text: String { "\(count) \(count == 1 ? one : many)" }
  }
}

extension FrameState {
  /// What is said of one frame and of several.
  fileprivate var predicate: (one: String, many: String) {
    switch self {
    case .failed: ("failed", "failed")
    case .differs: ("differs", "differ")
    case .size: ("has another size", "have another size")
    case .missing: ("has no golden", "have no golden")
    case .orphaned: ("has no frame", "have no frame")
    case .equal: ("is equal", "are equal")
    case .drawn: ("was drawn", "were drawn")
    }
  }
}

/// A number with its noun: "1 more frame", "2 more frames".
package func counted(_ count: Int, _ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }

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
