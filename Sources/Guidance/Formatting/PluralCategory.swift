/// The forms that a language's words take by number: the plural rules of the Common Locale Data Repository.
enum PluralCategory: String, Sendable, Hashable, CaseIterable {
  case zero, one, two, few, many, other

  /// The form beside a number of at most one decimal; `tenths` 0 to 9, 0 when there is no decimal.
  static func cardinal(wholes: Int, tenths: Int, language: String) -> PluralCategory {
    let number = Number(wholes: wholes, tenths: tenths)
    switch language {
    case "id", "ja", "km", "ko", "lo", "ms", "my", "th", "zh": return .other
    case "am", "bn", "fa", "gu", "hi", "kn", "vi", "zu": return wholes == 0 || number.isExactly(1) ? .one : .other
    case "fr", "hy", "pt": return wholes <= 1 ? .one : .other
    case "da": return wholes == 1 || (wholes == 0 && tenths > 0) ? .one : .other
    case "pa": return tenths == 0 && wholes <= 1 ? .one : .other
    case "si": return tenths == 0 && wholes <= 1 || wholes == 0 && tenths == 1 ? .one : .other
    case "de", "en", "et", "fi", "gl", "it", "ca", "nl", "sv", "sw", "ur": return number.isExactly(1) ? .one : .other
    case "is", "mk": return number.last.ends(in: 1, not: 11) ? .one : .other
    case "fil":
      let digit = number.last.value % 10
      let isFew = tenths == 0 && (1...3).contains(wholes)
      return isFew || ![4, 6, 9].contains(digit) ? .one : .other
    case "he":
      if number.isExactly(1) || (wholes == 0 && tenths > 0) { return .one }
      return number.isExactly(2) ? .two : .other
    case "ar": return arabic(number)
    case "lv", "lt": return baltic(number, language: language)
    case "be", "bs", "cs", "hr", "pl", "ru", "sk", "sl", "sr", "uk": return slavic(number, language: language)
    case "ro":
      if number.isExactly(1) { return .one }
      return tenths > 0 || wholes == 0 || (1...19).contains(wholes % 100) ? .few : .other
    default: return number.isExactly(1) ? .one : .other
    }
  }

  /// The form of "1st", "2nd" and so on.
  static func ordinal(_ number: Int, language: String) -> PluralCategory {
    let (unit, hundred) = (number % 10, number % 100)
    switch language {
    case "en":
      if unit == 1, hundred != 11 { return .one }
      if unit == 2, hundred != 12 { return .two }
      return unit == 3 && hundred != 13 ? .few : .other
    case "sv": return (unit == 1 || unit == 2) && hundred != 11 && hundred != 12 ? .one : .other
    case "bn":
      switch number {
      case 1, 5, 7...10: return .one
      case 2, 3: return .two
      case 4: return .few
      case 6: return .many
      default: return .other
      }
    case "fr": return number == 1 ? .one : .other
    default: return .other
    }
  }

  private struct Number {
    var wholes, tenths: Int

    func isExactly(_ value: Int) -> Bool { wholes == value && tenths == 0 }

    /// The last number that is said: the wholes, or the decimal after them.
    var last: LastNumber { LastNumber(value: tenths == 0 ? wholes : tenths) }
  }

  private struct LastNumber {
    var value: Int

    func ends(in digit: Int, not exception: Int) -> Bool { value % 10 == digit && value % 100 != exception }

    func endsInTwoToFour() -> Bool { (2...4).contains(value % 10) && !(12...14).contains(value % 100) }
  }

  private static func arabic(_ number: Number) -> PluralCategory {
    guard number.tenths == 0 else { return .other }
    switch number.wholes {
    case 0: return .zero
    case 1: return .one
    case 2: return .two
    default:
      switch number.wholes % 100 {
      case 3...10: return .few
      case 11...99: return .many
      default: return .other
      }
    }
  }

  private static func baltic(_ number: Number, language: String) -> PluralCategory {
    let isTeen = (11...19).contains(number.wholes % 100)
    if language == "lt" {
      if number.tenths > 0 { return .many }
      if isTeen || number.wholes % 10 == 0 { return .other }
      return number.wholes % 10 == 1 ? .one : .few
    }
    if number.tenths == 0, isTeen || number.wholes % 10 == 0 { return .zero }
    return number.last.ends(in: 1, not: 11) ? .one : .other
  }

  private static func slavic(_ number: Number, language: String) -> PluralCategory {
    let (wholes, hasTenths) = (number.wholes, number.tenths > 0)
    let whole = LastNumber(value: wholes)
    switch language {
    case "cs", "sk":
      if hasTenths { return .many }
      return wholes == 1 ? .one : (2...4).contains(wholes) ? .few : .other
    case "pl":
      if hasTenths { return .other }
      return wholes == 1 ? .one : whole.endsInTwoToFour() ? .few : .many
    case "sl":
      if hasTenths { return .few }
      switch wholes % 100 {
      case 1: return .one
      case 2: return .two
      case 3, 4: return .few
      default: return .other
      }
    case "bs", "hr", "sr":
      if number.last.ends(in: 1, not: 11) { return .one }
      return number.last.endsInTwoToFour() ? .few : .other
    default:
      if hasTenths { return .other }
      return whole.ends(in: 1, not: 11) ? .one : whole.endsInTwoToFour() ? .few : .many
    }
  }
}
