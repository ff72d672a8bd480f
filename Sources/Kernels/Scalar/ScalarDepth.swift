import KernelTypes

/// Pixels of a tile at its corners.
private let corners = [(0, 0), (3, 0), (0, 3), (3, 3)]

extension ScalarKernels {
  /// Whether everything in `box` hides what lies behind 1/depth `nearest`.
  public static func isBehind(_ plane: DepthPlane, _ box: TileBox, nearest: Float) -> Bool {
    for strip in box.firstStrip..<box.endStrip {
      for tile in box.firstTile..<box.endTile where !(plane.farthest[strip * plane.tileStride + tile] > nearest) {
        return false
      }
    }
    return true
  }

  /// Merges a face's tiles and runs into the layer.
  public static func resolve(_ stream: TileStream, face: Int, into plane: inout DepthPlane) {
    for i in 0..<stream.runCount {
      let run = stream.runs[i]
      var mask = MaskTile()
      for k in 0..<16 { mask[k] = UInt8(truncatingIfNeeded: run.alphas >> UInt32(k / 4 * 8)) }
      for tile in 0..<Int(run.tileCount) { resolve(mask, Int(run.offset) + tile * 4, face, &plane) }
    }
    for i in 0..<stream.maskCount { resolve(stream.masks[i], Int(stream.offsets[i]), face, &plane) }
  }

  private static func resolve(_ mask: MaskTile, _ offset: Int, _ face: Int, _ plane: inout DepthPlane) {
    let strip = offset / (plane.rowStride * 4)
    let tile = (offset - strip * plane.rowStride * 4) / 4
    let index = strip * plane.tileStride + tile
    let (x, y) = (tile * 4 - BandShape.leftMargin, plane.top + strip * 4)
    let isFull = mask == MaskTile(repeating: 255)
    let new = plane.faces[face]
    let state = plane.states[index]
    if state == 0 && isFull {
      plane.states[index] = Int32(face + 1)
      plane.farthest[index] = corners.map { depth(new, x, y, $0.0, $0.1) }.reduce(.infinity, min)
      return
    }
    if state > 0 && isFull {
      let old = plane.faces[Int(state) - 1]
      let nearer = corners.filter {
        depth(new, x, y, $0.0, $0.1) > depth(old, x, y, $0.0, $0.1) * DepthPlane.bias
      }
      if nearer.isEmpty { return }
      if nearer.count == 4 {
        plane.states[index] = Int32(face + 1)
        plane.farthest[index] = corners.map { depth(new, x, y, $0.0, $0.1) }.reduce(.infinity, min)
        return
      }
    }
    if state >= 0 { spread(index, x, y, &plane) }
    add(mask, new, x, y, &plane.tiles[Int(-plane.states[index]) - 1])
  }

  private static func depth(_ face: DepthFace, _ x: Int, _ y: Int, _ column: Int, _ row: Int) -> Float {
    let across = face.depth(atPixel: x, y) + Float(column) * face.x
    return across + Float(row) * face.y
  }

  /// Gives a tile pixels of its own, in the colour of the one face it had, if any.
  private static func spread(_ index: Int, _ x: Int, _ y: Int, _ plane: inout DepthPlane) {
    var pixels = DepthTile()
    if plane.states[index] > 0 {
      let face = plane.faces[Int(plane.states[index]) - 1]
      pixels.red = SIMD16(repeating: face.red * 255)
      pixels.green = SIMD16(repeating: face.green * 255)
      pixels.blue = SIMD16(repeating: face.blue * 255)
      pixels.coverage = SIMD16(repeating: 255)
      for i in 0..<16 { pixels.depth[i] = depth(face, x, y, i & 3, i >> 2) }
    }
    plane.farthest[index] = -.infinity
    plane.tiles[plane.tileCount] = pixels
    plane.tileCount += 1
    plane.states[index] = Int32(-plane.tileCount)
  }

  /// The rule of a pixel: parts add up; where they exceed the pixel, the farther one gives way.
  private static func add(_ mask: MaskTile, _ face: DepthFace, _ x: Int, _ y: Int, _ tile: inout DepthTile) {
    for i in 0..<16 {
      let a = UInt16(mask[i])
      let q = depth(face, x, y, i & 3, i >> 2)
      let old = tile.coverage[i]
      var use = a
      var keep = old
      if old + a > 255 {
        if q > tile.depth[i] * DepthPlane.bias { keep = 255 - a } else { use = 255 - old }
      }
      if keep < old {
        tile.red[i] = shrunk(tile.red[i], keep, old)
        tile.green[i] = shrunk(tile.green[i], keep, old)
        tile.blue[i] = shrunk(tile.blue[i], keep, old)
      }
      tile.red[i] += face.red * use
      tile.green[i] += face.green * use
      tile.blue[i] += face.blue * use
      tile.coverage[i] = keep + use
      if use > keep { tile.depth[i] = q }
    }
  }

  /// `sum` of a part of coverage `old`, when only `keep` of it is left.
  private static func shrunk(_ sum: UInt16, _ keep: UInt16, _ old: UInt16) -> UInt16 {
    UInt16((UInt32(sum) * UInt32(keep)) / UInt32(old))
  }
}
