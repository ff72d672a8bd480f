import KernelTypes
import Kernels

#if arch(x86_64)
  import KernelsAVX2

  private typealias BestKernels = KernelsAVX2.VectorKernels
#else
  private typealias BestKernels = Kernels.VectorKernels
#endif

/// The kernels of one level; a switch a call, since calls are few and long.
struct KernelSet {
  let level: SIMDLevel

  init(_ level: SIMDLevel) { self.level = level.available }

  @inline(__always)
  func isHidden(_ coverage: Coverage, _ box: TileBox) -> Bool {
    switch level {
    case .scalar: ScalarKernels.isHidden(coverage, box)
    case .baseline: Kernels.VectorKernels.isHidden(coverage, box)
    case .avx2: BestKernels.isHidden(coverage, box)
    }
  }

  @inline(__always)
  func accumulate(_ edges: UnsafePointer<Edge>, count: Int, top: Int32, into coverage: Coverage) {
    switch level {
    case .scalar: ScalarKernels.accumulate(edges, count: count, top: top, into: coverage)
    case .baseline: Kernels.VectorKernels.accumulate(edges, count: count, top: top, into: coverage)
    case .avx2: BestKernels.accumulate(edges, count: count, top: top, into: coverage)
    }
  }

  @inline(__always)
  func sweep(_ coverage: Coverage, _ box: TileBox, evenOdd: Bool, marksHidden: Bool, into stream: inout TileStream) {
    switch level {
    case .scalar: ScalarKernels.sweep(coverage, box, evenOdd: evenOdd, marksHidden: marksHidden, into: &stream)
    case .baseline:
      Kernels.VectorKernels.sweep(coverage, box, evenOdd: evenOdd, marksHidden: marksHidden, into: &stream)
    case .avx2: BestKernels.sweep(coverage, box, evenOdd: evenOdd, marksHidden: marksHidden, into: &stream)
    }
  }

  @inline(__always)
  func fill(_ pixels: UnsafeMutablePointer<UInt32>, count: Int, with pixel: UInt32) {
    switch level {
    case .scalar: ScalarKernels.fill(pixels, count: count, with: pixel)
    case .baseline: Kernels.VectorKernels.fill(pixels, count: count, with: pixel)
    case .avx2: BestKernels.fill(pixels, count: count, with: pixel)
    }
  }

  @inline(__always)
  func drawRuns(
    _ runs: UnsafePointer<Run>, count: Int, color: UInt32, onto origin: UnsafeMutablePointer<UInt32>, rowStride: Int
  ) {
    switch level {
    case .scalar: ScalarKernels.drawRuns(runs, count: count, color: color, onto: origin, rowStride: rowStride)
    case .baseline: Kernels.VectorKernels.drawRuns(runs, count: count, color: color, onto: origin, rowStride: rowStride)
    case .avx2: BestKernels.drawRuns(runs, count: count, color: color, onto: origin, rowStride: rowStride)
    }
  }

  @inline(__always)
  func drawOpaqueMasks(
    _ masks: UnsafePointer<MaskTile>, _ offsets: UnsafePointer<UInt32>, count: Int, color: UInt32,
    onto origin: UnsafeMutablePointer<UInt32>, rowStride: Int
  ) {
    switch level {
    case .scalar:
      ScalarKernels.drawOpaqueMasks(masks, offsets, count: count, color: color, onto: origin, rowStride: rowStride)
    case .baseline:
      Kernels.VectorKernels.drawOpaqueMasks(
        masks, offsets, count: count, color: color, onto: origin, rowStride: rowStride)
    case .avx2:
      BestKernels.drawOpaqueMasks(
        masks, offsets, count: count, color: color, onto: origin, rowStride: rowStride)
    }
  }

  @inline(__always)
  func drawTranslucentMasks(
    _ masks: UnsafePointer<MaskTile>, _ offsets: UnsafePointer<UInt32>, count: Int, color: UInt32,
    onto origin: UnsafeMutablePointer<UInt32>, rowStride: Int
  ) {
    switch level {
    case .scalar:
      ScalarKernels.drawTranslucentMasks(masks, offsets, count: count, color: color, onto: origin, rowStride: rowStride)
    case .baseline:
      Kernels.VectorKernels.drawTranslucentMasks(
        masks, offsets, count: count, color: color, onto: origin, rowStride: rowStride)
    case .avx2:
      BestKernels.drawTranslucentMasks(
        masks, offsets, count: count, color: color, onto: origin, rowStride: rowStride)
    }
  }

  @inline(__always)
  func drawTile(
    _ source: UnsafePointer<UInt32>, through mask: MaskTile, onto pixels: UnsafeMutablePointer<UInt32>, rowStride: Int
  ) {
    switch level {
    case .scalar: ScalarKernels.drawTile(source, through: mask, onto: pixels, rowStride: rowStride)
    case .baseline: Kernels.VectorKernels.drawTile(source, through: mask, onto: pixels, rowStride: rowStride)
    case .avx2: BestKernels.drawTile(source, through: mask, onto: pixels, rowStride: rowStride)
    }
  }

  @inline(__always)
  func drawPixels(
    _ source: UnsafePointer<UInt32>, count: Int, coverage: UInt8, onto pixels: UnsafeMutablePointer<UInt32>
  ) {
    switch level {
    case .scalar: ScalarKernels.drawPixels(source, count: count, coverage: coverage, onto: pixels)
    case .baseline: Kernels.VectorKernels.drawPixels(source, count: count, coverage: coverage, onto: pixels)
    case .avx2: BestKernels.drawPixels(source, count: count, coverage: coverage, onto: pixels)
    }
  }

  @inline(__always)
  func isBehind(_ plane: DepthPlane, _ box: TileBox, nearest: Float) -> Bool {
    switch level {
    case .scalar: ScalarKernels.isBehind(plane, box, nearest: nearest)
    case .baseline: Kernels.VectorKernels.isBehind(plane, box, nearest: nearest)
    case .avx2: BestKernels.isBehind(plane, box, nearest: nearest)
    }
  }

  @inline(__always)
  func resolve(_ stream: TileStream, face: Int, into plane: inout DepthPlane) {
    switch level {
    case .scalar: ScalarKernels.resolve(stream, face: face, into: &plane)
    case .baseline: Kernels.VectorKernels.resolve(stream, face: face, into: &plane)
    case .avx2: BestKernels.resolve(stream, face: face, into: &plane)
    }
  }

  @inline(__always)
  func drawRuns(
    _ runs: UnsafePointer<Run>, count: Int, rowColors: UnsafePointer<UInt32>, onto origin: UnsafeMutablePointer<UInt32>,
    rowStride: Int
  ) {
    switch level {
    case .scalar: ScalarKernels.drawRuns(runs, count: count, rowColors: rowColors, onto: origin, rowStride: rowStride)
    case .baseline:
      Kernels.VectorKernels.drawRuns(runs, count: count, rowColors: rowColors, onto: origin, rowStride: rowStride)
    case .avx2: BestKernels.drawRuns(runs, count: count, rowColors: rowColors, onto: origin, rowStride: rowStride)
    }
  }

  @inline(__always)
  func drawMasks(
    _ masks: UnsafePointer<MaskTile>, _ offsets: UnsafePointer<UInt32>, count: Int, rowColors: UnsafePointer<UInt32>,
    onto origin: UnsafeMutablePointer<UInt32>, rowStride: Int
  ) {
    switch level {
    case .scalar:
      ScalarKernels.drawMasks(masks, offsets, count: count, rowColors: rowColors, onto: origin, rowStride: rowStride)
    case .baseline:
      Kernels.VectorKernels.drawMasks(
        masks, offsets, count: count, rowColors: rowColors, onto: origin, rowStride: rowStride)
    case .avx2:
      BestKernels.drawMasks(
        masks, offsets, count: count, rowColors: rowColors, onto: origin, rowStride: rowStride)
    }
  }
}
