/// Which way the words of a language run, and how pieces of other texts are kept whole among them.
enum WritingDirection: Sendable, Hashable {
  case leftToRight, rightToLeft

  init(of tag: LocaleTag) {
    self = tag.isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// A name, plate, number, time or measure between the marks U+2068 and U+2069, so that what stands beside it does not
  /// change the order of its parts ("34-71" after an Arabic word), nor it theirs.
  ///
  /// Left-to-right words with a left-to-right piece need no marks and get none.
  func isolated(_ piece: String) -> String {
    guard !piece.isEmpty, self == .rightToLeft || Self.runsRightToLeft(piece) else { return piece }
    return "\u{2068}\(piece)\u{2069}"
  }

  private static func runsRightToLeft(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
      default: false
      }
    }
  }
}

extension LocaleFormat {
  /// A piece to be joined with others in one text; see `WritingDirection`.
  public func isolated(_ piece: String) -> String {
    (isRightToLeft ? WritingDirection.rightToLeft : .leftToRight).isolated(piece)
  }
}
