import CHarfBuzz

/// Cuts a line into items: a new one wherever level, script or font changes, between grapheme clusters only.
struct Itemizer {
  private let analysis: TextAnalysis
  private let style: TextStyle
  private let fonts: FontSelector
  private let language: String

  init(_ analysis: TextAnalysis, style: TextStyle, fonts: FontSelector) {
    self.analysis = analysis
    self.style = style
    self.fonts = fonts
    language = Self.fontLanguage(style.language, scalars: analysis.scalars)
  }

  func items() -> [ShapingItem] {
    var items: [ShapingItem] = []
    var script = firstScript()
    var chain = fonts.chain(script: script, style: style, language: language)
    var brackets = BracketScripts()
    var start = 0
    while start < analysis.scalars.count {
      let end = analysis.graphemeEnd(start)
      let own = Script.of(analysis.scalars[start])
      let isDot = isPartingDot(start, script)
      let resolved =
        own == Script.common || own == Script.inherited
        ? (isDot ? Script.latin : brackets.script(of: analysis.scalars[start], current: script))
        : own
      if resolved != script {
        script = resolved
        chain = fonts.chain(script: script, style: style, language: language)
      }
      let last = items.last
      let choice = choose(start..<end, isCommon: own == Script.common, chain: chain, current: isDot ? nil : last)
      let level = analysis.levels[start]
      if let last, last.face === choice.face, last.script == script, last.level == level,
        last.isMissing == choice.isMissing
      {
        items[items.count - 1].scalars = last.scalars.lowerBound..<end
      } else {
        items.append(
          ShapingItem(
            scalars: start..<end, face: choice.face, script: script, level: level, isMissing: choice.isMissing))
      }
      start = end
    }
    return items
  }

  /// A middle dot between spaces parts two texts; the East Asian fonts' own, as wide as a letter, is for names.
  private func isPartingDot(_ index: Int, _ script: UInt32) -> Bool {
    analysis.scalars[index] == 0xB7 && index > 0 && analysis.scalars[index - 1] == 0x20 && Script.isEastAsian(script)
  }

  /// What common characters at the line's beginning count as: the first real script, else the one that signs are
  /// mostly used with, else Latin.
  private func firstScript() -> UInt32 {
    for scalar in analysis.scalars {
      let script = Script.of(scalar)
      if script != Script.common, script != Script.inherited { return script }
    }
    return analysis.scalars.lazy.compactMap(Script.usual).first ?? Script.latin
  }

  private func choose(
    _ grapheme: Range<Int>, isCommon: Bool, chain: FontChain, current: ShapingItem?
  ) -> (face: FontFace, isMissing: Bool) {
    let first = analysis.scalars[grapheme.lowerBound]
    // Digits, brackets and signs of ASCII look alike in every script.
    if first > 0x20, first < 0x7F, chain.primaryCovers(analysis.scalars[grapheme]) { return (chain.primary, false) }
    if let current, !current.isMissing, isCommon || current.face === chain.best,
      current.face.covers(analysis.scalars[grapheme])
    {
      return (current.face, false)
    }
    if isVoid(grapheme) { return (current?.face ?? chain.primary, false) }
    if let face = chain.face(covering: analysis.scalars[grapheme]) { return (face, false) }
    if let script = Script.usual(first),
      let face = fonts.chain(script: script, style: style, language: language).face(
        covering: analysis.scalars[grapheme])
    {
      return (face, false)
    }
    // A base the chain has keeps its font; only its marks become boxes.
    if let face = chain.face(covering: analysis.scalars[grapheme.prefix(1)]) { return (face, false) }
    return (chain.primary, true)
  }

  private func isVoid(_ grapheme: Range<Int>) -> Bool {
    analysis.scalars[grapheme].allSatisfy(LineCharacters.isInvisible)
  }

  /// The language that chooses the face of Han characters: kana make it Japanese and hangul Korean, unless the
  /// style's language is itself written with them.
  private static func fontLanguage(_ language: String, scalars: [UInt32]) -> String {
    guard let kind = scalars.lazy.compactMap(kindOfCJK).first else { return language }
    let primary = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return ["ja", "ko", "zh", "yue"].contains(primary) ? language : kind
  }

  /// "ja" for kana, "ko" for hangul.
  private static func kindOfCJK(_ scalar: UInt32) -> String? {
    switch scalar {
    case ..<0x1100: nil
    case 0x3041...0x30FF: "ja"
    case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3: "ko"
    default: nil
    }
  }
}

/// HarfBuzz's script numbers, which are the four letters of ISO 15924.
enum Script {
  static let common = HB_SCRIPT_COMMON.rawValue
  static let inherited = HB_SCRIPT_INHERITED.rawValue
  static let latin = HB_SCRIPT_LATIN.rawValue

  static func of(_ scalar: UInt32) -> UInt32 {
    if scalar < 0x80 {
      return (scalar | 0x20) >= 0x61 && (scalar | 0x20) <= 0x7A ? latin : common
    }
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar).rawValue
    return script == HB_SCRIPT_UNKNOWN.rawValue ? common : script
  }

  /// The script that a sign belongs to by use, although Unicode counts it as common to several: Arabic digits and
  /// commas, the danda, the baht sign, East Asian punctuation.
  static func usual(_ scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0x0600...0x06FF: HB_SCRIPT_ARABIC.rawValue
    case 0x0589: HB_SCRIPT_ARMENIAN.rawValue
    case 0x0964, 0x0965, 0x1CD0...0x1CFF: HB_SCRIPT_DEVANAGARI.rawValue
    case 0x0E3F: HB_SCRIPT_THAI.rawValue
    case 0x10FB: HB_SCRIPT_GEORGIAN.rawValue
    case 0x3000...0x303F, 0x30A0...0x30FF, 0x31C0...0x33FF, 0xFE30...0xFE4F, 0xFF00...0xFFEF: HB_SCRIPT_HAN.rawValue
    default: nil
    }
  }

  /// The four letters, as in "Latn".
  static func code(_ script: UInt32) -> String {
    let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: script >> $0) }
    return String(decoding: letters, as: UTF8.self)
  }

  /// Scripts whose letters touch, so that extra space between them would tear words (and headlines) apart.
  static func isJoined(_ script: UInt32) -> Bool {
    joined.contains(script)
  }

  static func isEastAsian(_ script: UInt32) -> Bool { eastAsian.contains(script) }

  private static let eastAsian: Set<UInt32> = Set(
    [HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_HANGUL].map(\.rawValue))

  private static let joined: Set<UInt32> = Set(
    [
      HB_SCRIPT_ARABIC, HB_SCRIPT_SYRIAC, HB_SCRIPT_MONGOLIAN, HB_SCRIPT_NKO, HB_SCRIPT_MANDAIC, HB_SCRIPT_PHAGS_PA,
      HB_SCRIPT_HANIFI_ROHINGYA, HB_SCRIPT_ADLAM, HB_SCRIPT_SOGDIAN, HB_SCRIPT_DEVANAGARI, HB_SCRIPT_BENGALI,
      HB_SCRIPT_GURMUKHI, HB_SCRIPT_TIBETAN,
    ].map(\.rawValue))
}

/// Gives a closing bracket the script its opening one had, so that both come from one font.
private struct BracketScripts {
  private var open: [(closing: UInt32, script: UInt32)] = []

  mutating func script(of scalar: UInt32, current: UInt32) -> UInt32 {
    if let closing = Self.closing(scalar) {
      if open.count < 32 { open.append((closing, current)) }
    } else if let last = open.last, last.closing == scalar {
      open.removeLast()
      return last.script
    }
    return current
  }

  private static func closing(_ scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0x28: 0x29
    case 0x5B, 0x7B: scalar + 2
    case 0xAB: 0xBB
    case 0x2018, 0x201C: scalar + 1
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014: scalar + 1
    case 0xFF08: 0xFF09
    default: nil
    }
  }
}
