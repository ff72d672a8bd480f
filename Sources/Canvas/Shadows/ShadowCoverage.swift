import Geometry
import KernelTypes
import Kernels

/// Turns a blurred rectangle into mask tiles, and into runs where it does not change from left to right.
struct ShadowCoverage {
  let shape: ShadowShape

  /// Appends what shows of the shadow in `box` of the band whose first row is `top`.
  func append(
    to stream: inout TileStream, _ coverage: Coverage, _ box: TileBox, top: Int, marksHidden: Bool
  ) {
    let flat = flatTiles
    for strip in box.firstStrip..<box.endStrip {
      let rows = (0..<4).map { shape.terms(y: Double(top + strip * 4 + $0) + 0.5) }
      let hidden = coverage.hidden + strip * coverage.tileStride
      let origin = strip * 4 * coverage.rowStride
      let middle =
        max(
          flat.lowerBound, box.firstTile)..<max(min(flat.upperBound, box.endTile), max(flat.lowerBound, box.firstTile))
      for tile in box.firstTile..<min(middle.lowerBound, box.endTile) {
        appendTile(tile, rows, hidden, origin, marksHidden, &stream)
      }
      if !middle.isEmpty {
        var alphas: UInt32 = 0
        for row in 0..<4 { alphas |= UInt32(Self.byte(rows[row].reduce(0) { $0 + $1.weight })) << UInt32(row * 8) }
        ScalarKernels.pushRun(
          coverage, hidden, from: middle.lowerBound, to: middle.upperBound, alphas, origin, marksHidden, &stream)
      }
      for tile in min(max(middle.upperBound, box.firstTile), box.endTile)..<box.endTile {
        appendTile(tile, rows, hidden, origin, marksHidden, &stream)
      }
    }
  }

  /// The tiles whose columns lie more than three standard deviations within the round corners.
  private var flatTiles: Range<Int> {
    let inset = shape.radius + 3 * shape.sigma
    let margin = Double(BandShape.leftMargin)
    let first = max((shape.rect.minX + inset + margin) / 4, 0).rounded(.up)
    let end = max((shape.rect.maxX - inset + margin) / 4, 0).rounded(.down)
    guard first < end, first < 100_000 else { return 0..<0 }
    return Int(first)..<Int(min(end, 100_000))
  }

  private func appendTile(
    _ tile: Int, _ rows: [[ShadowShape.Term]], _ hidden: UnsafeMutablePointer<UInt16>, _ origin: Int,
    _ marksHidden: Bool, _ stream: inout TileStream
  ) {
    guard hidden[tile] != 0xFFFF else { return }
    var mask = MaskTile()
    for row in 0..<4 where !rows[row].isEmpty {
      for column in 0..<4 {
        let x = Double(tile * 4 - BandShape.leftMargin + column) + 0.5
        mask[row * 4 + column] = Self.byte(shape.coverage(x: x, rows[row]))
      }
    }
    guard mask != MaskTile() else { return }
    stream.masks[stream.maskCount] = mask
    stream.offsets[stream.maskCount] = UInt32(origin + tile * 4)
    stream.maskCount += 1
  }

  private static func byte(_ value: Double) -> UInt8 { value > 0 ? UInt8(min(value, 1) * 255 + 0.5) : 0 }
}
