/// Shorter forms of the kinds of roads, as signs write them.
///
/// A name does not say its language, but each language puts the kind of road in one place: English, Turkish and German
/// after the name, the Romance languages, Indonesian and Vietnamese before it. So "Plaza Mayor" is shortened and
/// "Rockefeller Plaza" is not.
public enum RoadNameAbbreviation {
  /// Kinds at the name's end.
  private static let last = [
    "street": "St", "avenue": "Ave", "boulevard": "Blvd", "road": "Rd", "drive": "Dr", "lane": "Ln", "place": "Pl",
    "court": "Ct", "square": "Sq", "terrace": "Ter", "parkway": "Pkwy", "highway": "Hwy", "freeway": "Fwy",
    "expressway": "Expy", "turnpike": "Tpke", "circle": "Cir", "bridge": "Brg",
    "caddesi": "Cd.", "sokağı": "Sk.", "sokak": "Sk.", "bulvarı": "Blv.",
    "straße": "Str.", "strasse": "Str.", "platz": "Pl.", "allee": "Al.",
  ]

  /// Kinds at the name's beginning, with more after them.
  private static let first = [
    "calle": "C/", "avenida": "Av.", "carretera": "Ctra.", "plaza": "Pza.", "paseo": "P.º",
    "rue": "R.", "avenue": "Av.", "boulevard": "Bd", "place": "Pl.", "route": "Rte", "chemin": "Ch.",
    "viale": "V.le", "piazza": "P.za", "corso": "C.so", "strada": "Str.",
    "rua": "R.", "praça": "Pç.", "rodovia": "Rod.", "travessa": "Tv.",
    "jalan": "Jl.", "gang": "Gg.", "đường": "Đ.",
  ]

  /// Words that may stand anywhere: points of the compass, Turkish quarters, Russian kinds.
  private static let anywhere = [
    "northwest": "NW", "northeast": "NE", "southwest": "SW", "southeast": "SE", "north": "N", "south": "S",
    "east": "E", "west": "W", "mahallesi": "Mah.",
    "улица": "ул.", "проспект": "пр-т", "переулок": "пер.", "шоссе": "ш.", "площадь": "пл.", "бульвар": "б-р",
  ]

  private static let compass: Set = ["N", "S", "E", "W", "NW", "NE", "SW", "SE"]

  /// The name with words shortened; `nil` when there is nothing to shorten.
  public static func shortened(_ name: String) -> String? { shortened(name, keepsCompass: false) }

  /// The name with the kind of road shortened and points of the compass whole: "Nanjing West Rd".
  public static func shortenedKind(_ name: String) -> String? { shortened(name, keepsCompass: true) }

  private static func shortened(_ name: String, keepsCompass: Bool) -> String? {
    var parts = name.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1 || parts.first.map({ $0.lowercased().hasSuffix("straße") }) == true else { return nil }
    let words = parts.map(folded)
    // A kind may be followed by a point of the compass or a section: "Main Street North", "Zhongshan Road Section 1".
    let end = isSection(words, at: words.count - 2) ? words.count - 2 : words.count
    let kind = words[..<end].lastIndex { anywhere[$0].map { !compass.contains($0) } ?? true } ?? end - 1
    let hasLastKind = kind > 0 && (last[words[kind]] != nil || words[kind].hasSuffix("straße"))
    for (index, word) in words.enumerated() {
      if let short = anywhere[word], !(keepsCompass && compass.contains(short)) {
        parts[index] = short
      } else if isSection(words, at: index) {
        parts[index] = "Sec"
      } else if index == kind, index > 0, let short = last[word] {
        parts[index] = short
      } else if index == 0, !hasLastKind, words.dropFirst().first != "of", let short = first[word] {
        parts[index] = short
      } else if word.hasSuffix("straße") || word.hasSuffix("strasse") {
        let ending = parts[index].suffix(word.hasSuffix("straße") ? 6 : 7)
        // "Hauptstr.", but "Wilhelm-Fay-Str."
        parts[index] = parts[index].dropLast(ending.count) + (ending.first?.isUppercase == true ? "Str." : "str.")
      }
    }
    let short = parts.joined(separator: " ")
    return short == name ? nil : short
  }

  /// Whether a word says that the number of a road's section follows.
  private static func isSection(_ words: [String], at index: Int) -> Bool {
    guard words.indices.contains(index), words.indices.contains(index + 1), words[index] == "section" else {
      return false
    }
    let number = words[index + 1].filter { $0 != "," && $0 != "，" }
    return !number.isEmpty && number.allSatisfy(\.isWholeNumber)
  }

  /// In small letters; "SOKAĞI" as in Turkish, where it is not found otherwise.
  private static func folded(_ word: String) -> String {
    let plain = word.lowercased()
    guard plain.unicodeScalars.contains(where: { $0 == "i" || $0.value == 0x307 }) else { return plain }
    let turkish = LetterCase(language: "tr").lowercased(word)
    return last[turkish] != nil || anywhere[turkish] != nil ? turkish : plain
  }
}
