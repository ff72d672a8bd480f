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
      var record = try record() ?? Record(run: run)
      if record.run.id != run.id {
        try report.clear()
        record = Record(run: run)
      }
      let process = "\(getpid())"
      if record.begun.insert(process).inserted { ProcessEnd.note(path, in: report) }
      for file in files.map(Self.absolute) {
        let known = record.tests[file] ?? ""
        if let test, !known.isEmpty, known != test {
          throw FileFault("\(file): two tests ask for this golden, \(known) and \(test); give one of them a name")
        }
        record.tests[file] = test ?? known
      }
      try WrittenFile.write(Array(record.text.utf8), to: path)
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

/// Notes that this process ended as it should. One that crashed asked for only some of its goldens.
private enum ProcessEnd {
  /// The system calls a function without arguments at the end, so the files have to be found here.
  private static let files = Mutex<[String: ReportFolder]>([:])

  static func note(_ path: String, in report: ReportFolder) {
    let isFirst = files.withLock { files in
      files[path] = report
      return files.count == 1
    }
    if isFirst { atexit { ProcessEnd.write() } }
  }

  private static func write() {
    for (path, report) in files.withLock({ $0 }) {
      // Without the line the goldens count as not asked for completely, which removes none.
      try? report.locked {
        guard let bytes = FileManager.default.contents(atPath: path) else { return }
        try WrittenFile.write(Array(bytes) + Array("end \(getpid())\n".utf8), to: path)
      }
    }
  }
}
