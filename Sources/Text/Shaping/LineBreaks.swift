import CUnibreak

/// Where a line may end, by UAX #14.
///
/// libunibreak decides between grapheme clusters, each shown to it by its first character (rule LB9). Rules younger
/// than its first releases are added here: nothing begins a line with "…" (LB22), Latin letters keep a currency
/// or percent sign after them (LB24), and Hebrew letters to a slash before (LB21b) and a hyphen after them (LB21a).
/// The scripts of South East Asia break between syllables (`SyllableBreaks`).
struct LineBreaks {
  /// Whether a line may end after the scalar; always true for the last.
  private(set) var isAllowedAfter: [Bool]

  init(_ analysis: TextAnalysis, language: String) {
    _ = Self.library
    let starts = analysis.scalars.indices.filter { analysis.startsGrapheme[$0] }
    let bases = starts.map { Self.harmless(analysis.scalars[$0]) }
    var breaks = [CChar](repeating: CChar(LINEBREAK_NOBREAK), count: bases.count)
    set_linebreaks_utf32(bases, bases.count, language, &breaks)
    isAllowedAfter = [Bool](repeating: false, count: analysis.scalars.count)
    for index in bases.indices {
      let isLast = index == bases.count - 1
      let byLibrary = breaks[index] == LINEBREAK_ALLOWBREAK || breaks[index] == LINEBREAK_MUSTBREAK
      let end = isLast ? analysis.scalars.count : starts[index + 1]
      let before = index > 0 ? bases[index - 1] : 0
      isAllowedAfter[end - 1] =
        isLast
        || Self.correction(before: before, base: bases[index], next: bases[index + 1])
          ?? (byLibrary || Self.isSyllableEnd(analysis, starts[index]..<end))
    }
  }

  /// The library's tables, set up once.
  private static let library: Void = init_linebreak()

  /// What an added rule says about a line's end between `base` and `next`; `nil` when none applies.
  private static func correction(before: UInt32, base: UInt32, next: UInt32) -> Bool? {
    if (0x2024...0x2026).contains(next) || next == 0x22EF { return LineCharacters.isSpace(base) ? nil : false }
    if isCurrencyOrPercent(next), Unicode.Scalar(base)?.properties.isAlphabetic == true, base < 0x250 { return false }
    if base == 0x2F, isHebrew(next) { return false }
    if base == 0x2D || base == 0x2010, isHebrew(before) { return false }
    return nil
  }

  /// What the library is shown: its releases before 3.0 stop the process at regional indicators and at U+FFFF.
  private static func harmless(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x1F1E6...0x1F1FF: ideograph
    case 0xFFFE, 0xFFFF: letter
    default: scalar
    }
  }

  private static let ideograph: UInt32 = 0x4E00
  private static let letter: UInt32 = 0x61

  private static func isCurrencyOrPercent(_ scalar: UInt32) -> Bool {
    scalar == 0x24 || scalar == 0x25 || (0xA2...0xA5).contains(scalar) || (0x20A0...0x20CF).contains(scalar)
      || scalar == 0x2030
  }

  private static func isHebrew(_ scalar: UInt32) -> Bool {
    (0x05D0...0x05EA).contains(scalar) || (0xFB1D...0xFB4F).contains(scalar)
  }

  /// Signs inside a word after which it may break.
  static func isDashOrSlash(_ scalar: UInt32) -> Bool {
    scalar == 0x2D || scalar == 0x2F || (0x2010...0x2014).contains(scalar) || scalar == 0x05BE
  }

  private static func isSyllableEnd(_ analysis: TextAnalysis, _ cluster: Range<Int>) -> Bool {
    let next = cluster.upperBound
    guard analysis.scalars[next] >= 0x0E00 else { return false }
    var end = analysis.graphemeEnd(next)
    // What is written under a letter belongs to its syllable.
    while end < analysis.scalars.count, analysis.scalars[end - 1] == SyllableBreaks.khmerCoeng {
      end = analysis.graphemeEnd(end)
    }
    return SyllableBreaks.isAllowed(between: analysis.scalars[cluster], and: analysis.scalars[next..<end])
  }

  /// Whether a word may be torn after the scalar when nothing else helps: not after a sign that joins letters, nor
  /// between a letter and a sign written around it.
  static func canTear(_ analysis: TextAnalysis, after index: Int) -> Bool {
    guard analysis.startsGrapheme[index + 1] else { return false }
    guard index + 1 < analysis.scalars.count else { return true }
    let next = analysis.scalars[index + 1]
    guard let last = Unicode.Scalar(analysis.scalars[index])?.properties, last.canonicalCombiningClass != .virama,
      !SyllableBreaks.isLeadingVowel(analysis.scalars[index]), !SyllableBreaks.isFollowingVowel(next)
    else { return false }
    switch Unicode.Scalar(next)?.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return false
    default: return true
    }
  }
}
