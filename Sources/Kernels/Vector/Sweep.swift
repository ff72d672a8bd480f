import KernelTypes

extension VectorKernels {
  /// Whether every pixel of `box` is hidden already.
  @inline(never)
  public static func isHidden(_ coverage: Coverage, _ box: TileBox) -> Bool {
    var strip = box.firstStrip
    while strip < box.endStrip {
      let row = UnsafeMutableRawPointer(coverage.hidden + strip &* coverage.tileStride)
      var tile = box.firstTile
      while tile &+ bytesAtOnce / 2 <= box.endTile {
        if !areAllOnes(row + tile &* 2) { return false }
        tile &+= bytesAtOnce / 2
      }
      while tile < box.endTile {
        let mask = groupMask(box.endTile &- tile)
        if ~row.loadUnaligned(fromByteOffset: tile &* 2, as: UInt64.self) & mask != 0 { return false }
        tile &+= 4
      }
      strip &+= 1
    }
    return true
  }

  /// The bits of the first `count` of four tiles.
  @inline(__always) private static func groupMask(_ count: Int) -> UInt64 {
    count >= 4 ? ~0 : (1 &<< UInt64(truncatingIfNeeded: count &* 16)) &- 1
  }

  /// Turns the accumulated differences into mask tiles and runs; see `ScalarKernels.sweep`.
  @inline(__always)
  public static func sweep(
    _ coverage: Coverage, _ box: TileBox, evenOdd: Bool, marksHidden: Bool, into stream: inout TileStream
  ) {
    switch (evenOdd, marksHidden) {
    case (false, true): sweepNonzeroMarking(coverage, box, &stream)
    case (false, false): sweepNonzero(coverage, box, &stream)
    case (true, true): sweepEvenOddMarking(coverage, box, &stream)
    case (true, false): sweepEvenOdd(coverage, box, &stream)
    }
  }

  // One loop for each pair of flags, each a symbol of its own in a profile.
  /// The nonzero rule; opaque pixels are marked as hidden.
  @inline(never)
  public static func sweepNonzeroMarking(_ coverage: Coverage, _ box: TileBox, _ stream: inout TileStream) {
    sweep(false, true, coverage, box, &stream)
  }
  /// The nonzero rule; nothing is marked.
  @inline(never)
  public static func sweepNonzero(_ coverage: Coverage, _ box: TileBox, _ stream: inout TileStream) {
    sweep(false, false, coverage, box, &stream)
  }
  /// The even-odd rule; opaque pixels are marked as hidden.
  @inline(never)
  public static func sweepEvenOddMarking(_ coverage: Coverage, _ box: TileBox, _ stream: inout TileStream) {
    sweep(true, true, coverage, box, &stream)
  }
  /// The even-odd rule; nothing is marked.
  @inline(never)
  public static func sweepEvenOdd(_ coverage: Coverage, _ box: TileBox, _ stream: inout TileStream) {
    sweep(true, false, coverage, box, &stream)
  }

  /// Sums along the columns of a tile, all four rows at once.
  @inline(__always) private static func columnSums(_ v: H16) -> H16 {
    let pairs =
      v &+ H16(0, 0, 0, 0, v[0], v[1], v[2], v[3], 0, 0, 0, 0, v[8], v[9], v[10], v[11])
    return pairs
      &+ H16(
        0, 0, 0, 0, 0, 0, 0, 0, pairs[4], pairs[5], pairs[6], pairs[7], pairs[4], pairs[5], pairs[6], pairs[7])
  }

  @inline(__always) private static func rowAlphas(_ sums: SIMD4<Int16>, _ evenOdd: Bool) -> UInt32 {
    var a: SIMD4<Int16>
    if evenOdd {
      a = sums & 511
      let high = 512 &- a
      a = a.replacing(with: high, where: high .< a)
    } else {
      let minus = 0 &- sums
      a = sums.replacing(with: minus, where: minus .> sums)
    }
    let most = SIMD4<Int16>(repeating: 255)
    a = a.replacing(with: most, where: a .> most)
    let bits = unsafeBitCast(a, to: UInt64.self)
    let packed = bits | (bits &>> 8)
    return UInt32(truncatingIfNeeded: (packed & 0xFFFF) | ((packed &>> 16) & 0xFFFF_0000))
  }

  /// The first tile from `first` on that an edge has touched, or one beyond the others at or after `end`.
  @inline(__always)
  private static func nextTouched(_ flags: UnsafePointer<UInt8>, from first: Int, to end: Int) -> Int {
    var tile = first
    while tile < end {
      let bits = topBits(UnsafeRawPointer(flags + tile))
      if bits != 0 { return tile &+ bits.trailingZeroBitCount }
      tile &+= bytesAtOnce
    }
    return tile
  }

  /// Outputs a run without the stretches that are hidden, four tiles a step.
  @inline(__always)
  private static func pushRun(
    _ hidden: UnsafeMutablePointer<UInt16>, from first: Int, to end: Int, _ alphas: UInt32, _ origin: Int,
    _ marks: Bool, _ runs: inout UnsafeMutablePointer<Run>
  ) {
    var tile = first
    var open = -1
    while tile < end {
      let mask = groupMask(end &- tile)
      let group = UnsafeMutableRawPointer(hidden + tile)
      let bits = group.loadUnaligned(as: UInt64.self)
      if ~bits & mask != 0 {
        if open < 0 { open = tile }
        if marks { group.storeBytes(of: bits | mask, as: UInt64.self) }
      } else if open >= 0 {
        put(&runs, origin, open, tile, alphas)
        open = -1
      }
      tile &+= 4
    }
    if open >= 0 { put(&runs, origin, open, end, alphas) }
  }

  @inline(__always)
  private static func put(
    _ runs: inout UnsafeMutablePointer<Run>, _ origin: Int, _ first: Int, _ end: Int, _ alphas: UInt32
  ) {
    runs.pointee = Run(
      offset: UInt32(truncatingIfNeeded: origin &+ first &* 4), tileCount: UInt32(truncatingIfNeeded: end &- first),
      alphas: alphas)
    runs += 1
  }

  @inline(__always)
  private static func sweep(
    _ evenOdd: Bool, _ marks: Bool, _ coverage: Coverage, _ box: TileBox, _ stream: inout TileStream
  ) {
    var maskCount = stream.maskCount
    let masks = stream.masks
    let offsets = stream.offsets
    var runs = stream.runs + stream.runCount
    let tileEnd = coverage.tileEnd
    // An edge's ends may round into the tiles beside the box.
    let first = box.firstTile &- 1
    let end = box.endTile &+ 1
    var strip = box.firstStrip
    while strip < box.endStrip {
      let cells = coverage.cells + strip &* coverage.cellStride
      let touched = coverage.touched + strip &* coverage.tileStride
      let hidden = coverage.hidden + strip &* coverage.tileStride
      let origin = strip &* 4 &* coverage.rowStride
      var carry = H16(repeating: 0)
      var position = 0
      var tile = nextTouched(touched, from: first, to: end)
      while tile < end {
        if tile != position {
          let sums = carry.lowHalf.lowHalf
          if unsafeBitCast(sums, to: UInt64.self) != 0 {
            let alphas = rowAlphas(sums, evenOdd)
            if alphas != 0 {
              pushRun(
                hidden, from: position, to: tile < tileEnd ? tile : tileEnd, alphas, origin,
                marks && alphas == ~0, &runs)
            }
          }
        }
        while true {
          touched[tile] = 0
          let cell = UnsafeMutableRawPointer(cells + tile &* 16)
          let differences = cell.load(as: H16.self)
          cell.storeBytes(of: H16(repeating: 0), as: H16.self)
          let sums = columnSums(differences) &+ carry
          carry = H16(
            sums[12], sums[13], sums[14], sums[15], sums[12], sums[13], sums[14], sums[15], sums[12], sums[13],
            sums[14], sums[15], sums[12], sums[13], sums[14], sums[15])
          let mask = rows(evenOdd ? folded(sums) : magnitudes(sums))
          let halves = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
          if hidden[tile] != 0xFFFF && (halves[0] | halves[1]) != 0 {
            masks[maskCount] = mask
            offsets[maskCount] = UInt32(truncatingIfNeeded: origin &+ tile &* 4)
            maskCount &+= 1
            if marks { hidden[tile] |= fullPixels(mask) }
          }
          tile &+= 1
          // The next tile may have got the second half of a pair of columns only, or the rest behind it.
          let next = UnsafeMutableRawPointer(cells + tile &* 16).load(as: SIMD2<UInt64>.self)
          if next[0] | next[1] | UInt64(truncatingIfNeeded: touched[tile]) == 0 { break }
        }
        position = tile
        tile = nextTouched(touched, from: tile, to: end)
      }
      let sums = carry.lowHalf.lowHalf
      if unsafeBitCast(sums, to: UInt64.self) != 0 && position < tileEnd {
        let alphas = rowAlphas(sums, evenOdd)
        if alphas != 0 { pushRun(hidden, from: position, to: tileEnd, alphas, origin, marks && alphas == ~0, &runs) }
      }
      strip &+= 1
    }
    stream.maskCount = maskCount
    stream.runCount = runs - stream.runs
  }
}
