import MapData
import Testing

@testable import MapDrawing

/// What streets are called in the user's language, and house numbers as people write them.
@Suite struct StreetLabelTests {
  private static let nanjing: [String: String] = [
    "name": "南京西路", "name:en": "Nanjing West Road", "name:zh": "南京西路", "name_en": "Nanjing West Road",
  ]
  private static let lane: [String: String] = ["name": "天津街", "name_en": "天津街", "name_int": "天津街"]
  private static let esplanadi = ["name": "Pohjoisesplanadi", "name:sv": "Norra Esplanaden"]
  private static let tverskaya = ["name": "Тверская улица", "name:en": "Tverskaya Street"]
  private static let market = ["name": "Market Street", "name:zh": "市場街"]

  @Test(arguments: [
    (nanjing, "en", "南京西路 Nanjing West Rd"), (nanjing, "zh-TW", "南京西路"), (nanjing, "ja", "南京西路"),
    (nanjing, "fr", "南京西路 Nanjing West Rd"), (nanjing, "ko", "南京西路 Nanjing West Rd"), (lane, "en", "天津街"),
    (esplanadi, "sv-FI", "Norra Esplanaden"), (esplanadi, "fi", "Pohjoisesplanadi"),
    (esplanadi, "en", "Pohjoisesplanadi"), (esplanadi, "zh-CN", "Pohjoisesplanadi"),
    (tverskaya, "ru", "Тверская улица"), (tverskaya, "bg", "Тверская улица"),
    (tverskaya, "de", "Тверская улица Tverskaya St"), (market, "en", "Market Street"),
    (market, "zh-TW", "Market Street 市場街"),
    (
      ["name": "德輔道中 Des Voeux Road Central", "name:en": "Des Voeux Road Central"], "en",
      "德輔道中 Des Voeux Road Central"
    ),
    (["name": "Main Street;Broadway;Main Street"], "en", "Main Street / Broadway"),
    (["name:latin": "Nur Latein"], "de", "Nur Latein"),
  ])
  func streetIsCalled(names: [String: String], language: String, text: String) {
    #expect(StreetLabel(language: language).text(names.mapValues(PropertyValue.string)) == text)
  }

  @Test func streetWithoutANameHasNone() {
    #expect(StreetLabel(language: "en").text(["ref": .string("A 1")]) == nil)
  }

  /// Where both have no room, the one that the user can read.
  @Test func shorterTextsOfTwoScripts() {
    let label = StreetLabel(language: "en")
    #expect(
      label.texts(Self.nanjing.mapValues(PropertyValue.string)) == ["南京西路 Nanjing West Rd", "Nanjing W Rd"])
    let section = ["name": "中山北路一段", "name:en": "Zhongshan North Road Section 1"]
    #expect(
      label.texts(section.mapValues(PropertyValue.string)) == [
        "中山北路一段 Zhongshan North Rd Sec 1", "Zhongshan N Rd Sec 1",
      ])
    #expect(label.texts(Self.esplanadi.mapValues(PropertyValue.string)).count == 1)
  }

  @Test(arguments: [
    ("17;19;21;25", "17–21, 25"), ("800;830", "800, 830"), ("251-281", "251–281"), ("12", "12"),
    ("12a;12b", "12a, 12b"),
    ("1; 2 ;3", "1–3"), ("4;4;4", "4"), ("1;5;9;22;48", "1–48"), ("a;b;c;d;e", "a, b, c, d, …"), ("37-12", "37-12"),
    ("3-5-1", "3-5-1"), ("2,4,6", "2–6"), ("1/2", "1/2"), (";", ";"), ("10–14", "10–14"), ("7;5;3", "3–7"),
  ])
  func numbersAsPeopleWriteThem(raw: String, shown: String) {
    #expect(HouseNumbers.shown(raw) == shown)
  }

  /// At two points a metre: five doors of one house, the same number across the corner of another street and far down
  /// the same one.
  @Test func numberStandsOnceOnItsBlock() {
    typealias Place = HouseNumbers.Place
    let shops = (0..<5).map { Place(text: "865", street: "Market Street", point: .init(Double($0) * 60, 0)) }
    let others = [
      Place(text: "865", street: "Mission Street", point: .init(100, 40)),
      Place(text: "865", street: "Market Street", point: .init(240 + 302, 0)),
      Place(text: "867", street: "Market Street", point: .init(100, 0)),
    ]
    // The middle one of the shops, at 120.
    #expect(HouseNumbers.once(shops + others, pointsPerMetre: 2) == [2, 5, 6, 7])
    // Without streets 60 metres count.
    let unknown = [0.0, 119, 260].map { Place(text: "1", street: nil, point: .init($0, 0)) }
    #expect(HouseNumbers.once(unknown, pointsPerMetre: 2).count == 2)
  }
}
