import CHarfBuzz

/// A stretch of text in one font, script and direction.
struct ShapingItem {
  var scalars: Range<Int>
  let face: FontFace
  let script: UInt32
  let level: UInt8
  /// No font has these characters: each grapheme cluster becomes one box.
  let isMissing: Bool

  var isRightToLeft: Bool { level & 1 == 1 }
}

/// One hard line of text taken apart: scalars, grapheme clusters, levels and the items to shape.
struct TextAnalysis {
  /// As it was given.
  let text: Substring
  /// One element per scalar of the text; what has no place in a line is replaced (see `LineCharacters`).
  private(set) var scalars: [UInt32] = []
  /// The UTF-8 offset of each scalar, and the text's length at the end.
  private(set) var utf8Offsets: [Int] = []
  /// Whether a grapheme cluster begins at the scalar; one more element, true, at the end.
  private(set) var startsGrapheme: [Bool] = []
  private(set) var levels: [UInt8] = []
  private(set) var baseLevel: UInt8 = 0
  /// In logical order.
  private(set) var items: [ShapingItem] = []

  var isRightToLeft: Bool { baseLevel & 1 == 1 }

  /// - Parameter utf8Base: the offset of `text` in the whole text.
  init(_ text: Substring, utf8Base: Int = 0, style: TextStyle, fonts: FontSelector) {
    self.text = text
    decompose(text, utf8Base: utf8Base)
    let bidi = Bidi(scalars, direction: style.direction, fallback: Bidi.level(ofLanguage: style.language))
    levels = bidi.levels
    baseLevel = bidi.baseLevel
    // Rule L1: spaces at the line's end go where the line ends.
    var end = scalars.count
    while end > 0, LineCharacters.isSpace(scalars[end - 1]) || LineCharacters.isInvisible(scalars[end - 1]) {
      end -= 1
      levels[end] = baseLevel
    }
    items = Itemizer(self, style: style, fonts: fonts).items()
  }

  private mutating func decompose(_ text: Substring, utf8Base: Int) {
    let capacity = text.utf8.count
    scalars.reserveCapacity(capacity)
    utf8Offsets.reserveCapacity(capacity + 1)
    startsGrapheme.reserveCapacity(capacity + 1)
    var offset = utf8Base
    // Below U+0300 every scalar is a grapheme cluster (line ends have become spaces).
    var isSimple = true
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if scalar == "\n", previous == "\r" { scalars[scalars.count - 1] = LineCharacters.invisible }
      previous = scalar
      scalars.append(LineCharacters.drawn(scalar))
      utf8Offsets.append(offset)
      offset += UTF8.width(scalar)
      isSimple = isSimple && scalar.value < 0x300
    }
    if isSimple {
      startsGrapheme = [Bool](repeating: true, count: scalars.count + 1)
    } else {
      for character in text {
        startsGrapheme.append(true)
        startsGrapheme.append(contentsOf: repeatElement(false, count: character.unicodeScalars.count - 1))
      }
      startsGrapheme.append(true)
    }
    utf8Offsets.append(offset)
    if !isSimple { for index in scalars.indices where startsGrapheme[index] { reduceEmoji(from: index) } }
  }

  /// The characters of some scalars, as they were given.
  func characters(_ scalars: Range<Int>) -> String {
    let base = utf8Offsets[0]
    let start = text.utf8.index(text.startIndex, offsetBy: utf8Offsets[scalars.lowerBound] - base)
    let end = text.utf8.index(start, offsetBy: utf8Offsets[scalars.upperBound] - utf8Offsets[scalars.lowerBound])
    return String(text[start..<end])
  }

  /// The end of the grapheme cluster that begins at `start`.
  func graphemeEnd(_ start: Int) -> Int {
    var end = start + 1
    while !startsGrapheme[end] { end += 1 }
    return end
  }

  /// Of a sequence of emoji only the first is drawn, since no outline font joins them: a family is one figure or
  /// one box, never a row of parts.
  private mutating func reduceEmoji(from start: Int) {
    let end = graphemeEnd(start)
    let isKeycap = scalars[end - 1] == 0x20E3
    guard isKeycap || scalars[start] >= 0x203C else { return }
    guard end - start > 1, let first = Unicode.Scalar(scalars[start]), first.properties.isEmoji else { return }
    for index in start + 1..<end { scalars[index] = LineCharacters.invisibleMark }
  }
}

/// What becomes of characters that mark or control rather than show.
enum LineCharacters {
  /// The word joiner, drawn as nothing, which parts no words.
  static let invisible: UInt32 = 0x2060
  /// A variation selector, drawn as nothing, which belongs to the character before it.
  static let invisibleMark: UInt32 = 0xFE0F
  static let space: UInt32 = 0x20

  /// Line ends and tabs inside a line count as spaces (of CR and LF only the latter), other controls as nothing.
  static func drawn(_ scalar: Unicode.Scalar) -> UInt32 {
    let value = scalar.value
    guard value < 0x20 || (0x7F...0x9F).contains(value) || value == 0x2028 || value == 0x2029 else { return value }
    switch value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: return space
    default: return invisible
    }
  }

  /// White space that may stand between words.
  static func isSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Characters without a shape of their own (Default_Ignorable_Code_Point).
  static func isInvisible(_ scalar: UInt32) -> Bool {
    if scalar < 0xAD { return false }
    if scalar == 0xAD || scalar == 0x200B { return true }
    return Unicode.Scalar(scalar)?.properties.isDefaultIgnorableCodePoint ?? true
  }
}
