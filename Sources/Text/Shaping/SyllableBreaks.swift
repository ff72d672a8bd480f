/// Where lines may break in the scripts of South East Asia, which put no spaces between words.
///
/// Finding words would take dictionaries. These rules find beginnings and ends of syllables that the spelling shows
/// beyond doubt, so that a break may fall inside a long word, but never inside a syllable.
enum SyllableBreaks {
  /// Whether a line may end between two neighbouring grapheme clusters.
  static func isAllowed(between before: ArraySlice<UInt32>, and after: ArraySlice<UInt32>) -> Bool {
    guard let first = after.first, let base = before.first, let last = before.last else { return false }
    switch first {
    case 0x0E00...0x0EFF: return isThaiLetter(base) && (isLeadingVowel(first) || endsThaiSyllable(last, next: first))
    case 0x1000...0x102A, 0x103F: return (0x1000...0x109F).contains(base) && startsMyanmarSyllable(after, after: last)
    case 0x1780...0x17B3: return (0x1780...0x17D3).contains(base) && startsKhmerSyllable(after, after: last)
    default: return false
    }
  }

  // MARK: Thai and Lao

  private static func isThaiLetter(_ scalar: UInt32) -> Bool {
    (0x0E01...0x0E33).contains(scalar) || scalar == 0x0E46 || (0x0E81...0x0EB3).contains(scalar) || scalar == 0x0EC6
  }

  /// Vowels written before the consonant they follow in speech.
  static func isLeadingVowel(_ scalar: UInt32) -> Bool {
    (0x0E40...0x0E44).contains(scalar) || (0x0EC0...0x0EC4).contains(scalar)
  }

  /// Vowels written after their consonant, as letters of their own.
  static func isFollowingVowel(_ scalar: UInt32) -> Bool {
    [0x0E30, 0x0E32, 0x0E33, 0x0E45, 0x0EB0, 0x0EB2, 0x0EB3].contains(scalar)
  }

  /// After the vowels a and am, the repetition sign and the mark of silent letters, if a consonant follows.
  private static func endsThaiSyllable(_ last: UInt32, next: UInt32) -> Bool {
    guard (0x0E01...0x0E2E).contains(next) || (0x0E81...0x0EAE).contains(next) else { return false }
    return [0x0E30, 0x0E33, 0x0E46, 0x0E4C, 0x0EB0, 0x0EB3, 0x0EC6, 0x0ECC].contains(last)
  }

  // MARK: Myanmar

  /// A consonant that is neither stacked under another, nor stacks one, nor is silenced.
  private static func startsMyanmarSyllable(_ cluster: ArraySlice<UInt32>, after last: UInt32) -> Bool {
    last != 0x1039 && !cluster.contains(0x1039) && !cluster.contains(0x103A)
  }

  // MARK: Khmer

  /// Puts the next consonant under the one before.
  static let khmerCoeng: UInt32 = 0x17D2

  /// A consonant with a vowel sign that is not written under another one; without a vowel it may close a syllable.
  private static func startsKhmerSyllable(_ cluster: ArraySlice<UInt32>, after last: UInt32) -> Bool {
    last != khmerCoeng && cluster.contains { (0x17B6...0x17C8).contains($0) }
  }
}
