import Foundation

/// A program that a test runs.
public enum Tool {
  /// A file that the build has put beside the tests.
  public static func built(_ name: String) -> String {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: name).path(
      percentEncoded: false)
  }

  public static func exists(_ path: String) -> Bool { FileManager.default.isExecutableFile(atPath: path) }

  /// Runs a program to its end.
  ///
  /// - Parameter mergesErrors: whether what it writes to standard error belongs to the output.
  public static func run(
    _ path: String, _ arguments: [String], in folder: String? = nil, environment: [String: String]? = nil,
    mergesErrors: Bool = false
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    if let environment { process.environment = environment }
    process.standardOutput = output
    if mergesErrors { process.standardError = output }
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }
}
