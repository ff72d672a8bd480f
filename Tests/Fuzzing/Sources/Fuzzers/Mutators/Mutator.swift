import TestSupport

/// How samples of a kind are damaged so that most of them still look like the kind.
enum Mutator: Sendable {
  case json, xml, protobuf, osm, png
  /// Whatever the bytes are: mostly in the first ones, where headers and directories stand.
  case header(Int)
  /// Text made of such pieces.
  case words([String])

  /// `nil` for bytes that are not of the kind.
  func mutated(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8]? {
    switch self {
    case .json: JSONMutator.mutated(bytes, &random)
    case .xml: XMLMutator.mutated(bytes, &random)
    case .protobuf: ProtobufMutator.mutated(bytes, &random)
    case .osm: OSMFileMutator.mutated(bytes, &random)
    case .png: PNGMutator.mutated(bytes, &random)
    case .header(let count): ByteMutator(head: count).mutated(bytes, &random)
    case .words(let words): WordMutator(words: words).mutated(bytes, &random)
    }
  }

  /// What is left when each part is taken away or emptied in turn; none for kinds without named parts.
  func reductions(_ bytes: [UInt8], limit: Int) -> [[UInt8]] {
    switch self {
    case .json: JSONMutator.reductions(bytes, limit: limit)
    case .xml: XMLMutator.reductions(bytes, limit: limit)
    default: []
    }
  }
}

extension SeededRandom {
  /// One of a list that is not empty.
  mutating func pick<Item>(_ items: [Item]) -> Item { items[number(below: items.count)] }

  /// Whether one time in `count`.
  mutating func oneIn(_ count: Int) -> Bool { number(below: count) == 0 }
}
