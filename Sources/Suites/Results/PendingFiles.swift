import Foundation

/// Files that appear together or not at all: all are written under temporary names, then all take their own.
///
/// A fault while they are written leaves what was there; so does the end of the process.
package struct PendingFiles: ~Copyable {
  private struct File {
    let name: String
    /// Links followed.
    let target: String
    /// As the user wrote it.
    let path: String
    let descriptor: Int32
  }

  private var files: [File] = []

  package init() {}

  /// Writes a file under a temporary name beside its own; a symbolic link at `path` stays one.
  package mutating func add(_ bytes: [UInt8], as path: String) throws(WritingError) {
    let target = Self.target(of: path)
    let folder = (target as NSString).deletingLastPathComponent
    let opened = TemporaryNames.all.open(in: folder.isEmpty ? "." : folder)
    guard case .success(let (name, descriptor)) = opened else {
      guard case .failure(let failure) = opened else { return }
      throw WritingError(path: path, reason: WritingError.words(for: failure.code))
    }
    files.append(File(name: name, target: target, path: path, descriptor: descriptor))
    var status = stat()
    if stat(target, &status) == 0 { fchmod(descriptor, status.st_mode & 0o7777) }
    if let failure = Self.write(bytes, to: descriptor) {
      throw WritingError(path: path, reason: WritingError.words(for: failure))
    }
  }

  /// Gives all files their names.
  package consuming func appear() throws(WritingError) {
    var failed: File?
    let files = files
    let failure = TemporaryNames.all.settle(files.map(\.name)) {
      var done: [(target: String, old: String?)] = []
      defer { for (_, old) in done { if let old { unlink(old) } } }
      for file in files {
        // The last one needs no way back.
        let old = files.count > 1 ? "\(file.name).old\(TemporaryNames.suffix)" : nil
        let isKept = old.map { link(file.target, $0) == 0 } ?? false
        guard rename(file.name, file.target) == 0 else {
          let failure = errno
          if isKept, let old { unlink(old) }
          for (target, old) in done.reversed() {
            if let old { rename(old, target) } else { unlink(target) }
          }
          failed = file
          return ErrorNumber(code: failure)
        }
        done.append((file.target, isKept ? old : nil))
      }
      return nil
    }
    if let failure, let failed {
      throw WritingError(path: failed.path, reason: WritingError.words(for: failure.code))
    }
  }

  deinit {
    let files = files
    _ = TemporaryNames.all.settle(files.map(\.name)) {
      // Those that have appeared have no such name any more.
      for file in files {
        unlink(file.name)
        close(file.descriptor)
      }
      return nil
    }
  }

  /// Writes all bytes to a descriptor; the system's error number where that fails.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var position = 0
    while position < bytes.count {
      let count = bytes[position...].withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        position += count
      } else if !(count < 0 && errno == EINTR) {
        return count < 0 ? errno : EIO
      }
    }
    return nil
  }

  /// Where a path leads, also through a link to what does not exist yet.
  package static func target(of path: String) -> String {
    var url = URL(fileURLWithPath: path)
    for _ in 0..<40 {
      guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path) else { break }
      url = URL(fileURLWithPath: link, relativeTo: url.deletingLastPathComponent())
    }
    return url.resolvingSymlinksInPath().path
  }
}
