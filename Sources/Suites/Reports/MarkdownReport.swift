/// Results as Markdown for the summary of a CI run or a comment: counts, causes, then the frames.
public struct MarkdownReport: Sendable {
  /// GitHub takes no summary beyond 1 MiB.
  static let byteLimit = (1 << 20) - 1_024

  private let title: String
  private let records: [FrameRecord]
  private let changedFonts: [String]
  private let command: String?

  /// - Parameters:
  ///   - changedFonts: fonts that are others than the goldens', by file name.
  ///   - command: accepts all that is shown.
  public init(title: String, records: [FrameRecord], changedFonts: [String] = [], command: String? = nil) {
    self.title = title
    self.records = records
    self.changedFonts = changedFonts
    self.command = command
  }

  /// The Markdown, shorter than 1 MiB; frames that have no room are counted at its end.
  public var text: String {
    var page = LimitedText(limit: Self.byteLimit)
    page.add("## \(title.markdown)\n\n\(StateCounts(records).text)\n")
    if !changedFonts.isEmpty {
      page.add("\n**Other fonts than the goldens':** \(changedFonts.map(\.markdown).joined(separator: ", "))\n")
    }
    let failures = records.filter(\.isFailure)
    if failures.isEmpty {
      page.add("\nAll frames are equal to their goldens.\n")
      return page.text
    }
    addCauses(to: &page)
    page.add("\n| State | Frame | What |\n| --- | --- | --- |\n")
    var shown = 0
    for record in failures {
      guard page.add("| \(record.state.title) | \(record.name.markdown) | \(Self.what(record)) |\n") else { break }
      shown += 1
    }
    if shown < failures.count {
      page.addLast(
        "\n\(counted(failures.count - shown, "more frame is", "more frames are")) not shown here: the summary would be too long.\n"
      )
    } else if let command {
      page.addLast("\nTo accept all: \(command.markdownCode)\n")
    }
    return page.text
  }

  private func addCauses(to page: inout LimitedText) {
    let causes = Cause.all(of: records)
    guard !causes.isEmpty else { return }
    page.add("\n| Frames | Cause |\n| ---: | --- |\n")
    for cause in causes.prefix(100) { page.add("| \(cause.frames.count) | \(Self.cut(cause.change.text)) |\n") }
    if causes.count > 100 { page.add("\n\(counted(causes.count - 100, "more cause", "more causes")).\n") }
  }

  private static func what(_ record: FrameRecord) -> String {
    let changes = record.changes.prefix(2).map(\.text) + (record.changes.count > 2 ? ["…"] : [])
    return cut(([record.text] + changes).filter { !$0.isEmpty }.joined(separator: "; "))
  }

  private static func cut(_ text: String) -> String {
    text.count > 400 ? "\(String(text.prefix(400)).markdown)…" : text.markdown
  }
}

/// Text that stops growing at a number of bytes.
private struct LimitedText {
  let limit: Int
  private(set) var text = ""
  /// Kept for the last words.
  private let reserve = 512

  init(limit: Int) { self.limit = limit }

  @discardableResult
  mutating func add(_ part: String) -> Bool {
    guard text.utf8.count + part.utf8.count <= limit - reserve else { return false }
    text += part
    return true
  }

  mutating func addLast(_ part: String) {
    if text.utf8.count + part.utf8.count <= limit { text += part }
  }
}

extension String {
  /// As plain text in a table's cell.
  fileprivate var markdown: String {
    oneLine.reduce(into: "") { text, character in
      switch character {
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "&": text += "&amp;"
      case "\\", "|", "`", "*", "_", "[", "]", "#", "~", "@": text += "\\\(character)"
      default: text.append(character)
      }
    }
  }

  fileprivate var markdownCode: String {
    let ticks = String(repeating: "`", count: contains("`") ? 3 : 1)
    return "\(ticks)\(oneLine)\(ticks)"
  }
}
