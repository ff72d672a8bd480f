/// Korean particles, which follow the sound that a name ends in.
enum KoreanParticle {
  /// "로" after a vowel or ㄹ, "으로" after other consonants.
  static func ro(after name: String) -> String {
    guard let end = name.last(where: { $0.isLetter || $0.isNumber }), let scalar = end.unicodeScalars.first else {
      return "로"
    }
    switch scalar.value {
    case 0xAC00...0xD7A3:
      // The final consonant: 0 none, 8 ㄹ.
      let final = (scalar.value - 0xAC00) % 28
      return final == 0 || final == 8 ? "로" : "으로"
    // 영, 삼, 육 end in a consonant; 일, 칠, 팔 in ㄹ.
    case 0x30...0x39: return [0x30, 0x33, 0x36].contains(scalar.value) ? "으로" : "로"
    // 엠, 엔
    case 0x4D, 0x4E, 0x6D, 0x6E: return "으로"
    default: return "로"
    }
  }
}
