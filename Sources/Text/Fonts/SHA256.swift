#if arch(x86_64)
  import ProcessorFeatures
#endif

/// The SHA-256 digest (FIPS 180-4), for naming font files, pictures and inputs by content.
package struct SHA256 {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  /// What does not fill a block yet.
  private var rest: [UInt8] = []
  private var byteCount: UInt64 = 0
  private let hasInstructions: Bool

  /// - Parameter usesInstructions: whether the processor's own instructions may be used, which are six times as fast.
  package init(usesInstructions: Bool = true) {
    #if arch(x86_64)
      hasInstructions = usesInstructions && processor_has_sha256()
    #else
      hasInstructions = false
    #endif
  }

  /// The digest of `bytes` as 64 hexadecimal digits.
  package static func hexDigest(_ bytes: UnsafeRawBufferPointer) -> String {
    var hash = SHA256()
    hash.add(bytes)
    return hash.hexDigest()
  }

  /// The digest of `bytes` as 64 hexadecimal digits.
  package static func hexDigest(_ bytes: [UInt8]) -> String { bytes.withUnsafeBytes(hexDigest) }

  /// Takes in bytes, which follow those before.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    byteCount &+= UInt64(bytes.count)
    var bytes = bytes[...]
    if !rest.isEmpty {
      let missing = bytes.prefix(64 - rest.count)
      rest += missing
      bytes = bytes.dropFirst(missing.count)
      guard rest.count == 64 else { return }
      let block = rest
      rest = []
      block.withUnsafeBytes { processBlocks($0) }
    }
    let whole = bytes.count / 64 * 64
    processBlocks(UnsafeRawBufferPointer(rebasing: bytes.prefix(whole)))
    rest += bytes.dropFirst(whole)
  }

  /// Takes in bytes, which follow those before.
  package mutating func add(_ bytes: [UInt8]) { bytes.withUnsafeBytes { add($0) } }

  /// The digest of all bytes so far as 64 hexadecimal digits.
  package func hexDigest() -> String {
    var hash = self
    var tail = rest
    tail.append(0x80)
    tail.append(contentsOf: repeatElement(0, count: (119 - tail.count + 1) % 64))
    let bitCount = byteCount &* 8
    for shift in stride(from: 56, through: 0, by: -8) { tail.append(UInt8(truncatingIfNeeded: bitCount >> shift)) }
    tail.withUnsafeBytes { hash.processBlocks($0) }
    return hash.state.map(Self.hex).joined()
  }

  /// - Parameter blocks: of 64 bytes each.
  private mutating func processBlocks(_ blocks: UnsafeRawBufferPointer) {
    #if arch(x86_64)
      if hasInstructions, let start = blocks.baseAddress {
        state.withUnsafeMutableBufferPointer { state in
          guard let words = state.baseAddress else { return }
          processor_sha256(words, Self.constants, start.assumingMemoryBound(to: UInt8.self), blocks.count / 64)
        }
        return
      }
    #endif
    for start in stride(from: 0, to: blocks.count, by: 64) { process(blocks, at: start) }
  }

  private static func hex(_ word: UInt32) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// In local variables: a frame's pixels are some megabytes.
  private mutating func process(_ bytes: UnsafeRawBufferPointer, at start: Int) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
      for index in 0..<16 {
        schedule[index] = UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: start + 4 * index, as: UInt32.self))
      }
      for index in 16..<64 {
        let (a, b) = (schedule[index - 15], schedule[index - 2])
        let s0 = Self.rotate(a, 7) ^ Self.rotate(a, 18) ^ (a >> 3)
        let s1 = Self.rotate(b, 17) ^ Self.rotate(b, 19) ^ (b >> 10)
        schedule[index] = schedule[index - 16] &+ s0 &+ schedule[index - 7] &+ s1
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      Self.constants.withUnsafeBufferPointer { constants in
        for index in 0..<64 {
          let s1 = Self.rotate(e, 6) ^ Self.rotate(e, 11) ^ Self.rotate(e, 25)
          let first = h &+ s1 &+ ((e & f) ^ (~e & g)) &+ constants[index] &+ schedule[index]
          let s0 = Self.rotate(a, 2) ^ Self.rotate(a, 13) ^ Self.rotate(a, 22)
          let majority = (a & b) ^ (a & c) ^ (b & c)
          (h, g, f, e) = (g, f, e, d &+ first)
          (d, c, b, a) = (c, b, a, first &+ s0 &+ majority)
        }
      }
      state[0] &+= a
      state[1] &+= b
      state[2] &+= c
      state[3] &+= d
      state[4] &+= e
      state[5] &+= f
      state[6] &+= g
      state[7] &+= h
    }
  }

  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

  // The fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
