/// A position where bytes contradict the protocol buffer encoding.
struct ProtobufFault: Error, Hashable {
  /// Bytes from the start of the buffer that the outermost reader was given.
  var offset: Int
  var reason: String
}

/// Reads fields of a protocol buffer message from memory, never past its end.
///
/// Source: the protocol buffers encoding specification (varint, fixed and length-delimited wire types; groups are refused).
struct ProtobufReader {
  enum WireType: UInt8 {
    case varint = 0
    case fixed64 = 1
    case bytes = 2
    case fixed32 = 5
  }

  private let base: UnsafeRawBufferPointer
  private(set) var position: Int
  let end: Int

  init(_ bytes: UnsafeRawBufferPointer) {
    base = bytes
    position = 0
    end = bytes.count
  }

  private init(base: UnsafeRawBufferPointer, range: Range<Int>) {
    self.base = base
    position = range.lowerBound
    end = range.upperBound
  }

  var isAtEnd: Bool { position >= end }
  /// Bytes left.
  var count: Int { end - position }
  /// Where the bytes left lie in the outermost buffer.
  var range: Range<Int> { position..<end }
  /// The bytes left, valid as long as the buffer.
  var rest: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: base[position..<end]) }

  func fault(_ reason: String) -> ProtobufFault { ProtobufFault(offset: position, reason: reason) }

  /// The next field's number and wire type, or nil at the end of the message.
  mutating func field() throws(ProtobufFault) -> (number: UInt64, type: WireType)? {
    if isAtEnd { return nil }
    let key = try varint()
    guard let type = WireType(rawValue: UInt8(key & 7)) else { throw fault("unknown wire type \(key & 7)") }
    guard key >> 3 > 0 else { throw fault("field number 0") }
    return (key >> 3, type)
  }

  @inline(__always)
  mutating func varint() throws(ProtobufFault) -> UInt64 {
    if position < end, base[position] < 0x80 {
      defer { position += 1 }
      return UInt64(base[position])
    }
    return try longVarint()
  }

  private mutating func longVarint() throws(ProtobufFault) -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while position < end {
      let byte = base[position]
      position += 1
      value |= UInt64(byte & 0x7F) &<< shift
      if byte < 0x80 {
        guard shift < 63 || byte <= 1 else { throw fault("a number of more than 64 bits") }
        return value
      }
      shift += 7
      guard shift < 70 else { throw fault("a number of more than 10 bytes") }
    }
    throw fault("the data end within a number")
  }

  /// A number in zigzag form.
  @inline(__always)
  mutating func zigzag() throws(ProtobufFault) -> Int64 {
    let value = try varint()
    return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }

  mutating func fixed32() throws(ProtobufFault) -> UInt32 {
    guard count >= 4 else { throw fault("the data end within a 32-bit value") }
    defer { position += 4 }
    return UInt32(littleEndian: base.loadUnaligned(fromByteOffset: position, as: UInt32.self))
  }

  mutating func fixed64() throws(ProtobufFault) -> UInt64 {
    guard count >= 8 else { throw fault("the data end within a 64-bit value") }
    defer { position += 8 }
    return UInt64(littleEndian: base.loadUnaligned(fromByteOffset: position, as: UInt64.self))
  }

  /// A reader of the length-delimited value that starts here; this one moves past it.
  mutating func message() throws(ProtobufFault) -> ProtobufReader {
    let length = try varint()
    guard length <= UInt64(count) else { throw fault("a value of \(length) bytes where \(count) are left") }
    let range = position..<position + Int(length)
    position = range.upperBound
    return ProtobufReader(base: base, range: range)
  }

  /// The length-delimited text that starts here; bytes that are not UTF-8 become U+FFFD.
  mutating func string() throws(ProtobufFault) -> String {
    String(decoding: try message().rest, as: UTF8.self)
  }

  mutating func skip(_ type: WireType) throws(ProtobufFault) {
    switch type {
    case .varint: _ = try varint()
    case .fixed32: _ = try fixed32()
    case .fixed64: _ = try fixed64()
    case .bytes: _ = try message()
    }
  }
}
