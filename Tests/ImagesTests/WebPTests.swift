import Images
import Pixels
import Testing

@Suite struct WebPTests {
  @Test(arguments: [(1, 1), (3, 1), (1, 200), (17, 63), (65, 65), (300, 129)], [true, false])
  func picturesComeBackExactly(size: (Int, Int), opaque: Bool) throws {
    let image = PNGTests.noise(width: size.0, height: size.1, seed: 11, opaque: opaque)
    let bytes = try WebP.encode(image)
    #expect(bytes.prefix(4).elementsEqual("RIFF".utf8))
    #expect(bytes[8..<16].elementsEqual("WEBPVP8L".utf8))
    #expect(bytes == (try WebP.encode(image)))
    let decoded = try WebP.decode(bytes)
    // Straight colours: what PNG gives back of the same picture, which is exact where alpha lets it be.
    #expect(decoded == (try PNG.decode(PNG.encode(image))))
    if opaque { #expect(decoded == image) }
  }

  @Test func aSideAboveTheFormatsLimitIsRefused() {
    let image = PixelBuffer(width: 16_384, height: 1)
    #expect(throws: ImageError.tooLarge(width: 16_384, height: 1, limit: 16_383)) { try WebP.encode(image) }
  }

  @Test func cutBytesAreRefused() throws {
    let bytes = try WebP.encode(PNGTests.noise(width: 40, height: 30, seed: 3, opaque: true))
    for count in [0, 1, 11, 12, 20, 25, 26, bytes.count / 2, bytes.count - 2] {
      #expect(throws: ImageError.self) { try WebP.decode(Array(bytes.prefix(count))) }
    }
  }
}
