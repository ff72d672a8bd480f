import Foundation
import Suites
import Wayframe

enum GoldenVerb: Verb {
  static let name = "golden"
  static let summary = "guard a suite's frames: record, verify, accept, prune, status, report"
  static let usage = "record|verify|accept|status|prune SUITE [NAME …] [options] | report PART… -o DIR [options]"
  static let about = """
    Keeps golden images of a suite's frames and holds later frames against them.

      record    draws the frames and stores each as NAME.png with NAME.json, which tells elements, texts, labels and
                style layers; goldens with the same pixels stay untouched
      verify    draws the frames and compares them; writes index.html, results.ndjson and the new pictures to the report's
                folder. Ends with 1 when something differs, with 3 when a frame failed; the others go on
      accept    makes the new pictures of the last verify the goldens, without drawing: those of the names given, which
                may be patterns as in --only, or all with --all; removes orphaned goldens
      status    counts frames by state, and tells which goldens are not committed
      prune     removes goldens that no frame of the whole suite has the name of; --list only names them
      report    makes one report of those of several machines: folders that verify wrote
    """
  static let operand = OperandKind.words(["record", "verify", "accept", "status", "prune", "report"])
  static let options: [OptionSpecification] =
    [
      .value("--goldens", as: "DIR", .folder, about: "the goldens; default: golden beside the suite"),
      .value("--report", as: "DIR", .folder, about: "the report; default: golden-report beside the suite"),
      .flag("--hashes", about: "record: stores one file of hashes, hashes.txt, instead of pictures"),
      .flag("--all", about: "accept: everything that the report shows"),
      .flag("--list", about: "prune: only names the goldens"),
      .value("--output", "-o", as: "DIR", .folder, about: "report: where to write it"),
      .value(
        "--only", as: "PATTERN",
        about: "record, verify: only frames of such names, as in render; may be given often"),
      .set,
      .device,
      .settings,
    ] + ComparisonOptions.specifications + [
      .value(
        "--ignore", as: "WHAT",
        about: "verify: an element's name, or X,Y,WIDTH,HEIGHT in points, that is not compared; may be given often")
    ] + ReportOutputs.specifications + [.threads, .fonts, .simd]
  static let examples = [
    "record Suites/navigation.json",
    "verify Suites/navigation.json --junit results.xml",
    "accept Suites/navigation.json day/phone/it_IT",
    "accept Suites/navigation.json 'phone/**'",
    "accept Suites/navigation.json --all",
  ]

  /// The words after `golden`, and the options that each understands.
  private static var tasks: [(name: String, options: Set<String>, run: (GoldenTask) throws -> ExitCode)] {
    [
      ("record", drawing.union(["--hashes"]), { try $0.record() }),
      ("verify", drawing.union(comparing).union(reporting), { try $0.verify() }),
      ("accept", ["--goldens", "--report", "--all"], { try $0.accept() }),
      ("status", ["--goldens", "--report", "--set", "--device", "--settings"], { try $0.status() }),
      ("prune", ["--goldens", "--list"], { try $0.prune() }),
      ("report", reporting.union(["--output"]), { try $0.merge() }),
    ]
  }

  private static let drawing: Set<String> = [
    "--goldens", "--report", "--only", "--set", "--device", "--settings", "--threads", "--fonts", "--simd",
  ]
  private static let comparing = Set(ComparisonOptions.specifications.map { $0.names[0] } + ["--ignore"])
  private static let reporting = Set(ReportOutputs.specifications.map { $0.names[0] })

  static func run(_ arguments: Arguments) throws -> ExitCode {
    let known = tasks.map(\.name).joined(separator: ", ")
    guard let word = arguments.operands.first else { throw UsageError("say what to do: \(known)") }
    guard let task = tasks.first(where: { $0.name == word }) else {
      throw UsageError("golden \(word): there is no such task; there are: \(known)")
    }
    for option in options.map({ $0.names[0] }) where arguments.has(option) && !task.options.contains(option) {
      throw UsageError("golden \(word) has no option \(option)")
    }
    return try task.run(GoldenTask(arguments: arguments, operands: Array(arguments.operands.dropFirst())))
  }
}

/// One of the tasks of `golden`, with the words after its name.
struct GoldenTask {
  let arguments: Arguments
  let operands: [String]

  /// The suite that the task works on.
  func suitePath() throws(UsageError) -> String {
    guard operands.count == 1 else {
      throw UsageError(operands.isEmpty ? "name a suite" : "name only a suite, not \(operands.count) files")
    }
    return operands[0]
  }

  /// A folder beside the suite, or the one that an option names.
  func folder(_ option: String, _ name: String, beside suite: String) throws -> String {
    if let path = try arguments.one(option) {
      guard !path.isEmpty else { throw UsageError("\(option) needs a folder's name") }
      return path
    }
    if WrittenFile.isFolder(suite) == true { return suite.hasSuffix("/") ? suite + name : "\(suite)/\(name)" }
    let parts = suite.split(separator: "/", omittingEmptySubsequences: false)
    return (parts.dropLast() + [Substring(name)]).joined(separator: "/")
  }

  /// The goldens' folder and the report's, which must not be the same one.
  func folders(beside suite: String) throws -> (goldens: String, report: String) {
    let goldens = try folder("--goldens", "golden", beside: suite)
    let report = try folder("--report", "golden-report", beside: suite)
    func plain(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path + "/" }
    guard !plain(report).hasPrefix(plain(goldens)) && !plain(goldens).hasPrefix(plain(report)) else {
      throw UsageError("the goldens and the report need folders of their own: \(goldens) and \(report)")
    }
    return (goldens, report)
  }

  /// The suite, the frames that are asked for, and who draws them.
  func drawing(_ path: String) throws -> (suite: Suite, frames: [SuiteFrame], runner: SuiteRunner) {
    let options = try RenderingOptions(arguments)
    let resources = try FrameResources(fontDirectories: options.fonts)
    let suite = try Suite(path: path, overrides: SceneChanges.overrides(arguments), resources: resources)
    let frames = try suite.frames(only: arguments.all("--only"))
    return (suite, frames, SuiteRunner(threads: options.threads, simd: options.simd, resources: resources))
  }

  /// Whether only summaries and errors are told.
  var isQuiet: Bool { arguments.has("--quiet") }

  /// Whether the frames are not all of the suite's, or not as it has them: then none counts as gone.
  var isPartial: Bool { ["--only", "--set", "--device", "--settings"].contains(where: arguments.has) }

  func note(_ text: String) { StandardStreams.note("wayframe golden: \(text)") }
}
