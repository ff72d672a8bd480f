import TestSupport

/// Damages XML tag by tag: tags and attributes go, are doubled or change places, values become others.
enum XMLMutator {
  private static let values = [
    "", "0", "-1", "91", "-181", "0x10", "NaN", "inf", "1e308", "1e999", "9223372036854775807", "9223372036854775808",
    "٣",
    "&amp;", "&#0;", "&#x10FFFF;", "&#xD800;", "&unknown;", "&", "<", "a\u{1B}[2J", "2026-13-41T25:61:61Z",
  ]
  private static let tags = [
    "<a>", "</a>", "<a/>", "<!--", "-->", "<![CDATA[x]]>", "<!DOCTYPE a>", "<?p?>", "text & text", "<a b='1' b='2'/>",
  ]

  static func mutated(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8]? {
    var pieces = pieces(bytes)
    guard pieces.count > 1 else { return nil }
    for _ in 0..<random.number(1..<4) {
      let place = random.number(below: pieces.count)
      switch random.number(below: 8) {
      case 0: pieces.remove(at: place)
      case 1: pieces.insert(pieces[place], at: random.number(below: pieces.count))
      case 2: pieces.swapAt(place, random.number(below: pieces.count))
      case 3: pieces.insert(Array(random.pick(tags).utf8), at: place)
      case 4: pieces.insert(contentsOf: repeatElement(pieces[place], count: random.number(1..<300)), at: place)
      default: pieces[place] = attributeChanged(pieces[place], &random)
      }
      if pieces.isEmpty { return [] }
    }
    return Array(pieces.joined())
  }

  /// The whole without each tag or text, and with each attribute emptied; of large ones, so many pieces evenly chosen.
  static func reductions(_ bytes: [UInt8], limit: Int) -> [[UInt8]] {
    let pieces = pieces(bytes)
    return stride(from: 0, to: pieces.count, by: max(1, pieces.count / limit)).flatMap { place in
      let values = valueRanges(pieces[place])
      let without = [[]] + values.map { Array(pieces[place][..<$0.lowerBound] + pieces[place][$0.upperBound...]) }
      return without.map { Array((pieces[..<place] + [$0] + pieces[(place + 1)...]).joined()) }
    }
  }

  /// Where the values of a tag's attributes are.
  private static func valueRanges(_ tag: [UInt8]) -> [Range<Int>] {
    let quotes = tag.indices.filter { tag[$0] == UInt8(ascii: "\"") || tag[$0] == UInt8(ascii: "'") }
    return stride(from: 0, to: quotes.count - 1, by: 2).map { quotes[$0] + 1..<quotes[$0 + 1] }
  }

  /// Tags and the texts between them.
  private static func pieces(_ bytes: [UInt8]) -> [[UInt8]] {
    var pieces: [[UInt8]] = [[]]
    for byte in bytes {
      if byte == UInt8(ascii: "<") { pieces.append([]) }
      pieces[pieces.count - 1].append(byte)
      if byte == UInt8(ascii: ">") { pieces.append([]) }
    }
    return pieces.filter { !$0.isEmpty }
  }

  private static func attributeChanged(_ tag: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    let ranges = valueRanges(tag)
    guard !ranges.isEmpty else { return Array(random.pick(values).utf8) }
    let value = random.pick(ranges)
    if random.oneIn(3) {
      let name = tag[..<value.lowerBound].lastIndex(of: UInt8(ascii: " ")) ?? value.lowerBound
      return Array(tag[..<name] + tag[(value.upperBound + 1)...])
    }
    return Array(tag[..<value.lowerBound] + random.pick(values).utf8 + tag[value.upperBound...])
  }
}
