import Kernels
import TestSupport
import Testing

@Suite struct PackTests {
  /// Red, green and blue of pixels side by side, the bits that all have, and nothing touched beyond eight bytes.
  @Test(arguments: Level.all, 0..<70) func packing(_ level: Level, _ count: Int) {
    var random = SeededRandom(seed: UInt64(count) + 7)
    let pixels = (0..<count).map { _ in UInt32(truncatingIfNeeded: random.next()) | 0x0300_0000 }
    var bytes = [UInt8](repeating: 0xA5, count: count * 3 + 16)
    let all = bytes.withUnsafeMutableBytes { level.kernels.pack(pixels, count: count, into: $0.baseAddress!) }
    let expected = pixels.flatMap { [UInt8($0 & 255), UInt8($0 >> 8 & 255), UInt8($0 >> 16 & 255)] }
    #expect(Array(bytes.prefix(count * 3)) == expected)
    #expect(bytes.suffix(8).allSatisfy { $0 == 0xA5 })
    #expect(all == pixels.reduce(.max, &))
  }

  /// One pixel that is not opaque shows, wherever it is.
  @Test(arguments: Level.all) func translucence(_ level: Level) {
    for place in 0..<45 {
      var pixels = [UInt32](repeating: 0xFF12_3456, count: 45)
      pixels[place] = 0xFE12_3456
      var bytes = [UInt8](repeating: 0, count: 45 * 3 + 8)
      let all = bytes.withUnsafeMutableBytes { level.kernels.pack(pixels, count: 45, into: $0.baseAddress!) }
      #expect(all == 0xFE12_3456)
    }
  }
}
