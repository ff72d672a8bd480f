import Foundation
import TestSupport
import Testing

/// `wayframe style check` and `inspect` of map files as a user meets them.
@Suite(.enabled(if: ProgramRun.isBuilt, "the program is not built beside the tests")) struct StyleCommandTests {
  @Test func exitCodesAndOutput() throws {
    let folder = try TemporaryFolder()
    let sound = try folder.write(
      Array(#"{"version": 8, "sources": {}, "layers": [{"id": "a", "type": "background"}]}"#.utf8), to: "sound.json")
    let faulty = try folder.write(
      Array(
        #"{"version": 8, "sources": {}, "layers": [{"id": "a", "type": "background", "paint": {"background-opacity": 7}}]}"#
          .utf8),
      to: "faulty.json")
    let nothing = try ProgramRun.run(["style", "check", sound])
    #expect(nothing.status == 0)
    #expect(nothing.output == "nothing found\n")
    let found = try ProgramRun.run(["style", "check", faulty])
    #expect(found.status == 1)
    #expect(
      found.output == "error  layers[0].paint.background-opacity (a): is 7, but must be 0 to 1.\n", "\(found.output)")
    let json = try ProgramRun.run(["style", "check", faulty, "--json"]).output
    let tree = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let findings = try #require(tree["findings"] as? [[String: Any]])
    #expect(findings.count == 1)
    #expect(findings[0]["path"] as? String == "layers[0].paint.background-opacity")
    #expect(findings[0]["kind"] as? String == "error")
    #expect(findings[0]["layer"] as? String == "a")
    #expect(try ProgramRun.run(["style", "check", folder.path + "/none.json"]).status == 3)
    #expect(try ProgramRun.run(["style", "draw", sound]).status == 2)
    #expect(try ProgramRun.run(["style"]).status == 2)
    let report = try ProgramRun.run(["inspect", sound])
    #expect(report.status == 0, "\(report.output)")
    #expect(report.output.hasPrefix("map style\n"), "\(report.output)")
  }

  /// A credit and a bar on a map without anything else: what they cover has their plate's colour, all else stays clear.
  @Test func mapsWithCreditAndScaleBar() throws {
    let folder = try TemporaryFolder()
    let style = try folder.write(Array(#"{"version": 8, "sources": {}, "layers": []}"#.utf8), to: "style.json")
    let plain = try ProgramRun.run(["map", style, "-o", folder.path + "/a.png", "--size", "300x200"])
    #expect(plain.status == 0, "\(plain.errors)")
    let marked = try ProgramRun.run([
      "map", style, "-o", folder.path + "/b.png", "--size", "300x200", "--scale-bar", "topTrailing",
      "--attribution-text",
      "© Me", "--locale", "en_US",
    ])
    #expect(marked.status == 0, "\(marked.errors)")
    #expect(
      try Data(contentsOf: URL(fileURLWithPath: folder.path + "/a.png"))
        != Data(contentsOf: URL(fileURLWithPath: folder.path + "/b.png")))
    let wrong = try ProgramRun.run([
      "map", style, "-o", folder.path + "/c.png", "--size", "300x200", "--scale-bar", "middle",
    ])
    #expect(wrong.status == 2, "\(wrong.errors)")
    #expect(wrong.errors.contains("--scale-bar must be one of bottomLeading"), "\(wrong.errors)")
  }
}
