import Foundation
import Images
import Suites
import TestSupport
import Testing
import WayframeTesting

/// A scene and its variants are recorded only when asked for, compared exactly, and failures say where and what.
@Suite struct SceneVariantTests {
  private static let night = SceneVariant("de_DE-lowLight", ["locale=de_DE", "lightingMode=lowLight"])

  private let folder: TemporaryFolder
  private let scene: String

  init() throws {
    folder = try TemporaryFolder()
    scene = try folder.smallScene()
  }

  private func goldens(
    _ mode: RecordingMode?, rule: ComparisonRule = .exact, environment: [String: String] = [:]
  ) -> GoldenImages {
    GoldenImages(directory: "\(folder.path)/golden", recording: mode, rule: rule, environment: environment)
  }

  private func outcomes(_ mode: RecordingMode, rule: ComparisonRule = .exact) throws -> [GoldenOutcome] {
    try goldens(mode, rule: rule).outcomes(
      ofScene: scene, variants: [.base, Self.night], test: ("turn", "SceneVariantTests turn()"))
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
    #expect(try outcomes(.never).allSatisfy { $0.failure == nil })
    #expect(try outcomes(.never).allSatisfy { $0.record.state == .equal })
    #expect(try outcomes(.all).allSatisfy { $0.failure == nil })
  }

  @Test func aDifferenceIsToldCountedAndShown() throws {
    _ = try outcomes(.missing)
    try damage(pixels: 3)
    for mode in [RecordingMode.never, .missing] {
      let found = try outcomes(mode)
      #expect(found[0].record.differingPixels == 3)
      #expect(found[0].failure?.hasPrefix("turn: 3 pixels differ, by up to ") == true)
      #expect(found[0].files.map(\.name) == ["turn-expected.png", "turn-difference.png", "turn-actual.png"])
      #expect(found[1].failure == nil)
    }
    let records = try ReportFolder(path: "\(folder.path)/golden-report").records()
    #expect(records.map(\.state) == [.differs, .equal])
    let page = try String(contentsOfFile: "\(folder.path)/golden-report/index.html", encoding: .utf8)
    #expect(page.contains("wayframe golden accept \(folder.path)/golden turn --goldens \(folder.path)/golden --report"))
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
    let mistyped = ComparisonRule(masks: [.element("navigationFoter")])
    #expect(
      try outcomes(.never, rule: mistyped)[0].failure?.contains("no element is called \"navigationFoter\"") == true)
    let mask = ComparisonMask.rectangle(x: 0, y: 0, width: 3, height: 1)
    #expect(try outcomes(.never, rule: ComparisonRule(masks: [mask]))[0].failure == nil)
  }

  @Test(arguments: RecordingMode.allCases) func buildServersRecordNothing(mode: RecordingMode) throws {
    let goldens = goldens(nil, environment: ["CI": "true", GoldenImages.recordVariable: mode.rawValue])
    func states() throws -> [FrameState] {
      try goldens.outcomes(ofScene: scene, test: ("turn", "turn()")).map(\.record.state)
    }
    if mode == .never {
      #expect(try states() == [.missing])
    } else {
      #expect(throws: RecordingRefusal.self) { try states() }
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
        try goldens(.all).outcomes(ofScene: scene, named: "turn", variants: variants, test: ("turn", "turn()"))
      }
    }
    #expect(try names == [])
  }

  @Test func combinationsAreNamedByTheirValues() {
    let variants: [SceneVariant] = .combinations(["device": ["phone", "tablet"], "locale": ["ar_EG"]])
    #expect(
      variants == [
        SceneVariant("phone-ar_EG", ["device=phone", "locale=ar_EG"]),
        SceneVariant("tablet-ar_EG", ["device=tablet", "locale=ar_EG"]),
      ])
  }

  @Test func mismatchesAndFaultsAreToldAtTheCallersLine() {
    let heard = HeardIssues()
    let line = #line + 2
    withKnownIssue {
      goldens(.never).verify(scene: scene, named: "turn", variants: [.base, Self.night])
    } matching: { issue in
      heard.add(issue)
      return true
    }
    #expect(heard.issues.count == 2)
    #expect(heard.issues.allSatisfy { $0.sourceLocation?.line == line })
    let fault = #line + 2
    withKnownIssue {
      goldens(.never).verifyText(scene: "\(folder.path)/none.json", named: "none")
    } matching: { issue in
      issue.sourceLocation?.line == fault && "\(issue.comments)".contains("none.json: there is no such file")
    }
  }

  /// Tests run at the same time and share one report: no line is lost, and no folder goes while another test writes.
  @Test func testsShareOneReport() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      let (scene, goldens) = (scene, [goldens(.never), goldens(.missing), goldens(.never)])
      for index in 0..<6 {
        group.addTask {
          for goldens in goldens {
            _ = try goldens.outcomes(ofScene: scene, named: "turn-\(index)", test: ("turn", "turn()"))
          }
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

extension TemporaryFolder {
  /// A scene with a route that is quick to draw.
  func smallScene() throws -> String {
    let samples = Checkout.path("Assets/Samples/sampleville")
    return try write(
      #"""
      {"map": {"sources": ["\#(samples)/sampleville.osm"]}, "route": {"response": "\#(samples)/sampleville-route.json"},
       "device": {"name": "100x120", "scale": 1}}
      """#.utf8, to: "turn.json")
  }
}
