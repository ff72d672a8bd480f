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
    while i < stream.maskCount {
      let offset = Int(stream.offsets[i])
      let strip = offset / stripPixels
      let tile = (offset &- strip &* stripPixels) &>> 2
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
      pixels.pointee.depth = F16(repeating: 0).replacing(with: q, where: widened(a) .> 0)
      return
    }
    if state > 0 { spread(index, plane.faces[Int(state) &- 1], strip, tile, &plane) }
    let pixels = plane.tiles + (Int(-plane.states[index]) &- 1)
    let old = pixels.pointee.coverage
    let sum = old &+ a
    let over = unsafeBitCast(sum .> 255, to: SIMD4<UInt64>.self)
    var use = a
    var keep = old
    if over[0] | over[1] | over[2] | over[3] != 0 {
      settle(pixels, a, q, &use, &keep)
    }
    pixels.pointee.red &+= use &* new.red
    pixels.pointee.green &+= use &* new.green
    pixels.pointee.blue &+= use &* new.blue
    pixels.pointee.coverage = keep &+ use
    let isLarger = widened(use) .> widened(keep)
    pixels.pointee.depth = pixels.pointee.depth.replacing(with: q, where: isLarger)
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

  /// Where old and new parts exceed a pixel: how much of the new one comes in and of the old ones stays.
  @inline(never)
  private static func settle(
    _ pixels: UnsafeMutablePointer<DepthTile>, _ a: U16, _ q: F16, _ use: inout U16, _ keep: inout U16
  ) {
    let old = pixels.pointee.coverage
    let depth = pixels.pointee.depth
    // Most often the new part lies behind: it fills what is left.
    let isOver = old &+ a .> 255
    let isNearer = q .> depth * DepthPlane.bias
    use = use.replacing(with: 255 &- old, where: isOver)
    let nearer = unsafeBitCast(isNearer, to: SIMD8<UInt64>.self)
    let some = nearer.lowHalf | nearer.highHalf
    guard some[0] | some[1] | some[2] | some[3] != 0 else { return }
    var i = 0
    while i < 16 {
      if isOver[i] && isNearer[i] {
        let rest = 255 &- a[i]
        use[i] = a[i]
        keep[i] = rest
        let coverage = UInt32(old[i])
        if rest < old[i] && coverage > 0 {
          pixels.pointee.red[i] = UInt16(truncatingIfNeeded: UInt32(pixels.pointee.red[i]) &* UInt32(rest) / coverage)
          pixels.pointee.green[i] = UInt16(
            truncatingIfNeeded: UInt32(pixels.pointee.green[i]) &* UInt32(rest) / coverage)
          pixels.pointee.blue[i] = UInt16(truncatingIfNeeded: UInt32(pixels.pointee.blue[i]) &* UInt32(rest) / coverage)
        }
      }
      i &+= 1
    }
  }
}
