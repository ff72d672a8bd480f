/// What regions decide, whatever their language: facts of the Common Locale Data Repository, release 49.
enum RegionTable {
  /// Where they are, in most languages.
  private static let twelveHourRegions: Set<String> = Set(
    """
    AE AG AL AS AU BB BD BH BM BN BS BT CA CO CY DJ DM DO DZ EG EH ER ET FJ FM GD GH GM GR GU GY HK IN IQ JM JO KH KI \
    KN KP KR KW KY LB LC LR LS LY MH MO MP MR MW MY NA NZ OM PA PG PH PK PR PS PW QA SA SB SD SG SL SO SS SY SZ TC TD \
    TN TO TT TW UM US VC VE VG VI VU WS YE ZM
    """.split(separator: " ").map(String.init))

  /// Whether clocks are read in two halves of the day.
  static func usesTwelveHours(language: String, region: String) -> Bool {
    switch language {
    case "fr" where region == "CA": false
    case "es": !["ES", "EA", "IC", "GQ", "AR", "BR", "BZ", "CL", "PY", "UY"].contains(region)
    case "en" where region == "ZM": false
    case "ar", "en": region == "001" || twelveHourRegions.contains(region)
    default: twelveHourRegions.contains(region)
    }
  }

  /// The clock's pattern where the region's differs from the language's.
  static func clock(language: String, region: String, isTwentyFourHours: Bool) -> String? {
    switch (language, region) {
    case ("sv", "FI") where isTwentyFourHours, ("en", "FI") where isTwentyFourHours: "H.mm"
    case ("en", "DK") where isTwentyFourHours, ("en", "ID") where isTwentyFourHours: "HH.mm"
    case ("ms", "ID") where isTwentyFourHours: "HH.mm"
    case ("en", "IL") where isTwentyFourHours, ("en", "JP") where isTwentyFourHours: "H:mm"
    case ("ar", "IL") where isTwentyFourHours: "H:mm"
    case ("es", "AR"), ("es", "BR"), ("es", "BZ"), ("es", "CL"), ("es", "PY"), ("es", "UY"):
      isTwentyFourHours ? "HH:mm" : nil
    case ("tr", "CY") where !isTwentyFourHours: "h:mm\u{202F}a"
    default: nil
    }
  }

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
    let pointThenApostrophe = (".", "’")
    switch language {
    case "ar": return ["DZ", "LY", "MA", "TN"].contains(region) ? commaThenPoint : nil
    case "de": return ["CH", "LI"].contains(region) ? pointThenApostrophe : region == "AT" ? commaThenSpace : nil
    case "it": return region == "CH" ? pointThenApostrophe : nil
    case "fr":
      if region == "CH" { return (",", "’") }
      return ["LU", "MA"].contains(region) ? commaThenPoint : nil
    case "ms": return region == "BN" ? commaThenPoint : nil
    case "pt": return region == "BR" ? nil : commaThenSpace
    case "en":
      switch region {
      case "CH": return pointThenApostrophe
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

  /// How many digits stand before separated thousands where the region differs from its language.
  static func leastGroupedDigits(language: String, region: String) -> Int? {
    switch language {
    case "es": ["ES", "EA", "IC", "GQ", "PH"].contains(region) ? 2 : 1
    case "pt": ["BR", "AO"].contains(region) ? 1 : 2
    default: nil
    }
  }

  /// Where English writes "PM"; elsewhere "pm".
  private static let capitalDayPeriodRegions: Set<String> = [
    "AE", "AS", "BI", "GU", "IN", "JP", "MH", "MP", "PH", "PR", "UM", "US", "VI",
  ]

  /// The words for the halves of the day where the region's differ from the language's.
  static func dayPeriods(language: String, region: String) -> (before: String, after: String)? {
    switch language {
    case "en" where region == "CA": ("a.m.", "p.m.")
    case "en": capitalDayPeriodRegions.contains(region) ? nil : ("am", "pm")
    case "es": ["419", "BR", "BZ", "CU", "MX", "US"].contains(region) ? ("a.m.", "p.m.") : nil
    case "pt": region == "BR" ? nil : ("a.m.", "p.m.")
    case "fr" where region == "CM": ("mat.", "soir")
    case "sv" where region == "FI": ("fm.", "em.")
    default: nil
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
