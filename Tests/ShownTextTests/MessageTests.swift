import ShownText
import Testing

/// Messages are short and on one line; of many warnings of a kind some are told and the others counted.
@Suite struct MessageTests {
  @Test func aMessageIsOneLine() {
    #expect("a\nb\u{1B}[2J".message() == "a\\u{A}b\\u{1B}[2J")
    #expect(String(repeating: "a", count: 399).message() == String(repeating: "a", count: 399))
  }

  /// With its line break at most 400 bytes, whatever the characters; both ends stay.
  @Test(arguments: ["a", "é", "中", "👩‍👧", "\u{1B}", "e\u{301}"])
  func aLongMessageKeepsItsEnds(_ filling: String) {
    let text = "file.json: " + String(repeating: filling, count: 1_000) + " is too long"
    let shown = text.message()
    #expect(shown.utf8.count <= 399)
    #expect(shown.utf8.count > 380)
    #expect(shown.hasPrefix("file.json: "))
    #expect(shown.hasSuffix(" is too long"))
    #expect(shown.contains("…"))
  }

  /// Two kinds of 25 and 3 texts, mixed; each text once.
  @Test func warningsOfAKindAreCounted() {
    let many = (0..<25).map { "layer \"x\($0)\": \($0) features were left out (a/\($0).mvt)" }
    let few = (0..<3).map { "the icon \"i \($0)\" is missing" }
    let told = (many.prefix(10) + few + many.dropFirst(10) + few + many).told()
    #expect(told.count == 24)
    #expect(told.prefix(10) == many.prefix(10))
    #expect(Array(told[10..<13]) == few)
    #expect(Array(told[13..<23]) == Array(many[10..<20]))
    #expect(told[23].hasPrefix("and 5 more like this: layer \"x19\": 19 features"))
  }

  @Test func twentyOfAKindNeedNoCount() {
    let texts = (0..<20).map { "tile \($0) is missing" }
    #expect(texts.told() == texts)
    #expect([String]().told().isEmpty)
  }
}
