import Foundation
import TestSupport
import Testing

/// With `-q` every verb tells what was asked for, summaries and errors: no warning, no progress, no line a frame.
@Suite(.enabled(if: Program.canRun, "the program is built beside the tests")) struct QuietTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let scene = """
      {"device": {"width": 320, "height": 568, "scale": 1}, "locale": "sw_KE",
       "route": {"response": "\(Checkout.path("Assets/Samples/sampleville/sampleville-route.json"))"}}
      """
    try folder.write(scene.utf8, to: "a.json")
    try folder.write(scene.utf8, to: "b.json")
    let views = #"[{"name": "v", "text": "x", "constraints": ["top == map.top + 200", "leading == map.leading"]}]"#
    try folder.write(#"{"scenes": ["a.json", "b.json"]}"#.utf8, to: "suite.json")
    try folder.write(
      #"{"scenes": ["a.json", "b.json"], "variants": {"views": [\#(views)]}}"#.utf8, to: "changed.json")
  }

  private func lines(_ words: String) throws -> (status: Int32, lines: [String]) {
    let (status, output) = try Program.run("$W \(words)", in: folder)
    return (status, output.split(separator: "\n").map(String.init))
  }

  @Test func goldens() throws {
    // The scenes' language has no words, of which every frame warns.
    let recorded = try lines("golden record suite.json -q --goldens golden --report report")
    #expect(recorded.lines == ["golden: 2 new"])
    let verified = try lines("golden verify changed.json -q --goldens golden --report report")
    #expect(verified.status == 1)
    #expect(verified.lines == ["all 2 frames differ", "report: report/index.html"])
    let loud = try lines("golden verify changed.json --goldens golden --report report")
    #expect(loud.lines.contains { $0.hasPrefix("differs  a: ") })
    let accepted = try lines("golden accept changed.json --all -q --goldens golden --report report")
    #expect(accepted.lines == ["accepted 2 frames"])
    try folder.write(#"{"scenes": ["a.json"]}"#.utf8, to: "suite.json")
    #expect(try lines("golden prune suite.json -q --goldens golden").lines == ["removed 1 golden"])
  }

  @Test func pictures() throws {
    let drawn = try lines("render suite.json -q -o out").lines
    #expect(drawn.count == 1)
    #expect(drawn.first?.hasPrefix("2 frames in out, drawn in ") == true)
    #expect(try lines("render a.json -q -o a.png").lines == [])
    let made = try lines("gallery suite.json -q -o pictures").lines
    #expect(made == ["2 pictures in pictures: 4 files written, 0 unchanged"])
    let stale = try lines("gallery changed.json -q -o pictures --check")
    #expect(stale.status == 1)
    // The page and the two pictures; what the manifest says of them is the same but for nothing.
    #expect(stale.lines.count == 1)
    #expect(stale.lines.first?.hasSuffix("files are not current") == true)
    try FileManager.default.createDirectory(atPath: folder.path + "/other", withIntermediateDirectories: true)
    let compared = try lines("compare out other -q")
    #expect(compared.status == 1)
    #expect(compared.lines.count == 1)
    #expect(compared.lines.first?.hasPrefix("0 of ") == true)
  }

  /// Errors are told all the same.
  @Test func errors() throws {
    let failed = try lines("render missing.json -q -o a.png")
    #expect(failed.status == 3)
    #expect(failed.lines.count == 1)
    let unknown = try lines("gallery a.json -q -o pictures --callouts nothing")
    #expect(unknown.status == 3)
    #expect(unknown.lines.first?.contains("\"nothing\" is not in the frame a") == true)
  }
}
