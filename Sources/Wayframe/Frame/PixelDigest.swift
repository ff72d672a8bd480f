import Pixels
import Text

extension PixelBuffer {
  /// SHA-256 of width and height (32 bits each) and the premultiplied pixels row by row (red, green, blue, alpha), the
  /// lowest byte first, as 64 hexadecimal digits: equal pictures have equal digests on every machine.
  package var digest: String {
    var hash = SHA256()
    func add(_ words: ArraySlice<UInt32>) {
      #if _endian(little)
        words.withUnsafeBytes { hash.add($0) }
      #else
        words.map(\.littleEndian).withUnsafeBytes { hash.add($0) }
      #endif
    }
    add([UInt32(width), UInt32(height)])
    for y in 0..<height { add(row(y)) }
    return hash.hexDigest()
  }
}
