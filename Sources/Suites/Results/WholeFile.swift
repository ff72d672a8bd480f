import Foundation
import Wayframe

/// A file or folder that cannot be used or written, in one sentence that names it.
public struct FileFault: Error, Sendable, Hashable, CustomStringConvertible {
  /// The sentence.
  public let description: String

  /// A fault told by one sentence.
  public init(_ description: String) { self.description = description }
}

/// Files of goldens and reports, by the names of frames.
enum WholeFile {
  /// Writes a file and the folders on its way. False when it has these bytes already.
  @discardableResult
  static func write(_ bytes: [UInt8], to path: String) throws(FileFault) -> Bool {
    try write([(path, bytes)])
  }

  /// Writes files that belong together: all appear or none. False when all have their bytes already.
  @discardableResult
  static func write(_ files: [(path: String, bytes: [UInt8])]) throws(FileFault) -> Bool {
    do { return try WrittenFile.write(files) } catch { throw FileFault("\(error)") }
  }

  /// Removes a file, and the folders below `root` that become empty; nothing where there is none.
  static func remove(_ path: String, under root: String) throws(FileFault) {
    let files = FileManager.default
    switch WrittenFile.isFolder(path) {
    case nil: return
    // What others keep in it is not ours to remove.
    case true?: throw FileFault("\(path): cannot be removed: a folder is in its place")
    case false?: break
    }
    guard unlink(path) == 0 || errno == ENOENT else {
      throw FileFault("\(path): cannot be removed: \(WritingError.words(for: errno))")
    }
    let top = URL(fileURLWithPath: root).standardizedFileURL.path
    var folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent()
    while folder.path.hasPrefix(top + "/"), (try? files.contentsOfDirectory(atPath: folder.path))?.isEmpty == true {
      // Another program may put a file there at this moment: rmdir leaves folders that are not empty.
      guard rmdir(folder.path) == 0 else { return }
      folder.deleteLastPathComponent()
    }
  }

  /// Refuses a file where a folder is needed, which may be missing.
  static func checkFolder(_ path: String) throws(FileFault) {
    guard WrittenFile.isFolder(path) != false else { throw FileFault("\(path): is a file, and a folder is needed") }
  }

  /// The bytes of a file; `nil` where there is none.
  static func bytes(_ path: String) throws(FileFault) -> [UInt8]? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do { return try InputFile.read(path) } catch { throw FileFault("\(error)") }
  }

  /// The names of the files with an extension below a folder, without it, in order; none where there is no folder.
  static func names(below folder: String, extension suffix: String) -> [String] {
    var names: [String] = []
    guard let enumerator = FileManager.default.enumerator(atPath: folder) else { return [] }
    while let path = enumerator.nextObject() as? String {
      guard path.hasSuffix("." + suffix), enumerator.fileAttributes?[.type] as? FileAttributeType == .typeRegular else {
        continue
      }
      names.append(String(path.dropLast(suffix.count + 1)))
    }
    return names.sorted()
  }

  /// Whether a frame's name can be a file's: a relative path that stays below its folder.
  static func isUsable(name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return name.utf8.count <= 1_024 && !name.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
      && parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." && $0.utf8.count <= 240 }
  }
}
