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

  /// What is wrong, in one sentence that names the golden image.
  public var description: String {
    switch self {
    case .missing(let golden):
      "\(golden): there is no such golden image; record it with \(GoldenImages.recordVariable)=1 and look at it"
    case .unreadable(let golden, let reason): "\(golden): \(reason)"
    case .differs(let golden, let summary, let report):
      "\(golden): \(summary); see expected | difference | actual in \(report)"
    case .unwritable(let path, let reason): "\(path): cannot be written: \(reason)"
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
  /// Set to 1 or all, it makes `verify` record instead of compare; scenes know `missing` and `changed`, too.
  public static let recordVariable = "WAYFRAME_RECORD_GOLDENS"

  /// The folder that the golden images are in.
  public let directory: String
  /// Where a failing comparison leaves expected | difference | actual.
  public let failures: String
  /// Whether `verify` writes golden images in place of comparing.
  public let isRecording: Bool
  /// The difference of a component, 0…255, up to which pixels count as equal; frames are exact, so 0.
  public let tolerance: Int

  /// A folder of golden images; by default it records where the environment says so.
  public init(
    directory: String, failures: String, tolerance: Int = 0,
    isRecording: Bool = (try? RecordingMode()) == .all
  ) {
    self.directory = directory
    self.failures = failures
    self.tolerance = tolerance
    self.isRecording = isRecording
  }

  /// Compares `picture` with `NAME.png` of the folder, or records it when recording.
  public func verify(_ picture: PixelBuffer, named name: String) throws(GoldenError) {
    let golden = "\(directory)/\(name).png"
    if isRecording {
      try write(PNG.encode(picture), to: golden)
      return
    }
    guard let data = FileManager.default.contents(atPath: golden) else {
      try write(PNG.encode(picture), to: "\(failures)/\(name).png")
      throw .missing(golden: golden)
    }
    let expected: PixelBuffer
    do {
      expected = try PNG.decode(Array(data))
    } catch {
      throw .unreadable(golden: golden, reason: error.description)
    }
    let comparison = PictureComparison(expected: expected, actual: picture, tolerance: tolerance)
    guard comparison.isEqual else {
      let report = "\(failures)/\(name).png"
      try write(PNG.encode(comparison.sideBySide), to: report)
      throw .differs(golden: golden, summary: comparison.summary, report: report)
    }
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
