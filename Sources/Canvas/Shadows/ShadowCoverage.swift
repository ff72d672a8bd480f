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
    let first = max(flat.lowerBound, box.firstTile)
    let middle = first..<max(min(flat.upperBound, box.endTile), first)
    let rows = (box.firstStrip * 4..<box.endStrip * 4).map { shape.terms(y: Double(top + $0) + 0.5) }
    appendTiles(box.firstTile..<min(first, box.endTile), rows, coverage, box, &stream)
    if !middle.isEmpty {
      for strip in box.firstStrip..<box.endStrip {
        var alphas: UInt32 = 0
        for row in 0..<4 {
          let terms = rows[(strip - box.firstStrip) * 4 + row]
          alphas |= UInt32(Self.byte(terms.reduce(0) { $0 + $1.weight })) << UInt32(row * 8)
        }
        ScalarKernels.pushRun(
          coverage, coverage.hidden + strip * coverage.tileStride, from: middle.lowerBound, to: middle.upperBound,
          alphas, strip * 4 * coverage.rowStride, marksHidden, &stream)
      }
    }
    appendTiles(min(max(middle.upperBound, box.firstTile), box.endTile)..<box.endTile, rows, coverage, box, &stream)
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

  /// Appends columns of tiles. What a column's pixels are for one inset serves all rows of the band: evaluating it for
  /// each row took three quarters of a navigation frame's drawing.
  private func appendTiles(
    _ tiles: Range<Int>, _ rows: [[ShadowShape.Term]], _ coverage: Coverage, _ box: TileBox, _ stream: inout TileStream
  ) {
    var isUsed = [Bool](repeating: false, count: shape.insets.count)
    for terms in rows { for term in terms { isUsed[term.inset] = true } }
    let insets = shape.insets.indices.filter { isUsed[$0] }
    var blurs = [SIMD4<Double>](repeating: SIMD4(), count: shape.insets.count)
    for tile in tiles {
      let strips = (box.firstStrip..<box.endStrip).filter { coverage.hidden[$0 * coverage.tileStride + tile] != 0xFFFF }
      if strips.isEmpty { continue }
      for inset in insets {
        for column in 0..<4 {
          let x = Double(tile * 4 - BandShape.leftMargin + column) + 0.5
          blurs[inset][column] = shape.blur(x: x, inset: shape.insets[inset])
        }
      }
      for strip in strips {
        var mask = MaskTile()
        for row in 0..<4 {
          var sum = SIMD4<Double>()
          for term in rows[(strip - box.firstStrip) * 4 + row] { sum += term.weight * blurs[term.inset] }
          for column in 0..<4 { mask[row * 4 + column] = Self.byte(sum[column]) }
        }
        guard mask != MaskTile() else { continue }
        stream.masks[stream.maskCount] = mask
        stream.offsets[stream.maskCount] = UInt32(strip * 4 * coverage.rowStride + tile * 4)
        stream.maskCount += 1
      }
    }
  }

  private static func byte(_ value: Double) -> UInt8 { CoverageByte.nearest(Float(value)) }
}
