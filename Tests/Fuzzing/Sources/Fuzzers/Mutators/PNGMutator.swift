import TestSupport

/// Damages PNG files chunk by chunk; check sums mostly fit again afterwards.
enum PNGMutator {
  private typealias Chunk = (type: [UInt8], data: [UInt8])

  static func mutated(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8]? {
    guard var chunks = chunks(bytes), !chunks.isEmpty else { return nil }
    for _ in 0..<random.number(1..<4) where !chunks.isEmpty {
      let place = random.number(below: chunks.count)
      switch random.number(below: 8) {
      case 0: chunks.remove(at: place)
      case 1: chunks.insert(chunks[place], at: random.number(below: chunks.count))
      case 2: chunks.swapAt(place, random.number(below: chunks.count))
      case 3:
        chunks[place].type = Array(
          random.pick(["PLTE", "tRNS", "gAMA", "iCCP", "sBIT", "tEXt", "zTXt", "iTXt", "acTL", "IEND"]).utf8)
      case 4: chunks[place].data = []
      default: chunks[place].data = ByteMutator(head: 24).mutated(chunks[place].data, &random)
      }
    }
    let isSound = !random.oneIn(8)
    return Array(bytes.prefix(8)) + chunks.flatMap { written($0, isSound: isSound) }
  }

  private static func chunks(_ bytes: [UInt8]) -> [Chunk]? {
    var (rest, chunks) = (bytes.dropFirst(8), [Chunk]())
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      guard length <= rest.count - 12 else { return nil }
      chunks.append((Array(rest.dropFirst(4).prefix(4)), Array(rest.dropFirst(8).prefix(length))))
      rest = rest.dropFirst(length + 12)
    }
    return chunks
  }

  private static func written(_ chunk: Chunk, isSound: Bool) -> [UInt8] {
    let body = chunk.type + chunk.data
    return number(UInt32(truncatingIfNeeded: chunk.data.count)) + body + number(isSound ? checkSum(body) : 0)
  }

  private static func number(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// CRC-32 of ISO 3309, bit by bit.
  private static func checkSum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
  }
}
