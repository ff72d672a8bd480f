import TestSupport

/// Damages bytes without knowing what they are.
struct ByteMutator {
  /// Most changes are made within so many first bytes.
  let head: Int

  /// Numbers at the edges of what fields of 8 to 64 bits hold.
  static let numbers: [UInt64] = [
    0, 1, 2, 7, 16, 127, 128, 255, 256, 32_767, 32_768, 65_535, 65_536, 1 << 24, 1 << 30, 1 << 31 - 1, 1 << 31,
    1 << 32 - 1, 1 << 32, 1 << 40, 1 << 53, 1 << 62, 1 << 63 - 1, 1 << 63, .max - 1, .max,
  ]

  func mutated(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<random.number(1..<4) { change(&bytes, &random) }
    return bytes
  }

  private func change(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
    guard !bytes.isEmpty else {
      bytes = (0..<random.number(1..<64)).map { _ in random.byte() }
      return
    }
    let place = random.number(below: random.oneIn(4) ? bytes.count : min(max(head, 1), bytes.count))
    switch random.number(below: 8) {
    case 0: bytes[place] ^= 1 << UInt8(random.number(below: 8))
    case 1: bytes[place] = random.byte()
    case 2, 3:
      let (number, width) = (random.pick(Self.numbers), 1 << random.number(below: 4))
      let isBigEndian = random.oneIn(2)
      for i in 0..<min(width, bytes.count - place) {
        bytes[place + i] = UInt8(truncatingIfNeeded: number >> UInt64(8 * (isBigEndian ? width - 1 - i : i)))
      }
    case 4: bytes.removeSubrange(place..<min(bytes.count, place + random.number(1..<16)))
    case 5: bytes.removeSubrange(place...)
    case 6: bytes.insert(contentsOf: (0..<random.number(1..<9)).map { _ in random.byte() }, at: place)
    default:
      let end = min(bytes.count, place + random.number(1..<64))
      bytes.insert(contentsOf: bytes[place..<end], at: random.number(below: bytes.count))
    }
  }
}
