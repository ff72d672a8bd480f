/// Which lines of two texts differ.
public struct LineDifference: Sendable, Hashable {
  /// Neighbouring lines that were replaced, left out or added.
  struct Hunk: Sendable, Hashable {
    /// The number, from 1, of the first of them in the expected text, or of the line that the new ones come before.
    var line: Int
    var expected: [String] = []
    var found: [String] = []
    /// The last line before them that is not indented.
    var heading = ""
  }

  /// From above.
  let hunks: [Hunk]

  /// Beyond so many lines, what differs is taken as one piece.
  private static let mostLines = 2_000

  /// Compares line by line; a last line without an end counts as one.
  init(expected: String, found: String) {
    let (old, new) = (Self.lines(expected), Self.lines(found))
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    let oldMiddle = Array(old[start..<old.count - end])
    let newMiddle = Array(new[start..<new.count - end])
    var hunks =
      max(oldMiddle.count, newMiddle.count) > Self.mostLines
      ? [Hunk(line: 1, expected: oldMiddle, found: newMiddle)] : Self.hunks(oldMiddle, newMiddle)
    for index in hunks.indices {
      hunks[index].line += start
      let before = old[..<min(hunks[index].line - 1, old.count)]
      hunks[index].heading = before.last { !$0.hasPrefix(" ") } ?? ""
    }
    self.hunks = hunks
  }

  private static func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  private static func hunks(_ old: [String], _ new: [String]) -> [Hunk] {
    let difference = new.difference(from: old)
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var hunks: [Hunk] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      guard removed.contains(i) || added.contains(j) else {
        (i, j) = (i + 1, j + 1)
        continue
      }
      var hunk = Hunk(line: i + 1)
      while removed.contains(i) {
        hunk.expected.append(old[i])
        i += 1
      }
      while added.contains(j) {
        hunk.found.append(new[j])
        j += 1
      }
      hunks.append(hunk)
    }
    return hunks
  }

  /// How many lines differ; a line in place of another counts once.
  public var count: Int { hunks.reduce(0) { $0 + max($1.expected.count, $1.found.count) } }

  /// Such as "2 lines differ".
  public var summary: String { count == 1 ? "1 line differs" : "\(count) lines differ" }

  /// What differs, line by line: `-` what was expected, `+` what was found.
  ///
  /// - Parameter limit: so many lines are shown at most.
  public func text(limit: Int) -> String {
    var lines: [String] = []
    var left = limit
    for hunk in hunks where left > 0 {
      lines.append("line \(hunk.line)\(hunk.isIndented ? ", \(hunk.subject)" : ""):")
      for index in 0..<max(hunk.expected.count, hunk.found.count) where left > 0 {
        let pair =
          (index < hunk.expected.count ? ["- \(hunk.expected[index])"] : [])
          + (index < hunk.found.count ? ["+ \(hunk.found[index])"] : [])
        lines += pair.prefix(left)
        left -= min(pair.count, left)
      }
    }
    let all = hunks.reduce(0) { $0 + $1.expected.count + $1.found.count }
    if all > limit { lines.append("… and \(all - limit) more") }
    return lines.joined(separator: "\n")
  }

  /// The same as changes of a frame, for reports.
  var changes: [FrameChange] {
    hunks.flatMap { hunk in
      var subject = hunk.subject
      return (0..<max(hunk.expected.count, hunk.found.count)).map { index in
        let old = index < hunk.expected.count ? hunk.expected[index] : nil
        let new = index < hunk.found.count ? hunk.found[index] : nil
        if let line = old ?? new, !line.hasPrefix(" ") { subject = Self.name(line) }
        return FrameChange(
          kind: old == nil ? .new : new == nil ? .gone : .text, subject: subject, property: "line",
          from: old.map(Self.trimmed) ?? "", to: new.map(Self.trimmed) ?? "")
      }
    }
  }

  /// An element's name: what stands before the first colon.
  fileprivate static func name(_ line: String) -> String { line.prefix { $0 != ":" }.description }

  private static func trimmed(_ line: String) -> String { line.drop { $0 == " " }.description }
}

extension LineDifference.Hunk {
  fileprivate var subject: String { LineDifference.name(heading) }
  fileprivate var isIndented: Bool { (expected.first ?? found.first)?.hasPrefix(" ") == true && !heading.isEmpty }
}
