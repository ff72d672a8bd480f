import Foundation

/// A file that a scene or a command line names.
enum InputFile {
  /// All bytes of the file at `path`.
  static func read(_ path: String) throws(SceneError) -> [UInt8] {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .missingFile(file: path) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .folder(path: path)
    default: throw .notRegularFile(path: path)
    }
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadableFile(file: path) }
    return Array(data)
  }
}
