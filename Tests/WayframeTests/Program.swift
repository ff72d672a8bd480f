import Foundation
import TestSupport

/// The program, which is built beside the tests.
enum Program {
  static let path = Tool.built("wayframe")
  static let canRun = Tool.exists(path) && FileManager.default.fileExists(atPath: "/dev/full")

  /// Runs a shell line in a folder, in which `$W` is the program; standard error belongs to the output.
  static func run(_ line: String, in folder: TemporaryFolder) throws -> (status: Int32, output: String) {
    try Tool.run(
      "/bin/sh", ["-c", line], in: folder.path, environment: ["W": path, "PATH": "/usr/bin:/bin"], mergesErrors: true)
  }
}
