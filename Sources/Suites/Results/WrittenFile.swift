import Foundation

/// A file that could not be written.
public struct WritingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file's path.
  public let path: String
  /// Why the system refused it.
  public let reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// Path and reason in one sentence.
  public var description: String { "\(path): cannot be written: \(reason)" }
}

/// Files of a folder of results: written whole or not at all, and left untouched where nothing changes.
public enum WrittenFile {
  /// Writes a file and the folders on its way; one that has these bytes keeps its date.
  ///
  /// - Returns: whether it was written.
  @discardableResult
  public static func write(_ bytes: [UInt8], to path: String) throws(WritingError) -> Bool {
    try write(path, bytes) { try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic) }
  }

  /// The same by way of a file of the caller's choice in the same file system, so that who is stopped knows what is left.
  @discardableResult
  package static func write(_ bytes: [UInt8], to path: String, by way: String) throws(WritingError) -> Bool {
    try write(path, bytes) {
      try Data(bytes).write(to: URL(fileURLWithPath: way))
      guard rename(way, path) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }
  }

  private static func write(
    _ path: String, _ bytes: [UInt8], _ body: () throws -> Void
  ) throws(WritingError) -> Bool {
    if holds(path, bytes) { return false }
    do {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try body()
    } catch {
      throw WritingError(path: path, reason: obstacle(at: path) ?? error.writeReason)
    }
    return true
  }

  /// What stands in a file's place or on the way to it; the system's own words name neither.
  private static func obstacle(at path: String) -> String? {
    if isFolder(path) == true { return "a folder is in its place" }
    var folder = (path as NSString).deletingLastPathComponent
    while !folder.isEmpty, folder != "/" {
      if let isFolder = isFolder(folder) { return isFolder ? nil : "\(folder) is a file, and a folder is needed" }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return nil
  }

  /// Whether a folder stands at a path; `nil` where nothing does.
  package static func isFolder(_ path: String) -> Bool? {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) ? isFolder.boolValue : nil
  }

  private static func holds(_ path: String, _ bytes: [UInt8]) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, Int(status.st_size) == bytes.count else {
      return false
    }
    guard let held = FileManager.default.contents(atPath: path), held.count == bytes.count else { return false }
    return held.withUnsafeBytes { held in
      bytes.withUnsafeBytes { bytes in
        guard let one = held.baseAddress, let other = bytes.baseAddress else { return true }
        return memcmp(one, other, bytes.count) == 0
      }
    }
  }
}
