import KernelTypes

extension MaskTile {
  /// Whether nothing is covered; comparing with an empty one goes byte by byte.
  @inline(__always) var isEmpty: Bool {
    let halves = unsafeBitCast(self, to: SIMD2<UInt64>.self)
    return halves[0] | halves[1] == 0
  }
}
