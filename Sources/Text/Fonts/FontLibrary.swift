import Synchronization

/// The fonts of some directories, known by file name and opened when a character first needs them.
public final class FontLibrary: Sendable {
  /// Where Debian's `fonts-noto-core` and `fonts-noto-cjk` put their files; elsewhere name the directory that holds
  /// the static Noto fonts (on macOS usually `~/Library/Fonts` or `/Library/Fonts`).
  public static let defaultDirectories = ["/usr/share/fonts/truetype/noto", "/usr/share/fonts/opentype/noto"]

  /// The family text falls back to in the end, as file names spell it ("NotoSans").
  public let primaryFamily: String

  /// The paths of the font files, in the order of the directories.
  let files: [String]
  private let families: [String: FontFamily]
  private let digests = Mutex<[String: String]>([:])
  private let familyNames = Mutex<[FontReference: String]>([:])
  /// Families that no row of the fallback table can name, in the order of their names.
  let additionalFamilies: [String]

  /// Lists the font files of `directories` and their subdirectories; directories that do not exist are skipped.
  ///
  /// A file is known as `Family-Style.ext`. If two directories hold the same name, the first directory wins.
  /// Without a family called `primaryFamily`, the first family by name takes its place.
  public init(
    directories: [String] = FontLibrary.defaultDirectories, primaryFamily: String = "NotoSans"
  ) throws(TextError) {
    var families: [String: FontFamily] = [:]
    var files: [String] = []
    var number = 0
    for directory in directories {
      for path in try FontDirectory.fontFiles(under: directory) {
        files.append(path)
        let name = FontFileName(path: path)
        for (family, collectionFamily) in name.families {
          let face = LazyFace(path: path, collectionFamily: collectionFamily, number: number)
          families[family, default: FontFamily()].add(face, style: name.style)
          number += 1
        }
      }
    }
    let names = families.keys.sorted()
    guard let first = names.first else { throw .noFonts(directories: directories) }
    let primaryFamily = families[primaryFamily] == nil ? first : primaryFamily
    self.primaryFamily = primaryFamily
    self.families = families
    self.files = files
    additionalFamilies = names.filter { !$0.hasPrefix("Noto") && $0 != primaryFamily }
    let primary = families[primaryFamily]?.face(weight: .regular, isItalic: false)
    guard let primary, primary.face != nil else { throw .unreadableFont(path: primary?.path ?? "") }
  }

  /// The families by their files' names in small letters, such as "notosans".
  public var fileFamilies: [String] { families.keys.map { $0.lowercased().filter { $0 != " " } }.sorted() }

  /// The SHA-256 digest of a font file in hexadecimal, computed once per file; `nil` when it cannot be read.
  public func sha256(of font: FontReference) -> String? {
    if let known = digests.withLock({ $0[font.path] }) { return known }
    guard let digest = FontFace.sha256(ofFile: font.path) else { return nil }
    digests.withLock { $0[font.path] = digest }
    return digest
  }

  /// The name of a font's family, such as "Noto Sans Arabic"; the file's name for a font that states none.
  public func family(of font: FontReference) -> String {
    if let known = familyNames.withLock({ $0[font] }) { return known }
    let name = FontFace.familyName(ofFile: font.path, faceIndex: font.faceIndex)
    let family = name ?? font.path.split(separator: "/").last.map(String.init) ?? font.path
    familyNames.withLock { $0[font] = family }
    return family
  }

  /// How heavy a font is, 400 for regular and 700 for bold, and whether it leans; regular for one that cannot be read.
  public func weight(of font: FontReference) -> (weight: Int, isItalic: Bool) {
    FontFace.weight(ofFile: font.path, faceIndex: font.faceIndex) ?? (400, false)
  }

  /// The faces to try for a script, best first, unopened; the primary family's face is always among them.
  func chain(script: String, language: String, weight: TextStyle.Weight, isItalic: Bool) -> [LazyFace] {
    var names = FontFallback.families(script: script, language: language)
    names.append(FontFallback.primaryFamily)
    names = names.map { $0 == FontFallback.primaryFamily ? primaryFamily : $0 }
    names += FontFallback.symbolFamilies
    names.append(FontFallback.cjkCollection(language: language))
    names += additionalFamilies
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
      .compactMap { families[$0]?.face(weight: weight, isItalic: isItalic) }
  }

  func primaryFace(weight: TextStyle.Weight, isItalic: Bool) -> FontFace {
    let family = families[primaryFamily]
    guard
      let face = family?.face(weight: weight, isItalic: isItalic)?.face
        ?? family?.face(weight: .regular, isItalic: false)?.face
    else {
      preconditionFailure("the initializer opened the primary face")
    }
    return face
  }
}

/// A font file's name taken apart.
private struct FontFileName {
  let families: [(name: String, collectionFamily: String?)]
  let style: String

  init(path: String) {
    // By bytes: a system may have thousands of fonts.
    let file = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
    let stem = file.lastIndex(of: UInt8(ascii: ".")).map { file[..<$0] } ?? file
    let parts = stem.split(separator: UInt8(ascii: "-"), maxSplits: 1)
    let family = parts.first.map { String(Substring($0)) } ?? ""
    style = parts.count > 1 ? String(Substring(parts[1])) : "Regular"
    if family == "NotoSansCJK" {
      families = ["JP", "KR", "SC", "TC", "HK"].map { ("NotoSansCJK \($0)", "Noto Sans CJK \($0)") }
    } else {
      families = [(family, nil)]
    }
  }
}

/// The faces of one family by style.
struct FontFamily: Sendable {
  private var regular, bold, italic, boldItalic, other: LazyFace?

  /// Adds a face unless its place is taken; the first of all other styles stands in for a missing regular one.
  mutating func add(_ face: LazyFace, style: String) {
    switch style {
    case "Regular": regular = regular ?? face
    case "Bold": bold = bold ?? face
    case "Italic": italic = italic ?? face
    case "BoldItalic": boldItalic = boldItalic ?? face
    default: other = other ?? face
    }
  }

  /// The closest face: a missing slant or weight is left out, never imitated.
  func face(weight: TextStyle.Weight, isItalic: Bool) -> LazyFace? {
    let regular = regular ?? other
    return switch (weight, isItalic) {
    case (.regular, false): regular ?? bold ?? italic ?? boldItalic
    case (.bold, false): bold ?? regular ?? boldItalic ?? italic
    case (.regular, true): italic ?? regular ?? boldItalic ?? bold
    case (.bold, true): boldItalic ?? bold ?? italic ?? regular
    }
  }
}

/// A face that opens its file on first use.
final class LazyFace: Sendable {
  private enum State {
    case unopened
    case open(FontFace)
    case unusable
  }

  let path: String
  /// The family name by which the face is found in a collection; `nil` for the first face of the file.
  let collectionFamily: String?
  let number: Int
  private let state = Mutex(State.unopened)

  init(path: String, collectionFamily: String?, number: Int) {
    self.path = path
    self.collectionFamily = collectionFamily
    self.number = number
  }

  /// The opened face; `nil` when the file cannot be used, which counts as a font without characters.
  var face: FontFace? {
    state.withLock { state in
      if case .unopened = state { state = open() }
      if case .open(let face) = state { return face }
      return nil
    }
  }

  var isOpen: Bool {
    state.withLock { if case .open = $0 { true } else { false } }
  }

  private func open() -> State {
    var index: Int? = 0
    if let collectionFamily { index = FontFace.index(ofFamily: collectionFamily, inCollection: path) }
    guard let index, let face = FontFace(path: path, index: index, number: number) else { return .unusable }
    return .open(face)
  }
}
