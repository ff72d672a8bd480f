import Foundation
import Suites
import Wayframe

extension GoldenTask {
  /// Draws the frames and makes them the goldens.
  func record() throws -> ExitCode {
    let path = try suitePath()
    let folders = try folders(beside: path)
    let (_, frames, runner) = try drawing(path)
    let keepsHashes = arguments.has("--hashes")
    var recording = GoldenRecording(store: try GoldenStore(folder: folders.goldens), keepsHashes: keepsHashes)
    var counts: [GoldenRecording.Change: Int] = [:]
    var failed = 0
    var progress = ProgressLine(total: frames.count, isQuiet: isQuiet)
    clearReport(ReportFolder(path: folders.report))
    try runner.run(frames) { frame, result, _ in
      result.map { GoldenRecording.prepare($0, named: frame.name, keepsHashes: keepsHashes) }
    } deliver: { frame, result in
      progress.advance()
      switch result {
      case .success(let prepared):
        let change = try recording.add(prepared)
        counts[change, default: 0] += 1
        guard change != .unchanged, !isQuiet else { return }
        progress.clear()
        try StandardStreams.output("\(change.rawValue)  \(frame.name)\n")
      case .failure(let error):
        failed += 1
        progress.clear()
        note("\(frame.name): \(error)")
      }
    }
    progress.clear()
    try recording.finish()
    let parts = [GoldenRecording.Change.new, .changed, .unchanged].compactMap { change in
      counts[change].map { "\($0) \(change.rawValue)" }
    }
    let text = parts.isEmpty ? "nothing was recorded" : parts.joined(separator: ", ")
    try StandardStreams.output("\(folders.goldens): \(text)\n")
    guard failed == 0 else {
      let goldens = failed == 1 ? "its golden stays as it was" : "their goldens stay as they were"
      note("\(failed) of \(counted(frames.count, "frame", "frames")) could not be drawn; \(goldens)")
      return .badInput
    }
    return .success
  }

  /// Takes the last report away: what was compared with earlier goldens must not be accepted over new ones. Says so, since
  /// `accept` needs one.
  private func clearReport(_ report: ReportFolder) {
    guard FileManager.default.fileExists(atPath: report.resultsPath) else { return }
    do {
      try report.clear()
      if !isQuiet { note("the report of the last verify, \(report.path), is taken away: its goldens are replaced") }
    } catch {
      note("\(error); run wayframe golden verify before you accept")
    }
  }

  /// Draws the frames and compares them with the goldens.
  func verify() throws -> ExitCode {
    let path = try suitePath()
    let folders = try folders(beside: path)
    let rule = try ComparisonOptions.rule(arguments, masksElements: true)
    let (suite, frames, runner) = try drawing(path)
    let outputs = try ReportOutputs(arguments, keeping: suite.inputFiles)
    let report = ReportFolder(path: folders.report)
    let comparison = GoldenComparison(
      store: try GoldenStore(folder: folders.goldens), report: report, rule: rule)
    try report.clear()
    var records: [FrameRecord] = []
    var fonts: Set<String> = []
    var progress = ProgressLine(total: frames.count, isQuiet: isQuiet)
    try runner.run(frames) { frame, result, seconds in
      Result { () throws(FileFault) in try comparison.check(frame, result, seconds: seconds) }
    } deliver: { _, outcome in
      let outcome = try outcome.get()
      progress.advance()
      records.append(outcome.record)
      fonts.formUnion(outcome.changedFonts)
    }
    if !isPartial {
      let names = Set(frames.map(\.name))
      for name in comparison.store.names() where !names.contains(name) {
        records.append(try comparison.orphan(name))
      }
    }
    progress.clear()
    try report.save(records)
    let summary = GoldenSummary(
      records: records, changedFonts: fonts.sorted(), suite: path, isQuiet: isQuiet)
    try summary.writePage(
      title: suite.title, to: report, folder: suite.folder, tolerance: rule.tolerance, seconds: progress.seconds)
    try outputs.write(
      records, title: suite.title, changedFonts: fonts.sorted(), command: summary.acceptCommand(isWhole: true))
    try summary.tell(report: report)
    return ExitCode(comparing: records)
  }

  /// Makes one report of several.
  func merge() throws -> ExitCode {
    guard !operands.isEmpty else { throw UsageError("name folders that golden verify wrote: PART…") }
    guard let output = try arguments.one("--output") else { throw UsageError("say where to write to: -o DIR") }
    let parts = operands.map { ReportFolder(path: $0) }
    let outputs = try ReportOutputs(arguments, keeping: parts.map(\.resultsPath))
    let merged = try MergedReport(parts)
    let report = ReportFolder(path: output)
    try merged.write(to: report)
    let summary = GoldenSummary(records: merged.records, changedFonts: [], suite: "SUITE", isQuiet: isQuiet)
    let title = URL(fileURLWithPath: output).lastPathComponent
    let seconds = merged.records.reduce(0) { $0 + $1.seconds }
    try summary.writePage(title: title, to: report, folder: nil, tolerance: 0, seconds: seconds)
    try outputs.write(merged.records, title: title)
    try summary.tell(report: report)
    return ExitCode(comparing: merged.records)
  }
}
