import KernelTypes
import Kernels
import Testing

#if arch(x86_64)
  import KernelsAVX2
  import ProcessorFeatures
#endif

/// The blend kernels of one level, as closures that a test can loop over.
struct BlendKernels: Sendable, CustomTestStringConvertible {
  typealias Masks =
    @Sendable (
      UnsafePointer<MaskTile>, UnsafePointer<UInt32>, Int, UInt32, UnsafeMutablePointer<UInt32>, Int
    ) -> Void

  let name: String
  let runs: @Sendable (UnsafePointer<Run>, Int, UInt32, UnsafeMutablePointer<UInt32>, Int) -> Void
  let opaque: Masks
  let translucent: Masks
  let pixels: @Sendable (UnsafePointer<UInt32>, Int, UInt8, UnsafeMutablePointer<UInt32>) -> Void

  var testDescription: String { name }

  static let scalar = BlendKernels(
    name: "scalar",
    runs: { ScalarKernels.drawRuns($0, count: $1, color: $2, onto: $3, rowStride: $4) },
    opaque: { ScalarKernels.drawOpaqueMasks($0, $1, count: $2, color: $3, onto: $4, rowStride: $5) },
    translucent: { ScalarKernels.drawTranslucentMasks($0, $1, count: $2, color: $3, onto: $4, rowStride: $5) },
    pixels: { ScalarKernels.drawPixels($0, count: $1, coverage: $2, onto: $3) })

  /// The vector levels this machine can run.
  static let vector: [BlendKernels] = {
    var levels = [
      BlendKernels(
        name: "baseline",
        runs: { Kernels.VectorKernels.drawRuns($0, count: $1, color: $2, onto: $3, rowStride: $4) },
        opaque: { Kernels.VectorKernels.drawOpaqueMasks($0, $1, count: $2, color: $3, onto: $4, rowStride: $5) },
        translucent: {
          Kernels.VectorKernels.drawTranslucentMasks($0, $1, count: $2, color: $3, onto: $4, rowStride: $5)
        },
        pixels: { Kernels.VectorKernels.drawPixels($0, count: $1, coverage: $2, onto: $3) })
    ]
    #if arch(x86_64)
      if processor_has_x86_64_v3() {
        levels.append(
          BlendKernels(
            name: "avx2",
            runs: { KernelsAVX2.VectorKernels.drawRuns($0, count: $1, color: $2, onto: $3, rowStride: $4) },
            opaque: {
              KernelsAVX2.VectorKernels.drawOpaqueMasks($0, $1, count: $2, color: $3, onto: $4, rowStride: $5)
            },
            translucent: {
              KernelsAVX2.VectorKernels.drawTranslucentMasks($0, $1, count: $2, color: $3, onto: $4, rowStride: $5)
            },
            pixels: { KernelsAVX2.VectorKernels.drawPixels($0, count: $1, coverage: $2, onto: $3) }))
      }
    #endif
    return levels
  }()
}

@Suite struct BlendTests {
  /// Against the real numbers the bytes stand for.
  @Test func scalarOverIsWithinOneOfTheTruth() {
    for alpha in 0...255 {
      for destination in stride(from: 0, through: 255, by: 3) {
        // A white source of this alpha.
        let source = UInt32(alpha) * 0x0101_0101
        let result = Double(ScalarKernels.over(UInt32(destination), source) & 255)
        let truth = Double(alpha) + Double(destination) * Double(255 - alpha) / 255
        #expect((result - truth).magnitude <= 0.5)
      }
    }
  }

  @Test func mixingIsExactAtBothEndsAndMonotone() {
    for source in stride(from: 0, through: 255, by: 5) {
      for destination in stride(from: 0, through: 255, by: 5) {
        let (s, d) = (UInt32(source), UInt32(destination))
        #expect(ScalarKernels.mixed(d, s, by: 0) == d)
        #expect(ScalarKernels.mixed(d, s, by: 256) == s)
        let steps = (0...256).map { Int(ScalarKernels.mixed(d, s, by: UInt32($0))) }
        #expect(zip(steps, steps.dropFirst()).allSatisfy { source >= destination ? $0 <= $1 : $0 >= $1 })
      }
    }
  }

  /// Every coverage, source byte and destination byte, by every kind of mask kernel: 16 pixels at a time.
  @Test(arguments: BlendKernels.vector) func masksEqualTheReference(_ kernels: BlendKernels) {
    let offsets: [UInt32] = [0]
    for coverage in 0...255 {
      let masks = [MaskTile(repeating: UInt8(coverage))]
      for source in stride(from: 0, through: 255, by: coverage % 16 == 15 ? 1 : 17) {
        // Two source bytes at once, against sixteen destination bytes that move on.
        let color = UInt32(source) * 0x0101_0101
        let start = (0..<16).map { i -> UInt32 in
          UInt32((i * 16 + source + coverage) & 255) * 0x0001_0101 | UInt32((i * 17) & 255) << 24
        }
        for isOpaque in [true, false] {
          let paint = isOpaque ? color | 0xFF00_0000 : color
          var expected = start
          var actual = start
          (isOpaque ? BlendKernels.scalar.opaque : BlendKernels.scalar.translucent)(
            masks, offsets, 1, paint, &expected, 4)
          (isOpaque ? kernels.opaque : kernels.translucent)(masks, offsets, 1, paint, &actual, 4)
          #expect(actual == expected, "coverage \(coverage), source \(source), opaque \(isOpaque)")
        }
      }
    }
  }

  /// Runs of every length from one tile, at every offset within a vector.
  @Test(arguments: BlendKernels.vector) func runsEqualTheReference(_ kernels: BlendKernels) {
    for tiles in 1...20 {
      for offset in 0..<9 {
        for color in [0xFF20_4060, 0x8010_2030, 0x0101_0001, 0] as [UInt32] {
          let start = (0..<(4 * 100)).map { UInt32(truncatingIfNeeded: $0 &* 2_654_435_761) }
          let alphas = UInt32(truncatingIfNeeded: (tiles * 7 + offset) &* 0x1F3D_5B79) | (tiles % 3 == 0 ? ~0 : 255)
          let runs = [Run(offset: UInt32(offset), tileCount: UInt32(tiles), alphas: alphas)]
          var expected = start
          var actual = start
          BlendKernels.scalar.runs(runs, 1, color, &expected, 100)
          kernels.runs(runs, 1, color, &actual, 100)
          #expect(actual == expected, "\(tiles) tiles at \(offset)")
        }
      }
    }
  }

  @Test(arguments: BlendKernels.vector) func pixelRowsEqualTheReference(_ kernels: BlendKernels) {
    for count in stride(from: 4, through: 64, by: 4) {
      for coverage in [0, 1, 77, 127, 128, 200, 254, 255] as [UInt8] {
        // Premultiplied sources: components at most alpha.
        let source = (0..<count).map { i -> UInt32 in
          let alpha = UInt32((i * 37 + Int(coverage)) & 255)
          return alpha << 24 | (alpha / 2) << 16 | (alpha / 3) << 8 | alpha
        }
        let start = (0..<count).map { UInt32(truncatingIfNeeded: $0 &* 40_503_001) | 0xFF00_0000 }
        var expected = start
        var actual = start
        BlendKernels.scalar.pixels(source, count, coverage, &expected)
        kernels.pixels(source, count, coverage, &actual)
        #expect(actual == expected)
      }
    }
  }
}
