import Testing
import Wayframe

@testable import Suites

@Suite struct PictureTextTests {
  private func layout(_ texts: [(String, String)]) -> FrameLayout {
    var layout = FrameLayout(width: 393, height: 852, scale: 1)
    layout.elements = texts.map { name, text in
      var element = FrameLayout.Element(name: name, x: 0, y: 0, width: 10, height: 10)
      element.text = text
      return element
    }
    return layout
  }

  @Test func itSaysHeaderTripAndMarks() {
    let layout = layout([
      ("navigationFooter", "12 min, 4.2 km, 10:12"), ("compassButton", "Compass"),
      ("navigationHeader", "Turn left onto Rue Grimaldi, 300 m"),
    ])
    #expect(
      PictureText.made(lead: "phone, day", layout: layout, marked: ["navigationHeader", "compassButton"])
        == "Phone, day. Turn left onto Rue Grimaldi, 300 m. 12 min, 4.2 km, 10:12. "
        + "Pointed out: 1 navigationHeader, 2 compassButton.")
  }

  /// Each language ends and parts sentences in its own way; full stops of a part are not doubled, one mark has no number,
  /// and what a part says already is not said twice.
  @Test(arguments: [
    ("de", "Kopf, bei Tag. Links abbiegen. Gezeigt werden: Karte."),
    ("ja", "Kopf, bei Tag。Links abbiegen。示しているもの：Karte。"),
    ("hi", "Kopf, bei Tag। Links abbiegen। दिखाए गए: Karte।"), ("ur", "Kopf, bei Tag۔ Links abbiegen۔ نشان زد: Karte۔"),
    ("th", "Kopf, bei Tag Links abbiegen สิ่งที่ชี้ให้เห็น: Karte"),
    ("xx", "Kopf, bei Tag. Links abbiegen. Pointed out: Karte."),
  ])
  func sentencesOfALanguage(language: String, expected: String) {
    let layout = layout([("navigationHeader", "Links abbiegen."), ("navigationHeaderSecondary", "Links abbiegen")])
    let text = PictureText.made(lead: "Kopf, bei Tag", layout: layout, marked: ["Karte"], language: language)
    #expect(text == expected)
    #expect(PictureText.made(lead: "Karte, bei Tag", layout: self.layout([]), marked: ["Karte"]) == "Karte, bei Tag.")
  }

  @Test func itIsNeverLongerThan300Characters() {
    let layout = layout([("navigationHeader", String(repeating: "é", count: 280)), ("navigationFooter", "12 min")])
    // 5 + 2 + 280 = 287; with ". 12 min." 296; the marks would make it longer than 300.
    let text = PictureText.made(lead: "phone", layout: layout, marked: ["compassButton"])
    #expect(text.count == 296)
    #expect(text.hasSuffix("é. 12 min."))
    #expect(PictureText.made(lead: String(repeating: "a", count: 400), layout: layout, marked: []).count == 300)
  }
}
