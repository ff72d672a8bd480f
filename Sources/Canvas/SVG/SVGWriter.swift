import Geometry
import Pixels
import XML

/// Writes a display list as an SVG document: the same frame as vectors.
///
/// What SVG cannot say is written as what it looks like: strokes in perspective as their outlines, halos as filled and
/// stroked shapes, buildings face by face from the farthest to the nearest.
public struct SVGWriter {
  let list: DisplayList
  var body = ""
  var definitions = ""
  private var identifiers = 0
  private var openGroups: [String] = []

  /// The document for `list`; paths that the renderer leaves out are left out.
  ///
  /// - Parameters:
  ///   - title: what the document is called.
  ///   - description: what the picture shows, for those who do not see it; the document is a picture of its own then.
  ///   - pixelsPerPoint: so many times smaller than its pixels the document is shown.
  ///   - groups: what of the list stands in groups with ids and titles.
  public static func document(
    of list: DisplayList, title: String? = nil, description: String? = nil, pixelsPerPoint: Double = 1,
    groups: [SVGGroup] = []
  ) -> String {
    var writer = SVGWriter(list: list)
    writer.write(groups)
    var heading = title.map { Self.title($0) + "\n" } ?? ""
    if let description { heading += "<desc>\(description.xmlText)</desc>\n" }
    func shown(_ pixels: Int) -> String { number(Float(Double(pixels) / pixelsPerPoint)) }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(shown(list.width))" height="\(shown(list.height))" \
      viewBox="0 0 \(list.width) \(list.height)"\(description == nil ? "" : " role=\"img\"")>
      \(heading)<defs>
      \(writer.definitions)</defs>
      <rect width="\(list.width)" height="\(list.height)"\(fill(list.background))/>
      \(writer.body)</svg>

      """
  }

  private init(list: DisplayList) { self.list = list }

  private mutating func write(_ groups: [SVGGroup]) {
    // Those that hold others before them.
    var rest = groups.filter { !$0.commands.isEmpty }.sorted {
      ($0.commands.lowerBound, -$0.commands.upperBound) < ($1.commands.lowerBound, -$1.commands.upperBound)
    }[...]
    var ends: [Int] = []
    for (index, command) in list.commands.enumerated() {
      while let group = rest.first, group.commands.lowerBound == index {
        rest.removeFirst()
        beginGroup("id=\"\(group.id)\"", Self.named)
        body += Self.title(group.title) + "\n"
        ends.append(group.commands.upperBound)
      }
      write(command)
      while ends.last == index + 1 {
        ends.removeLast()
        endGroup(Self.named)
      }
    }
    for _ in openGroups { body += "</g>\n" }
  }

  private static let named = "named"

  private mutating func write(_ command: DisplayList.Command) {
    switch command {
    case .fill(let range, let rule, let paint):
      guard let data = pathData(range) else { return }
      draw(data, rule, list.paint(paint))
    case .stroke(let range, let index, let paint): stroke(range, list.strokes[index], list.paint(paint))
    case .outset(let range, let distance, let paint): outset(range, distance, list.paint(paint))
    case .glyphs(let range, let outset, let paint): glyphs(list.glyphs[range], outset, list.paint(paint))
    case .shadow(let rect, let radius, let sigma, let color): shadow(rect, radius, sigma, color)
    case .extrusions(let index): extrusions(list.extrusionLayers[index])
    case .beginClip(let range, let rule): beginClip(range, rule)
    case .beginLayer(let opacity): beginGroup("opacity=\"\(Self.number(min(max(opacity, 0), 1)))\"", "layer")
    case .endClip: endGroup("clip")
    case .endLayer: endGroup("layer")
    }
  }

  // MARK: Groups

  private mutating func beginGroup(_ attributes: String, _ kind: String) {
    body += "<g \(attributes)>\n"
    openGroups.append(kind)
  }

  private mutating func endGroup(_ kind: String) {
    guard openGroups.last == kind else { return }
    openGroups.removeLast()
    body += "</g>\n"
  }

  private mutating func beginClip(_ range: DisplayList.PathRange, _ rule: FillRule) {
    let id = identifier()
    let clipRule = rule == .evenOdd ? " clip-rule=\"evenodd\"" : ""
    definitions += "<clipPath id=\"\(id)\"><path d=\"\(pathData(range) ?? "")\"\(clipRule)/></clipPath>\n"
    beginGroup("clip-path=\"url(#\(id))\"", "clip")
  }

  mutating func identifier() -> String {
    identifiers += 1
    return "d\(identifiers)"
  }

  // MARK: Shapes

  private mutating func draw(_ data: String, _ rule: FillRule, _ paint: Paint) {
    let fillRule = rule == .evenOdd ? " fill-rule=\"evenodd\"" : ""
    if case .image(let image) = paint, image.extend != .repeat {
      let id = identifier()
      let clipRule = rule == .evenOdd ? " clip-rule=\"evenodd\"" : ""
      definitions += "<clipPath id=\"\(id)\"><path d=\"\(data)\"\(clipRule)/></clipPath>\n"
      body += "<g clip-path=\"url(#\(id))\">\(self.image(image))</g>\n"
      return
    }
    body += "<path d=\"\(data)\"\(fillRule)\(attributes(paint, "fill"))/>\n"
  }

  private mutating func stroke(
    _ range: DisplayList.PathRange, _ stroke: DisplayList.Stroke, _ paint: Paint
  ) {
    let style = stroke.style
    guard style.width > 0, style.width.isFinite else { return }
    if let transform = stroke.transform {
      guard let outline = outline(range, style, transform) else { return }
      return draw(outline, .nonzero, paint)
    }
    guard let data = pathData(range) else { return }
    let caps = ["butt", "round", "square"][Int(style.cap.rawValue)]
    let joins = ["miter", "round", "bevel"][Int(style.join.rawValue)]
    var text = "<path d=\"\(data)\" fill=\"none\"\(attributes(paint, "stroke"))"
    text += " stroke-width=\"\(Self.number(style.width))\" stroke-linecap=\"\(caps)\" stroke-linejoin=\"\(joins)\""
    if style.join == .miter { text += " stroke-miterlimit=\"\(Self.number(max(style.miterLimit, 1)))\"" }
    if !style.dashes.isEmpty && style.dashes.allSatisfy({ $0 >= 0 && $0.isFinite }) {
      text += " stroke-dasharray=\"\(style.dashes.map(Self.number).joined(separator: " "))\""
      if style.dashPhase.isFinite { text += " stroke-dashoffset=\"\(Self.number(style.dashPhase))\"" }
    }
    body += text + "/>\n"
  }

  private mutating func outset(_ range: DisplayList.PathRange, _ distance: Float, _ paint: Paint) {
    if let data = pathData(range) { outset(data, distance, paint) }
  }

  private mutating func glyphs(_ glyphs: ArraySlice<PlacedPath>, _ distance: Float, _ paint: Paint) {
    var path = Path()
    for glyph in glyphs { path.append(glyph.shape.path, scale: glyph.scale, offset: glyph.origin) }
    let data = path.verbs.withUnsafeBufferPointer { verbs in
      path.points.withUnsafeBufferPointer { points in
        PathStore(verbs: verbs, points: points)[
          DisplayList.PathRange(verbs: verbs.indices, points: points.indices)
        ].flatMap(Self.pathData)
      }
    }
    guard let data else { return }
    if distance > 0 { outset(data, distance, paint) } else { draw(data, .nonzero, paint) }
  }

  private mutating func outset(_ data: String, _ distance: Float, _ paint: Paint) {
    let width = distance > 0 ? min(distance, PathSlice.largestCoordinate) * 2 : 0
    var (opaque, opacity) = (paint, Float(1))
    // Fill and stroke overlap: only the two together may be translucent.
    if case .solid(let color) = paint {
      opaque = .solid(Color(red: color.red, green: color.green, blue: color.blue))
      opacity = color.alpha
    }
    body += "<path d=\"\(data)\" opacity=\"\(Self.number(opacity))\"\(attributes(opaque, "fill"))"
    body += "\(attributes(opaque, "stroke")) stroke-width=\"\(Self.number(width))\" stroke-linejoin=\"round\"/>\n"
  }

  private mutating func shadow(_ rect: Rect, _ radius: Float, _ sigma: Float, _ color: Color) {
    guard !rect.isEmpty, rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else {
      return
    }
    let id = identifier()
    let reach = Double(ShadowShape.reach(sigma: sigma))
    let region = Self.box(rect.inset(by: -reach))
    let deviation = Self.number(sigma > 0.2 ? min(sigma, 1e6) : 0.2)
    definitions += "<filter id=\"\(id)\" filterUnits=\"userSpaceOnUse\" \(region) "
    definitions += "color-interpolation-filters=\"sRGB\"><feGaussianBlur stdDeviation=\"\(deviation)\"/></filter>\n"
    let corner = Self.number(radius > 0 ? radius : 0)
    body += "<rect \(Self.box(rect)) rx=\"\(corner)\"\(Self.fill(color)) filter=\"url(#\(id))\"/>\n"
  }

  // MARK: Paths and numbers

  /// The `d` attribute; nothing for a path that the renderer leaves out.
  func pathData(_ range: DisplayList.PathRange) -> String? { withPath(range, Self.pathData) }

  private static func pathData(_ path: PathSlice) -> String? {
    guard path.bounds != nil else { return nil }
    var text = ""
    var next = path.points
    var hasPoint = false
    for i in 0..<path.verbCount {
      let verb = path.verbs[i]
      let needsMove = !hasPoint && verb != .move && verb != .close
      if needsMove { text += "M" + Self.points(next, 1) }
      switch verb {
      case .move: text += "M" + Self.points(next, 1)
      case .line: text += "L" + Self.points(next, 1)
      case .quad: text += "Q" + Self.points(next, 2)
      case .cubic: text += "C" + Self.points(next, 3)
      case .close: text += hasPoint ? "Z" : ""
      }
      hasPoint = hasPoint || verb != .close
      next += verb.pointCount
    }
    return text
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
  ) -> String? {
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
      return chains.pathData
    }
  }

  static func text(_ p: Point) -> String { number(Float(p.x)) + " " + number(Float(p.y)) }

  private static func points(_ points: UnsafePointer<SIMD2<Float>>, _ count: Int) -> String {
    (0..<count).map { number(points[$0].x) + " " + number(points[$0].y) }.joined(separator: " ")
  }

  /// The shortest text that reads back as `value`; 0 for what is no number, which SVG cannot write.
  static func number(_ value: Float) -> String {
    guard value.isFinite else { return "0" }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  static func box(_ rect: Rect) -> String {
    let (x, y) = (number(Float(rect.minX)), number(Float(rect.minY)))
    let (width, height) = (number(Float(rect.width)), number(Float(rect.height)))
    return "x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\""
  }

  static func fill(_ color: Color) -> String { attributes(color, "fill") }

  static func attributes(_ color: Color, _ name: String) -> String {
    let opaque = Color(red: color.red, green: color.green, blue: color.blue).hex
    let alpha = min(max(color.alpha, 0), 1)
    return " \(name)=\"\(opaque)\"" + (alpha < 1 ? " \(name)-opacity=\"\(number(alpha))\"" : "")
  }

  func storedImage(_ index: Int) -> PixelBuffer? { list.images.indices.contains(index) ? list.images[index] : nil }
}
