import Images
import Pixels
import TestSupport
import Testing

@Suite struct PNGTests {
  /// A picture of noise, so that stored blocks and odd sizes are met; the seed is part of the test's name.
  static func noise(width: Int, height: Int, seed: UInt64, opaque: Bool) -> PixelBuffer {
    var random = SeededRandom(seed: seed)
    var image = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        image[x, y] = Pixel(
          straightRed: random.byte(), green: random.byte(), blue: random.byte(), alpha: opaque ? 255 : random.byte())
      }
    }
    return image
  }

  @Test(arguments: [(1, 1), (3, 1), (1, 200), (17, 63), (64, 64), (65, 65), (300, 129), (2000, 5)])
  func opaquePicturesComeBackExactly(width: Int, height: Int) throws {
    let image = Self.noise(width: width, height: height, seed: 7, opaque: true)
    #expect(try PNG.decode(PNG.encode(image)) == image)
  }

  @Test func flatPicturesAreSmall() throws {
    let image = PixelBuffer(width: 1179, height: 2556, filledWith: Color(0xF3F1EC).pixel)
    let bytes = PNG.encode(image)
    #expect(bytes.count < 60_000)
    #expect(try PNG.decode(bytes) == image)
  }

  @Test func bytesDoNotDependOnThreads() {
    let image = Self.noise(width: 100, height: 300, seed: 3, opaque: false)
    #expect(PNG.encode(image, threads: 1) == PNG.encode(image, threads: 3))
  }

  /// A half transparent #3366CC is stored premultiplied; the file holds the straight colour within rounding.
  @Test func translucentColoursAreStraightInTheFile() throws {
    let color = Color(0x3366CC, alpha: 0.5)
    let image = PixelBuffer(width: 4, height: 2, filledWith: color.pixel)
    let decoded = try PNG.decode(PNG.encode(image))[3, 1]
    #expect(decoded == color.pixel)
    // 0x33 · 128/255 = 25.6 → 26; 26 · 255/128 = 51.8 → 52, one off 0x33 = 51.
    let idat = PNG.encode(PixelBuffer(width: 1, height: 1, filledWith: color.pixel))
    #expect(Array(idat[25..<26]) == [6], "colour type: truecolour with alpha")
  }

  @Test func headerNamesSizeAndDensity() {
    let bytes = PNG.encode(PixelBuffer(width: 258, height: 3, filledWith: Color.white.pixel), pixelsPerPoint: 3)
    #expect(Array(bytes[16..<24]) == [0, 0, 1, 2, 0, 0, 0, 3])
    #expect(bytes[25] == 2, "colour type: truecolour")
    // 3 · 72 / 0.0254 = 8503.9 pixels a metre.
    let density = [UInt8]("pHYs".utf8) + [0, 0, 0x21, 0x38, 0, 0, 0x21, 0x38, 1]
    #expect((0..<bytes.count - density.count).contains { Array(bytes[$0..<$0 + density.count]) == density })
  }

  @Test(arguments: [0, 7, 8, 20, 33, 60])
  func truncatedFilesAreRefused(length: Int) {
    let bytes = PNG.encode(Self.noise(width: 9, height: 9, seed: 1, opaque: true))
    #expect(throws: ImageError.self) { try PNG.decode(Array(bytes.prefix(length))) }
  }

  /// The first eight bytes tell whether a file is a PNG; what follows tells whether it is whole.
  @Test func otherFilesAreToldFromDamagedPictures() {
    let bytes = PNG.encode(Self.noise(width: 9, height: 9, seed: 1, opaque: true))
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0] + bytes
    for other in [[], Array(bytes.prefix(7)), jpeg, Array("<svg/>".utf8)] {
      #expect(throws: ImageError.notPNG) { try PNG.decode(other) }
    }
    #expect(ImageError.notPNG.description == "this is not a PNG picture; save the picture as PNG")
    let error = #expect(throws: ImageError.self) { try PNG.decode(Array(bytes.prefix(60))) }
    #expect(error?.description.hasPrefix("the PNG picture is damaged: ") == true)
  }

  @Test func hugePicturesAreRefusedBeforeTheyAreRead() {
    var bytes = PNG.encode(PixelBuffer(width: 1, height: 1))
    bytes.replaceSubrange(16..<24, with: [0, 1, 0, 0, 0, 1, 0, 0])
    #expect(throws: ImageError.self) { try PNG.decode(bytes) }
  }

  /// 16 bits a sample mean the same colours as 8: grey 0x80 is 0x8080. Written by the PNG specification, with stored
  /// (not deflated) data.
  @Test func sixteenBitsAreSRGBToo() throws {
    func picture(bits: UInt8, row: [UInt8]) -> [UInt8] {
      func word(_ value: UInt32) -> [UInt8] { withUnsafeBytes(of: value.bigEndian, Array.init) }
      func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + data
        var crc: UInt32 = .max
        for byte in body {
          crc ^= UInt32(byte)
          for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        return word(UInt32(data.count)) + body + word(~crc)
      }
      let raw: [UInt8] = [0] + row
      var (a, b): (UInt32, UInt32) = (1, 0)
      for byte in raw {
        a = (a + UInt32(byte)) % 65_521
        b = (b + a) % 65_521
      }
      let count = UInt8(raw.count)
      var stored: [UInt8] = [0x78, 0x01, 1, count, 0, ~count, 0xFF]
      stored += raw
      stored += word(b << 16 | a)
      var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      bytes += chunk("IHDR", word(3) + word(1) + [bits, 0, 0, 0, 0])
      bytes += chunk("IDAT", stored)
      bytes += chunk("IEND", [])
      return bytes
    }
    let narrow = try PNG.decode(picture(bits: 8, row: [0x00, 0x80, 0xC3]))
    let wide = try PNG.decode(picture(bits: 16, row: [0x00, 0x00, 0x80, 0x80, 0xC3, 0xC3]))
    #expect(narrow == wide)
    #expect(wide[1, 0] == Color(0x808080).pixel)
    #expect(wide[2, 0] == Color(0xC3C3C3).pixel)
  }
}
