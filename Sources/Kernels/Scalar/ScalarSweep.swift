import KernelTypes

extension ScalarKernels {
  /// Whether every pixel of `box` is hidden already.
  public static func isHidden(_ coverage: Coverage, _ box: TileBox) -> Bool {
    for strip in box.firstStrip..<box.endStrip {
      for tile in box.firstTile..<box.endTile
      where coverage.hidden[strip * coverage.tileStride + tile] != 0xFFFF { return false }
    }
    return true
  }

  /// Turns the accumulated differences into mask tiles and runs, and clears them.
  ///
  /// Tiles and runs that are wholly hidden are not output. With `marksHidden` every pixel of full coverage becomes
  /// hidden for what comes later.
  public static func sweep(
    _ coverage: Coverage, _ box: TileBox, evenOdd: Bool, marksHidden: Bool, into stream: inout TileStream
  ) {
    for strip in box.firstStrip..<box.endStrip {
      let cells = coverage.cells + strip * coverage.cellStride
      let touched = coverage.touched + strip * coverage.tileStride
      let hidden = coverage.hidden + strip * coverage.tileStride
      let origin = strip * 4 * coverage.rowStride
      var carry = SIMD4<Int16>()
      var position = 0
      // An edge's ends may round into the tiles beside the box.
      var tile = box.firstTile - 1
      while true {
        let goesOn = tile > 0 && tile == position && hasFirstColumns(cells + tile * 16)
        guard goesOn || tile <= box.endTile else { break }
        guard goesOn || touched[tile] != 0 else {
          tile += 1
          continue
        }
        if tile != position {
          pushRun(
            coverage, hidden, from: position, to: min(tile, coverage.tileEnd), alphas(carry, evenOdd), origin,
            marksHidden, &stream)
        }
        touched[tile] = 0
        sweepTile(cells + tile * 16, &carry, evenOdd, hidden + tile, origin + tile * 4, marksHidden, &stream)
        tile += 1
        position = tile
      }
      if position < coverage.tileEnd {
        pushRun(
          coverage, hidden, from: position, to: coverage.tileEnd, alphas(carry, evenOdd), origin, marksHidden, &stream)
      }
    }
  }

  /// Whether a pair of columns that began in the tile before reached into this one.
  private static func hasFirstColumns(_ cells: UnsafeMutablePointer<Int16>) -> Bool {
    for i in 0..<8 where cells[i] != 0 { return true }
    return false
  }

  static func alpha(_ sum: Int16, _ evenOdd: Bool) -> UInt8 {
    if evenOdd {
      let folded = sum & 511
      return UInt8(min(min(folded, 512 - folded), 255))
    }
    return UInt8(min(Int32(sum).magnitude, 255))
  }

  private static func alphas(_ sums: SIMD4<Int16>, _ evenOdd: Bool) -> UInt32 {
    var result: UInt32 = 0
    for row in 0..<4 { result |= UInt32(alpha(sums[row], evenOdd)) << UInt32(row * 8) }
    return result
  }

  private static func sweepTile(
    _ cells: UnsafeMutablePointer<Int16>, _ carry: inout SIMD4<Int16>, _ evenOdd: Bool,
    _ hidden: UnsafeMutablePointer<UInt16>, _ offset: Int, _ marksHidden: Bool, _ stream: inout TileStream
  ) {
    var mask = MaskTile()
    for column in 0..<4 {
      for row in 0..<4 {
        carry[row] &+= cells[column * 4 + row]
        cells[column * 4 + row] = 0
        mask[row * 4 + column] = alpha(carry[row], evenOdd)
      }
    }
    guard hidden.pointee != 0xFFFF, mask != MaskTile() else { return }
    stream.masks[stream.maskCount] = mask
    stream.offsets[stream.maskCount] = UInt32(offset)
    stream.maskCount += 1
    if marksHidden {
      for i in 0..<16 where mask[i] == 255 { hidden.pointee |= 1 << UInt16(i) }
    }
  }

  /// Outputs a run, without the stretches of four tiles that are hidden.
  public static func pushRun(
    _ coverage: Coverage, _ hidden: UnsafeMutablePointer<UInt16>, from first: Int, to end: Int, _ alphas: UInt32,
    _ origin: Int, _ marksHidden: Bool, _ stream: inout TileStream
  ) {
    guard alphas != 0 else { return }
    var open = -1
    func put(_ end: Int) {
      stream.runs[stream.runCount] = Run(
        offset: UInt32(origin + open * 4), tileCount: UInt32(end - open), alphas: alphas)
      stream.runCount += 1
    }
    var tile = first
    while tile < end {
      let group = tile..<min(tile + 4, end)
      if group.contains(where: { hidden[$0] != 0xFFFF }) {
        if open < 0 { open = tile }
        if marksHidden && alphas == .max { for t in group { hidden[t] = 0xFFFF } }
      } else if open >= 0 {
        put(tile)
        open = -1
      }
      tile += 4
    }
    if open >= 0 { put(end) }
  }
}
