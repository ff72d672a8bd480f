#if arch(x86_64)
  import ProcessorFeatures
#endif

/// Which instructions the kernels use; all give the same bytes.
public enum SIMDLevel: String, CaseIterable, Sendable {
  /// Plain loops, as a reference.
  case scalar
  /// What every machine of the architecture has.
  case baseline
  /// AVX2 and what came with it, on x86-64 machines that have it; the same as `baseline` on others.
  case avx2

  /// The fastest this machine has.
  public static var best: SIMDLevel { SIMDLevel.avx2.available }

  /// This level, or the next lower one that this machine can run.
  var available: SIMDLevel {
    #if arch(x86_64)
      return self == .avx2 && !processor_has_x86_64_v3() ? .baseline : self
    #else
      return self == .avx2 ? .baseline : self
    #endif
  }
}
