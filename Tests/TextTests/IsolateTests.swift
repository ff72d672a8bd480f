import Testing
import Text

/// Pieces kept whole between isolating marks.
@Suite(.enabled(if: Fonts.isInstalled, "Noto Sans is not installed")) struct IsolateTests {
  /// Where each character begins, from the left, by its offset in UTF-8.
  private func places(_ text: String) -> [Character: Double] {
    let line = Fonts.typesetter.line(text, style: TextStyle(size: 20, language: "ar"))
    var places: [Character: Double] = [:]
    for cluster in line.clusters {
      let index = text.utf8.index(text.startIndex, offsetBy: cluster.utf8Offset)
      places[text[index]] = cluster.x
    }
    return places
  }

  /// A plate after an Arabic word keeps its order, and stands left of the word.
  @Test func plateAfterAnArabicWordKeepsItsOrder() throws {
    let isolated = places("إلى \u{2068}34-71\u{2069}")
    let digits = try "34-71".map { try #require(isolated[$0]) }
    #expect(digits == digits.sorted())
    #expect(try digits.allSatisfy { $0 < (try #require(isolated["ل"])) })
    // Without the marks the rules for numbers after Arabic letters turn it round, which is why there are marks.
    let plain = places("إلى 34-71")
    #expect(try #require(plain["7"]) < (try #require(plain["3"])))
  }

  /// Two pieces stand in the order of the words around them, each in its own.
  @Test func twoPiecesStandInTheOrderOfTheWords() throws {
    let places = places("على \u{2068}AB\u{2069} \u{2068}CD\u{2069}")
    let letters = try "CDAB".map { try #require(places[$0]) }
    #expect(letters == letters.sorted())
  }

  @Test(arguments: ["34-71", "Shore Road", "يافا", "東京"]) func marksDrawNothingAndTakeNoRoom(piece: String) {
    let style = TextStyle(size: 20)
    let marked = Fonts.typesetter.line("\u{2068}\(piece)\u{2069}", style: style)
    let plain = Fonts.typesetter.line(piece, style: style)
    #expect(abs(marked.width - plain.width) < 1e-9)
    #expect(marked.inkBounds == plain.inkBounds)
    #expect(marked.missingCharacters.isEmpty == plain.missingCharacters.isEmpty)
  }

  /// A dot between spaces comes from the Latin font in Chinese too, 268 thousandths wide; one in a name does not.
  @Test func dotBetweenSpacesComesFromTheLatinFont() throws {
    func width(_ text: String) throws -> Double {
      let line = Fonts.typesetter.line(text, style: TextStyle(size: 1000, language: "zh-Hans"))
      let index = try #require(text.firstIndex(of: "·"))
      let offset = text.utf8.distance(from: text.startIndex, to: index)
      return try #require(line.clusters.first { $0.utf8Offset == offset }).advance
    }
    #expect(try width("公里 · 到达") == 268)
    #expect(try width("约翰·史密斯") != 268)
  }
}
