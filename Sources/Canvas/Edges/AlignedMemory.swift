extension UnsafeMutablePointer {
  /// Memory for `count` values that begins where a row of vectors may; it is given back as any other.
  static func aligned(_ count: Int) -> Self {
    UnsafeMutableRawPointer.allocate(byteCount: count * MemoryLayout<Pointee>.stride, alignment: 64)
      .bindMemory(to: Pointee.self, capacity: count)
  }
}
