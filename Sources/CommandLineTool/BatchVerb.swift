import Foundation
import Suites
import Wayframe

enum BatchVerb: Verb {
  static let name = "batch"
  static let summary = "draw many pictures from a list of jobs, in one process or on many machines"
  static let usage = "JOBS.ndjson|- -o DIR|FILE.tar|- [options]"
  static let about = """
    Draws a picture for each line of JOBS, which is a JSON object:
      {"scene": "day.json", "name": "a1", "set": {"lightingMode": "lowLight"}}   the picture a1.png
      {"suite": "suite.json", "name": "all", "only": "phone/**"}                 the suite's frames in the folder all
      {"style": "style.json", "name": "m1", "size": [512, 512], "zoom": 12}      a map, as the verb map draws it
    "scene" may also be the scene itself. Paths count from the folder of JOBS; with "-" the jobs come from standard input
    and paths count from the working directory. Maps, styles, routes and fonts are read once for all.
    DIR gets the pictures and results.ndjson, a line of JSON for each in the order of the jobs, written as soon as the
    picture is done. A job that fails is reported and the others go on; failed.ndjson has the jobs that failed, and can
    be given as JOBS once more. Files appear when they are whole.
    With jobs from standard input the lines of results also go to standard output, one for each job as soon as it is
    done; with -o - they have the picture as base64 in "png", so that a worker needs no folder.
    """
  static let operand = OperandKind.files(["ndjson", "jsonl"])
  static let options: [OptionSpecification] = [
    .value(
      "--output", "-o", as: "DIR", .folder,
      about: "the folder of the pictures; or a tar file, FILE.tar, with its results beside it; or - for standard output"
    ),
    .flag(
      "--resume",
      about:
        "keeps pictures that are in DIR already, drawn by this version from the same scene, files and fonts, as "
        + "results.ndjson says"),
    .value(
      "--shard", as: "K/N",
      about:
        "draws only the K-th of N parts, K from 1; \"auto\" takes K and N from the variables of Slurm, AWS Batch, Google "
        + "Cloud Batch and SGE, \"auto/N\" takes K from those of Kubernetes and PBS, too"),
    .threads,
    .fonts,
    .simd,
  ]
  static let examples = [
    "jobs.ndjson -o frames",
    "jobs.ndjson -o frames --resume",
    "frames/failed.ndjson -o frames",
    "jobs.ndjson -o frames --shard auto --resume",
    "jobs.ndjson -o frames.tar",
    "- -o - < jobs.ndjson > results.ndjson",
  ]

  static func run(_ arguments: Arguments) throws -> ExitCode {
    let jobs = try arguments.operand("one file of jobs")
    guard let output = try arguments.one("--output") else {
      throw UsageError("say where the pictures go: -o DIR, -o FILE.tar or -o -")
    }
    let target: BatchRun.Target =
      output == "-" ? .lines : output.lowercased().hasSuffix(".tar") ? .tar(output) : .folder(output)
    var run = BatchRun(jobs: jobs == "-" ? nil : jobs, target: target)
    run.shard = try shard(arguments)
    run.resumes = arguments.has("--resume")
    if case .folder = target {
    } else if run.resumes {
      throw UsageError(
        "--resume is for folders; \(output == "-" ? "standard output" : "a tar file") is written as a whole")
    }
    if target == .lines, isatty(STDOUT_FILENO) != 0 {
      throw UsageError("-o -: standard output is a terminal, which shows no pictures; send it to a file or a program")
    }
    if run.jobs == nil || target == .lines {
      run.emit = { line throws(WritingError) in try StandardStreams.output(line) }
    }
    let settings = try RenderingOptions(arguments)
    let runner = SuiteRunner(
      threads: settings.threads, simd: settings.simd, resources: try FrameResources(fontDirectories: settings.fonts))
    return try draw(run, runner, isQuiet: arguments.has("--quiet"), output: output)
  }

  private static func draw(
    _ run: BatchRun, _ runner: SuiteRunner, isQuiet: Bool, output: String
  ) throws -> ExitCode {
    var progress = ProgressLine(total: 0, isQuiet: isQuiet)
    var warnings = WarningSummary()
    var (drawn, kept, failed) = (0, 0, 0)
    try run.run(runner) { step in
      progress.advance(of: step.expectedCount)
      guard let record = step.record else {
        kept += 1
        return
      }
      warnings.add(record)
      guard let error = record.error else {
        drawn += 1
        return
      }
      failed += 1
      progress.clear()
      // Faults of a line name it; those of a frame do not.
      let place = "\(run.jobs ?? "standard input"), line \(step.line)"
      StandardStreams.note("wayframe batch: \(error.hasPrefix(place) ? "" : "\(place): \(step.name): ")\(error)")
    }
    progress.clear()
    if !isQuiet {
      for line in warnings.lines { StandardStreams.note("wayframe batch: warning: \(line)") }
    }
    let seconds = (progress.seconds * 10).rounded() / 10
    let place = output == "-" ? "" : " in \(run.target == .tar(output) ? run.tarPath : output)"
    let before = kept > 0 ? ", \(kept) kept" : ""
    StandardStreams.note("\(counted(drawn, "picture", "pictures"))\(place), drawn in \(seconds) s\(before)")
    guard failed > 0 else { return .success }
    let again = run.failedPath.map { "; \($0) has their jobs" } ?? ""
    StandardStreams.note(
      "wayframe batch: \(failed) of \(counted(drawn + kept + failed, "picture", "pictures")) could not be drawn\(again)"
    )
    return .badInput
  }

  private static func shard(_ arguments: Arguments) throws -> Shard {
    guard let text = try arguments.one("--shard") else { return .whole }
    if text == "auto" || text.hasPrefix("auto/") {
      let count = text.split(separator: "/", maxSplits: 1).dropFirst().first.flatMap { Shard("1/\($0)")?.count }
      guard text == "auto" || count != nil else {
        throw UsageError(
          "--shard auto/N: N must be a whole number from 1 to \(Shard.countLimit), not \"\(text.dropFirst(5))\"")
      }
      do {
        return try Shard(statedCount: count, environment: ProcessInfo.processInfo.environment)
      } catch {
        throw UsageError(error.description)
      }
    }
    guard let shard = Shard(text) else {
      throw UsageError(
        "--shard must be K/N, auto or auto/N, with K from 1 to N and N at most \(Shard.countLimit), not \"\(text)\"")
    }
    return shard
  }
}
