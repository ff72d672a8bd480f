/// Compressed data as PDF and other formats hold it: deflate in a zlib frame.
public enum ZlibStream {
  /// The bytes compressed; equal input gives equal output on one kind of processor.
  public static func compress(_ bytes: [UInt8]) -> [UInt8] {
    // A stored block without content, and its checksum.
    guard !bytes.isEmpty else { return [0x78, 0x01, 1, 0, 0, 0xFF, 0xFF, 0, 0, 0, 1] }
    let band = DeflatedBand(bytes, isLast: true)
    return [0x78, 0x01] + band.bytes + band.adler.bigEndianBytes
  }
}
