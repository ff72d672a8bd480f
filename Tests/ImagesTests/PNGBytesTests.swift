import Images
import Pixels
import Testing

@Suite struct PNGBytesTests {
  /// The same picture while the heap grows, so that the library's state lies at another address each time.
  /// A picture so small has a hash table of 128 slots; of 500 addresses some must hit the slot that matters.
  @Test(arguments: [(20, 1), (40, 1), (20, 65)])
  func bytesDoNotDependOnWhereTheMemoryLies(width: Int, height: Int) {
    let image = PixelBuffer(width: width, height: height, filledWith: Color(0x0A141E).pixel)
    let first = PNG.encode(image)
    var held: [UnsafeMutableRawPointer] = []
    defer { for block in held { block.deallocate() } }
    var different = 0
    for _ in 0..<500 {
      // Never touched: address space, not memory.
      held.append(.allocate(byteCount: 65_536, alignment: 16))
      if PNG.encode(image) != first { different += 1 }
    }
    #expect(different == 0)
  }
}
