/// The number of a roundabout's exit as it is said before "exit".
enum ExitOrdinal {
  static func text(_ number: Int, language: String) -> String {
    let table = PhraseTable.words(for: language)
    if table.ordinals.indices.contains(number - 1) { return table.ordinals[number - 1] }
    let format = LocaleFormat(identifier: language)
    let category = PluralCategory.ordinal(number, language: LocaleTag(table.tag).language)
    let pattern = table.ordinalForms[category] ?? table.text(.ordinal)
    let digits = format.digits(in: String(number))
    return PhraseTemplate(pattern).filled(["number": .piece(digits)], in: table.direction) ?? digits
  }
}
