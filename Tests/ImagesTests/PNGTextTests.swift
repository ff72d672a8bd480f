import Images
import Pixels
import Testing

/// Texts beside a picture: written, read back, and bytes that are no PNG.
@Suite struct PNGTextTests {
  private let picture = PixelBuffer(width: 3, height: 2, filledWith: Pixel(red: 1, green: 2, blue: 3, alpha: 255))

  @Test func textsComeBack() throws {
    let text = "{\"name\": \"Straße م\"}"
    let bytes = PNG.encode(picture, texts: [("Wayframe", text), ("Empty", "")])
    #expect(try PNG.texts(in: bytes) == ["Wayframe": text, "Empty": ""])
    #expect(try PNG.decode(bytes) == picture)
    #expect(try PNG.texts(in: PNG.encode(picture)).isEmpty)
  }

  @Test func latinTextsAreRead() throws {
    // A tEXt part before the end: "Title", 0, "Grün" in Latin-1. Nobody looks at its checksum.
    var bytes = PNG.encode(picture)
    let data = Array("Title".utf8) + [0, 0x47, 0x72, 0xFC, 0x6E]
    let part = [0, 0, 0, UInt8(data.count)] + Array("tEXt".utf8) + data + [0, 0, 0, 0]
    bytes.insert(contentsOf: part, at: bytes.count - 12)
    #expect(try PNG.texts(in: bytes) == ["Title": "Grün"])
  }

  @Test func cutBytesAreRefused() throws {
    let bytes = PNG.encode(picture, texts: [("Wayframe", "text")])
    #expect(throws: ImageError.notPNG) { try PNG.texts(in: Array("GIF89a".utf8)) }
    #expect(throws: ImageError.notPNG) { try PNG.texts(in: []) }
    for count in 8..<bytes.count - 12 {
      #expect(throws: ImageError.self, "\(count)") { try PNG.texts(in: Array(bytes.prefix(count))) }
    }
    // A length of four gigabytes.
    var long = bytes
    long.replaceSubrange(8..<12, with: [255, 255, 255, 255])
    #expect(throws: ImageError.self) { try PNG.texts(in: long) }
  }

  /// Keywords without their ends, and compressed texts, are passed over.
  @Test func unusualPartsArePassedOver() throws {
    var bytes = PNG.encode(picture)
    for (kind, data) in [
      ("iTXt", Array("Key".utf8)), ("iTXt", Array("Key".utf8) + [0, 1, 0, 0, 0, 9]),
      ("iTXt", Array("Key".utf8) + [0, 0]),
      ("tEXt", Array("Key".utf8)), ("iTXt", []),
    ] {
      let part = [0, 0, 0, UInt8(data.count)] + Array(kind.utf8) + data + [0, 0, 0, 0]
      bytes.insert(contentsOf: part, at: bytes.count - 12)
    }
    #expect(try PNG.texts(in: bytes).isEmpty)
  }
}
