import ShownText
import Wayframe

enum ShapeVerb: Verb {
  static let name = "shape"
  static let summary = "print which fonts and glyphs draw a text"
  static let usage = "TEXT [--locale L] [--size PT] [--bold] [--fonts DIR] [--json]"
  static let about = """
    Tells the runs that a text becomes, in visual order: font file, script, direction, and per glyph its id, the
    offset of its first character in the text's UTF-8 bytes, and advance and offsets in font units.
    """
  static let operand = OperandKind.none
  static let options: [OptionSpecification] = [
    .value("--locale", as: "L", about: "such as tr_TR or zh_TW; default: en_US"),
    .value("--size", as: "PT", about: "1 to 1000; default: 16"),
    .flag("--bold", about: "the bold face"),
    .fonts,
    .json,
  ]
  static let examples = [
    #""Kızılırmak Caddesi" --locale tr_TR"#,
    #""شارع التحرير" --json"#,
  ]

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
