import Geometry
import KernelTypes

/// What a glyph adds to a band's cells, at one place within a pixel and a strip: differences of its own coverage along
/// x, which is 0…256 everywhere, so that up to 127 glyphs can be added up.
final class GlyphCoverage {
  /// Held, so that its identity stays its own.
  let shape: SharedPath
  /// Columns from the whole pixel left of the glyph's origin to the first one with coverage.
  let column: Int
  /// Strips from the origin's to the first.
  let strip: Int
  let strips: Int
  /// Columns that may differ from zero.
  let columns: Int
  /// Vectors of four columns a strip.
  let vectors: Int
  let cells: UnsafeMutablePointer<SIMD16<Int16>>

  /// With what the object and its entry in a table take, about.
  var byteCount: Int { strips * vectors * 32 + 200 }

  /// - Parameter sums: the windings of four rows, at `strip · stride + column`.
  init(
    shape: SharedPath, column: Int, strip: Int, columns: Int, strips: Int, sums: UnsafePointer<SIMD4<Int32>>,
    stride: Int
  ) {
    self.shape = shape
    self.column = column
    self.strip = strip
    self.strips = strips
    self.columns = columns
    vectors = (columns + 3) / 4
    cells = .allocate(capacity: max(strips * vectors, 1))
    cells.initialize(repeating: SIMD16(), count: strips * vectors)
    for i in 0..<strips {
      let row = UnsafeMutableRawPointer(cells + i * vectors).assumingMemoryBound(to: SIMD4<Int16>.self)
      var winding = SIMD4<Int32>()
      var before = SIMD4<Int32>()
      for x in 0..<columns {
        winding &+= sums[i * stride + x]
        let covered = pointwiseMin(pointwiseMax(winding, 0 &- winding), SIMD4(repeating: 256))
        row[x] = SIMD4<Int16>(truncatingIfNeeded: covered &- before)
        before = covered
      }
    }
  }

  deinit { cells.deallocate() }

  /// Adds the strips that lie in a band.
  ///
  /// - Parameters:
  ///   - column: the cell column of the glyph's first, which may lie outside the planes.
  ///   - strip: the glyph's first strip, counted from the band's.
  func add(to coverage: Coverage, column: Int, strip: Int) {
    let isInside = column >= BandShape.leftMargin && column + vectors * 4 <= coverage.tileEnd * 4
    for i in max(0, -strip)..<max(min(strips, BandShape.strips - strip), max(0, -strip)) {
      let row = coverage.cells + (strip + i) * coverage.cellStride
      let flags = coverage.touched + (strip + i) * coverage.tileStride
      if isInside {
        let target = UnsafeMutableRawPointer(row + column * 4)
        for k in 0..<vectors {
          let sum = target.loadUnaligned(fromByteOffset: k &* 32, as: SIMD16<Int16>.self) &+ cells[i &* vectors &+ k]
          target.storeBytes(of: sum, toByteOffset: k &* 32, as: SIMD16<Int16>.self)
        }
        for tile in column &>> 2...(column &+ columns &- 1) &>> 2 { flags[tile] = 255 }
      } else {
        addClipped(cells + i * vectors, to: row, flags, column, end: coverage.tileEnd * 4)
      }
    }
  }

  /// What lies left of the frame counts in its first column, what lies right of it nowhere.
  private func addClipped(
    _ source: UnsafePointer<SIMD16<Int16>>, to row: UnsafeMutablePointer<Int16>,
    _ flags: UnsafeMutablePointer<UInt8>, _ column: Int, end: Int
  ) {
    let differences = UnsafeRawPointer(source).assumingMemoryBound(to: Int16.self)
    for x in 0..<columns where column + x < end {
      let target = max(column + x, BandShape.leftMargin)
      for k in 0..<4 { row[target * 4 + k] &+= differences[x * 4 + k] }
      flags[target >> 2] = 255
    }
  }
}
