import Foundation
import Suites
import Wayframe

/// `wayframe render SUITE -o DIR`: every frame as a picture, with their results and a page that shows them all.
struct SuiteDrawing {
  private let folder: String
  private let runner: SuiteRunner
  /// What is written beside each PNG.
  private let vectors: [PictureFormat]
  private let letters: SVGLetters
  private let isStrict: Bool
  private let isQuiet: Bool

  /// What the drawing threads hand over.
  private struct Drawn: Sendable {
    var record: FrameRecord
    var missing: Set<MissingPart> = []
    var failure: WritingError?
  }

  init(
    folder: String, runner: SuiteRunner, vectors: [PictureFormat], letters: SVGLetters, isStrict: Bool, isQuiet: Bool
  ) {
    (self.folder, self.runner, self.vectors, self.letters) = (folder, runner, vectors, letters)
    (self.isStrict, self.isQuiet) = (isStrict, isQuiet)
  }

  func run(_ suite: Suite, frames: [SuiteFrame]) throws -> ExitCode {
    try prepareFolder(frames, inputs: suite.inputFiles)
    var progress = ProgressLine(total: frames.count, isQuiet: isQuiet)
    var records: [FrameRecord] = []
    var lacking: [(name: String, missing: Set<MissingPart>)] = []
    let (folder, vectors, letters) = (folder, vectors, letters)
    try runner.run(frames) { frame, result, seconds in
      var drawn = Drawn(record: FrameRecord(frame, result, seconds: seconds))
      guard case .success(let picture) = result else { return drawn }
      drawn.missing = picture.missing
      do throws(WritingError) {
        var files = ([.png] + vectors).map { format in
          (
            path: "\(folder)/\(frame.name).\(format.rawValue)",
            bytes: picture.bytes(format, letters: letters, threads: 1)
          )
        }
        let thumbnail = MatrixPage.thumbnail(of: picture.pixels)
        files.append(("\(folder)/\(Self.thumbnails)/\(frame.name).png", thumbnail))
        try WrittenFile.write(files)
      } catch {
        drawn.failure = error
      }
      return drawn
    } deliver: { frame, drawn in
      // A disk that is full would fail for every frame that follows.
      if let failure = drawn.failure { throw failure }
      progress.advance()
      if let error = drawn.record.error {
        progress.clear()
        StandardStreams.note("wayframe render: \(frame.name): \(error)")
      }
      if !drawn.missing.isEmpty { lacking.append((frame.name, drawn.missing)) }
      records.append(drawn.record)
    }
    progress.clear()
    try WrittenFile.write(Array(records.map { $0.line + "\n" }.joined().utf8), to: folder + "/results.ndjson")
    try writePages(suite, records)
    return conclude(records, lacking: lacking, seconds: progress.seconds)
  }

  /// The folder of the page's small pictures.
  private static let thumbnails = "thumbs"

  /// The page that shows all frames of the run.
  private func writePages(_ suite: Suite, _ records: [FrameRecord]) throws {
    var page = MatrixPage(title: suite.title, suite: suite.path, made: Date(), frames: records)
    page.picturePath = { "\($0).png" }
    page.thumbnailPath = { "\(Self.thumbnails)/\($0).png" }
    page.folder = suite.folder
    for file in try page.files() {
      try WrittenFile.write(Array(file.html.utf8), to: "\(folder)/\(file.path)")
    }
  }

  /// Refuses a folder that is a file, and pictures that would take an input's place.
  private func prepareFolder(_ frames: [SuiteFrame], inputs: [String]) throws(WritingError) {
    if WrittenFile.isFolder(folder) == false {
      throw WritingError(path: folder, reason: "a suite needs a folder, and this is a file")
    }
    func plain(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
    let kept = Set((inputs + frames.flatMap(\.navigationScene.inputFiles)).map(plain))
    for frame in frames {
      let paths = ([.png] + vectors).map { "\(folder)/\(frame.name).\($0.rawValue)" }
      guard !frame.name.hasPrefix(Self.thumbnails + "/") else {
        throw WritingError(
          path: paths[0], reason: "the folder \(Self.thumbnails) has the page's small pictures; change \"name\"")
      }
      if let path = paths.first(where: { kept.contains(plain($0)) }) {
        throw WritingError(path: path, reason: "the same file is given as an input")
      }
    }
  }

  private func conclude(
    _ records: [FrameRecord], lacking: [(name: String, missing: Set<MissingPart>)], seconds: Double
  ) -> ExitCode {
    let failed = records.count { $0.state == .failed }
    if !isQuiet { StandardStreams.warn(WarningSummary(records).lines, of: RenderVerb.name) }
    let rounded = (seconds * 10).rounded() / 10
    let drawn = records.count - failed
    StandardStreams.note("\(drawn) frame\(drawn == 1 ? "" : "s") in \(folder), drawn in \(rounded) s")
    if failed > 0 {
      StandardStreams.note(
        "wayframe render: \(failed) of \(counted(records.count, "frame", "frames")) could not be drawn")
      return .badInput
    }
    if isStrict, let first = lacking.first {
      let parts = MissingPart.allCases.filter { part in lacking.contains { $0.missing.contains(part) } }
      StandardStreams.note(
        "wayframe render: --strict: \(lacking.count) of \(counted(records.count, "frame lacks", "frames lack")) "
          + "\(parts.map { $0.phrase }.joined(separator: ", ")); the first is \(first.name)")
      return .differs
    }
    return .success
  }
}

extension MissingPart {
  /// With its article.
  var phrase: String { self == .icon ? "an icon" : "a \(rawValue)" }
}

/// Warnings of many frames, each text once.
struct WarningSummary {
  private var order: [String] = []
  private var frames: [String: (count: Int, first: String)] = [:]
  private var count = 0

  /// Other texts that are told.
  private static let limit = 200

  init() {}

  init(_ records: [FrameRecord]) { for record in records { add(record) } }

  mutating func add(_ record: FrameRecord) {
    count += 1
    for warning in record.warnings {
      if let known = frames[warning] {
        frames[warning] = (known.count + 1, known.first)
      } else if order.count < Self.limit {
        order.append(warning)
        frames[warning] = (1, record.name)
      }
    }
  }

  var lines: [String] {
    order.map { text in
      let (known, first) = frames[text] ?? (0, "")
      let place = known == 1 ? first : "\(known) of \(count) frames, first \(first)"
      return "\(text) (in \(known == count && known > 1 ? "all frames" : place))"
    }
  }
}
