import Guidance
import Testing
import Wayframe

@testable import Suites

@Suite struct PictureWordsTests {
  /// Every language with phrases has words for pictures, once.
  @Test func everyLanguageWithPhrasesHasWords() {
    let bases = Set(Phrase.languages.compactMap { Phrase.base(of: $0) })
    #expect(Set(PictureWords.all.map(\.tag)) == bases)
    #expect(PictureWords.all.count == bases.count)
  }

  @Test(arguments: PictureWords.all.map(\.tag)) func everyTableIsWhole(tag: String) throws {
    let words = try #require(PictureWords.all.first { $0.tag == tag })
    #expect(words.keys == PictureWords.keys)
    for key in words.keys { #expect(words.name(of: key)?.isEmpty == false, "\(key)") }
    for word in PictureWords.Word.allCases { #expect(words.keys.contains(word.rawValue)) }
    #expect(words(.pointedOut).contains("{names}"))
    // Two elements of one picture need two names.
    let names = ["navigationHeader", "navigationHeaderSecondary", "navigationFooter", "compassButton", "position"]
    #expect(Set(names.compactMap(words.name)).count == names.count)
  }

  /// Elements, landmarks and what layouts call them.
  @Test func everyElementHasAName() {
    for element in ElementWords.landmarks.union(ElementWords.left).union(ElementWords.settings.keys) {
      #expect(PictureWords.english.name(of: element) != nil, "\(element)")
    }
  }

  @Test(arguments: [
    ("en_US", "en"), ("en_GB", "en"), ("pt_PT", "pt"), ("es_MX", "es"), ("zh_TW", "zh-Hant"), ("zh_HK", "zh-Hant"),
    ("zh_CN", "zh-Hans"), ("de_CH", "de"), ("sw_KE", "en"),
  ])
  func wordsOfALocale(locale: String, tag: String) {
    var scene = NavigationScene()
    scene.locale = locale
    #expect(scene.wordsLanguage == tag)
    #expect(PictureWords.of(language: scene.wordsLanguage).tag == tag)
  }

  @Test func alteredSpellings() {
    #expect(PictureWords.german.name(of: "compassButton") == "Kompass")
    #expect(PictureWords.arabic.list(["أ", "ب"]) == "أ، ب")
    #expect(PictureWords.japanese.list(["昼", "夜"]) == "昼、夜")
    #expect(PictureWords.english.text(["one.", "is it?", "ends. "]) == "One. Is it? Ends.")
  }
}
