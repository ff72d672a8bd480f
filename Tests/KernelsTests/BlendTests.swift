import KernelTypes
import Kernels
import TestSupport
import Testing

/// Every vector level of the blend kernels against the scalar twin, on random input; whole planes are compared, so a
/// pixel too many shows as well.
@Suite struct BlendTests {
  /// Pixels from row to row of the planes that are drawn on.
  static let stride = 128

  /// Draws on equal random planes with both, beginning at a pixel of any alignment, and compares all they hold.
  private func compare(
    _ level: Level, at alignment: Int, _ random: inout SeededRandom, rows: Int = 8,
    _ comment: @autoclosure () -> String,
    draw: (any KernelLevel.Type, UnsafeMutablePointer<UInt32>) -> Void
  ) {
    var expected = (0..<Self.stride * rows).map { _ in random.pixel() }
    var actual = expected
    expected.withUnsafeMutableBufferPointer { draw(ScalarKernels.self, $0.baseAddress! + alignment) }
    actual.withUnsafeMutableBufferPointer { draw(level.kernels, $0.baseAddress! + alignment) }
    if actual != expected { Issue.record("\(level.name) at \(alignment): \(comment())") }
  }

  @Test(arguments: Level.vector) func fills(_ level: Level) {
    var random = SeededRandom(seed: 1)
    for count in 0...70 {
      for alignment in 0..<8 {
        let pixel = random.pixel()
        compare(level, at: alignment, &random, rows: 1, "\(count) pixels") { kernels, pixels in
          kernels.fill(pixels, count: count, with: pixel)
        }
      }
    }
  }

  /// Runs are whole tiles: up to 72 pixels, in one colour and in a colour for each row.
  @Test(arguments: Level.vector) func runs(_ level: Level) {
    var random = SeededRandom(seed: 2)
    for tiles in 0...18 {
      for alignment in 0..<16 {
        for _ in 0..<4 {
          let alphas = (0..<4).reduce(UInt32(0)) { $0 | UInt32(random.coverage()) << UInt32($1 * 8) }
          let strip = random.number(0..<2)
          let runs = [
            Run(
              offset: UInt32(strip * 4 * Self.stride + random.number(0..<20)), tileCount: UInt32(tiles), alphas: alphas)
          ]
          let color = random.pixel()
          compare(level, at: alignment, &random, rows: 9, "\(tiles) tiles") { kernels, pixels in
            kernels.drawRuns(runs, count: 1, color: color, onto: pixels, rowStride: Self.stride)
          }
          let colors = (0..<8).map { _ in random.pixel() }
          compare(level, at: alignment, &random, rows: 9, "\(tiles) tiles, a colour a row") { kernels, pixels in
            kernels.drawRuns(runs, count: 1, rowColors: colors, onto: pixels, rowStride: Self.stride)
          }
        }
      }
    }
  }

  /// 0 to 70 mask tiles, anywhere, also one over another.
  @Test(arguments: Level.vector) func masks(_ level: Level) {
    var random = SeededRandom(seed: 3)
    for count in 0...70 {
      for alignment in 0..<8 {
        let masks = (0..<max(count, 1)).map { _ in random.mask() }
        let offsets = masks.map { _ in UInt32(random.number(0..<2) * 4 * Self.stride + random.number(0..<100)) }
        let color = random.pixel()
        compare(level, at: alignment, &random, rows: 9, "\(count) opaque masks") { kernels, pixels in
          kernels.drawOpaqueMasks(
            masks, offsets, count: count, color: color | 0xFF00_0000, onto: pixels, rowStride: Self.stride)
        }
        compare(level, at: alignment, &random, rows: 9, "\(count) translucent masks") { kernels, pixels in
          kernels.drawTranslucentMasks(
            masks, offsets, count: count, color: color, onto: pixels, rowStride: Self.stride)
        }
        let colors = (0..<8).map { _ in random.pixel() }
        compare(level, at: alignment, &random, rows: 9, "\(count) masks, a colour a row") { kernels, pixels in
          kernels.drawMasks(masks, offsets, count: count, rowColors: colors, onto: pixels, rowStride: Self.stride)
        }
        let source = (0..<16).map { _ in random.pixel() }
        compare(level, at: alignment, &random, "a tile of a paint") { kernels, pixels in
          kernels.drawTile(source, through: masks[0], onto: pixels, rowStride: Self.stride)
        }
      }
    }
  }

  /// Rows of a paint come in whole tiles: up to 72 pixels, source and destination at any alignment.
  @Test(arguments: Level.vector) func pixelRows(_ level: Level) {
    var random = SeededRandom(seed: 4)
    for count in Swift.stride(from: 0, through: 72, by: 4) {
      for alignment in 0..<8 {
        for sourceAlignment in 0..<8 {
          let source = (0..<80).map { _ in random.pixel() }
          let coverage = random.coverage()
          compare(level, at: alignment, &random, rows: 1, "\(count) pixels") { kernels, pixels in
            source.withUnsafeBufferPointer {
              kernels.drawPixels($0.baseAddress! + sourceAlignment, count: count, coverage: coverage, onto: pixels)
            }
          }
        }
      }
    }
  }
}
