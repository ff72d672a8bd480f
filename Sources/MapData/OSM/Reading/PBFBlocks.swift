/// Walks the blocks of an OSM PBF file by their headers, without unpacking them.
///
/// Source: `fileformat.proto` of the OSM PBF format.
struct PBFBlocks {
  static let headerLimit = 64 << 10
  /// Of a block, packed or unpacked.
  static let blockLimit = 32 << 20

  struct Block {
    /// Where its header's length stands, in bytes from the file's start.
    var offset: Int
    var type: String
    /// Where its content is, packed by zlib or plain.
    var content: Range<Int>
    /// Of its content unpacked, in bytes.
    var size: Int
    var isPacked: Bool
  }

  private let path: String
  private let bytes: UnsafeRawBufferPointer
  private var offset = 0

  init(_ bytes: UnsafeRawBufferPointer, path: String) {
    self.bytes = bytes
    self.path = path
  }

  /// The next block, or nil at the file's end.
  mutating func next() throws(MapDataError) -> Block? {
    let start = offset
    if start == bytes.count { return nil }
    guard bytes.count - start >= 4 else { throw truncated("a block's length") }
    let headerSize = Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt32.self)))
    guard headerSize <= Self.headerLimit else { throw tooLarge("a block header", UInt64(headerSize), Self.headerLimit) }
    let headerEnd = start + 4 + headerSize
    guard headerEnd <= bytes.count else { throw truncated("a block header") }
    let header = try header(start + 4..<headerEnd)
    guard header.size <= UInt64(Self.blockLimit) else { throw tooLarge("a block", header.size, Self.blockLimit) }
    let end = headerEnd + Int(header.size)
    guard end <= bytes.count else { throw truncated("a block") }
    let block = try content(headerEnd..<end, type: header.type)
    offset = end
    return block
  }

  private func header(_ range: Range<Int>) throws(MapDataError) -> (type: String, size: UInt64) {
    var type = ""
    var size: UInt64 = 0
    try walk(range) { reader throws(ProtobufFault) in
      while let field = try reader.field() {
        switch (field.number, field.type) {
        case (1, .bytes): type = try reader.string()
        case (3, .varint): size = try reader.varint()
        default: try reader.skip(field.type)
        }
      }
    }
    return (type, size)
  }

  private func content(_ range: Range<Int>, type: String) throws(MapDataError) -> Block {
    var plain: Range<Int>?
    var packed: Range<Int>?
    var size: UInt64 = 0
    var foreign: UInt64?
    try walk(range) { reader throws(ProtobufFault) in
      while let field = try reader.field() {
        switch (field.number, field.type) {
        case (1, .bytes): plain = try reader.message().range
        case (2, .varint): size = try reader.varint()
        case (3, .bytes): packed = try reader.message().range
        case (4...7, .bytes):
          foreign = field.number
          try reader.skip(field.type)
        default: try reader.skip(field.type)
        }
      }
    }
    if let foreign {
      let name = [4: "LZMA", 5: "bzip2", 6: "LZ4", 7: "Zstandard"][foreign] ?? "a method of its own"
      throw .unsupported(path: path, what: "a PBF block compressed with \(name)", remedy: PBFReader.rewrite)
    }
    guard let content = plain ?? packed, plain == nil || packed == nil, plain != nil || size > 0 else {
      throw PBFReader.malformed("a block without data", at: offset, path: path)
    }
    if plain != nil { size = UInt64(content.count) }
    guard size <= UInt64(Self.blockLimit) else { throw tooLarge("an unpacked block", size, Self.blockLimit) }
    return Block(
      offset: offset, type: type,
      content: content.lowerBound + range.lowerBound..<content.upperBound + range.lowerBound,
      size: Int(size), isPacked: plain == nil)
  }

  private func walk(
    _ range: Range<Int>, _ body: (inout ProtobufReader) throws(ProtobufFault) -> Void
  ) throws(MapDataError) {
    var reader = ProtobufReader(UnsafeRawBufferPointer(rebasing: bytes[range]))
    do throws(ProtobufFault) { try body(&reader) } catch {
      throw PBFReader.malformed(error.reason, at: offset, within: range.lowerBound - offset + error.offset, path: path)
    }
  }

  private func truncated(_ what: String) -> MapDataError { .truncated(path: path, what: what, offset: offset) }

  private func tooLarge(_ what: String, _ value: UInt64, _ limit: Int) -> MapDataError {
    .tooLarge(path: path, what: "\(what) at byte \(offset), in bytes,", value: value, limit: UInt64(limit))
  }
}
