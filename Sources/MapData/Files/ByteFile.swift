import Foundation

/// A file open for reading at any offset.
final class ByteFile: Sendable {
  let path: String
  /// Its size in bytes when it was opened.
  let size: Int
  private let descriptor: Int32

  init(path: String) throws(MapDataError) {
    self.path = path
    // A pipe without a writer must not be waited for; it is refused below.
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw errno == ENOENT
        ? .missing(path: path) : .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0, let size = Int(exactly: status.st_size) else {
      close(descriptor)
      throw .unreadable(path: path, reason: "its size is unknown")
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .unreadable(path: path, reason: "it is a pipe, a device or a folder, not a file")
    }
    self.size = size
  }

  deinit { close(descriptor) }

  /// The bytes of `range`; `what` names them in the error when the file ends before.
  func bytes(_ range: Range<Int>, what: String) throws(MapDataError) -> [UInt8] {
    guard range.lowerBound >= 0, range.upperBound <= size else {
      throw .truncated(path: path, what: what, offset: range.lowerBound)
    }
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      while count < range.count {
        let read = pread(descriptor, buffer.baseAddress! + count, range.count - count, off_t(range.lowerBound + count))
        if read < 0 && errno == EINTR { continue }
        guard read > 0 else {
          failure = read < 0 ? errno : 0
          return
        }
        count += read
      }
    }
    guard bytes.count == range.count else {
      if failure != 0 { throw .unreadable(path: path, reason: String(cString: strerror(failure))) }
      throw .truncated(path: path, what: what, offset: range.lowerBound)
    }
    return bytes
  }

  /// The first bytes, at most `count`.
  func prefix(_ count: Int) throws(MapDataError) -> [UInt8] {
    try bytes(0..<min(count, size), what: "the beginning")
  }

  /// The whole content, refused beyond `limit` bytes.
  func contents(limit: Int) throws(MapDataError) -> [UInt8] {
    guard size <= limit else {
      throw .tooLarge(path: path, what: "its size in bytes", value: UInt64(size), limit: UInt64(limit))
    }
    return try bytes(0..<size, what: "the file")
  }
}
