import Foundation
import Images
import Pixels
import Suites
import Wayframe

/// Why a frame does not match its golden image.
public enum GoldenError: Error, Sendable, CustomStringConvertible {
  /// There is no golden image of that name.
  case missing(golden: String)
  /// The golden image cannot be read.
  case unreadable(golden: String, reason: String)
  /// The picture differs; `report` is the file that shows where.
  case differs(golden: String, summary: String, report: String)
  /// A file cannot be written.
  case unwritable(path: String, reason: String)
  /// Goldens are not recorded here.
  case refused(RecordingRefusal)

  /// What is wrong, in one sentence that names the golden image.
  public var description: String {
    switch self {
    case .missing(let golden):
      "\(golden): there is no such golden image; record it with \(GoldenImages.recordVariable)=1 and look at it"
    case .unreadable(let golden, let reason): "\(golden): \(reason)"
    case .differs(let golden, let summary, let report):
      "\(golden): \(summary); see expected | difference | actual in \(report)"
    case .unwritable(let path, let reason): "\(path): cannot be written: \(reason)"
    case .refused(let refusal): refusal.description
    }
  }
}

/// A folder of golden images that a project's tests compare their frames with.
///
///     let goldens = GoldenImages(directory: "GoldenImages", failures: ".build/golden-failures")
///     try goldens.verify(frame.pixels, named: "day")
///
/// Goldens are recorded only when asked for: run the tests with `WAYFRAME_RECORD_GOLDENS=1`, then look at what changed.
public struct GoldenImages: Sendable {
  /// The environment variable that makes tests record: `missing`, `changed`, `all` or 1 for all.
  public static let recordVariable = "WAYFRAME_RECORD_GOLDENS"

  /// The folder that the golden images are in.
  public let directory: String
  /// Where a failing comparison leaves expected | difference | actual.
  public let failures: String
  /// What `verify` writes in place of comparing; `nil` for what the environment asks for.
  public let recording: RecordingMode?
  /// The difference of a component, 0…255, up to which pixels count as equal; frames are exact, so 0.
  public let tolerance: Int
  private let environment: [String: String]

  /// A folder of golden images; by default it records where the environment says so.
  public init(
    directory: String, failures: String, tolerance: Int = 0, recording: RecordingMode? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.directory = directory
    self.failures = failures
    self.tolerance = tolerance
    self.recording = recording
    self.environment = environment
  }

  /// Compares `picture` with `NAME.png` of the folder, or records it when recording, which passes.
  ///
  /// - Parameters:
  ///   - name: the golden's name; that of the calling function when `nil`, so a test with arguments names each picture.
  ///   - function: the calling function.
  /// - Throws: when the two differ, the golden cannot be read, recording is refused or a file cannot be written.
  public func verify(
    _ picture: PixelBuffer, named name: String? = nil, function: String = #function
  ) throws(GoldenError) {
    let mode: RecordingMode
    do { mode = try RecordingMode(recording, environment: environment) } catch { throw .refused(error) }
    let name = name ?? TestName.golden(function)
    let golden = "\(directory)/\(name).png"
    let report = "\(failures)/\(name).png"
    let mismatch = mode == .all ? nil : mismatch(picture, golden: golden, report: report)
    if mode.records(isMissing: mismatch?.isMissing == true, matches: mismatch == nil) {
      try write(PNG.encode(picture), to: golden)
    } else if let mismatch {
      if let shown = mismatch.shown { try write(PNG.encode(shown), to: report) }
      throw mismatch.error
    }
  }

  /// Why a picture does not match, and what shows it.
  private struct Mismatch {
    var error: GoldenError
    var isMissing = false
    var shown: PixelBuffer?
  }

  private func mismatch(_ picture: PixelBuffer, golden: String, report: String) -> Mismatch? {
    guard let data = FileManager.default.contents(atPath: golden) else {
      return Mismatch(error: .missing(golden: golden), isMissing: true, shown: picture)
    }
    let expected: PixelBuffer
    do {
      expected = try PNG.decode(Array(data))
    } catch {
      return Mismatch(error: .unreadable(golden: golden, reason: error.description))
    }
    let comparison = PictureComparison(expected: expected, actual: picture, tolerance: tolerance)
    guard !comparison.isEqual else { return nil }
    return Mismatch(
      error: .differs(golden: golden, summary: comparison.summary, report: report), shown: comparison.sideBySide)
  }

  private func write(_ bytes: [UInt8], to path: String) throws(GoldenError) {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: folder.path, reason: error.writeReason)
    }
    do {
      try Data(bytes).write(to: url, options: .atomic)
    } catch {
      throw .unwritable(path: path, reason: error.writeReason)
    }
  }
}
