import Guidance
import Testing

/// Numbers, distances, durations and times by locale.
@Suite struct LocaleFormatTests {
  static let metresPerMile = 1609.344

  @Test(
    arguments: [
      ("en_US", 0.0, "0", "ft"), ("en_US", 6, "20", "ft"), ("en_US", 150, "500", "ft"), ("en_US", 304.8, "1,000", "ft"),
      ("en_US", 650, "0.4", "mi"), ("en_US", 480, "0.3", "mi"), ("en_US", 1.2 * metresPerMile, "1.2", "mi"),
      ("en_US", 2.96 * metresPerMile, "3", "mi"), ("en_US", 9.96 * metresPerMile, "10", "mi"),
      ("en_US", 131.4 * metresPerMile, "131", "mi"), ("en_GB", 100 * 0.9144, "100", "yd"),
      ("en_GB", 440 * 0.9144, "450", "yd"), ("en_GB", 0.31 * metresPerMile, "0.3", "mi"),
      ("en_AU", 204, "200", "m"), ("de", 296, "300", "m"), ("de", 324, "300", "m"), ("tr", 350, "350", "m"),
      ("de", 974, "950", "m"), ("de", 980, "1", "km"), ("de", 1449, "1,4", "km"), ("de", 9949, "9,9", "km"),
      ("de", 9950, "10", "km"), ("tr", 21_200, "21", "km"), ("de_CH", 4600, "4.6", "km"), ("es_MX", 4600, "4.6", "km"),
      ("es_ES", 4600, "4,6", "km"), ("fr_FR", 1_234_567, "1\u{202F}235", "km"), ("de", 12_345_678, "12.346", "km"),
      ("ar_EG", 200, "٢٠٠", "م"), ("ar_EG", 4600, "٤٫٦", "كم"), ("ar_AE", 4600, "4.6", "كم"),
      ("ar-MA", 4600, "4,6", "كم"),
      ("fa", 4600, "۴٫۶", "کیلومتر"), ("hi_IN", 18_000, "18", "कि॰मी॰"), ("hi-u-nu-deva", 18_000, "१८", "कि॰मी॰"),
      ("bn", 4600, "৪.৬", "কিমি"), ("mr", 4600, "४.६", "किमी"), ("ne", 4600, "४.६", "किमी"), ("my", 4600, "၄.၆", "km"),
      ("zh_CN", 350, "350", "米"), ("zh-Hant", 350, "350", "公尺"), ("zh-Hant-HK", 350, "350", "米"),
      ("ja", 350, "350", "m"),
      ("ko", 1500, "1.5", "km"), ("th", 350, "350", "ม."), ("ru", 350, "350", "м"), ("he", 1500, "1.5", "ק״מ"),
      ("iw", 1500, "1.5", "ק״מ"), ("en", Double.nan, "0", "ft"), ("de", -5, "0", "m"), ("de", 1e300, "99.999", "km"),
    ] as [(String, Double, String, String)])
  func distancesAreRoundedInTheUnitsOfTheRegion(locale: String, metres: Double, value: String, unit: String) {
    let distance = LocaleFormat(identifier: locale).distance(metres: metres)
    #expect(distance.value == value)
    #expect(distance.unit == unit)
  }

  @Test(
    arguments: [
      ("en", 0.0, "1 min"), ("en", 29, "1 min"), ("en", 90, "2 min"), ("en", 240, "4 min"), ("en", 3569, "59 min"),
      ("en", 3570, "1 h"), ("en", 4320, "1 h 12 min"), ("en", 86_370, "1 d"), ("en", 97_200, "1 d 3 h"),
      ("tr", 2280, "38 dk."), ("hi_IN", 4320, "1 घं॰ 12 मि॰"), ("ur", 3600, "1 گھنٹہ"),
      ("ur", 7200, "2 گھنٹے"), ("am", 86_400, "1 ቀን"), ("am", 172_800, "2 ቀናት"), ("it", 86_400, "1 g"),
      ("it", 172_800, "2 gg"), ("ar_EG", 3900, "١ س و٥ د"), ("si", 120, "මිනි 2"), ("sw", 3600, "saa 1"),
      ("ar_EG", 720, "١٢ د"), ("de", 4320, "1 Std. 12 Min."),
      ("fr", 4320, "1 h 12 min"), ("ja", 4320, "1 時間 12 分"), ("zh_CN", 4320, "1小时 12分钟"), ("ko", 720, "12분"),
      ("sw", 720, "dak 12"), ("ru", 4320, "1 ч 12 мин"), ("id", 720, "12 mnt"), ("en", Double.nan, "1 min"),
    ] as [(String, Double, String)])
  func durationsComeInWholeMinutesAtLeastOne(locale: String, seconds: Double, expected: String) {
    let format = LocaleFormat(identifier: locale)
    let text = format.duration(seconds: seconds).map { format.text(value: $0.value, unit: $0.unit) }
      .joined(separator: " ")
    #expect(text.split { $0 == "\u{A0}" || $0 == "\u{202F}" }.joined(separator: " ") == expected)
  }

  @Test(arguments: [(0.0, 1), (29, 1), (89, 1), (90, 2), (149, 2), (97_200, 1620), (.nan, 1)])
  func minutesBehindADuration(seconds: Double, expected: Int) {
    #expect(LocaleFormat.minutes(seconds: seconds) == expected)
  }

  /// 5 m, 5 ft (1.524 m) and 5 yd (4.572 m) are the first that round to 10.
  @Test(
    arguments: [
      ("de", 4.99, true), ("de", 5, false), ("en_US", 1.52, true), ("en_US", 1.53, false), ("en_GB", 4.57, true),
      ("en_GB", 4.58, false), ("ar_EG", 0, true), ("de", -3, true), ("de", .nan, true), ("de", .infinity, false),
    ] as [(String, Double, Bool)])
  func whatRoundsToZero(locale: String, metres: Double, isZero: Bool) {
    #expect(LocaleFormat(identifier: locale).roundsToZero(metres: metres) == isZero)
  }

  @Test func languagesAreKnownByTheirCodeOldCodesToo() {
    for identifier in ["en_US", "zh-Hant-HK", "iw", "pt_PT"] { #expect(LocaleFormat.knows(identifier)) }
    for identifier in ["xx", "xx_US", ""] { #expect(!LocaleFormat.knows(identifier)) }
  }

  @Test(
    arguments: [
      ("en_US", 17, 42, "5:42 PM"), ("en_GB", 17, 42, "17:42"), ("en_AU", 17, 42, "5:42 pm"),
      ("en_US", 0, 5, "12:05 AM"), ("en_US", 12, 0, "12:00 PM"), ("tr", 17, 42, "17:42"), ("de", 7, 5, "07:05"),
      ("es_ES", 7, 5, "7:05"), ("fi", 7, 5, "7.05"), ("da", 7, 5, "07.05"), ("fr_CA", 17, 42, "17 h 42"),
      ("ar_EG", 17, 42, "٥:٤٢ م"), ("hi_IN", 17, 42, "5:42 pm"), ("ja", 17, 42, "17:42"), ("ko_KR", 17, 42, "오후 5:42"),
      ("zh_CN", 17, 42, "17:42"), ("zh_TW", 17, 42, "下午5:42"), ("my", 7, 5, "၇:၀၅"), ("he", 17, 42, "17:42"),
    ] as [(String, Int, Int, String)])
  func timesOfDayFollowTheRegionsClock(locale: String, hour: Int, minute: Int, expected: String) {
    let text = LocaleFormat(identifier: locale).clock(hour: hour, minute: minute)
    #expect(text.split { $0 == "\u{A0}" || $0 == "\u{202F}" }.joined(separator: " ") == expected)
  }

  /// An instant is read off with the place's offset from UTC.
  @Test func instantIsReadWithThePlacesOffset() {
    let format = LocaleFormat(identifier: "en_GB")
    // 2026-06-21T12:00:00Z
    #expect(format.clock(secondsSince1970: 1_782_043_200, utcOffsetSeconds: 10_800) == "15:00")
    #expect(format.clock(secondsSince1970: 1_782_043_259, utcOffsetSeconds: -45_000) == "23:30")
    #expect(format.clock(secondsSince1970: -1, utcOffsetSeconds: 0) == "23:59")
    #expect(format.clock(secondsSince1970: .infinity, utcOffsetSeconds: .max) == "00:00")
  }

  /// The clock and the units can be chosen against the region's custom.
  @Test func clockAndUnitsCanBeChosen() {
    let format = LocaleFormat(identifier: "de_DE", distanceUnits: .feetAndMiles, uses24HourClock: false)
    #expect(format.clock(hour: 17, minute: 42) == "5:42\u{202F}PM")
    #expect(format.distance(metres: 650) == ("0,4", "mi"))
    #expect(format.usesMiles)
  }

  @Test func speedsComeInTheUnitOfTheRegionsSigns() {
    #expect(LocaleFormat(identifier: "en_US").speed(metresPerSecond: 29.06) == ("65", "mph"))
    #expect(LocaleFormat(identifier: "tr").speed(metresPerSecond: 20) == ("72", "km/sa"))
    #expect(LocaleFormat(identifier: "ar_EG").speed(metresPerSecond: 20) == ("٧٢", "كم/س"))
  }

  /// Turkish tells i with a dot from ı without.
  @Test func turkishTellsDottedIFromDotlessI() {
    let turkish = LocaleFormat(identifier: "tr_TR")
    #expect(turkish.uppercased("istiklal ırmak") == "İSTİKLAL IRMAK")
    #expect(turkish.lowercased("İSTİKLAL IRMAK") == "istiklal ırmak")
    #expect(LocaleFormat(identifier: "en").uppercased("exit") == "EXIT")
  }

  /// A language without a row of its own gets English words and its region's units.
  @Test func unknownLanguageGetsEnglishWords() {
    let format = LocaleFormat(identifier: "xx_GB")
    #expect(format.language == "en")
    #expect(format.distance(metres: 100) == ("100", "yd"))
    #expect(LocaleFormat(identifier: "").language == "en")
    #expect(LocaleFormat(identifier: "\u{FFFD}--__@;").language == "en")
  }

  /// Every row is whole: words for all units, and all digits of its numbering system.
  @Test func everyRowIsWhole() {
    #expect(LocaleFormat.languages.count >= 75)
    for language in LocaleFormat.languages {
      let format = LocaleFormat(identifier: language)
      #expect(format.language == language.prefix { $0 != "-" }, "\(language)")
      for metres in [50.0, 5000] { #expect(!format.distance(metres: metres).unit.isEmpty) }
      for seconds in [60.0, 3600, 90_000] {
        for part in format.duration(seconds: seconds) {
          #expect(!part.unit.isEmpty)
          #expect(!part.value.isEmpty)
        }
      }
      #expect(format.clock(hour: 23, minute: 59).count >= 4)
      #expect(format.digits(in: "0123456789").unicodeScalars.allSatisfy { $0.properties.numericType == .decimal })
    }
    let rightToLeft = LocaleFormat.languages.filter { LocaleFormat(identifier: $0).isRightToLeft }
    #expect(rightToLeft == ["ar", "fa", "he", "pa-Arab", "ur"])
  }
}
