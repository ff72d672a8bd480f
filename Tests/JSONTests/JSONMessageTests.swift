import JSON
import Testing

/// What messages show of a JSON text.
@Suite struct JSONMessageTests {
  @Test func pathsAndFaults() {
    let path = JSONPath("a\u{202E}", String(repeating: "k", count: 1000))
    #expect(path.description == "a\\u{202E}." + String(repeating: "k", count: 60) + "…")
    let fault = #expect(throws: JSONFault.self) {
      try JSONValue(parsing: Array("{\"a\u{9B}\": 1, \"a\u{9B}\": 2}".utf8), file: "a.json")
    }
    #expect(fault?.reason == "the name \"a\\u{9B}\" stands twice in one object")
  }

  /// 40 characters of two bytes are whole; of 70, 59 stand behind the quote.
  @Test func excerptsAreCutByCharacters() {
    let whole = String(repeating: "é", count: 40)
    #expect(JSONValue.string(whole).excerpt() == "\"\(whole)\"")
    #expect(
      JSONValue.string(String(repeating: "é", count: 70)).excerpt() == "\"" + String(repeating: "é", count: 59) + "…")
    #expect(JSONValue.array(Array(repeating: .number(1), count: 9)).excerpt(limit: 5) == "[1,1,…")
  }

  /// "é" as one character and as two are names of their own, among few members and among many.
  @Test(arguments: [0, 20])
  func namesAreComparedByCodeUnits(others: Int) throws {
    let more = (0..<others).map { ", \"k\($0)\": 0" }.joined()
    let value = try JSONValue(parsing: Array("{\"\u{E9}\": 1, \"e\u{301}\": 2\(more)}".utf8), file: "")
    #expect(value["\u{E9}"] == .number(1))
    #expect(value["e\u{301}"] == .number(2))
    #expect(value.object?.members.count == others + 2)
  }
}
