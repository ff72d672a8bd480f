import Pixels

/// A picture of straight 8-bit sRGB pixels: colours as a file has them, also where they are translucent.
public struct StraightPixels: Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Row by row; red | green << 8 | blue << 16 | alpha << 24.
  public let values: [UInt32]

  init(width: Int, height: Int, values: [UInt32]) {
    self.width = width
    self.height = height
    self.values = values
  }

  /// The straight colours nearest to premultiplied ones.
  public init(_ picture: PixelBuffer) {
    width = picture.width
    height = picture.height
    var values: [UInt32] = []
    values.reserveCapacity(width * height)
    for y in 0..<height { for bits in picture.row(y) { values.append(Self.straight(bits)) } }
    self.values = values
  }

  /// The pixel of column `x` and row `y`, which must lie inside the picture, packed as in `values`.
  @inlinable public subscript(x: Int, y: Int) -> UInt32 { values[y * width + x] }

  /// The same picture with its colours multiplied by alpha.
  public var premultiplied: PixelBuffer {
    var buffer = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let value = self[x, y]
        buffer[x, y] = Pixel(
          straightRed: UInt8(value & 255), green: UInt8(value >> 8 & 255), blue: UInt8(value >> 16 & 255),
          alpha: UInt8(value >> 24))
      }
    }
    return buffer
  }

  static func straight(_ bits: UInt32) -> UInt32 {
    let alpha = bits >> 24
    guard alpha != 255 else { return bits }
    guard alpha > 0 else { return 0 }
    func component(_ shift: UInt32) -> UInt32 {
      min(((bits >> shift & 255) * 255 + alpha / 2) / alpha, 255) << shift
    }
    return component(0) | component(8) | component(16) | alpha << 24
  }
}
