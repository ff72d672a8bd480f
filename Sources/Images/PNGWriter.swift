import CISAL

/// Puts together a PNG file's chunks.
struct PNGWriter {
  private(set) var bytes: [UInt8]

  /// - Parameter hasSignature: whether the file begins here.
  init(capacity: Int, hasSignature: Bool = true) {
    bytes = []
    bytes.reserveCapacity(capacity)
    if hasSignature { bytes += PNG.signature }
  }

  /// `IHDR`: 8 bits per component, truecolour with or without alpha, not interlaced; then `sRGB` (perceptual).
  mutating func header(width: Int, height: Int, hasAlpha: Bool) {
    let size = UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes
    chunk("IHDR", size, [8, hasAlpha ? 6 : 2, 0, 0, 0])
    chunk("sRGB", [0])
  }

  /// `pHYs`: the same density both ways.
  mutating func density(pixelsPerMetre: Double) {
    let density = UInt32(min(max(pixelsPerMetre, 1), 1e9)).bigEndianBytes
    chunk("pHYs", density, density, [1])
  }

  mutating func chunk(_ type: String, _ parts: [UInt8]...) {
    bytes += UInt32(parts.reduce(0) { $0 + $1.count }).bigEndianBytes
    let start = bytes.count
    bytes += type.utf8
    for part in parts { bytes += part }
    let crc = bytes[start...].withUnsafeBufferPointer { crc32_gzip_refl(0, $0.baseAddress, UInt64($0.count)) }
    bytes += crc.bigEndianBytes
  }
}

extension FixedWidthInteger {
  var bigEndianBytes: [UInt8] { Swift.withUnsafeBytes(of: bigEndian) { Array($0) } }
}
