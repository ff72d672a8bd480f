import ShownText
import Wayframe

enum StyleVerb: Verb {
  static let name = "style"
  static let summary = "check a map style: errors, what is not drawn, what names nothing or never shows, contrast"
  static let usage = "check STYLE.json [--sources NAME=FILE] [--json] [--fonts DIR]"
  static let about = """
    Looks at a style of the MapLibre style specification as its maker would. Sources, sprites and fonts on this machine are
    looked into. Ends with 0 when there is nothing to say, with 1 when there is.

      error               what the style specification does not allow
      unsupported         a layer, a property or a member that is not drawn or not known
      missingSource       a source that is not there or cannot be read
      missingSourceLayer  a layer that the source's data do not have
      missingImage        a picture that the sprite does not have
      missingFont         a font that is not installed
      neverMatches        a layer that never shows, or a condition that never holds
      contrast            text below 4.5:1 on its halo or the background, or 3:1 where it is large
    """
  static let operand = OperandKind.files(["json"])
  static let options: [OptionSpecification] = [
    .value(
      "--sources", as: "NAME=FILE", about: "a file or folder in the place of a source of the style; may be given often"),
    .json,
    .fonts,
  ]
  static let examples = [
    "check style.json",
    "check bright.json --sources openmaptiles=fi.mbtiles --json",
  ]

  static func run(_ arguments: Arguments) throws -> ExitCode {
    guard let action = arguments.operands.first else { throw UsageError("say what to do with a style: check") }
    guard action == "check" else {
      throw UsageError("there is no \"style \(action.shown())\"; there is: style check STYLE.json")
    }
    guard arguments.operands.count == 2 else {
      throw UsageError(arguments.operands.count < 2 ? "name one style" : "name only one style")
    }
    let fonts = arguments.all("--fonts")
    let report = try StyleCheck.report(
      path: arguments.operands[1], substitutes: arguments.substitutes(), fonts: fonts.isEmpty ? nil : fonts)
    try StandardStreams.output(arguments.has("--json") ? report.json() : report.text().shownLines)
    if !arguments.has("--quiet"), !arguments.has("--json") {
      for note in report.notes { StandardStreams.note("wayframe style: note: \(note)") }
    }
    return report.findings.isEmpty ? .success : .differs
  }
}

extension Arguments {
  /// The files that `--sources` puts in the place of a style's sources.
  func substitutes() throws(UsageError) -> [String: String] {
    var substitutes: [String: String] = [:]
    for text in all("--sources") {
      let parts = text.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { throw UsageError("--sources must be NAME=FILE, not \"\(text)\"") }
      substitutes[String(parts[0])] = String(parts[1])
    }
    return substitutes
  }
}
