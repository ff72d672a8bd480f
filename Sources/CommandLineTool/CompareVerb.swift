import Foundation
import Images
import Suites
import Wayframe

enum CompareVerb: Verb {
  static let name = "compare"
  static let summary = "compare two pictures or two folders of them, and show where they differ"
  static let usage = "EXPECTED ACTUAL [options]"
  static let about = """
    Compares two PNG files, or the PNG files of two folders by their names, pixel by pixel. Ends with 0 when all are
    equal, with 1 when some differ or stand in one folder only, with 3 when one cannot be read.
    """
  static let operand = OperandKind.files(["png"])
  static let options: [OptionSpecification] =
    [
      .value(
        "--output", "-o", as: "PATH", .file,
        about:
          "where they differ, writes one picture: expected | differences in red | actual; for folders PATH is a folder")
    ] + ComparisonOptions.specifications + [
      .value("--ignore", as: "X,Y,W,H", about: "a rectangle in pixels that is not compared; may be given often")
    ] + ReportOutputs.specifications
  static let examples = [
    "GoldenImages/day.png day.png -o difference.png",
    "expected actual --threshold 0.1 --antialiasing --junit results.xml",
  ]

  static func run(_ arguments: Arguments) throws -> ExitCode {
    guard arguments.operands.count == 2 else {
      throw UsageError("name two pictures or two folders: EXPECTED ACTUAL")
    }
    let (expected, actual) = (arguments.operands[0], arguments.operands[1])
    let rule = try ComparisonOptions.rule(arguments, masksElements: false)
    let areFolders = [expected, actual].allSatisfy { WrittenFile.isFolder($0) == true }
    let outputs = try ReportOutputs(arguments, keeping: areFolders ? [] : arguments.operands)
    let output = try arguments.one("--output")
    let sheet = areFolders ? nil : try output.map { try OutputFile($0, keeping: arguments.operands) }
    if areFolders, let output {
      guard !arguments.operands.contains(where: { isInside(output, $0) }) else {
        throw WritingError(path: output, reason: "it lies in a folder that is compared")
      }
    }
    let comparison = try FolderComparison(expected: expected, actual: actual, rule: rule)
    var records: [FrameRecord] = []
    try comparison.run { record, pictures in
      records.append(record)
      guard let pictures, !pictures.isEqual else { return }
      try sheet?.write(PNG.encode(pictures.sideBySide))
      if areFolders, let output {
        try WrittenFile.write(PNG.encode(pictures.sideBySide), to: "\(output)/\(record.name).png")
      }
    }
    try outputs.write(records, title: "wayframe compare")
    if areFolders {
      try tell(records, isQuiet: arguments.has("--quiet"))
    } else if let record = records.first {
      if let error = record.error { throw InputError(error) }
      try StandardStreams.output((record.text.isEmpty ? "equal" : record.text) + "\n")
    }
    return ExitCode(comparing: records)
  }

  private static func tell(_ records: [FrameRecord], isQuiet: Bool) throws {
    for record in records where record.isFailure && (!isQuiet || record.state == .failed) {
      let text: String
      switch record.state {
      case .missing: text = "only in the second folder: \(record.name)"
      case .orphaned: text = "only in the first folder: \(record.name)"
      case .failed: text = "failed  \(record.error ?? record.name)"
      default: text = "\(record.state.title)  \(record.name): \(record.text)"
      }
      try StandardStreams.output(text + "\n")
    }
    let equal = records.count { $0.state == .equal }
    let verb = equal == 1 ? "is" : "are"
    try StandardStreams.output("\(equal) of \(counted(records.count, "picture", "pictures")) \(verb) equal\n")
  }

  private static func isInside(_ path: String, _ folder: String) -> Bool {
    func plain(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
    return (plain(path) + "/").hasPrefix(plain(folder) + "/")
  }
}

/// A file that a verb cannot use, in one sentence.
struct InputError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
