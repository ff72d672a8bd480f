import Geometry
import Pixels

extension PDFWriter {
  /// Sets a paint and draws what `body` says with it.
  mutating func draw(_ ink: PDFInk, with paint: Paint, _ body: (inout PDFContent) -> Void) {
    switch paint {
    case .solid(let color):
      content.setOpacity(resources.opacity(Self.held(color.alpha)))
      content.set(ink, "\(Self.components(color)) \(ink.color)")
      body(&content)
    case .linearGradient(let gradient):
      guard GradientTable.isDrawn(gradient) else { return }
      let (a, b) = (gradient.start, gradient.end)
      let axis = a == b ? nil : "/ShadingType 2 /Coords [\(PDFContent.point(a)) \(PDFContent.point(b))]"
      draw(ink, gradient.stops, along: axis, body)
    case .radialGradient(let gradient):
      guard GradientTable.isDrawn(gradient) else { return }
      let center = PDFContent.point(gradient.center)
      let axis = "/ShadingType 3 /Coords [\(center) 0 \(center) \(PDFValue.length(gradient.radius))]"
      draw(ink, gradient.stops, along: gradient.radius > 0 ? axis : nil, body)
    case .image(let image):
      guard let tile = tile(image) else { return }
      content.setOpacity(resources.opacity(Self.held(image.opacity)))
      content.set(ink, "/Pattern \(ink.space) /\(tile) \(ink.pattern)")
      body(&content)
    }
  }

  // MARK: Gradients

  /// - Parameter axis: where the colours run; `nil` where all lies beyond the end.
  private mutating func draw(
    _ ink: PDFInk, _ stops: [GradientStop], along axis: String?, _ body: (inout PDFContent) -> Void
  ) {
    guard let axis else {
      guard let last = stops.last else { return }
      return draw(ink, with: .solid(last.color), body)
    }
    let shading = addShading(axis, stops, colors: "DeviceRGB", isMask: false) { Self.components($0) }
    let alphas = Set(stops.map { Self.held($0.color.alpha) })
    guard alphas.count > 1 else {
      content.setOpacity(resources.opacity(alphas.first ?? 1))
      content.set(ink, "/Pattern \(ink.space) /\(shading) \(ink.pattern)")
      return body(&content)
    }
    // Opacity that changes is the brightness of a form.
    let gray = addShading(axis, stops, colors: "DeviceGray", isMask: true) {
      PDFValue.number(Double(Self.held($0.alpha)), decimals: 4)
    }
    let form = addForm(
      "/Pattern cs /\(gray) scn\n0 0 \(list.width) \(list.height) re f\n", colors: "DeviceGray")
    let mask = resources.add("<< /ca 1 /CA 1 /SMask << /S /Luminosity /G \(form) >> >>", kind: .state)
    content.save()
    content.setOpacity(mask)
    content.set(ink, "/Pattern \(ink.space) /\(shading) \(ink.pattern)")
    body(&content)
    content.restore()
  }

  private mutating func addShading(
    _ axis: String, _ stops: [GradientStop], colors: String, isMask: Bool, _ components: (Color) -> String
  ) -> String {
    let function = Self.function(stops, components)
    let pattern = file.add(
      """
      << /PatternType 2 /Matrix [\(PDFContent.matrix(isMask ? .identity : patternBase))] /Shading << \(axis) \
      /ColorSpace /\(colors) /Extend [true true] /Function \(function) >> >>
      """)
    return resources.add(pattern, kind: .pattern)
  }

  /// Patterns lie in the page's own coordinates, or in those of the form that names them.
  private var patternBase: AffineTransform { contents.count == 1 ? base : .identity }

  /// Colours from stop to stop; where two have one offset, the first counts before it and the second after it.
  private static func function(_ stops: [GradientStop], _ components: (Color) -> String) -> String {
    func between(_ a: Color, _ b: Color) -> String {
      "<< /FunctionType 2 /Domain [0 1] /C0 [\(components(a))] /C1 [\(components(b))] /N 1 >>"
    }
    guard let first = stops.first, let last = stops.last else { return between(.clear, .clear) }
    var (pieces, bounds): ([String], [Float]) = ([], [])
    var (offset, color) = (Float(0), first.color)
    for stop in stops {
      let next = Self.held(stop.offset)
      if next > offset {
        if !pieces.isEmpty { bounds.append(offset) }
        pieces.append(between(color, stop.color))
        offset = next
      }
      color = stop.color
    }
    if offset < 1 {
      if !pieces.isEmpty { bounds.append(offset) }
      pieces.append(between(last.color, last.color))
    }
    guard pieces.count > 1 else { return pieces[0] }
    let places = bounds.map { PDFValue.number(Double($0)) }.joined(separator: " ")
    let encoding = pieces.map { _ in "0 1" }.joined(separator: " ")
    return """
      << /FunctionType 3 /Domain [0 1] /Bounds [\(places)] /Encode [\(encoding)] \
      /Functions [\(pieces.joined(separator: " "))] >>
      """
  }

  // MARK: Images

  /// Draws an image where it lies; what extends it ends at its border here.
  mutating func draw(_ paint: ImagePaint) {
    guard let name = image(paint) else { return }
    content.save()
    content.setOpacity(resources.opacity(Self.held(paint.opacity)))
    content.append("\(PDFContent.matrix(Self.unitSquare(list.images[paint.image]).then(paint.transform))) cm")
    content.append("/\(name) Do")
    content.restore()
  }

  /// A pattern of the image, side by side.
  private mutating func tile(_ paint: ImagePaint) -> String? {
    guard let name = image(paint) else { return nil }
    let stored = list.images[paint.image]
    let transform = paint.transform.then(patternBase)
    let pattern = file.addStream(
      """
      /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 \(stored.width) \(stored.height)] \
      /XStep \(stored.width) /YStep \(stored.height) /Matrix [\(PDFContent.matrix(transform))] \
      /Resources \(resourcesReference)
      """, Array("\(PDFContent.matrix(Self.unitSquare(stored))) cm /\(name) Do".utf8))
    return resources.add(pattern, kind: .pattern)
  }

  /// From the square that PDF gives every image, y up, to its pixels.
  private static func unitSquare(_ image: PixelBuffer) -> AffineTransform {
    let (width, height) = (Double(image.width), Double(image.height))
    return AffineTransform(a: width, b: 0, c: 0, d: -height, tx: 0, ty: height)
  }

  /// The name of an image; `nil` for one that is not drawn.
  private mutating func image(_ paint: ImagePaint) -> String? {
    let t = paint.transform
    guard list.images.indices.contains(paint.image), t.inverse != nil, paint.opacity > 0,
      [t.a, t.b, t.c, t.d, t.tx, t.ty].allSatisfy(\.isFinite)
    else { return nil }
    if let known = images[paint.image] { return known }
    let stored = list.images[paint.image]
    let pixels = stored.height > 0 ? (0..<stored.height).flatMap { stored.row($0).map(Pixel.init(bits:)) } : []
    let name = addImage(
      width: stored.width, height: stored.height, colors: pixels.flatMap(Self.straight), alphas: pixels.map(\.alpha))
    images[paint.image] = name
    return name
  }

  private static func straight(_ pixel: Pixel) -> [UInt8] {
    let alpha = Int(pixel.alpha)
    return [pixel.red, pixel.green, pixel.blue].map {
      alpha == 0 ? 0 : UInt8(min((Int($0) * 255 + alpha / 2) / alpha, 255))
    }
  }

  private mutating func addImage(width: Int, height: Int, colors: [UInt8], alphas: [UInt8]) -> String {
    let head = "/Type /XObject /Subtype /Image /Width \(width) /Height \(height) /BitsPerComponent 8 /Interpolate true"
    var mask = ""
    if alphas.contains(where: { $0 < 255 }) {
      mask = " /SMask \(file.addStream(head + " /ColorSpace /DeviceGray", alphas))"
    }
    return resources.add(file.addStream(head + " /ColorSpace /DeviceRGB" + mask, colors), kind: .object)
  }

  // MARK: Shadows

  /// As an image of the frame's own blur.
  mutating func shadow(_ rect: Rect, radius: Float, sigma: Float, _ color: Color) {
    let reach = Double(ShadowShape.reach(sigma: sigma))
    let frame = Rect(x: 0, y: 0, width: Double(list.width), height: Double(list.height))
    let region = rect.inset(by: -reach).intersection(frame)
    guard !region.isEmpty else { return }
    let (left, top) = (region.minX.rounded(.down), region.minY.rounded(.down))
    let (width, height) = (Int(region.maxX.rounded(.up) - left), Int(region.maxY.rounded(.up) - top))
    var blur = DisplayList(width: width, height: height, background: .clear)
    blur.shadow(rect.offset(by: Point(-left, -top)), radius: radius, sigma: sigma, color: .black)
    let pixels = Renderer(threads: 1).render(blur)
    let alphas = (0..<height).flatMap { pixels.row($0).map { Pixel(bits: $0).alpha } }
    let tint = Color(red: color.red, green: color.green, blue: color.blue).pixel
    let colors = [[UInt8]](repeating: [tint.red, tint.green, tint.blue], count: width * height).flatMap { $0 }
    let name = addImage(width: width, height: height, colors: colors, alphas: alphas)
    content.save()
    content.setOpacity(resources.opacity(Self.held(color.alpha)))
    content.append(
      "\(PDFContent.matrix(Self.unitSquare(pixels).then(.translation(Point(left, top))))) cm\n/\(name) Do")
    content.restore()
  }

  // MARK: Colours

  private static func held(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }

  private static func components(_ color: Color) -> String {
    [color.red, color.green, color.blue].map { PDFValue.number(Double(held($0)), decimals: 4) }.joined(separator: " ")
  }
}
