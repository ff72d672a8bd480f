/// Numbers equal strings equally; the bytes lie in one array.
struct StringPool {
  private var bytes: [UInt8] = []
  private var ends: [UInt32] = []
  /// Open addressing: entry number + 1, or 0 where free; its size is a power of two.
  private var table = [UInt32](repeating: 0, count: 1 << 12)

  init() {
    for key in OSMKey.allCases { _ = Array(key.name.utf8).withUnsafeBytes { intern($0) } }
  }

  /// Bytes that the strings take here and as strings, about.
  var weight: Int { bytes.count * 2 + ends.count * 40 }

  /// The number of a string of UTF-8.
  mutating func intern(_ text: UnsafeRawBufferPointer) -> UInt32 {
    var slot = Self.hash(text) & (table.count - 1)
    while table[slot] != 0 {
      let entry = table[slot] - 1
      if matches(Int(entry), text) { return entry }
      slot = (slot + 1) & (table.count - 1)
    }
    bytes.append(contentsOf: text)
    ends.append(UInt32(bytes.count))
    table[slot] = UInt32(ends.count)
    if ends.count * 2 > table.count { grow() }
    return UInt32(ends.count - 1)
  }

  /// Every string in order of number; bytes that are not UTF-8 become U+FFFD.
  func strings() -> [String] {
    bytes.withUnsafeBytes { bytes in
      ends.indices.map { String(decoding: bytes[range(of: $0)], as: UTF8.self) }
    }
  }

  private func range(of entry: Int) -> Range<Int> { (entry == 0 ? 0 : Int(ends[entry - 1]))..<Int(ends[entry]) }

  private func matches(_ entry: Int, _ text: UnsafeRawBufferPointer) -> Bool {
    let range = range(of: entry)
    guard range.count == text.count else { return false }
    for index in 0..<text.count where bytes[range.lowerBound + index] != text[index] { return false }
    return true
  }

  private static func hash(_ text: UnsafeRawBufferPointer) -> Int {
    // FNV-1a: no seed, so that no order depends on the run.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: hash ^ hash >> 32)
  }

  private mutating func grow() {
    var larger = [UInt32](repeating: 0, count: table.count * 2)
    bytes.withUnsafeBytes { bytes in
      for entry in ends.indices {
        var slot = Self.hash(UnsafeRawBufferPointer(rebasing: bytes[range(of: entry)])) & (larger.count - 1)
        while larger[slot] != 0 { slot = (slot + 1) & (larger.count - 1) }
        larger[slot] = UInt32(entry + 1)
      }
    }
    table = larger
  }
}
