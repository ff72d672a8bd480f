import Foundation
import Suites

/// What a comparison found, for people.
struct GoldenSummary {
  let records: [FrameRecord]
  /// By file name.
  let changedFonts: [String]
  /// As commands name it.
  let suite: String
  /// Whether causes and frames are left to the report.
  var isQuiet = false

  /// So many frames and causes are told of on a terminal; the report has all.
  private static let mostLines = 40

  /// The HTML report, beside the results.
  func writePage(
    title: String, to report: ReportFolder, folder: String?, tolerance: Int, seconds: Double
  ) throws {
    var page = report.page(title: title, suite: suite, records: records)
    page.tolerance = tolerance
    page.seconds = seconds
    page.folder = folder
    try WrittenFile.write(Array(page.html().utf8), to: report.pagePath)
  }

  /// What accepts everything, or one frame as an example; `nil` when there is nothing to accept.
  func acceptCommand(isWhole: Bool) -> String? {
    guard let first = records.first(where: { $0.isFailure && $0.state != .failed }) else { return nil }
    return isWhole
      ? ShellWord.command("wayframe", "golden", "accept", suite, "--all")
      : ShellWord.command("wayframe", "golden", "accept", suite, first.name)
  }

  /// Prints fonts, causes, frames and counts.
  func tell(report: ReportFolder) throws(WritingError) {
    var lines: [String] = []
    if !changedFonts.isEmpty {
      lines.append("the fonts are not those of the goldens: \(changedFonts.joined(separator: ", "))")
    }
    let failures = records.filter(\.isFailure)
    if !isQuiet { lines += details(of: failures) }
    // What is wrong with a frame is an error, not a difference.
    if isQuiet { lines += failures.filter { $0.state == .failed }.prefix(Self.mostLines).map(Self.line) }
    lines.append(StateCounts(records).text)
    if !failures.isEmpty {
      lines.append("report: \(report.pagePath)")
      if !isQuiet, let command = acceptCommand(isWhole: false) { lines.append("to accept a frame: \(command)") }
    }
    try StandardStreams.output(lines.joined(separator: "\n") + "\n")
  }

  private static func line(_ record: FrameRecord) -> String { "\(record.state.title)  \(record.name): \(record.text)" }

  /// Causes, then frames.
  private func details(of failures: [FrameRecord]) -> [String] {
    var lines: [String] = []
    let causes = Cause.all(of: records)
    for cause in causes.prefix(Self.mostLines) {
      let count = cause.frames.count
      lines.append("\(cause.change.text) [\(count == 1 ? cause.frames[0] : "\(count) frames")]")
    }
    if causes.count > Self.mostLines {
      lines.append("and \(counted(causes.count - Self.mostLines, "more cause", "more causes"))")
    }
    lines += failures.prefix(Self.mostLines).map(Self.line)
    if failures.count > Self.mostLines {
      lines.append("and \(counted(failures.count - Self.mostLines, "more frame", "more frames"))")
    }
    return lines
  }
}
