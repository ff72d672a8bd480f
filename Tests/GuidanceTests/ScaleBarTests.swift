import Testing

@testable import Guidance

/// The longest length of 1, 2 or 5 with zeros that is not longer than a limit, worked out by hand.
@Suite struct ScaleBarTests {
  @Test(
    arguments: [
      ("de_DE", 999, 500, "500 m"), ("de_DE", 1000, 1000, "1 km"), ("de_DE", 4999, 2000, "2 km"),
      ("de_DE", 1, 1, "1 m"),
      ("de_DE", 19.99, 10, "10 m"), ("de_DE", 2_100_000, 2_000_000, "2.000 km"),
      // 1,500 feet are 457 metres: 1,000 feet fit; a mile is 1,609.344 metres.
      ("en_US", 457.2, 304.8, "1,000 ft"), ("en_US", 1609.344, 1609.344, "1 mi"), ("en_US", 1609, 609.6, "2,000 ft"),
      ("en_US", 9000, 8046.72, "5 mi"), ("en_GB", 100, 91.44, "100 yd"), ("en_GB", 3218.688, 3218.688, "2 mi"),
    ] as [(String, Double, Double, String)])
  func roundLengths(_ locale: String, _ limit: Double, _ metres: Double, _ text: String) throws {
    let length = try #require(LocaleFormat(identifier: locale).roundLength(atMost: limit))
    #expect(abs(length.metres - metres) < 1e-6 * metres)
    #expect(length.text.replacing("\u{A0}", with: " ") == text)
  }

  @Test func nothingFits() {
    #expect(LocaleFormat(identifier: "de_DE").roundLength(atMost: 0.99) == nil)
    #expect(LocaleFormat(identifier: "en_US").roundLength(atMost: 0.3) == nil)
    #expect(LocaleFormat(identifier: "en_US").roundLength(atMost: .nan) == nil)
    #expect(LocaleFormat(identifier: "en_US").roundLength(atMost: -5) == nil)
  }
}
