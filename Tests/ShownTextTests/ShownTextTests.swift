import ShownText
import Testing

/// Text of a file in a message: short, on one line, and in the order in which it is written.
@Suite struct ShownTextTests {
  @Test(
    arguments: [
      ("Main Street", "Main Street"), ("a\nb\u{1B}[2J", "a\\u{A}b\\u{1B}[2J"),
      ("\u{7F}\u{85}\u{9F}", "\\u{7F}\\u{85}\\u{9F}"),
      ("\u{202A}\u{202E}x\u{2066}\u{2069}", "\\u{202A}\\u{202E}x\\u{2066}\\u{2069}"), ("\u{2028}", "\\u{2028}"),
      ("שלום 👩‍👧 é", "שלום 👩‍👧 é"), (String(repeating: "é", count: 60), String(repeating: "é", count: 60)),
      (String(repeating: "é", count: 61), String(repeating: "é", count: 60) + "…"),
    ] as [(String, String)])
  func text(_ text: String, _ shown: String) { #expect(text.shown() == shown) }

  /// One character of a thousand marks is long too.
  @Test func marksCount() {
    #expect(("e" + String(repeating: "\u{301}", count: 1000)).shown(limit: 4).unicodeScalars.count == 5)
  }

  /// A report keeps its lines and their length; a file's name does not control a terminal.
  @Test func reportsKeepTheirLines() {
    let long = String(repeating: "a", count: 200)
    #expect("\(long)\n\nb\u{1B}]0;x\u{7}\n".shownLines == "\(long)\n\nb\\u{1B}]0;x\\u{7}\n")
  }
}
