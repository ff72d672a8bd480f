import Foundation
import Images
import Pixels
import Suites
import Wayframe

/// A variant of a scene: values laid over it, under a name of its own.
public struct SceneVariant: Sendable, Hashable {
  /// A part of a file name, such as `de_DE-lowLight`; empty for the scene as it is.
  public let name: String
  /// `key=value` pairs, as `--set` takes them.
  public let overrides: [String]

  /// The scene as it is; its golden has no suffix.
  public static let base = SceneVariant("", [])

  /// A variant of that name.
  public init(_ name: String, _ overrides: [String]) {
    self.name = name
    self.overrides = overrides
  }

  /// The golden's name: that of the test alone for the base variant, else a file in a folder named after the test.
  func goldenName(_ test: String) -> String { name.isEmpty ? test : "\(test)/\(name)" }
}

/// The goldens of scenes and their variants, with the report that `wayframe golden verify` makes.
public struct SceneGoldens: Sendable {
  /// The folder that the goldens are in.
  public let directory: String
  /// The folder of `index.html`, `results.ndjson` and the new pictures.
  public let report: String
  /// What is written in place of comparing; `nil` for what the environment asks for.
  public let recording: RecordingMode?
  /// What counts as equal.
  public let rule: ComparisonRule
  private let environment: [String: String]

  /// Goldens in a folder, with their report beside it by default.
  public init(
    directory: String, report: String? = nil, recording: RecordingMode? = nil, rule: ComparisonRule = .exact,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.directory = directory
    self.report = report ?? URL(fileURLWithPath: directory).deletingLastPathComponent().path + "/golden-report"
    self.recording = recording
    self.rule = rule
    self.environment = environment
  }

  /// What came of one variant.
  public struct Outcome: Sendable {
    /// The line of `results.ndjson`.
    public var record: FrameRecord
    /// Why the test fails; `nil` when it passes.
    public var failure: String?
    /// Expected, difference and actual as PNG files, by file name; empty when the two match.
    public var pictures: [(name: String, png: [UInt8])] = []
  }

  /// Draws a scene's variants and compares each with its golden, or records it.
  ///
  /// - Parameter name: the test's name, from which the goldens' names are made.
  /// - Throws: when the scene cannot be read, recording is refused or a file cannot be written.
  public func outcomes(
    ofScene path: String, named name: String, variants: [SceneVariant] = [.base]
  ) throws -> [Outcome] {
    let mode = try RecordingMode(recording, environment: environment)
    let frames = try variants.map { variant in
      SuiteFrame(
        name: variant.goldenName(name), scene: URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent,
        navigationScene: try NavigationScene(path: path, overrides: variant.overrides))
    }
    if let twin = Dictionary(grouping: frames, by: \.name).first(where: { $0.value.count > 1 })?.key {
      throw FileFault("\(twin): two variants have this name")
    }
    for frame in frames where !frame.hasUsableName {
      throw FileFault("\(frame.name.prefix(80)): is no golden's name: a relative path, each part 240 bytes or less")
    }
    let folder = ReportFolder(path: report)
    let comparison = GoldenComparison(store: try GoldenStore(folder: directory), report: folder, rule: rule)
    var recorder = GoldenRecording(store: comparison.store)
    var outcomes: [Outcome] = []
    try SuiteRunner(threads: 2, resources: FrameResources()).run(frames) { frame, result, seconds in
      // Other tests share the report's folders, which go when they become empty.
      outcomes.append(
        try folder.locked {
          let outcome = try Self.outcome(of: frame, result, seconds, mode, comparison, &recorder)
          if outcome.record.state == .equal { try folder.forget(frame.name) }
          return outcome
        })
    }
    try folder.merge(
      outcomes.map(\.record), title: URL(fileURLWithPath: directory).lastPathComponent, suite: directory)
    return outcomes
  }

  /// Compares one frame, and records it where the mode says so.
  private static func outcome(
    of frame: SuiteFrame, _ result: Result<Frame, FrameError>, _ seconds: Double, _ mode: RecordingMode,
    _ comparison: GoldenComparison, _ recorder: inout GoldenRecording
  ) throws -> Outcome {
    var outcome = Outcome(record: try comparison.check(frame, result, seconds: seconds).record)
    let state = outcome.record.state
    if case .success(let drawn) = result, mode.records(isMissing: state == .missing, matches: state == .equal) {
      let change = try recorder.add(GoldenRecording.prepare(drawn, named: frame.name))
      if change != .unchanged {
        outcome.failure = "\(comparison.store.picturePath(frame.name)): recorded (\(change.rawValue)); look at it"
      }
      outcome.record = FrameRecord(frame, result, seconds: seconds)
      outcome.record.state = .equal
      outcome.record.expectedPixels = outcome.record.pixels
      outcome.record.expectedSize = outcome.record.size
    } else if state != .equal {
      outcome.failure = outcome.record.failureText(report: comparison.report)
      outcome.pictures = comparison.report.evidence(of: frame.name)
    }
    return outcome
  }
}

extension FrameRecord {
  /// What is wrong with the frame, for a test's log.
  fileprivate func failureText(report: ReportFolder) -> String {
    let found =
      switch state {
      case .missing: "there is no golden; record it with \(GoldenImages.recordVariable)=missing and look at it"
      case .size: "the golden has another size: \(expectedSize ?? []), the frame \(size)"
      case .failed: error ?? "could not be drawn"
      default: "\(differingPixels) pixels differ, by up to \(largestDifference) of 255"
      }
    let causes = changes.prefix(8).map { "\($0.subject) \($0.property): \($0.from) to \($0.to)" }
    return (["\(name): \(found)"] + causes + [note, "see \(report.pagePath)"].compactMap { $0 })
      .joined(separator: "; ")
  }
}

extension ReportFolder {
  /// The pictures that show a difference.
  fileprivate func evidence(of name: String) -> [(name: String, png: [UInt8])] {
    let (expected, actual) = pictures(name)
    let base = name.replacing("/", with: "-")
    var files: [(name: String, png: [UInt8])] = []
    if let expected { files.append(("\(base)-expected.png", expected)) }
    if let expected, let actual, let old = try? PNG.decode(expected), let new = try? PNG.decode(actual) {
      let sheet = PictureComparison(expected: old, actual: new).sideBySide
      files.append(("\(base)-difference.png", PNG.encode(sheet)))
    }
    if let actual { files.append(("\(base)-actual.png", actual)) }
    return files
  }
}
