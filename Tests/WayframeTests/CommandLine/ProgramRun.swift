import Foundation
import TestSupport

/// The program, which is built beside the tests, and other programs of the system.
enum ProgramRun {
  static let path = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("wayframe").path
  static let isBuilt = FileManager.default.isExecutableFile(atPath: path)

  /// Where a tool of the system is; `nil` where it is not installed.
  static func tool(_ name: String) -> String? {
    ["/usr/bin/\(name)", "/bin/\(name)", "/usr/local/bin/\(name)"].first(
      where: FileManager.default.isExecutableFile)
  }

  struct Result {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Runs a program to its end; what it says goes through files, so that no pipe fills up.
  static func run(_ words: [String], program: String = path) throws -> Result {
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words
    let files = try ["output", "errors"].map { name in
      let file = URL(fileURLWithPath: try folder.write([], to: name))
      return (file, try FileHandle(forWritingTo: file))
    }
    process.standardOutput = files[0].1
    process.standardError = files[1].1
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { try String(contentsOf: $0.0, encoding: .utf8) }
    return Result(status: process.terminationStatus, output: texts[0], errors: texts[1])
  }
}
