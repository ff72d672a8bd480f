import Foundation
import Pixels
import Testing

@testable import Images

/// Pictures in a row: animated PNG, YUV4MPEG2 and bare bytes.
struct FilmTests {
  private static func picture(_ width: Int, _ height: Int, _ color: (UInt8, UInt8, UInt8)) -> PixelBuffer {
    PixelBuffer(
      width: width, height: height,
      filledWith: Pixel(straightRed: color.0, green: color.1, blue: color.2, alpha: 255))
  }

  /// Length, name, data and check sum of each chunk, as the PNG specification lays them out.
  private static func chunks(_ file: [UInt8]) -> [(name: String, data: [UInt8])] {
    var chunks: [(name: String, data: [UInt8])] = []
    var position = 8
    while position + 12 <= file.count {
      let length = file[position..<(position + 4)].reduce(0) { $0 << 8 | Int($1) }
      chunks.append(
        (
          String(decoding: file[(position + 4)..<(position + 8)], as: UTF8.self),
          Array(file[(position + 8)..<(position + 8 + length)])
        ))
      position += 12 + length
    }
    return chunks
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  @Test func animatedPictureHasItsFramesInOrder() throws {
    let colors: [(UInt8, UInt8, UInt8)] = [(255, 0, 0), (0, 255, 0), (0, 0, 255)]
    var maker = APNG(count: 3, framesPerSecond: 10)
    var file: [UInt8] = []
    for color in colors {
      let added = maker.add(PNG.encode(Self.picture(5, 70, color)))
      file += try #require(added)
    }
    file += maker.end
    let chunks = Self.chunks(file)
    // Seventy rows are two bands of compressed bytes each.
    #expect(
      chunks.map(\.name) == [
        "IHDR", "acTL", "pHYs", "fcTL", "IDAT", "IDAT", "fcTL", "fdAT", "fdAT", "fcTL", "fdAT", "fdAT", "IEND",
      ])
    #expect(chunks[1].data == [0, 0, 0, 3, 0, 0, 0, 0], "three pictures, for ever")
    let numbered = chunks.filter { ["fcTL", "fdAT"].contains($0.name) }
    #expect(numbered.map { Self.number($0.data.prefix(4)) } == Array(0..<7))
    for control in chunks where control.name == "fcTL" {
      #expect(control.data.count == 26)
      #expect(Self.number(control.data[4..<8]) == 5)
      #expect(Self.number(control.data[8..<12]) == 70)
      #expect(control.data[20..<24].elementsEqual([0, 1, 0, 10]), "a tenth of a second")
    }
    // Each picture's bytes under the file's own header are that picture.
    let starts = chunks.indices.filter { chunks[$0].name == "fcTL" }
    for (start, color) in zip(starts, colors) {
      var writer = PNGWriter(capacity: 100)
      writer.chunk("IHDR", chunks[0].data)
      for chunk in chunks[(start + 1)...].prefix(while: { $0.name != "fcTL" && $0.name != "IEND" }) {
        writer.chunk("IDAT", Array(chunk.name == "IDAT" ? chunk.data : Array(chunk.data.dropFirst(4))))
      }
      writer.chunk("IEND")
      let decoded = try PNG.decode(writer.bytes)
      #expect(decoded[4, 69] == Pixel(straightRed: color.0, green: color.1, blue: color.2, alpha: 255))
    }
  }

  @Test func animatedPictureRefusesOtherSizesAndWhatIsNoPicture() {
    var maker = APNG(count: 2, framesPerSecond: 25)
    let results = [[1, 2, 3], PNG.encode(Self.picture(4, 4, (1, 2, 3))), PNG.encode(Self.picture(4, 5, (1, 2, 3)))].map
    {
      maker.add($0) == nil
    }
    #expect(results == [true, false, true])
  }

  /// Rates that are no whole numbers as fractions of 16 bits.
  @Test(arguments: [(29.97, 0.0334), (0.5, 2), (59.94, 0.01668), (240, 0.00417)])
  func delaysAreFractions(rate: Double, seconds: Double) throws {
    var maker = APNG(count: 1, framesPerSecond: rate)
    let added = maker.add(PNG.encode(Self.picture(1, 1, (0, 0, 0))))
    let chunks = Self.chunks(try #require(added))
    let control = try #require(chunks.first { $0.name == "fcTL" }).data
    let delay = Double(Self.number(control[20..<22])) / Double(Self.number(control[22..<24]))
    #expect(abs(delay / seconds - 1) < 0.001)
  }

  /// The published values of BT.709 in 8 bits of narrow range.
  @Test(arguments: [
    ((255, 255, 255), (235, 128, 128)), ((0, 0, 0), (16, 128, 128)), ((255, 0, 0), (63, 102, 240)),
    ((0, 255, 0), (173, 42, 26)), ((0, 0, 255), (32, 240, 118)), ((128, 128, 128), (126, 128, 128)),
  ])
  func colorsByBT709(color: (UInt8, UInt8, UInt8), expected: (UInt8, UInt8, UInt8)) {
    let bytes = RawFrames.y4m(Self.picture(4, 2, color))
    #expect(bytes.count == 6 + 8 + 2 + 2)
    #expect(bytes.prefix(6).elementsEqual("FRAME\n".utf8))
    #expect(bytes[6..<14].allSatisfy { $0 == expected.0 })
    #expect(bytes[14..<16].allSatisfy { $0 == expected.1 })
    #expect(bytes[16..<18].allSatisfy { $0 == expected.2 })
  }

  /// Three by three pixels have two by two colours, those at the border of the pixels that there are.
  @Test func oddSizes() {
    var picture = Self.picture(3, 3, (255, 255, 255))
    picture[2, 0] = Pixel(straightRed: 255, green: 0, blue: 0, alpha: 255)
    picture[2, 1] = Pixel(straightRed: 255, green: 0, blue: 0, alpha: 255)
    let bytes = RawFrames.y4m(picture)
    #expect(bytes.count == 6 + 9 + 4 + 4)
    #expect(Array(bytes[6..<9]) == [235, 235, 63])
    #expect(Array(bytes[15..<19]) == [128, 102, 128, 128])
    #expect(Array(bytes[19..<23]) == [128, 240, 128, 128])
  }

  @Test(arguments: [(60.0, "F60:1"), (29.97, "F2997:100"), (0.5, "F1:2")])
  func headerTellsSizeAndRate(rate: Double, expected: String) {
    #expect(
      RawFrames.y4mHeader(width: 1_179, height: 2_556, framesPerSecond: rate)
        == "YUV4MPEG2 W1179 H2556 \(expected) Ip A1:1 C420jpeg XCOLORRANGE=LIMITED\n")
  }

  @Test func bareBytesAreStraight() {
    var picture = Self.picture(2, 1, (1, 2, 3))
    picture[1, 0] = Pixel(straightRed: 200, green: 100, blue: 0, alpha: 51)
    let bytes = RawFrames.rgba(picture)
    #expect(Array(bytes[0..<4]) == [1, 2, 3, 255])
    #expect(bytes[7] == 51)
    // A fifth of 200 is 40, and 40 of 51 are 200 again.
    #expect(Array(bytes[4..<7]) == [200, 100, 0])
  }
}
