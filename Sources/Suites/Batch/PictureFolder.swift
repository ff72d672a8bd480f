import Foundation
import Synchronization
import Wayframe

/// The folder of a batch's pictures: each is written beside it first and gets its name when it is whole.
final class PictureFolder: Sendable {
  let path: String
  /// Where files are until they are whole; a run that is stopped leaves it, and the next one tidies up.
  let way: String
  private let number = Mutex(0)

  /// What the folders of unfinished files are called at the start.
  static let wayPrefix = ".unfinished"

  init(_ path: String, shard: Shard) throws(WritingError) {
    guard WrittenFile.isFolder(path) != false else {
      throw WritingError(path: path, reason: "a batch needs a folder, and this is a file")
    }
    self.path = path
    way = "\(path)/\(Self.wayPrefix)\(shard.suffix)"
    do { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) } catch {
      throw WritingError(path: path, reason: error.writeReason)
    }
  }

  /// Makes room for unfinished files; to be called by the only run that writes here.
  func begin() throws(WritingError) {
    do {
      if WrittenFile.isFolder(way) != nil { try FileManager.default.removeItem(atPath: way) }
      try FileManager.default.createDirectory(atPath: way, withIntermediateDirectories: true)
    } catch {
      throw WritingError(path: path, reason: error.writeReason)
    }
  }

  func file(_ name: String) -> String { "\(path)/\(name).png" }

  /// A new name for a file that is not whole yet.
  func newWay() -> String {
    let count = number.withLock { number in
      number += 1
      return number
    }
    return "\(way)/\(count)"
  }

  /// Writes a picture; one that is the same already stays untouched.
  func write(_ bytes: [UInt8], name: String) throws(WritingError) {
    try WrittenFile.write(bytes, to: file(name), by: newWay())
  }

  /// The digest of a picture's file; `none` where there is none.
  func digest(_ name: String) -> ShortDigest { ShortDigest(hex: InputDigests().digest(of: file(name))) }

  /// Whether a picture would take the place of a file.
  func isTarget(_ name: String, _ input: String) -> Bool {
    guard let last = name.split(separator: "/").last, input.hasSuffix("/\(last).png") || input == "\(last).png" else {
      return false
    }
    func plain(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
    return plain(file(name)) == plain(input)
  }

  /// Takes the folder of unfinished files away.
  func tidy() { try? FileManager.default.removeItem(atPath: way) }
}
