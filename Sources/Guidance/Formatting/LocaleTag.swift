/// A locale identifier taken apart: "en_US", "zh-Hant-HK", "ar-u-nu-latn", "hi@numbers=deva".
struct LocaleTag: Sendable, Hashable {
  let language: String
  let script: String?
  let region: String?
  /// The numbering system asked for, as in "-u-nu-latn".
  let digits: String?

  init(_ identifier: String) {
    let halves = identifier.split(separator: "@", maxSplits: 1)
    let tags = (halves.first ?? "").split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    var script: String?
    var region: String?
    for tag in tags.dropFirst() {
      if tag.count == 1 { break }
      if tag.count == 4, tag.allSatisfy(\.isLetter) { script = script ?? tag.prefix(1).uppercased() + tag.dropFirst() }
      let isRegion = tag.count == 2 ? tag.allSatisfy(\.isLetter) : tag.count == 3 && tag.allSatisfy(\.isNumber)
      if isRegion { region = region ?? tag.uppercased() }
    }
    language = Self.renamed[tags.first ?? ""] ?? tags.first ?? ""
    if tags.first == "yue" {
      // Cantonese is written with traditional signs, but in mainland China.
      script = script ?? (region == "CN" ? "Hans" : "Hant")
      region = region ?? (script == "Hans" ? "CN" : "HK")
    }
    if tags.first == "sh" { script = script ?? "Latn" }
    self.script = script ?? Self.likelyScript(language: language, region: region)
    self.region = region
    digits = Self.numberingSystem(tags: tags, keywords: halves.count > 1 ? String(halves[1]) : "")
  }

  /// The script where the region's is not the language's usual one.
  private static func likelyScript(language: String, region: String?) -> String? {
    switch (language, region) {
    case ("sr", "ME"): "Latn"
    case ("pa", "PK"), ("uz", "AF"): "Arab"
    case ("zh", "TW"), ("zh", "HK"), ("zh", "MO"): "Hant"
    default: nil
    }
  }

  /// Whether the words are written with the letters that the language usually has.
  var isInUsualScript: Bool {
    guard let script else { return true }
    return script == (Self.usualScripts[language] ?? "Latn")
  }

  private static let usualScripts = [
    "am": "Ethi", "ar": "Arab", "be": "Cyrl", "bg": "Cyrl", "bn": "Beng", "el": "Grek", "fa": "Arab", "gu": "Gujr",
    "he": "Hebr", "hi": "Deva", "hy": "Armn", "ja": "Jpan", "ka": "Geor", "kk": "Cyrl", "km": "Khmr", "kn": "Knda",
    "ko": "Kore", "ky": "Cyrl", "lo": "Laoo", "mk": "Cyrl", "ml": "Mlym", "mn": "Cyrl", "mr": "Deva", "my": "Mymr",
    "ne": "Deva", "or": "Orya", "pa": "Guru", "ru": "Cyrl", "si": "Sinh", "sr": "Cyrl", "ta": "Taml", "te": "Telu",
    "th": "Thai", "uk": "Cyrl", "ur": "Arab",
  ]

  /// Whether the script runs from right to left.
  var isRightToLeft: Bool {
    if let script { return ["Arab", "Hebr", "Thaa", "Syrc", "Nkoo"].contains(script) }
    return ["ar", "he", "fa", "ur"].contains(language)
  }

  /// Codes of old and of parts of a language, and the ones in use.
  private static let renamed = ["iw": "he", "in": "id", "tl": "fil", "no": "nb", "nn": "nb", "sh": "sr", "yue": "zh"]

  private static func numberingSystem(tags: [String], keywords: String) -> String? {
    if let extensionStart = tags.firstIndex(of: "u"), let key = tags[extensionStart...].firstIndex(of: "nu"),
      key + 1 < tags.count
    {
      return tags[key + 1]
    }
    for keyword in keywords.split(separator: ";") where keyword.hasPrefix("numbers=") {
      return String(keyword.dropFirst("numbers=".count)).lowercased()
    }
    return nil
  }
}
