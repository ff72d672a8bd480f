import Foundation
import Suites
import Wayframe

extension GoldenTask {
  /// Takes over pictures of the last comparison.
  func accept() throws -> ExitCode {
    guard let suite = operands.first else { throw UsageError("name a suite, then frames or --all") }
    let folders = try folders(beside: suite)
    let takesAll = arguments.has("--all")
    let asked = Array(operands.dropFirst())
    guard takesAll != !asked.isEmpty else {
      throw UsageError(takesAll ? "give names of frames or --all, not both" : "name frames, or give --all")
    }
    let report = ReportFolder(path: folders.report)
    var acceptance = try GoldenAcceptance(store: GoldenStore(folder: folders.goldens), report: report)
    let names = takesAll ? acceptance.acceptable : try Self.names(asked, among: acceptance.acceptable)
    // Nothing is done where one of the names is wrong.
    let obstacles = names.compactMap(acceptance.obstacle)
    guard obstacles.isEmpty else {
      for text in obstacles { note(text) }
      return .badInput
    }
    guard !names.isEmpty else {
      try StandardStreams.output("there is nothing to accept\n")
      return .success
    }
    let chosen = Set(names).sorted()
    for name in chosen {
      let text = try acceptance.accept(name)
      if !isQuiet { try StandardStreams.output(text + "\n") }
    }
    try acceptance.finish()
    if isQuiet { try StandardStreams.output("accepted \(counted(chosen.count, "frame", "frames"))\n") }
    return .success
  }

  /// The names that are meant: those of a pattern, as `--only` has it, and others as they are, so that what is wrong with
  /// them is said.
  private static func names(_ asked: [String], among known: [String]) throws(UsageError) -> [String] {
    var names: [String] = []
    for text in asked {
      let pattern = NamePattern(text)
      let fitting = known.filter { pattern.fits($0) }
      if fitting.isEmpty, text.contains(where: { "*?[".contains($0) }) {
        throw UsageError("golden accept \(text): the last comparison has no frame of such a name to accept")
      }
      names += fitting.isEmpty ? [text] : fitting
    }
    return names
  }

  /// Removes goldens without a frame. The whole suite decides, never what ran last.
  func prune() throws -> ExitCode {
    let path = try suitePath()
    let names = Set(try Suite(path: path).frames.map(\.name))
    var store = try GoldenStore(folder: try folder("--goldens", "golden", beside: path))
    let orphans = store.names().filter { !names.contains($0) }
    let isList = arguments.has("--list")
    for name in orphans {
      if !isList { try store.remove(name) }
      // A list is what was asked for.
      if isList || !isQuiet { try StandardStreams.output("\(isList ? "orphaned" : "removed")  \(name)\n") }
    }
    if isQuiet, !isList, !orphans.isEmpty {
      try StandardStreams.output("removed \(counted(orphans.count, "golden", "goldens"))\n")
    }
    if orphans.isEmpty { try StandardStreams.output("every golden has a frame\n") }
    return .success
  }

  /// Counts frames by state, without drawing.
  func status() throws -> ExitCode {
    let path = try suitePath()
    let folders = try folders(beside: path)
    let suite = try Suite(path: path, overrides: SceneChanges.overrides(arguments))
    let store = try GoldenStore(folder: folders.goldens)
    let report = ReportFolder(path: folders.report)
    let last = FileManager.default.fileExists(atPath: report.resultsPath) ? try report.records() : []
    let compared = Dictionary(last.map { ($0.name, $0.state) }) { first, _ in first }
    var states: [FrameState: Int] = [:]
    var uncompared = 0
    for frame in suite.frames {
      if store.kind(of: frame.name) == nil {
        states[compared[frame.name] == .failed ? .failed : .missing, default: 0] += 1
      } else if let state = compared[frame.name], state != .missing {
        states[state, default: 0] += 1
      } else {
        uncompared += 1
      }
    }
    let names = Set(suite.frames.map(\.name))
    let orphans = store.names().count { !names.contains($0) }
    if orphans > 0 { states[.orphaned] = orphans }
    let waiting = StateCounts.Part(count: uncompared, one: "awaits a comparison", many: "await a comparison")
    try StandardStreams.output(StateCounts(states).text(others: [waiting]) + "\n")
    let changes = GitStatus.changes(in: folders.goldens)
    if changes?.isEmpty == true { try StandardStreams.output("all goldens are committed\n") }
    guard !isQuiet else {
      if let changes, !changes.isEmpty {
        try StandardStreams.output("not committed: \(counted(changes.count, "file", "files"))\n")
      }
      return .success
    }
    for line in changes ?? [] { try StandardStreams.output("not committed: \(line)\n") }
    return .success
  }
}

/// What Git says of a folder.
enum GitStatus {
  /// Files that are not committed as they are, each with what it is; `nil` without Git or outside of a repository.
  static func changes(in folder: String) -> [String]? {
    guard WrittenFile.isFolder(folder) == true else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // A repository's own settings may name programs to run; a question needs none of them.
    process.arguments = [
      "git", "-C", folder, "-c", "core.fsmonitor=false", "--no-optional-locks", "status", "--porcelain=v1", "-z",
      "--untracked-files=all", "--", ".",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return lines(output)
  }

  /// Entries `XY PATH`, ended by NUL; a renamed file has its old path in an entry of its own.
  static func lines(_ output: Data) -> [String] {
    var lines: [String] = []
    var entries = output.split(separator: 0)[...]
    while let entry = entries.popFirst() {
      guard entry.count > 3 else { continue }
      let text = String(decoding: entry, as: UTF8.self)
      let (code, path) = (text.prefix(2), text.dropFirst(3))
      if code.contains("R") || code.contains("C") { _ = entries.popFirst() }
      let word =
        code == "??" ? "new" : code.contains("D") ? "removed" : code.contains("R") ? "renamed" : "changed"
      lines.append("\(path) (\(word))")
    }
    return lines
  }
}
