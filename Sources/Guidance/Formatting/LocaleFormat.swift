/// Numbers, distances, durations and clock times as a locale writes them; pure tables, the same on every machine.
public struct LocaleFormat: Sendable, Hashable {
  /// The units of distances, short and long.
  public enum DistanceUnits: String, Sendable, Hashable, CaseIterable {
    /// Metres and kilometres, feet and miles, or yards and miles.
    case metric, feetAndMiles, yardsAndMiles
  }

  /// The locale as it was given, such as `en_US`.
  public let identifier: String
  /// The language whose words are used: the identifier's own, or "en" when the table lacks it.
  public let language: String
  /// The ISO 3166 code, that of the language's usual region when the identifier names none.
  public let region: String
  /// The units of distances.
  public let distanceUnits: DistanceUnits
  /// Whether clocks run to 24 hours.
  public let uses24HourClock: Bool
  /// Whether reading begins on the right.
  public let isRightToLeft: Bool

  private let row: LocaleRow
  private let zeroDigit: UInt32
  private let decimalSeparator, groupingSeparator: String

  /// Languages with a row of their own, in alphabetical order.
  public static var languages: [String] { LocaleTable.languages }

  /// Whether the table has the identifier's language.
  public static func knows(_ identifier: String) -> Bool {
    LocaleTable.row(language: LocaleTag(identifier).language, script: nil, region: nil) != nil
  }

  /// - Parameters:
  ///   - identifier: BCP 47 or with underscores, such as "en_US" or "zh-Hant-HK"; "-u-nu-latn" chooses the digits.
  ///   - distanceUnits: by default those of the region's road signs: feet and miles in the US and Liberia, yards and
  ///     miles in the UK, else metric.
  ///   - uses24HourClock: by default the region's custom.
  public init(identifier: String, distanceUnits: DistanceUnits? = nil, uses24HourClock: Bool? = nil) {
    let tag = LocaleTag(identifier)
    // Chinese rows go by script: a region other than Hong Kong and Macau that writes traditional signs is like Taiwan.
    let isHongKong = tag.region == "HK" || tag.region == "MO"
    let rowRegion = tag.language != "zh" ? tag.region : tag.script != "Hant" ? "CN" : isHongKong ? "HK" : "TW"
    // Hindi or Greek in Latin letters has no words here.
    let isWritten =
      tag.isInUsualScript || tag.language == "zh" || LocaleTable.hasRow(language: tag.language, script: tag.script)
    let own = isWritten ? LocaleTable.row(language: tag.language, script: tag.script, region: rowRegion) : nil
    guard let row = own ?? LocaleTable.row(language: "en", script: nil, region: nil) else {
      preconditionFailure("the table holds English")
    }
    let region = tag.region ?? row.usualRegion
    let digits = tag.digits ?? RegionTable.digits(language: row.language, region: region) ?? row.digits
    self.identifier = identifier
    self.row = row
    self.region = region
    language = String(row.language.prefix { $0 != "-" })
    zeroDigit = NumberingSystem.zero(digits) ?? NumberingSystem.latinZero
    let separators = RegionTable.separators(language: language, region: region)
    let isArabicDigits = digits == "arab" || digits == "arabext"
    let wasArabicDigits = row.digits == "arab" || row.digits == "arabext"
    if let separators {
      (decimalSeparator, groupingSeparator) = separators
    } else if isArabicDigits != wasArabicDigits {
      (decimalSeparator, groupingSeparator) = isArabicDigits ? ("٫", "٬") : (".", ",")
    } else {
      (decimalSeparator, groupingSeparator) = (row.decimalSeparator, row.groupingSeparator)
    }
    self.distanceUnits = distanceUnits ?? RegionTable.distanceUnits(region: region)
    let is12 = RegionTable.usesTwelveHours(language: language, region: region)
    self.uses24HourClock = uses24HourClock ?? !is12
    // The words' own direction: where English stands in for Arabic letters, it runs as English does.
    isRightToLeft = LocaleTag(row.language).isRightToLeft
  }

  /// Whether long distances are in miles.
  public var usesMiles: Bool { distanceUnits != .metric }

  /// Whether the unit's word stands before the number, as in Swahili.
  public var putsUnitFirst: Bool { row.putsUnitFirst }

  /// Whether number and unit are written without a space, as in Chinese.
  public var joinsUnit: Bool { row.joinsUnit }

  /// Number and unit as one text, kept together by a no-break space.
  public func text(value: String, unit: String) -> String {
    let space = joinsUnit ? "" : "\u{A0}"
    return putsUnitFirst ? unit + space + value : value + space + unit
  }

  // MARK: Numbers

  /// A whole number in the locale's digits, thousands separated as the language does.
  public func integer(_ value: Int) -> String { number(value, tenths: nil) }

  /// A text with its ASCII digits replaced by the locale's.
  public func digits(in text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isDigit = (0x30...0x39).contains(scalar.value)
      result.append(isDigit ? Unicode.Scalar(zeroDigit + scalar.value - 0x30) ?? scalar : scalar)
    }
    return String(result)
  }

  /// `wholes` and, if given, tenths after the separator.
  private func number(_ wholes: Int, tenths: Int?) -> String {
    var text = String(wholes.magnitude)
    let least = RegionTable.leastGroupedDigits(language: language, region: region) ?? row.leastGroupedDigits
    if text.count >= 3 + least {
      var index = text.index(text.endIndex, offsetBy: -3)
      while index > text.startIndex {
        text.insert(contentsOf: groupingSeparator, at: index)
        index = text.index(index, offsetBy: -3, limitedBy: text.startIndex) ?? text.startIndex
      }
    }
    if wholes < 0 { text = "\u{2212}" + text }
    if let tenths { text += decimalSeparator + String(tenths) }
    return digits(in: text)
  }

  // MARK: Distances

  /// A distance rounded as navigation rounds it.
  ///
  /// - metric: to 10 m below 300 m, to 50 m below 1 km, to 0.1 km below 10 km, then whole kilometres;
  /// - feet: to 10 ft below 50 ft, to 50 ft up to 1,000 ft, then to 0.1 mi below 10 mi, then whole miles;
  /// - yards: to 10 yd below 50 yd, to 50 yd up to 500 yd, then miles as above.
  ///
  /// A zero after the separator is left out ("2 km"). Negative distances and NaN count as 0, and the most is 99,999.
  public func distance(metres: Double) -> (value: String, unit: String) {
    let metres = metres.isNaN ? 0 : min(max(metres, 0), 1e9)
    let rounded = DistanceRounding.round(metres: metres, units: distanceUnits)
    let wholes = Int(rounded.tenths / 10)
    let tenths = Int(rounded.tenths) % 10
    return (number(wholes, tenths: tenths == 0 ? nil : tenths), word(rounded.unit, wholes: wholes, tenths: tenths))
  }

  /// Whether `distance(metres:)` gives 0.
  public func roundsToZero(metres: Double) -> Bool {
    !(metres > 0) || DistanceRounding.round(metres: min(metres, 1e9), units: distanceUnits).tenths == 0
  }

  func word(_ unit: DistanceRounding.Unit, wholes: Int, tenths: Int) -> String {
    let word =
      switch unit {
      case .metre: row.metre
      case .kilometre: row.kilometre
      case .foot: row.foot
      case .yard: row.yard
      case .mile: row.mile
      }
    return word.form(PluralCategory.cardinal(wholes: wholes, tenths: tenths, language: language))
  }

  /// A speed to the whole km/h, or mph where the locale uses miles.
  public func speed(metresPerSecond: Double) -> (value: String, unit: String) {
    let speed = metresPerSecond.isNaN ? 0 : min(max(metresPerSecond, 0), 1e6)
    let unit: SpeedLimit.Unit = usesMiles ? .milesPerHour : .kilometresPerHour
    let perHour = speed / unit.metresPerSecond
    return (integer(Int(perHour.rounded(.toNearestOrAwayFromZero))), speedUnit)
  }

  /// "km/h", or "mph" where the locale uses miles.
  public var speedUnit: String { usesMiles ? row.milesPerHour : row.kilometresPerHour }

  // MARK: Time

  /// A duration to the nearest minute, at least one; hours and minutes from an hour on, days and hours from a day on.
  ///
  /// Parts of zero are left out. Negative durations and NaN count as 0, and the most is 9,999 days.
  public func duration(seconds: Double) -> [(value: String, unit: String)] {
    let minutes = Self.minutes(seconds: seconds)
    var parts: [(value: Int, unit: UnitWord)]
    if minutes < 1440 {
      parts = [(minutes / 60, row.hour), (minutes % 60, row.minute)]
    } else {
      let hours = (minutes + 30) / 60
      parts = [(hours / 24, row.day), (hours % 24, row.hour)]
    }
    parts.removeAll { $0.value == 0 }
    return parts.enumerated().map { index, part in
      let category = PluralCategory.cardinal(wholes: part.value, tenths: 0, language: language)
      // Arabic joins the parts by "and".
      let conjunction = index > 0 && language == "ar" ? "و" : ""
      return (conjunction + integer(part.value), part.unit.form(category))
    }
  }

  /// The minutes of `duration(seconds:)`, which are given in whole hours from one day on: to the nearest, at least one.
  public static func minutes(seconds: Double) -> Int {
    let seconds = seconds.isNaN ? 0 : min(max(seconds, 0), 86_400 * 9_999)
    return max(Int((seconds / 60).rounded(.toNearestOrAwayFromZero)), 1)
  }

  /// A time of day, such as "5:42 PM" or "17:42", with no-break spaces.
  ///
  /// - Parameters:
  ///   - secondsSince1970: the instant in Unix time.
  ///   - utcOffsetSeconds: how far the clocks at the place are ahead of UTC.
  public func clock(secondsSince1970: Double, utcOffsetSeconds: Int) -> String {
    let isUsable = secondsSince1970.isFinite && abs(secondsSince1970) < 1e15
    let local = (isUsable ? secondsSince1970 : 0) + Double(min(max(utcOffsetSeconds, -86_400), 86_400))
    let minutes = Int((local / 60).rounded(.down))
    let minuteOfDay = ((minutes % 1440) + 1440) % 1440
    return clock(hour: minuteOfDay / 60, minute: minuteOfDay % 60)
  }

  /// A time of day; `hour` 0 to 23, `minute` 0 to 59, others wrap around.
  public func clock(hour: Int, minute: Int) -> String {
    let hour = ((hour % 24) + 24) % 24
    let minute = ((minute % 60) + 60) % 60
    let usual = uses24HourClock ? row.clock24 : row.clock12
    let pattern =
      RegionTable.clock(language: language, region: region, isTwentyFourHours: uses24HourClock) ?? usual
    let period = RegionTable.dayPeriods(language: language, region: region)
    let noon = hour < 12 ? period?.before ?? row.beforeNoon : period?.after ?? row.afterNoon
    return digits(in: ClockPattern(pattern).text(hour: hour, minute: minute, dayPeriod: noon))
  }

  // MARK: Letters

  /// Upper case by the language's rules; see `LetterCase`.
  public func uppercased(_ text: String) -> String { LetterCase(language: language).uppercased(text) }

  /// Lower case by the language's rules.
  public func lowercased(_ text: String) -> String { LetterCase(language: language).lowercased(text) }
}
