import JSON
import Testing

@Suite struct IndentedTextTests {
  /// A line an item, two spaces a level; what is empty stays on its line.
  @Test func linesAndLevels() throws {
    let text = #"{"a":[1,{"b":"\n"}],"c":[],"d":{},"e":null}"#
    let value = try JSONValue(parsing: Array(text.utf8), file: "test")
    let lines = #"""
      {
        "a": [
          1,
          {
            "b": "\n"
          }
        ],
        "c": [],
        "d": {},
        "e": null
      }
      """#
    #expect(value.indentedText() == lines)
    #expect(try JSONValue(parsing: Array(lines.utf8), file: "test") == value)
  }
}
