import Foundation
import Images
import Suites
import TestSupport
import Testing
import WayframeTesting

/// A scene and its variants are recorded only when asked for, compared exactly, and failures say where and what.
@Suite struct SceneGoldensTests {
  private static let night = SceneVariant("de_DE-lowLight", ["locale=de_DE", "lightingMode=lowLight"])

  private let folder: TemporaryFolder
  private let scene: String

  init() throws {
    let samples = Checkout.path("Assets/Samples/sampleville")
    folder = try TemporaryFolder()
    scene = try folder.write(
      #"""
      {"map": {"sources": ["\#(samples)/sampleville.osm"]}, "route": {"response": "\#(samples)/sampleville-route.json"},
       "device": {"name": "100x120", "scale": 1}}
      """#.utf8, to: "turn.json")
  }

  private func goldens(
    _ mode: RecordingMode?, rule: ComparisonRule = .exact, environment: [String: String] = [:]
  ) -> SceneGoldens {
    SceneGoldens(directory: "\(folder.path)/golden", recording: mode, rule: rule, environment: environment)
  }

  private func outcomes(_ mode: RecordingMode, rule: ComparisonRule = .exact) throws -> [SceneGoldens.Outcome] {
    try goldens(mode, rule: rule).outcomes(ofScene: scene, named: "turn", variants: [.base, Self.night])
  }

  private var names: [String] { get throws { try GoldenStore(folder: "\(folder.path)/golden").names() } }

  /// Paints a block of the golden of the base variant in a colour that no frame has.
  private func damage(pixels: Int) throws {
    let path = "\(folder.path)/golden/turn.png"
    var picture = try PNG.decode(Array(try Data(contentsOf: URL(filePath: path))))
    for x in 0..<pixels { picture[x, 0] = .init(red: 255, green: 0, blue: 255, alpha: 255) }
    try Data(PNG.encode(picture)).write(to: URL(filePath: path))
  }

  @Test func missingGoldensAreRecordedWhenAskedForAndThenMatch() throws {
    #expect(try outcomes(.never).map(\.record.state) == [.missing, .missing])
    #expect(try names == [])
    let recorded = try outcomes(.missing)
    #expect(recorded.allSatisfy { $0.failure?.contains("recorded (new)") == true })
    #expect(try names == ["turn", "turn/de_DE-lowLight"])
    #expect(try outcomes(.never).allSatisfy { $0.failure == nil && $0.record.state == .equal })
    #expect(try outcomes(.all).allSatisfy { $0.failure == nil })
  }

  @Test func aDifferenceIsToldCountedAndShown() throws {
    _ = try outcomes(.missing)
    try damage(pixels: 3)
    for mode in [RecordingMode.never, .missing] {
      let found = try outcomes(mode)
      #expect(found[0].record.differingPixels == 3)
      #expect(
        found[0].pictures.map(\.name) == ["turn-expected.png", "turn-difference.png", "turn-actual.png"])
      #expect(found[1].failure == nil)
    }
    let records = try ReportFolder(path: "\(folder.path)/golden-report").records()
    #expect(records.map(\.state) == [.differs, .equal])
    #expect(FileManager.default.fileExists(atPath: "\(folder.path)/golden-report/index.html"))
    #expect(try outcomes(.changed).map { $0.failure?.contains("recorded (changed)") } == [true, nil])
    #expect(try outcomes(.never).allSatisfy { $0.failure == nil })
  }

  @Test func aRuleLetsPassWithItsReasonAndMasksLeaveOut() throws {
    _ = try outcomes(.missing)
    try damage(pixels: 3)
    let few = try outcomes(.never, rule: ComparisonRule(maxPixels: 3, reason: "a driver"))[0]
    #expect(few.failure == nil)
    #expect(few.record.note?.contains("a driver") == true)
    #expect(try outcomes(.never, rule: ComparisonRule(maxPixels: 2))[0].failure != nil)
    let mask = ComparisonMask.rectangle(x: 0, y: 0, width: 3, height: 1)
    #expect(try outcomes(.never, rule: ComparisonRule(masks: [mask]))[0].failure == nil)
  }

  @Test(arguments: RecordingMode.allCases) func buildServersRecordNothing(mode: RecordingMode) throws {
    let goldens = goldens(nil, environment: ["CI": "true", GoldenImages.recordVariable: mode.rawValue])
    if mode == .never {
      #expect(try goldens.outcomes(ofScene: scene, named: "turn").map(\.record.state) == [.missing])
    } else {
      #expect(throws: RecordingRefusal.self) { try goldens.outcomes(ofScene: scene, named: "turn") }
    }
    #expect(try names == [])
  }

  @Test func theEnvironmentNamesAMode() throws {
    #expect(try RecordingMode(environment: [:]) == .never)
    #expect(try RecordingMode(environment: [GoldenImages.recordVariable: "1"]) == .all)
    #expect(try RecordingMode(environment: [GoldenImages.recordVariable: "changed"]) == .changed)
    #expect(throws: RecordingRefusal.self) { try RecordingMode(environment: [GoldenImages.recordVariable: "yes"]) }
  }

  @Test func namesThatAreNoFilesOrStandTwiceAreRefused() throws {
    let long = SceneVariant(String(repeating: "x", count: 241), [])
    for variants in [[.base, .base], [SceneVariant("../up", [])], [long]] {
      #expect(throws: FileFault.self) {
        try goldens(.all).outcomes(ofScene: scene, named: "turn", variants: variants)
      }
    }
    #expect(try names == [])
  }

  @Test func mismatchesAreReportedAtTheCallersLine() throws {
    let line = #line + 2
    try withKnownIssue {
      try goldens(.never).verify(scene: scene, named: "turn", variants: [.base, Self.night])
    } matching: { issue in
      issue.sourceLocation?.line == line
    }
    var lines: [UInt] = []
    try goldens(.never).verify(scene: scene, named: "turn", variants: [.base, Self.night], line: 7) { lines.append($2) }
    #expect(lines == [7, 7])
  }

  /// Without a name the goldens take the test's; recording them fails it.
  @Test func testsNameTheirGoldens() throws {
    var messages: [String] = []
    try goldens(.missing).verify(scene: scene, variants: [.base, Self.night]) { text, _, _ in messages.append(text) }
    let files = ["testsNameTheirGoldens", "testsNameTheirGoldens/de_DE-lowLight"]
    #expect(try names == files)
    #expect(messages == files.map { "\(folder.path)/golden/\($0).png: recorded (new); look at it" })
  }

  /// Tests run at the same time and share one report: no line is lost, and no folder goes while another test writes.
  @Test func testsShareOneReport() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      let (scene, goldens) = (scene, [goldens(.never), goldens(.missing)])
      for index in 0..<6 {
        group.addTask {
          for goldens in goldens { _ = try goldens.outcomes(ofScene: scene, named: "turn-\(index)") }
          _ = try goldens[0].outcomes(ofScene: scene, named: "turn-\(index)")
        }
      }
      try await group.waitForAll()
    }
    let report = ReportFolder(path: "\(folder.path)/golden-report")
    let records = try report.records()
    #expect(records.map(\.name) == (0..<6).map { "turn-\($0)" })
    #expect(records.allSatisfy { $0.state == .equal })
    #expect(!FileManager.default.fileExists(atPath: "\(report.path)/actual"))
  }
}
