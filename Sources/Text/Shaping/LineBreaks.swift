import CUnibreak

/// Where a line may end, by UAX #14.
///
/// libunibreak gives the pairs. Three things are added: nothing breaks inside a grapheme cluster; the scripts of South
/// East Asia, which write no spaces and would need a dictionary, may break where a syllable surely begins
/// (before Thai and Lao leading vowels); and every version of the library is asked for classes only, never for state.
struct LineBreaks {
  /// Whether a line may end after the scalar; always true for the last.
  private(set) var isAllowedAfter: [Bool]

  init(_ analysis: TextAnalysis, language: String) {
    _ = Self.library
    let scalars = analysis.scalars
    var breaks = [CChar](repeating: CChar(LINEBREAK_NOBREAK), count: scalars.count)
    set_linebreaks_utf32(scalars, scalars.count, language, &breaks)
    isAllowedAfter = breaks.map { $0 == LINEBREAK_ALLOWBREAK || $0 == LINEBREAK_MUSTBREAK }
    for index in scalars.indices {
      if !analysis.startsGrapheme[index + 1] {
        isAllowedAfter[index] = false
      } else if index + 1 < scalars.count, Self.isLeadingVowel(scalars[index + 1]), Self.isLetter(scalars[index]) {
        isAllowedAfter[index] = true
      }
    }
    if !isAllowedAfter.isEmpty { isAllowedAfter[isAllowedAfter.count - 1] = true }
  }

  /// The library's tables, set up once.
  private static let library: Void = init_linebreak()

  private static func isLeadingVowel(_ scalar: UInt32) -> Bool {
    (0x0E40...0x0E44).contains(scalar) || (0x0EC0...0x0EC4).contains(scalar)
  }

  private static func isLetter(_ scalar: UInt32) -> Bool {
    ((0x0E01...0x0E3A).contains(scalar) || (0x0E45...0x0E4E).contains(scalar)
      || (0x0E81...0x0EBD).contains(scalar) || (0x0EC6...0x0ECD).contains(scalar))
  }

  /// Whether a word may be torn after the scalar when nothing else helps: not behind a sign that joins letters.
  static func canTear(_ analysis: TextAnalysis, after index: Int) -> Bool {
    guard analysis.startsGrapheme[index + 1] else { return false }
    return Unicode.Scalar(analysis.scalars[index])?.properties.canonicalCombiningClass != .virama
  }
}
