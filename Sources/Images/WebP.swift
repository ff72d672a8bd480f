import CWebP
import Pixels

/// WebP without loss.
public enum WebP {
  /// The longest side, in pixels, that the format can hold.
  public static let sizeLimit = 16_383

  /// Encodes a picture without loss, colours under transparent pixels aside.
  ///
  /// - Returns: the file's bytes, equal for equal pixels.
  /// - Throws: `ImageError.tooLarge` above `sizeLimit` pixels a side; `ImageError.malformed` when libwebp gives up.
  public static func encode(_ image: PixelBuffer) throws(ImageError) -> [UInt8] {
    guard image.width <= sizeLimit && image.height <= sizeLimit else {
      throw .tooLarge(width: image.width, height: image.height, limit: sizeLimit)
    }
    // Scanlines of PNG have a filter byte first, which WebP has not.
    let rowSize = 1 + image.width * 4
    let lines = PNG.straightScanlines(image, rows: 0..<image.height)
    var output: UnsafeMutablePointer<UInt8>?
    let count = lines.withUnsafeBufferPointer { lines in
      WebPEncodeLosslessRGBA(
        lines.baseAddress.map { $0 + 1 }, Int32(image.width), Int32(image.height), Int32(rowSize), &output)
    }
    defer { WebPFree(output) }
    guard count > 0, let output else { throw .malformed(reason: "libwebp cannot pack the picture") }
    return Array(UnsafeBufferPointer(start: output, count: count))
  }

  /// Decodes a picture.
  ///
  /// - Throws: `ImageError` for bytes that are no WebP picture and for pictures of too many pixels.
  public static func decode(_ bytes: [UInt8]) throws(ImageError) -> PixelBuffer {
    var (width, height): (Int32, Int32) = (0, 0)
    guard WebPGetInfo(bytes, bytes.count, &width, &height) != 0, width > 0, height > 0 else {
      throw .malformed(reason: "no WebP header")
    }
    guard Int(width) * Int(height) <= PNG.areaLimit else {
      throw .areaTooLarge(width: Int(width), height: Int(height), limit: PNG.areaLimit)
    }
    var image = PixelBuffer(width: Int(width), height: Int(height))
    let rowSize = Int32(image.stride * 4)
    let isWhole = image.storage.withUnsafeMutableBytes {
      WebPDecodeRGBAInto(bytes, bytes.count, $0.baseAddress, $0.count, rowSize) != nil
    }
    guard isWhole else { throw .malformed(reason: "the WebP data is damaged or ends too early") }
    for index in image.storage.indices {
      let straight = Pixel(bits: UInt32(littleEndian: image.storage[index]))
      image.storage[index] =
        Pixel(straightRed: straight.red, green: straight.green, blue: straight.blue, alpha: straight.alpha).bits
    }
    return image
  }
}
