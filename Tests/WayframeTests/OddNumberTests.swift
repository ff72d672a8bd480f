import Guidance
import NavigationUI
import Testing

@testable import Wayframe

/// Digits of other scripts and odd spellings of numbers in scenes.
@Suite struct OddSceneNumberTests {
  private func scene(_ member: String) throws -> NavigationScene {
    try NavigationScene(json: Array("{\(member)}".utf8), file: "a.json")
  }

  @Test(arguments: [
    #""time": "2026-06-21T12:00:00+٠٣:٠٠""#, #""time": "٢٠٢٦-06-21T12:00:00Z""#, #""device": "٣٢٠x568""#,
    #""device": "320x５６８""#, #""sdkVersion": "+11.0""#, #""sdkVersion": "١١""#, #""sdkVersion": "0x0B""#,
    #""views": [{"name": "a", "constraints": ["width >= ٤٤"]}]"#,
    #""views": [{"name": "a", "constraints": ["width == 4 @٩"]}]"#, #""locale": "en_٣٣٣""#,
  ])
  func areRefused(member: String) { #expect(throws: SceneError.self) { try scene(member) } }

  /// 64 characters are the most.
  @Test func longLocales() throws {
    let tail = String(repeating: "-abcdefg", count: 7)
    let longest = "en" + tail + "-abcde"
    #expect(longest.count == 64)
    #expect(try scene("\"locale\": \"\(longest)\"").locale == longest)
    #expect(throws: SceneError.self) { try scene("\"locale\": \"\(longest)f\"") }
  }
}

/// A scene of too many values is refused while they are counted, before anything is made of them.
@Suite struct SceneSizeTests {
  @Test func tooManyValues() throws {
    let text = "{\"views\": [" + String(repeating: "1,", count: 1 << 20) + "1]}"
    let error = #expect(throws: SceneError.self) { try NavigationScene(json: Array(text.utf8), file: "a.json") }
    #expect(error?.description.contains("it holds more than 1048576 values") == true)
  }
}
