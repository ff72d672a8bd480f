import Foundation
import Images
import Pixels
import TestSupport
import Testing
import WayframeTesting

/// Pictures are recorded only when asked for, never on a build server, and named after the test where it gives no name.
@Suite struct GoldenImagesTests {
  private let folder: TemporaryFolder
  private let old = PixelBuffer(width: 4, height: 3)
  private var new: PixelBuffer

  init() throws {
    folder = try TemporaryFolder()
    new = old
    new[1, 2] = .init(red: 255, green: 0, blue: 255, alpha: 255)
    try folder.write(PNG.encode(old), to: "golden/old.png")
    try folder.write("GIF89a".utf8, to: "golden/damaged.png")
  }

  private func goldens(_ mode: RecordingMode? = nil, environment: [String: String] = [:]) -> GoldenImages {
    GoldenImages(
      directory: "\(folder.path)/golden", failures: "\(folder.path)/failures", recording: mode,
      environment: environment)
  }

  private func golden(_ name: String) throws -> PixelBuffer? {
    try FileManager.default.contents(atPath: "\(folder.path)/golden/\(name).png").map { try PNG.decode(Array($0)) }
  }

  /// Whether comparing the new picture passes, and whether the golden is the new one afterwards.
  @Test(arguments: [
    ("never", "absent", false), ("never", "old", false), ("never", "damaged", false), ("missing", "absent", true),
    ("missing", "old", false), ("missing", "damaged", false), ("changed", "absent", true), ("changed", "old", true),
    ("changed", "damaged", true), ("all", "absent", true), ("all", "old", true), ("1", "absent", true),
    ("1", "old", true), ("1", "damaged", true), ("0", "old", false), ("", "absent", false),
  ])
  func modesSayWhatIsRecorded(mode: String, name: String, isRecorded: Bool) throws {
    let goldens = goldens(environment: [GoldenImages.recordVariable: mode])
    if isRecorded {
      try goldens.verify(new, named: name)
      #expect(try golden(name) == new)
    } else {
      #expect(throws: GoldenError.self) { try goldens.verify(new, named: name) }
      let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/golden")
      #expect(files.sorted() == ["damaged.png", "old.png"])
      #expect(try golden("old") == old)
    }
  }

  /// What matches keeps its file: the bytes here decode to the picture, and no recording would write them.
  @Test func whatMatchesIsRecordedOnlyByAll() throws {
    let padded = PNG.encode(old) + [0]
    let path = try folder.write(padded, to: "golden/padded.png")
    for mode in [RecordingMode.never, .missing, .changed] {
      try goldens(mode).verify(old, named: "padded")
      #expect(FileManager.default.contents(atPath: path) == Data(padded))
    }
    try goldens(.all).verify(old, named: "padded")
    #expect(FileManager.default.contents(atPath: path) == Data(padded.dropLast()))
  }

  /// Matching pictures pass on a build server only where nothing asks for recording.
  @Test(arguments: ["missing", "changed", "all", "1"], ["true", "1"])
  func buildServersRecordNothing(mode: String, server: String) throws {
    let goldens = goldens(environment: ["CI": server, GoldenImages.recordVariable: mode])
    let error = #expect(throws: GoldenError.self) { try goldens.verify(new, named: "old") }
    let shown = mode == "1" ? "all" : mode
    #expect(
      error?.description == "goldens are not recorded where CI=true; record them on your machine (mode \(shown))")
    #expect(try golden("old") == old)
    try self.goldens(environment: ["CI": server]).verify(old, named: "old")
  }

  @Test func otherModesAreRefused() {
    let error = #expect(throws: GoldenError.self) {
      try goldens(environment: [GoldenImages.recordVariable: "yes"]).verify(old, named: "old")
    }
    #expect(error?.description == "WAYFRAME_RECORD_GOLDENS=yes: must be never, missing, changed, all or 1")
  }

  @Test func testsNameTheirGoldens() throws {
    try goldens(.missing).verify(new)
    try goldens(.missing).verify(new, function: "turnsLeft(device:locale:)")
    try goldens(.missing).verify(new, function: "`turns (left) day/night`()")
    #expect(try golden("testsNameTheirGoldens") == new)
    #expect(try golden("turnsLeft") == new)
    #expect(try golden("turns (left) day-night") == new)
  }
}
