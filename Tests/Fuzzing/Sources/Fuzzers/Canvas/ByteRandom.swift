import TestSupport

/// Random numbers that an input decides: its bytes in order, then whatever follows from the last of them.
struct ByteRandom: RandomNumberGenerator {
  private var rest: ArraySlice<UInt8>
  private var after = SeededRandom(seed: 1)

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func next() -> UInt64 {
    guard !rest.isEmpty else { return after.next() }
    let number = rest.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    rest = rest.dropFirst(8)
    after = SeededRandom(seed: number)
    return number
  }

  /// One of a list that is not empty.
  mutating func pick<Item>(_ items: [Item]) -> Item { items[Int.random(in: items.indices, using: &self)] }
}
