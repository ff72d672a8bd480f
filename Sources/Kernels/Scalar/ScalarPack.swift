extension ScalarKernels {
  /// Writes the first three bytes of each of `count` pixels one after another; returns the bits that are set in all pixels.
  ///
  /// It may write to 8 bytes beyond.
  public static func pack(_ pixels: UnsafePointer<UInt32>, count: Int, into bytes: UnsafeMutableRawPointer) -> UInt32 {
    var all = UInt32.max
    for i in 0..<count {
      all &= pixels[i]
      for k in 0..<3 {
        bytes.storeBytes(
          of: UInt8(truncatingIfNeeded: pixels[i] >> UInt32(k * 8)), toByteOffset: i * 3 + k, as: UInt8.self)
      }
    }
    return all
  }
}
