import Foundation

/// Files of a folder of results: written whole or not at all, and left untouched where nothing changes.
public enum WrittenFile {
  /// Writes a file and the folders on its way; one that has these bytes keeps its date.
  ///
  /// - Returns: whether it was written.
  @discardableResult
  public static func write(_ bytes: [UInt8], to path: String) throws(WritingError) -> Bool {
    try write([(path, bytes)])
  }

  /// The same by way of a file of the caller's choice in the same file system, so that who is stopped knows what is left.
  @discardableResult
  package static func write(_ bytes: [UInt8], to path: String, by way: String) throws(WritingError) -> Bool {
    if holds(path, bytes) { return false }
    do {
      if let failure = makeFolder((path as NSString).deletingLastPathComponent) {
        throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EIO)
      }
      try Data(bytes).write(to: URL(fileURLWithPath: way))
      guard rename(way, path) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    } catch {
      throw WritingError(path: path, reason: obstacle(at: path) ?? error.writeReason)
    }
    return true
  }

  /// Writes files that belong together, and the folders on their way: all of them appear or none.
  ///
  /// - Returns: whether any was written; those that have their bytes keep their dates.
  @discardableResult
  package static func write(_ files: [(path: String, bytes: [UInt8])]) throws(WritingError) -> Bool {
    let changed = files.filter { !holds($0.path, $0.bytes) }
    guard !changed.isEmpty else { return false }
    var pending = PendingFiles()
    for (path, bytes) in changed {
      if let obstacle = obstacle(at: path) { throw WritingError(path: path, reason: obstacle) }
      if let failure = makeFolder((path as NSString).deletingLastPathComponent) {
        throw WritingError(path: path, reason: WritingError.words(for: failure))
      }
      try pending.add(bytes, as: path)
    }
    try pending.appear()
    return true
  }

  /// Makes a folder and those on its way; the system's error number where that fails.
  package static func makeFolder(_ path: String) -> Int32? {
    guard !path.isEmpty, isFolder(path) != true else { return nil }
    if let failure = makeFolder((path as NSString).deletingLastPathComponent) {
      return failure == EEXIST ? ENOTDIR : failure
    }
    guard mkdir(path, 0o777) != 0 else { return nil }
    let failure = errno
    // Another process may have made it at this moment.
    return failure == EEXIST && isFolder(path) == true ? nil : failure
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
