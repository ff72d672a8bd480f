import Foundation

/// A tar file in the form `ustar` (POSIX.1-1988), written piece by piece; equal pieces give equal bytes.
///
/// It stands under a temporary name until it is whole.
final class TarFile {
  private let path: String
  private let way: String
  private let file: LineFile
  private var isFinished = false

  /// Blocks are gathered in records of this size.
  private static let (blockSize, recordSize) = (512, 10_240)

  init(path: String) throws(WritingError) {
    self.path = path
    way = path + ".part"
    file = try LineFile(way, shown: path)
  }

  deinit { if !isFinished { unlink(way) } }

  /// Why a file's name cannot stand in a tar file; `nil` where it can.
  static func obstacle(_ name: String) -> String? {
    split(name) == nil ? "it is too long for a tar file, which takes 100 bytes behind 155 of folders" : nil
  }

  /// The name behind the folders before it.
  private static func split(_ name: String) -> (prefix: [UInt8], name: [UInt8])? {
    let bytes = Array(name.utf8)
    if bytes.count <= 100 { return ([], bytes) }
    guard let slash = bytes.indices.first(where: { bytes[$0] == 0x2F && bytes.count - $0 - 1 <= 100 }),
      slash <= 155
    else { return nil }
    return (Array(bytes[..<slash]), Array(bytes[(slash + 1)...]))
  }

  /// Adds a file; its name must have no obstacle.
  func add(_ bytes: [UInt8], name: String) throws(WritingError) {
    guard let parts = Self.split(name) else {
      throw WritingError(path: path, reason: Self.obstacle(name) ?? "the name cannot be used")
    }
    var header = [UInt8](repeating: 0, count: Self.blockSize)
    func put(_ field: [UInt8], _ offset: Int) { header.replaceSubrange(offset..<offset + field.count, with: field) }
    func octal(_ value: Int, _ digits: Int) -> [UInt8] {
      let text = String(value, radix: 8)
      return Array((String(repeating: "0", count: max(digits - text.count, 0)) + text).utf8)
    }
    put(parts.name, 0)
    put(octal(0o644, 7), 100)
    put(octal(0, 7), 108)
    put(octal(0, 7), 116)
    put(octal(bytes.count, 11), 124)
    // The date is left at 1970, so that equal pictures give equal files.
    put(octal(0, 11), 136)
    put(Array("        ".utf8), 148)
    put(Array("0".utf8), 156)
    put(Array("ustar\u{0}00".utf8), 257)
    put(parts.prefix, 345)
    put(octal(header.reduce(0) { $0 + Int($1) }, 6) + [0, 0x20], 148)
    let padding = (Self.blockSize - bytes.count % Self.blockSize) % Self.blockSize
    try file.add(header + bytes + [UInt8](repeating: 0, count: padding))
  }

  /// Ends the file and gives it its name.
  func finish() throws(WritingError) {
    let end = file.size + 2 * Self.blockSize
    let padding = (Self.recordSize - end % Self.recordSize) % Self.recordSize
    try file.add([UInt8](repeating: 0, count: 2 * Self.blockSize + padding))
    try file.rename(to: path)
    isFinished = true
  }
}
