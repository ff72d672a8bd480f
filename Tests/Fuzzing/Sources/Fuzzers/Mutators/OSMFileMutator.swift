import TestSupport

/// Damages OSM PBF files block by block; lengths mostly fit again afterwards, so that the damage is found deep inside.
enum OSMFileMutator {
  private typealias Block = (header: [UInt8], blob: [UInt8])

  static func mutated(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8]? {
    guard var blocks = blocks(bytes), !blocks.isEmpty else { return nil }
    for _ in 0..<random.number(1..<3) where !blocks.isEmpty {
      let place = random.number(below: blocks.count)
      switch random.number(below: 10) {
      case 0: blocks.remove(at: place)
      case 1: blocks.insert(blocks[place], at: random.number(below: blocks.count))
      case 2: blocks[place].header = ProtobufMutator.mutated(blocks[place].header, &random) ?? []
      default: blocks[place].blob = blobMutated(blocks[place].blob, &random)
      }
    }
    let states = !random.oneIn(10)
    return blocks.flatMap { written($0, statesLength: states) }
  }

  private static func blocks(_ bytes: [UInt8]) -> [Block]? {
    var (rest, blocks) = (bytes[...], [Block]())
    while !rest.isEmpty {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(4)
      guard length > 0, length <= rest.count else { return nil }
      let header = Array(rest.prefix(length))
      rest = rest.dropFirst(length)
      let size = ProtobufMessage(header)?.fields.last { $0.number == 3 }
      guard case .varint(let size)? = size?.value, size <= UInt64(rest.count) else { return nil }
      blocks.append((header, Array(rest.prefix(Int(size)))))
      rest = rest.dropFirst(Int(size))
    }
    return blocks
  }

  /// Mostly within what the blob holds unpacked, which then says its new length.
  private static func blobMutated(_ blob: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    if !random.oneIn(8), var message = ProtobufMessage(blob),
      let place = message.fields.firstIndex(where: { $0.number == 1 }),
      case .bytes(let raw) = message.fields[place].value
    {
      let mutated = ProtobufMutator.mutated(raw, &random) ?? raw
      message.fields[place].value = .bytes(mutated)
      for size in message.fields.indices where message.fields[size].number == 2 {
        message.fields[size].value = .varint(UInt64(mutated.count))
      }
      return message.bytes
    }
    return ProtobufMutator.mutated(blob, &random) ?? ByteMutator(head: blob.count).mutated(blob, &random)
  }

  private static func written(_ block: Block, statesLength: Bool) -> [UInt8] {
    var header = block.header
    if statesLength, var message = ProtobufMessage(header) {
      for size in message.fields.indices where message.fields[size].number == 3 {
        message.fields[size].value = .varint(UInt64(block.blob.count))
      }
      header = message.bytes
    }
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: header.count >> $0) } + header + block.blob
  }
}
