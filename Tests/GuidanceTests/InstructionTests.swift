import Testing

@testable import Guidance

@Suite struct InstructionTests {
  static let complete = Phrase.languages

  @Test(arguments: [
    ("zh-TW", "繼續行駛"), ("zh", "继续行驶"), ("zh_HK", "繼續行駛"), ("zh-Hans-HK", "继续行驶"), ("pt-PT", "Continue"),
    ("iw", "המשך"), ("in_ID", "Lanjutkan"), ("fi-FI", "Jatka"), ("", "Continue"), ("yue", "繼續行駛"),
    ("yue-Hans", "继续行驶"), ("hi-Latn", "Continue"), ("sr", "Continue"), ("nn-NO", "Fortsett"), ("fa-AF", "ادامه دهید"),
  ])
  func tagsChooseTheirTables(tag: String, text: String) {
    #expect(Phrase.continue.text(in: tag) == text)
  }

  private func step(_ maneuver: Maneuver, road: String = "", numbers: [String] = []) -> Step {
    var step = Step(maneuver: maneuver, distanceAlongRoute: 100, length: 50, duration: 5)
    step.roadName = road
    step.roadNumbers = numbers
    return step
  }

  /// Every manoeuvre has a sentence and rows in every language.
  @Test(arguments: complete) func everyManoeuvreHasWordsInEveryLanguage(language: String) {
    for maneuver in Maneuver.allCases {
      for road in ["", "X"] {
        let text = InstructionText(step: step(maneuver, road: road), language: language)
        #expect(!text.sentence.isEmpty, "\(maneuver)")
        #expect(!text.sentence.contains("{"), "\(maneuver)")
        #expect(!text.rows.isEmpty)
        #expect(!text.firstRow.plainText.isEmpty)
        #expect(!text.usesEnglish)
      }
    }
  }

  /// A turn shows its road, an exit its badge, places follow a small word.
  @Test func turnShowsItsRoad() {
    var exit = step(.offRampRight, road: "4th Street", numbers: [])
    exit.exitNumber = "2"
    exit.towards = ["Embarcadero"]
    let text = InstructionText(step: exit, language: "en")
    #expect(text.exit == InstructionText.Exit(word: "Exit", number: "2"))
    #expect(text.rows == [.init("4th Street", abbreviatedName: "4th St"), .init("Embarcadero", conjunction: "toward")])
    #expect(text.sentence == "Take exit 2 onto 4th Street")
    #expect(text.thenName == "4th Street")

    let turn = InstructionText(
      step: step(.turnLeft, road: "James Lick Freeway", numbers: ["US 101", "I 80 East"]), language: "en")
    #expect(turn.firstRow.shields.map(\.text) == ["US 101", "I-80 E"])
    #expect(turn.rows.count == 1)
    #expect(turn.firstRow.shields.map(\.network) == [.usHighway, .usInterstate])
    #expect(InstructionText(step: step(.turnLeft), language: "en").firstRow.name == "Turn left")
  }

  @Test(
    arguments: [
      ("en", "toward", nil), ("de", "Richtung", nil), ("ar", "باتجاه", nil),
      ("tr", nil, " yönünde"), ("ja", nil, "方面"), ("hi", nil, " की ओर"), ("zh-Hans", "往", " 方向"),
    ] as [(String, String?, String?)])
  func languagePutsTheSmallWordWhereItBelongs(language: String, word: String?, following: String?) {
    var exit = step(.offRampRight)
    exit.towards = ["Harbour"]
    let row = InstructionText(step: exit, language: language).firstRow
    #expect(row.conjunction == word)
    #expect(row.name == "Harbour")
    #expect(row.following == following)
  }

  /// An exit's number keeps the digits of the sign, in sentence and badge.
  @Test(arguments: [
    ("en", "14B"), ("ar-EG", "\u{2068}14B\u{2069}"), ("ar-AE", "\u{2068}14B\u{2069}"), ("hi-u-nu-deva", "14B"),
    ("fa", "\u{2068}14B\u{2069}"), ("bn", "14B"),
  ])
  func exitsNumberKeepsTheDigitsOfTheSign(language: String, spoken: String) {
    var exit = step(.offRampRight)
    exit.exitNumber = "14B"
    let text = InstructionText(step: exit, language: language)
    #expect(text.sentence.contains(spoken))
    #expect(text.exit?.number == "14B")
  }

  @Test(arguments: [
    ("en", 1, "Take the 1st exit"), ("en", 2, "Take the 2nd exit"), ("en", 3, "Take the 3rd exit"),
    ("en", 11, "Take the 11th exit"), ("en", 22, "Take the 22nd exit"), ("fr", 1, "Prenez la 1re sortie"),
    ("fr", 2, "Prenez la 2e sortie"), ("de", 3, "3. Ausfahrt nehmen"), ("ru", 2, "Сверните на 2-й съезд"),
    ("ar-EG", 2, "اسلك المخرج الثاني"), ("zh-Hans", 4, "从第 4 个出口驶出"), ("en", 13, "Take the 13th exit"),
    ("ar-EG", 11, "اسلك المخرج رقم \u{2068}١١\u{2069}"), ("he", 3, "צא ביציאה השלישית"),
    ("hi", 3, "तीसरे निकास से बाहर निकलें"), ("hi", 11, "11वें निकास से बाहर निकलें"), ("tr", 3, "3. çıkıştan çıkın"),
    ("id", 3, "Ambil jalan keluar ke-3"), ("it", 3, "Prendi la 3ª uscita"), ("ko", 1, "첫 번째 출구로 나가기"),
    ("ko", 11, "11번째 출구로 나가기"), ("vi", 1, "Đi theo lối ra thứ nhất"), ("vi", 4, "Đi theo lối ra thứ tư"),
    ("sv", 1, "Ta 1:a avfarten"), ("sv", 2, "Ta 2:a avfarten"), ("sv", 3, "Ta 3:e avfarten"),
    ("bn", 1, "১ম এক্সিট নিন"), ("bn", 2, "২য় এক্সিট নিন"), ("bn", 4, "৪র্থ এক্সিট নিন"), ("bn", 6, "৬ষ্ঠ এক্সিট নিন"),
    ("ro", 1, "Luați prima ieșire"), ("ro", 2, "Luați a 2-a ieșire"), ("uk", 3, "Скористайтеся 3-м з’їздом"),
    ("bg", 7, "Поемете по 7-мия изход"), ("fa", 2, "از خروجی دوم خارج شوید"), ("ur", 4, "چوتھا ایگزٹ لیں"),
    ("ta", 3, "3-வது வெளியேறும் வழியில் செல்லவும்"), ("pl", 2, "Zjedź 2. zjazdem"), ("ms", 2, "Ambil susur keluar ke-2"),
    ("el", 3, "Πάρτε την 3η έξοδο"), ("nl", 3, "Neem de 3e afslag"), ("ca", 2, "Agafa la 2a sortida"),
    ("es", 3, "Toma la 3.ª salida"), ("pt-PT", 2, "Saia na 2.ª saída"), ("pt-BR", 2, "Pegue a 2ª saída"),
    ("ja", 3, "3番目の出口を出る"),
  ])
  func numberOfARoundaboutsExit(language: String, number: Int, expected: String) {
    var roundabout = step(.roundaboutLeftCounterClockwise, road: "Pine Street")
    roundabout.roundaboutTurnNumber = number
    let text = InstructionText(step: roundabout, language: language)
    #expect(text.firstRow.name == expected)
    #expect(text.rows.count == 2)
  }

  @Test func arrivalShowsThePlaceAndTheSide() {
    let text = InstructionText(step: step(.destinationLeft), language: "en", destination: "Chinatown Gate")
    #expect(text.rows.map(\.name) == ["Chinatown Gate", "On the left"])
    #expect(InstructionText(step: step(.destination), language: "en").rows.map(\.name) == ["Your destination"])
  }

  @Test(arguments: [(0.0, "north"), (44, "northeast"), (350, "north"), (225, "southwest")])
  func departureTellsTheHeading(heading: Double, word: String) {
    let text = InstructionText(
      step: step(.depart, road: "Bryant Street"), language: "en", departureHeadingDegrees: heading)
    #expect(text.firstRow.name == "Head \(word)")
    #expect(text.secondRow?.name == "Bryant Street")
  }

  /// A service's banner shows its plates; in another language our own words stand.
  @Test(.enabled(if: SampleRoutes.arePresent)) func servicesBannerShowsItsPlates() throws {
    let route = try #require(try SampleRoutes.read("sf_directions_v5_banner_instructions.json").routes.first)
    let ramp = route.legs[0].steps[1]
    let text = InstructionText(step: ramp, language: "en", serviceLanguage: "en-US")
    #expect(text.firstRow.shields.map(\.text) == ["US 101 S", "I-80 W"])
    #expect(text.secondRow == .init("San Jose", conjunction: "toward"))
    #expect(text.sentence == "Take the ramp on the left towards US 101 South: San Jose")
    let turkish = InstructionText(step: ramp, language: "tr", serviceLanguage: "en-US")
    #expect(turkish.sentence == "US 101 South, I-80 West, San Jose yönünde soldaki bağlantı yoluna girin")
    #expect(turkish.secondRow?.name == "San Jose")
    #expect(turkish.secondRow?.following == " yönünde")
    #expect(InstructionText(step: route.legs[0].steps[2], language: "en").exit?.number == "1A")
  }

  /// Valhalla's banners give road numbers as plain text.
  @Test(.enabled(if: SampleRoutes.arePresent)) func numbersInBannersArePlates() throws {
    let route = try #require(try SampleRoutes.read("taipei-1.valhalla-osrm.json").routes.first)
    let step = route.legs[0].steps[4]
    #expect(step.banners.first?.primary.map(\.kind) == [.text, .delimiter, .icon])
    let row = InstructionText(step: step, language: "en").firstRow
    #expect(row.name == "中山北路一段")
    #expect(row.shields.map(\.text) == ["1甲"])
  }

  /// A road in two scripts is called by the one that the user reads where both have no room.
  @Test(.enabled(if: SampleRoutes.arePresent)) func renamedRoadsHaveShortForms() throws {
    let route = try #require(try SampleRoutes.read("taipei-1.valhalla-osrm.json").routes.first)
    let renamed = route.renamed { name in name == "天津街" ? ["天津街 Tianjin St", "Tianjin St"] : [] }
    let (step, other) = (renamed.legs[0].steps[2], renamed.legs[0].steps[1])
    #expect(step.roadName == "天津街 Tianjin St")
    #expect(step.shortRoadName == "Tianjin St")
    #expect(other == route.legs[0].steps[1])
    for language in ["en", "de"] {
      let text = InstructionText(step: step, language: language, serviceLanguage: "en")
      #expect(text.firstRow.name == "天津街 Tianjin St")
      #expect(text.firstRow.abbreviatedName == "Tianjin St")
      #expect(text.thenName == "Tianjin St")
    }
  }

  /// What is a road number and what is not.
  @Test(arguments: [
    ("US 101", true), ("I-80", true), ("I 80 East", true), ("A9", true), ("E 20", true), ("159", true),
    ("NJ 495 West", true),
    ("D6185", true), ("SS1", true), ("9A", true), ("1甲", true), ("3rd Street", false), ("11th Street", false),
    ("Main Street", false),
    ("Route 66 Diner", false), ("", false), ("南京西路12巷", false), ("Calle 5", false), ("東京", false), ("三号", false),
  ])
  func roadNumbersAreKnown(text: String, isNumber: Bool) {
    #expect(SignedDestinations.isRoadNumber(text) == isNumber)
  }

  @Test(
    arguments: [
      ("Golden Gate Avenue", "Golden Gate Ave"), ("Wilhelm-Fay-Straße", "Wilhelm-Fay-Str."),
      ("Friedrichstraße", "Friedrichstr."),
      ("Straße des 17. Juni", "Str. des 17. Juni"), ("Alte Straße 5", "Alte Str. 5"),
      ("Atatürk Bulvarı", "Atatürk Blv."), ("Broadway", nil), ("Bay Bridge", "Bay Brg"), ("Plaza Mayor", "Pza. Mayor"),
      ("Rockefeller Plaza", nil),
      ("Langer Gang", nil), ("Gang Melati", "Gg. Melati"), ("Place de la Concorde", "Pl. de la Concorde"),
      ("Waverly Place", "Waverly Pl"), ("Avenue Victor Hugo", "Av. Victor Hugo"), ("Plaza Drive", "Plaza Dr"),
      ("GAZİ SOKAĞI", "GAZİ Sk."), ("Avenue of the Americas", nil), ("Main Street North", "Main St N"),
      ("North First Street", "N First St"), ("Zhongshan North Road Section 1", "Zhongshan N Rd Sec 1"),
      ("Lane 135, Zhongshan North Road Section 1", "Lane 135, Zhongshan N Rd Sec 1"),
      ("Section 2, Nanjing East Road", "Sec 2, Nanjing E Rd"), ("Section Road", "Section Rd"),
      ("Невский проспект", "Невский пр-т"),
    ] as [(String, String?)])
  func namesAreShortenedAsSignsShortenThem(name: String, short: String?) {
    #expect(RoadNameAbbreviation.shortened(name) == short)
  }
}
