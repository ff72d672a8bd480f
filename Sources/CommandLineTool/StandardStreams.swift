import Foundation
import ShownText
import Suites

/// The program's only way to its standard streams.
///
/// Nothing here traps: a stream may be closed, full or gone.
enum StandardStreams {
  /// Takes the place of streams that were closed, so that no file opened later gets their number and their text.
  ///
  /// The stand-in is open for reading only: results written to it fail, as they did while the stream was closed.
  static func occupyClosed() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is given out, which is this one.
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Writes a message to standard error, on one line of at most 400 bytes; that nobody can read it is no reason to stop.
  static func note(_ text: String) { _ = send(text.message() + "\n", to: STDERR_FILENO) }

  /// Writes a verb's warnings to standard error, at most 20 of a kind.
  static func warn(_ warnings: some Sequence<String>, of verb: String) {
    for warning in warnings.told() { note("wayframe \(verb): warning: \(warning)") }
  }

  /// Writes text to standard error as it is.
  static func raw(_ text: String) { _ = send(text, to: STDERR_FILENO) }

  /// Writes results to standard output.
  static func output(_ text: String) throws(WritingError) { try output(Array(text.utf8)) }

  /// Writes a picture or another result to standard output.
  static func output(_ bytes: [UInt8]) throws(WritingError) {
    if let failure = send(bytes, to: STDOUT_FILENO) {
      throw WritingError(path: "standard output", reason: WritingError.words(for: failure))
    }
  }

  /// What comes on standard input until its end; `nil` where it cannot be read. Stops after `limit` bytes and one.
  static func input(limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = read(STDIN_FILENO, &chunk, min(chunk.count, limit + 1 - bytes.count))
      if count == 0 { break }
      if count > 0 {
        bytes += chunk[..<count]
      } else if errno != EINTR {
        return nil
      }
    }
    return bytes
  }

  private static func send(_ text: String, to descriptor: Int32) -> Int32? { send(Array(text.utf8), to: descriptor) }

  /// The system's error number, or `nil` when all bytes are written.
  static func send(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var position = 0
    while position < bytes.count {
      let count = bytes[position...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        position += count
      } else if count < 0 && errno == EAGAIN {
        // A pipe that takes no more for the moment.
        var stream = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&stream, 1, -1)
      } else if !(count < 0 && errno == EINTR) {
        return count < 0 ? errno : EIO
      }
    }
    return nil
  }
}
