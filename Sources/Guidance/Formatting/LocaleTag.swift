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
    self.script = script
    self.region = region
    digits = Self.numberingSystem(tags: tags, keywords: halves.count > 1 ? String(halves[1]) : "")
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
