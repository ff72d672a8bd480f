/// A picture of premultiplied 8-bit sRGB pixels.
///
/// Rows are padded to `stride` pixels and the picture to `paddedHeight` rows, so that tile kernels need no special
/// last column or row; the padding's contents mean nothing.
public struct PixelBuffer: Sendable {
  /// Pixels across.
  public let width: Int
  /// Pixels down.
  public let height: Int
  /// Pixels from one row's start to the next, a multiple of 16, at least `width`.
  public let stride: Int
  /// `height` rounded up to a multiple of 32.
  public let paddedHeight: Int
  /// `stride · paddedHeight` values in `Pixel.bits` form.
  public var storage: [UInt32]

  /// A buffer filled with `pixel`.
  ///
  /// Both sizes must be at least 1; checking what a user asked for is the caller's duty.
  public init(width: Int, height: Int, filledWith pixel: Pixel = .clear) {
    precondition(width > 0 && height > 0, "a picture has at least one pixel")
    self.width = width
    self.height = height
    stride = (width + 15) & ~15
    paddedHeight = (height + 31) & ~31
    storage = [UInt32](repeating: pixel.bits, count: stride * paddedHeight)
  }

  /// The pixel in column `x` and row `y`, both from 0.
  @inlinable public subscript(x: Int, y: Int) -> Pixel {
    get { Pixel(bits: storage[y * stride + x]) }
    set { storage[y * stride + x] = newValue.bits }
  }
}

extension PixelBuffer: Equatable {
  /// Whether both have the same size and the same visible pixels.
  public static func == (a: PixelBuffer, b: PixelBuffer) -> Bool {
    guard a.width == b.width && a.height == b.height else { return false }
    for y in 0..<a.height where a.row(y) != b.row(y) { return false }
    return true
  }

  /// The visible pixels of row `y`, left to right, in `Pixel.bits` form.
  public func row(_ y: Int) -> ArraySlice<UInt32> { storage[y * stride..<y * stride + width] }
}
