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
        == "phone, day. Turn left onto Rue Grimaldi, 300 m. 12 min, 4.2 km, 10:12. "
        + "1 navigationHeader, 2 compassButton")
  }

  @Test func itIsNeverLongerThan300Characters() {
    let layout = layout([("navigationHeader", String(repeating: "é", count: 280)), ("navigationFooter", "12 min")])
    // 5 + 2 + 280 = 287; with ". 12 min" 295; the marks would make it longer than 300.
    let text = PictureText.made(lead: "phone", layout: layout, marked: ["compassButton"])
    #expect(text.count == 295)
    #expect(text.hasSuffix("é. 12 min"))
    #expect(PictureText.made(lead: String(repeating: "a", count: 400), layout: layout, marked: []).count == 300)
  }
}
