/// A premultiplied sRGB pixel of 8 bits per component, in memory order red, green, blue, alpha.
public struct Pixel: Sendable, Hashable {
  /// red | green << 8 | blue << 16 | alpha << 24.
  public var bits: UInt32

  /// A pixel by its 32 bits, red in the lowest byte.
  @inlinable public init(bits: UInt32) { self.bits = bits }

  /// Premultiplied components as they are stored; each must be at most `alpha` for a valid colour.
  @inlinable public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    bits = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

  /// Straight components, each multiplied by alpha with exact rounding.
  @inlinable public init(straightRed red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self.init(
      red: multiply255(red, alpha), green: multiply255(green, alpha), blue: multiply255(blue, alpha), alpha: alpha)
  }

  /// Nothing at all.
  public static let clear = Pixel(bits: 0)

  /// Red, 0 to 255, at most `alpha`.
  @inlinable public var red: UInt8 { UInt8(truncatingIfNeeded: bits) }
  /// Green, 0 to 255, at most `alpha`.
  @inlinable public var green: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }
  /// Blue, 0 to 255, at most `alpha`.
  @inlinable public var blue: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }
  /// Opacity, 0 to 255.
  @inlinable public var alpha: UInt8 { UInt8(truncatingIfNeeded: bits >> 24) }
}

/// `a · b / 255` rounded to the nearest integer, exact for all bytes.
@inlinable public func multiply255(_ a: UInt8, _ b: UInt8) -> UInt8 {
  let product = UInt32(a) * UInt32(b) + 128
  return UInt8(truncatingIfNeeded: (product + product >> 8) >> 8)
}
