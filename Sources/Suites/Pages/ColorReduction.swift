import Pixels

extension PixelBuffer {
  /// The picture in at most `limit` colours, chosen by median cut.
  ///
  /// Meant for thumbnails: it looks at all pixels once for every colour.
  func reduced(toColors limit: Int) -> PixelBuffer {
    var counts: [UInt32: Int] = [:]
    for y in 0..<height { for bits in row(y) { counts[bits, default: 0] += 1 } }
    guard counts.count > limit else { return self }
    var boxes = [ColorBox(counts.map { ColorBox.Entry(bits: $0.key, count: $0.value) }.sorted { $0.bits < $1.bits })]
    while boxes.count < limit {
      // The first of the most spread ones, so that the result does not depend on the order of a dictionary.
      guard let widest = boxes.indices.max(by: { boxes[$0].weight < boxes[$1].weight }), boxes[widest].weight > 0
      else { break }
      let (low, high) = boxes[widest].halves()
      boxes[widest] = low
      boxes.append(high)
    }
    var replacement: [UInt32: UInt32] = [:]
    for box in boxes { for entry in box.entries { replacement[entry.bits] = box.mean } }
    var result = self
    for y in 0..<height {
      for x in 0..<width {
        let bits = storage[y * stride + x]
        result.storage[y * stride + x] = replacement[bits] ?? bits
      }
    }
    return result
  }
}

/// Colours that one colour will stand for.
private struct ColorBox {
  struct Entry {
    let bits: UInt32
    let count: Int

    func component(_ index: Int) -> Int { Int(bits >> UInt32(8 * index) & 255) }
  }

  let entries: [Entry]
  let population: Int
  /// The component that spreads most, and by how much.
  let axis: Int
  let spread: Int

  init(_ entries: [Entry]) {
    self.entries = entries
    population = entries.reduce(0) { $0 + $1.count }
    var (axis, spread) = (0, -1)
    for index in 0..<4 {
      let values = entries.map { $0.component(index) }
      let extent = (values.max() ?? 0) - (values.min() ?? 0)
      if extent > spread { (axis, spread) = (index, extent) }
    }
    (self.axis, self.spread) = (axis, spread)
  }

  /// How much there is to gain from halving it; 0 for a single colour.
  var weight: Int { entries.count > 1 ? spread * population : 0 }

  var mean: UInt32 {
    (0..<4).reduce(0) { bits, index in
      let sum = entries.reduce(0) { $0 + $1.component(index) * $1.count }
      return bits | UInt32((sum + population / 2) / population) << UInt32(8 * index)
    }
  }

  /// Split where half of the pixels lie on each side; both have at least one colour.
  func halves() -> (ColorBox, ColorBox) {
    let sorted = entries.sorted { ($0.component(axis), $0.bits) < ($1.component(axis), $1.bits) }
    var (sum, middle) = (0, 0)
    while middle < sorted.count - 1 && sum + sorted[middle].count <= population / 2 {
      sum += sorted[middle].count
      middle += 1
    }
    middle = max(middle, 1)
    return (ColorBox(Array(sorted[..<middle])), ColorBox(Array(sorted[middle...])))
  }
}
