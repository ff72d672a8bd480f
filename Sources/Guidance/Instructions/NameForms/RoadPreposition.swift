/// Prepositions that depend on the kind of road.
enum RoadPreposition {
  /// "na" before feminine kinds and road numbers, "no" before masculine kinds, else "em".
  static func portuguese(before name: String) -> String {
    let word = firstWord(of: name)
    if masculine.contains(word) { return "no" }
    if feminine.contains(word) { return "na" }
    if ["ic", "ip"].contains(letters(of: name)) && isNumber(name) { return "no" }
    return isNumber(name) && !letters(of: name).isEmpty ? "na" : "em"
  }

  private static let feminine: Set = [
    "rua", "r.", "avenida", "av.", "estrada", "estr.", "rodovia", "rod.", "travessa", "tv.", "alameda", "al.", "praça",
    "pç.", "via", "ponte", "ladeira", "marginal", "autoestrada", "rotunda", "calçada", "quinta", "vila", "passarela",
    "radial", "linha",
  ]

  private static let masculine: Set = [
    "largo", "viaduto", "túnel", "beco", "caminho", "elevado", "pátio", "cais", "parque", "jardim", "campo", "eixo",
    "anel", "minhocão", "itinerário", "acesso",
  ]

  /// "su" before a number alone, else "in".
  static func italian(before name: String) -> String { isNumber(name) ? "su" : "in" }

  /// The name as it stands after Russian "на": masculine and neuter kinds, numbers and names in other letters as they
  /// are, feminine kinds shortened and in front ("ул. Тверская"); `nil` for names without a kind, whose ending changes.
  static func russianName(_ name: String) -> String? {
    let isCyrillic = name.unicodeScalars.contains { (0x400...0x4FF).contains($0.value) }
    guard isCyrillic, !isNumber(name) else { return name }
    let words = name.split(separator: " ").map(String.init)
    let lowered = words.map { $0.lowercased() }
    if let index = lowered.firstIndex(where: { feminineRussianKinds[$0] != nil }), words.count > 1 {
      let kind = feminineRussianKinds[lowered[index]] ?? words[index]
      return ([kind] + words[..<index] + words[(index + 1)...]).joined(separator: " ")
    }
    return lowered.contains { unchangedRussianKinds.contains($0) } ? name : nil
  }

  private static let feminineRussianKinds = [
    "улица": "ул.", "площадь": "пл.", "набережная": "наб.", "дорога": "дор.", "аллея": "ал.", "линия": "лин.",
    "эстакада": "эст.", "магистраль": "маг.",
  ]

  private static let unchangedRussianKinds: Set = [
    "проспект", "пр-т", "бульвар", "б-р", "переулок", "пер.", "проезд", "тупик", "мост", "шоссе", "ш.", "спуск",
    "тракт", "вал", "съезд", "ул.", "пл.", "наб.", "тоннель", "путепровод", "кольцо", "квартал",
  ]

  private static func firstWord(of name: String) -> String { name.prefix { $0 != " " }.lowercased() }

  private static func letters(of name: String) -> String { name.prefix { $0.isLetter }.lowercased() }

  private static func isNumber(_ name: String) -> Bool { SignedDestinations.isRoadNumber(name) }
}
