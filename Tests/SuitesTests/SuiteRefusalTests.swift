import TestSupport
import Testing

@testable import Suites

/// What is wrong with a suite is said with file and key.
@Suite struct SuiteRefusalTests {
  @Test(arguments: [
    (#"{"scenes": ["turn.json"], "variant": {}}"#, #"unknown key "variant" (did you mean "variants"?)"#),
    (#"{"scenes": []}"#, #""scenes" must be paths of scene files, not an empty array"#),
    (#"{"scenes": "turn.json"}"#, #""scenes" must be an array of strings"#),
    (#"{"scenes": ["missing.json"]}"#, "missing.json: there is no such file"),
    (#"{"scenes": ["turn.json"], "variants": {"locale": "it_IT"}}"#, #""variants.locale" must be a list"#),
    (
      #"{"scenes": ["turn.json"], "variants": {"locale": []}}"#,
      #""variants.locale" must be a list of one value or more"#
    ),
    (
      #"{"scenes": ["turn.json"], "variants": {"localle": ["it"]}}"#, #"unknown key "localle" (did you mean "locale"?)"#
    ),
    (#"{"scenes": ["turn.json"], "variants": {"device": ["smalPhone"]}}"#, #"did you mean "smallPhone"?"#),
    (#"{"scenes": ["turn.json"], "exclude": [{}]}"#, #""exclude[0]" must be keys with values"#),
    (#"{"scenes": ["turn.json"], "exclude": [{"localle": "it"}]}"#, #""exclude[0].localle" (did you mean "locale"?)"#),
    (#"{"scenes": ["turn.json"], "include": [{"scene": "trun"}]}"#, #"did you mean "turn"?"#),
    (#"{"scenes": ["turn.json"], "exclude": [{"scene": "turn"}]}"#, "no frame is left"),
    (#"{"scenes": ["turn.json"], "strings": {"Italian!": {}}}"#, #""strings" cannot be "Italian!""#),
    (#"{"scenes": ["turn.json"], "strings": {"it": {"locale": 5}}}"#, #""strings.it.locale" must be a text"#),
    (#"{"scenes": ["turn.json"], "strings": {"it_IT": {}, "it-IT": {}}}"#, "give only one of"),
    (#"{"scenes": ["turn.json"], "colors": {"dusk": {}}}"#, #"unknown key "colors.dusk""#),
    (#"{"scenes": ["turn.json"], "pictures": [{"scene": "turn"}]}"#, #""pictures[0].name" is missing"#),
    (#"{"scenes": ["turn.json"]"#, "suite.json: not valid JSON at line 1"),
  ])
  func faultsAreNamed(suite: String, part: String) throws {
    let message = try SuiteFixture().refusal(suite)
    #expect(message.contains(part), "\(message)")
    #expect(message.contains(".json"), "\(message)")
  }

  @Test func aVariantThatASceneRefusesIsNamedWithItsValues() throws {
    let message = try SuiteFixture().refusal(
      #"{"scenes": ["turn.json"], "variants": {"padding.top": [1, -5]}}"#)
    #expect(message.contains("suite.json: "))
    #expect(message.contains("turn.json with padding.top=-5"))
    #expect(message.contains(#""padding.top" is -5, but must be 0 to 4096"#))
  }

  /// Four axes of 11 values are 14,641 frames; nothing is made of them.
  @Test func tooManyFramesAreRefused() throws {
    let values = (0...10).map(String.init).joined(separator: ", ")
    func suite(_ axes: Int) -> String {
      let keys = ["top", "left", "bottom", "right"] + (0..<200).map { "x\($0)" }
      let variants = keys.prefix(axes).map { #""padding.\#($0)": [\#(values)]"# }.joined(separator: ", ")
      return #"{"scenes": ["turn.json"], "variants": {\#(variants)}}"#
    }
    let fixture = try SuiteFixture()
    #expect(try fixture.refusal(suite(4)).contains("14641 frames"))
    #expect(try fixture.refusal(suite(4)).contains("at most 10000"))
    // 11 to the 200th is beyond every integer.
    #expect(try fixture.refusal(suite(200)).contains("at most 10000"))
    #expect(try fixture.suite(suite(3)).frames.count == 1_331)
  }

  @Test func aFolderWithoutScenesIsRefused() throws {
    let folder = try TemporaryFolder()
    #expect(throws: SuiteError.noScenes(folder: folder.path)) { try Suite(path: folder.path) }
    #expect(throws: SuiteError.self) { try Suite(path: folder.path + "/nowhere") }
  }

  /// The table that documentation and schema are made from names what the reader takes.
  @Test func theTableOfKeysIsWhole() {
    #expect(
      SuiteKey.allCases.map(\.rawValue) == [
        "$schema", "scenes", "variants", "include", "exclude", "name", "strings", "colors", "pictures",
      ])
    #expect(Set(SuiteKey.allCases.map(\.summary)).count == 9)
  }
}
