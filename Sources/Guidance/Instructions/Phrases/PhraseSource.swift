/// The words of a language as lines of "key: words", one file per language in this folder.
///
/// A key is a `Phrase`. Besides there may be:
/// - `key+road`, `key+place`: the manoeuvre's own sentence with a road or a place, where the general one would be wrong;
/// - `key.short`: a shorter form for narrow headers;
/// - `ordinals`: the first ordinal numbers as words, with commas between; `ordinal.one` and so on: the ordinal by
///   CLDR's plural category, `ordinal` for the others.
///
/// Placeholders are those of `Phrase`; `{road:dative}` asks for a `NameForm`.
struct PhraseSource: Sendable {
  /// A language, with a script or region where there is more than one table: "zh-Hant", "es-419".
  let tag: String
  /// The table whose words stand where this one has none.
  let base: String?
  let text: String

  init(_ tag: String, differsFrom base: String? = nil, _ text: String) {
    self.tag = tag
    self.base = base
    self.text = text
  }

  static let all: [PhraseSource] = [
    arabic, bengali, bulgarian, catalan, croatian, czech, danish, dutch, english, finnish, french, german, greek,
    hebrew, hindi, hungarian, indonesian, italian, japanese, korean, malay, norwegian, persian, polish, portuguese,
    romanian, russian, simplifiedChinese, slovak, spanish, swedish, tamil, thai, traditionalChinese, turkish,
    ukrainian, urdu, vietnamese,
    // What differs by region.
    britishEnglish, canadianEnglish, canadianFrench, europeanPortuguese, hongKongChinese, internationalEnglish,
    latinAmericanSpanish, swissGerman,
  ]
}
