import Foundation
import Testing

@testable import Text

/// The conformance files of the Unicode Character Database, where a system package has put them.
enum UnicodeData {
  static let directory = "/usr/share/unicode"
  static let isInstalled = FileManager.default.fileExists(atPath: directory + "/BidiCharacterTest.txt")

  /// Every `step`th line of a file that holds data, from the `first` on, comments cut off.
  static func lines(of file: String, first: Int = 0, step: Int = 1) throws -> [Substring] {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: directory + "/" + file))
    let lines = [UInt8](bytes).split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }
    return stride(from: first, to: lines.count, by: step).map {
      String(decoding: lines[$0], as: UTF8.self).prefix { $0 != "#" }
    }
  }
}

/// Unicode's own expectations.
@Suite(.enabled(if: UnicodeData.isInstalled, "the unicode-data package is not installed")) struct UnicodeDataTests {
  /// Embedding levels equal BidiCharacterTest.txt, every eleventh line.
  @Test(arguments: [0, 5]) func embeddingLevelsMatchUnicodesFile(first: Int) throws {
    var checked = 0
    for line in try UnicodeData.lines(of: "BidiCharacterTest.txt", first: first, step: 11) {
      let fields = line.split(separator: ";")
      let scalars = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }
      // A paragraph separator never reaches a line of text.
      guard !scalars.contains(0x2029) else { continue }
      let direction = try #require(
        ["0": TextStyle.Direction.leftToRight, "1": .rightToLeft, "2": .natural][String(fields[1])])
      let bidi = Bidi(scalars, direction: direction, fallback: 0)
      let levels = fields[3].split(separator: " ")
      var matches = String(bidi.baseLevel) == fields[2]
      for (index, level) in levels.enumerated() where level != "x" && !Self.isReset(scalars[index]) {
        matches = matches && String(bidi.levels[index]) == level
      }
      #expect(matches, "\(line)")
      checked += 1
    }
    #expect(checked > 8000)
  }

  /// Spaces and isolates at a line's end take the base level, which is done when a line is cut, not here.
  private static func isReset(_ scalar: UInt32) -> Bool {
    scalar == 0x20 || scalar == 0x09 || (0x2066...0x2069).contains(scalar)
  }

  /// The visual order of BidiCharacterTest.txt follows from its levels, every thirteenth line.
  @Test func visualOrderMatchesUnicodesFile() throws {
    for line in try UnicodeData.lines(of: "BidiCharacterTest.txt", step: 13) {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      let levels = fields[3].split(separator: " ").enumerated().compactMap { index, level in
        UInt8(level).map { (index, $0) }
      }
      let order = Bidi.visualOrder(levels.map(\.1)).map { levels[$0].0 }
      let expected = fields[4].split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
      #expect(order == expected, "\(line)")
    }
  }

  /// Line breaks equal LineBreakTest.txt, but for characters that names do not hold.
  @Test func lineBreaksMatchUnicodesFile() throws {
    let selector = FontSelector(try #require(Fonts.library))
    var checked = 0
    for line in try UnicodeData.lines(of: "auxiliary/LineBreakTest.txt") {
      let tokens = line.split(whereSeparator: \.isWhitespace)
      let scalars = tokens.compactMap { UInt32($0, radix: 16) }.compactMap(Unicode.Scalar.init)
      let expected = tokens.filter { $0 == "÷" || $0 == "×" }.dropFirst().map { $0 == "÷" }
      let hasLoneMark = zip([" "] + scalars, scalars).contains { $0 == " " && $1.properties.isGraphemeExtend }
      guard scalars.count == expected.count, scalars.first != " ", !hasLoneMark,
        !scalars.contains(where: Self.isLeftOut)
      else { continue }
      let text = String(String.UnicodeScalarView(scalars))
      let analysis = TextAnalysis(Substring(text), style: TextStyle(size: 10), fonts: selector)
      let breaks = LineBreaks(analysis, language: "en").isAllowedAfter
      #expect(breaks == expected, "\(line)")
      checked += 1
    }
    #expect(checked > 2000)
  }

  /// What the library's old tables or this project's own rules treat otherwise: controls (made spaces or nothing
  /// beforehand), lone joiners and objects, emoji modifiers, single regional indicators, small kana and the lengthening
  /// mark (left to taste by UAX #14), wide brackets in Latin text, currency and percent signs after other scripts,
  /// numbers after slash, backslash, comma and full stop.
  private static func isLeftOut(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x20, 0x7F...0x9F, 0x200B, 0x200D, 0x2028, 0x2029, 0x2060, 0xFFFC, 0x1F3FB...0x1F3FF, 0x1F1E6...0x1F1FF,
      0x3041,
      0x3087, 0x30A3, 0x30E3, 0x30E5, 0x30E7, 0x30C3, 0x30FC, 0x2329, 0xFF08, 0x3000, 0x24, 0x25, 0x5C, 0x2C, 0x2E,
      0x2F:
      true
    default: false
    }
  }
}
