import KernelTypes
import Kernels
import Testing

/// Planes for a band of 600 columns, whose tiles span several words of the touched plane.
private final class Planes {
  let tiles = 160
  let coverage: Coverage
  var stream: TileStream

  init() {
    let words = tiles / 64 + 2
    coverage = Coverage(
      cells: .allocate(capacity: tiles * 16 * 8), touched: .allocate(capacity: words * 8),
      hidden: .allocate(capacity: tiles * 8), scratch: .allocate(byteCount: 512, alignment: 64), cellStride: tiles * 16,
      touchedStride: words, tileStride: tiles, tileEnd: 151, rowStride: 608)
    coverage.cells.initialize(repeating: 0, count: tiles * 16 * 8)
    coverage.touched.initialize(repeating: 0, count: words * 8)
    coverage.hidden.initialize(repeating: 0, count: tiles * 8)
    stream = TileStream(
      masks: .allocate(capacity: tiles * 8), offsets: .allocate(capacity: tiles * 8),
      runs: .allocate(capacity: tiles * 8))
  }

  deinit {
    coverage.cells.deallocate()
    coverage.touched.deallocate()
    coverage.hidden.deallocate()
    coverage.scratch.deallocate()
    stream.masks.deallocate()
    stream.offsets.deallocate()
    stream.runs.deallocate()
  }

  var isClean: Bool {
    (0..<tiles * 16 * 8).allSatisfy { coverage.cells[$0] == 0 }
      && (0..<coverage.touchedStride * 8).allSatisfy { coverage.touched[$0] == 0 }
  }

  /// How often each pixel was put out.
  var pushes: [Int] {
    var counts = [Int](repeating: 0, count: 608 * 32)
    func push(_ offset: Int) {
      for row in 0..<4 { for x in 0..<4 { counts[offset + row * 608 + x] += 1 } }
    }
    for i in 0..<stream.maskCount { push(Int(stream.offsets[i])) }
    for i in 0..<stream.runCount {
      for tile in 0..<Int(stream.runs[i].tileCount) { push(Int(stream.runs[i].offset) + tile * 4) }
    }
    return counts
  }
}

@Suite struct SweepTests {
  /// Closed polygons of random edges, in fixed point, closed so that sums return to zero.
  private func edges(_ seed: UInt64) -> [Edge] {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func number(_ range: Range<Int32>) -> Int32 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return range.lowerBound + Int32(truncatingIfNeeded: state >> 33) % (range.upperBound - range.lowerBound)
    }
    var result: [Edge] = []
    let isFine = seed % 3 == 0
    for _ in 0..<Int(number(1..<9)) {
      let (cx, cy) = (number(1024..<150_000), number(-4000..<12_000))
      let reach: Int32 = isFine ? 900 : 140_000
      let corners = (0..<Int(number(3..<12))).map { _ in
        (min(max(cx + number(-reach..<reach), 1024), 154_000), cy + number(-reach / 8..<reach / 8))
      }
      for i in corners.indices {
        let (a, b) = (corners[i], corners[(i + 1) % corners.count])
        // A band gets edges that reach into it.
        if a.1 != b.1 && max(a.1, b.1) > 0 && min(a.1, b.1) < 8192 { result.append(Edge(a.0, a.1, b.0, b.1)) }
      }
    }
    return result
  }

  private let box = TileBox(firstTile: 1, endTile: 151, firstStrip: 0, endStrip: 8)

  /// Every pixel is put out at most once a record, and the planes are left as they were found; both accumulators agree.
  @Test(arguments: 0..<200) func everyPixelOnceAndNothingLeft(_ seed: UInt64) {
    let edges = edges(seed + 1)
    let padded = edges + [Edge](repeating: Edge(0, 0, 0, 1), count: 8)
    let (reference, vector) = (Planes(), Planes())
    for evenOdd in [false, true] {
      reference.stream.maskCount = 0
      reference.stream.runCount = 0
      vector.stream.maskCount = 0
      vector.stream.runCount = 0
      ScalarKernels.accumulate(padded, count: edges.count, top: 0, into: reference.coverage)
      VectorKernels.accumulate(padded, count: edges.count, top: 0, into: vector.coverage)
      let sameCells = (0..<160 * 16 * 8).allSatisfy { reference.coverage.cells[$0] == vector.coverage.cells[$0] }
      #expect(sameCells, "seed \(seed)")
      ScalarKernels.sweep(reference.coverage, box, evenOdd: evenOdd, marksHidden: false, into: &reference.stream)
      VectorKernels.sweep(vector.coverage, box, evenOdd: evenOdd, marksHidden: false, into: &vector.stream)
      #expect(vector.pushes.allSatisfy { $0 <= 1 }, "seed \(seed)")
      #expect(vector.pushes == reference.pushes, "seed \(seed)")
      #expect(reference.isClean && vector.isClean, "seed \(seed)")
      let sameMasks = (0..<vector.stream.maskCount).allSatisfy {
        vector.stream.masks[$0] == reference.stream.masks[$0]
          && vector.stream.offsets[$0] == reference.stream.offsets[$0]
      }
      #expect(sameMasks && vector.stream.maskCount == reference.stream.maskCount, "seed \(seed)")
    }
  }

  /// What is hidden is not put out again, and what is opaque hides.
  @Test func opaqueRecordsHide() {
    let planes = Planes()
    let square = [Edge(4096, 1000, 4096, 7000), Edge(60_000, 7000, 60_000, 1000)] + [Edge](repeating: Edge(), count: 8)
    VectorKernels.accumulate(square, count: 2, top: 0, into: planes.coverage)
    VectorKernels.sweep(planes.coverage, box, evenOdd: false, marksHidden: true, into: &planes.stream)
    let first = planes.pushes.reduce(0, +)
    let inner = TileBox(firstTile: 5, endTile: 58, firstStrip: 1, endStrip: 6)
    #expect(VectorKernels.isHidden(planes.coverage, inner))
    #expect(!VectorKernels.isHidden(planes.coverage, box))
    planes.stream.maskCount = 0
    planes.stream.runCount = 0
    VectorKernels.accumulate(square, count: 2, top: 0, into: planes.coverage)
    VectorKernels.sweep(planes.coverage, box, evenOdd: false, marksHidden: true, into: &planes.stream)
    #expect(planes.pushes.reduce(0, +) < first / 2)
  }
}
