import CISAL

/// A band of bytes as raw deflate data that can be joined to its neighbours: it looks at nothing outside itself and
/// ends on a byte border.
struct DeflatedBand: Sendable {
  let bytes: [UInt8]
  let sourceCount: Int
  /// Adler-32 of the source bytes.
  let adler: UInt32

  init(_ source: [UInt8], isLast: Bool) {
    sourceCount = source.count
    // ISA-L keeps its whole state in this C structure; it is too large for the stack of a worker.
    let stream = UnsafeMutablePointer<isal_zstream>.allocate(capacity: 1)
    let levelBufferSize = Int(ISAL_DEF_LVL2_DEFAULT_SIZE)
    let levelBuffer = UnsafeMutablePointer<UInt8>.allocate(capacity: levelBufferSize)
    defer {
      stream.deallocate()
      levelBuffer.deallocate()
    }
    isal_deflate_init(stream)
    stream.pointee.level = 2
    stream.pointee.level_buf = levelBuffer
    stream.pointee.level_buf_size = UInt32(levelBufferSize)
    stream.pointee.gzip_flag = UInt16(IGZIP_ZLIB_NO_HDR)
    stream.pointee.end_of_stream = isLast ? 1 : 0
    stream.pointee.flush = UInt16(isLast ? NO_FLUSH : FULL_FLUSH)

    // Without history the library (x86, all versions to 2.32) puts the third byte's place into a hash slot that it
    // computes from the address of `stream`, so the matches would depend on where the memory lies. With history it
    // takes another way: the first byte goes out as a stored block of its own and is the history of the others.
    let first: [UInt8] = [0, 1, 0, 0xFE, 0xFF, source[0]]
    // Stored blocks bound the growth: five bytes in 65,535, the trailer and the flush's empty block.
    let capacity = source.count + source.count / 1_000 + 1_024
    let output = [UInt8](unsafeUninitializedCapacity: capacity) { target, count in
      source.withUnsafeBufferPointer { input in
        let start = UnsafeMutablePointer(mutating: input.baseAddress!)
        _ = target.update(fromContentsOf: first)
        let known = isal_deflate_set_dict(stream, start, 1)
        stream.pointee.next_in = start + 1
        stream.pointee.avail_in = UInt32(input.count - 1)
        stream.pointee.next_out = target.baseAddress! + first.count
        stream.pointee.avail_out = UInt32(capacity - first.count)
        let status = isal_deflate(stream)
        precondition(known == 0 && status == 0 && stream.pointee.avail_in == 0, "the output bound holds for all input")
      }
      count = first.count + Int(stream.pointee.total_out)
    }
    // The library keeps the low half less one until it writes its trailer.
    let running = stream.pointee.internal_state.crc
    let rest = running & 0xFFFF_0000 | ((running & 0xFFFF) + 1) % 65_521
    let one = UInt32(source[0]) + 1
    adler = combinedAdler(one | one << 16, rest, secondCount: source.count - 1)
    // The library closes a last band with that band's own checksum; the file's covers all bands.
    bytes = isLast ? Array(output.dropLast(4)) : output
  }
}

/// Adler-32 of two byte strings in a row from those of each.
func combinedAdler(_ first: UInt32, _ second: UInt32, secondCount: Int) -> UInt32 {
  let base: UInt64 = 65_521
  let (a1, b1) = (UInt64(first & 0xFFFF), UInt64(first >> 16))
  let (a2, b2) = (UInt64(second & 0xFFFF), UInt64(second >> 16))
  let count = UInt64(secondCount) % base
  let a = (a1 + a2 + base - 1) % base
  let b = (b1 + b2 + count * ((a1 + base - 1) % base)) % base
  return UInt32(a | b << 16)
}
