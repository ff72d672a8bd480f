import Foundation

/// A file that a scene or a command line names.
package enum InputFile {
  /// Bytes of a scene, a style or another text written by people.
  package static let textLimit = 8 << 20
  /// Values of such a text: more than the most places that a scene may have, and few enough to be counted at once.
  package static let textValueLimit = 1 << 20
  /// Bytes of a route response or a picture.
  package static let dataLimit = 64 << 20

  /// All bytes of the file at `path`; what is no regular file, or longer than `limit` bytes, is refused unread.
  package static func read(_ path: String, limit: Int = dataLimit) throws(SceneError) -> [UInt8] {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .missingFile(file: path) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .folder(path: path)
    default: throw .notRegularFile(path: path)
    }
    guard status.st_size <= limit else { throw .fileTooLarge(path: path, bytes: Int(status.st_size), limit: limit) }
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadableFile(file: path) }
    return Array(data)
  }
}
