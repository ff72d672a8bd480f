import Foundation

/// Files beside the checkout that only some machines have; tests that need them are disabled elsewhere.
enum SharedFiles {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../shared").standardizedFileURL

  static let mapDesign = existing(root.appending(path: "design/map"))

  static let expressions: URL? = {
    let environment = ProcessInfo.processInfo.environment["WAYFRAME_CONFORMANCE_ROOT"]
    let conformance = environment.map { URL(filePath: $0) } ?? root.appending(path: "conformance")
    return existing(conformance.appending(path: "expressions"))
  }()

  private static func existing(_ url: URL) -> URL? {
    FileManager.default.fileExists(atPath: url.path()) ? url : nil
  }

  static func bytes(_ url: URL) throws -> [UInt8] { Array(try Data(contentsOf: url)) }
}
