import CDeflate

/// Why a compressed block could not be restored.
enum InflateFault: Error, Hashable {
  case damaged
  case tooLarge(limit: Int)

  var reason: String {
    switch self {
    case .damaged: "its compressed data are damaged"
    case .tooLarge(let limit): "it unpacks to more than the accepted \(limit) bytes"
    }
  }
}

/// Restores gzip (RFC 1952) and zlib (RFC 1950) data; the only file that touches libdeflate.
enum Inflate {
  enum Wrapping { case gzip, zlib, none }

  /// What the first two bytes say; a bare vector tile never begins like either, its first byte is the tag 0x1A.
  static func wrapping(of bytes: some Collection<UInt8>) -> Wrapping {
    guard let first = bytes.first, let second = bytes.dropFirst().first else { return .none }
    if first == 0x1F && second == 0x8B { return .gzip }
    let isDeflate = first & 0x0F == 8 && first >> 4 <= 7
    return isDeflate && (Int(first) << 8 | Int(second)) % 31 == 0 ? .zlib : .none
  }

  /// The data unwrapped as their first bytes say, or as they are; at most `limit` bytes come out.
  static func unwrapped(_ bytes: [UInt8], limit: Int) throws(InflateFault) -> [UInt8] {
    switch wrapping(of: bytes) {
    case .none: bytes
    case .gzip: try gzip(bytes, limit: limit)
    case .zlib: try growing(bytes, limit: limit, decompress: libdeflate_zlib_decompress)
    }
  }

  /// A gzip member; what follows it is ignored.
  static func gzip(_ bytes: [UInt8], limit: Int) throws(InflateFault) -> [UInt8] {
    try growing(bytes, limit: limit, decompress: libdeflate_gzip_decompress)
  }

  private typealias Decompress = (
    OpaquePointer?, UnsafeRawPointer?, Int, UnsafeMutableRawPointer?, Int, UnsafeMutablePointer<Int>?
  ) -> libdeflate_result

  /// The size is not known beforehand: room is doubled until all fits, from four times the packed size.
  private static func growing(
    _ bytes: [UInt8], limit: Int, decompress: Decompress
  ) throws(InflateFault) -> [UInt8] {
    guard let decompressor = libdeflate_alloc_decompressor() else { throw .damaged }
    defer { libdeflate_free_decompressor(decompressor) }
    var capacity = min(max(bytes.count * 4, 4096), limit)
    while true {
      var result = LIBDEFLATE_BAD_DATA
      let output = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        var written = 0
        result = bytes.withUnsafeBytes {
          decompress(decompressor, $0.baseAddress, $0.count, buffer.baseAddress, capacity, &written)
        }
        count = result == LIBDEFLATE_SUCCESS ? written : 0
      }
      if result == LIBDEFLATE_SUCCESS { return output }
      guard result == LIBDEFLATE_INSUFFICIENT_SPACE else { throw .damaged }
      guard capacity < limit else { throw .tooLarge(limit: limit) }
      capacity = min(capacity * 2, limit)
    }
  }
}

/// Restores many zlib streams whose sizes are known, one after the other.
struct ZlibUnpacker: ~Copyable {
  private let decompressor: OpaquePointer

  /// Nil where memory ran out.
  init?() {
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    self.decompressor = decompressor
  }

  deinit { libdeflate_free_decompressor(decompressor) }

  /// Whether the stream filled `room` exactly.
  func unpack(_ stream: UnsafeRawBufferPointer, into room: UnsafeMutableRawBufferPointer) -> Bool {
    let result = libdeflate_zlib_decompress(
      decompressor, stream.baseAddress, stream.count, room.baseAddress, room.count, nil)
    return result == LIBDEFLATE_SUCCESS
  }
}
