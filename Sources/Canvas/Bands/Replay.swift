import KernelTypes
import Pixels

extension BandRenderer {
  /// Lays the found tiles and runs down, back to front.
  func replay(_ band: Int) {
    let rowStride = workspace.coverage.rowStride
    let top = frame.pixels + band * BandShape.rows * rowStride
    kernels.fill(top, count: BandShape.rows * rowStride, with: frame.background)
    var origins = [top - BandShape.leftMargin]
    var i = workspace.recordCount - 1
    while i >= 0 {
      let record = workspace.records[i]
      let origin = origins[origins.count - 1]
      switch record.kind {
      case .draw: draw(record, onto: origin, top: band * BandShape.rows)
      case .buildings: draw(workspace.buildingPictures[Int(record.firstRun)], onto: origin)
      case .layerBegin:
        let picture = workspace.layerPicture(origins.count - 1)
        eachRow(of: record.box) { offset, count in kernels.fill(picture + offset, count: count, with: 0) }
        origins.append(picture)
      case .layerEnd:
        origins.removeLast()
        let below = origins[origins.count - 1]
        let opacity = UInt8(truncatingIfNeeded: frame.paints[Int(record.command)].pixel)
        eachRow(of: record.box) { offset, count in
          kernels.drawPixels(origin + offset, count: count, coverage: opacity, onto: below + offset)
        }
      }
      i -= 1
    }
  }

  /// Calls `body` with the offset and length of every row of pixels of a box, left margin and beyond the frame left out.
  private func eachRow(of box: TileBox, _ body: (Int, Int) -> Void) {
    let first = max(box.firstTile, BandShape.leftMargin / 4)
    let end = min(box.endTile, workspace.coverage.tileEnd)
    guard first < end else { return }
    for row in box.firstStrip * 4..<box.endStrip * 4 {
      body(row * workspace.coverage.rowStride + first * 4, (end - first) * 4)
    }
  }

  private func draw(_ record: DrawRecord, onto origin: UnsafeMutablePointer<UInt32>, top: Int) {
    let paint = frame.paints[Int(record.command)]
    guard paint.kind == .solid else { return drawPaint(record, paint, onto: origin, top: top) }
    let stream = workspace.stream
    let rowStride = workspace.coverage.rowStride
    let runs = Int(record.endRun - record.firstRun)
    if runs > 0 {
      kernels.drawRuns(
        stream.runs + Int(record.firstRun), count: runs, color: paint.pixel, onto: origin, rowStride: rowStride)
    }
    let masks = Int(record.endMask - record.firstMask)
    guard masks > 0 else { return }
    let first = Int(record.firstMask)
    if paint.isOpaque {
      kernels.drawOpaqueMasks(
        stream.masks + first, stream.offsets + first, count: masks, color: paint.pixel, onto: origin,
        rowStride: rowStride)
    } else {
      kernels.drawTranslucentMasks(
        stream.masks + first, stream.offsets + first, count: masks, color: paint.pixel, onto: origin,
        rowStride: rowStride)
    }
  }

  private func draw(_ picture: BuildingPicture, onto origin: UnsafeMutablePointer<UInt32>) {
    let rowStride = workspace.coverage.rowStride
    picture.runs.withUnsafeBufferPointer { runs in
      guard let base = runs.baseAddress else { return }
      for i in runs.indices {
        kernels.drawRuns(base + i, count: 1, color: picture.colors[i], onto: origin, rowStride: rowStride)
      }
    }
    picture.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      for (i, offset) in picture.offsets.enumerated() {
        kernels.drawTile(base + i * 16, through: picture.masks[i], onto: origin + Int(offset), rowStride: rowStride)
      }
    }
  }

  // MARK: Gradients and images

  private func drawPaint(
    _ record: DrawRecord, _ paint: PreparedPaint, onto origin: UnsafeMutablePointer<UInt32>, top: Int
  ) {
    let rowStride = workspace.coverage.rowStride
    let stream = workspace.stream
    let fetched = workspace.paintRow
    for i in Int(record.firstRun)..<Int(record.endRun) {
      let run = stream.runs[i]
      let (row, x) = position(run.offset)
      for k in 0..<4 {
        let alpha = UInt8(truncatingIfNeeded: run.alphas >> UInt32(k * 8))
        guard alpha != 0 else { continue }
        let pixels = origin + Int(run.offset) + k * rowStride
        let count = Int(run.tileCount) * 4
        if alpha == 255 && paint.isOpaque {
          fetch(paint, x: x, y: top + row + k, count: count, into: pixels)
        } else {
          fetch(paint, x: x, y: top + row + k, count: count, into: fetched)
          kernels.drawPixels(fetched, count: count, coverage: alpha, onto: pixels)
        }
      }
    }
    for i in Int(record.firstMask)..<Int(record.endMask) {
      let (row, x) = position(stream.offsets[i])
      for k in 0..<4 { fetch(paint, x: x, y: top + row + k, count: 4, into: fetched + k * 4) }
      kernels.drawTile(
        fetched, through: stream.masks[i], onto: origin + Int(stream.offsets[i]), rowStride: rowStride)
    }
  }

  /// Row in the band and x in the frame of a pixel at an offset from the band's origin; offsets start at tiles.
  private func position(_ offset: UInt32) -> (row: Int, x: Int) {
    let stripPixels = 4 * workspace.coverage.rowStride
    let strip = Int(offset) / stripPixels
    return (strip * 4, Int(offset) - strip * stripPixels - BandShape.leftMargin)
  }

  private func fetch(
    _ paint: PreparedPaint, x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>
  ) {
    switch paint.kind {
    case .solid: pixels.update(repeating: paint.pixel, count: count)
    case .linear: frame.table.gradients[Int(paint.index)].fetchLinear(x: x, y: y, count: count, into: pixels)
    case .radial: frame.table.gradients[Int(paint.index)].fetchRadial(x: x, y: y, count: count, into: pixels)
    case .image: frame.table.images[Int(paint.index)].fetch(x: x, y: y, count: count, into: pixels)
    }
  }
}
