import KernelTypes
import Pixels

/// What is drawn of one record once its tiles and runs are known; small, since there are many.
struct DrawRecord {
  enum Kind: UInt8 { case draw, layerBegin, layerEnd, buildings }

  var kind: Kind
  /// The segment of the frame that the command belongs to.
  var segment: UInt8
  var command: Int32
  var firstMask, endMask: Int32
  var firstRun, endRun: Int32

  /// A part of the streams.
  @inline(__always)
  init(_ segment: UInt8, _ command: Int32, firstMask: Int, endMask: Int, firstRun: Int, endRun: Int) {
    kind = .draw
    self.segment = segment
    self.command = command
    self.firstMask = Int32(truncatingIfNeeded: firstMask)
    self.endMask = Int32(truncatingIfNeeded: endMask)
    self.firstRun = Int32(truncatingIfNeeded: firstRun)
    self.endRun = Int32(truncatingIfNeeded: endRun)
  }

  /// A layer's beginning or end, with the tiles it may have drawn on.
  init(_ kind: Kind, _ segment: UInt8, _ command: Int32, _ box: TileBox) {
    self.init(
      segment, command, firstMask: box.firstTile, endMask: box.endTile, firstRun: box.firstStrip, endRun: box.endStrip)
    self.kind = kind
  }

  /// A building picture of the workspace.
  init(buildings number: Int, _ segment: UInt8, _ command: Int32) {
    self.init(segment, command, firstMask: 0, endMask: 0, firstRun: number, endRun: 0)
    kind = .buildings
  }

  var box: TileBox {
    TileBox(firstTile: Int(firstMask), endTile: Int(endMask), firstStrip: Int(firstRun), endStrip: Int(endRun))
  }
}

/// One thread's memory for drawing bands, kept from frame to frame; only that thread touches it while bands are drawn.
final class BandWorkspace: @unchecked Sendable {
  private(set) var coverage: Coverage
  private var width = 0
  private var height = 0

  var stream: TileStream
  private var maskCapacity = 0
  private var runCapacity = 0
  private(set) var records: UnsafeMutablePointer<DrawRecord>
  private(set) var recordCount = 0
  private var recordCapacity = 0

  /// Planes of hidden pixels: the frame's, and one for each clip and layer entered.
  private var hiddenPlanes: [UnsafeMutablePointer<UInt16>] = []
  private(set) var hiddenDepth = 0
  /// Clip coverage, one mask per tile, at `strip · tileStride + tile`, one plane for each clip entered.
  private var clipPlanes: [UnsafeMutablePointer<MaskTile>] = []
  private(set) var clipDepth = 0
  private var layerPictures: [UnsafeMutablePointer<UInt32>] = []
  let buildings = BuildingLayer()
  let wide = WideCoverage()
  /// The band's building layers, as they will be drawn.
  private(set) var buildingPictures: [BuildingPicture] = []
  private(set) var buildingCount = 0
  /// One row of paint.
  private(set) var paintRow: UnsafeMutablePointer<UInt32> = .allocate(capacity: 1)
  /// A colour for each row of the band.
  let rowColors: UnsafeMutablePointer<UInt32> = .allocate(capacity: BandShape.rows)
  /// Runs set aside while a clip rewrites them.
  private(set) var spareRuns: UnsafeMutablePointer<Run> = .allocate(capacity: 1)
  private var cellCount = 0

  private let scratch = UnsafeMutableRawPointer.allocate(byteCount: 512, alignment: 64)

  init() {
    coverage = Coverage(
      cells: .allocate(capacity: 1), touched: .allocate(capacity: 1), hidden: .allocate(capacity: 1), scratch: scratch,
      cellStride: 0, tileStride: 0, tileEnd: 0, rowStride: 0)
    hiddenPlanes = [coverage.hidden]
    stream = TileStream(masks: .allocate(capacity: 1), offsets: .allocate(capacity: 1), runs: .allocate(capacity: 1))
    records = .allocate(capacity: 1)
  }

  deinit {
    release()
    rowColors.deallocate()
    scratch.deallocate()
  }

  private func release() {
    coverage.cells.deallocate()
    coverage.touched.deallocate()
    for plane in hiddenPlanes { plane.deallocate() }
    for plane in clipPlanes { plane.deallocate() }
    for picture in layerPictures { picture.deallocate() }
    stream.masks.deallocate()
    stream.offsets.deallocate()
    stream.runs.deallocate()
    records.deallocate()
    paintRow.deallocate()
    spareRuns.deallocate()
  }

  /// Tiles and runs that one record can yield at most.
  private var tilesPerBand = 0

  /// Makes the planes fit a frame.
  func prepare(width: Int, height: Int, rowStride: Int) {
    guard width != self.width || height != self.height else { return }
    release()
    clipPlanes = []
    layerPictures = []
    self.width = width
    self.height = height
    let columns = width + BandShape.leftMargin + 16
    let tiles = (columns + 15) / 16 * 4
    cellCount = tiles * 16 * BandShape.strips
    coverage = Coverage(
      cells: .aligned(cellCount), touched: .allocate(capacity: tiles * BandShape.strips + 32),
      hidden: .allocate(capacity: tiles * BandShape.strips), scratch: scratch, cellStride: tiles * 16,
      tileStride: tiles, tileEnd: (width + BandShape.leftMargin + 3) / 4, rowStride: rowStride)
    coverage.cells.initialize(repeating: 0, count: cellCount)
    coverage.touched.initialize(repeating: 0, count: tiles * BandShape.strips + 32)
    hiddenPlanes = [coverage.hidden]
    tilesPerBand = tiles * BandShape.strips
    maskCapacity = max(tilesPerBand * 2, 1 << 12)
    runCapacity = max(tilesPerBand * 2, 1 << 12)
    stream = TileStream(
      masks: .aligned(maskCapacity), offsets: .allocate(capacity: maskCapacity),
      runs: .allocate(capacity: runCapacity))
    recordCapacity = 1 << 10
    records = .allocate(capacity: recordCapacity)
    paintRow = .aligned(tiles * 4)
    spareRuns = .allocate(capacity: tilesPerBand)
  }

  /// Clears what a band leaves behind; pixels outside the frame count as hidden, so that nothing is drawn there.
  func beginBand(_ band: Int) {
    stream.maskCount = 0
    stream.runCount = 0
    recordCount = 0
    buildingCount = 0
    hiddenDepth = 0
    clipDepth = 0
    coverage.hidden = hiddenPlanes[0]
    let rowsInFrame = height - band * BandShape.rows
    let lastColumns = width & 3
    let firstRow: UInt16 = lastColumns == 0 ? 0 : (0xF << UInt16(lastColumns)) & 0xF
    for strip in 0..<BandShape.strips {
      let plane = coverage.hidden + strip * coverage.tileStride
      let rows = min(max(rowsInFrame - strip * 4, 0), 4)
      let below: UInt16 = rows == 4 ? 0 : 0xFFFF << UInt16(rows * 4)
      plane.update(repeating: below, count: coverage.tileEnd)
      plane[0] = 0xFFFF
      plane[coverage.tileEnd - 1] |= firstRow &* 0x1111
      for tile in coverage.tileEnd..<coverage.tileStride { plane[tile] = 0xFFFF }
    }
  }

  // MARK: Streams

  /// Makes room for all that one record can yield.
  @inline(__always) func reserve() {
    if stream.maskCount &+ tilesPerBand > maskCapacity || stream.runCount &+ tilesPerBand > runCapacity { grow() }
  }

  /// An empty stream behind what is in the present one, with room for all that one record can yield.
  var emptyStream: TileStream {
    reserve()
    return TileStream(
      masks: stream.masks + stream.maskCount, offsets: stream.offsets + stream.maskCount,
      runs: stream.runs + stream.runCount)
  }

  @inline(never) private func grow() {
    let masks: UnsafeMutablePointer<MaskTile> = .aligned(maskCapacity * 2)
    masks.update(from: stream.masks, count: stream.maskCount)
    stream.masks.deallocate()
    stream.masks = masks
    let offsets = UnsafeMutablePointer<UInt32>.allocate(capacity: maskCapacity * 2)
    offsets.update(from: stream.offsets, count: stream.maskCount)
    stream.offsets.deallocate()
    stream.offsets = offsets
    maskCapacity *= 2
    let runs = UnsafeMutablePointer<Run>.allocate(capacity: runCapacity * 2)
    runs.update(from: stream.runs, count: stream.runCount)
    stream.runs.deallocate()
    stream.runs = runs
    runCapacity *= 2
  }

  @inline(__always) func append(_ record: DrawRecord) {
    if recordCount == recordCapacity {
      let larger = UnsafeMutablePointer<DrawRecord>.allocate(capacity: recordCapacity * 2)
      larger.update(from: records, count: recordCount)
      records.deallocate()
      records = larger
      recordCapacity *= 2
    }
    records[recordCount] = record
    recordCount &+= 1
  }

  /// A new building picture, filled by `fill`; returns its number.
  func addBuildings(_ fill: (inout BuildingPicture) -> Void) -> Int {
    if buildingCount == buildingPictures.count { buildingPictures.append(BuildingPicture()) }
    buildingPictures[buildingCount].removeAll()
    fill(&buildingPictures[buildingCount])
    buildingCount += 1
    return buildingCount - 1
  }

  func removeLastRecord() { recordCount -= 1 }

  // MARK: Clips and layers

  /// Continues with a copy of the hidden plane, which the content of a clip or layer may change.
  func pushHidden() {
    hiddenDepth += 1
    if hiddenDepth == hiddenPlanes.count { hiddenPlanes.append(.allocate(capacity: tilesPerBand)) }
    hiddenPlanes[hiddenDepth].update(from: coverage.hidden, count: tilesPerBand)
    coverage.hidden = hiddenPlanes[hiddenDepth]
  }

  /// Returns to the previous plane; gives the one that was left.
  @discardableResult func popHidden() -> UnsafeMutablePointer<UInt16> {
    let inner = coverage.hidden
    hiddenDepth -= 1
    coverage.hidden = hiddenPlanes[hiddenDepth]
    return inner
  }

  /// The innermost clip's plane, if any.
  var clip: UnsafeMutablePointer<MaskTile>? { clipDepth > 0 ? clipPlanes[clipDepth - 1] : nil }

  /// A new clip plane without coverage.
  func pushClip() -> UnsafeMutablePointer<MaskTile> {
    if clipDepth == clipPlanes.count { clipPlanes.append(.aligned(tilesPerBand)) }
    let plane = clipPlanes[clipDepth]
    plane.update(repeating: MaskTile(), count: tilesPerBand)
    clipDepth += 1
    return plane
  }

  func popClip() { clipDepth -= 1 }

  /// The picture of the layer at `depth` (0 the outermost), of the band's size.
  func layerPicture(_ depth: Int) -> UnsafeMutablePointer<UInt32> {
    while layerPictures.count <= depth {
      // The origin is `leftMargin` pixels before the first row's first pixel.
      layerPictures.append(.aligned(coverage.rowStride * BandShape.rows + 64))
    }
    return layerPictures[depth]
  }
}
