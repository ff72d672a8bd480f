/// Which bytes and characters XML 1.0 (fifth edition) allows where.
enum XMLCharacters {
  struct Flaw: Error {
    var offset: Int
    var reason: String
    /// Whether the bytes end within a character.
    var isAtEnd = false
  }

  /// Checks that all bytes are UTF-8 and no character is one that XML forbids (section 2.2); everything after this can
  /// look at the bytes of markup alone.
  ///
  /// - Returns: whether all are ASCII, as far as they are sound, and the first flaw.
  static func check(_ bytes: UnsafeRawBufferPointer) -> (isASCII: Bool, flaw: Flaw?) {
    var isASCII = true
    var index = 0
    while index < bytes.count {
      if index + 8 <= bytes.count, isPlain(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)) {
        index += 8
        continue
      }
      let byte = bytes[index]
      if byte < 0x80 {
        guard byte >= 0x20 || isSpace(byte) else {
          return (isASCII, Flaw(offset: index, reason: "a control character, number \(byte)"))
        }
        index += 1
      } else {
        isASCII = false
        do throws(Flaw) { index += try length(bytes, index) } catch { return (isASCII, error) }
      }
    }
    return (isASCII, nil)
  }

  /// Whether all eight bytes are ASCII and none is below a space.
  @inline(__always)
  private static func isPlain(_ word: UInt64) -> Bool {
    let high: UInt64 = 0x8080_8080_8080_8080
    // Exact where no byte has its high bit set, which is asked first.
    return word & high == 0 && (word &+ 0x6060_6060_6060_6060) & high == high
  }

  /// The length of the character of more than one byte at `index` (RFC 3629, section 4).
  private static func length(_ bytes: UnsafeRawBufferPointer, _ index: Int) throws(Flaw) -> Int {
    let first = bytes[index]
    let count: Int
    switch first {
    case 0xC2...0xDF: count = 2
    case 0xE0...0xEF: count = 3
    case 0xF0...0xF4: count = 4
    default: throw Flaw(offset: index, reason: "bytes that are not UTF-8")
    }
    var scalar = UInt32(first & (0x7F >> UInt8(count)))
    for step in 1..<count {
      guard index + step < bytes.count else { throw Flaw(offset: index, reason: "a character", isAtEnd: true) }
      let next = bytes[index + step]
      guard next & 0xC0 == 0x80 else { throw Flaw(offset: index, reason: "bytes that are not UTF-8") }
      scalar = scalar << 6 | UInt32(next & 0x3F)
    }
    let least: UInt32 = count == 2 ? 0x80 : count == 3 ? 0x800 : 0x10000
    guard scalar >= least, Unicode.Scalar(scalar) != nil else {
      throw Flaw(offset: index, reason: "bytes that are not UTF-8")
    }
    guard isAllowed(scalar) else { throw Flaw(offset: index, reason: "a character that XML forbids") }
    return count
  }

  /// Section 2.2, `Char`.
  static func isAllowed(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  @inline(__always)
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }

  /// Section 2.3, `NameStartChar`; all characters beyond ASCII are taken.
  @inline(__always)
  static func startsName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }

  /// Section 2.3, `NameChar`.
  @inline(__always)
  static func continuesName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: startsName(byte)
    }
  }
}
