import Foundation
import JSON

/// The lines that earlier runs left in files of results, by the pictures' names; the last line of a name counts.
///
/// Of a line only its place is kept, so that a million of them take little memory.
final class EarlierResults: Sendable {
  /// Where a line stands.
  struct Place: Sendable {
    fileprivate var file: Int
    fileprivate var offset: Int
    /// Without the line's end.
    fileprivate var length: Int
  }

  struct Entry: Sendable {
    var name: ShortDigest
    var place: Place
    /// What the picture was drawn from, and the digest of its file; `nil` where it was not drawn.
    var drawn: (key: ShortDigest, file: ShortDigest)?
    /// Whether the name stands for a line that no picture could be made of.
    var isOfLine: Bool
  }

  /// In the order of the names' first lines.
  let entries: [Entry]
  private let indexes: [ShortDigest: Int]
  private let descriptors: [Int32]

  /// - Parameter paths: files that are not there or cannot be read count as empty; the later ones rule.
  init(_ paths: [String]) {
    var entries: [Entry] = []
    var indexes: [ShortDigest: Int] = [:]
    var descriptors: [Int32] = []
    for path in paths {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      descriptors.append(descriptor)
      var lines = LinePlaces(descriptor)
      while let (offset, line) = lines.next() {
        let place = Place(file: descriptors.count - 1, offset: offset, length: line.count)
        guard let entry = Self.entry(line, place, path) else { continue }
        if let index = indexes[entry.name] {
          entries[index] = entry
        } else {
          indexes[entry.name] = entries.count
          entries.append(entry)
        }
      }
    }
    self.entries = entries
    self.indexes = indexes
    self.descriptors = descriptors
  }

  deinit { for descriptor in descriptors { close(descriptor) } }

  /// `nil` for a line that a crash cut off.
  private static func entry(_ line: [UInt8], _ place: Place, _ path: String) -> Entry? {
    guard let tree = try? JSONValue(parsing: line, file: path), let name = tree["name"]?.string,
      let state = tree["state"]?.string
    else { return nil }
    var entry = Entry(name: Self.digest(name), place: place, isOfLine: name.hasPrefix(BatchPicture.linePrefix))
    if state == FrameState.drawn.rawValue, let key = tree["key"]?.string, let file = tree["file"]?.string {
      entry.drawn = (ShortDigest(hex: key), ShortDigest(hex: file))
    }
    return entry
  }

  /// The line of a picture that was drawn from the same things, and the digest of its file.
  func drawn(_ name: String, key: String) -> (place: Place, file: ShortDigest)? {
    guard let index = indexes[Self.digest(name)], let drawn = entries[index].drawn, drawn.key == ShortDigest(hex: key)
    else { return nil }
    return (entries[index].place, drawn.file)
  }

  /// Whether a picture of that name was drawn from other things.
  func hasOther(_ name: String, key: String) -> Bool {
    guard let index = indexes[Self.digest(name)], let drawn = entries[index].drawn else { return false }
    return drawn.key != ShortDigest(hex: key)
  }

  /// What stands for a name; some file systems take letters of either case for the same.
  static func digest(_ name: String) -> ShortDigest { ShortDigest(of: name.lowercased()) }

  /// A line's bytes without its end; `nil` where they cannot be read any more.
  func line(at place: Place) -> [UInt8]? {
    LineFile.bytes(descriptors[place.file], from: place.offset, count: place.length)
  }
}

/// The lines of a file with their places; the last one counts only with its end.
private struct LinePlaces {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// Where the buffer begins in the file, and how much of it is done.
  private var start = 0
  private var position = 0

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  mutating func next() -> (offset: Int, line: [UInt8])? {
    var searched = position
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { position = end + 1 }
        return (start + position, Array(buffer[position..<end]))
      }
      searched = buffer.count - position
      buffer.removeSubrange(..<position)
      start += position
      position = 0
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      let count = chunk.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress, $0.count, off_t(start + buffer.count))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      buffer += chunk[..<count]
    }
  }
}
