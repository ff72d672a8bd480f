import Guidance
import MapData
import MapStyle

/// What a street is called on the map and in the header: in the user's language, else by its own name where the user can
/// read it, and by both where they are in different scripts, since the street's signs have its own.
public struct StreetLabel: Sendable {
  private let keys: [String]
  private let readable: Set<TextScript>

  /// - Parameter language: BCP 47.
  public init(language: String) {
    keys = LabelLanguage.tags(of: language).flatMap { ["name:\($0)", "name_\($0)"] }
    readable = TextScript.read(in: language)
  }

  /// The text for a street with these properties; `nil` for one without a name.
  public func text(_ properties: [String: PropertyValue]) -> String? { texts(properties).first }

  /// The text for a street, and what stands for one in two scripts where there is no room for both: the one that the user
  /// can read.
  public func texts(_ properties: [String: PropertyValue]) -> [String] {
    func text(_ key: String) -> String? {
      if case .string(let text) = properties[key], !text.isEmpty { text } else { nil }
    }
    guard let own = text("name").map(Self.listed) else {
      return [text("name:latin") ?? text("name_int")].compactMap { $0 }
    }
    let scripts = TextScript.scripts(of: own)
    let isReadable = scripts.isSubset(of: readable)
    // Schemas fill names in a language up with the own name; that is no translation.
    let translated = keys.lazy.compactMap(text).first { isReadable || $0 != own }
    let latin = Self.latinKeys.lazy.compactMap(text).first { TextScript.scripts(of: $0) == [.latin] }
    let chosen = Self.listed(translated ?? (isReadable ? own : latin ?? own))
    if own.contains(chosen) { return [own] }
    guard scripts.isDisjoint(with: TextScript.scripts(of: chosen)) else { return [chosen] }
    let short = RoadNameAbbreviation.shortenedKind(chosen) ?? chosen
    return [own + " " + short, RoadNameAbbreviation.shortened(chosen) ?? chosen]
  }

  /// Whether the user can read a name as it is.
  public func canRead(_ name: String) -> Bool { TextScript.scripts(of: name).isSubset(of: readable) }

  /// Of a street with several names all, with the stroke that signs have between them.
  static func listed(_ name: String) -> String {
    guard name.contains(";") else { return name }
    var names: [String] = []
    for part in name.split(separator: ";").map(\.trimmedSpaces) where !part.isEmpty && !names.contains(part) {
      names.append(part)
    }
    return names.joined(separator: " / ")
  }

  private static let latinKeys = ["name:latin", "name_int", "int_name", "name:en", "name_en"]
}

/// The scripts in which streets are named, as far as map labels have to tell them apart.
enum TextScript: Hashable {
  case latin, greek, cyrillic, armenian, georgian, hebrew, arabic, devanagari, bengali, thai, han, kana, hangul, other

  static func scripts(of text: String) -> Set<TextScript> {
    var scripts: Set<TextScript> = []
    for scalar in text.unicodeScalars { if let script = script(of: scalar) { scripts.insert(script) } }
    return scripts
  }

  /// `nil` for digits, signs and marks.
  private static func script(of scalar: Unicode.Scalar) -> TextScript? {
    if scalar.value < 0x80 { return (0x61...0x7A).contains(scalar.value | 0x20) ? .latin : nil }
    guard scalar.properties.isAlphabetic else { return nil }
    return ranges.first { $0.0.contains(scalar.value) }?.1 ?? .other
  }

  private static let ranges: [(ClosedRange<UInt32>, TextScript)] = [
    (0x80...0x24F, .latin), (0x250...0x36F, .latin), (0x1E00...0x1EFF, .latin), (0x2C60...0x2C7F, .latin),
    (0xA720...0xA7FF, .latin), (0xFB00...0xFB06, .latin), (0xFF21...0xFF5A, .latin), (0x370...0x3FF, .greek),
    (0x1F00...0x1FFF, .greek), (0x400...0x52F, .cyrillic), (0x530...0x58F, .armenian), (0x10A0...0x10FF, .georgian),
    (0x590...0x5FF, .hebrew), (0x600...0x77F, .arabic), (0x8A0...0x8FF, .arabic), (0xFB50...0xFDFF, .arabic),
    (0xFE70...0xFEFF, .arabic), (0x900...0x97F, .devanagari), (0x980...0x9FF, .bengali), (0xE00...0xE7F, .thai),
    (0x3005...0x3007, .han), (0x3040...0x30FF, .kana), (0x31F0...0x31FF, .kana), (0x3400...0x9FFF, .han),
    (0xF900...0xFAFF, .han), (0x20000...0x3FFFF, .han), (0x1100...0x11FF, .hangul), (0x3130...0x318F, .hangul),
    (0xA960...0xA97F, .hangul), (0xAC00...0xD7FF, .hangul),
  ]

  /// Those that readers of a language know; all know Latin letters.
  static func read(in language: String) -> Set<TextScript> {
    let base = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return own[base, default: []].union([.latin])
  }

  private static let own: [String: Set<TextScript>] = [
    "zh": [.han], "yue": [.han], "ja": [.han, .kana], "ko": [.hangul], "el": [.greek], "hy": [.armenian],
    "ka": [.georgian], "he": [.hebrew], "iw": [.hebrew], "th": [.thai], "bn": [.bengali], "ar": [.arabic],
    "fa": [.arabic], "ur": [.arabic], "hi": [.devanagari], "mr": [.devanagari], "ne": [.devanagari],
    "ru": [.cyrillic], "uk": [.cyrillic], "be": [.cyrillic], "bg": [.cyrillic], "mk": [.cyrillic], "sr": [.cyrillic],
    "kk": [.cyrillic], "ky": [.cyrillic], "mn": [.cyrillic],
  ]
}
