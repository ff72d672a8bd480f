import Foundation
import Suites

/// A file to be written whole or not at all; devices and pipes take the bytes as they come.
struct OutputFile {
  let path: String

  /// Refuses a path whose folder does not exist, so that no time is lost on drawing, and one of `others`: inputs and
  /// other outputs are not overwritten.
  init(_ path: String, keeping others: [String] = []) throws(WritingError) {
    self.path = path
    guard !others.contains(where: { PendingFiles.target(of: $0) == PendingFiles.target(of: path) }) else {
      throw WritingError(path: path, reason: "the same file is given as an input or another output")
    }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard Self.kind(of: folder) == S_IFDIR else {
      throw WritingError(path: path, reason: "there is no folder \(folder)")
    }
    guard Self.kind(of: path) != S_IFDIR else { throw WritingError(path: path, reason: "it is a folder") }
  }

  /// Writes the file alone.
  func write(_ bytes: some Sequence<UInt8>) throws(WritingError) {
    var files = PendingFiles()
    try write(bytes, with: &files)
    try files.appear()
  }

  /// Writes under a temporary name: the file appears with the others of `files`. A device or a pipe has its bytes at once.
  func write(_ bytes: some Sequence<UInt8>, with files: inout PendingFiles) throws(WritingError) {
    guard let kind = Self.kind(of: path), kind != S_IFREG else { return try files.add(Array(bytes), as: path) }
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw WritingError(path: path, reason: WritingError.words(for: errno)) }
    defer { close(descriptor) }
    if let failure = StandardStreams.send(Array(bytes), to: descriptor) {
      throw WritingError(path: path, reason: WritingError.words(for: failure))
    }
  }

  /// What a path leads to, links followed: `S_IFREG`, `S_IFDIR`, a device, a pipe; `nil` where there is nothing.
  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}
