import KernelTypes
import Pixels

/// Where the records of a band come from.
struct BandSource {
  let band: Int
  let segment: PlannedSegment
  /// The segment's place in the frame.
  let number: UInt8
  let edges: UnsafePointer<Edge>
}

/// Draws one band: from front to back it finds what is visible of each record, then it draws that from back to front.
///
/// Overdraw where something is only partly hidden does no harm, so hiding needs no cutting of runs and cannot change a
/// pixel.
struct BandRenderer {
  let frame: PlannedFrame
  let workspace: BandWorkspace
  let kernels: KernelSet
  let shadows: ShadowCache

  func draw(_ band: Int) {
    workspace.beginBand(band)
    for number in frame.segments.indices.reversed() {
      let bin = frame.segments[number].bins[band]
      let source = BandSource(band: band, segment: frame.segments[number], number: UInt8(number), edges: bin.edges)
      for i in 0..<bin.recordCount { find(bin.records[i], source) }
    }
    replay(band)
  }

  // MARK: Front to back

  private func find(_ record: BandRecord, _ source: BandSource) {
    switch record.kind {
    case .fill, .glyphs, .shadow: show(record, source)
    case .clipEnd: enterClip(record, source)
    case .clipBegin: leaveClip(record.box)
    case .buildingsEnd:
      workspace.buildings.begin(workspace.coverage, faces: source.segment.faces, top: source.band * BandShape.rows)
    case .face: face(record, source)
    case .buildingsBegin: finishBuildings(record, source)
    case .layerEnd:
      workspace.pushHidden()
      workspace.append(layerRecord(.layerEnd, record, source))
    case .layerBegin:
      workspace.popHidden()
      if workspace.recordCount > 0, workspace.records[workspace.recordCount - 1].kind == .layerEnd {
        workspace.removeLastRecord()
      } else {
        workspace.append(layerRecord(.layerBegin, record, source))
      }
    }
  }

  private func layerRecord(_ kind: DrawRecord.Kind, _ record: BandRecord, _ source: BandSource) -> DrawRecord {
    DrawRecord(kind, source.number, record.command, record.box)
  }

  /// Accumulates a record's edges and sweeps them into `stream`.
  private func cover(
    _ record: BandRecord, _ source: BandSource, evenOdd: Bool, marksHidden: Bool,
    into stream: inout TileStream
  ) {
    let first = source.edges + Int(record.firstEdge)
    let count = Int(record.edgeCount)
    let top = Int32(truncatingIfNeeded: source.band &* BandShape.rows &* 256)
    if !evenOdd && count > WideCoverage.safeCount
      && workspace.wide.isNeeded(first, count: count, top: top, workspace.coverage)
    {
      workspace.wide.cover(
        first, count: count, top: top, workspace.coverage, record.box, marksHidden: marksHidden, kernels, into: &stream)
      return
    }
    kernels.accumulate(first, count: count, top: top, into: workspace.coverage)
    kernels.sweep(workspace.coverage, record.box, evenOdd: evenOdd, marksHidden: marksHidden, into: &stream)
  }

  /// Outputs what is visible of a record that has a paint.
  private func show(_ record: BandRecord, _ source: BandSource) {
    if kernels.isHidden(workspace.coverage, record.box) { return }
    let paint = source.segment.paint(record.command)
    let marksHidden = paint.isOpaque && workspace.clipDepth == 0
    workspace.reserve()
    let firstMask = workspace.stream.maskCount
    let firstRun = workspace.stream.runCount
    switch record.kind {
    case .glyphs: glyphs(record, source, marksHidden: marksHidden)
    case .shadow: shadow(record, source, marksHidden: marksHidden)
    default: cover(record, source, evenOdd: paint.isEvenOdd, marksHidden: marksHidden, into: &workspace.stream)
    }
    keep(record, source, firstMask, firstRun)
  }

  /// Keeps what a record has put into the stream, cut to the clip.
  private func keep(_ record: BandRecord, _ source: BandSource, _ firstMask: Int, _ firstRun: Int) {
    if let clip = workspace.clip {
      applyClip(
        clip, firstMask: firstMask, firstRun: firstRun, marksHidden: source.segment.paint(record.command).isOpaque)
    }
    let stream = workspace.stream
    guard stream.maskCount > firstMask || stream.runCount > firstRun else { return }
    workspace.append(
      DrawRecord(
        source.number, record.command, firstMask: firstMask, endMask: stream.maskCount, firstRun: firstRun,
        endRun: stream.runCount))
  }

  private func glyphs(_ record: BandRecord, _ source: BandSource, marksHidden: Bool) {
    let first = source.edges + Int(record.firstEdge)
    for i in 0..<Int(record.edgeCount) {
      let glyph = BandGlyph(packed: first[i])
      glyph.coverage._withUnsafeGuaranteedRef {
        $0.add(to: workspace.coverage, column: glyph.column, strip: glyph.strip - source.band * BandShape.strips)
      }
    }
    kernels.sweep(
      workspace.coverage, record.box, evenOdd: false, marksHidden: marksHidden, into: &workspace.stream)
  }

  private func shadow(_ record: BandRecord, _ source: BandSource, marksHidden: Bool) {
    guard case .shadow(let rect, let radius, let sigma, _) = frame.commands[Int(record.command)] else { return }
    let coverage = workspace.coverage
    let top = source.band * BandShape.strips
    let key = ShadowCache.Key(
      rect, radius: radius, sigma: sigma, endTile: coverage.tileEnd, endStrip: frame.bandCount * BandShape.strips)
    var part = record.box
    part.firstStrip += top
    part.endStrip += top
    shadows.masks(key, part).append(
      to: &workspace.stream, coverage, record.box, top: top, marksHidden: marksHidden)
  }

  // MARK: Buildings

  private func face(_ record: BandRecord, _ source: BandSource) {
    let number = Int(record.command)
    if kernels.isBehind(workspace.buildings.plane, record.box, nearest: source.segment.faces[number].nearest) { return }
    var stream = workspace.emptyStream
    cover(record, source, evenOdd: false, marksHidden: false, into: &stream)
    workspace.buildings.add(stream, face: number, kernels)
  }

  private func finishBuildings(_ record: BandRecord, _ source: BandSource) {
    let opacity = UInt8(truncatingIfNeeded: source.segment.paint(record.command).pixel)
    let number = workspace.addBuildings {
      workspace.buildings.finish(
        record.box, opacity: opacity, clip: workspace.clip, hidden: workspace.coverage.hidden, into: &$0)
    }
    workspace.append(DrawRecord(buildings: number, source.number, record.command))
  }

  // MARK: Clips

  private func enterClip(_ record: BandRecord, _ source: BandSource) {
    let firstMask = workspace.stream.maskCount
    let firstRun = workspace.stream.runCount
    workspace.reserve()
    cover(
      record, source, evenOdd: source.segment.paint(record.command).isEvenOdd, marksHidden: false,
      into: &workspace.stream)
    if let outer = workspace.clip { applyClip(outer, firstMask: firstMask, firstRun: firstRun, marksHidden: false) }
    let plane = workspace.pushClip()
    fill(plane, firstMask: firstMask, firstRun: firstRun)
    workspace.stream.maskCount = firstMask
    workspace.stream.runCount = firstRun
    workspace.pushHidden()
    hideOutside(plane, workspace.coverage.hidden)
  }

  /// What was found opaque inside stays hidden outside; what was only outside the clip does not.
  private func leaveClip(_ box: TileBox) {
    guard let plane = workspace.clip else { return }
    let inner = workspace.popHidden()
    let outer = workspace.coverage.hidden
    for i in 0..<workspace.coverage.tileStride * BandShape.strips where inner[i] != outer[i] {
      outer[i] |= inner[i] & ~Self.emptyPixels(plane[i])
    }
    workspace.popClip()
  }

  private func hideOutside(_ plane: UnsafePointer<MaskTile>, _ hidden: UnsafeMutablePointer<UInt16>) {
    for i in 0..<workspace.coverage.tileStride * BandShape.strips { hidden[i] |= Self.emptyPixels(plane[i]) }
  }

  private static func emptyPixels(_ mask: MaskTile) -> UInt16 {
    if mask.isEmpty { return 0xFFFF }
    return pixels(of: mask, equalTo: 0)
  }

  private static func pixels(of mask: MaskTile, equalTo value: UInt8) -> UInt16 {
    var bits: UInt16 = 0
    for i in 0..<16 where mask[i] == value { bits |= 1 << UInt16(i) }
    return bits
  }

  /// The index into a clip or hidden plane of the tile at `offset` pixels from the band's origin.
  private func tileIndex(_ offset: UInt32) -> Int {
    let stripPixels = 4 * workspace.coverage.rowStride
    let strip = Int(offset) / stripPixels
    return strip * workspace.coverage.tileStride + (Int(offset) - strip * stripPixels) / 4
  }

  private static func mask(ofRows alphas: UInt32) -> MaskTile {
    var mask = MaskTile()
    for i in 0..<16 { mask[i] = UInt8(truncatingIfNeeded: alphas >> UInt32(i / 4 * 8)) }
    return mask
  }

  private func fill(_ plane: UnsafeMutablePointer<MaskTile>, firstMask: Int, firstRun: Int) {
    let stream = workspace.stream
    for i in firstMask..<stream.maskCount { plane[tileIndex(stream.offsets[i])] = stream.masks[i] }
    for i in firstRun..<stream.runCount {
      let run = stream.runs[i]
      let first = tileIndex(run.offset)
      let mask = Self.mask(ofRows: run.alphas)
      for tile in first..<first + Int(run.tileCount) { plane[tile] = mask }
    }
  }

  /// Multiplies the stream's masks and runs, from the given ones on, by a clip plane.
  private func applyClip(
    _ clip: UnsafePointer<MaskTile>, firstMask: Int, firstRun: Int, marksHidden: Bool
  ) {
    let full = MaskTile(repeating: 255)
    var stream = workspace.stream
    let hidden = workspace.coverage.hidden
    func put(_ mask: MaskTile, _ offset: UInt32, _ tile: Int) {
      guard !mask.isEmpty else { return }
      stream.masks[stream.maskCount] = mask
      stream.offsets[stream.maskCount] = offset
      stream.maskCount += 1
      if marksHidden { hidden[tile] |= Self.pixels(of: mask, equalTo: 255) }
    }
    let endMask = stream.maskCount
    stream.maskCount = firstMask
    for i in firstMask..<endMask {
      let tile = tileIndex(stream.offsets[i])
      put(clip[tile] == full ? stream.masks[i] : Self.product(stream.masks[i], clip[tile]), stream.offsets[i], tile)
    }
    let spare = workspace.spareRuns
    let runCount = stream.runCount - firstRun
    spare.update(from: stream.runs + firstRun, count: runCount)
    stream.runCount = firstRun
    for i in 0..<runCount {
      let run = spare[i]
      let first = tileIndex(run.offset)
      let mask = Self.mask(ofRows: run.alphas)
      var open = -1
      for k in 0...Int(run.tileCount) {
        let isWhole = k < Int(run.tileCount) && clip[first + k] == full
        if isWhole {
          if open < 0 { open = k }
          if marksHidden { hidden[first + k] |= Self.pixels(of: mask, equalTo: 255) }
          continue
        }
        if open >= 0 {
          stream.runs[stream.runCount] = Run(
            offset: run.offset + UInt32(open * 4), tileCount: UInt32(k - open), alphas: run.alphas)
          stream.runCount += 1
          open = -1
        }
        if k < Int(run.tileCount) { put(Self.product(mask, clip[first + k]), run.offset + UInt32(k * 4), first + k) }
      }
    }
    workspace.stream = stream
  }

  private static func product(_ a: MaskTile, _ b: MaskTile) -> MaskTile {
    var result = MaskTile()
    for i in 0..<16 { result[i] = CoverageByte.product(a[i], b[i]) }
    return result
  }
}
