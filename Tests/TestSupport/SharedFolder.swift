import Foundation

/// A folder of maps, routes and public test cases beside the checkout, which only some machines have; tests that use it
/// are skipped elsewhere.
public enum SharedFolder {
  /// `WAYFRAME_SHARED`, else `shared` beside the checkout.
  public static let url =
    ProcessInfo.processInfo.environment["WAYFRAME_SHARED"].map { URL(filePath: $0) }
    ?? URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../shared").standardizedFileURL

  public static func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: self.path(path))
  }

  public static func path(_ path: String) -> String { url.appending(path: path).path() }

  /// The names of a folder's files in order; none where it is absent.
  public static func names(in path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: self.path(path))) ?? []).sorted()
  }

  public static func bytes(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: url.appending(path: path))) }
}
