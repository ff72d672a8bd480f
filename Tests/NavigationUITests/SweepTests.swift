import Geometry
import Guidance
import Icons
import Testing
import Text

@testable import NavigationUI

/// Every language on every kind of device: no text leaves its element, no element touches another.
@Suite struct SweepTests {
  /// A short and a long street name in the script of each language; the others have Latin ones.
  static let names: [String: (short: String, long: String)] = [
    "ar": ("شارع النيل", "شارع الأمير محمد بن عبد العزيز بن سعود الكبير المتفرع من طريق الملك فهد"),
    "fa": ("خیابان ولیعصر", "بزرگراه شهید آیت‌الله سید محمد حسینی بهشتی به سمت میدان ونک شمالی"),
    "ur": ("مال روڈ", "شاہراہ قائد اعظم محمد علی جناح براستہ گلبرگ مین بلیوارڈ لاہور"),
    "he": ("רחוב הרצל", "שדרות יצחק רבין ראש הממשלה ושר הביטחון לכיוון צומת גלילות מזרח"),
    "hi": ("महात्मा गांधी मार्ग", "नेताजी सुभाष चंद्र बोस राष्ट्रीय राजमार्ग संख्या चवालीस उत्तर दिशा"),
    "mr": ("लक्ष्मी रस्ता", "छत्रपती शिवाजी महाराज राष्ट्रीय महामार्ग क्रमांक अठ्ठेचाळीस पश्चिम"),
    "ne": ("रत्नपार्क", "महाकवि लक्ष्मीप्रसाद देवकोटा राजमार्ग काठमाडौं उपत्यका चक्रपथ"),
    "bn": ("মিরপুর রোড", "বঙ্গবন্ধু শেখ মুজিবুর রহমান মহাসড়ক ঢাকা চট্টগ্রাম উত্তর সংযোগ"),
    "gu": ("આશ્રમ રોડ", "સરદાર વલ્લભભાઈ પટેલ રિંગ રોડ અમદાવાદ વડોદરા એક્સપ્રેસ માર્ગ"),
    "pa": ("ਮਾਲ ਰੋਡ", "ਸ਼ਹੀਦ ਭਗਤ ਸਿੰਘ ਰਾਸ਼ਟਰੀ ਰਾਜਮਾਰਗ ਅੰਮ੍ਰਿਤਸਰ ਜਲੰਧਰ ਲੁਧਿਆਣਾ ਬਾਈਪਾਸ"),
    "ta": ("அண்ணா சாலை", "டாக்டர் இராதாகிருஷ்ணன் நெடுஞ்சாலை மேற்கு தாம்பரம் புறவழிச்சாலை வடக்கு"),
    "te": ("ట్యాంక్ బండ్", "నేతాజీ సుభాష్ చంద్రబోస్ జాతీయ రహదారి హైదరాబాద్ విజయవాడ తూర్పు"),
    "kn": ("ಎಂ.ಜಿ. ರಸ್ತೆ", "ಕೆಂಪೇಗೌಡ ಅಂತರರಾಷ್ಟ್ರೀಯ ವಿಮಾನ ನಿಲ್ದಾಣ ರಸ್ತೆ ಬೆಂಗಳೂರು ಉತ್ತರ"),
    "ml": ("എം.ജി. റോഡ്", "തിരുവനന്തപുരം കൊല്ലം ദേശീയപാത അറുപത്തിയാറ് വടക്കോട്ട് കഴക്കൂട്ടം"),
    "si": ("ගාලු පාර", "ශ්‍රී ජයවර්ධනපුර කෝට්ටේ අධිවේගී මාර්ගය දකුණු පිවිසුම කොළඹ"),
    "th": ("ถนนสุขุมวิท", "ถนนพระบาทสมเด็จพระพุทธยอดฟ้าจุฬาโลกมหาราชทางหลวงพิเศษหมายเลขเจ็ด"),
    "lo": ("ຖະໜົນລ້ານຊ້າງ", "ຖະໜົນເສດຖາທິລາດນະຄອນຫຼວງວຽງຈັນທາງດ່ວນສາຍເໜືອໄປວັງວຽງ"),
    "km": ("មហាវិថីនរោត្តម", "មហាវិថីព្រះមុនីវង្សភ្នំពេញផ្លូវជាតិលេខមួយទៅបាវិតខាងកើត"),
    "my": ("ပြည်လမ်း", "ဗိုလ်ချုပ်အောင်ဆန်းလမ်းမကြီးရန်ကုန်မန္တလေးအမြန်လမ်းမြောက်ဘက်"),
    "ka": ("რუსთაველის გამზირი", "წმინდა მოწამეთა ქეთევან დედოფლის სახელობის გამზირი აღმოსავლეთით"),
    "hy": ("Մաշտոցի պողոտա", "Արցախի Հանրապետության Ազատամարտիկների փողոց դեպի հյուսիս արևելք"),
    "el": ("Οδός Ερμού", "Λεωφόρος Αρχιεπισκόπου Μακαρίου και Ελευθερίου Βενιζέλου προς Αθήνα"),
    "ru": ("Невский проспект", "Краснопролетарская набережная имени адмирала Константина Крузенштерна"),
    "uk": ("вулиця Хрещатик", "проспект Червонозоряних Космонавтів імені академіка Сергія Корольова"),
    "ja": ("銀座通り", "首都高速都心環状線外回り一ノ橋ジャンクション方面東京国際空港羽田連絡道路出口"),
    "zh": ("长安街", "北京首都国际机场高速公路东直门外大街立交桥向东三环路主路出口辅路方向"),
    "zh-Hant": ("中山路", "國道一號中山高速公路台北交流道往桃園國際機場重慶北路方向高架匝道出口"),
    "ko": ("세종대로", "서울특별시 강남순환도시고속도로 사당나들목 관악터널 방면 진입연결도로"),
    "am": ("ቦሌ መንገድ", "የኢትዮጵያ አርበኞች ጥንታዊ ማኅበር አደባባይ ወደ ሰሜን ምሥራቅ የሚወስደው መንገድ"),
    "de": ("Lindenallee", "Donaudampfschifffahrtsgesellschaftskapitänsstraßenunterführung Nordost"),
    "tr": ("Bağdat Caddesi", "Ordinaryüs Profesör Doktor Ali Fuat Başgil Viyadüğü Kavşağı Bulvarı"),
    "fi": ("Mannerheimintie", "Lentokonesuihkuturbiinimoottoriapumekaanikkoaliupseerioppilaantie"),
    "vi": ("Đường Lê Lợi", "Đường cao tốc Thành phố Hồ Chí Minh – Long Thành – Dầu Giây hướng Đông"),
  ]

  static let devices: [(Double, Double, EdgeInsets)] = [
    (393, 852, EdgeInsets(top: 59, bottom: 34)), (375, 667, EdgeInsets(top: 20)), (320, 568, EdgeInsets(top: 20)),
    (852, 393, EdgeInsets(left: 59, bottom: 21, right: 59)), (667, 375, .zero), (1024, 768, EdgeInsets(top: 24)),
    (768, 1024, EdgeInsets(top: 24)), (320, 426, .zero), (800, 480, .zero), (507, 1024, EdgeInsets(top: 24)),
  ]

  static let typesetter = Result { Typesetter(fonts: try FontLibrary()) }

  /// The interface at its fullest in a language.
  static func model(
    _ language: String, long: Bool, device: (Double, Double, EdgeInsets), textScale: Double
  ) -> InterfaceModel {
    let format = LocaleFormat(identifier: language)
    let primary = String(language.prefix { $0 != "-" })
    let pair =
      names[language] ?? names[primary] ?? ("High Street", "Saint Bartholomew-the-Great Memorial Parkway North")
    let name = long ? pair.long : pair.short
    var model = InterfaceModel(width: device.0, height: device.1)
    model.safeArea = device.2
    model.language = language
    model.isRightToLeft = format.isRightToLeft
    model.textScale = textScale
    let distance = format.distance(metres: long ? 88_000 : 250)
    model.header = Header(
      icon: .turn(.init(.turnRight)), distance: Measure((distance.value, distance.unit)),
      rows: long ? [.init(name), .init(pair.short, conjunction: pair.short)] : [.init(pair.long)],
      palette: HeaderPalette(isLowLight: false))
    model.header?.exit = long ? .init(word: "EXIT", number: "128A-B-C") : nil
    model.header?.strip = .then(word: pair.short, .init(.turnLeft), name: name)
    let time = format.duration(seconds: long ? 86_000 : 720)
    let parts = time.flatMap { [Measure.Part($0.value, isValue: true), Measure.Part($0.unit, isValue: false)] }
    model.footer = Footer(
      time: Measure(parts: parts), delay: .heavy, arrival: format.digits(in: "12:42") + (long ? " AM" : ""),
      distance: format.text(value: distance.value, unit: distance.unit), destination: name)
    let speed = format.speed(metresPerSecond: long ? 40 : 25)
    model.speed = Speed(
      sign: .vienna, limit: format.integer(long ? 120 : 50), current: speed.value, unit: speed.unit, alert: .major)
    model.report = Report(label: pair.short, expansion: 1)
    model.myLocation = MyLocation()
    model.compass = Compass(bearingDegrees: 30)
    if long {
      model.recenter = nil
    } else {
      model.recenter = Recenter(label: pair.short)
    }
    return model
  }

  private func check(_ model: InterfaceModel, _ label: String) throws {
    let layout = InterfaceLayout(model, typesetter: try Self.typesetter.get())
    let map = Rect(x: 0, y: 0, width: model.width, height: model.height)
    for element in layout.elements {
      #expect(map.contains(element.frame), "\(label): \(element.name) leaves the map")
    }
    for text in layout.texts where text.bounds.minX <= text.bounds.maxX {
      let frame = try #require(layout.frame(of: text.element))
      #expect(
        frame.inset(by: -0.5).contains(text.bounds),
        "\(label): \(text.text) leaves \(text.element) \(frame) \(text.bounds)")
    }
    let solid = layout.elements.filter { ![.navigationTripProgressBar, .speedLimit].contains($0.name) }
    for (index, a) in solid.enumerated() {
      for b in solid[..<index] where a.name != .navigationHeaderSecondary && b.name != .navigationHeaderSecondary {
        #expect(!a.frame.inset(by: -3.99).intersects(b.frame), "\(label): \(a.name) touches \(b.name)")
      }
    }
    for name in ElementName.all {
      let texts = layout.texts.filter { $0.element == name && $0.bounds.minX <= $0.bounds.maxX }
      for (index, a) in texts.enumerated() {
        for b in texts[..<index] {
          let overlap = a.bounds.intersection(b.bounds)
          // Marks above and below letters may reach into the neighbouring line, not into its letters' middle.
          #expect(
            overlap.isEmpty || overlap.height < 0.3 * min(a.size, b.size),
            "\(label): \(a.text) over \(b.text) by \(overlap.height)")
        }
      }
    }
  }

  @Test(arguments: LocaleFormat.languages) func everyLanguage(language: String) throws {
    for device in [0, 2, 3, 5].map({ Self.devices[$0] }) {
      for long in [false, true] {
        for scale in long ? [1, 1.35] : [1.0] {
          let model = Self.model(language, long: long, device: device, textScale: scale)
          try check(model, "\(language) \(device.0)x\(device.1) \(long ? "long" : "short") \(scale)")
        }
      }
    }
  }

  @Test(arguments: [0.82, 1.12, 1.65, 3.12]) func everyTextSize(scale: Double) throws {
    for language in ["en", "ar", "hi", "th", "my", "ja", "de", "tr"] {
      for device in Self.devices {
        var model = Self.model(language, long: true, device: device, textScale: scale)
        try check(model, "\(language) \(device.0)x\(device.1) \(scale)")
        model.footer = nil
        model.prompt = Prompt(
          .hazard(HazardIcon.works.flatIcon(Specimens.palette)), title: model.header?.rows.first?.name ?? "",
          subtitle: model.header?.rows.last?.name,
          buttons: [.init("Gone", isProminent: false), .init("Still there", isProminent: true)])
        try check(model, "\(language) \(device.0)x\(device.1) \(scale) prompt")
      }
    }
  }
}
