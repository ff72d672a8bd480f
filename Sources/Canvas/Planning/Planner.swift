import Geometry
import KernelTypes
import Pixels

/// Turns commands into edges and records by band, last command first, so that what a later opaque command hides can be
/// left out before it is even flattened. One thread at a time uses it.
final class Planner: @unchecked Sendable {
  /// Points within this convert to fixed point without further care.
  private static let directLimit: Float = 16_000
  /// Pixels beyond its style's reach that an outline may have edges in: inner vertices of arcs and nearly straight joins
  /// lie up to `CurveSteps.tolerance` outside, and glyphs are placed with rounding.
  private static let outlineSlack: Float = 0.25

  let bins = EdgeBins()
  private let glyphCache: GlyphCache
  let stroker: Stroker
  /// The commands planned.
  private(set) var commands = 0..<0
  /// One entry per command, from the first one planned on; those of culled commands mean nothing.
  let paints = ScratchBuffer<PreparedPaint>()
  private(set) var table: PaintTable
  /// Building faces in the order their records name.
  let faces = ScratchBuffer<DepthFace>()
  private var occluders = Occluders()
  private var frame = PixelBounds(minX: 0, minY: 0, maxX: 0, maxY: 0)
  /// The frame with the rest of its last band: edges reach down there, and their cells must be swept.
  private var paddedFrame = PixelBounds(minX: 0, minY: 0, maxX: 0, maxY: 0)
  /// What the clips around the present command leave of the frame, innermost last.
  private var visible: [PixelBounds] = []
  /// Clips and layers around the present command: what is opaque inside one is not opaque outside.
  private var depth: Int { visible.count - 1 }
  /// The bands in which the clips and layers around the present command have records; nothing for those without.
  private var groupBands: [ClosedRange<Int>?] = []

  init(glyphCache: GlyphCache, gradients: GradientCache) {
    self.glyphCache = glyphCache
    table = PaintTable(gradients)
    stroker = Stroker(bins: bins)
  }

  /// Plans some commands of a list; `occluders` are those of the commands behind them.
  func plan(_ list: DisplayList, _ commands: Range<Int>, _ structure: Structure, _ occluders: Occluders) {
    self.commands = commands
    self.occluders = occluders
    bins.begin(width: list.width, height: list.height)
    table.removeAll()
    faces.count = 0
    paints.fill(.none, count: commands.count)
    frame = PixelBounds(minX: 0, minY: 0, maxX: Float(list.width), maxY: Float(list.height))
    paddedFrame = frame
    paddedFrame.maxY = Float(bins.bandCount * BandShape.rows)
    visible = [frame]
    groupBands = []
    list.verbs.withUnsafeBufferPointer { verbs in
      list.points.withUnsafeBufferPointer { points in
        plan(list, structure, PathStore(verbs: verbs, points: points))
      }
    }
  }

  private func plan(_ list: DisplayList, _ structure: Structure, _ paths: PathStore) {
    var i = commands.upperBound - 1
    // What nothing ends reaches to the list's end; if it cannot be seen, nothing in it can.
    for begin in structure.open where i >= begin {
      if !end(begin, list, paths) { i = begin - 1 }
    }
    while i >= commands.lowerBound {
      switch list.commands[i] {
      case .fill(let range, let rule, let paint): if let path = paths[range] { fill(i, path, rule, paint, list) }
      case .stroke(let range, let index, let paint):
        if let path = paths[range] { stroke(i, path, list.strokes[index], paint, list) }
      case .outset(let range, let distance, let paint):
        if let path = paths[range] { outset(i, path, distance, paint, list) }
      case .glyphs(let range, let outset, let paint): glyphs(i, list.glyphs[range], outset, paint, list)
      case .shadow(let rect, _, let sigma, let color): shadow(i, rect, sigma, color)
      case .extrusions(let index): extrusions(i, list.extrusionLayers[index], paths)
      case .endClip, .endLayer:
        let begin = structure.partner.isEmpty ? -1 : Int(structure.partner[i])
        if begin >= 0 && !end(begin, list, paths) {
          i = begin - 1
          continue
        }
      case .beginClip:
        if isPaired(i, structure) { close(i) }
      case .beginLayer(let opacity):
        if isPaired(i, structure) { close(i, opacity: opacity) }
      }
      i -= 1
    }
  }

  private func isPaired(_ begin: Int, _ structure: Structure) -> Bool {
    !structure.partner.isEmpty && (structure.partner[begin] >= 0 || structure.open.contains(begin))
  }

  // MARK: Bounds

  /// The part of a command's bounds that can be seen, or nothing.
  @inline(__always) private func visiblePart(_ bounds: PixelBounds) -> PixelBounds? {
    let part = bounds.intersection(visible[visible.count - 1])
    return part.isEmpty || occluders.hide(part) ? nil : part
  }

  /// Prepares `bins` for edges within `bounds` (uncut).
  private func setClipping(_ bounds: PixelBounds, transform: ProjectiveTransform? = nil) {
    bins.transform = transform
    bins.needsClipping =
      transform != nil || bounds.minX < 0 || bounds.maxX > frame.maxX || bounds.minY < -Self.directLimit
      || bounds.maxY > Self.directLimit || bins.width > BandShape.largestSpan
  }

  private func setPaint(_ command: Int, _ paint: PreparedPaint) {
    paints.pointer[command - commands.lowerBound] = paint
  }

  // MARK: Fills

  private func fill(
    _ i: Int, _ path: PathSlice, _ rule: FillRule, _ paint: DisplayList.PaintReference, _ list: DisplayList
  ) {
    guard let bounds = path.bounds, let part = visiblePart(bounds) else { return }
    let prepared = table.prepare(paint, list)
    guard !prepared.isInvisible else { return }
    setPaint(i, prepared)
    setClipping(bounds)
    record(i, part, of: bounds, evenOdd: rule == .evenOdd) { bins.fill(path) }
    if prepared.isOpaque && depth == 0 { occluders.add(path, bounds: bounds, frame: frame) }
  }

  /// Bins what `emit` adds into the bands of `part`; `bounds` must hold all of it, or its rest would stay in the cells.
  private func record(
    _ i: Int, _ part: PixelBounds, of bounds: PixelBounds, evenOdd: Bool, kind: BandRecord.Kind = .fill,
    always: Bool = false, _ emit: () -> Void
  ) {
    paints.pointer[i - commands.lowerBound].isEvenOdd = evenOdd
    let bands = bins.bands(of: part)
    bins.markEdges(in: bands)
    emit()
    bins.addRecords(kind, command: i, bounds: bounds.intersection(paddedFrame), bands: bands, always: always)
  }

  // MARK: Strokes

  private func stroke(
    _ i: Int, _ path: PathSlice, _ stroke: DisplayList.Stroke, _ paint: DisplayList.PaintReference,
    _ list: DisplayList
  ) {
    let (style, transform) = (stroke.style, stroke.transform)
    guard style.width > 0, style.width.isFinite, let source = path.bounds else { return }
    let reach = Self.reach(style)
    let grown = source.grown(by: reach).allowingForRounding
    let (image, scale) = transform.map { Self.image(of: grown, by: $0, frame: frame) } ?? (grown, 1)
    let bounds = image.grown(by: Self.outlineSlack)
    guard let part = visiblePart(bounds) else { return }
    let prepared = table.prepare(paint, list)
    guard !prepared.isInvisible else { return }
    setPaint(i, prepared)
    setClipping(bounds, transform: transform)
    stroker.begin(style, scale: scale)
    record(i, part, of: bounds, evenOdd: false) { stroker.stroke(path) }
  }

  /// How far a stroke reaches beyond its path.
  private static func reach(_ style: StrokeStyle) -> Float {
    let half = min(style.width, PathSlice.largestCoordinate) / 2
    let miter = style.join == .miter && style.miterLimit > 1 ? min(style.miterLimit, Stroker.largestMiterLimit) : 1
    // A mitre's length divides by the cosine that is left of a near reversal: rounding counts by the limit squared.
    let tip = miter * (1 + miter * miter * 0x1p-22)
    return half * max(tip, style.cap == .square ? 1.4143 : 1)
  }

  /// The device bounds of a rectangle of the source plane, and the largest magnification at its corners.
  static func image(
    of box: PixelBounds, by transform: ProjectiveTransform, frame: PixelBounds
  ) -> (PixelBounds, Float) {
    var result = PixelBounds(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)
    var magnification = 1e-6
    for (x, y) in [(box.minX, box.minY), (box.maxX, box.minY), (box.maxX, box.maxY), (box.minX, box.maxY)] {
      let p = Point(Double(x), Double(y))
      let w = transform.w(p)
      // A corner behind the eye: the image may lie anywhere.
      guard w > 1e-9 else { return (frame, 1) }
      let q = transform(p)
      guard q.isFinite else { return (frame, 1) }
      result.minX = min(result.minX, Float(q.x))
      result.minY = min(result.minY, Float(q.y))
      result.maxX = max(result.maxX, Float(q.x))
      result.maxY = max(result.maxY, Float(q.y))
      let dx = Point(transform.m00 - q.x * transform.m20, transform.m10 - q.y * transform.m20) / w
      let dy = Point(transform.m01 - q.x * transform.m21, transform.m11 - q.y * transform.m21) / w
      magnification = max(magnification, dx.length, dy.length)
    }
    return (result, Float(min(magnification, 1e6)))
  }

  // MARK: Halos

  private func outset(
    _ i: Int, _ path: PathSlice, _ distance: Float, _ paint: DisplayList.PaintReference, _ list: DisplayList
  ) {
    guard let source = path.bounds else { return }
    let reach = distance > 0 ? min(distance, PathSlice.largestCoordinate) : 0
    let bounds = source.grown(by: reach + Self.outlineSlack).allowingForRounding
    guard let part = visiblePart(bounds) else { return }
    let prepared = table.prepare(paint, list)
    guard !prepared.isInvisible else { return }
    setPaint(i, prepared)
    setClipping(bounds)
    record(i, part, of: bounds, evenOdd: false) { stroker.fill(path, grownBy: reach) }
  }

  // MARK: Glyphs

  private func glyphs(
    _ i: Int, _ glyphs: ArraySlice<PlacedPath>, _ outset: Float, _ paint: DisplayList.PaintReference,
    _ list: DisplayList
  ) {
    let reach = outset > 0 ? min(outset, PathSlice.largestCoordinate) : 0
    var (low, high) = (SIMD2<Float>(repeating: .infinity), SIMD2<Float>(repeating: -.infinity))
    var extent: Float = 0
    for glyph in glyphs {
      guard let corners = glyph.shape.corners else { continue }
      let (a, b) = (corners.low * glyph.scale, corners.high * glyph.scale)
      low = pointwiseMin(low, a + glyph.origin)
      high = pointwiseMax(high, b + glyph.origin)
      extent = max(extent, max(b.x - a.x, b.y - a.y))
    }
    let bounds = PixelBounds(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y).grown(by: reach + Self.outlineSlack)
      .allowingForRounding
    let largest = PathSlice.largestCoordinate
    guard bounds.minX > -largest, bounds.minY > -largest, bounds.maxX < largest, bounds.maxY < largest,
      let part = visiblePart(bounds)
    else { return }
    let prepared = table.prepare(paint, list)
    guard !prepared.isInvisible else { return }
    setPaint(i, prepared)
    // As many of full coverage fit into 16 bits.
    if glyphs.count <= WideCoverage.safeCount && extent + 2 * reach <= GlyphRasterizer.largestExtent {
      let bands = bins.bands(of: part)
      record(i, part, of: bounds, evenOdd: false, kind: .glyphs) {
        glyphCache.stamps(glyphs, outset: reach) { stamp in
          let first = max(stamp.strip >> 3, bands.lowerBound)
          let last = min((stamp.strip + stamp.coverage.strips - 1) >> 3, bands.upperBound)
          guard first <= last else { return }
          for band in first...last { bins.append(packed: BandGlyph(stamp).packed, band: band) }
        }
      }
    } else {
      setClipping(bounds)
      record(i, part, of: bounds, evenOdd: false) { for glyph in glyphs { stroker.fill(glyph, grownBy: reach) } }
    }
  }

  // MARK: Shadows

  private func shadow(_ i: Int, _ rect: Rect, _ sigma: Float, _ color: Color) {
    let reach = ShadowShape.reach(sigma: sigma)
    let bounds = PixelBounds(
      minX: Float(rect.minX) - reach, minY: Float(rect.minY) - reach, maxX: Float(rect.maxX) + reach,
      maxY: Float(rect.maxY) + reach)
    let largest = PathSlice.largestCoordinate
    guard !rect.isEmpty, bounds.minX > -largest, bounds.minY > -largest, bounds.maxX < largest, bounds.maxY < largest,
      let part = visiblePart(bounds)
    else { return }
    let prepared = PreparedPaint.solid(color)
    guard !prepared.isInvisible else { return }
    setPaint(i, prepared)
    record(i, part, of: part, evenOdd: false, kind: .shadow, always: true) {}
  }

  // MARK: Buildings

  private func extrusions(_ i: Int, _ layer: ExtrusionLayer, _ paths: PathStore) {
    guard layer.opacity > 0 else { return }
    let visiblePart = visible[visible.count - 1]
    let bands = bins.bands(of: visiblePart)
    paints.pointer[i - commands.lowerBound].pixel = UInt32(CoverageByte.nearest(layer.opacity))
    record(i, visiblePart, of: visiblePart, evenOdd: false, kind: .buildingsEnd, always: true) {}
    for face in layer.faces {
      let plane = face.inverseDepth
      guard let path = paths[face.path], let bounds = path.bounds, let part = self.visiblePart(bounds),
        (plane * 0) == SIMD3()
      else { continue }
      setClipping(bounds)
      let bands = bins.bands(of: part)
      bins.markEdges(in: bands)
      bins.fill(path)
      bins.addRecords(
        .face, command: faces.count, bounds: bounds.intersection(paddedFrame), bands: bands, always: false)
      faces.append(DepthFace(face, nearest: path.nearest(plane)))
    }
    bins.closeGroup(.buildingsBegin, command: i, bands: bands)
  }

  // MARK: Clips and layers

  /// Enters a clip or layer from behind; false if nothing inside can be seen.
  @discardableResult private func end(_ begin: Int, _ list: DisplayList, _ paths: PathStore) -> Bool {
    let outer = visible[visible.count - 1]
    switch list.commands[begin] {
    case .beginClip(let range, let rule):
      guard let path = paths[range], let bounds = path.bounds, let part = visiblePart(bounds) else { return false }
      setClipping(bounds)
      visible.append(part)
      groupBands.append(bins.bands(of: part))
      record(begin, part, of: bounds, evenOdd: rule == .evenOdd, kind: .clipEnd, always: true) { bins.fill(path) }
    case .beginLayer(let opacity):
      guard opacity > 0 else { return false }
      visible.append(outer)
      groupBands.append(nil)
      if opacity < Self.opaqueLayer {
        groupBands[groupBands.count - 1] = bins.bands(of: outer)
        record(begin, outer, of: outer, evenOdd: false, kind: .layerEnd, always: true) {}
      }
    default: break
    }
    return true
  }

  /// From here on a layer's opacity rounds to 255 and it needs no picture of its own.
  private static let opaqueLayer: Float = 254.5 / 255

  private func close(_ begin: Int, opacity: Float = 0) {
    visible.removeLast()
    guard let bands = groupBands.removeLast() else { return }
    paints.pointer[begin - commands.lowerBound].pixel = UInt32(CoverageByte.nearest(opacity))
    bins.closeGroup(opacity > 0 ? .layerBegin : .clipBegin, command: begin, bands: bands)
  }
}
