import Pixels
import Text

extension PixelBuffer {
  /// SHA-256 of width and height (32 bits each) and the premultiplied pixels row by row (red, green, blue, alpha), the
  /// lowest byte first, as 64 hexadecimal digits: equal pictures have equal digests on every machine.
  package var digest: String {
    var words: [UInt32] = [UInt32(width), UInt32(height)]
    words.reserveCapacity(2 + width * height)
    for y in 0..<height { words += row(y) }
    for index in words.indices { words[index] = words[index].littleEndian }
    return words.withUnsafeBytes(SHA256.hexDigest)
  }
}
