import Testing

@testable import Guidance

/// Clock times in every region whose custom differs from its language's, by CLDR (Babel 2.19).
@Suite struct RegionClockTests {
  /// 13:05 with `~` for any no-break space.
  @Test(arguments: [
    ("ar", "13:05", "IL"),
    ("ar", "13:05", "KM MA"),
    ("ar", "1:05 م", "001 AE BH DJ DZ EG EH ER IQ JO KW LB LY MR OM PS QA SA SD SO SS SY TD TN YE"),
    ("en", "13.05", "FI"),
    ("en", "13:05", "JP"),
    ("en", "13:05", "IL"),
    ("en", "13.05", "DK ID"),
    ("en", "13:05", "BI"),
    ("en", "13:05", "150 AI AT BE BW BZ CC CH CK CM CX CZ DE DG EE ES FK FR GB GE GG GI"),
    ("en", "13:05", "GS HU IE IM IO IT JE KE LT LV MG MS MT MU MV NF NG NL NO NR NU PL"),
    ("en", "13:05", "PN PT RO RW SC SE SH SI SK SX TK TV TZ UA UG ZA ZM ZW"),
    ("en", "1:05~PM", "AE AS GU IN MH MP PH PR UM US VI"),
    ("en", "1:05~p.m.", "CA"),
    ("en", "1:05~pm", "001 AG AU BB BM BS CY DM ER FJ FM GD GH GM GY HK JM KI KN KY LC LR"),
    ("en", "1:05~pm", "LS MO MW MY NA NZ PG PK PW SB SD SG SL SS SZ TC TO TT VC VG VU WS"),
    ("es", "13:05", "EA ES GQ IC"),
    ("es", "13:05", "BR BZ"),
    ("es", "13:05", "AR CL PY UY"),
    ("es", "1:05~p.m.", "419 CU MX US"),
    ("es", "1:05~p.~m.", "BO CO CR DO EC GT HN NI PA PE PH PR SV VE"),
    ("fr", "13 h 05", "CA"),
    ("fr", "13:05", "BE BF BI BJ BL CD CF CG CH CI FR GA GF GN GP GQ HT KM LU MA MC MF"),
    ("fr", "13:05", "MG ML MQ MU NC NE PF PM RE RW SC SN TG WF YT"),
    ("fr", "13:05", "CM"),
    ("fr", "1:05~PM", "DJ DZ MR SY TD TN VU"),
    ("ko", "13:05", "CN"),
    ("ko", "오후 1:05", "KP KR"),
    ("ms", "13.05", "ID"),
    ("ms", "1:05~PTG", "BN MY SG"),
    ("ne", "13:05", "NP"),
    ("ne", "1:05 अपराह्न", "IN"),
    ("pt", "13:05", "BR"),
    ("pt", "13:05", "AO CH CV GQ GW LU MZ PT ST TL"),
    ("pt", "1:05~p.m.", "MO"),
    ("sq", "13:05", "MK XK"),
    ("sq", "1:05~m.d.", "AL"),
    ("sv", "13.05", "FI"),
    ("sv", "13:05", "AX SE"),
    ("ta", "13:05", "LK"),
    ("ta", "1:05 PM", "IN MY SG"),
    ("tr", "13:05", "TR"),
    ("tr", "1:05~ÖS", "CY"),
  ])
  func afternoon(language: String, expected: String, regions: String) {
    let latin = "\(expected)".map { $0 == "~" ? " " : $0 }
    for region in regions.split(separator: " ") {
      let format = LocaleFormat(identifier: "\(language)-\(region)-u-nu-latn")
      let text = format.clock(hour: 13, minute: 5).map { "\u{A0}\u{202F}".contains($0) ? " " : $0 }
      #expect(String(text) == String(latin), "\(language)-\(region)")
    }
  }

  @Test(arguments: [
    ("en-GB", "1:05 pm"), ("en-AE", "1:05 PM"), ("en-PR", "1:05 PM"), ("en-NG", "1:05 pm"), ("pt-PT", "1:05 p.m."),
    ("fr-CM", "1:05 soir"), ("es-BR", "1:05 p.m."), ("es-PR", "1:05 p. m."), ("sv-FI", "1:05 em."),
  ])
  func periods(locale: String, expected: String) {
    let text = LocaleFormat(identifier: locale, uses24HourClock: false).clock(hour: 13, minute: 5)
    #expect(String(text.map { "\u{A0}\u{202F}".contains($0) ? " " : $0 }) == expected)
  }

  /// English that stands in for Arabic letters runs as English does.
  @Test func englishInPlaceOfArabicRunsLeftToRight() {
    for tag in ["uz_Arab_AF", "uz-AF", "az_Arab", "ar-Latn"] { #expect(!LocaleFormat(identifier: tag).isRightToLeft) }
    for tag in ["ar", "fa-AF", "ur-IN", "pa-Arab", "pa-PK", "he"] {
      #expect(LocaleFormat(identifier: tag).isRightToLeft)
    }
    #expect(LocaleTag("sh").script == "Latn")
    #expect(LocaleTag("sh-BA").language == "sr")
  }
}
