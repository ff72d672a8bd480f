import Images
import Pixels
import Suites
import Wayframe

enum CompareVerb: Verb {
  static let name = "compare"
  static let summary = "compare two pictures, and show where they differ"
  static let options: [OptionSpecification] = [.value("--output", "-o"), .value("--tolerance")]
  static let help = """
    wayframe compare EXPECTED.png ACTUAL.png [-o SHEET.png] [--tolerance N]

    Compares two pictures pixel by pixel. Ends with 0 when they are equal, with 1 when they differ.

      -o, --output FILE    where they differ, writes one picture: expected | differences in red | actual
      --tolerance N        the difference of a colour component, 0 to 255, that still counts as equal; default: 0

    example:
      wayframe compare GoldenImages/day.png day.png -o difference.png
    """

  static func run(_ arguments: Arguments) throws -> ExitCode {
    guard arguments.operands.count == 2 else { throw UsageError("name two pictures: EXPECTED.png ACTUAL.png") }
    let tolerance = try arguments.integer("--tolerance", in: 0...255) ?? 0
    let sheet = try arguments.one("--output").map { try OutputFile($0, keeping: arguments.operands) }
    let pictures = try arguments.operands.map(readPicture)
    let comparison = PictureComparison(expected: pictures[0], actual: pictures[1], tolerance: tolerance)
    guard !comparison.isEqual else {
      try StandardStreams.output("equal\n")
      return .success
    }
    try StandardStreams.output(comparison.summary + "\n")
    try sheet?.write(PNG.encode(comparison.sideBySide))
    return .differs
  }

  private static func readPicture(_ path: String) throws -> PixelBuffer {
    let bytes = try InputFile.read(path)
    do {
      return try PNG.decode(bytes)
    } catch {
      throw InputError("\(path): \(error)")
    }
  }
}

/// A file that a verb cannot use, in one sentence.
struct InputError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
