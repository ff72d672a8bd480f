import KernelTypes
import Kernels
import TestSupport
import Testing

/// Planes for a band of 600 columns.
final class Planes {
  let tiles = 160
  let coverage: Coverage
  var stream: TileStream

  init() {
    coverage = Coverage(
      cells: .allocate(capacity: tiles * 16 * 8), touched: .allocate(capacity: tiles * 8 + 32),
      hidden: .allocate(capacity: tiles * 8), scratch: .allocate(byteCount: 512, alignment: 64), cellStride: tiles * 16,
      tileStride: tiles, tileEnd: 151, rowStride: 608)
    coverage.cells.initialize(repeating: 0, count: tiles * 16 * 8)
    coverage.touched.initialize(repeating: 0, count: tiles * 8 + 32)
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
      && (0..<tiles * 8).allSatisfy { coverage.touched[$0] == 0 }
  }

  func forget() {
    stream.maskCount = 0
    stream.runCount = 0
  }

  /// The coverage put out for each pixel; `nil` if a pixel was put out twice.
  var picture: [UInt8?]? {
    var picture = [UInt8?](repeating: nil, count: 608 * 32)
    var isTwice = false
    func put(_ mask: MaskTile, _ offset: Int) {
      for i in 0..<16 {
        let pixel = offset + i / 4 * 608 + i % 4
        if picture[pixel] != nil { isTwice = true }
        picture[pixel] = mask[i]
      }
    }
    for i in 0..<stream.maskCount { put(stream.masks[i], Int(stream.offsets[i])) }
    for i in 0..<stream.runCount {
      let run = stream.runs[i]
      var mask = MaskTile()
      for k in 0..<16 { mask[k] = UInt8(truncatingIfNeeded: run.alphas >> UInt32(k / 4 * 8)) }
      for tile in 0..<Int(run.tileCount) { put(mask, Int(run.offset) + tile * 4) }
    }
    return isTwice ? nil : picture
  }

  var hidden: [UInt16] { (0..<tiles * 8).map { coverage.hidden[$0] } }

  var cells: [Int16] { (0..<tiles * 16 * 8).map { coverage.cells[$0] } }
}

/// Accumulating and sweeping at every vector level against the scalar twin.
@Suite struct SweepTests {
  /// Closed polygons of random edges, in fixed point, closed so that sums return to zero.
  static func edges(_ seed: UInt64) -> [Edge] {
    var random = SeededRandom(seed: seed)
    var result: [Edge] = []
    let reach = seed % 3 == 0 ? 900 : 140_000
    for _ in 0..<random.number(1..<9) {
      let (cx, cy) = (random.number(1024..<150_000), random.number(-4000..<12_000))
      let corners = (0..<random.number(3..<12)).map { _ in
        (
          Int32(min(max(cx + random.number(-reach..<reach), 1024), 154_000)),
          Int32(cy + random.number(-reach / 8..<reach / 8))
        )
      }
      for i in corners.indices {
        let (a, b) = (corners[i], corners[(i + 1) % corners.count])
        // A band gets edges that reach into it.
        if a.1 != b.1 && max(a.1, b.1) > 0 && min(a.1, b.1) < 8192 { result.append(Edge(a.0, a.1, b.0, b.1)) }
      }
    }
    return result
  }

  /// Edges that may be read after the last one.
  static let slack = [Edge](repeating: Edge(0, 0, 0, 1), count: 8)

  private let box = TileBox(firstTile: 1, endTile: 151, firstStrip: 0, endStrip: 8)

  /// Every pixel is put out at most once a record, with the twin's coverage, and the planes are left as they were found.
  @Test(arguments: Level.vector, 0..<100) func everyPixelOnceAndNothingLeft(_ level: Level, _ seed: UInt64) {
    let edges = Self.edges(seed + 1)
    let (reference, vector) = (Planes(), Planes())
    for evenOdd in [false, true] {
      for marksHidden in [false, true] {
        for (kernels, planes) in [(ScalarKernels.self as any KernelLevel.Type, reference), (level.kernels, vector)] {
          planes.forget()
          kernels.accumulate(edges + Self.slack, count: edges.count, top: 0, into: planes.coverage)
        }
        #expect(vector.cells == reference.cells, "seed \(seed)")
        // The later rounds find hidden what the earlier ones marked.
        for (kernels, planes) in [(ScalarKernels.self as any KernelLevel.Type, reference), (level.kernels, vector)] {
          kernels.sweep(planes.coverage, box, evenOdd: evenOdd, marksHidden: marksHidden, into: &planes.stream)
        }
        #expect(vector.picture != nil, "seed \(seed)")
        #expect(vector.picture == reference.picture, "seed \(seed)")
        #expect(vector.hidden == reference.hidden, "seed \(seed)")
        #expect(reference.isClean, "seed \(seed)")
        #expect(vector.isClean, "seed \(seed)")
      }
    }
  }

  /// Any number of edges from none to 70: what is computed for several at once must not run over.
  @Test(arguments: Level.vector) func everyCountOfEdges(_ level: Level) {
    let all = (1..<40).flatMap { Self.edges($0) }
    for count in 0...70 {
      let (reference, vector) = (Planes(), Planes())
      let edges = Array(all[count..<2 * count])
      ScalarKernels.accumulate(edges + Self.slack, count: count, top: 0, into: reference.coverage)
      level.kernels.accumulate(edges + Self.slack, count: count, top: 0, into: vector.coverage)
      #expect(vector.cells == reference.cells, "\(count) edges")
    }
  }

  /// What is hidden is not put out again, and what is opaque hides.
  @Test(arguments: Level.all) func opaqueRecordsHide(_ level: Level) {
    let planes = Planes()
    let square = [Edge(4096, 1000, 4096, 7000), Edge(60_000, 7000, 60_000, 1000)] + Self.slack
    func draw() -> Int {
      planes.forget()
      level.kernels.accumulate(square, count: 2, top: 0, into: planes.coverage)
      level.kernels.sweep(planes.coverage, box, evenOdd: false, marksHidden: true, into: &planes.stream)
      return planes.picture?.count { $0 != nil } ?? 0
    }
    let first = draw()
    let inner = TileBox(firstTile: 5, endTile: 58, firstStrip: 1, endStrip: 6)
    let isInnerHidden = level.kernels.isHidden(planes.coverage, inner)
    let isBoxHidden = level.kernels.isHidden(planes.coverage, box)
    #expect(isInnerHidden)
    #expect(!isBoxHidden)
    #expect(first > 219 * 20)
    #expect(draw() < first / 2)
  }

  /// Boxes of every width from one tile to 70, at every position within a vector, with one pixel that shows or none.
  @Test(arguments: Level.vector) func hiddenBoxes(_ level: Level) {
    let planes = Planes()
    for first in 1..<18 {
      for width in 1...70 {
        let box = TileBox(firstTile: first, endTile: first + width, firstStrip: 2, endStrip: 3)
        planes.coverage.hidden.update(repeating: 0, count: planes.tiles * 8)
        let row = planes.coverage.hidden + 2 * planes.tiles
        (row + first).update(repeating: 0xFFFF, count: width)
        let isHidden = level.kernels.isHidden(planes.coverage, box)
        let tile = first + width * 7 % 11 % width
        row[tile] = ~(1 << UInt16(width % 16))
        let isStillHidden = level.kernels.isHidden(planes.coverage, box)
        #expect(isHidden, "\(width) tiles from \(first), \(tile) shows")
        #expect(!isStillHidden, "\(width) tiles from \(first), \(tile) shows")
      }
    }
  }
}
