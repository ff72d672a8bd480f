import TestSupport

/// Damages a short text: takes pieces out, doubles them and puts others in.
struct WordMutator {
  let words: [String]

  /// What no text should hold but some day does.
  static let odd = [
    "", "\u{0}", "\u{1B}[2J", "\n", "\u{202E}", "é\u{301}", "🏳️‍🌈", "١٢", "-0", "1e999", "NaN", "99999999999999999999",
    "{", "}",
    String(repeating: "a", count: 300),
  ]

  func mutated(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var pieces = Self.pieces(String(decoding: bytes, as: UTF8.self))
    for _ in 0..<random.number(1..<4) {
      let place = random.number(0..<pieces.count + 1)
      switch random.number(below: 5) {
      case 0 where place < pieces.count: pieces.remove(at: place)
      case 1 where place < pieces.count: pieces.insert(pieces[place], at: random.number(below: pieces.count))
      case 2: pieces.insert(random.pick(Self.odd), at: place)
      default: pieces.insert(random.pick(words), at: place)
      }
    }
    return Array(pieces.joined().utf8)
  }

  /// Runs of letters, of digits, and everything else one by one.
  private static func pieces(_ text: String) -> [String] {
    var pieces: [String] = []
    var before: Bool?
    for character in text {
      let kind = character.isLetter ? true : character.isNumber ? false : nil
      if let kind, kind == before {
        pieces[pieces.count - 1].append(character)
      } else {
        pieces.append(String(character))
      }
      before = kind
    }
    return pieces
  }
}
