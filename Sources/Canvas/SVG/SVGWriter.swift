import Geometry
import Pixels
import XML

/// Writes a display list as an SVG document: the same frame as vectors.
///
/// Halos are filled and stroked shapes, blurs filters.
public struct SVGWriter: VectorPage {
  let list: DisplayList
  let text: SVGText?
  var body = ""
  var definitions = ""
  private var identifiers = 0

  /// The document for `list`; paths that the renderer leaves out are left out.
  ///
  /// - Parameters:
  ///   - title: what the document is called.
  ///   - description: what the picture shows, for those who do not see it; the document is a picture of its own then.
  ///   - language: a BCP 47 tag.
  ///   - pixelsPerPoint: so many times smaller than its pixels the document is shown.
  ///   - groups: what of the list stands in groups with ids and titles.
  ///   - text: how letters become text that can be selected; `nil` for outlines.
  public static func document(
    of list: DisplayList, title: String? = nil, description: String? = nil, language: String? = nil,
    pixelsPerPoint: Double = 1, groups: [VectorGroup] = [], text: SVGText? = nil
  ) -> String {
    var writer = SVGWriter(list: list, text: text)
    VectorDrawing.draw(list, groups: groups, on: &writer)
    var heading = title.map { Self.title($0) + "\n" } ?? ""
    if let description { heading += "<desc>\(description.xmlText)</desc>\n" }
    let tongue = language.map { " xml:lang=\"\($0.xmlAttribute)\"" } ?? ""
    func shown(_ pixels: Int) -> String { number(Float(Double(pixels) / pixelsPerPoint)) }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(shown(list.width))" height="\(shown(list.height))" \
      viewBox="0 0 \(list.width) \(list.height)"\(tongue)\(description == nil ? "" : " role=\"img\"")>
      \(heading)<defs>
      \(writer.definitions)</defs>
      <rect width="\(list.width)" height="\(list.height)"\(fill(list.background))/>
      \(writer.body)</svg>

      """
  }

  private init(list: DisplayList, text: SVGText?) {
    self.list = list
    self.text = text
  }

  var letters: VectorLetters { text == nil ? .outlines : .text }

  mutating func begin(_ scope: VectorScope) {
    switch scope {
    case .clip(let path, let rule): body += "<g clip-path=\"url(#\(clip(path, rule)))\">\n"
    case .layer(let opacity): body += "<g opacity=\"\(Self.number(opacity))\">\n"
    case .group(let group): body += "<g id=\"\(group.id)\">\n\(Self.title(group.title))\n"
    }
  }

  mutating func end(_ scope: VectorScope) { body += "</g>\n" }

  private mutating func clip(_ path: Path, _ rule: FillRule) -> String {
    let id = identifier()
    let clipRule = rule == .evenOdd ? " clip-rule=\"evenodd\"" : ""
    definitions += "<clipPath id=\"\(id)\"><path d=\"\(Self.data(path))\"\(clipRule)/></clipPath>\n"
    return id
  }

  mutating func identifier() -> String {
    identifiers += 1
    return "d\(identifiers)"
  }

  // MARK: Shapes

  mutating func fill(_ path: Path, _ rule: FillRule, _ paint: Paint) {
    if case .image(let image) = paint, image.extend != .repeat {
      body += "<g clip-path=\"url(#\(clip(path, rule)))\">\(self.image(image))</g>\n"
      return
    }
    let fillRule = rule == .evenOdd ? " fill-rule=\"evenodd\"" : ""
    body += "<path d=\"\(Self.data(path))\"\(fillRule)\(attributes(paint, "fill"))/>\n"
  }

  mutating func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) {
    let caps = ["butt", "round", "square"][Int(style.cap.rawValue)]
    let joins = ["miter", "round", "bevel"][Int(style.join.rawValue)]
    var text = "<path d=\"\(Self.data(path))\" fill=\"none\"\(attributes(paint, "stroke"))"
    text += " stroke-width=\"\(Self.number(style.width))\" stroke-linecap=\"\(caps)\" stroke-linejoin=\"\(joins)\""
    if style.join == .miter { text += " stroke-miterlimit=\"\(Self.number(max(style.miterLimit, 1)))\"" }
    if style.isDashed {
      text += " stroke-dasharray=\"\(style.dashes.map(Self.number).joined(separator: " "))\""
      if style.dashPhase.isFinite { text += " stroke-dashoffset=\"\(Self.number(style.dashPhase))\"" }
    }
    body += text + "/>\n"
  }

  mutating func outset(_ path: Path, by distance: Float, _ paint: Paint) {
    var (opaque, opacity) = (paint, Float(1))
    // Fill and stroke overlap: only the two together may be translucent.
    if case .solid(let color) = paint {
      opaque = .solid(Color(red: color.red, green: color.green, blue: color.blue))
      opacity = color.alpha
    }
    body += "<path d=\"\(Self.data(path))\" opacity=\"\(Self.number(opacity))\"\(attributes(opaque, "fill"))"
    body +=
      "\(attributes(opaque, "stroke")) stroke-width=\"\(Self.number(distance * 2))\" stroke-linejoin=\"round\"/>\n"
  }

  mutating func shadow(_ rect: Rect, radius: Float, sigma: Float, _ color: Color) {
    let id = identifier()
    let region = Self.box(rect.inset(by: -Double(ShadowShape.reach(sigma: sigma))))
    definitions += "<filter id=\"\(id)\" filterUnits=\"userSpaceOnUse\" \(region) "
    definitions +=
      "color-interpolation-filters=\"sRGB\"><feGaussianBlur stdDeviation=\"\(Self.number(sigma))\"/></filter>\n"
    body += "<rect \(Self.box(rect)) rx=\"\(Self.number(radius))\"\(Self.fill(color)) filter=\"url(#\(id))\"/>\n"
  }

  // MARK: Paths and numbers

  /// The `d` attribute.
  static func data(_ path: Path) -> String {
    var text = ""
    var next = 0
    for verb in path.verbs {
      let points = path.points[next..<next + verb.pointCount]
      text += ["M", "L", "Q", "C", "Z"][Int(verb.rawValue)]
      text += points.map { number($0.x) + " " + number($0.y) }.joined(separator: " ")
      next += verb.pointCount
    }
    return text
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
