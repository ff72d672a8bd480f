import Foundation
import TestSupport

/// Files for readers that take paths; each thread has its own.
struct Scratch {
  private static let folder = try? TemporaryFolder()

  /// Writes an input and gives its path to `body`; the file is gone afterwards.
  static func file(_ bytes: [UInt8], _ name: String, _ body: (String) throws -> Void) throws {
    try folder([name: bytes]) { try body("\($0)/\(name)") }
  }

  /// The same with several files in a folder of their own.
  static func folder(_ files: [String: [UInt8]], _ body: (String) throws -> Void) throws {
    guard let root = folder?.path else { throw CocoaError(.fileWriteUnknown) }
    let path = "\(root)/\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: path) }
    for (name, bytes) in files { try Data(bytes).write(to: URL(filePath: "\(path)/\(name)")) }
    try body(path)
  }
}
