import ShownText
import Testing

/// Numbers of files and command lines are ASCII digits, and nothing that a library would take for a number as well.
@Suite struct WrittenNumberTests {
  /// What the standard library or a pattern's \d accepts, or nearly.
  static let odd = [
    "", "-", "+5", "٣", "५", "５", "𝟓", "0x10", "0b1", "1_0", "1,5", " 5", "5 ", "5\n", "5\u{0}", "nan", "inf",
    "-inf", "infinity", "NaN", "--5", "5-", "5f", "²", "Ⅴ", "5\u{301}", "1e", "e5", "0x1p4",
  ]

  @Test(arguments: odd) func oddTextsAreNoNumbers(_ text: String) {
    #expect(Int(written: text) == nil)
    #expect(Double(written: text) == nil)
    if text != "+5" { #expect(Double(written: text, isScientific: true) == nil) }
  }

  @Test func wholeNumbers() {
    #expect(Int(written: "-12") == -12)
    #expect(Int(written: "007") == 7)
    #expect(Int(written: "9223372036854775807") == .max)
    #expect(Int(written: "9223372036854775808") == nil)
    #expect(UInt(written: "-1") == nil)
    #expect(Int(written: "1.0") == nil)
    #expect(UInt64(written: "18446744073709551615") == .max)
    #expect(Int(written: "12345".dropLast(2)) == 123)
  }

  @Test func fractions() {
    #expect(Double(written: "-12.5") == -12.5)
    #expect(Double(written: ".5") == 0.5)
    #expect(Double(written: "5.") == 5)
    #expect(Double(written: ".") == nil)
    #expect(Double(written: "1.2.3") == nil)
    #expect(Double(written: "1e3") == nil)
    #expect(Double(written: String(repeating: "9", count: 400)) == nil)
  }

  /// Programs write places near Greenwich with exponents.
  @Test func scientificNotation() {
    #expect(Double(written: "-5.0E-5", isScientific: true) == -0.00005)
    #expect(Double(written: "+60.1", isScientific: true) == 60.1)
    #expect(Double(written: "1e+2", isScientific: true) == 100)
    #expect(Double(written: "1e999", isScientific: true) == nil)
    #expect(Double(written: "1e2e3", isScientific: true) == nil)
  }
}
