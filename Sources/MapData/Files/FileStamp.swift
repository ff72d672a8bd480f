import Foundation

/// When a file was last changed and how long it is: another stamp means other contents.
public struct FileStamp: Sendable, Hashable {
  private var facts = SIMD8<Int64>(repeating: -1)

  /// Of a file that is not there.
  static let missing = FileStamp()

  private init() {}

  /// Of the file at `path` as it is now.
  public init(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    #if canImport(Darwin)
      let (changed, touched) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (changed, touched) = (status.st_mtim, status.st_ctim)
    #endif
    facts = [
      Int64(truncatingIfNeeded: status.st_dev), Int64(truncatingIfNeeded: status.st_ino), Int64(status.st_size),
      Int64(changed.tv_sec), Int64(changed.tv_nsec), Int64(touched.tv_sec), Int64(touched.tv_nsec), 0,
    ]
  }
}
