import KernelTypes

extension BandRenderer {
  /// Draws a record in a gradient or an image.
  func drawPaint(
    _ record: DrawRecord, _ paint: PreparedPaint, onto origin: UnsafeMutablePointer<UInt32>, top: Int
  ) {
    let table = frame.tables[Int(record.segment)]
    switch paint.kind {
    case .solid: break
    case .linear:
      let gradient = table.gradients[Int(paint.index)]
      if gradient.isVertical {
        drawRows(record, gradient, onto: origin, top: top)
      } else {
        drawPixels(record, paint, onto: origin, top: top) { gradient.fetchLinear(x: $0, y: $1, count: $2, into: $3) }
      }
    case .radial:
      let gradient = table.gradients[Int(paint.index)]
      drawPixels(record, paint, onto: origin, top: top) { gradient.fetchRadial(x: $0, y: $1, count: $2, into: $3) }
    case .image:
      let image = table.images[Int(paint.index)]
      drawPixels(record, paint, onto: origin, top: top) { image.fetch(x: $0, y: $1, count: $2, into: $3) }
    }
  }

  /// A gradient from top to bottom has one colour per row.
  private func drawRows(
    _ record: DrawRecord, _ gradient: GradientTable, onto origin: UnsafeMutablePointer<UInt32>, top: Int
  ) {
    let colors = workspace.rowColors
    for row in 0..<BandShape.rows { gradient.fetchLinear(x: 0, y: top + row, count: 1, into: colors + row) }
    let stream = workspace.stream
    let rowStride = workspace.coverage.rowStride
    kernels.drawRuns(
      stream.runs + Int(record.firstRun), count: Int(record.endRun - record.firstRun), rowColors: colors,
      onto: origin, rowStride: rowStride)
    kernels.drawMasks(
      stream.masks + Int(record.firstMask), stream.offsets + Int(record.firstMask),
      count: Int(record.endMask - record.firstMask), rowColors: colors, onto: origin, rowStride: rowStride)
  }

  /// `fetch` writes the paint's pixels (x, y) to (x + count - 1, y).
  private func drawPixels(
    _ record: DrawRecord, _ paint: PreparedPaint, onto origin: UnsafeMutablePointer<UInt32>, top: Int,
    fetch: (_ x: Int, _ y: Int, _ count: Int, UnsafeMutablePointer<UInt32>) -> Void
  ) {
    let rowStride = workspace.coverage.rowStride
    let stream = workspace.stream
    let fetched = workspace.paintRow
    for i in Int(record.firstRun)..<Int(record.endRun) {
      let run = stream.runs[i]
      let (row, x) = position(run.offset)
      let count = Int(run.tileCount) * 4
      for k in 0..<4 {
        let alpha = UInt8(truncatingIfNeeded: run.alphas >> UInt32(k * 8))
        guard alpha != 0 else { continue }
        let pixels = origin + Int(run.offset) + k * rowStride
        if alpha == 255 && paint.isOpaque {
          fetch(x, top + row + k, count, pixels)
        } else {
          fetch(x, top + row + k, count, fetched)
          kernels.drawPixels(fetched, count: count, coverage: alpha, onto: pixels)
        }
      }
    }
    for i in Int(record.firstMask)..<Int(record.endMask) {
      let (row, x) = position(stream.offsets[i])
      for k in 0..<4 { fetch(x, top + row + k, 4, fetched + k * 4) }
      kernels.drawTile(fetched, through: stream.masks[i], onto: origin + Int(stream.offsets[i]), rowStride: rowStride)
    }
  }

  /// Row in the band and x in the frame of a pixel at an offset from the band's origin; offsets start at tiles.
  private func position(_ offset: UInt32) -> (row: Int, x: Int) {
    let stripPixels = 4 * workspace.coverage.rowStride
    let strip = Int(offset) / stripPixels
    return (strip * 4, Int(offset) - strip * stripPixels - BandShape.leftMargin)
  }
}
