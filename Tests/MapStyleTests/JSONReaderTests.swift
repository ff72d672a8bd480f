import Testing

@testable import MapStyle

@Suite struct JSONReaderTests {
  private func read(_ text: String) throws -> JSONValue { try JSONReader.read(Array(text.utf8)) }

  @Test func valuesAreRead() throws {
    let value = try read(" {\"b\": [1, -0.5e2, true, null], \"a\": \"\\u00e9\\n\\ud83d\\ude00\\ud83d\"} ")
    #expect(value.object?.members.map(\.key) == ["b", "a"])
    #expect(value["b"] == .array([.number(1), .number(-50), .bool(true), .null]))
    #expect(value["a"] == .string("é\n😀\u{FFFD}"))
  }

  @Test(
    arguments: [
      ("", 1, 1), ("{", 1, 2), ("[1,]", 1, 4), ("[1 2]", 1, 4), ("{\"a\" 1}", 1, 6), ("{\"a\": 1, \"a\": 2}", 1, 13),
      ("01", 1, 2), ("1.", 1, 3), ("-", 1, 2), ("\"a", 1, 3), ("\"\\x\"", 1, 4), ("\"\\u12g4\"", 1, 6), ("nul", 1, 1),
      ("[\n\n  tru]", 3, 3), ("1 1", 1, 3), ("\"\u{1}\"", 1, 2), ("1e999", 1, 6), ("{'a': 1}", 1, 2),
    ] as [(String, Int, Int)])
  func mistakesArePlaced(_ text: String, _ line: Int, _ column: Int) {
    let error = #expect(throws: JSONError.self) { try read(text) }
    #expect(error?.line == line && error?.column == column, "\(text): \(error.map { "\($0)" } ?? "")")
  }

  @Test func invalidBytesAreRefused() {
    #expect(throws: JSONError.self) { try JSONReader.read([0x22, 0xC3, 0x28, 0x22]) }
  }

  @Test(arguments: ["[", "{\"a\":"])
  func deepNestingIsAnError(_ opening: String) throws {
    let error = #expect(throws: JSONError.self) { try read(String(repeating: opening, count: 10_000)) }
    #expect(error?.reason.contains("128") == true)
    let allowed = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
    #expect(throws: Never.self) { try read(allowed) }
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (5, "5"), (-2.5, "-2.5"), (0.1, "0.1"), (1e21, "1e+21"), (1e20, "100000000000000000000"),
      (123_456_789_012_345_683_968, "123456789012345680000"), (1e-6, "0.000001"), (1.5e-7, "1.5e-7"), (1e-7, "1e-7"),
      (9_007_199_254_740_992, "9007199254740992"), (.nan, "NaN"), (-.infinity, "-Infinity"), (1234.5678, "1234.5678"),
    ] as [(Double, String)])
  func numbersAreWrittenAsECMAScriptDoes(_ number: Double, _ text: String) { #expect(number.shortText == text) }

  @Test func pointersAreEscaped() {
    #expect(JSONPointer(["a/b", "m~n", "0"]).description == "/a~1b/m~0n/0")
    #expect(JSONPointer().description == "")
  }
}
