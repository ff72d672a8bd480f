extension LocaleTag {
  /// The tags of the phrase tables that a reader of this language takes, the best first.
  var phraseTables: [String] {
    if language == "zh" {
      guard script == "Hant" else { return ["zh-Hans"] }
      return (region == "HK" || region == "MO" ? ["zh-HK"] : []) + ["zh-Hant"]
    }
    guard isInUsualScript else { return [] }
    return [variety, language].compactMap { $0 }
  }

  /// The variety of the language that is written in the region.
  private var variety: String? {
    guard let region else { return nil }
    switch language {
    case "de": return ["CH", "LI"].contains(region) ? "de-CH" : nil
    case "en":
      if ["GB", "IE", "IM", "JE", "GG"].contains(region) { return "en-GB" }
      if region == "CA" { return "en-CA" }
      return ["US", "PR", "GU", "VI", "AS", "MP", "UM", "LR", "PH"].contains(region) ? nil : "en-001"
    case "es": return ["ES", "EA", "IC", "GQ", "PH"].contains(region) ? nil : "es-419"
    case "fr": return region == "CA" ? "fr-CA" : nil
    case "pt": return region == "BR" ? nil : "pt-PT"
    default: return nil
    }
  }
}
