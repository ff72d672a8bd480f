import Foundation

/// The lines of a file or a pipe, one after another; only one is held at a time.
struct JobLines {
  enum Content: Sendable, Hashable {
    /// Without its end.
    case text([UInt8])
    /// More bytes than are read.
    case tooLong
    /// The system refused to read on, and why.
    case unreadable(String)
  }

  private let descriptor: Int32
  private let interruption: Interruption
  private let limit: Int
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false
  private var number = 0

  private static let chunkSize = 1 << 16

  /// - Parameter limit: the bytes of the longest line that is read.
  init(descriptor: Int32, interruption: Interruption, limit: Int) {
    self.descriptor = descriptor
    self.interruption = interruption
    self.limit = limit
  }

  /// The next line that is not blank, with its number from 1; `nil` at the end, or when reading was interrupted.
  mutating func next() -> (number: Int, content: Content)? {
    while let content = line() {
      if case .text(let bytes) = content, bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
      return (number, content)
    }
    return nil
  }

  private mutating func line() -> Content? {
    var line: [UInt8] = []
    var isTooLong = false
    while true {
      let end = buffer[position...].firstIndex(of: UInt8(ascii: "\n"))
      let part = buffer[position..<(end ?? buffer.count)]
      if !isTooLong, line.count + part.count > limit { (isTooLong, line) = (true, []) }
      if !isTooLong { line += part }
      if let end {
        position = end + 1
        break
      }
      switch fill() {
      case .more: continue
      case .interrupted: return nil
      case .failed(let reason):
        isAtEnd = true
        number += 1
        return .unreadable(reason)
      case .end:
        guard isTooLong || !line.isEmpty else { return nil }
      }
      break
    }
    number += 1
    if line.last == 0x0D { line.removeLast() }
    return isTooLong ? .tooLong : .text(line)
  }

  private enum Filling {
    case more, end, interrupted
    case failed(String)
  }

  private mutating func fill() -> Filling {
    buffer.removeAll(keepingCapacity: true)
    position = 0
    guard !isAtEnd else { return .end }
    buffer = [UInt8](repeating: 0, count: Self.chunkSize)
    while true {
      guard interruption.waits(for: descriptor) else {
        (buffer, isAtEnd) = ([], true)
        return .interrupted
      }
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      buffer.removeSubrange(max(count, 0)...)
      if count > 0 { return .more }
      isAtEnd = true
      return count == 0 ? .end : .failed(WritingError.words(for: errno))
    }
  }
}

/// Makes a thread that waits for a pipe come back.
final class Interruption: Sendable {
  private let ends: (read: Int32, write: Int32)

  init() {
    var pair: [Int32] = [-1, -1]
    // Without a pipe nothing can be interrupted, and a file needs no waiting for.
    _ = pipe(&pair)
    ends = (pair[0], pair[1])
  }

  deinit { for end in [ends.read, ends.write] where end >= 0 { close(end) } }

  /// Makes every wait come back, also those to come.
  func interrupt() {
    var byte: UInt8 = 0
    _ = write(ends.write, &byte, 1)
  }

  /// Waits until there is something to read, or nothing more to come. False when interrupted.
  func waits(for descriptor: Int32) -> Bool {
    while true {
      var streams = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: ends.read, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&streams, 2, -1)
      if count < 0, errno == EINTR { continue }
      return streams[1].revents == 0
    }
  }
}
