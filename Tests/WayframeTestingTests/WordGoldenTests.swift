import Foundation
import Suites
import TestSupport
import Testing
import WayframeTesting

/// Layouts and texts are goldens of their own: readable, compared line by line, recorded and accepted as pictures are.
@Suite struct WordGoldenTests {
  private let folder: TemporaryFolder
  private let scene: String

  init() throws {
    folder = try TemporaryFolder()
    scene = try folder.smallScene()
  }

  private func outcomes(
    _ kind: TextGolden.Kind, _ mode: RecordingMode, _ overrides: String...
  ) throws -> [GoldenOutcome] {
    let goldens = GoldenImages(directory: "\(folder.path)/golden", recording: mode, environment: [:])
    let variants: [SceneVariant] = [.base, SceneVariant("own", overrides)]
    return try goldens.outcomes(of: kind, ofScene: scene, variants: variants, test: ("turn", "turn()"))
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: "\(folder.path)/\(path)", encoding: .utf8)
  }

  private var store: GoldenStore { get throws { try GoldenStore(folder: "\(folder.path)/golden") } }

  @Test(arguments: TextGolden.Kind.allCases) func wordsAreRecordedWhenAskedForAndThenMatch(kind: TextGolden.Kind) throws
  {
    let missing = try outcomes(kind, .never)
    #expect(missing.map(\.record.state) == [.missing, .missing])
    #expect(missing[0].failure?.contains("there is no golden; record it with WAYFRAME_RECORD_GOLDENS=missing") == true)
    let recorded = try outcomes(kind, .missing)
    #expect(recorded[0].failure == "\(folder.path)/golden/turn\(kind.suffix).txt: recorded (new); look at it")
    #expect(try store.textNames() == ["turn\(kind.suffix)", "turn/own\(kind.suffix)"])
    #expect(try store.names() == [])
    for mode in RecordingMode.allCases {
      #expect(try outcomes(kind, mode).allSatisfy { $0.failure == nil })
    }
  }

  /// A view of 40 by 20 points with its upper left corner at 10, 30, and one word.
  private static let view = #"""
    views=[{"name": "badge", "text": "Bus lane", "backgroundColor": "#102030", "textColor": "#FFFFFF",
    "constraints": ["width == 80", "height == 20", "leading == map.leading + 10", "top == map.top + 30"]}]
    """#

  @Test func aLayoutHasPlacesRolesTextsAndColours() throws {
    _ = try outcomes(.layout, .missing, Self.view)
    let lines = try text("golden/turn/own.layout.txt").split(separator: "\n").map(String.init)
    #expect(lines[0] == "frame: 100 x 120 points, 1 pixel a point")
    #expect(lines.contains { $0.hasPrefix("badge: 80 x 20 at 10, 30") })
    #expect(lines.contains { $0.hasPrefix("  \"Bus lane\": ") })
    #expect(lines.contains { $0.contains("#FFFFFF on #102030, ") })
  }

  @Test func whatDiffersIsToldLineByLine() throws {
    _ = try outcomes(.layout, .missing, Self.view)
    let moved = Self.view.replacing("+ 30", with: "+ 34")
    let found = try outcomes(.layout, .never, moved)
    #expect(found[0].failure == nil)
    let failure = try #require(found[1].failure)
    let lines = failure.split(separator: "\n").map(String.init)
    #expect(lines[0] == "turn/own.layout: 2 lines differ (- expected, + found)")
    #expect(lines.contains { $0.hasPrefix("- badge: 80 x 20 at 10, 30") })
    #expect(lines.contains { $0.hasPrefix("+ badge: 80 x 20 at 10, 34") })
    #expect(lines.last == "see \(folder.path)/golden-report/index.html")
    #expect(found[1].files.map(\.name) == ["turn-own.layout-expected.txt", "turn-own.layout-actual.txt"])
    let records = try ReportFolder(path: "\(folder.path)/golden-report").records()
    #expect(records.map(\.name) == ["turn.layout", "turn/own.layout"])
    #expect(records.map(\.state) == [.equal, .differs])
    #expect(records[1].changes.map(\.subject) == ["badge", "badge"])

    var acceptance = try GoldenAcceptance(store: store, report: ReportFolder(path: "\(folder.path)/golden-report"))
    #expect(acceptance.acceptable == ["turn/own.layout"])
    #expect(try acceptance.accept("turn/own.layout") == "replaced turn/own.layout")
    try acceptance.finish()
    #expect(try outcomes(.layout, .never, moved).allSatisfy { $0.failure == nil })
  }

  /// A file that Git checked out with other line ends says the same; one that is no text is told and replaced on request.
  @Test func goldensOfOtherSystemsAndDamagedOnes() throws {
    _ = try outcomes(.text, .missing)
    let words = try text("golden/turn.text.txt")
    try folder.write(words.replacing("\n", with: "\r\n").utf8, to: "golden/turn.text.txt")
    #expect(try outcomes(.text, .never).allSatisfy { $0.failure == nil })
    try folder.write([0xFF, 0xFE, 0x0A], to: "golden/turn.text.txt")
    #expect(try outcomes(.text, .never)[0].failure?.contains("turn.text.txt: is not UTF-8 text") == true)
    _ = try outcomes(.text, .changed)
    #expect(try text("golden/turn.text.txt") == words)
  }

  /// A scene that cannot be composed is one failure; the others are compared.
  @Test func scenesThatFailAreTold() throws {
    try folder.write(#"{"map": {"sources": ["none.osm"]}, "device": {"name": "100x120"}}"#.utf8, to: "turn.json")
    let found = try outcomes(.text, .all)
    #expect(found.map(\.record.state) == [.failed, .failed])
    #expect(found[0].failure?.contains("none.osm") == true)
    #expect(try store.textNames() == [])
  }
}
