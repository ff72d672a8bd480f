import ShownText
import Wayframe

enum ShapeVerb: Verb {
  static let name = "shape"
  static let summary = "print which fonts and glyphs draw a text"
  static let options: [OptionSpecification] = [
    .value("--locale"), .value("--size"), .value("--fonts"), .flag("--bold"), .flag("--json"),
  ]
  static let help = """
    wayframe shape TEXT [--locale L] [--size PT] [--bold] [--fonts DIR] [--json]

    Tells the runs that a text becomes, in visual order: font file, script, direction, and per glyph its id, the
    offset of its first character in the text's UTF-8 bytes, and advance and offsets in font units.

      --locale L     such as tr_TR or zh_TW; default: en_US
      --size PT      default: 16
      --bold         the bold face
      --fonts DIR    a folder with fonts, instead of the system's Noto; may be given often
      --json         as JSON

    examples:
      wayframe shape "Kızılırmak Caddesi" --locale tr_TR
      wayframe shape "شارع التحرير" --json
    """

  static func run(_ arguments: Arguments) throws -> ExitCode {
    guard arguments.operands.count == 1 else { throw UsageError("give one text, in quotes") }
    let size = try arguments.integer("--size", in: 1...1_000) ?? 16
    let fonts = arguments.all("--fonts")
    let report = try ShapeReport(
      arguments.operands[0], locale: try arguments.one("--locale") ?? "en_US", size: Double(size),
      isBold: arguments.has("--bold"), fontDirectories: fonts.isEmpty ? nil : fonts)
    try StandardStreams.output(arguments.has("--json") ? report.json() : report.lines().shownLines)
    return .success
  }
}
