import Geometry
import KernelTypes
import Kernels

/// The coverage of a blurred rectangle in a part of the frame: mask tiles at its sides, and runs between them where it
/// does not change from left to right.
final class ShadowMasks: Sendable {
  /// Strips count from the frame's first.
  let box: TileBox
  private let left, middle, right: Range<Int>
  /// Strip by strip the tiles of the columns at either side.
  private let leftMasks, rightMasks: [MaskTile]
  /// For each strip the coverage of its four rows in the middle.
  private let alphas: [UInt32]

  init(_ shape: ShadowShape, _ box: TileBox) {
    self.box = box
    (left, middle, right) = Self.columns(shape, box)
    let strips = (box.firstStrip..<box.endStrip).map { strip in
      (0..<4).map { shape.terms(y: Double(strip * 4 + $0) + 0.5) }
    }
    alphas = strips.map { rows in
      rows.enumerated().reduce(0) { alphas, row in
        alphas | UInt32(Self.byte(row.element.reduce(0) { $0 + $1.weight })) << UInt32(row.offset * 8)
      }
    }
    leftMasks = Self.masks(left, strips, shape)
    rightMasks = Self.masks(right, strips, shape)
  }

  /// The tiles at the left, those of the runs, and those at the right.
  private static func columns(_ shape: ShadowShape, _ box: TileBox) -> (Range<Int>, Range<Int>, Range<Int>) {
    let flat = shape.flatTiles
    let first = max(flat.lowerBound, box.firstTile)
    let middle = first..<max(min(flat.upperBound, box.endTile), first)
    let left = box.firstTile..<min(first, box.endTile)
    return (left, middle, min(max(middle.upperBound, box.firstTile), box.endTile)..<box.endTile)
  }

  /// The memory that the masks of a shape take.
  static func byteCount(_ shape: ShadowShape, _ box: TileBox) -> Int {
    let (left, _, right) = columns(shape, box)
    return (box.endStrip - box.firstStrip) * ((left.count + right.count) * 16 + 4)
  }

  /// The memory that they take.
  var byteCount: Int { (leftMasks.count + rightMasks.count) * 16 + alphas.count * 4 }

  /// Strip by strip the tiles of some columns. What a column's pixels are for one inset serves all rows: evaluating it for
  /// each row took three quarters of a navigation frame's drawing.
  private static func masks(_ tiles: Range<Int>, _ strips: [[[ShadowShape.Term]]], _ shape: ShadowShape) -> [MaskTile] {
    var masks = [MaskTile](repeating: MaskTile(), count: tiles.count * strips.count)
    var isUsed = [Bool](repeating: false, count: shape.insets.count)
    for rows in strips { for terms in rows { for term in terms { isUsed[term.inset] = true } } }
    // Between the round corners rows are equal.
    let repeats = strips.indices.map { $0 > 0 && strips[$0] == strips[$0 - 1] }
    var blurs = [SIMD4<Double>](repeating: SIMD4(), count: shape.insets.count)
    for (place, tile) in tiles.enumerated() {
      for inset in shape.insets.indices where isUsed[inset] {
        for column in 0..<4 {
          let x = Double(tile * 4 - BandShape.leftMargin + column) + 0.5
          blurs[inset][column] = shape.blur(x: x, inset: shape.insets[inset])
        }
      }
      for (strip, rows) in strips.enumerated() {
        let index = strip * tiles.count + place
        if repeats[strip] {
          masks[index] = masks[index - tiles.count]
          continue
        }
        for row in 0..<4 {
          var sum = SIMD4<Double>()
          for term in rows[row] { sum += term.weight * blurs[term.inset] }
          for column in 0..<4 { masks[index][row * 4 + column] = byte(sum[column]) }
        }
      }
    }
    return masks
  }

  private static func byte(_ value: Double) -> UInt8 { CoverageByte.nearest(Float(value)) }

  // MARK: Into bands

  /// Appends what shows in a part of the band whose first strip is `top`.
  func append(to stream: inout TileStream, _ coverage: Coverage, _ part: TileBox, top: Int, marksHidden: Bool) {
    guard part.firstTile < part.endTile, part.firstStrip < part.endStrip else { return }
    let columns = (box.firstTile..<box.endTile).clamped(to: part.firstTile..<part.endTile)
    let strips = (box.firstStrip - top..<box.endStrip - top).clamped(to: part.firstStrip..<part.endStrip)
    for strip in strips {
      let row = top + strip - box.firstStrip
      let hidden = coverage.hidden + strip * coverage.tileStride
      let origin = strip * 4 * coverage.rowStride
      append(left, leftMasks, row, columns, hidden, origin, &stream)
      let run = middle.clamped(to: columns)
      if !run.isEmpty {
        ScalarKernels.pushRun(
          coverage, hidden, from: run.lowerBound, to: run.upperBound, alphas[row], origin, marksHidden, &stream)
      }
      append(right, rightMasks, row, columns, hidden, origin, &stream)
    }
  }

  @inline(__always)
  private func append(
    _ tiles: Range<Int>, _ masks: [MaskTile], _ row: Int, _ columns: Range<Int>, _ hidden: UnsafePointer<UInt16>,
    _ origin: Int, _ stream: inout TileStream
  ) {
    masks.withUnsafeBufferPointer { masks in
      for tile in tiles.clamped(to: columns) where hidden[tile] != 0xFFFF {
        let mask = masks[row * tiles.count + tile - tiles.lowerBound]
        if mask.isEmpty { continue }
        stream.masks[stream.maskCount] = mask
        stream.offsets[stream.maskCount] = UInt32(truncatingIfNeeded: origin + tile * 4)
        stream.maskCount += 1
      }
    }
  }
}

extension ShadowShape {
  /// The tiles whose columns lie more than three standard deviations within the round corners.
  fileprivate var flatTiles: Range<Int> {
    let inset = radius + 3 * sigma
    let margin = Double(BandShape.leftMargin)
    let first = max((rect.minX + inset + margin) / 4, 0).rounded(.up)
    let end = max((rect.maxX - inset + margin) / 4, 0).rounded(.down)
    guard first < end, first < 100_000 else { return 0..<0 }
    return Int(first)..<Int(min(end, 100_000))
  }
}
