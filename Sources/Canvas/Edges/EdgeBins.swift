import Geometry
import KernelTypes

/// What a band has to do for one command.
struct BandRecord {
  enum Kind: UInt8 {
    /// Edges to fill with the command's paint.
    case fill
    /// Glyphs to fill with the command's paint; in the edges' place stand `BandGlyph`s.
    case glyphs
    /// A blurred rectangle, without edges.
    case shadow
    /// The edges of a clip; records up to the matching `clipBegin` lie inside it.
    case clipEnd, clipBegin
    /// Records up to the matching `layerBegin` are drawn as one picture.
    case layerEnd, layerBegin
    /// Faces between a `buildingsEnd` and the matching `buildingsBegin` hide one another by depth; their `command` is an
    /// index into the frame's faces.
    case buildingsEnd, face, buildingsBegin

    /// What a group's end is called when its beginning is known.
    var groupEnd: Kind? {
      switch self {
      case .clipBegin: .clipEnd
      case .layerBegin: .layerEnd
      case .buildingsBegin: .buildingsEnd
      default: nil
      }
    }
  }

  var kind: Kind
  var firstStrip, endStrip: UInt8
  var firstTile, endTile: Int16
  var command: Int32
  var firstEdge, edgeCount: Int32

  mutating func formUnion(_ other: BandRecord) {
    firstStrip = min(firstStrip, other.firstStrip)
    endStrip = max(endStrip, other.endStrip)
    firstTile = min(firstTile, other.firstTile)
    endTile = max(endTile, other.endTile)
  }

  var box: TileBox {
    TileBox(
      firstTile: Int(firstTile), endTile: Int(endTile), firstStrip: Int(firstStrip), endStrip: Int(endStrip))
  }
}

/// A command's bounds in device pixels, cut to the frame.
struct PixelBounds {
  var minX, minY, maxX, maxY: Float

  var isEmpty: Bool { !(minX < maxX && minY < maxY) }

  func grown(by distance: Float) -> PixelBounds {
    PixelBounds(minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
  }

  /// Grown by what `Float` arithmetic may add to an outline whose points lie inside: negligible near the frame,
  /// but up to 2⁻²³ of the largest coordinate for each of `CurveSteps.largestCount` steps.
  var allowingForRounding: PixelBounds {
    let largest = max(max(abs(minX), abs(maxX)), max(abs(minY), abs(maxY)))
    return largest > 2048 ? grown(by: largest / 1024) : self
  }

  func intersection(_ other: PixelBounds) -> PixelBounds {
    PixelBounds(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }
}

/// Edges and records of one band, in planning order: the last command's first.
struct Bin {
  var edges: UnsafeMutablePointer<Edge>
  var edgeCursor: UnsafeMutablePointer<Edge>
  var edgeEnd: UnsafeMutablePointer<Edge>
  var records: UnsafeMutablePointer<BandRecord>
  var recordCount: Int
  var recordCapacity: Int
  /// Edge count when the present command began.
  var mark: Int

  /// Edges that may be read, though not used, after the last one.
  private static var slack: Int { 8 }

  init() {
    edges = .allocate(capacity: 512 + Self.slack)
    edgeCursor = edges
    edgeEnd = edges + 512
    records = .allocate(capacity: 128)
    recordCount = 0
    recordCapacity = 128
    mark = 0
  }

  func deallocate() {
    edges.deallocate()
    records.deallocate()
  }

  mutating func growEdges() {
    let count = edgeEnd - edges
    let larger = UnsafeMutablePointer<Edge>.allocate(capacity: count * 2 + Self.slack)
    larger.update(from: edges, count: count)
    edges.deallocate()
    edges = larger
    edgeCursor = larger + count
    edgeEnd = larger + count * 2
  }

  mutating func append(_ record: BandRecord) {
    if recordCount == recordCapacity {
      let larger = UnsafeMutablePointer<BandRecord>.allocate(capacity: recordCapacity * 2)
      larger.update(from: records, count: recordCount)
      records.deallocate()
      records = larger
      recordCapacity *= 2
    }
    records[recordCount] = record
    recordCount += 1
  }
}

/// Takes straight edges in device pixels and sorts them into bands, unsplit, as 24.8 fixed point.
///
/// Memory is kept from frame to frame; a class with pointers measured 10 % faster than one with arrays.
final class EdgeBins {
  private(set) var bandCount = 0
  private(set) var bins: UnsafeMutablePointer<Bin>
  private var binCapacity = 0
  private(set) var width = 0
  private(set) var height = 0
  /// Whether points may lie outside the frame horizontally or need mapping, so that `line` must look.
  var needsClipping = false
  /// Maps points to device pixels first, if set; only looked at when `needsClipping`.
  var transform: ProjectiveTransform?

  /// Takes the edges in the bands' place, if set; only looked at when `needsClipping`.
  var recorder: ((_ start: Point, _ end: Point) -> Void)?

  init() { bins = .allocate(capacity: 1) }

  deinit {
    for i in 0..<binCapacity { bins[i].deallocate() }
    bins.deallocate()
  }

  /// Forgets the last frame and takes on a new size.
  func begin(width: Int, height: Int) {
    self.width = width
    self.height = height
    bandCount = (height + BandShape.rows - 1) / BandShape.rows
    if bandCount > binCapacity {
      let larger = UnsafeMutablePointer<Bin>.allocate(capacity: bandCount)
      larger.moveInitialize(from: bins, count: binCapacity)
      for i in binCapacity..<bandCount { (larger + i).initialize(to: Bin()) }
      bins.deallocate()
      bins = larger
      binCapacity = bandCount
    }
    for i in 0..<bandCount {
      bins[i].edgeCursor = bins[i].edges
      bins[i].recordCount = 0
    }
  }

  /// The bands that `bounds` (inside the frame, not empty) touches.
  func bands(of bounds: PixelBounds) -> ClosedRange<Int> {
    let first = Int(bounds.minY) / BandShape.rows
    return first...max(first, min(Int(bounds.maxY) / BandShape.rows, bandCount - 1))
  }

  func markEdges(in bands: ClosedRange<Int>) {
    for band in bands { bins[band].mark = bins[band].edgeCursor - bins[band].edges }
  }

  /// Writes a record for every band that has got edges since `markEdges`, or for all of `bands` if `always`.
  func addRecords(_ kind: BandRecord.Kind, command: Int, bounds: PixelBounds, bands: ClosedRange<Int>, always: Bool) {
    // A tile to spare on the left, since an edge may round to the column before its own; but none of the margin, which
    // lies before the row's first pixel.
    let firstTile = max((Int(bounds.minX) + BandShape.leftMargin) / 4 - 1, BandShape.leftMargin / 4)
    let endTile = min((Int(bounds.maxX) + BandShape.leftMargin) / 4 + 1, (width + BandShape.leftMargin + 3) / 4)
    let firstRow = Int(bounds.minY)
    let endRow = Int(bounds.maxY) + 1
    for band in bands {
      let bin = bins + band
      let mark = bin.pointee.mark
      let count = (bin.pointee.edgeCursor - bin.pointee.edges) &- mark
      if count == 0 && !always { continue }
      let top = band &* BandShape.rows
      let first = max(firstRow &- top, 0)
      let end = min(endRow &- top, BandShape.rows)
      bin.pointee.append(
        BandRecord(
          kind: kind, firstStrip: UInt8(truncatingIfNeeded: first &>> 2),
          endStrip: UInt8(truncatingIfNeeded: (end &+ 3) &>> 2), firstTile: Int16(truncatingIfNeeded: firstTile),
          endTile: Int16(truncatingIfNeeded: endTile), command: Int32(truncatingIfNeeded: command),
          firstEdge: Int32(truncatingIfNeeded: mark), edgeCount: Int32(truncatingIfNeeded: count)))
    }
  }

  /// Ends a clip or layer in `bands`: a record with the box of all that lies in it, or no record of it at all where it is
  /// empty. A layer's end takes on the same box.
  func closeGroup(_ kind: BandRecord.Kind, command: Int, bands: ClosedRange<Int>) {
    for band in bands {
      let bin = bins + band
      let records = bin.pointee.records
      var i = bin.pointee.recordCount - 1
      guard i >= 0 else { continue }
      var begin = records[i]
      while i > 0 && !(records[i].command == command && records[i].kind == kind.groupEnd) {
        begin.formUnion(records[i])
        i -= 1
      }
      if i == bin.pointee.recordCount - 1 {
        bin.pointee.recordCount = i
        continue
      }
      if kind == .layerBegin {
        let end = records[i]
        records[i] = begin
        records[i].kind = end.kind
        records[i].command = end.command
      }
      begin.kind = kind
      begin.command = Int32(truncatingIfNeeded: command)
      bin.pointee.append(begin)
    }
  }

  // MARK: Edges

  /// Adds the directed edge from `p` to `q`.
  @inline(__always) func line(_ p: SIMD2<Float>, _ q: SIMD2<Float>) {
    if needsClipping { lineOutside(p, q) } else { put(Self.fixed(p, q)) }
  }

  /// 24.8 fixed point, to nearest, by adding 1.5 · 2²³; |coordinates| below 16,000.
  @inline(__always) private static func fixed(_ p: SIMD2<Float>, _ q: SIMD2<Float>) -> Edge {
    let magic: Float = 12_582_912
    let margin = magic + 1024
    let v = SIMD4(lowHalf: p, highHalf: q) * 256 + SIMD4(margin, magic, margin, magic)
    return unsafeBitCast(v, to: Edge.self) &- Edge(repeating: 0x4B40_0000)
  }

  @inline(__always) private func put(_ edge: Edge) {
    let y0 = edge[1]
    let y1 = edge[3]
    if y0 == y1 { return }
    let first = (y0 < y1 ? y0 : y1) &>> 13
    let last = ((y0 < y1 ? y1 : y0) &- 1) &>> 13
    if first == last {
      let band = Int(UInt32(bitPattern: first))
      if band < bandCount { append(edge, to: bins + band) }
    } else {
      put(edge, from: Int(first), through: Int(last))
    }
  }

  @inline(never) private func put(_ edge: Edge, from first: Int, through last: Int) {
    var band = first < 0 ? 0 : first
    let last = last < bandCount ? last : bandCount &- 1
    while band <= last {
      append(edge, to: bins + band)
      band &+= 1
    }
  }

  @inline(__always) private func append(_ edge: Edge, to bin: UnsafeMutablePointer<Bin>) {
    let cursor = bin.pointee.edgeCursor
    if cursor == bin.pointee.edgeEnd { return appendGrowing(edge, to: bin) }
    cursor.pointee = edge
    bin.pointee.edgeCursor = cursor + 1
  }

  /// Adds what stands in an edge's place, as a `BandGlyph` does.
  func append(packed edge: Edge, band: Int) { append(edge, to: bins + band) }

  @inline(never) private func appendGrowing(_ edge: Edge, to bin: UnsafeMutablePointer<Bin>) {
    bin.pointee.growEdges()
    bin.pointee.edgeCursor.pointee = edge
    bin.pointee.edgeCursor += 1
  }

  @inline(never) private func lineOutside(_ p: SIMD2<Float>, _ q: SIMD2<Float>) {
    if let recorder {
      recorder(transform.map { mapped(p, by: $0) } ?? Point(p), transform.map { mapped(q, by: $0) } ?? Point(q))
    } else if let transform {
      cut(mapped(p, by: transform), mapped(q, by: transform))
    } else {
      cut(Point(p), Point(q))
    }
  }

  /// The image of `p`; points at or behind the eye's plane go far away instead, so that no value is infinite.
  private func mapped(_ p: SIMD2<Float>, by transform: ProjectiveTransform) -> Point {
    let point = Point(p)
    let w = max(transform.w(point), 1e-9)
    let x = (transform.m00 * point.x + transform.m01 * point.y + transform.m02) / w
    let y = (transform.m10 * point.x + transform.m11 * point.y + transform.m12) / w
    return Point(held(x), held(y))
  }

  private func held(_ value: Double) -> Double { value > -1e9 ? min(value, 1e9) : -1e9 }

  /// Cuts an edge to the frame: what is left of it becomes vertical at x = 0, what is right of it is left out, since
  /// coverage runs on to the frame's right side by itself.
  private func cut(_ p: Point, _ q: Point) {
    // Both directions are computed from the upper end, so that an edge and its reverse stay equal.
    if p.y <= q.y { cutDownward(p, q, reversed: false) } else { cutDownward(q, p, reversed: true) }
  }

  private func cutDownward(_ upper: Point, _ lower: Point, reversed: Bool) {
    let bottom = Double(height + 1)
    guard upper.y < bottom, lower.y > -1, upper.y < lower.y else { return }
    var (a, b) = (upper, lower)
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    if a.y < -1 { a = Point(upper.x + slope * (-1 - upper.y), -1) }
    if b.y > bottom { b = Point(upper.x + slope * (bottom - upper.y), bottom) }
    let right = Double(width)
    if a.x >= right && b.x >= right { return }
    if a.x <= 0 && b.x <= 0 { return emit(Point(0, a.y), Point(0, b.y), reversed) }
    // Where the edge crosses x, between its two ends.
    func crossing(_ x: Double) -> Point { Point(x, min(max(a.y + (x - a.x) / slope, a.y), b.y)) }
    if a.x < 0 {
      let cut = crossing(0)
      emit(Point(0, a.y), cut, reversed)
      a = cut
    } else if a.x > right {
      a = crossing(right)
    }
    if b.x < 0 {
      let cut = crossing(0)
      emit(cut, Point(0, b.y), reversed)
      b = cut
    } else if b.x > right {
      b = crossing(right)
    }
    emit(a, b, reversed)
  }

  private func emit(_ a: Point, _ b: Point, _ reversed: Bool) {
    if abs(b.x - a.x) > Double(BandShape.largestSpan) {
      let middle = Point((a.x + b.x) / 2, (a.y + b.y) / 2)
      emit(a, middle, reversed)
      return emit(middle, b, reversed)
    }
    let p = reversed ? b : a
    let q = reversed ? a : b
    let margin = Double(BandShape.leftMargin)
    put(Edge(fixed(p.x + margin), fixed(p.y), fixed(q.x + margin), fixed(q.y)))
  }

  private func fixed(_ value: Double) -> Int32 {
    // Held values of at most 16,500 pixels; the magic number rounds like the float one does.
    Int32(
      truncatingIfNeeded: Int64(bitPattern: (value * 256 + 6_755_399_441_055_744).bitPattern) &- 0x4338_0000_0000_0000)
  }
}
