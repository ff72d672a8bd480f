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
    let url = URL(fileURLWithPath: path)
    if holds(path, bytes) { return false }
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url, options: .atomic)
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
    return FileManager.default.contents(atPath: path).map { $0.elementsEqual(bytes) } ?? false
  }
}
