/// The shape of a band: the rows that are drawn as one unit of work.
public enum BandShape {
  /// Rows of a band: 8 and 16 cost 15 % and 5 % more instructions on map frames, 64 saves 2 %, but no longer fits the
  /// cache.
  @inlinable public static var rows: Int { 32 }
  /// Strips of four rows.
  @inlinable public static var strips: Int { 8 }
  /// The most columns a straight edge may span; wider frames have theirs cut.
  @inlinable public static var largestSpan: Int { 4096 }
  /// Columns kept free to the left of the frame, so that an edge at x = 0 may round to the column before it.
  @inlinable public static var leftMargin: Int { 4 }
}

/// A straight edge x0, y0, x1, y1 in 1/256 pixels, x counted from `BandShape.leftMargin` pixels left of the frame.
public typealias Edge = SIMD4<Int32>

/// Coverage of 4 × 4 pixels, row by row.
public typealias MaskTile = SIMD16<UInt8>

/// The working planes of a band, in strips of 4 rows and tiles of 4 × 4 pixels.
public struct Coverage {
  /// Differences of coverage along x in 1/256, at `strip · cellStride + 4 · column + row`; zero between commands.
  public var cells: UnsafeMutablePointer<Int16>
  /// 255 for each tile that an edge has touched, at `strip · tileStride + tile`; zero between commands. Readable 32
  /// bytes beyond the last.
  public var touched: UnsafeMutablePointer<UInt8>
  /// 16 bits per tile, at `strip · tileStride + tile`: the pixels that something opaque in front covers already.
  public var hidden: UnsafeMutablePointer<UInt16>
  /// 512 bytes on a boundary of 32 for a kernel's own use.
  public var scratch: UnsafeMutableRawPointer
  /// Cells from one strip to the next, and tiles from one strip to the next.
  public var cellStride, tileStride: Int
  /// The first tile right of the frame.
  public var tileEnd: Int
  /// Pixels from one row of the picture to the next.
  public var rowStride: Int

  /// Planes in memory of the caller's, which must outlive them.
  public init(
    cells: UnsafeMutablePointer<Int16>, touched: UnsafeMutablePointer<UInt8>, hidden: UnsafeMutablePointer<UInt16>,
    scratch: UnsafeMutableRawPointer, cellStride: Int, tileStride: Int, tileEnd: Int, rowStride: Int
  ) {
    self.cells = cells
    self.touched = touched
    self.hidden = hidden
    self.scratch = scratch
    self.cellStride = cellStride
    self.tileStride = tileStride
    self.tileEnd = tileEnd
    self.rowStride = rowStride
  }
}

/// Tiles and strips, half-open; `firstTile` is at least 1.
public struct TileBox: Equatable, Sendable {
  /// The first tile and strip inside, and the first ones behind.
  public var firstTile, endTile, firstStrip, endStrip: Int

  /// A box by its first and end tiles and strips.
  @inlinable public init(firstTile: Int, endTile: Int, firstStrip: Int, endStrip: Int) {
    self.firstTile = firstTile
    self.endTile = endTile
    self.firstStrip = firstStrip
    self.endStrip = endStrip
  }
}

/// Consecutive tiles of a strip whose rows have one coverage each.
public struct Run {
  /// Pixels from the band's origin to the first tile's upper left pixel.
  public var offset: UInt32
  /// Tiles side by side, 1 or more.
  public var tileCount: UInt32
  /// The coverage of the four rows, the upper one in the low byte.
  public var alphas: UInt32

  /// A run of tiles from a place on.
  @inlinable public init(offset: UInt32, tileCount: UInt32, alphas: UInt32) {
    self.offset = offset
    self.tileCount = tileCount
    self.alphas = alphas
  }
}

/// Where a sweep puts the tiles and runs it finds; the caller has made room for a band's worth of each.
public struct TileStream {
  /// Coverage tiles, `maskCount` of them.
  public var masks: UnsafeMutablePointer<MaskTile>
  /// Pixels from the band's origin to each mask's upper left pixel.
  public var offsets: UnsafeMutablePointer<UInt32>
  /// Masks and offsets found so far.
  public var maskCount: Int
  /// Runs, `runCount` of them.
  public var runs: UnsafeMutablePointer<Run>
  /// Runs found so far.
  public var runCount: Int

  /// An empty stream over the caller's memory.
  public init(
    masks: UnsafeMutablePointer<MaskTile>, offsets: UnsafeMutablePointer<UInt32>, runs: UnsafeMutablePointer<Run>
  ) {
    self.masks = masks
    self.offsets = offsets
    self.runs = runs
    maskCount = 0
    runCount = 0
  }
}
