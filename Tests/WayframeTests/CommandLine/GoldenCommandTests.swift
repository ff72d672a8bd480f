import Foundation
import TestSupport
import Testing

/// `wayframe golden` from outside: accepting by pattern, and what recording does with the last report.
@Suite(.enabled(if: Program.canRun, "the program is not built beside the tests")) struct GoldenCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let scene = """
      {"device": {"width": 100, "height": 120, "scale": 1},
       "route": {"response": "\(Checkout.path("Assets/Samples/sampleville/sampleville-route.json"))"}}
      """
    try folder.write(scene.utf8, to: "a.json")
    try folder.write(
      #"{"scenes": ["a.json"], "variants": {"locale": ["en_US", "it_IT"], "lightingMode": ["normal", "lowLight"]}}"#
        .utf8,
      to: "suite.json")
  }

  private func lines(_ words: String) throws -> (status: Int32, lines: [String]) {
    let (status, output) = try Program.run("$W golden \(words)", in: folder)
    return (status, output.split(separator: "\n").map(String.init))
  }

  /// Leaves four frames that differ from their goldens.
  private func makeDifferences() throws {
    #expect(try lines("record suite.json -q").status == 0)
    let other = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/a.json"))
    try folder.write(String(decoding: other, as: UTF8.self).replacing("120", with: "130").utf8, to: "a.json")
    #expect(try lines("verify suite.json -q").status == 1)
  }

  @Test func acceptingByPattern() throws {
    try makeDifferences()
    let some = try lines("accept suite.json 'it_IT/*'")
    #expect(some.status == 0)
    #expect(some.lines == ["replaced it_IT/day", "replaced it_IT/night"])
    // The first parts of a name are enough, as with --only, and a name that is given twice counts once.
    #expect(try lines("accept suite.json en_US/day en_US").lines == ["replaced en_US/day", "replaced en_US/night"])
    #expect(try lines("verify suite.json -q").status == 0)
    let none = try lines("accept suite.json 'fr_*/**'")
    #expect(none.status == 2)
    #expect(
      none.lines.first?.contains("golden accept fr_*/**: the last comparison has no frame of such a name") == true)
    let equal = try lines("accept suite.json it_IT/day")
    #expect(equal.status == 3)
    #expect(equal.lines.first?.contains("it_IT/day: is equal to its golden") == true)
  }

  @Test func recordingTellsThatTheReportGoes() throws {
    try makeDifferences()
    let recorded = try lines("record suite.json")
    #expect(recorded.status == 0)
    #expect(recorded.lines.contains { $0.contains("the report of the last verify, golden-report, is taken away") })
    #expect(recorded.lines.last == "golden: 4 changed")
    #expect(try lines("accept suite.json --all").status == 3)
    // There is none any more.
    #expect(try lines("record suite.json").lines == ["golden: 4 unchanged"])
  }

  /// What cannot be removed is said, and the goldens are recorded all the same.
  @Test func aReportThatStays() throws {
    try makeDifferences()
    let picture = folder.path + "/golden-report/actual/it_IT/day.png"
    try FileManager.default.removeItem(atPath: picture)
    try folder.write([], to: "golden-report/actual/it_IT/day.png/file")
    try FileManager.default.removeItem(atPath: folder.path + "/golden-report/index.html")
    try folder.write([], to: "golden-report/index.html/file")
    let recorded = try lines("record suite.json")
    #expect(recorded.status == 0)
    #expect(
      recorded.lines.contains { $0.contains("run wayframe golden verify before you accept") }, "\(recorded.lines)")
    #expect(recorded.lines.last == "golden: 4 changed")
  }
}
