import Foundation

/// When files were last changed and how long they are: another stamp means other contents.
struct FileStamp: Sendable, Hashable {
  private var facts: [String] = []

  init(_ paths: some Sequence<String>) {
    for path in paths {
      var status = stat()
      guard stat(path, &status) == 0 else {
        facts.append("none")
        continue
      }
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      facts.append("\(status.st_ino) \(status.st_size) \(time.tv_sec) \(time.tv_nsec)")
    }
  }

  /// A short text that is equal for equal stamps.
  var text: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in facts.joined(separator: "\n").utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
