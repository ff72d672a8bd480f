/// What coverage bytes mean: 256ths of a pixel, and 255 the whole.
public enum CoverageByte {
  /// 256ths.
  @inlinable public static func factor(_ byte: UInt8) -> UInt32 { UInt32(byte) + (byte == 255 ? 1 : 0) }

  /// The byte for a share of 0…1; NaN counts as 0.
  @inlinable public static func nearest(_ share: Float) -> UInt8 {
    // 255 stands for 256, so 254 is the nearest up to the middle between the two.
    share * 256 >= 255 ? 255 : share > 0 ? UInt8(min(share * 256 + 0.5, 254)) : 0
  }

  /// The coverage of what two coverages share, rounded to the nearest byte.
  @inlinable public static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    UInt8(min((factor(a) * factor(b) + 128) >> 8, 255))
  }
}
