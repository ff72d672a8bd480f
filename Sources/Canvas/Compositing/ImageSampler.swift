import Geometry
import Pixels

/// An image and its halvings, each level the box average of the one before, made when first needed.
final class ImagePyramid {
  private(set) var levels: [PixelBuffer]
  let isOpaque: Bool

  init(_ image: PixelBuffer) {
    levels = [image]
    isOpaque = (0..<image.height).allSatisfy { image.row($0).allSatisfy { $0 >> 24 == 255 } }
  }

  /// The level that is smaller by 2 to the power of `level`, or the smallest there is.
  func level(_ level: Int) -> (image: PixelBuffer, scale: Double) {
    while levels.count <= level, let last = levels.last, last.width > 1 || last.height > 1 {
      levels.append(Self.halved(last))
    }
    let index = min(level, levels.count - 1)
    return (levels[index], 1 / Double(1 << index))
  }

  private static func halved(_ image: PixelBuffer) -> PixelBuffer {
    var half = PixelBuffer(width: max((image.width + 1) / 2, 1), height: max((image.height + 1) / 2, 1))
    for y in 0..<half.height {
      for x in 0..<half.width {
        let (x1, y1) = (min(2 * x + 1, image.width - 1), min(2 * y + 1, image.height - 1))
        let four = [image[2 * x, 2 * y], image[x1, 2 * y], image[2 * x, y1], image[x1, y1]]
        var bits: UInt32 = 0
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
          bits |= (four.reduce(2) { $0 + ($1.bits >> shift) & 255 } / 4) << shift
        }
        half[x, y] = Pixel(bits: bits)
      }
    }
    return half
  }
}

/// Samples one level of an image bilinearly.
struct ImageSampler {
  let image: PixelBuffer
  /// From device pixels to the level's pixels.
  let inverse: AffineTransform
  let extend: ImagePaint.Extend
  /// 0…256.
  let opacity: UInt32
  let isOpaque: Bool

  /// Nothing when the transform flattens the image.
  ///
  /// Minification picks the level whose pixels are at most twice as fine as the device's, so that bilinear sampling
  /// misses none.
  init?(_ paint: ImagePaint, _ pyramid: ImagePyramid) {
    guard let inverse = paint.transform.inverse,
      [inverse.a, inverse.b, inverse.c, inverse.d, inverse.tx, inverse.ty].allSatisfy({ $0.magnitude < 1e9 })
    else { return nil }
    // Image pixels that one device pixel covers, along its longer direction.
    let footprint = max(
      (inverse.a * inverse.a + inverse.b * inverse.b).squareRoot(),
      (inverse.c * inverse.c + inverse.d * inverse.d).squareRoot())
    var level = 0
    while level < 14 && footprint > Double(1 << level) * 1.42 { level += 1 }
    let (image, scale) = pyramid.level(level)
    self.image = image
    self.inverse = inverse.then(.scale(scale))
    extend = paint.extend
    opacity = UInt32(min(max(paint.opacity, 0), 1) * 256 + 0.5)
    isOpaque = pyramid.isOpaque && opacity == 256 && extend != .transparent
  }

  func fetch(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    let limit = 1e9
    image.storage.withUnsafeBufferPointer { storage in
      for i in 0..<count {
        let p = inverse(Point(Double(x + i) + 0.5, Double(y) + 0.5)) - 0.5
        let u = Int(((min(max(p.x, -limit), limit)) * 256).rounded())
        let v = Int(((min(max(p.y, -limit), limit)) * 256).rounded())
        pixels[i] = sample(storage, u, v)
      }
    }
  }

  /// The colour at (u, v) in 1/256 pixels, counted from the first pixel's centre.
  @inline(__always) private func sample(_ storage: UnsafeBufferPointer<UInt32>, _ u: Int, _ v: Int) -> UInt32 {
    let (x, y) = (u >> 8, v >> 8)
    let (fx, fy) = (UInt64(u & 255), UInt64(v & 255))
    let top = Self.mixed(texel(storage, x, y), fx == 0 ? 0 : texel(storage, x + 1, y), fx)
    let bottom = fy == 0 ? 0 : Self.mixed(texel(storage, x, y + 1), fx == 0 ? 0 : texel(storage, x + 1, y + 1), fx)
    // Sums of 16 bits per component, in units of 1/65536 after both directions.
    var bits: UInt32 = 0
    for lane in 0..<4 {
      let shift = UInt64(lane * 16)
      let sum = ((top >> shift) & 0xFFFF) * (256 - fy) + ((bottom >> shift) & 0xFFFF) * fy
      bits |= UInt32((sum + 32768) >> 16) << UInt32(lane * 8)
    }
    guard opacity < 256 else { return bits }
    var faded: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      faded |= ((((bits >> shift) & 255) * opacity + 128) >> 8) << shift
    }
    return faded
  }

  /// Four components of 16 bits: a · (256 - f) + b · f.
  @inline(__always) private static func mixed(_ a: UInt32, _ b: UInt32, _ f: UInt64) -> UInt64 {
    spread(a) &* (256 &- f) &+ spread(b) &* f
  }

  @inline(__always) private static func spread(_ pixel: UInt32) -> UInt64 {
    let p = UInt64(pixel)
    return (p & 0xFF) | (p & 0xFF00) << 8 | (p & 0xFF_0000) << 16 | (p & 0xFF00_0000) << 24
  }

  @inline(__always) private func texel(_ storage: UnsafeBufferPointer<UInt32>, _ x: Int, _ y: Int) -> UInt32 {
    var (x, y) = (x, y)
    switch extend {
    case .transparent:
      guard x >= 0, y >= 0, x < image.width, y < image.height else { return 0 }
    case .clamp:
      x = min(max(x, 0), image.width - 1)
      y = min(max(y, 0), image.height - 1)
    case .repeat:
      x %= image.width
      y %= image.height
      if x < 0 { x += image.width }
      if y < 0 { y += image.height }
    }
    return storage[y * image.stride + x]
  }
}
