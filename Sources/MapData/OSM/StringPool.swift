/// Numbers equal strings equally; the bytes lie in one array.
struct StringPool {
  private var bytes: [UInt8] = []
  private var ends: [UInt32] = []
  /// Open addressing: entry number + 1, or 0 where free; its size is a power of two.
  private var table = [UInt32](repeating: 0, count: 1 << 12)

  init() {
    for key in OSMKey.allCases { key.name.withCString { _ = intern($0) } }
  }

  mutating func intern(_ text: UnsafePointer<CChar>) -> UInt32 {
    var length = 0
    // FNV-1a: no seed, so that no order depends on the run.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    while text[length] != 0 {
      hash = (hash ^ UInt64(UInt8(bitPattern: text[length]))) &* 0x100_0000_01B3
      length += 1
    }
    var slot = Int(truncatingIfNeeded: hash ^ hash >> 32) & (table.count - 1)
    while table[slot] != 0 {
      let entry = Int(table[slot] - 1)
      if matches(entry, text, length) { return UInt32(entry) }
      slot = (slot + 1) & (table.count - 1)
    }
    return add(text, length, at: slot)
  }

  /// Every string in order of number; bytes that are not UTF-8 become U+FFFD.
  func strings() -> [String] {
    var start = 0
    return ends.map { end in
      defer { start = Int(end) }
      return String(decoding: bytes[start..<Int(end)], as: UTF8.self)
    }
  }

  private func matches(_ entry: Int, _ text: UnsafePointer<CChar>, _ length: Int) -> Bool {
    let start = entry == 0 ? 0 : Int(ends[entry - 1])
    guard Int(ends[entry]) - start == length else { return false }
    for index in 0..<length where bytes[start + index] != UInt8(bitPattern: text[index]) { return false }
    return true
  }

  private mutating func add(_ text: UnsafePointer<CChar>, _ length: Int, at slot: Int) -> UInt32 {
    for index in 0..<length { bytes.append(UInt8(bitPattern: text[index])) }
    ends.append(UInt32(bytes.count))
    table[slot] = UInt32(ends.count)
    if ends.count * 2 > table.count { grow() }
    return UInt32(ends.count - 1)
  }

  private mutating func grow() {
    table = [UInt32](repeating: 0, count: table.count * 2)
    var start = 0
    for (entry, end) in ends.enumerated() {
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in bytes[start..<Int(end)] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      start = Int(end)
      var slot = Int(truncatingIfNeeded: hash ^ hash >> 32) & (table.count - 1)
      while table[slot] != 0 { slot = (slot + 1) & (table.count - 1) }
      table[slot] = UInt32(entry + 1)
    }
  }
}
