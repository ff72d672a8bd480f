import KernelTypes
import Pixels

/// The result of a building layer in one band: tiles of one colour, and tiles of sixteen pixels.
struct BuildingPicture {
  /// Runs with their colours, premultiplied.
  var runs: [Run] = []
  var colors: [UInt32] = []
  var offsets: [UInt32] = []
  /// Premultiplied, for each offset.
  var pixels: [SIMD16<UInt32>] = []
  /// Coverage of each offset's tile.
  var masks: [MaskTile] = []

  mutating func removeAll() {
    runs.removeAll(keepingCapacity: true)
    colors.removeAll(keepingCapacity: true)
    offsets.removeAll(keepingCapacity: true)
    pixels.removeAll(keepingCapacity: true)
    masks.removeAll(keepingCapacity: true)
  }
}

/// The building layer of the band being drawn: one depth per pixel, with coverage that adds up.
///
/// Faces come nearest first, but need not: depth decides which gives way. Measured against the other ways: any order by
/// distance leaves 0.4 to 4.5 % of whole pixels wrong; the exact order in plan needs an arrangement of all footprints
/// and an angular sweep; painter's "over", even in perfect order, lets a(1 - a) of the ground through every joint;
/// lists of all fragments of a pixel are hardly better than one depth.
final class BuildingLayer {
  private(set) var plane: DepthPlane
  private var capacity = 0

  init() {
    let faces = UnsafeMutablePointer<DepthFace>.allocate(capacity: 0)
    plane = DepthPlane(
      states: .allocate(capacity: 0), farthest: .allocate(capacity: 0), tiles: .allocate(capacity: 0), faces: faces,
      tileStride: 0, rowStride: 0, top: 0)
    faces.deallocate()
  }

  deinit { release() }

  private func release() {
    plane.states.deallocate()
    plane.farthest.deallocate()
    plane.tiles.deallocate()
  }

  /// Begins an empty layer; tiles hidden already count as infinitely near.
  func begin(_ coverage: Coverage, faces: UnsafePointer<DepthFace>, top: Int) {
    let count = coverage.tileStride * BandShape.strips
    if count > capacity {
      release()
      capacity = count
      plane.states = .allocate(capacity: count)
      plane.farthest = .allocate(capacity: count)
      plane.tiles = .aligned(count)
    }
    plane.faces = faces
    plane.tileCount = 0
    plane.tileStride = coverage.tileStride
    plane.rowStride = coverage.rowStride
    plane.top = top
    plane.states.update(repeating: 0, count: count)
    for i in 0..<count { plane.farthest[i] = coverage.hidden[i] == 0xFFFF ? .infinity : -.infinity }
  }

  /// Merges the output of a face's sweep.
  func add(_ stream: TileStream, face: Int, _ kernels: KernelSet) {
    kernels.resolve(stream, face: face, into: &plane)
  }

  /// Turns the tiles in `box` into a picture and, if opaque and not clipped, hides what lies below its full pixels.
  func finish(
    _ box: TileBox, opacity: UInt8, clip: UnsafePointer<MaskTile>?, hidden: UnsafeMutablePointer<UInt16>,
    into picture: inout BuildingPicture
  ) {
    let marks = opacity == 255 && clip == nil
    for strip in box.firstStrip..<box.endStrip {
      let states = UnsafePointer(plane.states + strip * plane.tileStride)
      var tile = box.firstTile
      while true {
        tile = Self.nextTile(states, from: tile, to: box.endTile)
        if tile == box.endTile { break }
        let index = strip * plane.tileStride + tile
        let state = states[tile]
        let offset = UInt32(truncatingIfNeeded: strip * plane.rowStride * 4 + tile * 4)
        if state > 0 && clip == nil {
          var end = tile + 1
          while end < box.endTile && states[end] == state { end += 1 }
          picture.runs.append(Run(offset: offset, tileCount: UInt32(end - tile), alphas: Self.rows(opacity)))
          picture.colors.append(Self.color(plane.faces[Int(state) - 1]))
          if marks { (hidden + index).update(repeating: 0xFFFF, count: end - tile) }
          tile = end
          continue
        }
        let mask = clip.map { Self.scaled($0[index], opacity) } ?? MaskTile(repeating: opacity)
        if !mask.isEmpty { append(state, offset, mask, marks ? hidden + index : nil, &picture) }
        tile += 1
      }
    }
  }

  /// The first tile with something in it; most have nothing.
  @inline(__always) private static func nextTile(_ states: UnsafePointer<Int32>, from first: Int, to end: Int) -> Int {
    var tile = first
    while tile &+ 8 <= end {
      let eight = UnsafeRawPointer(states + tile).loadUnaligned(as: SIMD4<UInt64>.self)
      if eight[0] | eight[1] | eight[2] | eight[3] != 0 { break }
      tile &+= 8
    }
    while tile < end && states[tile] == 0 { tile &+= 1 }
    return tile
  }

  @inline(__always) private func append(
    _ state: Int32, _ offset: UInt32, _ mask: MaskTile, _ hidden: UnsafeMutablePointer<UInt16>?,
    _ picture: inout BuildingPicture
  ) {
    picture.offsets.append(offset)
    picture.masks.append(mask)
    if state > 0 {
      picture.pixels.append(SIMD16(repeating: Self.color(plane.faces[Int(state) - 1])))
      return
    }
    let tile = plane.tiles + (Int(-state) - 1)
    picture.pixels.append(Self.pixels(tile.pointee))
    if let hidden {
      let full = unsafeBitCast(tile.pointee.coverage .== 255, to: SIMD16<UInt16>.self)
      let bits = SIMD16<UInt16>(
        1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1 << 10, 1 << 11, 1 << 12, 1 << 13, 1 << 14, 1 << 15)
      hidden.pointee |= (full & bits).wrappedSum()
    }
  }

  private static func rows(_ alpha: UInt8) -> UInt32 { UInt32(alpha) * 0x0101_0101 }

  private static func color(_ face: DepthFace) -> UInt32 {
    UInt32(face.red) | UInt32(face.green) << 8 | UInt32(face.blue) << 16 | 0xFF00_0000
  }

  private static func pixels(_ tile: DepthTile) -> SIMD16<UInt32> {
    // Red and blue, green and alpha side by side in 16 bits each.
    func bytes(_ sums: SIMD16<UInt16>) -> SIMD16<UInt16> {
      let sum = sums &+ 128
      return (sum &+ sum &>> 8) &>> 8
    }
    let low = bytes(tile.red) | bytes(tile.green) &<< 8
    let high = bytes(tile.blue) | tile.coverage &<< 8
    // Spelled out, so that it becomes two shuffles.
    let first = SIMD16<UInt16>(
      low[0], high[0], low[1], high[1], low[2], high[2], low[3], high[3], low[4], high[4], low[5], high[5], low[6],
      high[6], low[7], high[7])
    let second = SIMD16<UInt16>(
      low[8], high[8], low[9], high[9], low[10], high[10], low[11], high[11], low[12], high[12], low[13], high[13],
      low[14], high[14], low[15], high[15])
    return SIMD16(
      lowHalf: unsafeBitCast(first, to: SIMD8<UInt32>.self), highHalf: unsafeBitCast(second, to: SIMD8<UInt32>.self))
  }

  private static func scaled(_ mask: MaskTile, _ opacity: UInt8) -> MaskTile {
    guard opacity < 255 else { return mask }
    var result = MaskTile()
    for i in 0..<16 { result[i] = CoverageByte.product(mask[i], opacity) }
    return result
  }
}
