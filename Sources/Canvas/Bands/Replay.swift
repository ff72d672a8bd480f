import KernelTypes
import Pixels

extension BandRenderer {
  /// Draws the found tiles and runs, back to front.
  func replay(_ band: Int) {
    let rowStride = workspace.coverage.rowStride
    let top = frame.pixels + band * BandShape.rows * rowStride
    fillBackground(top)
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
        let opacity = UInt8(truncatingIfNeeded: frame.segments[Int(record.segment)].paint(record.command).pixel)
        eachRow(of: record.box) { offset, count in
          kernels.drawPixels(origin + offset, count: count, coverage: opacity, onto: below + offset)
        }
      }
      i -= 1
    }
  }

  /// Fills the strips of which anything shows below opaque pixels.
  private func fillBackground(_ top: UnsafeMutablePointer<UInt32>) {
    let coverage = workspace.coverage
    for strip in 0..<BandShape.strips {
      let box = TileBox(firstTile: 1, endTile: coverage.tileEnd, firstStrip: strip, endStrip: strip + 1)
      if kernels.isHidden(coverage, box) { continue }
      kernels.fill(top + strip * 4 * coverage.rowStride, count: 4 * coverage.rowStride, with: frame.background)
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
    let paint = frame.segments[Int(record.segment)].paint(record.command)
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
    picture.pixels.withUnsafeBytes { pixels in
      guard let base = pixels.baseAddress?.assumingMemoryBound(to: UInt32.self) else { return }
      for (i, offset) in picture.offsets.enumerated() {
        kernels.drawTile(base + i * 16, through: picture.masks[i], onto: origin + Int(offset), rowStride: rowStride)
      }
    }
  }
}
