/// Reads and writes Portable Network Graphics.
///
/// Reading is libpng's. Writing is ISA-L's deflate over bands of rows, filter none: on drawn frames that is about
/// eight times as fast as libpng's quickest level for a few percent more bytes, and filters only make such frames larger.
public enum PNG {
  /// The longest side, in pixels, that is read.
  public static let sizeLimit = 32_768
  /// The most pixels that are read.
  public static let areaLimit = 1 << 27

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}
