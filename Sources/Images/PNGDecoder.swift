import CPNG
import Pixels

extension PNG {
  /// Decodes a PNG of any kind to premultiplied sRGB.
  public static func decode(_ bytes: [UInt8]) throws(ImageError) -> PixelBuffer {
    try decodeStraight(bytes).premultiplied
  }

  /// Decodes a PNG of any kind to sRGB, colours not multiplied by alpha.
  public static func decodeStraight(_ bytes: [UInt8]) throws(ImageError) -> StraightPixels {
    guard bytes.starts(with: signature) else { throw .notPNG }
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }

    let header = bytes.withUnsafeBytes { png_image_begin_read_from_memory(&image, $0.baseAddress, $0.count) }
    guard header != 0 else { throw .malformed(reason: message(of: image)) }
    let (width, height) = (Int(image.width), Int(image.height))
    guard width <= sizeLimit && height <= sizeLimit else {
      throw .tooLarge(width: width, height: height, limit: sizeLimit)
    }
    guard width * height <= areaLimit else {
      throw .areaTooLarge(width: width, height: height, limit: areaLimit)
    }
    // A pixel takes one bit at least, and deflate packs at most 1,032 bytes into one.
    guard width * height / 8 <= bytes.count * 1032 else {
      throw .malformed(reason: "it is too short for \(width) × \(height) pixels")
    }

    // Without this libpng takes samples of 16 bits for linear light; files that say nothing mean sRGB at any depth.
    image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
    image.format = UInt32(PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_COLOR)
    var values = [UInt32](repeating: 0, count: width * height)
    let body = values.withUnsafeMutableBytes {
      png_image_finish_read(&image, nil, $0.baseAddress, Int32(width * 4), nil)
    }
    guard body != 0 else { throw .malformed(reason: message(of: image)) }
    for index in values.indices { values[index] = UInt32(littleEndian: values[index]) }
    return StraightPixels(width: width, height: height, values: values)
  }

  /// The text that libpng left in the image's fixed message field.
  private static func message(of image: png_image) -> String {
    withUnsafeBytes(of: image.message) { raw in
      String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
