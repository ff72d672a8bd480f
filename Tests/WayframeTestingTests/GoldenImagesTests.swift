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

  private func goldens(
    _ mode: RecordingMode? = nil, rule: ComparisonRule = .exact, environment: [String: String] = [:]
  ) -> GoldenImages {
    GoldenImages(
      directory: "\(folder.path)/golden", report: "\(folder.path)/report", recording: mode, rule: rule,
      environment: environment)
  }

  private func golden(_ name: String) throws -> PixelBuffer? {
    try FileManager.default.contents(atPath: "\(folder.path)/golden/\(name).png").map { try PNG.decode(Array($0)) }
  }

  /// Runs a call that must fail, and gives what it said.
  private func failures(_ body: () -> Void) -> [String] {
    let heard = HeardIssues()
    withKnownIssue {
      body()
    } matching: { issue in
      heard.add(issue)
      return true
    }
    return heard.texts
  }

  /// Whether the new picture becomes the golden; a test that recorded fails, as one that does not match.
  @Test(arguments: [
    ("never", "absent", false), ("never", "old", false), ("never", "damaged", false), ("missing", "absent", true),
    ("missing", "old", false), ("missing", "damaged", false), ("changed", "absent", true), ("changed", "old", true),
    ("changed", "damaged", true), ("all", "absent", true), ("all", "old", true), ("1", "absent", true),
    ("1", "old", true), ("1", "damaged", true), ("0", "old", false), ("", "absent", false),
  ])
  func modesSayWhatIsRecorded(mode: String, name: String, isRecorded: Bool) throws {
    let goldens = goldens(environment: [GoldenImages.recordVariable: mode])
    let texts = failures { goldens.verify(new, named: name) }
    #expect(texts.count == 1)
    if isRecorded {
      let change = name == "absent" ? "new" : "changed"
      #expect(texts == ["\(folder.path)/golden/\(name).png: recorded (\(change)); look at it"])
      #expect(try golden(name) == new)
      #expect(self.goldens(.never).verify(new, named: name))
    } else {
      #expect(texts.first?.contains("recorded") == false)
      let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/golden")
      #expect(files.sorted() == ["damaged.png", "old.png"])
      #expect(try golden("old") == old)
    }
  }

  /// What matches keeps its file in every mode: the bytes here decode to the picture, and no recording would write them.
  @Test(arguments: RecordingMode.allCases) func whatMatchesStaysUntouched(mode: RecordingMode) throws {
    let padded = PNG.encode(old) + [0]
    let path = try folder.write(padded, to: "golden/padded.png")
    #expect(goldens(mode).verify(old, named: "padded"))
    #expect(FileManager.default.contents(atPath: path) == Data(padded))
  }

  /// Matching pictures pass on a build server only where nothing asks for recording.
  @Test(arguments: ["missing", "changed", "all", "1"], ["true", "1"])
  func buildServersRecordNothing(mode: String, server: String) throws {
    let goldens = goldens(environment: ["CI": server, GoldenImages.recordVariable: mode])
    let shown = mode == "1" ? "all" : mode
    #expect(
      failures { goldens.verify(new, named: "old") } == [
        "goldens are not recorded where CI=true; record them on your machine (mode \(shown))"
      ])
    #expect(try golden("old") == old)
    #expect(self.goldens(environment: ["CI": server]).verify(old, named: "old"))
  }

  @Test func otherModesAreRefused() {
    let goldens = goldens(environment: [GoldenImages.recordVariable: "yes"])
    #expect(
      failures { goldens.verify(old, named: "old") } == [
        "WAYFRAME_RECORD_GOLDENS=yes: must be never, missing, changed, all or 1"
      ])
  }

  @Test func testsNameTheirGoldens() throws {
    _ = failures {
      goldens(.missing).verify(new)
      goldens(.missing).verify(new, function: "turnsLeft(device:locale:)")
      goldens(.missing).verify(new, function: "`turns (left) day/night`()")
    }
    #expect(try golden("testsNameTheirGoldens") == new)
    #expect(try golden("turnsLeft") == new)
    #expect(try golden("turns (left) day-night") == new)
  }

  /// Tests of one name in two files or types would compare with each other's goldens.
  @Test func twoTestsOfOneNameAreTold() throws {
    try folder.write(PNG.encode(old), to: "golden/day.png")
    func verify(in file: StaticString, named name: String? = nil) -> Bool {
      goldens().verify(old, named: name, function: "day()", fileID: file)
    }
    #expect(verify(in: "AppTests/A.swift"))
    #expect(verify(in: "AppTests/A.swift"))
    #expect(verify(in: "AppTests/B.swift", named: "day"))
    let texts = failures { _ = verify(in: "AppTests/B.swift") }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("AppTests/A.swift day() and AppTests/B.swift day()") == true)
  }

  /// One changed pixel of 12: its number and its largest difference, and the files of the report.
  @Test func aDifferenceIsToldWithItsNumbers() throws {
    let texts = failures { goldens().verify(new, named: "old") }
    #expect(texts == ["old: 1 pixel differs, by up to 255 of 255\nsee \(folder.path)/report/index.html"])
    for file in ["index.html", "results.ndjson", "actual/old.png", "expected/old.png"] {
      #expect(FileManager.default.fileExists(atPath: "\(folder.path)/report/\(file)"), "\(file)")
    }
    #expect(goldens(rule: ComparisonRule(maxPixels: 1, reason: "a driver")).verify(new, named: "old"))
    let line = try String(contentsOfFile: "\(folder.path)/report/results.ndjson", encoding: .utf8)
    #expect(line.contains("1 pixel may differ (a driver)"))
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/report/actual/old.png"))
  }

  @Test func masksOfAnyPictureAreRectangles() {
    let place = ComparisonMask.rectangle(x: 1, y: 2, width: 1, height: 1)
    #expect(goldens().comparing(ComparisonRule(masks: [place])).verify(new, named: "old"))
    let element = goldens().comparing(ComparisonRule(masks: [.element("navigationFooter")]))
    let texts = failures { element.verify(new, named: "old") }
    #expect(texts.first?.contains("no element \"navigationFooter\"") == true)
  }

  /// Bytes of any program: as a PNG file, and as straight colours.
  @Test func anyPictureIsCompared() throws {
    #expect(goldens().verify(png: PNG.encode(old), named: "old"))
    #expect(goldens().verify(png: Data(PNG.encode(old)), named: "old"))
    #expect(failures { goldens().verify(png: Array("GIF89a".utf8), named: "old") }.first?.hasPrefix("old: ") == true)

    var half = PixelBuffer(width: 2, height: 1)
    half[0, 0] = .init(red: 255, green: 0, blue: 0, alpha: 255)
    half[1, 0] = .init(red: 0, green: 0, blue: 128, alpha: 128)
    try folder.write(PNG.encode(half), to: "golden/half.png")
    let bytes: [UInt8] = [255, 0, 0, 255, 0, 0, 255, 128]
    #expect(goldens().verify(rgba: bytes, width: 2, height: 1, named: "half"))
    for (width, height) in [(2, 2), (0, 1), (-1, -2), (Int.max, 2), (1, 1)] {
      let texts = failures { goldens().verify(rgba: bytes, width: width, height: height, named: "half") }
      #expect(texts == ["half: 8 bytes are no picture of \(width) x \(height) pixels, four bytes each"])
    }
  }
}

/// Texts of issues, gathered while they are matched.
final class HeardIssues: @unchecked Sendable {
  private let lock = NSLock()
  private var heard: [Issue] = []

  func add(_ issue: Issue) { lock.withLock { heard.append(issue) } }

  var issues: [Issue] { lock.withLock { heard } }
  var texts: [String] { issues.map { $0.comments.map(\.rawValue).joined() } }
}
