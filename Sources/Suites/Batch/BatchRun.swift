import Foundation
import Wayframe

/// Draws the jobs of a file or a pipe, one picture after another, and tells what came of each.
public struct BatchRun: Sendable {
  /// Where pictures go.
  public enum Target: Sendable, Hashable {
    /// A folder, with `results.ndjson` beside the pictures.
    case folder(String)
    /// A tar file, with the results in a file beside it.
    case tar(String)
    /// The lines of results, which hold the pictures as text.
    case lines
  }

  /// What came of one picture.
  public struct Step: Sendable {
    /// The line of its job, from 1.
    public let line: Int
    /// Its name.
    public let name: String
    /// What there is to say; `nil` for a picture that was there already.
    public let record: FrameRecord?
    /// How many pictures there will be, as far as is known.
    public let expectedCount: Int?
  }

  /// The jobs' file; `nil` for standard input.
  public var jobs: String?
  /// Where pictures go.
  public var target: Target
  /// Which part of the pictures is drawn.
  public var shard = Shard.whole
  /// Whether pictures that are there already, drawn from the same things, are kept.
  public var resumes = false
  /// Takes each line of results as soon as it is there; nothing takes them when `nil`.
  public var emit: (@Sendable ([UInt8]) throws(WritingError) -> Void)?

  /// - Parameter jobs: the jobs' file; `nil` for standard input.
  public init(jobs: String?, target: Target) { (self.jobs, self.target) = (jobs, target) }

  /// What standard input is called in messages.
  static let inputName = "standard input"

  /// The file with the jobs that failed, of a target that has one.
  public var failedPath: String? {
    switch target {
    case .folder(let path): "\(path)/failed\(shard.suffix).ndjson"
    case .tar: "\(tarStem).failed.ndjson"
    case .lines: nil
    }
  }

  /// The tar file's path; each part of a batch has its own.
  public var tarPath: String { tarStem + ".tar" }

  private var tarStem: String {
    guard case .tar(let path) = target else { return "" }
    return (path.hasSuffix(".tar") ? String(path.dropLast(4)) : path) + shard.suffix
  }

  /// Draws everything.
  ///
  /// - Parameters:
  ///   - runner: its threads draw several pictures at a time.
  ///   - body: is called for each picture in order, when its line is written.
  public func run(_ runner: SuiteRunner, body: (Step) -> Void) throws {
    let source = try openJobs()
    defer { if jobs != nil { close(source.descriptor) } }
    let keys = JobKey(fonts: runner.resources.fonts.fingerprint())
    let output = try output()
    let plan = BatchPlan(source, shard: shard, resources: runner.resources, keys: keys, output: output)
    let artist = PictureArtist(resources: runner.resources, folder: output.folder, earlier: output.earlier)
    try runner.run(
      atOnce: runner.threads, next: { plan.next().map { ($0, $0.weight) } },
      draw: { picture, renderer in artist.draw(picture, renderer) },
      deliver: { drawn in
        try output.take(drawn)
        body(
          Step(
            line: drawn.picture.line, name: drawn.picture.name, record: drawn.record, expectedCount: plan.expectedCount)
        )
      }, interrupt: { plan.interrupt() })
    try output.finish()
  }

  private func openJobs() throws -> BatchPlan.Source {
    guard let jobs else {
      return BatchPlan.Source(name: Self.inputName, descriptor: STDIN_FILENO, folder: "", lineCount: nil)
    }
    var status = stat()
    guard stat(jobs, &status) == 0 else { throw SceneError.missingFile(file: jobs) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw SceneError.folder(path: jobs) }
    let descriptor = open(jobs, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SceneError.unreadableFile(file: jobs) }
    let isFile = status.st_mode & S_IFMT == S_IFREG
    return BatchPlan.Source(
      // The folder of a pipe has no other files.
      name: jobs, descriptor: descriptor, folder: isFile ? (jobs as NSString).deletingLastPathComponent : "",
      lineCount: isFile ? Self.lineCount(descriptor) : nil)
  }

  /// How many lines have something in them, without moving where the file is read.
  private static func lineCount(_ descriptor: Int32) -> Int {
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    var (offset, lines, isFilled) = (0, 0, false)
    while true {
      let count = chunk.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, off_t(offset)) }
      guard count > 0 else { return lines + (isFilled ? 1 : 0) }
      offset += count
      for byte in chunk[..<count] {
        if byte == UInt8(ascii: "\n") {
          if isFilled { lines += 1 }
          isFilled = false
        } else if byte > 0x20 {
          isFilled = true
        }
      }
    }
  }

  private func output() throws -> BatchOutput {
    switch target {
    case .folder(let path):
      let folder = try PictureFolder(path, shard: shard)
      // What other jobs left there is kept when those that failed are drawn once more.
      let repeats = jobs.map { ResultsJournal.isFailed($0, folder: path) } ?? false
      try refuseJobs(among: ["results\(shard.suffix).ndjson"].map { "\(path)/\($0)" })
      let journal = try ResultsJournal(folder, shard: shard, resumes: resumes || repeats)
      return BatchOutput(folder, journal, repeats: repeats, emit)
    case .tar:
      let lines = "\(tarStem).results.ndjson"
      try refuseJobs(among: [tarPath, lines])
      return BatchOutput(try TarResults(tarPath, results: lines, failed: failedPath ?? ""), emit)
    case .lines: return BatchOutput(emit)
    }
  }

  private func refuseJobs(among outputs: [String]) throws(WritingError) {
    func plain(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
    guard let jobs, let path = outputs.first(where: { plain($0) == plain(jobs) }) else { return }
    throw WritingError(path: path, reason: "the same file is given as an input")
  }
}
