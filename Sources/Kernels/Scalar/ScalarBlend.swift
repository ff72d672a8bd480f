import KernelTypes

/// The blend arithmetic all levels share, on one byte.
extension ScalarKernels {
  @inline(__always) static func divided255(_ product: UInt32) -> UInt32 {
    let t = product + 128
    return (t + t >> 8) >> 8
  }

  /// `pixel` times a widened coverage (0…256).
  public static func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      result |= ((((pixel >> shift) & 255) * factor + 128) >> 8) << shift
    }
    return result
  }

  /// Premultiplied source-over.
  public static func over(_ destination: UInt32, _ source: UInt32) -> UInt32 {
    let rest = 255 - source >> 24
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      let sum = divided255(((destination >> shift) & 255) * rest) + (source >> shift) & 255
      result |= min(sum, 255) << shift
    }
    return result
  }

  /// The way from `destination` to an opaque `source`, by a widened coverage.
  public static func mixed(_ destination: UInt32, _ source: UInt32, by factor: UInt32) -> UInt32 {
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      let (s, d) = ((source >> shift) & 255, (destination >> shift) & 255)
      result |= ((s * factor + d * (256 - factor) + 128) >> 8) << shift
    }
    return result
  }

  /// Sets `count` pixels to one value.
  public static func fill(_ pixels: UnsafeMutablePointer<UInt32>, count: Int, with pixel: UInt32) {
    pixels.update(repeating: pixel, count: count)
  }

  /// Draws runs in one colour.
  public static func drawRuns(
    _ runs: UnsafePointer<Run>, count: Int, color: UInt32, onto origin: UnsafeMutablePointer<UInt32>, rowStride: Int
  ) {
    for i in 0..<count {
      let run = runs[i]
      for row in 0..<4 {
        let alpha = UInt8(truncatingIfNeeded: run.alphas >> UInt32(row * 8))
        guard alpha != 0 else { continue }
        let pixels = origin + Int(run.offset) + row * rowStride
        let source = scaled(color, by: CoverageByte.factor(alpha))
        for x in 0..<Int(run.tileCount) * 4 {
          pixels[x] = source >> 24 == 255 ? source : over(pixels[x], source)
        }
      }
    }
  }

  /// Draws mask tiles in one opaque colour.
  public static func drawOpaqueMasks(
    _ masks: UnsafePointer<MaskTile>, _ offsets: UnsafePointer<UInt32>, count: Int, color: UInt32,
    onto origin: UnsafeMutablePointer<UInt32>, rowStride: Int
  ) {
    for i in 0..<count {
      let pixels = origin + Int(offsets[i])
      for row in 0..<4 {
        for x in 0..<4 {
          let pixel = pixels + row * rowStride + x
          pixel.pointee = mixed(pixel.pointee, color, by: CoverageByte.factor(masks[i][row * 4 + x]))
        }
      }
    }
  }

  /// Draws mask tiles in one translucent colour.
  public static func drawTranslucentMasks(
    _ masks: UnsafePointer<MaskTile>, _ offsets: UnsafePointer<UInt32>, count: Int, color: UInt32,
    onto origin: UnsafeMutablePointer<UInt32>, rowStride: Int
  ) {
    for i in 0..<count {
      let pixels = origin + Int(offsets[i])
      for row in 0..<4 {
        for x in 0..<4 {
          let pixel = pixels + row * rowStride + x
          pixel.pointee = over(pixel.pointee, scaled(color, by: CoverageByte.factor(masks[i][row * 4 + x])))
        }
      }
    }
  }

  /// Draws runs in a colour for each row of the band.
  public static func drawRuns(
    _ runs: UnsafePointer<Run>, count: Int, rowColors: UnsafePointer<UInt32>,
    onto origin: UnsafeMutablePointer<UInt32>, rowStride: Int
  ) {
    for i in 0..<count {
      for row in 0..<4 {
        var run = runs[i]
        run.alphas &= 255 << UInt32(row * 8)
        let color = rowColors[Int(run.offset) / (rowStride * 4) * 4 + row]
        withUnsafePointer(to: run) { drawRuns($0, count: 1, color: color, onto: origin, rowStride: rowStride) }
      }
    }
  }

  /// Draws mask tiles in a colour for each row of the band.
  public static func drawMasks(
    _ masks: UnsafePointer<MaskTile>, _ offsets: UnsafePointer<UInt32>, count: Int,
    rowColors: UnsafePointer<UInt32>, onto origin: UnsafeMutablePointer<UInt32>, rowStride: Int
  ) {
    for i in 0..<count {
      let row = Int(offsets[i]) / (rowStride * 4) * 4
      let source = (0..<16).map { rowColors[row + $0 / 4] }
      drawTile(source, through: masks[i], onto: origin + Int(offsets[i]), rowStride: rowStride)
    }
  }

  /// Draws 16 pixels of a paint through one mask tile.
  public static func drawTile(
    _ source: UnsafePointer<UInt32>, through mask: MaskTile, onto pixels: UnsafeMutablePointer<UInt32>, rowStride: Int
  ) {
    for row in 0..<4 {
      for x in 0..<4 {
        let pixel = pixels + row * rowStride + x
        pixel.pointee = over(pixel.pointee, scaled(source[row * 4 + x], by: CoverageByte.factor(mask[row * 4 + x])))
      }
    }
  }

  /// Draws `count` source pixels over the destination at one coverage or opacity.
  public static func drawPixels(
    _ source: UnsafePointer<UInt32>, count: Int, coverage: UInt8, onto pixels: UnsafeMutablePointer<UInt32>
  ) {
    let factor = CoverageByte.factor(coverage)
    for x in 0..<count { pixels[x] = over(pixels[x], scaled(source[x], by: factor)) }
  }
}
