import Foundation

/// A file that a scene or a command line names.
enum InputFile {
  /// All bytes of the file at `path`.
  static func read(_ path: String) throws(SceneError) -> [UInt8] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw .missingFile(file: path) }
    guard !isFolder.boolValue else { throw .folder(path: path) }
    var status = stat()
    guard stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG else { throw .notRegularFile(path: path) }
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadableFile(file: path) }
    return Array(data)
  }
}
