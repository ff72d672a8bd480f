import KernelTypes
import Kernels
import TestSupport
import Testing

/// The building layer of a band of 40 tiles.
private final class Layer {
  static let tileStride = 40
  static let rowStride = 160
  var plane: DepthPlane

  init(_ faces: UnsafePointer<DepthFace>) {
    let count = Self.tileStride * BandShape.strips
    plane = DepthPlane(
      states: .allocate(capacity: count), farthest: .allocate(capacity: count), tiles: .allocate(capacity: count),
      faces: faces, tileStride: Self.tileStride, rowStride: Self.rowStride, top: 64)
    plane.states.initialize(repeating: 0, count: count)
    plane.farthest.initialize(repeating: -.infinity, count: count)
  }

  deinit {
    plane.states.deallocate()
    plane.farthest.deallocate()
    plane.tiles.deallocate()
  }

  /// Whether both hold the same faces, pixels and depths.
  func equals(_ other: Layer) -> Bool {
    (0..<Self.tileStride * BandShape.strips).allSatisfy { i in
      let (state, otherState) = (plane.states[i], other.plane.states[i])
      guard plane.farthest[i] == other.plane.farthest[i], state.signum() == otherState.signum() else { return false }
      guard state < 0 else { return state == otherState }
      let (a, b) = (plane.tiles[Int(-state) - 1], other.plane.tiles[Int(-otherState) - 1])
      return a.red == b.red && a.green == b.green && a.blue == b.blue && a.coverage == b.coverage
        && a.depth == b.depth
    }
  }
}

@Suite struct DepthTests {
  private func face(_ random: inout SeededRandom) -> DepthFace {
    func slope() -> Float { Float(random.number(-100..<100)) * 1e-6 }
    let (x, y) = (slope(), slope())
    func byte() -> UInt16 { UInt16(random.number(0..<256)) }
    return DepthFace(
      red: byte(), green: byte(), blue: byte(), x: x, y: y, origin: Float(random.number(1..<100)) * 1e-3, nearest: 1)
  }

  /// A stream of tiles and runs that lie apart, as one face's sweep puts them out.
  private func stream(_ random: inout SeededRandom) -> (masks: [MaskTile], offsets: [UInt32], runs: [Run]) {
    var (masks, offsets, runs): ([MaskTile], [UInt32], [Run]) = ([], [], [])
    for strip in 0..<BandShape.strips {
      var tile = random.number(1..<12)
      while tile < Layer.tileStride - 8 {
        let offset = UInt32(strip * 4 * Layer.rowStride + tile * 4)
        if random.number(0..<3) > 0 {
          masks.append(random.mask())
          offsets.append(offset)
          tile += 1
        } else {
          let count = random.number(1..<8)
          let alphas = (0..<4).reduce(UInt32(0)) { $0 | UInt32(random.coverage()) << UInt32($1 * 8) }
          runs.append(Run(offset: offset, tileCount: UInt32(count), alphas: random.number(0..<2) == 0 ? .max : alphas))
          tile += count
        }
        tile += random.number(0..<3)
      }
    }
    return (masks, offsets, runs)
  }

  /// Faces one over another, at random depths: the twin's colours, coverages and depths after each.
  @Test(arguments: Level.vector, 0..<40) func resolving(_ level: Level, _ seed: UInt64) {
    var random = SeededRandom(seed: seed + 1)
    let faces = (0..<12).map { _ in face(&random) }
    faces.withUnsafeBufferPointer { faces in
      let (reference, vector) = (Layer(faces.baseAddress!), Layer(faces.baseAddress!))
      for number in faces.indices {
        var (masks, offsets, runs) = stream(&random)
        masks.withUnsafeMutableBufferPointer { masks in
          offsets.withUnsafeMutableBufferPointer { offsets in
            runs.withUnsafeMutableBufferPointer { runs in
              var stream = TileStream(
                masks: masks.baseAddress!, offsets: offsets.baseAddress!, runs: runs.baseAddress!)
              stream.maskCount = masks.count
              stream.runCount = runs.count
              ScalarKernels.resolve(stream, face: number, into: &reference.plane)
              level.kernels.resolve(stream, face: number, into: &vector.plane)
            }
          }
        }
        #expect(vector.equals(reference), "seed \(seed), face \(number)")
      }
      for _ in 0..<500 {
        let (tile, strip) = (random.number(1..<38), random.number(0..<7))
        let box = TileBox(
          firstTile: tile, endTile: random.number(tile + 1..<40), firstStrip: strip,
          endStrip: random.number(strip + 1..<9))
        let nearest = reference.plane.farthest[strip * Layer.tileStride + tile] * Float(random.number(9..<12)) / 10
        let isBehind = level.kernels.isBehind(vector.plane, box, nearest: nearest)
        #expect(isBehind == ScalarKernels.isBehind(reference.plane, box, nearest: nearest), "seed \(seed)")
      }
    }
  }

  /// A nearer part over an older one, with every old coverage, colour and new coverage: colours lose the whole part of
  /// what they lose, exactly as the twin says.
  @Test(arguments: Level.vector) func nearerPartsOverAllColours(_ level: Level) {
    let old = (0..<256).map {
      DepthFace(red: UInt16($0), green: UInt16(255 - $0), blue: UInt16($0 ^ 0x55), x: 0, y: 0, origin: 0.01, nearest: 1)
    }
    let new = DepthFace(red: 7, green: 0, blue: 255, x: 0, y: 0, origin: 0.02, nearest: 1)
    for coverage in 1..<256 {
      let faces = old + [new]
      faces.withUnsafeBufferPointer { faces in
        let (reference, vector) = (Layer(faces.baseAddress!), Layer(faces.baseAddress!))
        // A tile for each old colour, below sixteen new coverages.
        var masks = [MaskTile](repeating: MaskTile(repeating: UInt8(coverage)), count: 1)
        var above = (0..<16).map { block in MaskTile((0..<16).map { UInt8(block * 16 + $0) }) }
        for number in 0..<256 {
          let offset = UInt32(number / 32 * 4 * Layer.rowStride + (number % 32 + 1) * 4)
          for level in [ScalarKernels.self, level.kernels] as [any KernelLevel.Type] {
            let layer = level == ScalarKernels.self ? reference : vector
            put(&masks[0], offset, number, level, layer)
            put(&above[(number + coverage) % 16], offset, 256, level, layer)
          }
        }
        #expect(vector.equals(reference), "coverage \(coverage)")
      }
    }
  }

  private func put(
    _ mask: inout MaskTile, _ offset: UInt32, _ face: Int, _ kernels: any KernelLevel.Type, _ layer: Layer
  ) {
    var (offset, run) = (offset, Run(offset: 0, tileCount: 1, alphas: 0))
    withUnsafeMutablePointer(to: &mask) { mask in
      withUnsafeMutablePointer(to: &offset) { offset in
        withUnsafeMutablePointer(to: &run) { run in
          var stream = TileStream(masks: mask, offsets: offset, runs: run)
          stream.maskCount = 1
          kernels.resolve(stream, face: face, into: &layer.plane)
        }
      }
    }
  }
}
