import Foundation
import Suites
import Synchronization
import Wayframe

/// The goldens that the tests of the last run asked for: the file `asked.txt` in the report's folder. All test processes
/// of a run write to it, and the first of them begins it anew, as it does the report.
struct AskedGoldens {
  let report: ReportFolder
  var run = TestRun.current

  /// What the file says.
  struct Record: Sendable, Hashable {
    var run: TestRun
    /// Test processes that have begun, and those that have ended.
    var begun: Set<String> = []
    var ended: Set<String> = []
    /// Files of goldens with the test that the name is made from; empty where the call gave the name.
    var tests: [String: String] = [:]
  }

  private var path: String { "\(report.path)/asked.txt" }

  /// Notes that a test asks for goldens.
  ///
  /// - Parameters:
  ///   - files: the goldens' files.
  ///   - test: who asks, where the names are made from the test's.
  /// - Throws: when another test has one of these names.
  func ask(for files: [String], by test: String?) throws {
    try report.locked {
      let kept = Self.known.withLock { $0[path] }.flatMap { $0.record.run.id == run.id ? $0 : nil }
      // Others may have written since, or the folder was cleared.
      let tail = GrowingFile.tail(of: path, after: kept?.place)
      var record = Record(run: run)
      var lines = ""
      if let kept, let tail, !tail.isWhole {
        record = kept.record
        record.read(tail.text)
      } else if let earlier = tail.flatMap({ Record($0.text) }), earlier.run.id == run.id {
        record = earlier
      } else {
        try report.clear()
        try WrittenFile.write([], to: path)
        lines = record.text
      }
      let process = "\(getpid())"
      if record.begun.insert(process).inserted {
        lines += "begin \(process)\n"
        noteEnd()
      }
      for file in files.map(Self.absolute) {
        let known = record.tests[file]
        if let test, let known, !known.isEmpty, known != test {
          throw FileFault("\(file): two tests ask for this golden, \(known) and \(test); give one of them a name")
        }
        let asked = test ?? known ?? ""
        if known == asked { continue }
        record.tests[file] = asked
        lines += "asked \(file)\t\(asked)\n"
      }
      try GrowingFile.append(Array(lines.utf8), to: path)
      let place = GrowingFile.end(of: path)
      Self.known.withLock { $0[path] = place.map { (record, $0) } }
    }
  }

  /// What this process has read of the files, and up to where: a run of many calls reads each line once.
  private static let known = Mutex<[String: (record: Record, place: GrowingFile.Place)]>([:])

  /// Notes at its end that this process ended as it should. One that crashed asked for only some of its goldens.
  private func noteEnd() {
    let (path, report) = (path, report)
    ProcessEnd.finish(path) {
      // Without the line the goldens count as not asked for completely, which removes none.
      try? report.locked {
        guard GrowingFile.end(of: path) != nil else { return }
        try GrowingFile.append(Array("end \(getpid())\n".utf8), to: path)
      }
    }
  }

  /// What the last run asked for; `nil` before the first.
  func record() throws -> Record? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let bytes = try InputFile.read(path, limit: InputFile.dataLimit)
    return Record(String(decoding: bytes, as: UTF8.self))
  }

  /// One spelling for each file.
  static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}

extension AskedGoldens.Record {
  /// Reads a file's text; lines that it does not know count for nothing.
  init?(_ text: String) {
    var lines = text.split(separator: "\n")[...]
    guard let first = lines.popFirst(), first.hasPrefix("run ") else { return nil }
    run = TestRun(id: String(first.dropFirst(4)), omission: nil)
    read(lines)
  }

  /// Reads lines that were added.
  mutating func read(_ text: String) { read(text.split(separator: "\n")[...]) }

  private mutating func read(_ lines: ArraySlice<Substring>) {
    for line in lines {
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2 else { continue }
      let value = String(words[1])
      switch words[0] {
      case "omission": run.omission = value
      case "begin": begun.insert(value)
      case "end": ended.insert(value)
      case "asked":
        let parts = value.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
        tests[String(parts[0])] = parts.count > 1 ? String(parts[1]) : ""
      default: break
      }
    }
  }

  var text: String {
    let lines =
      ["run \(run.id)"] + (run.omission.map { ["omission \($0)"] } ?? []) + begun.sorted().map { "begin \($0)" }
      + ended.sorted().map { "end \($0)" } + tests.sorted { $0.key < $1.key }.map { "asked \($0.key)\t\($0.value)" }
    return lines.map { $0 + "\n" }.joined()
  }
}
