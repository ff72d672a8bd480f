import Geometry
import Testing
import Text

@testable import NavigationUI

/// Digits of every script in header and footer: as large as their style asks for.
@Suite struct DigitSizeTests {
  private let typesetter: Typesetter

  init() throws { typesetter = Typesetter(fonts: try FontLibrary()) }

  private func layout(_ language: String, time: Measure, arrival: String, distance: Measure) -> InterfaceLayout {
    var model = Specimens.phone(language: language)
    model.isRightToLeft = ["ar", "fa"].contains(language)
    model.header = Specimens.header(.turnLeft, "", "", [.init("Pine")])
    model.header?.distance = distance
    model.footer = Footer(time: time, delay: .light, arrival: arrival, distance: "–")
    return InterfaceLayout(model, typesetter: typesetter)
  }

  /// Arabic digits are 0.684 of their size high, Latin ones 0.714: at 1.05 times the size they are as high. The design asks
  /// for 30 points of time, 24 of arrival and distance.
  @Test(arguments: [
    ("ar", "١٢", "د", "٥:٤٢ م", "٢٠٠", "م", 1.05), ("ar", "١٢", "د", "١٢:٠٤ ص", "٢٠٠", "م", 1.05),
    ("fa", "۱۲", "دقیقه", "۱۷:۴۲", "۲۰۰", "متر", 1.05), ("mr", "१२", "मिनिटे", "१७:४२", "२००", "मी", 1.12),
    ("en", "12", "min", "5:42 PM", "200", "m", 1), ("th", "12", "นาที", "17:42", "200", "ม.", 1),
  ]) func digitsHaveTheirStylesSize(
    language: String, minutes: String, minute: String, arrival: String, metres: String, metre: String, factor: Double
  ) throws {
    let texts = layout(
      language, time: Measure((minutes, minute)), arrival: arrival, distance: Measure((metres, metre))
    ).texts
    func size(_ text: String) throws -> Double { try #require(texts.first { $0.text == text }, "\(text)").size }
    #expect(abs(try size(minutes) - 30 * factor) < 1e-9)
    #expect(abs(try size(arrival) - 24 * factor) < 1e-9)
    #expect(abs(try size(metres) - 24 * factor) < 1e-9)
  }

  /// What hangs below the first row stays clear of the second, whose letters begin 0.714 · 16 above their baseline.
  @Test func deepLettersStayAboveTheSecondRow() throws {
    let texts = layout("ar", time: Measure(("١٢", "د")), arrival: "٥:٤٢ م", distance: Measure(("٢٠٠", "م"))).texts
    let arrival = try #require(texts.first { $0.text == "٥:٤٢ م" })
    let second = try #require(texts.first { $0.text == "–" })
    // The dash stands about 0.3 of its size above the baseline.
    #expect(arrival.bounds.maxY < second.bounds.maxY + 0.3 * 16 - 0.714 * 16)
  }
}
