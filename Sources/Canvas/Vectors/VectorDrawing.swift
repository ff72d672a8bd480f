import Geometry
import Pixels

/// Tells a display list's drawing to a document.
///
/// What documents cannot say is told as what it looks like: strokes in perspective as their outlines, buildings face by
/// face from the farthest to the nearest. Paths that the renderer leaves out are left out.
struct VectorDrawing {
  let list: DisplayList
  private var scopes: [VectorScope] = []

  static func draw(_ list: DisplayList, groups: [VectorGroup], on page: inout some VectorPage) {
    var drawing = VectorDrawing(list: list)
    drawing.draw(groups, on: &page)
  }

  private init(list: DisplayList) { self.list = list }

  private mutating func draw(_ groups: [VectorGroup], on page: inout some VectorPage) {
    // Those that hold others before them.
    var rest = groups.filter { !$0.commands.isEmpty }.sorted {
      ($0.commands.lowerBound, -$0.commands.upperBound) < ($1.commands.lowerBound, -$1.commands.upperBound)
    }[...]
    var ends: [Int] = []
    let replaced = page.letters == .text ? commandsOfWritings : []
    var writings = page.letters == .outlines ? [] : list.writings[...]
    for (index, command) in list.commands.enumerated() {
      while let group = rest.first, group.commands.lowerBound == index {
        rest.removeFirst()
        begin(.group(group), on: &page)
        ends.append(group.commands.upperBound)
      }
      if !replaced.contains(index) { draw(command, on: &page) }
      if let writing = writings.first, writing.commands.upperBound == index + 1 {
        writings.removeFirst()
        if let text = text(writing) { page.write(text) }
      }
      while ends.last == index + 1 {
        ends.removeLast()
        if case .group = scopes.last { end(on: &page) }
      }
    }
    while !scopes.isEmpty { end(on: &page) }
  }

  private mutating func draw(_ command: DisplayList.Command, on page: inout some VectorPage) {
    switch command {
    case .fill(let range, let rule, let paint):
      guard let path = path(range) else { return }
      page.fill(path, rule, list.paint(paint))
    case .stroke(let range, let index, let paint): stroke(range, list.strokes[index], list.paint(paint), on: &page)
    case .outset(let range, let distance, let paint):
      guard let path = path(range) else { return }
      outset(path, distance, list.paint(paint), on: &page)
    case .glyphs(let range, let distance, let paint): glyphs(range, distance, list.paint(paint), on: &page)
    case .shadow(let rect, let radius, let sigma, let color):
      guard !rect.isEmpty, rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else {
        return
      }
      page.shadow(rect, radius: radius > 0 ? radius : 0, sigma: sigma > 0.2 ? min(sigma, 1e6) : 0.2, color)
    case .extrusions(let index): extrusions(list.extrusionLayers[index], on: &page)
    case .beginClip(let range, let rule): begin(.clip(path(range) ?? Path(), rule), on: &page)
    case .beginLayer(let opacity): begin(.layer(opacity: min(max(opacity, 0), 1)), on: &page)
    case .endClip: if case .clip = scopes.last { end(on: &page) }
    case .endLayer: if case .layer = scopes.last { end(on: &page) }
    }
  }

  // MARK: Scopes and texts

  private mutating func begin(_ scope: VectorScope, on page: inout some VectorPage) {
    scopes.append(scope)
    page.begin(scope)
  }

  private mutating func end(on page: inout some VectorPage) {
    if let scope = scopes.popLast() { page.end(scope) }
  }

  private var commandsOfWritings: Set<Int> {
    list.writings.reduce(into: []) {
      $0.formUnion($1.commands)
      $0.formUnion($1.halo)
    }
  }

  private func text(_ writing: DisplayList.Writing) -> VectorText? {
    guard let letters = paint(of: writing.commands) else { return nil }
    return VectorText(lines: writing.lines, paint: letters.paint, halo: paint(of: writing.halo))
  }

  /// What the first of some commands is painted with, and how far it grows what it fills.
  private func paint(of commands: Range<Int>) -> (width: Float, paint: Paint)? {
    guard let first = commands.first else { return nil }
    switch list.commands[first] {
    case .fill(_, _, let paint), .stroke(_, _, let paint): return (0, list.paint(paint))
    case .outset(_, let distance, let paint), .glyphs(_, let distance, let paint):
      return (distance, list.paint(paint))
    default: return nil
    }
  }

  // MARK: Shapes

  private func stroke(
    _ range: DisplayList.PathRange, _ stroke: DisplayList.Stroke, _ paint: Paint, on page: inout some VectorPage
  ) {
    let style = stroke.style
    guard style.width > 0, style.width.isFinite else { return }
    if let transform = stroke.transform {
      guard let outline = outline(range, style, transform) else { return }
      page.fill(outline, .nonzero, paint)
    } else if let path = path(range) {
      page.stroke(path, style, paint)
    }
  }

  private func outset(_ path: Path, _ distance: Float, _ paint: Paint, on page: inout some VectorPage) {
    page.outset(path, by: distance > 0 ? min(distance, PathSlice.largestCoordinate) : 0, paint)
  }

  private func glyphs(_ range: Range<Int>, _ distance: Float, _ paint: Paint, on page: inout some VectorPage) {
    var joined = Path()
    for glyph in list.glyphs[range] { joined.append(glyph.shape.path, scale: glyph.scale, offset: glyph.origin) }
    let path = joined.verbs.withUnsafeBufferPointer { verbs in
      joined.points.withUnsafeBufferPointer { points in
        PathStore(verbs: verbs, points: points)[
          DisplayList.PathRange(verbs: verbs.indices, points: points.indices)
        ].flatMap(Self.path)
      }
    }
    guard let path else { return }
    if distance > 0 { outset(path, distance, paint, on: &page) } else { page.fill(path, .nonzero, paint) }
  }

  // MARK: Paths

  /// Nothing for a path that the renderer leaves out.
  func path(_ range: DisplayList.PathRange) -> Path? { withPath(range, Self.path) }

  private static func path(_ slice: PathSlice) -> Path? {
    guard slice.bounds != nil else { return nil }
    var path = Path()
    path.reserveCapacity(verbs: slice.verbCount, points: slice.pointCount)
    var next = slice.points
    for i in 0..<slice.verbCount {
      let verb = slice.verbs[i]
      if path.isEmpty, verb != .move, verb != .close { path.move(to: next[0]) }
      switch verb {
      case .move: path.move(to: next[0])
      case .line: path.line(to: next[0])
      case .quad: path.quad(to: next[1], control: next[0])
      case .cubic: path.cubic(to: next[2], control1: next[0], control2: next[1])
      case .close: if !path.isEmpty { path.close() }
      }
      next += verb.pointCount
    }
    return path
  }

  func withPath<T>(_ range: DisplayList.PathRange, _ body: (PathSlice) -> T?) -> T? {
    list.verbs.withUnsafeBufferPointer { verbs in
      list.points.withUnsafeBufferPointer { points in
        PathStore(verbs: verbs, points: points)[range].flatMap(body)
      }
    }
  }

  /// The outline of a stroke in perspective, from the same edges that are drawn.
  private func outline(
    _ range: DisplayList.PathRange, _ style: StrokeStyle, _ transform: ProjectiveTransform
  ) -> Path? {
    withPath(range) { path in
      guard let bounds = path.bounds else { return nil }
      let recorder = EdgeBins()
      recorder.needsClipping = true
      recorder.transform = transform
      var chains = EdgeChains()
      recorder.recorder = { chains.add($0, $1) }
      let stroker = Stroker(bins: recorder)
      let frame = PixelBounds(minX: 0, minY: 0, maxX: Float(list.width), maxY: Float(list.height))
      stroker.begin(style, scale: Planner.image(of: bounds, by: transform, frame: frame).1)
      stroker.stroke(path)
      return chains.path
    }
  }
}
