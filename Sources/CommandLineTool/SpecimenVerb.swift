import Wayframe

enum SpecimenVerb: Verb {
  static let name = "specimen"
  static let summary = "draw texts in several sizes, plain, with halo and along a curve"
  static let usage = "SPECIMEN.json -o PICTURE.png [--svg-text] [--scale N] [--threads N] [--fonts DIR]"
  static let about = """
    Draws the texts of a file in every size it names: plain, with a halo as on the map, and along a curve. So you see
    how the fonts of this machine draw the names of your region. The file has "texts", each with "language" and
    "text", and may have "sizes", "columnWidth", "haloWidth" in points, "textColor" and "haloColor".
    """
  static let operand = OperandKind.files(["json"])
  static let options: [OptionSpecification] = [
    .picture,
    .svgText,
    .scale,
    .threads,
    .fonts,
  ]
  static let examples = [
    "Assets/Samples/specimen/scripts.json -o scripts.png"
  ]

  static func run(_ arguments: Arguments) throws -> ExitCode {
    guard arguments.operands.count == 1 else { throw UsageError("give one specimen file") }
    let output = try PictureOutput(arguments)
    let scale = Double(try arguments.integer("--scale", in: 1...4) ?? 2)
    let renderer = try frameRenderer(arguments)
    let file = try OutputFile(output.path, keeping: [arguments.operands[0]])
    let frame = try renderer.specimen(TextSpecimen(path: arguments.operands[0]), scale: scale)
    if !arguments.has("--quiet") { StandardStreams.warn(frame.warnings, of: name) }
    try file.write(frame.bytes(output.format, letters: output.letters, threads: renderer.threads))
    return .success
  }
}
