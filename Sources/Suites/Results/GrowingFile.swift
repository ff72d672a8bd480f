import Foundation

/// Files that processes add lines to, one after another.
package enum GrowingFile {
  /// How far a file has been read.
  package struct Place: Sendable, Hashable {
    fileprivate var node: UInt64
    fileprivate var size: Int
  }

  /// Adds bytes at a file's end, which is made where it is missing.
  package static func append(_ bytes: [UInt8], to path: String) throws(FileFault) {
    let file = open(path, O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw FileFault("\(path): cannot be written: \(WritingError.words(for: errno))") }
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      guard count > 0 || (count < 0 && errno == EINTR) else {
        throw FileFault("\(path): cannot be written: \(WritingError.words(for: errno))")
      }
      rest = rest.dropFirst(max(count, 0))
    }
  }

  /// The end of a file; `nil` where there is none.
  package static func end(of path: String) -> Place? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Place(node: UInt64(status.st_ino), size: Int(status.st_size))
  }

  /// The bytes that a file has; 0 without one.
  static func size(_ path: String) -> Int { end(of: path)?.size ?? 0 }

  /// What was added after a place, or the whole of a file that is another one by now; `nil` where there is none.
  package static func tail(of path: String, after place: Place?) -> (text: String, isWhole: Bool)? {
    guard let end = end(of: path), let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    let isGrown = place.map { $0.node == end.node && $0.size <= end.size } ?? false
    if isGrown, let place, (try? file.seek(toOffset: UInt64(place.size))) == nil { return nil }
    guard let data = try? file.readToEnd() ?? Data() else { return nil }
    return (String(decoding: data, as: UTF8.self), !isGrown)
  }
}
