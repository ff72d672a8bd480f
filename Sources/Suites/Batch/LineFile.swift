import Foundation
import Wayframe

/// An open file that bytes are added to.
final class LineFile {
  private let path: String
  /// How messages call it.
  private let shown: String
  private let descriptor: Int32
  /// How many bytes it has.
  private(set) var size = 0

  /// Opens a file, which is made where it is missing.
  ///
  /// - Parameters:
  ///   - shown: how messages call it; by its path when `nil`.
  ///   - keeps: whether what it has stays.
  init(_ path: String, shown: String? = nil, keeps: Bool = false) throws(WritingError) {
    self.path = path
    self.shown = shown ?? path
    descriptor = open(path, O_CREAT | O_RDWR | O_APPEND | O_CLOEXEC | (keeps ? 0 : O_TRUNC), 0o644)
    guard descriptor >= 0 else { throw WritingError(path: self.shown, reason: WritingError.words(for: errno)) }
    size = Int(max(lseek(descriptor, 0, SEEK_END), 0))
  }

  deinit { close(descriptor) }

  private var lastFault: WritingError { WritingError(path: shown, reason: WritingError.words(for: errno)) }

  /// Keeps other processes from locking it. False where one has; where the file system has no locks, nobody is kept out.
  func lock() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK }

  func empty() throws(WritingError) {
    guard ftruncate(descriptor, 0) == 0 else { throw lastFault }
    size = 0
  }

  func add(_ bytes: [UInt8]) throws(WritingError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 || (count < 0 && errno == EINTR) else { throw lastFault }
      rest = rest.dropFirst(max(count, 0))
    }
    size += bytes.count
  }

  /// A part of it; `nil` where that cannot be read.
  func bytes(from offset: Int, count: Int) -> [UInt8]? { Self.bytes(descriptor, from: offset, count: count) }

  func rename(to other: String) throws(WritingError) {
    guard Foundation.rename(path, other) == 0 else { throw lastFault }
  }

  static func bytes(_ descriptor: Int32, from offset: Int, count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let read = bytes.withUnsafeMutableBytes { buffer in
        pread(descriptor, buffer.baseAddress.map { $0 + done }, count - done, off_t(offset + done))
      }
      if read < 0, errno == EINTR { continue }
      guard read > 0 else { return nil }
      done += read
    }
    return bytes
  }
}
