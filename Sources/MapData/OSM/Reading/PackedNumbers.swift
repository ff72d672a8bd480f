/// A packed list of varints whose end and number of values were looked at first, so that its values can be taken
/// without a check of each byte: a list that ends with a byte below 0x80 holds as many values as it has such bytes.
struct PackedNumbers {
  private var next: UnsafePointer<UInt8>?
  /// Values not yet taken; taking more than that is the caller's fault.
  private(set) var left: Int
  /// Set when a value taken had more than ten bytes.
  private(set) var isDamaged = false

  /// The empty list.
  init() { left = 0 }

  /// Nil where the bytes end within a number. They must outlive the list.
  init?(_ bytes: UnsafeRawBufferPointer) {
    if let last = bytes.last, last >= 0x80 { return nil }
    next = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    left = Self.ends(in: bytes)
  }

  /// How many bytes are below 0x80, eight at a time.
  private static func ends(in bytes: UnsafeRawBufferPointer) -> Int {
    var count = 0
    var index = 0
    while index + 8 <= bytes.count {
      let word = ~bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080
      count += Int(((word >> 7) &* 0x0101_0101_0101_0101) >> 56)
      index += 8
    }
    while index < bytes.count {
      count += bytes[index] < 0x80 ? 1 : 0
      index += 1
    }
    return count
  }

  @inline(__always)
  mutating func take() -> UInt64 {
    left -= 1
    let byte = byte()
    if byte < 0x80 { return UInt64(byte) }
    let second = self.byte()
    let low = UInt64(byte & 0x7F)
    if second < 0x80 { return low | UInt64(second) << 7 }
    return long(low | UInt64(second & 0x7F) << 7)
  }

  /// The next number in zigzag form.
  @inline(__always)
  mutating func zigzag() -> Int64 {
    let value = take()
    return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }

  @inline(__always)
  private mutating func byte() -> UInt8 {
    // Never nil where values are left.
    let place = next.unsafelyUnwrapped
    next = place + 1
    return place.pointee
  }

  @inline(__always)
  private mutating func long(_ low: UInt64) -> UInt64 {
    var value = low
    var shift: UInt64 = 14
    while true {
      let byte = byte()
      value |= UInt64(byte & 0x7F) &<< shift
      if byte < 0x80 {
        if shift > 63 { isDamaged = true }
        return value
      }
      shift += 7
    }
  }
}
