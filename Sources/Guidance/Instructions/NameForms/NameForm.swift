/// What a language puts around a road's name, or adds to it, by the name's own sound or kind.
enum NameForm: String, Sendable, Hashable, CaseIterable {
  /// Turkish: "Bağdat Caddesi’ne", "O-9’a".
  case dative
  /// Turkish: "Bağdat Caddesi’nde", "O-9’da".
  case locative
  /// Korean: "강남대로로", "종로3길로", "인천으로".
  case ro
  /// Portuguese: "na Rua Augusta", "no Túnel Rebouças", "em Broadway".
  case em
  /// Italian: "in Via Roma", "su A1".
  case `in`
  /// Russian: "на Невский проспект", "на ул. Тверская", "на М-11".
  case na

  struct Surroundings: Equatable {
    var before = ""
    /// The first piece in another order or shorter, where the form needs it.
    var first: String?
    var after = ""
  }

  /// What stands before and behind the pieces of a name; `nil` for a name that the form cannot be made of.
  func surroundings(of pieces: [String]) -> Surroundings? {
    let first = pieces.first ?? ""
    let last = pieces.last ?? ""
    return switch self {
    case .dative: TurkishEnding.dative(of: last).map { Surroundings(after: "’" + $0) }
    case .locative: TurkishEnding.locative(of: last).map { Surroundings(after: "’" + $0) }
    case .ro: Surroundings(after: KoreanParticle.ro(after: last))
    case .em: Surroundings(before: RoadPreposition.portuguese(before: first) + " ")
    case .in: Surroundings(before: RoadPreposition.italian(before: first) + " ")
    case .na: RoadPreposition.russianName(first).map { Surroundings(before: "на ", first: $0 == first ? nil : $0) }
    }
  }
}
