import Testing

@testable import Guidance

/// Words by language.
@Suite struct PhraseTableTests {
  /// Every table is whole and has no key too many.
  @Test(arguments: PhraseSource.all.map(\.tag)) func everyTableIsWhole(tag: String) throws {
    let source = try #require(PhraseSource.all.first { $0.tag == tag })
    #expect(source.faults == [])
  }

  @Test func languagesAreTheseOneTableEach() {
    let expected = [
      "ar", "bg", "bn", "ca", "cs", "da", "de", "de-CH", "el", "en", "en-001", "en-CA", "en-GB", "es", "es-419", "fa",
      "fi", "fr", "fr-CA", "he", "hi", "hr", "hu", "id", "it", "ja", "ko", "ms", "nb", "nl", "pl", "pt", "pt-PT", "ro",
      "ru", "sk", "sv", "ta", "th", "tr", "uk", "ur", "vi", "zh-HK", "zh-Hans", "zh-Hant",
    ]
    #expect(Phrase.languages == expected)
    for source in PhraseSource.all where source.base != nil {
      #expect(PhraseSource.all.contains { $0.tag == source.base && $0.base == nil }, "\(source.tag)")
    }
  }

  @Test(arguments: [
    ("turnUp: Turn up", "unknown key \"turnUp\""), ("turnLeft: Turn left\nturnLeft: Left", "is there twice"),
    ("turnLeft:", "has no words"), ("exitNumber: Take the exit", "has the placeholders []"),
    ("exitNumber: Take exit {nummer}", "has the placeholders [\"nummer\"]"),
    ("onto: {road:genitive}", "broken placeholder or an unknown form"),
    ("onto: {road", "broken placeholder or an unknown form"), ("onto: road}", "broken placeholder"),
    ("turnLeft+street: X", "unknown key \"turnLeft+street\""), ("turnLeft", "unknown key \"turnLeft\""),
    ("merge+road: Merge", "has the placeholders []"), ("ordinal.several: {number}", "unknown key"),
  ])
  func whatIsWrongWithATableIsFound(text: String, message: String) {
    let faults = PhraseSource("xx", differsFrom: "en", text).faults
    #expect(faults.contains { $0.contains(message) }, "\(faults)")
    #expect(PhraseSource("xx", text).faults.contains { $0 == "xx: \"start\" is missing" })
  }

  @Test(arguments: PhraseSource.all.filter { $0.base == nil && $0.tag != "en" }.map(\.tag))
  func noLanguageRepeatsEnglishWords(tag: String) {
    let table = PhraseTable.words(for: tag)
    // Languages share "Start", "via {road}" and the like; ordinals and bare names have no words.
    let same = Phrase.allCases.filter {
      table.text($0) == PhraseTable.english.text($0) && $0 != .ordinal && !table.text($0).hasPrefix("{")
    }
    #expect(same.count <= 2, "\(same)")
  }

  @Test(arguments: PhraseSource.all.filter { $0.base != nil }.map(\.tag))
  func varietySaysOnlyWhatItSaysOtherwise(tag: String) throws {
    let source = try #require(PhraseSource.all.first { $0.tag == tag })
    let base = try #require(PhraseSource.all.first { $0.tag == source.base })
    let known = Dictionary(uniqueKeysWithValues: base.lines.map { ($0.name, $0.words) })
    for line in source.lines { #expect(known[line.name] != line.words, "\(tag): \(line.name)") }
  }

  @Test(arguments: [
    ("en-US", Phrase.incidentConstruction, "Road work ahead"), ("en-GB", .incidentConstruction, "Roadworks ahead"),
    ("en-GB", .ramp, "Take the slip road"), ("en-AU", .ramp, "Take the ramp"), ("en-IN", .recenter, "Re-centre"),
    ("en-CA", .recenter, "Re-centre"), ("en", .recenter, "Re-center"), ("en-NZ", .toward, "towards {place}"),
    ("de-CH", .incidentRoadClosure, "Strasse gesperrt"), ("de-AT", .incidentRoadClosure, "Straße gesperrt"),
    ("es-MX", .uTurn, "Da vuelta en U"), ("es-419", .onto, "en {road}"), ("es-ES", .uTurn, "Cambia de sentido"),
    ("fr-CA", .ferry, "Prenez le traversier"), ("fr-CH", .ferry, "Prenez le ferry"),
    ("pt-AO", .roundabout, "Entre na rotunda"), ("pt", .roundabout, "Entre na rotatória"),
    ("zh-HK", .uTurn, "掉頭"), ("zh-MO", .roundabout, "進入迴旋處"), ("zh-TW", .uTurn, "迴轉"),
    ("zh-HK", .turnLeft, "左轉"), ("yue", .uTurn, "掉頭"),
  ])
  func regionsVarietyHasItsWords(tag: String, phrase: Phrase, words: String) { #expect(phrase.text(in: tag) == words) }

  private func step(_ maneuver: Maneuver, road: String = "", towards: [String] = [], exit: String? = nil) -> Step {
    var step = Step(maneuver: maneuver, distanceAlongRoute: 100, length: 50, duration: 5)
    step.roadName = road
    step.towards = towards
    step.exitNumber = exit
    return step
  }

  @Test(arguments: [
    ("tr", Maneuver.turnLeft, "Bağdat Caddesi", "Sola dönün ve Bağdat Caddesi’ne girin"),
    ("tr", .straight, "O-9", "O-9’da düz devam edin"), ("tr", .turnLeft, "Shore Road", "Sola dönün: Shore Road"),
    ("tr", .mergeLeft, "O-4", "Soldan O-4’e katılın"), ("tr", .ferryBoat, "Eskihisar", "Feribota binin: Eskihisar"),
    ("tr", .turnUTurnCounterClockwise, "Bağdat Caddesi", "Bağdat Caddesi’nde U dönüşü yapın"),
    ("hi", .turnLeft, "महात्मा गांधी मार्ग", "महात्मा गांधी मार्ग पर बाएँ मुड़ें"),
    ("hi", .offRampRight, "NH 48", "दाईं ओर का निकास लेकर NH 48 पर जाएँ"),
    ("id", .turnLeft, "Jalan Sudirman", "Belok kiri ke Jalan Sudirman"),
    ("id", .straight, "Jalan Sudirman", "Terus lurus di Jalan Sudirman"),
    ("it", .turnRight, "Via Roma", "Svolta a destra in Via Roma"), ("it", .nameChange, "A1", "Prosegui su A1"),
    ("ja", .turnLeft, "銀座通り", "左折して銀座通りに入る"), ("ja", .turnKeepLeft, "銀座通り", "左側を進んで銀座通りに入る"),
    ("ja", .nameChange, "銀座通り", "道なりに進んで銀座通りに入る"), ("ja", .onRampLeft, "首都高速", "左のランプに入って首都高速に入る"),
    ("ko", .turnRight, "테헤란로", "테헤란로로 우회전"), ("ko", .offRampRight, "서울", "오른쪽 출구에서 서울로 나가기"),
    ("pt", .turnRight, "Rua Augusta", "Vire à direita na Rua Augusta"),
    ("pt", .turnRight, "Largo da Batata", "Vire à direita no Largo da Batata"),
    ("pt", .turnRight, "Broadway", "Vire à direita em Broadway"),
    ("ru", .turnRight, "Тверская улица", "Поверните направо на ул. Тверская"),
    ("ru", .turnRight, "Невский проспект", "Поверните направо на Невский проспект"),
    ("ru", .turnRight, "Садовая", "Поверните направо: Садовая"),
    ("ru", .turnRight, "М-11", "Поверните направо на М-11"),
    ("es", .mergeUnspecified, "A-1", "Incorpórate a A-1"),
    ("es-MX", .turnLeft, "Calle 5", "Gira a la izquierda en Calle 5"),
    ("zh-Hans", .straight, "长安街", "沿长安街直行"), ("zh-Hans", .turnLeft, "长安街", "左转进入长安街"),
    ("pl", .turnLeft, "Marszałkowska", "Skręć w lewo: Marszałkowska"),
    ("fa", .turnLeft, "خیابان ولیعصر", "به چپ بپیچید و وارد \u{2068}خیابان ولیعصر\u{2069} شوید"),
    ("ar", .turnLeft, "34-71 Shore Road", "انعطف يسارًا إلى \u{2068}34-71 Shore Road\u{2069}"),
    ("en", .turnLeft, "שדרות רוטשילד", "Turn left onto \u{2068}שדרות רוטשילד\u{2069}"),
    ("en", .turnKeepLeft, "Main Street", "Keep left on Main Street"),
  ])
  func sentenceWithARoad(language: String, maneuver: Maneuver, road: String, sentence: String) {
    #expect(InstructionText(step: step(maneuver, road: road), language: language).sentence == sentence)
  }

  @Test(arguments: [
    ("tr", "İstanbul", "İstanbul yönünde sağdaki çıkıştan çıkın"), ("ja", "東京", "右の出口を出る（東京方面）"),
    ("ko", "서울", "오른쪽 출구에서 서울 방면으로 나가기"), ("zh-Hans", "北京", "从右侧出口驶出，往北京方向"),
    ("ru", "Москва", "Сверните на съезд справа, направление Москва"),
    ("en-GB", "Leeds", "Take the exit on the right towards Leeds"),
  ])
  func sentenceWithAPlace(language: String, place: String, sentence: String) {
    #expect(InstructionText(step: step(.offRampRight, towards: [place]), language: language).sentence == sentence)
  }

  /// The start tells heading and road; Turkish puts both in one sentence.
  @Test func startTellsHeadingAndRoad() {
    func text(_ language: String, _ road: String) -> InstructionText {
      InstructionText(step: step(.depart, road: road), language: language, departureHeadingDegrees: 90)
    }
    #expect(text("tr", "O-9").sentence == "O-9’da doğu yönünde ilerleyin")
    #expect(text("tr", "O-9").firstRow.name == "Doğu yönünde ilerleyin")
    #expect(text("tr", "Bağdat Caddesi").secondRow?.name == "Bağdat Caddesi’nde")
    #expect(text("en", "Main Street").sentence == "Head east on Main Street")
    #expect(text("en", "Main Street").secondRow?.conjunction == "on")
    #expect(text("ja", "銀座通り").sentence == "銀座通りを東へ進む")
    #expect(text("zh-Hant", "忠孝東路").sentence == "沿忠孝東路往東行駛")
    #expect(text("id", "Jalan Thamrin").sentence == "Ke arah timur di Jalan Thamrin")
  }

  /// Several names are joined by the language's comma, each isolated where directions could mix.
  @Test func severalNamesAreJoinedByTheLanguagesComma() {
    let exit = step(.offRampRight, towards: ["A1", "يافا"])
    #expect(InstructionText(step: exit, language: "ja").firstRow.name == "A1")
    #expect(InstructionText(step: exit, language: "ar").secondRow?.name == "يافا")
    let signed = step(.offRampRight, road: "7", towards: ["A1", "Jaffa", "Lod"])
    #expect(
      InstructionText(step: signed, language: "ar").secondRow?.name == "\u{2068}A1\u{2069}، \u{2068}Jaffa\u{2069}")
    #expect(InstructionText(step: signed, language: "ja").secondRow?.name == "A1、Jaffa")
    #expect(InstructionText(step: signed, language: "de").secondRow?.name == "A1, Jaffa")
  }

  /// Measures are one piece; left-to-right words with left-to-right pieces have no marks.
  @Test func measuresAreOnePiece() {
    #expect(Phrase.faster.text(in: "ar", "time", "5 د") == "أسرع بمقدار \u{2068}5 د\u{2069}")
    #expect(Phrase.arrive.text(in: "fa", "time", "۱۲:۱۰") == "رسیدن \u{2068}۱۲:۱۰\u{2069}")
    #expect(Phrase.arrive.text(in: "en", "time", "5:42 PM") == "arrive 5:42 PM")
    #expect(Phrase.arrivingAt.text(in: "en", "place", "יפו") == "Arriving at \u{2068}יפו\u{2069}")
  }
}
