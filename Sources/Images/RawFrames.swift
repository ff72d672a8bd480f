import Pixels

/// Pictures as uncompressed bytes, one after another, for programs that make films of them.
public enum RawFrames {
  /// Four bytes a pixel: red, green, blue, alpha; straight colours, row by row.
  public static func rgba(_ picture: PixelBuffer) -> [UInt8] {
    let size = picture.width * picture.height * 4
    return [UInt8](unsafeUninitializedCapacity: size) { target, count in
      // The capacity asked for is never zero, so that there is a first byte.
      var out = UnsafeMutableRawPointer(target.baseAddress!)
      picture.storage.withUnsafeBufferPointer { source in
        for y in 0..<picture.height {
          for bits in UnsafeBufferPointer(rebasing: source[(y * picture.stride)...].prefix(picture.width)) {
            out.storeBytes(of: StraightPixels.straight(bits).littleEndian, as: UInt32.self)
            out += 4
          }
        }
      }
      count = size
    }
  }

  /// The header of a YUV4MPEG2 stream of such pictures: progressive, square pixels, 4:2:0 with its colours between the
  /// pixels.
  ///
  /// - Parameter framesPerSecond: is written as a fraction of thousandths.
  public static func y4mHeader(width: Int, height: Int, framesPerSecond: Double) -> String {
    let thousandths = Int((framesPerSecond * 1_000).rounded())
    let divisor = greatestCommonDivisor(thousandths, 1_000)
    let rate = "\(thousandths / divisor):\(1_000 / divisor)"
    return "YUV4MPEG2 W\(width) H\(height) F\(rate) Ip A1:1 C420jpeg XCOLORRANGE=LIMITED\n"
  }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : greatestCommonDivisor(b, a % b) }

  /// One picture of the stream: brightness of each pixel, then both colour differences of each 2 x 2 pixels.
  ///
  /// By ITU-R BT.709 with brightness from 16 to 235 and differences from 16 to 240; what is translucent lies on black.
  public static func y4m(_ picture: PixelBuffer) -> [UInt8] {
    let mark = Array("FRAME\n".utf8)
    let (width, height) = (picture.width, picture.height)
    let (columns, rows) = ((width + 1) / 2, (height + 1) / 2)
    let size = mark.count + width * height + 2 * columns * rows
    return [UInt8](unsafeUninitializedCapacity: size) { target, count in
      _ = target.update(fromContentsOf: mark)
      let luma = mark.count
      let (blue, red) = (luma + width * height, luma + width * height + columns * rows)
      picture.storage.withUnsafeBufferPointer { source in
        for row in 0..<rows {
          let (top, bottom) = (2 * row, min(2 * row + 1, height - 1))
          for column in 0..<columns {
            let (left, right) = (2 * column, min(2 * column + 1, width - 1))
            var (r, g, b) = (Int32(0), Int32(0), Int32(0))
            for (x, y) in [(left, top), (right, top), (left, bottom), (right, bottom)] {
              let pixel = Components(source[y * picture.stride + x])
              target[luma + y * width + x] = pixel.luma
              (r, g, b) = (r &+ pixel.red, g &+ pixel.green, b &+ pixel.blue)
            }
            let place = row * columns + column
            (target[blue + place], target[red + place]) = Components.differences(r, g, b)
          }
        }
      }
      count = size
    }
  }

  /// A pixel's colours, 0 to 255.
  private struct Components {
    let red, green, blue: Int32

    @inline(__always) init(_ bits: UInt32) {
      red = Int32(bits & 255)
      green = Int32(bits >> 8 & 255)
      blue = Int32(bits >> 16 & 255)
    }

    // BT.709's 0.2126, 0.7152 and 0.0722 times 219 / 255, in 65,536ths; the differences' times 224 / 255 / 4 in 262,144ths.
    @inline(__always) var luma: UInt8 {
      UInt8(truncatingIfNeeded: (red &* 11_966 &+ green &* 40_254 &+ blue &* 4_064 &+ 32_768) >> 16 &+ 16)
    }

    /// - Parameters: sums of four pixels.
    @inline(__always) static func differences(_ r: Int32, _ g: Int32, _ b: Int32) -> (blue: UInt8, red: UInt8) {
      let blue = (b &* 28_785 &- r &* 6_596 &- g &* 22_189 &+ 131_072) >> 18
      let red = (r &* 28_785 &- g &* 26_145 &- b &* 2_640 &+ 131_072) >> 18
      return (UInt8(truncatingIfNeeded: blue &+ 128), UInt8(truncatingIfNeeded: red &+ 128))
    }
  }
}
