import Foundation
import MapData
import Synchronization
import Text

/// Digests of what files hold, each made once for as long as the file does not change.
package final class InputDigests: Sendable {
  private let known = Mutex<[String: (stamp: FileStamp, digest: String)]>([:])

  /// Digests that are kept at a time.
  private static let limit = 10_000

  package init() {}

  /// SHA-256 of a file as 64 hexadecimal digits; of a folder, that of all files below with their names. `none` for what
  /// cannot be read.
  ///
  /// - Parameter path: may end in the number of a tile, as in `file.mvt#z/x/y`.
  package func digest(of path: String) -> String {
    var path = path
    if !FileManager.default.fileExists(atPath: path), let mark = path.lastIndex(of: "#") {
      path = String(path[..<mark])
    }
    let stamp = FileStamp(path: path)
    if let old = known.withLock({ $0[path] }), old.stamp == stamp { return old.digest }
    let digest = Self.read(path)
    known.withLock { known in
      if known.count >= Self.limit { known = [:] }
      known[path] = (stamp, digest)
    }
    return digest
  }

  private static func read(_ path: String) -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return "none" }
    guard isFolder.boolValue else { return fileDigest(path) ?? "none" }
    var hash = SHA256()
    for name in (FileManager.default.subpaths(atPath: path) ?? []).sorted() {
      guard let digest = fileDigest("\(path)/\(name)") else { continue }
      hash.add(Array("\(name)\0\(digest)\0".utf8))
    }
    return hash.hexDigest()
  }

  /// `nil` for what is no regular file or cannot be read.
  private static func fileDigest(_ path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var hash = SHA256()
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = Foundation.read(file, &chunk, chunk.count)
      if count > 0 {
        chunk.withUnsafeBytes { hash.add(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
      } else if count == 0 {
        return hash.hexDigest()
      } else if errno != EINTR {
        return nil
      }
    }
  }
}
