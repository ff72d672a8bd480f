import TestSupport
import Testing

@testable import Suites
@testable import Wayframe

/// Lines that people read in a review: what is in them, their order, and how two files of them differ.
@Suite struct LayoutTextTests {
  private func text(_ words: String, _ x: Double, _ y: Double, width: Double = 20, isCut: Bool = false)
    -> FrameLayout.Text
  {
    FrameLayout.Text(
      text: words, color: "#FFFFFF", ground: "#0B6E4F", contrast: 6,
      font: FrameLayout.Font(families: ["Noto Sans"], size: 24, isBold: true), isTruncated: isCut, x: x, y: y,
      width: width, height: 10)
  }

  private func layout() -> FrameLayout {
    var layout = FrameLayout(width: 300, height: 600, scale: 3)
    var header = FrameLayout.Element(name: "navigationHeader", x: 12, y: 62.999_9, width: 76.126, height: 40.5)
    header.role = "header"
    header.text = "Turn \"left\""
    header.texts = [text("600", 15, 80), text("ft", 40, 82.5, isCut: true), text("Main\nStreet", 15, 65)]
    var button = FrameLayout.Element(name: "button", x: -0.001, y: 20, width: 10, height: 10)
    button.role = "button"
    button.texts = []
    layout.elements = [header, button]
    return layout
  }

  @Test func placesAreRoundedAndInDrawingOrder() {
    #expect(
      LayoutLines.places(layout()) == [
        "frame: 100 x 200 points, 3 pixels a point",
        "navigationHeader: 76.13 x 40.5 at 12, 63, header, \"Turn \"left\"\"",
        "  \"600\": 20 x 10 at 15, 80, #FFFFFF on #0B6E4F, 24 pt bold",
        "  \"ft\": 20 x 10 at 40, 82.5, #FFFFFF on #0B6E4F, 24 pt bold, cut",
        "  \"Main\\nStreet\": 20 x 10 at 15, 65, #FFFFFF on #0B6E4F, 24 pt bold",
        "button: 10 x 10 at 0, 20, button",
      ])
  }

  /// Two that stand side by side are read from where the language begins, and then what is below.
  @Test(arguments: [(false, ["left", "right"]), (true, ["right", "left"])])
  func wordsAreInReadingOrder(isRightToLeft: Bool, pair: [String]) {
    var layout = layout()
    for (name, x, y) in [("below", 0.0, 150.0), ("right", 60, 112), ("left", 5, 115)] {
      var element = FrameLayout.Element(name: name, x: x, y: y, width: 30, height: 20)
      element.text = name
      layout.elements.append(element)
    }
    #expect(
      LayoutLines.words(layout, isRightToLeft: isRightToLeft)
        == ["navigationHeader: Turn \"left\"", "  600", "  ft [cut]", "  Main\\nStreet"]
        + pair.map { "\($0): \($0)" } + ["below: below"])
  }

  /// Marks that nobody sees would make two equal lines differ; joiners are spelling.
  @Test func invisibleCharactersAreShown() {
    var layout = FrameLayout(width: 1, height: 1, scale: 1)
    var element = FrameLayout.Element(name: "a", x: 0, y: 0, width: 1, height: 1)
    element.text = "\u{2068}A1\u{2069} می\u{200C}خواهم"
    layout.elements = [element]
    #expect(
      LayoutLines.words(layout, isRightToLeft: false) == ["a: \\u{2068}A1\\u{2069} می\u{200C}خواهم"])
  }

  // MARK: Differences

  @Test func onlyLinesThatDifferAreTold() {
    let old = "a: 1\n  x\nb: 2\nc: 3\n"
    let new = "a: 1\n  y\nb: 2\nd: 4\ne: 5\n"
    let difference = LineDifference(expected: old, found: new)
    #expect(difference.count == 3)
    #expect(difference.summary == "3 lines differ")
    #expect(difference.text(limit: 20) == "line 2, a:\n-   x\n+   y\nline 4:\n- c: 3\n+ d: 4\n+ e: 5")
    #expect(difference.text(limit: 3) == "line 2, a:\n-   x\n+   y\nline 4:\n- c: 3\n… and 2 more")
    #expect(difference.changes.map(\.kind) == [.text, .text, .new])
    #expect(difference.changes.map(\.subject) == ["a", "c", "e"])
    #expect(difference.changes.map(\.from) == ["x", "c: 3", ""])
    #expect(difference.changes.map(\.to) == ["y", "d: 4", "e: 5"])
  }

  @Test(arguments: [
    ("a\n", "a\nb\n", 1, "line 2:\n+ b"), ("a\nb\n", "b\n", 1, "line 1:\n- a"), ("", "a\n", 1, "line 1:\n+ a"),
    ("a\n", "", 1, "line 1:\n- a"), ("a\nb\nc\n", "c\n", 2, "line 1:\n- a\n- b"),
  ])
  func linesComeAndGo(old: String, new: String, count: Int, text: String) {
    let difference = LineDifference(expected: old, found: new)
    #expect(difference.count == count)
    #expect(difference.text(limit: 9) == text)
  }

  /// Two long files without a common line are compared in no time, as one piece.
  @Test func longFilesAreOnePiece() {
    let old = (0..<30_000).map { "a\($0)\n" }.joined()
    let new = (0..<30_000).map { "b\($0)\n" }.joined()
    let difference = LineDifference(expected: "same\n" + old, found: "same\n" + new)
    #expect(difference.count == 30_000)
    #expect(difference.text(limit: 2) == "line 2:\n- a0\n+ b0\n… and 59998 more")
  }
}
