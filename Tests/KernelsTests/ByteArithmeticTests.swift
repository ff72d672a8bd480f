import KernelTypes
import Kernels
import Testing

/// The blend arithmetic on bytes, exhaustively: the scalar formulas against the exact fractions, then every level
/// against the scalar form.
@Suite struct ByteArithmeticTests {
  /// The same byte four times, since the formulas work on the bytes of a pixel side by side.
  private static func fourfold(_ byte: Int) -> UInt32 { UInt32(byte) * 0x0101_0101 }

  /// Four neighbouring bytes from `first` on.
  private static func fourBytes(_ first: Int) -> UInt32 { fourfold(first) &+ 0x0302_0100 }

  private static func byte(_ k: Int, of pixel: UInt32) -> Int { Int(pixel >> UInt32(k * 8)) & 255 }

  /// 256 · result is at most half a unit of 256 from byte · factor: nothing is nearer.
  @Test func scalingRoundsToNearest() {
    var wrong = 0
    for factor in 0...256 {
      for first in stride(from: 0, to: 256, by: 4) {
        let result = ScalarKernels.scaled(Self.fourBytes(first), by: UInt32(factor))
        for k in 0..<4 where abs(Self.byte(k, of: result) * 256 - (first + k) * factor) > 128 { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }

  /// Source-over adds to the source exactly round(destination · (255 - alpha) / 255), which has no ties.
  @Test func sourceOverIsExact() {
    var wrong = 0
    for alpha in 0...255 {
      for first in stride(from: 0, to: 256, by: 4) {
        for color in [0, alpha / 2, alpha] {
          let source = UInt32(alpha) << 24 | Self.fourfold(color) & 0xFF_FFFF
          let result = ScalarKernels.over(Self.fourBytes(first), source)
          for k in 0..<4 {
            let added = Self.byte(k, of: result) - (k == 3 ? alpha : color)
            if abs(added * 255 - (first + k) * (255 - alpha)) > 127 { wrong += 1 }
          }
        }
      }
    }
    #expect(wrong == 0)
  }

  /// Every source byte, destination byte and factor: the nearest byte on the way from one to the other.
  @Test func mixingRoundsToNearest() {
    var wrong = 0
    for source in 0...255 {
      for factor in 0...256 {
        for first in stride(from: 0, to: 256, by: 4) {
          let result = ScalarKernels.mixed(Self.fourBytes(first), Self.fourfold(source), by: UInt32(factor))
          for k in 0..<4 {
            let exact = source * factor + (first + k) * (256 - factor)
            if abs(Self.byte(k, of: result) * 256 - exact) > 128 { wrong += 1 }
          }
        }
      }
    }
    #expect(wrong == 0)
  }

  /// One tile of each destination byte: sixteen tiles in a row whose pixels are 0…255, four equal bytes each.
  private static let everyByte: [UInt32] = {
    var pixels = [UInt32](repeating: 0, count: 256)
    for value in 0..<256 {
      let (tile, within) = (value / 16, value % 16)
      pixels[within / 4 * 64 + tile * 4 + within % 4] = fourfold(value)
    }
    return pixels
  }()
  private static let offsets = (0..<16).map { UInt32($0 * 4) }

  /// Draws on every destination byte, for every pair of two bytes, with each level, and compares.
  private func compareForAllPairs(
    _ kind: String, _ draw: (_ kernels: any KernelLevel.Type, _ a: Int, _ b: Int, inout [UInt32]) -> Void
  ) {
    for a in 0...255 {
      for b in 0...255 {
        var expected = Self.everyByte
        draw(ScalarKernels.self, a, b, &expected)
        for level in Level.vector {
          var actual = Self.everyByte
          draw(level.kernels, a, b, &actual)
          if actual != expected { Issue.record("\(level.name), \(kind): \(a), \(b)") }
        }
      }
    }
  }

  /// Every coverage, source and destination byte.
  @Test func opaqueMasks() {
    compareForAllPairs("coverage, source") { kernels, coverage, source, pixels in
      let masks = [MaskTile](repeating: MaskTile(repeating: UInt8(coverage)), count: 16)
      kernels.drawOpaqueMasks(
        masks, Self.offsets, count: 16, color: Self.fourfold(source) | 0xFF00_0000, onto: &pixels, rowStride: 64)
    }
  }

  /// A colour of this alpha whose other bytes are nothing, half and all of it.
  private static func color(alpha: Int) -> UInt32 { UInt32(alpha) << 24 | UInt32(alpha / 2) << 8 | UInt32(alpha) }

  /// Every coverage, alpha and destination byte.
  @Test func translucentMasks() {
    compareForAllPairs("coverage, alpha") { kernels, coverage, alpha, pixels in
      let masks = [MaskTile](repeating: MaskTile(repeating: UInt8(coverage)), count: 16)
      kernels.drawTranslucentMasks(
        masks, Self.offsets, count: 16, color: Self.color(alpha: alpha), onto: &pixels, rowStride: 64)
    }
  }

  @Test func runs() {
    compareForAllPairs("coverage, alpha") { kernels, coverage, alpha, pixels in
      let runs = [Run(offset: 0, tileCount: 16, alphas: Self.fourfold(coverage))]
      kernels.drawRuns(runs, count: 1, color: Self.color(alpha: alpha), onto: &pixels, rowStride: 64)
    }
  }

  @Test func pixelRows() {
    compareForAllPairs("coverage, alpha") { kernels, coverage, alpha, pixels in
      let source = [UInt32](repeating: Self.color(alpha: alpha), count: 256)
      kernels.drawPixels(source, count: 256, coverage: UInt8(coverage), onto: &pixels)
    }
  }

  /// What bytes of coverage and alpha stand for, without any rounding: coverage over 256 (255 the whole), alpha and
  /// destination over 255.
  ///
  /// Three roundings (alpha, colour, what is left of the destination) leave at most 1.5 of 255 in all.
  @Test func translucentMasksAreNearTheExactFraction() {
    var largest = 0.0
    let masks = (0...255).map { MaskTile(repeating: UInt8($0)) }
    for alpha in 0...255 {
      let color = Self.color(alpha: alpha)
      for coverage in 0...255 {
        var pixels = Self.everyByte
        let tiles = [MaskTile](repeating: masks[coverage], count: 16)
        ScalarKernels.drawTranslucentMasks(tiles, Self.offsets, count: 16, color: color, onto: &pixels, rowStride: 64)
        let share = coverage == 255 ? 1 : Double(coverage) / 256
        let opacity = share * Double(alpha) / 255
        for i in 0..<256 {
          let destination = Double(Self.everyByte[i] & 255)
          for k in [0, 2] {
            let exact = destination * (1 - opacity) + Double(Self.byte(k, of: color)) * share
            largest = max(largest, abs(Double(Self.byte(k, of: pixels[i])) - exact))
          }
        }
      }
    }
    #expect(largest <= 1.5, "\(largest)")
  }
}
