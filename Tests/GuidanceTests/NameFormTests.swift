import Testing

@testable import Guidance

/// Endings and prepositions by name.
@Suite struct NameFormTests {
  /// Turkish endings follow the last vowel, the possessive and the spoken number.
  @Test(arguments: [
    ("Bağdat Caddesi", "ne", "nde"), ("Gazi Sokağı", "na", "nda"), ("Atatürk Bulvarı", "na", "nda"),
    ("Ankara Yolu", "na", "nda"), ("Boğaziçi Köprüsü", "ne", "nde"), ("Taksim Meydanı", "na", "nda"),
    ("TEM Otoyolu", "na", "nda"), ("1453. Sokak", "a", "ta"), ("Kızılay", "a", "da"), ("Beşiktaş", "a", "ta"),
    ("Karşıyaka", "ya", "da"), ("İSTİKLAL CADDESİ", "ne", "nde"), ("O-9", "a", "da"), ("D 020", "ye", "de"),
    ("O-1", "e", "de"), ("O-2", "ye", "de"), ("O-3", "e", "te"), ("O-4", "e", "te"), ("O-5", "e", "te"),
    ("O-6", "ya", "da"), ("O-7", "ye", "de"), ("O-8", "e", "de"), ("O-10", "a", "da"), ("E-80", "e", "de"),
    ("O-30", "a", "da"), ("D 140", "a", "ta"), ("D750", "ye", "de"), ("O-60", "a", "ta"), ("O-70", "e", "te"),
    ("O-90", "a", "da"), ("D 100", "e", "de"), ("D 400", "e", "de"), ("Bağdat Cd.", "ne", "nde"),
  ])
  func turkishEndingsFollowTheLastVowel(name: String, dative: String, locative: String) {
    #expect(TurkishEnding.dative(of: name) == dative)
    #expect(TurkishEnding.locative(of: name) == locative)
  }

  @Test(arguments: ["Shore Road", "Lindenallee", "Невский", "", "—", "東京"])
  func namesThatAreNotTurkishTakeNoEnding(name: String) {
    #expect(TurkishEnding.dative(of: name) == nil)
    #expect(TurkishEnding.locative(of: name) == nil)
  }

  /// A U-turn's second row is in the form of its sentence.
  @Test(
    arguments: [
      ("tr", "Gül Sokağı", nil, "Gül Sokağı’nda"), ("id", "Jalan Merdeka", "di", "Jalan Merdeka"),
      ("es", "Calle Mayor", "en", "Calle Mayor"), ("en", "Main Street", "on", "Main Street"),
    ] as [(String, String, String?, String)])
  func secondRowTakesTheFormOfTheSentence(language: String, road: String, word: String?, name: String) throws {
    var step = Step(maneuver: .turnUTurnClockwise, distanceAlongRoute: 100, length: 50, duration: 5)
    step.roadName = road
    let row = try #require(InstructionText(step: step, language: language).secondRow)
    #expect(row.conjunction == word)
    #expect(row.name == name)
    step.roadName = ""
    step.roadNumbers = ["O-9"]
    let plates = try #require(InstructionText(step: step, language: "tr").secondRow)
    #expect(plates.name.isEmpty)
    #expect(plates.following == "’da")
  }

  @Test(arguments: [("D.100", "e"), ("D.300", "e"), ("D.020", "ye")])
  func numbersWithAPointTakeEndings(name: String, ending: String) { #expect(TurkishEnding.dative(of: name) == ending) }

  /// Korean 로 stands after vowels and ㄹ.
  @Test(arguments: [
    ("강남대로", "로"), ("테헤란로", "로"), ("인천", "으로"), ("서울", "로"), ("강남", "으로"), ("올림픽대로 10", "으로"), ("국도 1", "로"),
    ("3", "으로"), ("6", "으로"), ("7", "로"), ("8", "로"), ("Main", "으로"), ("IBM", "으로"), ("Broadway", "로"), ("", "로"),
  ])
  func koreanEndingFollowsVowelsAndL(name: String, particle: String) {
    #expect(KoreanParticle.ro(after: name) == particle)
  }

  @Test(arguments: [
    ("Rua Augusta", "na"), ("Avenida Paulista", "na"), ("Av. Paulista", "na"), ("BR-101", "na"), ("SP-280", "na"),
    ("Viaduto do Chá", "no"), ("Túnel Rebouças", "no"), ("Beco do Batman", "no"), ("IC19", "no"), ("A1", "na"),
    ("Broadway", "em"), ("Travessa do Carmo", "na"), ("Elevado João Goulart", "no"),
  ])
  func portuguesePrepositionsAgreeWithTheKindOfRoad(name: String, word: String) {
    #expect(RoadPreposition.portuguese(before: name) == word)
  }

  @Test(arguments: [("Via Roma", "in"), ("A1", "su"), ("SS1", "su"), ("Corso Italia", "in")])
  func italianHasSuBeforeANumberAlone(name: String, word: String) {
    #expect(RoadPreposition.italian(before: name) == word)
  }

  @Test(
    arguments: [
      ("Тверская улица", "ул. Тверская"), ("улица Ленина", "ул. Ленина"), ("Красная площадь", "пл. Красная"),
      ("Невский проспект", "Невский проспект"), ("шоссе Энтузиастов", "шоссе Энтузиастов"), ("М-11", "М-11"),
      ("Shore Road", "Shore Road"), ("Садовая", nil), ("улица", nil),
    ] as [(String, String?)])
  func russianMovesAFeminineKindToTheFront(name: String, form: String?) {
    #expect(RoadPreposition.russianName(name) == form)
  }
}
