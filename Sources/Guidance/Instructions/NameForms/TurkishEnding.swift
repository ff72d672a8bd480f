/// Case endings of Turkish names: the vowel follows the name's last one, possessives take an "n".
enum TurkishEnding {
  /// "ne" for "Bağdat Caddesi", "a" for "O-9"; `nil` for names that are not Turkish, which take none.
  static func dative(of name: String) -> String? {
    guard let sound = Sound(name) else { return nil }
    let vowel = sound.isBack ? "a" : "e"
    return sound.isPossessive ? "n" + vowel : sound.endsInVowel ? "y" + vowel : vowel
  }

  /// "nde" for "Bağdat Caddesi", "da" for "O-9".
  static func locative(of name: String) -> String? {
    guard let sound = Sound(name) else { return nil }
    let vowel = sound.isBack ? "a" : "e"
    return (sound.isPossessive ? "nd" : sound.isVoiceless ? "t" : "d") + vowel
  }

  /// What the ending depends on.
  private struct Sound {
    var isBack, endsInVowel, isVoiceless: Bool
    var isPossessive = false

    /// `nil` for a name that is not known to be Turkish.
    init?(_ name: String) {
      let letters = name.map { $0 == "I" ? "ı" : $0 == "İ" ? "i" : Character($0.lowercased()) }
      let lowered = String(letters)
      let words = lowered.split { !$0.isLetter && !$0.isNumber && $0 != "." }.map(String.init)
      guard let last = words.last else { return nil }
      if let number = Self.spoken(last) {
        guard SignedDestinations.isRoadNumber(name) || Self.isTurkish(lowered, last) || words.count == 1 else {
          return nil
        }
        self.init(sounding: number)
        return
      }
      if SignedDestinations.isRoadNumber(name) {
        // A letter after the number is named by itself: "E-5A".
        guard let letter = last.last else { return nil }
        self.init(sounding: "aeıioöuü".contains(letter) ? String(letter) : "be")
        return
      }
      guard Self.isTurkish(lowered, last) else { return nil }
      self.init(sounding: Self.readings[last] ?? last)
      isPossessive = Self.possessives.contains { last.hasSuffix($0) } || Self.possessiveShortForms.contains(last)
    }

    private init(sounding text: String) {
      let vowel = text.last { "aeıioöuü".contains($0) } ?? "e"
      isBack = "aıou".contains(vowel)
      let end = text.last ?? "e"
      endsInVowel = "aeıioöuü".contains(end)
      isVoiceless = "fstkçşhp".contains(end)
    }

    /// The last word of a number as it is read: "020" ends in "yirmi".
    private static func spoken(_ word: String) -> String? {
      let digits = word.reversed().prefix { $0.isASCII && $0.isNumber }.reversed()
      guard
        digits.count == word.count || word.prefix(word.count - digits.count).allSatisfy({ $0.isLetter || $0 == "." }),
        !digits.isEmpty
      else { return nil }
      let zeros = digits.reversed().prefix { $0 == "0" }.count
      guard zeros < digits.count, let digit = digits.dropLast(zeros).last?.wholeNumberValue else { return "sıfır" }
      switch zeros {
      case 0: return ["", "bir", "iki", "üç", "dört", "beş", "altı", "yedi", "sekiz", "dokuz"][digit]
      case 1: return ["", "on", "yirmi", "otuz", "kırk", "elli", "altmış", "yetmiş", "seksen", "doksan"][digit]
      case 2: return "yüz"
      case 3...5: return "bin"
      default: return "milyon"
      }
    }

    /// A Turkish kind of road at the end, or letters that only Turkish (and its kin) has.
    private static func isTurkish(_ name: String, _ last: String) -> Bool {
      possessives.contains { last.hasSuffix($0) } || possessiveShortForms.contains(last) || kinds.contains(last)
        || name.contains { "ğış".contains($0) }
    }

    /// Kinds of roads and places in the possessive, as the second word of a name has them.
    private static let possessives = [
      "caddesi", "sokağı", "bulvarı", "yolu", "köprüsü", "meydanı", "otoyolu", "çıkmazı", "kavşağı", "tüneli",
      "viyadüğü", "geçidi", "mahallesi", "havalimanı", "parkı", "merkezi", "limanı", "istasyonu", "otogarı", "sahili",
      "yokuşu", "çarşısı", "sitesi", "bağlantısı", "iskelesi", "kapısı",
    ]

    private static let possessiveShortForms: Set = ["cd.", "cad.", "sk.", "sok.", "blv.", "bul.", "mah.", "mh."]

    /// How short forms are read.
    private static let readings = [
      "cd.": "caddesi", "cad.": "caddesi", "sk.": "sokağı", "sok.": "sokağı", "blv.": "bulvarı", "bul.": "bulvarı",
      "mah.": "mahallesi", "mh.": "mahallesi",
    ]

    private static let kinds: Set = ["sokak", "cadde", "bulvar", "otoyol", "meydan", "çevreyolu"]
  }
}
