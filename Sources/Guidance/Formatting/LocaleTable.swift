import Synchronization

/// What languages write, one row each: facts of the Common Locale Data Repository, release 49, with short unit words.
///
/// CLDR's short form stands where it does not change with the number, else its narrow form; where navigation apps
/// have a shorter word in common use ("h"), that. A word that changes has a form for each plural category.
enum LocaleTable {
  /// The row of a locale: of language and region or script if there is one, else of the language.
  static func row(language: String, script: String?, region: String?) -> LocaleRow? {
    for part in [region, script].compactMap({ $0 }) {
      if let row = rows["\(language)-\(part)"] { return row.value }
    }
    return rows[language]?.value
  }

  /// Whether the language has a row for a script that is not its usual one.
  static func hasRow(language: String, script: String?) -> Bool {
    script.map { rows["\(language)-\($0)"] != nil } ?? false
  }

  static let languages: [String] = rows.keys.sorted()

  /// A frame needs one or two of them; reading all would take longer than its interface.
  private static let rows: [String: LazyRow] = Dictionary(
    uniqueKeysWithValues: text.utf8.split(separator: UInt8(ascii: "\n")).map { line in
      (String(Substring(line.prefix { $0 != UInt8(ascii: "|") })), LazyRow(Substring(line)))
    })

  /// A row that is read when it is first needed; `nil` for a line that is none.
  private final class LazyRow: Sendable {
    private let line: Substring
    private let row = Mutex<LocaleRow?>(nil)

    init(_ line: Substring) { self.line = line }

    var value: LocaleRow? {
      row.withLock { row in
        row = row ?? LocaleRow(line)
        return row
      }
    }
  }

  // language | usual region | digits | decimal | grouping (_ is a no-break space, ~ a narrow one) | j: no space before
  // the unit, p: unit first, 2: thousands are separated where two digits stand before them | 24-hour clock | 12-hour clock | before noon | after noon | m | km | ft | mi | yd | min | h | d |
  // km/h | mph
  private static let text = """
    af|ZA|latn|,|_||HH:mm|h:mm~a|vm.|nm.|m|km|vt.|myl|jt.|min.|u.|d.|km/h|myl/h
    am|ET|latn|.|,||HH:mm|h:mm a|ጥዋት|ከሰዓት|ሜ|ኪሜ|ጫማ|ማይል|ያርድ|ደቂ|ሰዓ|one:ቀን;other:ቀናት|ኪሜ/ሰ|ማይል/ሰ
    ar|EG|arab|٫|٬||HH:mm|h:mm a|ص|م|م|كم|قدم|ميل|ياردة|د|س|ي|كم/س|ميل/س
    az|AZ|latn|,|.||HH:mm|h:mm~a|AM|PM|m|km|ft|mil|yd|dəq|saat|gün|km/saat|mil/saat
    be|BY|latn|,|_|2|HH:mm|h:mm~a|AM|PM|м|км|фт|міл.|ярд|хв|гадз|сут|км/гадз|міл./гадз
    bg|BG|latn|,|_|2|H:mm|h:mm a|пр.об.|сл.об.|м|км|фут|миля|ярд|мин|ч|д|км/ч|mph
    bn|BD|beng|.|,||HH:mm|h:mm a|AM|PM|মি|কিমি|ফুট|মাইল|গজ|মিনিট|ঘণ্টা|দিন|কিমি/ঘণ্টা|মাইল/ঘণ্টা
    bs|BA|latn|,|.||HH:mm|hh:mm~a|a.~m.|p.~m.|m|km|ft|mi|yd|min|h|d.|km/h|mi/h
    ca|ES|latn|,|.||H:mm|h:mm~a|a.~m.|p.~m.|m|km|ft|mi|yd|min|h|d|km/h|mi/h
    cs|CZ|latn|,|_||H:mm|h:mm~a|dop.|odp.|m|km|ft|mi|yd|min|h|d|km/h|mi/h
    da|DK|latn|,|.||HH.mm|h.mm~a|AM|PM|m|km|fod|mil|yard|min|t.|d|km/t.|mph
    de|DE|latn|,|.||HH:mm|h:mm~a|AM|PM|m|km|ft|mi|yd|Min.|Std.|Tg.|km/h|mi/h
    el|GR|latn|,|.||HH:mm|h:mm~a|π.μ.|μ.μ.|μ.|χλμ.|πδ|μίλ.|γρδ|λ.|ώ.|η|χλμ./ώρα|μίλια/ώρα
    en|US|latn|.|,||HH:mm|h:mm~a|AM|PM|m|km|ft|mi|yd|min|h|d|km/h|mph
    es|ES|latn|,|.|2|H:mm|h:mm~a|a.~m.|p.~m.|m|km|ft|mi|yd|min|h|d|km/h|mi/h
    et|EE|latn|,|_|2|HH:mm|h:mm~a|AM|PM|m|km|ft|mi|yd|min|t|p|km/h|mi/h
    eu|ES|latn|,|.||HH:mm|h:mm~a|AM|PM|m|km|ft|mi|yd|min|h|egun|km/h|mph
    fa|IR|arabext|٫|٬||H:mm|h:mm a|ق.ظ.|ب.ظ.|متر|کیلومتر|فوت|مایل|یارد|دقیقه|ساعت|روز|km/h|mph
    fi|FI|latn|,|_||H.mm|h.mm~a|ap.|ip.|m|km|ft|mi|yd|min|t|pv|km/h|mi/h
    fil|PH|latn|.|,||HH:mm|h:mm~a|AM|PM|m|km|ft|mi|yd|min|oras|araw|kph|mph
    fr|FR|latn|,|~||HH:mm|h:mm~a|AM|PM|m|km|pi|mi|yd|min|h|j|km/h|mi/h
    fr-CA|CA|latn|,|_||HH 'h' mm|h 'h' mm~a|a.m.|p.m.|m|km|pi|mi|vg|min|h|j|km/h|mi/h
    gl|ES|latn|,|_||HH:mm|h:mm~a|a.m.|p.m.|m|km|ft|mi|yd|min|h|d|km/h|mi/h
    gu|IN|latn|.|,||HH:mm|hh:mm a|AM|PM|મી|કિમી|ફૂટ|માઇલ|વાર|મિનિટ|કલાક|દિવસ|કિમી/કલાક|માઇલ/કલાક
    he|IL|latn|.|,||H:mm|h:mm a|AM|PM|מ׳|ק״מ|רגל|מייל|יארד|דק׳|שע׳|ימ׳|קמ״ש|mph
    hi|IN|latn|.|,||HH:mm|h:mm a|am|pm|मी|कि॰मी॰|फ़ीट|मील|गज़|मि॰|घं॰|दिन|कि॰मी॰/घं॰|मी॰प्र॰घं॰
    hr|HR|latn|,|.||HH:mm|hh:mm~a|AM|PM|m|km|ft|mi|yd|min|h|d|km/h|mi/h
    hu|HU|latn|,|_|2|H:mm|a~h:mm|de.|du.|m|km|láb|mf|yd|p|ó|nap|km/h|mph
    hy|AM|latn|,|_|2|HH:mm|h:mm a|AM|PM|մ|կմ|ֆտ|մղ|յդ|ր|ժ|օր|կմ/ժ|մղ/ժ
    id|ID|latn|,|.||HH.mm|h.mm~a|AM|PM|m|km|ft|mi|yd|mnt|j|hr|km/j|mpj
    is|IS|latn|,|.||HH:mm|h:mm~a|f.h.|e.h.|m|km|fet|mí|yd|mín|klst.|d.|km/klst.|mílur/klst.
    it|IT|latn|,|.|2|HH:mm|h:mm~a|AM|PM|m|km|ft|mi|yd|min|h|one:g;other:gg|km/h|mi/h
    ja|JP|latn|.|,||H:mm|aK:mm|午前|午後|m|km|ft|mi|yd|分|時間|日|km/h|mph
    ka|GE|latn|,|_|2|HH:mm|h:mm a|AM|PM|მ|კმ|ფტ|მილი|იარდი|წთ|სთ|დღე|კმ/სთ|მილი/სთ
    kk|KZ|latn|,|_||HH:mm|h:mm~a|AM|PM|м|км|фут|миля|ярд|мин|сағ|күн|км/сағ|миля/сағ
    km|KH|latn|.|,||HH:mm|h:mm a|AM|PM|ម|គម|ft|mi|yd|នាទី|ម៉ោង|ថ្ងៃ|km/h|mph
    kn|IN|latn|.|,||HH:mm|hh:mm a|AM|PM|ಮೀ|ಕಿಮೀ|ಅ|ಮೈ.|ಗ|ನಿಮಿ|ಗಂ.|ದಿ|ಕಿ.ಮೀ./ಗಂ|ಮೈ/ಗಂ
    ko|KR|latn|.|,|j|HH:mm|a h:mm|오전|오후|m|km|ft|mi|yd|분|시간|일|km/h|mi/h
    ky|KG|latn|,|_||HH:mm|h:mm~a|тң|тк|м|км|фут|миля|ярд|мүн|ст|күн|км/с|миля/с
    lo|LA|latn|,|.||H:mm|h:mm a|ກ່ອນທ່ຽງ|ຫຼັງທ່ຽງ|ມ|ກມ|ຟ|ໄມ|ຫລາ|ນທ|ຊມ|ມື້|ກມ/ຊມ|ມ/ຊມ
    lt|LT|latn|,|_||HH:mm|hh:mm~a|priešpiet|popiet|m|km|ft|mi|yd|min|val.|d.|km/val.|mi/h
    lv|LV|latn|,|_|2|HH:mm|h:mm~a|priekšp.|pēcp.|m|km|ft|one:jūdze;other:jūdzes|one:jards;other:jardi|min|h|d.|km/st.|mi/h
    mk|MK|latn|,|.||HH:mm|h:mm~a|претпл.|попл.|m|km|ft|mi|yd|мин.|ч.|д.|km/h|mph
    ml|IN|latn|.|,||HH:mm|h:mm a|AM|PM|മീ.|കി.മീ.|അടി|മൈൽ|വാര|മി.|മ|ദി|കി.മീ/മ.|മൈ/മ.
    mn|MN|latn|.|,||HH:mm|h:mm~a|ү.ө.|ү.х.|м|км|фут|ми|ярд|мин|цаг|хоног|км/ц|ми/ц
    mr|IN|deva|.|,||H:mm|h:mm a|AM|PM|मी|किमी|फूट|मैल|यार्ड|मि.|ता|दिवस|किप्रता|मैप्रता
    ms|MY|latn|.|,||HH:mm|h:mm~a|PG|PTG|m|km|ka|bt|ela|min|j|hari|km/j|bt/j
    my|MM|mymr|.|,||H:mm|a h:mm|နံနက်|ညနေ|m|km|ft|mi|ကိုက်|မိနစ်|နာရီ|ရက်|km/h|mi/h
    nb|NO|latn|,|_||HH:mm|h:mm~a|a.m.|p.m.|m|km|fot|mi|yard|min|t|d|km/t|mi/t
    ne|NP|deva|.|,||HH:mm|h:mm a|पूर्वाह्न|अपराह्न|मि|किमी|फिट|माइल|गज|मिनेट|घण्टा|दिन|किमी/घण्टा|माइल/घण्टा
    nl|NL|latn|,|.||HH:mm|h:mm a|a.m.|p.m.|m|km|ft|mi|yd|min|u|d|km/u|mi/h
    or|IN|latn|.|,||HH:mm|h:mm a|AM|PM|ମି|କିମି|ଫିଟ୍|ମା|ୟାର୍ଡ୍|ମିନିଟ୍‌|ଘଣ୍ଟା|ଦିନ|km/h|mph
    pa|IN|latn|.|,||HH:mm|h:mm a|AM|PM|ਮੀ.|ਕਿ.ਮੀ.|ਫੁੱਟ|ਮੀਲ|ਗਜ਼|ਮਿੰਟ|ਘੰ.|ਦਿਨ|ਕਿ.ਪ੍ਰ.ਘੰ.|ਮੀ.ਪ੍ਰ.ਘੰ.
    pa-Arab|PK|arabext|٫|٬||HH:mm|h:mm a|AM|PM|m|km|ft|mi|yd|min|h|d|km/h|mph
    pl|PL|latn|,|_|2|HH:mm|h:mm~a|AM|PM|m|km|ft|mi|yd|min|godz.|d.|km/godz.|mph
    pt|BR|latn|,|.||HH:mm|h:mm~a|AM|PM|m|km|pés|mi|yd|min|h|d|km/h|mph
    ro|RO|latn|,|.||HH:mm|h:mm~a|a.m.|p.m.|m|km|ft|mi|yd|min|h|z|km/h|mi/h
    ru|RU|latn|,|_||HH:mm|h:mm~a|AM|PM|м|км|фт|ми|ярд|мин|ч|дн.|км/ч|ми/ч
    si|LK|latn|.|,|p|HH:mm|a h.mm|පෙ.ව.|ප.ව.|මී|කි.මී|අඩි|සැත|යාර|මිනි|පැය|දින|කිමී/පැ|mph
    sk|SK|latn|,|_||H:mm|h:mm~a|AM|PM|m|km|ft|mi|yd|min|h|d|km/h|mi/h
    sl|SI|latn|,|.|2|HH:mm|h:mm~a|dop.|pop.|m|km|ft|mi|yd|min|h|d|km/h|mi/h
    sq|AL|latn|,|_|2|HH:mm|h:mm~a|p.d.|m.d.|m|km|ft|mi|yd|min|orë|ditë|km/orë|mi/h
    sr|RS|latn|,|.||HH:mm|h:mm~a|AM|PM|м|км|фт|ми|јрд|мин|ч|д|км/ч|mi/h
    sr-Latn|RS|latn|,|.||HH:mm|h:mm~a|AM|PM|m|km|ft|mi|jrd|min|č|d|km/č|mi/h
    sv|SE|latn|,|_||HH:mm|h:mm~a|fm|em|m|km|fot|mi|yd|min|tim|d|km/h|mi/h
    sw|TZ|latn|.|,|p|HH:mm|h:mm~a|AM|PM|mita|km|futi|maili|yadi|dak|saa|siku|km/h|mph
    ta|IN|latn|.|,||HH:mm|h:mm a|AM|PM|மீ.|கி.மீ.|அடி|மை.|கெஜ.|நிமி.|ம.|நா|கி.மீ./ம.நே.|மை/ம.நே.
    te|IN|latn|.|,||HH:mm|h:mm a|AM|PM|మీ.|కి.మీ.|అ.|మై.|గ.|నిమి.|గం.|రో|కి.మీ/గం|మై/గం
    th|TH|latn|.|,||HH:mm 'น'.|h:mm a|ก่อนเที่ยง|หลังเที่ยง|ม.|กม.|ฟุต|ไมล์|หลา|นาที|ชม.|วัน|กม./ชม.|ไมล์/ชม.
    tr|TR|latn|,|.||HH:mm|a~h:mm|ÖÖ|ÖS|m|km|fit|mil|yd|dk.|sa.|gün|km/sa|mil/sa
    uk|UA|latn|,|_||HH:mm|h:mm~a|дп|пп|м|км|фт|ми|ярд|хв|год|дн.|км/год|ми/год
    ur|PK|latn|.|,||HH:mm|h:mm a|AM|PM|میٹر|کلو میٹر|فیٹ|میل|یارڈ|منٹ|one:گھنٹہ;other:گھنٹے|دن|km/h|mph
    uz|UZ|latn|,|_||HH:mm|h:mm~a|TO|TK|m|km|fut|mil|yard|daq|soat|kun|km/soat|mil/soat
    uz-Cyrl|UZ|latn|,|_||HH:mm|h:mm~a|ТО|ТК|м|км|фут|мил|ярд|дақ|соат|кун|км/соат|мил/соат
    vi|VN|latn|,|.||HH:mm|h:mm~a|SA|CH|m|km|ft|dặm|yd|phút|giờ|ngày|km/h|mi/h
    zh|CN|latn|.|,|j|HH:mm|ah:mm|上午|下午|米|公里|英尺|英里|码|分钟|小时|天|公里/小时|英里/小时
    zh-HK|HK|latn|.|,||HH:mm|ah:mm|上午|下午|米|公里|呎|哩|碼|分鐘|小時|日|公里/小時|英里/小時
    zh-TW|TW|latn|.|,||HH:mm|Bh:mm|上午|下午|公尺|公里|呎|英里|碼|分鐘|小時|天|公里/小時|英里/小時
    zu|ZA|latn|.|,||HH:mm|h:mm~a|AM|PM|m|km|ft|mi|yd|min|h|d|km/h|mi/h
    """
}

/// One row of the table.
struct LocaleRow: Sendable, Hashable {
  let language, usualRegion, digits, decimalSeparator, groupingSeparator: String
  let joinsUnit, putsUnitFirst: Bool
  /// Digits that stand before the last three where these are separated: "1,000" or "1000".
  let leastGroupedDigits: Int
  let clock24, clock12, beforeNoon, afterNoon: String
  let metre, kilometre, foot, mile, yard, minute, hour, day: UnitWord
  let kilometresPerHour, milesPerHour: String

  fileprivate init?(_ line: Substring) {
    let fields = line.split(separator: "|", omittingEmptySubsequences: false).map {
      String($0.map { $0 == "_" ? "\u{A0}" : $0 == "~" ? "\u{202F}" : $0 })
    }
    guard fields.count == 20 else { return nil }
    (language, usualRegion, digits) = (fields[0], fields[1], fields[2])
    (decimalSeparator, groupingSeparator) = (fields[3], fields[4])
    (joinsUnit, putsUnitFirst) = (fields[5].contains("j"), fields[5].contains("p"))
    leastGroupedDigits = fields[5].contains("2") ? 2 : 1
    (clock24, clock12, beforeNoon, afterNoon) = (fields[6], fields[7], fields[8], fields[9])
    let units = fields[10...17].map(UnitWord.init)
    (metre, kilometre, foot, mile, yard) = (units[0], units[1], units[2], units[3], units[4])
    (minute, hour, day) = (units[5], units[6], units[7])
    (kilometresPerHour, milesPerHour) = (fields[18], fields[19])
  }
}

/// A unit's word in each plural category.
struct UnitWord: Sendable, Hashable {
  private let other: String
  private let forms: [PluralCategory: String]

  /// - Parameter field: the word, or "one:گھنٹہ;other:گھنٹے".
  init(_ field: String) {
    var forms: [PluralCategory: String] = [:]
    for part in field.split(separator: ";") {
      let halves = part.split(separator: ":", maxSplits: 1).map(String.init)
      if halves.count == 2, let category = PluralCategory(rawValue: halves[0]) { forms[category] = halves[1] }
    }
    other = forms[.other] ?? field
    self.forms = forms
  }

  func form(_ category: PluralCategory) -> String { forms[category] ?? other }
}
