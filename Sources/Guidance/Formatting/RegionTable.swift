/// What regions decide, whatever their language: facts of the Common Locale Data Repository, release 42.
enum RegionTable {
  /// Where clocks are read in two halves of the day (French Canada excepted).
  static let twelveHourRegions: Set<String> = Set(
    """
    AE AG AL AS AU BB BD BH BM BN BS BT CA CO CY DJ DM DO DZ EG EH ER ET FJ FM GD GH GM GR GU GY HK IN IQ JM JO KH KI \
    KN KP KR KW KY LB LC LR LS LY MH MO MP MR MW MY NA NZ OM PA PG PH PK PR PS PW QA SA SB SD SG SL SO SS SY SZ TC TD \
    TN TO TT TW UM US VC VE VG VI VU WS YE ZM
    """.split(separator: " ").map(String.init))

  /// The units of the region's road signs.
  static func distanceUnits(region: String) -> LocaleFormat.DistanceUnits {
    switch region {
    case "US", "LR", "PR", "GU", "VI", "AS", "MP", "UM": .feetAndMiles
    case "GB", "UK", "IM", "JE", "GG": .yardsAndMiles
    default: .metric
    }
  }

  /// The numbering system where the region's differs from the language's.
  static func digits(language: String, region: String) -> String? {
    switch (language, region) {
    case ("ar", "AE"), ("ar", "DZ"), ("ar", "EH"), ("ar", "LY"), ("ar", "MA"), ("ar", "TN"): "latn"
    case ("ur", "IN"): "arabext"
    default: nil
    }
  }

  /// Decimal and grouping separators where the region's differ from the language's.
  static func separators(language: String, region: String) -> (decimal: String, grouping: String)? {
    let commaThenPoint = (",", ".")
    let pointThenComma = (".", ",")
    let commaThenSpace = (",", "\u{A0}")
    switch language {
    case "ar": return ["DZ", "LY", "MA", "TN"].contains(region) ? commaThenPoint : nil
    case "de": return ["CH", "LI"].contains(region) ? (".", "’") : region == "AT" ? commaThenSpace : nil
    case "it": return region == "CH" ? (".", "’") : nil
    case "fr": return ["LU", "MA"].contains(region) ? commaThenPoint : nil
    case "pt": return region == "BR" ? nil : commaThenSpace
    case "en":
      switch region {
      case "CH": return (".", "’")
      case "AT", "BE", "DE", "DK", "NL", "SI": return commaThenPoint
      case "FI", "SE", "ZA": return commaThenSpace
      default: return nil
      }
    case "es":
      if region == "CR" { return commaThenSpace }
      let withPoint = "419 BR BZ CU DO GT HN MX NI PA PE PR SV US".split(separator: " ")
      return withPoint.contains { $0 == region } ? pointThenComma : nil
    default: return nil
    }
  }

  /// The words for the halves of the day where the region's differ from the language's.
  static func dayPeriods(language: String, region: String) -> (before: String, after: String)? {
    guard language == "en" else { return nil }
    switch region {
    case "AU", "GB", "IE", "IN", "NZ", "SG", "ZA": return ("am", "pm")
    case "CA": return ("a.m.", "p.m.")
    default: return nil
    }
  }
}

/// The decimal digits of scripts.
enum NumberingSystem {
  static let latinZero: UInt32 = 0x30

  /// The code point of the digit zero; `nil` for a system that is not of decimal digits in a row, or not known.
  static func zero(_ name: String) -> UInt32? {
    switch name {
    case "latn": latinZero
    case "arab": 0x660
    case "arabext": 0x6F0
    case "deva": 0x966
    case "beng": 0x9E6
    case "guru": 0xA66
    case "gujr": 0xAE6
    case "orya": 0xB66
    case "tamldec": 0xBE6
    case "telu": 0xC66
    case "knda": 0xCE6
    case "mlym": 0xD66
    case "thai": 0xE50
    case "laoo": 0xED0
    case "tibt": 0xF20
    case "mymr": 0x1040
    case "khmr": 0x17E0
    case "fullwide": 0xFF10
    default: nil
    }
  }
}
