import Foundation
import JSON
import Wayframe

/// What a report is about, and where its pictures come from.
public struct ReportPictures {
  /// The golden image of a frame's name as a PNG file; `nil` where there is none.
  public var expected: (_ name: String) throws -> [UInt8]?
  /// The drawn frame of a name as a PNG file; `nil` where there is none.
  public var actual: (_ name: String) throws -> [UInt8]?
  /// Where the golden image of a name lies, relative to the report; for frames whose pictures the report has no room for.
  public var expectedPath: (_ name: String) -> String?
  /// The same of the drawn frame.
  public var actualPath: (_ name: String) -> String?

  /// Pictures by frame name.
  public init(
    expected: @escaping (_ name: String) throws -> [UInt8]?, actual: @escaping (_ name: String) throws -> [UInt8]?,
    expectedPath: @escaping (_ name: String) -> String? = { _ in nil },
    actualPath: @escaping (_ name: String) -> String? = { _ in nil }
  ) {
    self.expected = expected
    self.actual = actual
    self.expectedPath = expectedPath
    self.actualPath = actualPath
  }
}

/// The report of a comparison with golden images: one HTML file with everything inside.
public struct ReportPage {
  /// The heading.
  public var title: String
  /// The suite as commands name it.
  public var suite: String
  /// When the run was.
  public var made: Date
  /// The largest difference of a component, 0…255, that counted as equal.
  public var tolerance = 0
  /// How long the run took.
  public var seconds = 0.0
  /// What came of each frame, in the suite's order; those that were compared with nothing are left out.
  public var records: [FrameRecord]
  /// Where the golden images and the drawn frames come from.
  public var pictures: ReportPictures
  /// The command that takes a frame over, or removes an orphaned golden image, as text for a shell; the page only shows it.
  public var command: (FrameRecord) -> String?
  /// The most bytes that the page may have. Beyond it full pictures go first to one frame of each cause, then to the others in
  /// their order; the rest have thumbnails, the parts that changed, and links.
  public var budget = 16 << 20
  /// The suite's folder: messages that name files in it are shown without it.
  public var folder: String?

  /// A report of `records`, with the commands of `wayframe golden`.
  public init(title: String, suite: String, made: Date, records: [FrameRecord], pictures: ReportPictures) {
    self.title = title
    self.suite = suite
    self.made = made
    self.records = records
    self.pictures = pictures
    command = { record in
      switch record.state {
      case .differs, .size, .missing: ShellWord.command("wayframe", "golden", "accept", suite, record.name)
      case .orphaned: ShellWord.command("wayframe", "golden", "prune", suite)
      case .failed, .equal, .drawn: nil
      }
    }
  }

  /// The page; equal inputs give equal text.
  public func html() throws(FrameError) -> String {
    let shown = shownRecords
    var contents = ReportContents(page: self)
    let frames = contents.frames(of: shown)
    var data = JSONObject()
    data["format"] = .number(1)
    data["title"] = .string(title)
    data["suite"] = .string(suiteName)
    data["made"] = .string(made.ISO8601Format())
    data["version"] = .string(Version.current)
    data["tolerance"] = .number(Double(tolerance))
    data["seconds"] = .number((seconds * 10).rounded() / 10)
    data["frames"] = .array(frames.map { .object($0) })
    return try PageTemplate.report.document(
      title: title, sources: "img-src blob: data:", data: .object(data), pictures: contents.pictures,
      withoutScript: table(of: shown))
  }

  /// Those that were compared: failures first, by state, then in the suite's order.
  var shownRecords: [FrameRecord] {
    let order: [FrameState] = [.failed, .differs, .size, .missing, .orphaned, .equal]
    return order.flatMap { state in records.filter { $0.state == state } }
  }

  /// The suite without the folders that lead to it.
  private var suiteName: String { suite.split(separator: "/").last.map(String.init) ?? suite }

  /// A message without the folder that the suite lies in.
  func shown(_ message: String) -> String { MarkupText.message(message, without: folder) }

  /// Why a frame has no golden image, or no picture.
  func explanation(of record: FrameRecord) -> String? {
    switch record.state {
    case .failed: "It could not be drawn: \(shown(record.error ?? "no reason was given"))"
    case .missing: "There is no golden of this name yet."
    case .orphaned: "No frame has this name any more; the command removes its golden."
    case .differs, .size, .equal, .drawn: nil
    }
  }

  // MARK: Without a script

  private func table(of shown: [FrameRecord]) -> String {
    let failures = shown.filter { $0.state != .equal }
    var text = "<div class=\"plain\"><h1>\(MarkupText.escaped(title))</h1>\n"
    text += "<p>\(MarkupText.escaped(suiteName)), \(made.ISO8601Format()): \(StateCounts(shown).text).</p>\n"
    guard !failures.isEmpty else { return text + "<p>All frames are equal to their goldens.</p></div>\n" }
    text += "<table><thead><tr><th scope=\"col\">Frame</th><th scope=\"col\">State</th><th scope=\"col\">Causes</th>"
    text += "<th scope=\"col\">Command</th></tr></thead><tbody>\n"
    for record in failures {
      let causes = record.changes.map { change in
        let step = change.from.isEmpty && change.to.isEmpty ? "" : ": \(change.from) → \(change.to)"
        return MarkupText.escaped(
          [change.subject, change.property].filter { !$0.isEmpty }.joined(separator: " ") + step)
      }
      let cells = [
        MarkupText.escaped(record.name), Self.words[record.state] ?? record.state.rawValue,
        causes.isEmpty ? MarkupText.escaped(explanation(of: record) ?? "") : causes.joined(separator: "<br>"),
        "<code>\(MarkupText.escaped(command(record) ?? ""))</code>",
      ]
      text +=
        "<tr><th scope=\"row\">\(cells[0])</th><td>\(cells[1])</td><td>\(cells[2])</td><td>\(cells[3])</td></tr>\n"
    }
    return text + "</tbody></table></div>\n"
  }

  private static let words: [FrameState: String] = [
    .failed: "failed", .differs: "differs", .size: "other size", .missing: "no golden", .orphaned: "no frame",
    .equal: "equal",
  ]
}
