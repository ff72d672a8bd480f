import Kernels

#if arch(x86_64)
  import KernelsAVX2
  import ProcessorFeatures
#endif

/// How pixels become three bytes each; all give the same bytes.
enum PixelPacking: CaseIterable {
  case scalar, baseline, avx2

  /// Bytes behind the last pixel's that packing may write to.
  static let slack = 8

  /// The fastest that this machine has.
  static var best: PixelPacking {
    #if arch(x86_64)
      processor_has_x86_64_v3() ? .avx2 : .baseline
    #else
      .baseline
    #endif
  }

  /// Writes the first three bytes of each pixel; returns the bits that are set in all of them.
  func pack(_ pixels: UnsafePointer<UInt32>, count: Int, into bytes: UnsafeMutableRawPointer) -> UInt32 {
    switch self {
    case .scalar: return ScalarKernels.pack(pixels, count: count, into: bytes)
    case .baseline: return Kernels.VectorKernels.pack(pixels, count: count, into: bytes)
    case .avx2:
      #if arch(x86_64)
        return KernelsAVX2.VectorKernels.pack(pixels, count: count, into: bytes)
      #else
        return Kernels.VectorKernels.pack(pixels, count: count, into: bytes)
      #endif
    }
  }
}
