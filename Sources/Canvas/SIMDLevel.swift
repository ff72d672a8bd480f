/// Which instructions the kernels use; all give the same bytes.
public enum SIMDLevel: String, CaseIterable, Sendable {
  /// Plain loops.
  case scalar
  /// What every machine of the architecture has.
  case baseline
  /// AVX2, on x86-64 machines that have it; `baseline` on others.
  case avx2

  /// The fastest this machine has.
  public static var best: SIMDLevel { .scalar }
}
