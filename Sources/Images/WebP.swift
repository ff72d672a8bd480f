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
    let rowSize = Int(width) * 4
    var straight = [UInt8](repeating: 0, count: rowSize * Int(height))
    guard WebPDecodeRGBAInto(bytes, bytes.count, &straight, straight.count, Int32(rowSize)) != nil else {
      throw .malformed(reason: "the WebP data is damaged or ends too early")
    }
    for y in 0..<image.height {
      for x in 0..<image.width {
        let at = y * rowSize + x * 4
        image[x, y] = Pixel(
          straightRed: straight[at], green: straight[at + 1], blue: straight[at + 2], alpha: straight[at + 3])
      }
    }
    return image
  }
}
