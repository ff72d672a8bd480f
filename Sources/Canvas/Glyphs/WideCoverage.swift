import KernelTypes
import Kernels

/// Coverage of nonzero paths that may wind more than 127 times round a pixel, which 16 bits cannot hold.
///
/// Edges go through the usual kernels in batches too small to overflow, each added to sums of 32 bits. Even-odd paths
/// need none of this: folding stays right when sums wrap around.
final class WideCoverage {
  /// As many edges cannot wind round a pixel more than 127 times.
  static var safeCount: Int { 127 }

  private var cells: UnsafeMutablePointer<Int32> = .allocate(capacity: 0)
  private var touched: UnsafeMutablePointer<UInt8> = .allocate(capacity: 0)
  private var cellCount = 0
  private var tileCount = 0
  private var sums: UnsafeMutablePointer<SIMD4<Int32>> = .allocate(capacity: 0)
  private var touches: UnsafeMutablePointer<Int32> = .allocate(capacity: 0)
  private var bucketCapacity = 0
  private let crossings = UnsafeMutablePointer<Int32>.allocate(capacity: 2 * BandShape.rows + 2)

  deinit {
    crossings.deallocate()
    sums.deallocate()
    touches.deallocate()
    cells.deallocate()
    touched.deallocate()
  }

  /// Whether a pixel may be wound round more than 127 times. May say so needlessly, but never misses one.
  func isNeeded(_ edges: UnsafePointer<Edge>, count: Int, top: Int32, _ coverage: Coverage) -> Bool {
    rowIsCrowded(edges, count: count, top: top) && bucketIsCrowded(edges, count: count, top: top, coverage)
  }

  /// Whether more edges than are safe run downward, or upward, through one row.
  ///
  /// A winding is what runs down left of a pixel less what runs up there, so neither can exceed its total.
  private func rowIsCrowded(_ edges: UnsafePointer<Edge>, count: Int, top: Int32) -> Bool {
    let lastRow = Int32(truncatingIfNeeded: BandShape.rows &- 1)
    // Differences of the number of edges, row by row: those downward, then those upward.
    let half = BandShape.rows &+ 1
    crossings.update(repeating: 0, count: 2 * half)
    for i in 0..<count {
      let isDownward = edges[i][1] < edges[i][3]
      let upper = (isDownward ? edges[i][1] : edges[i][3]) &- top
      let lower = (isDownward ? edges[i][3] : edges[i][1]) &- top
      let first = upper < 0 ? 0 : upper &>> 8
      let end = (lower &- 1) &>> 8
      let rows = crossings + (isDownward ? 0 : half)
      rows[Int(first)] &+= 1
      rows[Int(end < lastRow ? end : lastRow) &+ 1] &-= 1
    }
    var down: Int32 = 0
    var up: Int32 = 0
    for row in 0..<BandShape.rows {
      down &+= crossings[row]
      up &+= crossings[half &+ row]
      if max(down, up) > Int32(Self.safeCount) { return true }
    }
    return false
  }

  @inline(__always) private static func strips(of edge: Edge, _ top: Int32) -> (Int, Int) {
    let y0 = edge[1] &- top
    let y1 = edge[3] &- top
    let first = (y0 < y1 ? y0 : y1) &>> 10
    let last = ((y0 < y1 ? y1 : y0) &- 1) &>> 10
    let lastStrip = Int32(truncatingIfNeeded: BandShape.strips &- 1)
    return (Int(first < 0 ? 0 : first), Int(last < lastStrip ? last : lastStrip))
  }

  /// The winding in a bucket of 32 columns is at most the sum of the edges wholly left of it, which is taken row by row,
  /// and the number of those that touch it.
  private func bucketIsCrowded(
    _ edges: UnsafePointer<Edge>, count: Int, top: Int32, _ coverage: Coverage
  ) -> Bool {
    let stride = coverage.tileStride / 8 + 3
    if bucketCapacity < stride * BandShape.strips {
      sums.deallocate()
      touches.deallocate()
      bucketCapacity = stride * BandShape.strips
      sums = .allocate(capacity: bucketCapacity)
      touches = .allocate(capacity: bucketCapacity)
    }
    sums.update(repeating: SIMD4(), count: stride * BandShape.strips)
    touches.update(repeating: 0, count: stride * BandShape.strips)
    for i in 0..<count {
      let edge = edges[i]
      let isLeftward = edge[0] > edge[2]
      // An edge may round to the column before its own.
      let first = Int((isLeftward ? edge[2] : edge[0]) &- 256) &>> 13
      let last = Int((isLeftward ? edge[0] : edge[2]) &+ 256) &>> 13
      let (firstStrip, lastStrip) = Self.strips(of: edge, top)
      let y0 = edge[1] &- top
      let y1 = edge[3] &- top
      var strip = firstStrip
      while strip <= lastStrip {
        let bucket = strip &* stride
        touches[bucket &+ first] &+= 1
        touches[bucket &+ last &+ 1] &-= 1
        let rows = SIMD4<Int32>(0, 256, 512, 768) &+ Int32(truncatingIfNeeded: strip &* 1024)
        sums[bucket &+ last &+ 1] &+= Self.held(y1 &- rows) &- Self.held(y0 &- rows)
        strip &+= 1
      }
    }
    for strip in 0..<BandShape.strips {
      var sum = SIMD4<Int32>()
      var touching: Int32 = 0
      for bucket in strip * stride..<(strip + 1) * stride {
        sum &+= sums[bucket]
        touching &+= touches[bucket]
        let most = max(max(abs(sum[0]), abs(sum[1])), max(abs(sum[2]), abs(sum[3])))
        if most + touching * 256 > Int32(Self.safeCount * 256) { return true }
      }
    }
    return false
  }

  /// To 0…256: how much of a row lies above a point.
  @inline(__always) private static func held(_ v: SIMD4<Int32>) -> SIMD4<Int32> {
    let low = v.replacing(with: 0, where: v .< 0)
    return low.replacing(with: 256, where: low .> 256)
  }

  func cover(
    _ edges: UnsafePointer<Edge>, count: Int, top: Int32, _ coverage: Coverage, _ box: TileBox, marksHidden: Bool,
    _ kernels: KernelSet, into stream: inout TileStream
  ) {
    prepare(coverage)
    var first = 0
    while first < count {
      let batch = min(Self.safeCount, count - first)
      kernels.accumulate(edges + first, count: batch, top: top, into: coverage)
      for strip in box.firstStrip..<box.endStrip { gather(coverage, strip) }
      first += batch
    }
    for strip in box.firstStrip..<box.endStrip { sweep(coverage, strip, marksHidden, &stream) }
  }

  private func prepare(_ coverage: Coverage) {
    let neededCells = coverage.cellStride * BandShape.strips
    let neededTiles = coverage.tileStride * BandShape.strips
    guard neededCells != cellCount || neededTiles != tileCount else { return }
    cells.deallocate()
    touched.deallocate()
    cells = .aligned(neededCells)
    cells.initialize(repeating: 0, count: neededCells)
    touched = .allocate(capacity: neededTiles)
    touched.initialize(repeating: 0, count: neededTiles)
    (cellCount, tileCount) = (neededCells, neededTiles)
  }

  /// Moves a strip's sums of 16 bits over to those of 32.
  private func gather(_ coverage: Coverage, _ strip: Int) {
    let source = coverage.cells + strip * coverage.cellStride
    let flags = coverage.touched + strip * coverage.tileStride
    let target = cells + strip * coverage.cellStride
    let marks = touched + strip * coverage.tileStride
    func move(_ tile: Int) {
      let from = UnsafeMutableRawPointer(source + tile * 16)
      let to = UnsafeMutableRawPointer(target + tile * 16)
      let sums = to.loadUnaligned(as: SIMD16<Int32>.self)
      let added = SIMD16<Int32>(truncatingIfNeeded: from.loadUnaligned(as: SIMD16<Int16>.self))
      to.storeBytes(of: sums &+ added, as: SIMD16<Int32>.self)
      from.storeBytes(of: SIMD16<Int16>(), as: SIMD16<Int16>.self)
      marks[tile] = 255
    }
    for tile in 0..<coverage.tileStride where flags[tile] != 0 {
      flags[tile] = 0
      move(tile)
      // What has reached into the next tile without marking it.
      let next = UnsafeRawPointer(source + tile * 16 + 16).loadUnaligned(as: SIMD2<UInt64>.self)
      if next[0] | next[1] != 0 { move(tile + 1) }
    }
  }

  private func sweep(_ coverage: Coverage, _ strip: Int, _ marksHidden: Bool, _ stream: inout TileStream) {
    let source = cells + strip * coverage.cellStride
    let flags = touched + strip * coverage.tileStride
    let hidden = coverage.hidden + strip * coverage.tileStride
    let origin = strip * 4 * coverage.rowStride
    var carry = SIMD4<Int32>()
    var position = 0
    func run(to end: Int) {
      var alphas: UInt32 = 0
      for row in 0..<4 { alphas |= UInt32(Self.alpha(carry[row])) << UInt32(row * 8) }
      ScalarKernels.pushRun(
        coverage, hidden, from: position, to: min(end, coverage.tileEnd), alphas, origin, marksHidden, &stream)
    }
    for tile in 0..<coverage.tileStride where flags[tile] != 0 {
      flags[tile] = 0
      if tile > position { run(to: tile) }
      var mask = MaskTile()
      for column in 0..<4 {
        for row in 0..<4 {
          let cell = source + tile * 16 + column * 4 + row
          carry[row] &+= cell.pointee
          cell.pointee = 0
          mask[row * 4 + column] = Self.alpha(carry[row])
        }
      }
      position = tile + 1
      guard hidden[tile] != 0xFFFF, !mask.isEmpty else { continue }
      stream.masks[stream.maskCount] = mask
      stream.offsets[stream.maskCount] = UInt32(origin + tile * 4)
      stream.maskCount += 1
      if marksHidden {
        for i in 0..<16 where mask[i] == 255 { hidden[tile] |= 1 << UInt16(i) }
      }
    }
    if position < coverage.tileEnd { run(to: coverage.tileEnd) }
  }

  private static func alpha(_ sum: Int32) -> UInt8 { UInt8(min(sum.magnitude, 255)) }
}
