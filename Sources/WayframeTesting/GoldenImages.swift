import Foundation
import Suites

/// A folder of goldens that a project's tests compare their frames with: pictures, layouts and texts.
///
///     let goldens = GoldenImages(directory: "GoldenImages")
///     goldens.verify(scene: "Scenes/turn.json")
///
/// The calls are the same in Swift Testing and in XCTest. Whatever is wrong fails the test at the line of the call.
/// Goldens are recorded only when asked for: run the tests with `WAYFRAME_RECORD_GOLDENS=missing`, then look at what was
/// written.
public struct GoldenImages: Sendable {
  /// The environment variable that makes tests record: `missing`, `changed`, `all` or 1 for all.
  public static let recordVariable = "WAYFRAME_RECORD_GOLDENS"

  /// The folder that the goldens are in.
  public let directory: String
  /// The folder of `index.html`, `results.ndjson` and what the tests found, new with each run.
  public let report: String
  /// What is written in place of comparing; `nil` for what the environment asks for.
  public let recording: RecordingMode?
  /// What counts as equal pictures.
  public let rule: ComparisonRule
  let environment: [String: String]

  /// A folder of goldens, compared exactly unless a rule says otherwise.
  ///
  /// - Parameters:
  ///   - directory: the folder, which need not exist before the first golden is recorded.
  ///   - report: the folder of the report; `golden-report` beside the goldens when `nil`.
  ///   - recording: what is written in place of comparing; what the environment asks for when `nil`.
  ///   - rule: which differences count.
  ///   - environment: where `WAYFRAME_RECORD_GOLDENS`, `WAYFRAME_PRUNE_GOLDENS` and `CI` are looked up.
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

  /// The same goldens compared by another rule, for one call.
  ///
  ///     goldens.comparing(ComparisonRule(maxPixels: 3, reason: "…")).verify(scene: "Scenes/turn.json")
  public func comparing(_ rule: ComparisonRule) -> GoldenImages {
    GoldenImages(directory: directory, report: report, recording: recording, rule: rule, environment: environment)
  }
}

/// What counts as equal when two pictures are compared.
public typealias ComparisonRule = Suites.ComparisonRule
/// A part of a frame that is left out of the comparison.
public typealias ComparisonMask = Suites.ComparisonMask
