import KernelTypes

#if AVX2
  import _Builtin_intrinsics.intel
#endif

extension VectorKernels {
  /// Writes the first three bytes of each of `count` pixels one after another; returns the bits that are set in all pixels.
  ///
  /// It may write to 8 bytes beyond.
  @inline(never)
  public static func pack(_ pixels: UnsafePointer<UInt32>, count: Int, into bytes: UnsafeMutableRawPointer) -> UInt32 {
    let source = UnsafeRawPointer(pixels)
    var all = UInt32.max
    var i = 0
    #if AVX2
      // Twelve bytes of each half; its last four are overwritten by what follows.
      let z = UInt8(0x80)
      let half = MaskTile(0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, z, z, z, z)
      let order = unsafeBitCast(SIMD32(lowHalf: half, highHalf: half), to: SIMD4<Int64>.self)
      var common = SIMD4<Int64>(repeating: -1)
      while i &+ 8 <= count {
        let eight = source.loadUnaligned(fromByteOffset: i &* 4, as: SIMD4<Int64>.self)
        common &= eight
        let packed = _mm256_shuffle_epi8(eight, order)
        bytes.storeBytes(of: packed.lowHalf, toByteOffset: i &* 3, as: SIMD2<Int64>.self)
        bytes.storeBytes(of: packed.highHalf, toByteOffset: i &* 3 &+ 12, as: SIMD2<Int64>.self)
        i &+= 8
      }
      let pairs = common.lowHalf & common.highHalf
      let both = UInt64(bitPattern: pairs[0] & pairs[1])
      all = UInt32(truncatingIfNeeded: both & both &>> 32)
    #endif
    while i < count {
      let bits = pixels[i]
      all &= bits
      // A fourth byte is overwritten by the next pixel.
      bytes.storeBytes(of: bits.littleEndian, toByteOffset: i &* 3, as: UInt32.self)
      i &+= 1
    }
    return all
  }
}
