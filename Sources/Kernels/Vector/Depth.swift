import KernelTypes

extension VectorKernels {
  private typealias F16 = SIMD16<Float>

  /// Whether everything in `box` hides what lies behind 1/depth `nearest`.
  @inline(never)
  public static func isBehind(_ plane: DepthPlane, _ box: TileBox, nearest: Float) -> Bool {
    var strip = box.firstStrip
    while strip < box.endStrip {
      let row = plane.farthest + strip &* plane.tileStride
      var tile = box.firstTile
      while tile < box.endTile {
        if !(row[tile] > nearest) { return false }
        tile &+= 1
      }
      strip &+= 1
    }
    return true
  }

  /// Merges a face's tiles and runs into the layer; see `ScalarKernels.resolve`.
  @inline(never)
  public static func resolve(_ stream: TileStream, face: Int, into plane: inout DepthPlane) {
    let stripPixels = plane.rowStride &* 4
    var i = 0
    while i < stream.runCount {
      let run = stream.runs[i]
      i &+= 1
      let strip = Int(run.offset) / stripPixels
      var tile = (Int(run.offset) &- strip &* stripPixels) &>> 2
      let end = tile &+ Int(run.tileCount)
      let alphas = SIMD4<UInt32>(run.alphas, run.alphas &>> 8, run.alphas &>> 16, run.alphas &>> 24) & 255
      let mask = unsafeBitCast(alphas &* 0x0101_0101, to: MaskTile.self)
      let isFull = run.alphas == ~0
      while tile < end {
        if isFull { addFull(strip, tile, face, &plane) } else { add(mask, strip, tile, face, &plane) }
        tile &+= 1
      }
    }
    i = 0
    var strip = 0
    var start = 0
    while i < stream.maskCount {
      let offset = Int(stream.offsets[i])
      // Tiles come strip by strip.
      if offset < start || offset &- start >= stripPixels {
        strip = offset / stripPixels
        start = strip &* stripPixels
      }
      let tile = (offset &- start) &>> 2
      let mask = stream.masks[i]
      let halves = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
      if halves[0] & halves[1] == ~0 {
        addFull(strip, tile, face, &plane)
      } else {
        add(mask, strip, tile, face, &plane)
      }
      i &+= 1
    }
  }

  /// 1/depth at the tile's first pixel.
  @inline(__always) private static func origin(_ face: DepthFace, _ plane: DepthPlane, _ strip: Int, _ tile: Int)
    -> Float
  {
    face.depth(atPixel: tile &* 4 &- BandShape.leftMargin, plane.top &+ strip &* 4)
  }

  @inline(__always) private static func corners(_ face: DepthFace, _ origin: Float) -> SIMD4<Float> {
    let across = SIMD4<Float>(repeating: origin) + SIMD4<Float>(0, 3, 0, 3) * face.x
    return across + SIMD4<Float>(0, 0, 3, 3) * face.y
  }

  @inline(__always) private static func least(_ v: SIMD4<Float>) -> Float {
    let a = v[0] < v[1] ? v[0] : v[1]
    let b = v[2] < v[3] ? v[2] : v[3]
    return a < b ? a : b
  }

  @inline(__always)
  private static func addFull(_ strip: Int, _ tile: Int, _ face: Int, _ plane: inout DepthPlane) {
    let index = strip &* plane.tileStride &+ tile
    let state = plane.states[index]
    let new = plane.faces[face]
    if state >= 0 {
      let depths = corners(new, origin(new, plane, strip, tile))
      if state > 0 {
        let old = plane.faces[Int(state) &- 1]
        let nearer = depths .> corners(old, origin(old, plane, strip, tile)) * DepthPlane.bias
        let bits = unsafeBitCast(nearer, to: SIMD2<UInt64>.self)
        if bits[0] | bits[1] == 0 { return }
        if bits[0] & bits[1] != ~0 { return add(MaskTile(repeating: 255), strip, tile, face, &plane) }
      }
      plane.states[index] = Int32(truncatingIfNeeded: face &+ 1)
      plane.farthest[index] = least(depths)
      return
    }
    add(MaskTile(repeating: 255), strip, tile, face, &plane)
  }

  // Spelled out: the generic initializers become weak functions of the standard library's name in both builds.

  @inline(__always) private static func widened(_ v: MaskTile) -> U16 {
    let z: UInt8 = 0
    let low = MaskTile(v[0], z, v[1], z, v[2], z, v[3], z, v[4], z, v[5], z, v[6], z, v[7], z)
    let high = MaskTile(v[8], z, v[9], z, v[10], z, v[11], z, v[12], z, v[13], z, v[14], z, v[15], z)
    return U16(
      lowHalf: unsafeBitCast(low, to: SIMD8<UInt16>.self), highHalf: unsafeBitCast(high, to: SIMD8<UInt16>.self))
  }

  @inline(__always) private static func widened(_ v: U16) -> SIMD16<Int32> {
    let z: UInt16 = 0
    let low = U16(v[0], z, v[1], z, v[2], z, v[3], z, v[4], z, v[5], z, v[6], z, v[7], z)
    let high = U16(v[8], z, v[9], z, v[10], z, v[11], z, v[12], z, v[13], z, v[14], z, v[15], z)
    return SIMD16(lowHalf: unsafeBitCast(low, to: I8.self), highHalf: unsafeBitCast(high, to: I8.self))
  }

  @inline(never)
  private static func add(
    _ mask: MaskTile, _ strip: Int, _ tile: Int, _ face: Int, _ plane: inout DepthPlane
  ) {
    let index = strip &* plane.tileStride &+ tile
    let state = plane.states[index]
    let new = plane.faces[face]
    let q = depths(new, origin(new, plane, strip, tile))
    let a = widened(mask)
    if state == 0 {
      let pixels = newTile(index, &plane)
      pixels.pointee.red = a &* new.red
      pixels.pointee.green = a &* new.green
      pixels.pointee.blue = a &* new.blue
      pixels.pointee.coverage = a
      // Without coverage the depth stays 0, as if nothing had been there.
      pixels.pointee.depth = chosen(F16(repeating: 0), q, widened(isLess(U16(repeating: 0), a)))
      return
    }
    if state > 0 { spread(index, plane.faces[Int(state) &- 1], strip, tile, &plane) }
    let pixels = plane.tiles + (Int(-plane.states[index]) &- 1)
    let old = pixels.pointee.coverage
    let depth = pixels.pointee.depth
    // Where old and new parts exceed a pixel, the farther one gives way.
    let over = isLess(U16(repeating: 255), old &+ a)
    let nearer = over & maskWords(q .> depth * DepthPlane.bias)
    let rest = 255 &- a
    let use = chosen(chosen(a, 255 &- old, over), a, nearer)
    let keep = chosen(old, rest, nearer)
    let shrinks = unsafeBitCast(nearer & isLess(rest, old), to: SIMD4<UInt64>.self)
    if shrinks[0] | shrinks[1] | shrinks[2] | shrinks[3] != 0 { shrink(pixels, keep, old) }
    pixels.pointee.red &+= use &* new.red
    pixels.pointee.green &+= use &* new.green
    pixels.pointee.blue &+= use &* new.blue
    pixels.pointee.coverage = keep &+ use
    pixels.pointee.depth = chosen(depth, q, widened(isLess(keep, use)))
  }

  /// `other` where `mask` is all ones.
  @inline(__always) private static func chosen(_ v: U16, _ other: U16, _ mask: H16) -> U16 {
    let mask = unsafeBitCast(mask, to: U16.self)
    return v ^ ((v ^ other) & mask)
  }

  // Not `replacing(with:where:)`: the compiler compares sixteen numbers of 32 bits lane by lane, which took half of the time.
  @inline(__always) private static func chosen(_ v: F16, _ other: F16, _ mask: SIMD16<Int32>) -> F16 {
    let (bits, otherBits) = (unsafeBitCast(v, to: SIMD16<Int32>.self), unsafeBitCast(other, to: SIMD16<Int32>.self))
    return unsafeBitCast(bits ^ ((bits ^ otherBits) & mask), to: F16.self)
  }

  /// Of numbers below 2¹⁵, which compare faster as signed ones.
  @inline(__always) private static func isLess(_ a: U16, _ b: U16) -> H16 {
    unsafeBitCast(unsafeBitCast(a, to: H16.self) .< unsafeBitCast(b, to: H16.self), to: H16.self)
  }

  /// Masks of 32 bits as masks of 16.
  @inline(__always) private static func maskWords(_ mask: SIMDMask<SIMD16<Int32>>) -> H16 {
    let v = unsafeBitCast(mask, to: SIMD16<Int32>.self)
    return H16(lowHalf: narrowed(v.lowHalf), highHalf: narrowed(v.highHalf))
  }

  /// Masks of 16 bits as masks of 32.
  @inline(__always) private static func widened(_ v: H16) -> SIMD16<Int32> {
    let low = H16(v[0], v[0], v[1], v[1], v[2], v[2], v[3], v[3], v[4], v[4], v[5], v[5], v[6], v[6], v[7], v[7])
    let high = H16(
      v[8], v[8], v[9], v[9], v[10], v[10], v[11], v[11], v[12], v[12], v[13], v[13], v[14], v[14], v[15], v[15])
    return SIMD16(lowHalf: unsafeBitCast(low, to: I8.self), highHalf: unsafeBitCast(high, to: I8.self))
  }

  /// What is left of the sums of colours when only `keep` of the coverage `old` stays.
  ///
  /// The quotients are below 2¹⁶ and those that are not whole at least 1/255 below the next whole number, which is more
  /// than `Float` can round up by there; the products fit its 24 bits. So the whole parts are exact.
  @inline(never)
  private static func shrink(_ pixels: UnsafeMutablePointer<DepthTile>, _ keep: U16, _ old: U16) {
    // Unchanged where all is kept, and where nothing was.
    let one = U16(repeating: 1)
    let divisor = old | (unsafeBitCast(isLess(old, one), to: U16.self) & one)
    let factor = chosen(divisor, keep, isLess(keep, old))
    let (f, d) = (widened(factor), widened(divisor))
    let (fLow, fHigh) = (floats(f.lowHalf), floats(f.highHalf))
    let (dLow, dHigh) = (floats(d.lowHalf), floats(d.highHalf))
    @inline(__always) func shrunk(_ v: U16) -> U16 {
      let wide = widened(v)
      let low = wholeParts(floats(wide.lowHalf) * fLow / dLow)
      let high = wholeParts(floats(wide.highHalf) * fHigh / dHigh)
      return words(low, high)
    }
    pixels.pointee.red = shrunk(pixels.pointee.red)
    pixels.pointee.green = shrunk(pixels.pointee.green)
    pixels.pointee.blue = shrunk(pixels.pointee.blue)
  }

  /// 1/depth of all pixels of a tile.
  @inline(__always) private static func depths(_ face: DepthFace, _ origin: Float) -> F16 {
    let across = SIMD4<Float>(repeating: origin) + SIMD4<Float>(0, 1, 2, 3) * face.x
    let rows = SIMD4<Float>(0, 1, 2, 3) * face.y
    return F16(
      lowHalf: F8(lowHalf: across + rows[0], highHalf: across + rows[1]),
      highHalf: F8(lowHalf: across + rows[2], highHalf: across + rows[3]))
  }

  @inline(__always)
  private static func newTile(_ index: Int, _ plane: inout DepthPlane) -> UnsafeMutablePointer<DepthTile> {
    let tile = plane.tiles + plane.tileCount
    plane.tileCount &+= 1
    plane.states[index] = Int32(truncatingIfNeeded: 0 &- plane.tileCount)
    plane.farthest[index] = -.infinity
    return tile
  }

  @inline(never)
  private static func spread(_ index: Int, _ face: DepthFace, _ strip: Int, _ tile: Int, _ plane: inout DepthPlane) {
    let q = depths(face, origin(face, plane, strip, tile))
    let pixels = newTile(index, &plane)
    pixels.pointee.red = U16(repeating: face.red &* 255)
    pixels.pointee.green = U16(repeating: face.green &* 255)
    pixels.pointee.blue = U16(repeating: face.blue &* 255)
    pixels.pointee.coverage = U16(repeating: 255)
    pixels.pointee.depth = q
  }
}
