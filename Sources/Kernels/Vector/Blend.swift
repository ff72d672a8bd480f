import KernelTypes

// Even and odd bytes are worked on side by side in 16-bit lanes, without any shuffle; formulas as in `ScalarKernels`.
// Measured, but slower: rounding multiplication of high halves (2 % less on AVX2, but three times the whole frame on
// the baseline, which has none) and forms that widen and narrow (half as fast).

extension VectorKernels {
  /// Sets `count` pixels to one value.
  @inline(never)
  public static func fill(_ pixels: UnsafeMutablePointer<UInt32>, count: Int, with pixel: UInt32) {
    let v = Pixels8(repeating: pixel)
    let p = UnsafeMutableRawPointer(pixels)
    var i = 0
    while i &+ 32 <= count {
      p.storeBytes(of: v, toByteOffset: i &* 4, as: Pixels8.self)
      p.storeBytes(of: v, toByteOffset: i &* 4 &+ 32, as: Pixels8.self)
      p.storeBytes(of: v, toByteOffset: i &* 4 &+ 64, as: Pixels8.self)
      p.storeBytes(of: v, toByteOffset: i &* 4 &+ 96, as: Pixels8.self)
      i &+= 32
    }
    while i < count {
      pixels[i] = pixel
      i &+= 1
    }
  }

  // MARK: One colour

  /// A colour's even and odd bytes, and the rest of the destination it lets through.
  private struct Over {
    let source: Pixels8
    let rest: U16

    @inline(__always) init(_ pixel: UInt32) {
      source = Pixels8(repeating: pixel)
      rest = U16(repeating: 255 &- UInt16(truncatingIfNeeded: pixel &>> 24))
    }

    @inline(__always) func callAsFunction(_ destination: Pixels8) -> Pixels8 {
      let d = lanes(destination)
      let half = U16(repeating: 128)
      let even = divided255((d & 0xFF) &* rest &+ half)
      let odd = divided255((d &>> 8) &* rest &+ half)
      return pixels(even | (odd &<< 8)) &+ source
    }
  }

  /// `pixel` times a widened coverage.
  @inline(__always) private static func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    let even = (((pixel & 0xFF00FF) &* factor &+ 0x80_0080) &>> 8) & 0xFF00FF
    let odd = (((pixel &>> 8) & 0xFF00FF) &* factor &+ 0x80_0080) & 0xFF00_FF00
    return even | odd
  }

  @inline(__always) private static func store(_ v: Pixels8, tiles: Int, at p: UnsafeMutableRawPointer) {
    var i = 0
    while i &+ 2 <= tiles {
      p.storeBytes(of: v, toByteOffset: i &* 16, as: Pixels8.self)
      i &+= 2
    }
    if i < tiles { p.storeBytes(of: v.lowHalf, toByteOffset: i &* 16, as: Pixels4.self) }
  }

  @inline(__always) private static func blend(_ over: Over, tiles: Int, at p: UnsafeMutableRawPointer) {
    var i = 0
    while i &+ 2 <= tiles {
      let d = p.loadUnaligned(fromByteOffset: i &* 16, as: Pixels8.self)
      p.storeBytes(of: over(d), toByteOffset: i &* 16, as: Pixels8.self)
      i &+= 2
    }
    if i < tiles {
      let d = p.loadUnaligned(fromByteOffset: i &* 16, as: Pixels4.self)
      p.storeBytes(of: over(Pixels8(lowHalf: d, highHalf: d)).lowHalf, toByteOffset: i &* 16, as: Pixels4.self)
    }
  }

  /// Draws runs in one colour.
  @inline(never)
  public static func drawRuns(
    _ runs: UnsafePointer<Run>, count: Int, color: UInt32, onto origin: UnsafeMutablePointer<UInt32>, rowStride: Int
  ) {
    let isOpaque = color &>> 24 == 255
    let solid = Pixels8(repeating: color)
    let whole = Over(color)
    let step = rowStride &* 4
    var i = 0
    while i < count {
      let run = runs[i]
      i &+= 1
      let tiles = Int(run.tileCount)
      var p = UnsafeMutableRawPointer(origin + Int(run.offset))
      var alphas = run.alphas
      if alphas == ~0 {
        for _ in 0..<4 {
          if isOpaque { store(solid, tiles: tiles, at: p) } else { blend(whole, tiles: tiles, at: p) }
          p += step
        }
        continue
      }
      for _ in 0..<4 {
        let alpha = alphas & 255
        if alpha == 255 && isOpaque {
          store(solid, tiles: tiles, at: p)
        } else if alpha != 0 {
          blend(Over(scaled(color, by: alpha &+ (alpha &+ 1) &>> 8)), tiles: tiles, at: p)
        }
        alphas &>>= 8
        p += step
      }
    }
  }

  // MARK: Masks

  /// Coverage of eight pixels as 0…256 in both 16-bit lanes of each.
  @inline(__always) private static func widened(_ a: MaskTile, _ upper: Bool) -> U16 {
    let o = upper ? 8 : 0
    #if AVX2
      let z: UInt8 = 0
      let bytes = SIMD32<UInt8>(
        lowHalf: MaskTile(
          a[o], z, a[o], z, a[o + 1], z, a[o + 1], z, a[o + 2], z, a[o + 2], z, a[o + 3], z, a[o + 3], z),
        highHalf: MaskTile(
          a[o + 4], z, a[o + 4], z, a[o + 5], z, a[o + 5], z, a[o + 6], z, a[o + 6], z, a[o + 7], z, a[o + 7], z))
      let v = unsafeBitCast(bytes, to: U16.self)
      return factors(v)
    #else
      let half = SIMD8<UInt16>(truncatingIfNeeded: upper ? a.highHalf : a.lowHalf)
      let w = factors(half)
      return U16(w[0], w[0], w[1], w[1], w[2], w[2], w[3], w[3], w[4], w[4], w[5], w[5], w[6], w[6], w[7], w[7])
    #endif
  }

  @inline(__always)
  private static func load(_ p: UnsafeMutableRawPointer, _ step: Int) -> Pixels8 {
    Pixels8(
      lowHalf: p.loadUnaligned(as: Pixels4.self), highHalf: p.loadUnaligned(fromByteOffset: step, as: Pixels4.self))
  }

  @inline(__always)
  private static func store(_ v: Pixels8, _ p: UnsafeMutableRawPointer, _ step: Int) {
    p.storeBytes(of: v.lowHalf, as: Pixels4.self)
    p.storeBytes(of: v.highHalf, toByteOffset: step, as: Pixels4.self)
  }

  /// Draws mask tiles in one opaque colour.
  @inline(never)
  public static func drawOpaqueMasks(
    _ masks: UnsafePointer<MaskTile>, _ offsets: UnsafePointer<UInt32>, count: Int, color: UInt32,
    onto origin: UnsafeMutablePointer<UInt32>, rowStride: Int
  ) {
    let even = lanes(Pixels8(repeating: color & 0xFF00FF))
    let odd = lanes(Pixels8(repeating: (color &>> 8) & 0xFF00FF))
    let step = rowStride &* 4
    let half = U16(repeating: 128)
    @inline(__always) func mixed(_ destination: Pixels8, _ a: U16) -> Pixels8 {
      let d = lanes(destination)
      let x = ((even &- (d & 0xFF)) &* a &+ (d &<< 8) &+ half) &>> 8
      let y = ((odd &- (d &>> 8)) &* a &+ (d & 0xFF00) &+ half) & 0xFF00
      return pixels(x | y)
    }
    var i = 0
    while i < count {
      let p = UnsafeMutableRawPointer(origin + Int(offsets[i]))
      let q = p + 2 &* step
      let mask = masks[i]
      let upper = mixed(load(p, step), widened(mask, false))
      let lower = mixed(load(q, step), widened(mask, true))
      store(upper, p, step)
      store(lower, q, step)
      i &+= 1
    }
  }

  /// Source-over of eight pixels whose source is `even` and `odd` bytes times a widened coverage.
  @inline(__always)
  private static func over(_ destination: Pixels8, _ even: U16, _ odd: U16, _ alpha: U16, _ a: U16) -> Pixels8 {
    let d = lanes(destination)
    let half = U16(repeating: 128)
    let rest = 255 &- ((alpha &* a &+ half) &>> 8)
    let sourceEven = (even &* a &+ half) &>> 8
    let sourceOdd = (odd &* a &+ half) & 0xFF00
    let x = divided255((d & 0xFF) &* rest &+ half) &+ sourceEven
    let y = (divided255((d &>> 8) &* rest &+ half) &<< 8) &+ sourceOdd
    return pixels(x | y)
  }

  /// Draws mask tiles in one translucent colour.
  @inline(never)
  public static func drawTranslucentMasks(
    _ masks: UnsafePointer<MaskTile>, _ offsets: UnsafePointer<UInt32>, count: Int, color: UInt32,
    onto origin: UnsafeMutablePointer<UInt32>, rowStride: Int
  ) {
    let even = lanes(Pixels8(repeating: color & 0xFF00FF))
    let odd = lanes(Pixels8(repeating: (color &>> 8) & 0xFF00FF))
    let alpha = U16(repeating: UInt16(truncatingIfNeeded: color &>> 24))
    let step = rowStride &* 4
    var i = 0
    while i < count {
      let p = UnsafeMutableRawPointer(origin + Int(offsets[i]))
      let q = p + 2 &* step
      let mask = masks[i]
      let upper = over(load(p, step), even, odd, alpha, widened(mask, false))
      let lower = over(load(q, step), even, odd, alpha, widened(mask, true))
      store(upper, p, step)
      store(lower, q, step)
      i &+= 1
    }
  }

  // MARK: Pixels of a paint

  /// The alphas of eight pixels in both lanes of each.
  @inline(__always) private static func alphas(_ v: Pixels8) -> U16 {
    let a = v &>> 24
    return lanes(a | (a &<< 16))
  }

  @inline(__always)
  private static func over(_ destination: Pixels8, _ source: Pixels8, _ a: U16) -> Pixels8 {
    let s = lanes(source)
    let d = lanes(destination)
    let half = U16(repeating: 128)
    let even = ((s & 0xFF) &* a &+ half) &>> 8
    let odd = ((s &>> 8) &* a &+ half) & 0xFF00
    // The alphas are among the odd bytes.
    let rest = 255 &- alphas(pixels(odd))
    let x = divided255((d & 0xFF) &* rest &+ half) &+ even
    let y = (divided255((d &>> 8) &* rest &+ half) &<< 8) &+ odd
    return pixels(x | y)
  }

  @inline(__always) private static func isEmpty(_ v: Pixels8) -> Bool {
    let words = unsafeBitCast(v, to: SIMD4<UInt64>.self)
    return words[0] | words[1] | words[2] | words[3] == 0
  }

  /// Draws runs in a colour for each row of the band.
  @inline(never)
  public static func drawRuns(
    _ runs: UnsafePointer<Run>, count: Int, rowColors: UnsafePointer<UInt32>,
    onto origin: UnsafeMutablePointer<UInt32>, rowStride: Int
  ) {
    let step = rowStride &* 4
    var i = 0
    while i < count {
      let run = runs[i]
      i &+= 1
      let row = Int(run.offset) / step &* 4
      let tiles = Int(run.tileCount)
      var p = UnsafeMutableRawPointer(origin + Int(run.offset))
      for k in 0..<4 {
        let alpha = (run.alphas &>> UInt32(truncatingIfNeeded: k &* 8)) & 255
        let color = rowColors[row &+ k]
        if alpha == 255 && color &>> 24 == 255 {
          store(Pixels8(repeating: color), tiles: tiles, at: p)
        } else if alpha != 0 {
          blend(Over(scaled(color, by: alpha &+ (alpha &+ 1) &>> 8)), tiles: tiles, at: p)
        }
        p += step
      }
    }
  }

  /// Draws mask tiles in a colour for each row of the band.
  @inline(never)
  public static func drawMasks(
    _ masks: UnsafePointer<MaskTile>, _ offsets: UnsafePointer<UInt32>, count: Int,
    rowColors: UnsafePointer<UInt32>, onto origin: UnsafeMutablePointer<UInt32>, rowStride: Int
  ) {
    let step = rowStride &* 4
    var i = 0
    while i < count {
      let p = UnsafeMutableRawPointer(origin + Int(offsets[i]))
      let q = p + 2 &* step
      let row = Int(offsets[i]) / step &* 4
      let mask = masks[i]
      let first = Pixels8(
        lowHalf: Pixels4(repeating: rowColors[row]), highHalf: Pixels4(repeating: rowColors[row &+ 1]))
      let second = Pixels8(
        lowHalf: Pixels4(repeating: rowColors[row &+ 2]), highHalf: Pixels4(repeating: rowColors[row &+ 3]))
      store(over(load(p, step), first, widened(mask, false)), p, step)
      store(over(load(q, step), second, widened(mask, true)), q, step)
      i &+= 1
    }
  }

  /// Draws 16 pixels of a paint through one mask tile.
  @inline(never)
  public static func drawTile(
    _ source: UnsafePointer<UInt32>, through mask: MaskTile, onto pixels: UnsafeMutablePointer<UInt32>, rowStride: Int
  ) {
    let s = UnsafeRawPointer(source)
    let p = UnsafeMutableRawPointer(pixels)
    let step = rowStride &* 4
    let q = p + 2 &* step
    let first = s.loadUnaligned(as: Pixels8.self)
    let second = s.loadUnaligned(fromByteOffset: 32, as: Pixels8.self)
    let upper = over(load(p, step), first, widened(mask, false))
    let lower = over(load(q, step), second, widened(mask, true))
    store(upper, p, step)
    store(lower, q, step)
  }

  /// Draws `count` source pixels, a multiple of 4, over the destination at one coverage or opacity.
  @inline(never)
  public static func drawPixels(
    _ source: UnsafePointer<UInt32>, count: Int, coverage: UInt8, onto pixels: UnsafeMutablePointer<UInt32>
  ) {
    let s = UnsafeRawPointer(source)
    let p = UnsafeMutableRawPointer(pixels)
    let a = factors(U16(repeating: UInt16(coverage)))
    var i = 0
    while i &+ 8 <= count {
      let place = i &* 4
      i &+= 8
      let v = s.loadUnaligned(fromByteOffset: place, as: Pixels8.self)
      // Most layers are empty in most places.
      if isEmpty(v) { continue }
      let d = p.loadUnaligned(fromByteOffset: place, as: Pixels8.self)
      p.storeBytes(of: over(d, v, a), toByteOffset: place, as: Pixels8.self)
    }
    while i &+ 4 <= count {
      let d = p.loadUnaligned(fromByteOffset: i &* 4, as: Pixels4.self)
      let v = s.loadUnaligned(fromByteOffset: i &* 4, as: Pixels4.self)
      let result = over(Pixels8(lowHalf: d, highHalf: d), Pixels8(lowHalf: v, highHalf: v), a)
      p.storeBytes(of: result.lowHalf, toByteOffset: i &* 4, as: Pixels4.self)
      i &+= 4
    }
  }
}
