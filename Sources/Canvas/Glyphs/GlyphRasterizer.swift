import Geometry
import KernelTypes

/// Makes the coverage of single glyphs with the usual kernels, in a small frame of its own.
final class GlyphRasterizer {
  /// Pixels; larger glyphs are rare and not worth keeping.
  static let largestExtent: Float = 256

  private let kernels: KernelSet
  private let bins = EdgeBins()
  private let stroker: Stroker
  private let coverage: Coverage
  private let sums: UnsafeMutablePointer<SIMD4<Int32>>

  /// Columns of the small frame, with room for what rounding adds, and strips of its whole bands.
  private static let columns = Int(largestExtent) + 24
  private static let strips = (Int(largestExtent) / 4 + 2 + BandShape.strips - 1) / BandShape.strips * BandShape.strips
  private static let cellCount = columns * 4 * BandShape.strips
  private static let tileCount = columns / 4 * BandShape.strips + 32

  init(kernels: KernelSet) {
    self.kernels = kernels
    stroker = Stroker(bins: bins)
    coverage = Coverage(
      cells: .aligned(Self.cellCount), touched: .allocate(capacity: Self.tileCount),
      hidden: .allocate(capacity: 1), scratch: .allocate(byteCount: 512, alignment: 64),
      cellStride: Self.columns * 4, tileStride: Self.columns / 4, tileEnd: Self.columns / 4, rowStride: 0)
    coverage.cells.initialize(repeating: 0, count: Self.cellCount)
    coverage.touched.initialize(repeating: 0, count: Self.tileCount)
    sums = .aligned(Self.columns * Self.strips)
    sums.initialize(repeating: SIMD4(), count: Self.columns * Self.strips)
  }

  deinit {
    coverage.cells.deallocate()
    coverage.touched.deallocate()
    coverage.hidden.deallocate()
    coverage.scratch.deallocate()
    sums.deallocate()
  }

  /// The coverage of a shape grown by `outset` pixels.
  ///
  /// - Parameter origin: where the shape's origin lies from a whole pixel and a strip's first row, 0 ≤ x < 1 and
  ///   0 ≤ y < 4.
  func coverage(of shape: SharedPath, scale: Float, outset: Float, origin: SIMD2<Float>) -> GlyphCoverage {
    let corners = shape.corners ?? (.zero, .zero)
    let low = corners.low * scale + origin - outset
    let high = corners.high * scale + origin + outset
    // A column to spare, since an edge may round to the one before its own.
    let left = Int(low.x.rounded(.down)) - 1
    let firstStrip = Int((low.y / 4).rounded(.down))
    let move = origin - SIMD2(Float(left), Float(firstStrip * 4))
    let columns = Int(high.x.rounded(.up)) + 1 - left
    let strips = Int((high.y / 4).rounded(.up)) - firstStrip
    bins.begin(width: columns, height: max(strips, 1) * 4)
    bins.needsClipping = false
    bins.transform = nil
    stroker.fill(PlacedPath(shape, scale: scale, origin: move), grownBy: outset)
    for band in 0..<bins.bandCount { addUp(band, columns: columns) }
    defer { sums.update(repeating: SIMD4(), count: bins.bandCount * BandShape.strips * columns) }
    return GlyphCoverage(
      shape: shape, column: left, strip: firstStrip, columns: columns, strips: strips, sums: sums, stride: columns)
  }

  /// Adds a band's windings to the sums, in batches that 16 bits can hold.
  private func addUp(_ band: Int, columns: Int) {
    let bin = bins.bins[band]
    let count = bin.edgeCursor - bin.edges
    var first = 0
    while first < count {
      let batch = min(count - first, WideCoverage.safeCount)
      kernels.accumulate(
        bin.edges + first, count: batch, top: Int32(truncatingIfNeeded: band * BandShape.rows * 256), into: coverage)
      first += batch
      for strip in 0..<BandShape.strips {
        let row = UnsafeMutableRawPointer(coverage.cells + strip * coverage.cellStride + BandShape.leftMargin * 4)
          .assumingMemoryBound(to: SIMD4<Int16>.self)
        let target = sums + (band * BandShape.strips + strip) * columns
        for x in 0..<columns { target[x] &+= SIMD4<Int32>(truncatingIfNeeded: row[x]) }
      }
      coverage.cells.update(repeating: 0, count: Self.cellCount)
      coverage.touched.update(repeating: 0, count: Self.tileCount)
    }
  }
}
