import Foundation
import Pixels
import Suites
import Wayframe

/// The work of one call of a test: what it may write, and what it compares with.
struct GoldenSession {
  private let goldens: GoldenImages
  private let mode: RecordingMode
  private let comparison: GoldenComparison
  private var recording: GoldenRecording
  private(set) var outcomes: [GoldenOutcome] = []

  private var report: ReportFolder { comparison.report }

  /// - Parameters:
  ///   - names: of all goldens that the call asks for, with their kinds.
  ///   - test: who asks, where the names are made from the test's.
  /// - Throws: where recording is refused, a name is no file's, or another test has it.
  init(_ goldens: GoldenImages, asking names: [(name: String, kind: TextGolden.Kind?)], by test: String?) throws {
    self.goldens = goldens
    mode = try RecordingMode(goldens.recording, environment: goldens.environment)
    if let twin = Dictionary(grouping: names, by: \.name).first(where: { $0.value.count > 1 })?.key {
      throw FileFault("\(twin): two variants have this name")
    }
    for (name, _) in names where !ReportFolder.isUsable(name: name) {
      throw FileFault("\(name.prefix(80)): is no golden's name: a relative path, each part 240 bytes or less")
    }
    let store = try GoldenStore(folder: goldens.directory)
    comparison = GoldenComparison(store: store, report: ReportFolder(path: goldens.report), rule: goldens.rule)
    recording = GoldenRecording(store: store)
    let files = names.map { name, kind in kind.map { store.textPath(name + $0.suffix) } ?? store.picturePath(name) }
    try AskedGoldens(report: comparison.report).ask(for: files, by: test)
  }

  /// Compares a scene's frame, or records it.
  mutating func add(_ frame: SuiteFrame, _ result: Result<Frame, FrameError>, seconds: Double) throws {
    // Other tests share the report's folders, which go when they become empty.
    try report.locked {
      let subject: GoldenSubject? = (try? result.get()).map { .frame($0) }
      try settle(comparison.check(frame, result, seconds: seconds), subject: subject)
    }
  }

  /// Compares a picture, or records it.
  mutating func add(_ subject: GoldenSubject, named name: String) throws {
    if case .picture = subject {
      let elements = goldens.rule.masks.compactMap { if case .element(let name) = $0 { name } else { nil } }
      if let element = elements.first {
        throw FileFault("\(name): pixels alone have no element \"\(element)\"; mask a rectangle, or verify the frame")
      }
    }
    try report.locked { try settle(comparison.check(subject, named: name), subject: subject) }
  }

  private mutating func settle(_ found: GoldenComparison.Outcome, subject: GoldenSubject?) throws {
    let (name, state) = (found.record.name, found.record.state)
    var outcome = GoldenOutcome(record: found.record)
    if let subject, mode.records(isMissing: state == .missing, matches: state == .equal) {
      let change = try recording.add(GoldenRecording.prepare(subject, named: name))
      note(change, of: comparison.store.picturePath(name), in: &outcome)
    }
    try finish(&outcome, fonts: found.changedFonts)
  }

  /// Compares words, or records them.
  mutating func add(_ words: TextGolden) throws {
    try report.locked {
      let (record, difference) = try words.check(against: comparison.store, report: report)
      var outcome = GoldenOutcome(record: record)
      if mode.records(isMissing: record.state == .missing, matches: record.state == .equal) {
        note(try words.record(in: comparison.store), of: comparison.store.textPath(words.name), in: &outcome)
      }
      try finish(&outcome, difference: difference)
    }
  }

  /// What is wrong with a scene that could not be composed.
  mutating func add(failure error: any Error, named name: String) throws {
    var outcome = GoldenOutcome(record: FrameRecord(failed: name, error: "\(error)"))
    try report.locked { try finish(&outcome) }
  }

  /// The record of what was written. A golden that was just recorded is equal to itself, but nobody has looked at it.
  private func note(_ change: GoldenRecording.Change, of path: String, in outcome: inout GoldenOutcome) {
    if change != .unchanged { outcome.failure = "\(path): recorded (\(change.rawValue)); look at it" }
    outcome.record = outcome.record.accepted
  }

  private mutating func finish(
    _ outcome: inout GoldenOutcome, difference: LineDifference? = nil, fonts: Set<String> = []
  ) throws {
    if outcome.record.state == .equal {
      try report.forget(outcome.record.name)
    } else {
      outcome.failure = outcome.record.failureText(report: report, difference: difference, fonts: fonts.sorted())
      outcome.files = report.evidence(of: outcome.record.name)
    }
    outcomes.append(outcome)
  }

  /// Adds to the results and the page, which have everything when the process ends.
  func writeReport() throws {
    let title = URL(fileURLWithPath: goldens.directory).lastPathComponent
    try report.add(outcomes.map(\.record), title: title, goldens: goldens.directory)
    let (report, directory) = (report, goldens.directory)
    ProcessEnd.finish(report.path) { try? report.settle(title: title, goldens: directory) }
  }
}
