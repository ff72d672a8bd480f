/// Makes an animated PNG of pictures that are PNG files already, chunk by chunk: readers that know no animations show the
/// first picture.
///
/// Source: the PNG specification, third edition, chunks `acTL`, `fcTL` and `fdAT`.
public struct APNG: Sendable {
  /// How many pictures there are.
  private let count: UInt32
  /// The seconds that each picture stays, as a fraction.
  private let delay: (numerator: UInt16, denominator: UInt16)
  private var header: [UInt8]?
  private var sequence: UInt32 = 0

  /// - Parameters:
  ///   - count: pictures; 1 or more.
  ///   - framesPerSecond: is kept as a fraction of 16-bit numbers, so within a thousandth of itself.
  public init(count: Int, framesPerSecond: Double) {
    self.count = UInt32(clamping: max(count, 1))
    let isWhole = framesPerSecond == framesPerSecond.rounded()
    let scale = isWhole ? 1 : min(1_000, 65_000 / max(framesPerSecond, 1))
    delay = (
      UInt16(clamping: Int(scale.rounded())), UInt16(clamping: max(Int((framesPerSecond * scale).rounded()), 1))
    )
  }

  /// The bytes that the next picture adds to the file.
  ///
  /// - Parameter png: of the first picture's size and kind of colour.
  /// - Returns: `nil` for another kind, and for bytes that are no PNG.
  public mutating func add(_ png: [UInt8]) -> [UInt8]? {
    let chunks = Self.chunks(of: png)
    guard let own = chunks.first, own.kind == "IHDR" else { return nil }
    let ownHeader = Array(png[own.data])
    guard header == nil || header == ownHeader, ownHeader.count >= 8 else { return nil }
    let isFirst = header == nil
    header = ownHeader
    var writer = PNGWriter(capacity: png.count + 200, hasSignature: isFirst)
    if isFirst {
      writer.chunk("IHDR", ownHeader)
      writer.chunk("acTL", count.bigEndianBytes, UInt32(0).bigEndianBytes)
      for chunk in chunks.dropFirst() where chunk.kind == "pHYs" { writer.chunk("pHYs", Array(png[chunk.data])) }
    }
    writer.chunk(
      "fcTL", next().bigEndianBytes, Array(ownHeader[0..<8]), [UInt8](repeating: 0, count: 8),
      delay.numerator.bigEndianBytes, delay.denominator.bigEndianBytes, [0, 0])
    for chunk in chunks where chunk.kind == "IDAT" {
      if isFirst {
        writer.chunk("IDAT", Array(png[chunk.data]))
      } else {
        writer.chunk("fdAT", next().bigEndianBytes, Array(png[chunk.data]))
      }
    }
    return writer.bytes
  }

  /// The bytes that end the file.
  public var end: [UInt8] {
    var writer = PNGWriter(capacity: 12, hasSignature: false)
    writer.chunk("IEND")
    return writer.bytes
  }

  private mutating func next() -> UInt32 {
    defer { sequence += 1 }
    return sequence
  }

  private static func chunks(of png: [UInt8]) -> [(kind: String, data: Range<Int>)] {
    var chunks: [(kind: String, data: Range<Int>)] = []
    var position = 8
    while position + 12 <= png.count {
      let length = png[position..<(position + 4)].reduce(0) { $0 << 8 | Int($1) }
      guard position + 12 + length <= png.count else { break }
      let kind = String(decoding: png[(position + 4)..<(position + 8)], as: UTF8.self)
      chunks.append((kind, (position + 8)..<(position + 8 + length)))
      position += 12 + length
    }
    return chunks
  }
}
