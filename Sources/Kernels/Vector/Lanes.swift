import KernelTypes

#if arch(x86_64)
  import _Builtin_intrinsics.intel
#endif

/// The kernels in vector form.
///
/// The sources are built twice, for the architecture's baseline and for x86-64-v3, and differ only in this file. No
/// generics, arrays or strings: what the compiler specialises for them it may share between both builds.
public enum VectorKernels {}

typealias F4 = SIMD4<Float>
typealias F8 = SIMD8<Float>
typealias I8 = SIMD8<Int32>
typealias H8 = SIMD8<Int16>
typealias H16 = SIMD16<Int16>
typealias U16 = SIMD16<UInt16>
typealias Pixels4 = SIMD4<UInt32>
typealias Pixels8 = SIMD8<UInt32>

// MARK: Floats

// Squares are products of intrinsics, since `*` between loops and shuffles has a lane of its own taken apart.

#if AVX2
  @inline(__always) func smaller(_ a: F8, _ b: F8) -> F8 { _mm256_min_ps(a, b) }
  @inline(__always) func larger(_ a: F8, _ b: F8) -> F8 { _mm256_max_ps(a, b) }
  @inline(__always) func squared(_ v: F8) -> F8 { _mm256_mul_ps(v, v) }

  /// Nearest integers, ties to even.
  @inline(__always) func nearest(_ v: F8) -> I8 { unsafeBitCast(_mm256_cvtps_epi32(v), to: I8.self) }
  @inline(__always) func floats(_ v: I8) -> F8 { _mm256_cvtepi32_ps(unsafeBitCast(v, to: SIMD4<Int64>.self)) }

#elseif arch(x86_64)
  @inline(__always) func smaller(_ a: F4, _ b: F4) -> F4 { _mm_min_ps(a, b) }
  @inline(__always) func larger(_ a: F4, _ b: F4) -> F4 { _mm_max_ps(a, b) }
  @inline(__always) func squared(_ v: F8) -> F8 {
    F8(lowHalf: _mm_mul_ps(v.lowHalf, v.lowHalf), highHalf: _mm_mul_ps(v.highHalf, v.highHalf))
  }
  @inline(__always) func smaller(_ a: F8, _ b: F8) -> F8 {
    F8(lowHalf: smaller(a.lowHalf, b.lowHalf), highHalf: smaller(a.highHalf, b.highHalf))
  }
  @inline(__always) func larger(_ a: F8, _ b: F8) -> F8 {
    F8(lowHalf: larger(a.lowHalf, b.lowHalf), highHalf: larger(a.highHalf, b.highHalf))
  }
  @inline(__always) func nearest(_ v: F8) -> I8 { I8(lowHalf: nearest(v.lowHalf), highHalf: nearest(v.highHalf)) }
  @inline(__always) func floats(_ v: I8) -> F8 {
    F8(
      lowHalf: _mm_cvtepi32_ps(unsafeBitCast(v.lowHalf, to: SIMD2<Int64>.self)),
      highHalf: _mm_cvtepi32_ps(unsafeBitCast(v.highHalf, to: SIMD2<Int64>.self)))
  }

#else
  @inline(__always) func squared(_ v: F8) -> F8 { v * v }
  @inline(__always) func smaller(_ a: F4, _ b: F4) -> F4 { a.replacing(with: b, where: b .< a) }
  @inline(__always) func larger(_ a: F4, _ b: F4) -> F4 { a.replacing(with: b, where: b .> a) }
  @inline(__always) func smaller(_ a: F8, _ b: F8) -> F8 { a.replacing(with: b, where: b .< a) }
  @inline(__always) func larger(_ a: F8, _ b: F8) -> F8 { a.replacing(with: b, where: b .> a) }
  @inline(__always) func nearest(_ v: F8) -> I8 {
    unsafeBitCast(v + 12_582_912, to: I8.self) &- I8(repeating: 0x4B40_0000)
  }
  @inline(__always) func floats(_ v: I8) -> F8 { F8(v) }
#endif

// Numbers without what follows the point.
#if AVX2
  @inline(__always) func wholeParts(_ v: F8) -> I8 { unsafeBitCast(_mm256_cvttps_epi32(v), to: I8.self) }
#elseif arch(x86_64)
  @inline(__always) func wholeParts(_ v: F8) -> I8 {
    I8(
      lowHalf: unsafeBitCast(_mm_cvttps_epi32(v.lowHalf), to: SIMD4<Int32>.self),
      highHalf: unsafeBitCast(_mm_cvttps_epi32(v.highHalf), to: SIMD4<Int32>.self))
  }
#else
  @inline(__always) func wholeParts(_ v: F8) -> I8 { I8(v) }
#endif

#if arch(x86_64)
  @inline(__always) func nearest(_ v: F4) -> SIMD4<Int32> { unsafeBitCast(_mm_cvtps_epi32(v), to: SIMD4<Int32>.self) }
#else
  @inline(__always) func nearest(_ v: F4) -> SIMD4<Int32> {
    unsafeBitCast(v + 12_582_912, to: SIMD4<Int32>.self) &- SIMD4(repeating: 0x4B40_0000)
  }
#endif

// What both halves of a vector make together, in both halves. On 256 bits a vector is turned as a whole, on 128 bits the
// halves are two vectors anyway. Lanes move as integers, or the compiler takes the arithmetic before them apart.
#if AVX2
  @inline(__always) private func turned(_ v: F8) -> F8 { halves(v, v) }
  @inline(__always) func smallerOfHalves(_ v: F8) -> F8 { smaller(v, turned(v)) }
  @inline(__always) func largerOfHalves(_ v: F8) -> F8 { larger(v, turned(v)) }
  @inline(__always) func sumOfHalves(_ v: F8) -> F8 { v + turned(v) }
#else
  @inline(__always) private func twice(_ v: F4) -> F8 { F8(lowHalf: v, highHalf: v) }
  @inline(__always) func smallerOfHalves(_ v: F8) -> F8 { twice(smaller(v.lowHalf, v.highHalf)) }
  @inline(__always) func largerOfHalves(_ v: F8) -> F8 { twice(larger(v.lowHalf, v.highHalf)) }
  @inline(__always) func sumOfHalves(_ v: F8) -> F8 { twice(v.lowHalf + v.highHalf) }
#endif

/// The upper half of one vector, then the lower half of another.
@inline(__always) func halves(_ a: F8, _ b: F8) -> F8 {
  let x = unsafeBitCast(a, to: SIMD4<Int64>.self)
  let y = unsafeBitCast(b, to: SIMD4<Int64>.self)
  return unsafeBitCast(SIMD4(x[2], x[3], y[0], y[1]), to: F8.self)
}

// MARK: Integers

#if arch(x86_64)
  /// Narrows to 16 bits; the values fit.
  @inline(__always) func narrowed(_ v: I8) -> H8 {
    unsafeBitCast(
      _mm_packs_epi32(
        unsafeBitCast(v.lowHalf, to: SIMD2<Int64>.self), unsafeBitCast(v.highHalf, to: SIMD2<Int64>.self)), to: H8.self)
  }

  @inline(__always) func narrowed(_ v: SIMD4<Int32>) -> SIMD4<Int16> { narrowed(I8(lowHalf: v, highHalf: v)).lowHalf }

  /// Narrows to bytes, clamping to 0…255.
  @inline(__always) func bytes(_ v: H16) -> MaskTile {
    unsafeBitCast(
      _mm_packus_epi16(
        unsafeBitCast(v.lowHalf, to: SIMD2<Int64>.self), unsafeBitCast(v.highHalf, to: SIMD2<Int64>.self)),
      to: MaskTile.self)
  }

  /// One bit for each byte that is 255.
  @inline(__always) func fullPixels(_ mask: MaskTile) -> UInt16 {
    let full = unsafeBitCast(mask .== MaskTile(repeating: 255), to: SIMD2<Int64>.self)
    return UInt16(truncatingIfNeeded: _mm_movemask_epi8(full))
  }
#else
  @inline(__always) func narrowed(_ v: I8) -> H8 { H8(truncatingIfNeeded: v) }
  @inline(__always) func narrowed(_ v: SIMD4<Int32>) -> SIMD4<Int16> { SIMD4(truncatingIfNeeded: v) }

  @inline(__always) func bytes(_ v: H16) -> MaskTile {
    let low = v.replacing(with: 0, where: v .< 0)
    return MaskTile(truncatingIfNeeded: low.replacing(with: 255, where: low .> 255))
  }

  @inline(__always) func fullPixels(_ mask: MaskTile) -> UInt16 {
    // One bit of each byte, gathered by a multiplication for each half.
    let full = unsafeBitCast(mask .== MaskTile(repeating: 255), to: SIMD2<UInt64>.self) & 0x0101_0101_0101_0101
    let gathered = full &* 0x0102_0408_1020_4080
    return UInt16(truncatingIfNeeded: gathered[0] &>> 56) | UInt16(truncatingIfNeeded: gathered[1] &>> 56) &<< 8
  }
#endif

/// Narrows numbers of 0…65,535.
@inline(__always) func words(_ a: I8, _ b: I8) -> U16 {
  // There is no such instruction for unsigned ones at every level.
  let half = I8(repeating: 32_768)
  let v = H16(lowHalf: narrowed(a &- half), highHalf: narrowed(b &- half))
  return unsafeBitCast(v, to: U16.self) ^ 0x8000
}

// Tests of `bytesAtOnce` bytes: their top bits, the first in the lowest place, and whether all their bits are set.
#if AVX2
  @inline(__always) var bytesAtOnce: Int { 32 }
  @inline(__always) func topBits(_ bytes: UnsafeRawPointer) -> UInt32 {
    UInt32(bitPattern: _mm256_movemask_epi8(bytes.loadUnaligned(as: SIMD4<Int64>.self)))
  }
  @inline(__always) func areAllOnes(_ bytes: UnsafeRawPointer) -> Bool {
    let ones = SIMD4<Int64>(repeating: -1)
    return _mm256_movemask_epi8(_mm256_cmpeq_epi8(bytes.loadUnaligned(as: SIMD4<Int64>.self), ones)) == -1
  }
#elseif arch(x86_64)
  @inline(__always) var bytesAtOnce: Int { 16 }
  @inline(__always) func topBits(_ bytes: UnsafeRawPointer) -> UInt32 {
    UInt32(bitPattern: _mm_movemask_epi8(bytes.loadUnaligned(as: SIMD2<Int64>.self)))
  }
  @inline(__always) func areAllOnes(_ bytes: UnsafeRawPointer) -> Bool {
    let ones = SIMD2<Int64>(repeating: -1)
    return _mm_movemask_epi8(_mm_cmpeq_epi8(bytes.loadUnaligned(as: SIMD2<Int64>.self), ones)) == 0xFFFF
  }
#else
  @inline(__always) var bytesAtOnce: Int { 8 }
  @inline(__always) func topBits(_ bytes: UnsafeRawPointer) -> UInt32 {
    let word = bytes.loadUnaligned(as: UInt64.self) &>> 7 & 0x0101_0101_0101_0101
    return UInt32(truncatingIfNeeded: word &* 0x0102_0408_1020_4080 &>> 56)
  }
  @inline(__always) func areAllOnes(_ bytes: UnsafeRawPointer) -> Bool { bytes.loadUnaligned(as: UInt64.self) == ~0 }
#endif

/// `(x + 128) / 255` of products that already hold the 128, exact for 0…255 · 255 + 128.
@inline(__always) func divided255(_ v: U16) -> U16 {
  #if AVX2
    return unsafeBitCast(
      _mm256_mulhi_epu16(
        unsafeBitCast(v, to: SIMD4<Int64>.self), unsafeBitCast(U16(repeating: 257), to: SIMD4<Int64>.self)),
      to: U16.self)
  #elseif arch(x86_64)
    let factor = unsafeBitCast(SIMD8<UInt16>(repeating: 257), to: SIMD2<Int64>.self)
    let low = _mm_mulhi_epu16(unsafeBitCast(v.lowHalf, to: SIMD2<Int64>.self), factor)
    let high = _mm_mulhi_epu16(unsafeBitCast(v.highHalf, to: SIMD2<Int64>.self), factor)
    return U16(
      lowHalf: unsafeBitCast(low, to: SIMD8<UInt16>.self), highHalf: unsafeBitCast(high, to: SIMD8<UInt16>.self))
  #else
    return (v &+ (v &>> 8)) &>> 8
  #endif
}

#if arch(x86_64)
  @inline(__always) private func inHalves(
    _ a: H16, _ b: H16, _ operation: (SIMD2<Int64>, SIMD2<Int64>) -> SIMD2<Int64>
  ) -> H16 {
    func half(_ a: H8, _ b: H8) -> H8 {
      unsafeBitCast(
        operation(unsafeBitCast(a, to: SIMD2<Int64>.self), unsafeBitCast(b, to: SIMD2<Int64>.self)), to: H8.self)
    }
    return H16(lowHalf: half(a.lowHalf, b.lowHalf), highHalf: half(a.highHalf, b.highHalf))
  }
#endif

/// Coverage bytes in 16-bit lanes as 256ths: 255 is the whole.
#if AVX2
  @inline(__always) func factors(_ v: U16) -> U16 {
    let bits = unsafeBitCast(v, to: SIMD4<Int64>.self)
    let full = _mm256_cmpeq_epi16(bits, unsafeBitCast(U16(repeating: 255), to: SIMD4<Int64>.self))
    return v &- unsafeBitCast(full, to: U16.self)
  }
#elseif arch(x86_64)
  @inline(__always) func factors(_ v: SIMD8<UInt16>) -> SIMD8<UInt16> {
    let bits = unsafeBitCast(v, to: SIMD2<Int64>.self)
    let full = _mm_cmpeq_epi16(bits, unsafeBitCast(SIMD8<UInt16>(repeating: 255), to: SIMD2<Int64>.self))
    return v &- unsafeBitCast(full, to: SIMD8<UInt16>.self)
  }
  @inline(__always) func factors(_ v: U16) -> U16 {
    U16(lowHalf: factors(v.lowHalf), highHalf: factors(v.highHalf))
  }
#else
  @inline(__always) func factors(_ v: SIMD8<UInt16>) -> SIMD8<UInt16> { v &+ (v &+ 1) &>> 8 }
  @inline(__always) func factors(_ v: U16) -> U16 { v &+ (v &+ 1) &>> 8 }
#endif

/// The lanes' absolute values.
@inline(__always) func magnitudes(_ v: H16) -> H16 {
  #if AVX2
    unsafeBitCast(_mm256_abs_epi16(unsafeBitCast(v, to: SIMD4<Int64>.self)), to: H16.self)
  #elseif arch(x86_64)
    inHalves(v, 0 &- v) { _mm_max_epi16($0, $1) }
  #else
    v.replacing(with: 0 &- v, where: v .< 0)
  #endif
}

/// Sums folded for the even-odd rule, right even where 16 bits have wrapped round.
@inline(__always) func folded(_ v: H16) -> H16 {
  let low = v & 511
  let high = 512 &- low
  #if AVX2
    return unsafeBitCast(
      _mm256_min_epi16(unsafeBitCast(low, to: SIMD4<Int64>.self), unsafeBitCast(high, to: SIMD4<Int64>.self)),
      to: H16.self)
  #elseif arch(x86_64)
    return inHalves(low, high) { _mm_min_epi16($0, $1) }
  #else
    return low.replacing(with: high, where: high .< low)
  #endif
}

/// Columns of four lanes as rows of four bytes, clamped to 0…255.
@inline(__always) func rows(_ v: H16) -> MaskTile {
  #if AVX2
    let b = bytes(v)
    return MaskTile(
      b[0], b[4], b[8], b[12], b[1], b[5], b[9], b[13], b[2], b[6], b[10], b[14], b[3], b[7], b[11], b[15])
  #else
    // Two perfect shuffles, which need no byte table; the narrowing between them keeps the compiler from making a worse
    // one of both.
    let b = bytes(
      H16(v[0], v[8], v[1], v[9], v[2], v[10], v[3], v[11], v[4], v[12], v[5], v[13], v[6], v[14], v[7], v[15]))
    return MaskTile(
      b[0], b[8], b[1], b[9], b[2], b[10], b[3], b[11], b[4], b[12], b[5], b[13], b[6], b[14], b[7], b[15])
  #endif
}

@inline(__always) func lanes(_ v: Pixels8) -> U16 { unsafeBitCast(v, to: U16.self) }
@inline(__always) func pixels(_ v: U16) -> Pixels8 { unsafeBitCast(v, to: Pixels8.self) }
