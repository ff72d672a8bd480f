import KernelTypes
import Kernels

/// Coverage of nonzero paths that may wind more than 127 times round a pixel, which 16 bits cannot hold.
///
/// Edges go through the usual kernels in batches too small to overflow, each added to sums of 32 bits. Even-odd paths
/// need none of this: folding survives wrapping round.
final class WideCoverage {
  /// As many edges cannot wind round a pixel more than 127 times.
  static var safeCount: Int { 127 }

  private var cells: UnsafeMutablePointer<Int32> = .allocate(capacity: 0)
  private var touched: UnsafeMutablePointer<UInt64> = .allocate(capacity: 0)
  private var cellCount = 0
  private var wordCount = 0

  deinit {
    cells.deallocate()
    touched.deallocate()
  }

  /// Whether more edges than are safe meet in one strip.
  static func isNeeded(_ edges: UnsafePointer<Edge>, count: Int, top: Int32) -> Bool {
    // Differences of the number of edges, strip by strip.
    var differences = SIMD16<Int32>()
    let lastStrip = Int32(BandShape.strips - 1)
    for i in 0..<count {
      let y0 = edges[i][1] &- top
      let y1 = edges[i][3] &- top
      let first = (y0 < y1 ? y0 : y1) &>> 10
      let last = ((y0 < y1 ? y1 : y0) &- 1) &>> 10
      differences[Int(first < 0 ? 0 : first)] &+= 1
      differences[Int(last < lastStrip ? last : lastStrip) &+ 1] &-= 1
    }
    var sum: Int32 = 0
    for strip in 0..<BandShape.strips {
      sum &+= differences[strip]
      if sum > Int32(safeCount) { return true }
    }
    return false
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
    let neededWords = coverage.touchedStride * BandShape.strips
    guard neededCells != cellCount || neededWords != wordCount else { return }
    cells.deallocate()
    touched.deallocate()
    cells = BandWorkspace.aligned(neededCells)
    cells.initialize(repeating: 0, count: neededCells)
    touched = .allocate(capacity: neededWords)
    touched.initialize(repeating: 0, count: neededWords)
    (cellCount, wordCount) = (neededCells, neededWords)
  }

  /// Moves a strip's sums of 16 bits over to those of 32.
  private func gather(_ coverage: Coverage, _ strip: Int) {
    let source = coverage.cells + strip * coverage.cellStride
    let words = coverage.touched + strip * coverage.touchedStride
    let target = cells + strip * coverage.cellStride
    let marks = touched + strip * coverage.touchedStride
    func move(_ tile: Int) {
      let from = UnsafeMutableRawPointer(source + tile * 16)
      let to = UnsafeMutableRawPointer(target + tile * 16)
      let sums = to.loadUnaligned(as: SIMD16<Int32>.self)
      let added = SIMD16<Int32>(truncatingIfNeeded: from.loadUnaligned(as: SIMD16<Int16>.self))
      to.storeBytes(of: sums &+ added, as: SIMD16<Int32>.self)
      from.storeBytes(of: SIMD16<Int16>(), as: SIMD16<Int16>.self)
      marks[tile >> 6] |= 1 << UInt64(tile & 63)
    }
    for word in 0..<coverage.touchedStride where words[word] != 0 {
      var bits = words[word]
      words[word] = 0
      while bits != 0 {
        let tile = word * 64 + bits.trailingZeroBitCount
        bits &= bits &- 1
        move(tile)
        // What has spilled over into the next tile without marking it.
        let next = UnsafeRawPointer(source + tile * 16 + 16).loadUnaligned(as: SIMD2<UInt64>.self)
        if next[0] | next[1] != 0 { move(tile + 1) }
      }
    }
  }

  private func sweep(_ coverage: Coverage, _ strip: Int, _ marksHidden: Bool, _ stream: inout TileStream) {
    let source = cells + strip * coverage.cellStride
    let words = touched + strip * coverage.touchedStride
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
    for word in 0..<coverage.touchedStride where words[word] != 0 {
      var bits = words[word]
      words[word] = 0
      while bits != 0 {
        let tile = word * 64 + bits.trailingZeroBitCount
        bits &= bits &- 1
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
        guard hidden[tile] != 0xFFFF, mask != MaskTile() else { continue }
        stream.masks[stream.maskCount] = mask
        stream.offsets[stream.maskCount] = UInt32(origin + tile * 4)
        stream.maskCount += 1
        if marksHidden {
          for i in 0..<16 where mask[i] == 255 { hidden[tile] |= 1 << UInt16(i) }
        }
      }
    }
    if position < coverage.tileEnd { run(to: coverage.tileEnd) }
  }

  private static func alpha(_ sum: Int32) -> UInt8 { UInt8(min(sum.magnitude, 255)) }
}
