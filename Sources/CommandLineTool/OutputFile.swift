import Foundation
import Suites

/// A file to be written whole or not at all; devices and pipes take the bytes as they come.
struct OutputFile {
  let path: String

  /// Refuses a path whose folder does not exist, so that no time is lost on drawing, and one of `others`: inputs and
  /// other outputs are not overwritten.
  init(_ path: String, keeping others: [String] = []) throws(WritingError) {
    self.path = path
    guard !others.contains(where: { Self.target(of: $0) == Self.target(of: path) }) else {
      throw WritingError(path: path, reason: "the same file is given as an input or another output")
    }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard Self.kind(of: folder) == S_IFDIR else {
      throw WritingError(path: path, reason: "there is no folder \(folder)")
    }
    guard Self.kind(of: path) != S_IFDIR else { throw WritingError(path: path, reason: "it is a folder") }
  }

  /// Writes under a temporary name first, then renames; a symbolic link stays one.
  func write(_ bytes: some Sequence<UInt8>) throws(WritingError) {
    let data = Data(bytes)
    do {
      if let kind = Self.kind(of: path), kind != S_IFREG {
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        try handle.write(contentsOf: data)
        try handle.close()
      } else {
        try data.write(to: URL(fileURLWithPath: Self.target(of: path)), options: .atomic)
      }
    } catch {
      throw WritingError(path: path, reason: error.writeReason)
    }
  }

  /// What a path leads to, links followed: `S_IFREG`, `S_IFDIR`, a device, a pipe; `nil` where there is nothing.
  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// Where a path leads, also through a link to what does not exist yet.
  private static func target(of path: String) -> String {
    var url = URL(fileURLWithPath: path)
    for _ in 0..<40 {
      guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path) else { break }
      url = URL(fileURLWithPath: link, relativeTo: url.deletingLastPathComponent())
    }
    return url.resolvingSymlinksInPath().path
  }
}
