import Geometry
import Pixels

/// Writes a display list as a PDF document of one page: the same frame as vectors.
///
/// A writer of our own: a library's surface, such as Cairo's, would take the same calls one by one and spare only the file's
/// objects, under 100 lines, for one more library.
///
/// Letters are outlines, so that no font is needed to see them; unseen letters over them can be selected and searched.
/// Blurs are images. Equal lists give equal bytes: there is no date and no random number.
public struct PDFWriter: VectorPage {
  let list: DisplayList
  var file: PDFFile
  /// What all content may name.
  let resourcesReference: PDFFile.Reference
  var resources = PDFResources()
  /// The page's, and above it those of the layers that are open.
  var contents = [PDFContent()]
  /// From pixels to the page's points, y up.
  let base: AffineTransform
  /// Names of images of the list.
  var images: [Int: String] = [:]
  var selection = PDFSelection()

  /// The document for `list`.
  ///
  /// - Parameters:
  ///   - pixelsPerPoint: how many pixels of the list are one point of the page.
  ///   - title: what the document is called.
  ///   - language: a BCP 47 tag.
  ///   - compress: makes a zlib stream of bytes.
  public static func document(
    of list: DisplayList, pixelsPerPoint: Double, title: String? = nil, language: String? = nil,
    compress: @escaping ([UInt8]) -> [UInt8]
  ) -> [UInt8] {
    var writer = PDFWriter(list: list, pixelsPerPoint: pixelsPerPoint, compress: compress)
    writer.contents[0].append("\(PDFContent.matrix(writer.base)) cm")
    let frame = Rect(x: 0, y: 0, width: Double(list.width), height: Double(list.height))
    writer.fill(.rect(frame), .nonzero, .solid(list.background))
    VectorDrawing.draw(list, groups: [], on: &writer)
    return writer.finish(title: title, language: language)
  }

  private init(list: DisplayList, pixelsPerPoint: Double, compress: @escaping ([UInt8]) -> [UInt8]) {
    self.list = list
    file = PDFFile(compress: compress)
    resourcesReference = file.reserve()
    let scale = 1 / (pixelsPerPoint > 0 && pixelsPerPoint.isFinite ? pixelsPerPoint : 1)
    base = AffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: Double(list.height) * scale)
  }

  private mutating func finish(title: String?, language: String?) -> [UInt8] {
    resources.fonts = selection.fonts(&file)
    let content = file.addStream("", Array(contents[0].text.utf8))
    let pages = file.reserve()
    let (width, height) = (PDFValue.number(Double(list.width) * base.a), PDFValue.number(base.ty))
    let page = file.add(
      """
      << /Type /Page /Parent \(pages) /MediaBox [0 0 \(width) \(height)] /Resources \(resourcesReference) \
      /Group << /S /Transparency /CS /DeviceRGB >> /Contents \(content) >>
      """)
    file.set(pages, "<< /Type /Pages /Kids [\(page)] /Count 1 >>")
    file.set(resourcesReference, resources.dictionary)
    let tongue = language.map { " /Lang \(PDFValue.text($0))" } ?? ""
    let catalog = file.add(
      "<< /Type /Catalog /Pages \(pages)\(tongue) /ViewerPreferences << /DisplayDocTitle true >> >>")
    let information = file.add("<< \(title.map { "/Title \(PDFValue.text($0)) " } ?? "")/Creator (Wayframe) >>")
    return file.bytes(catalog: catalog, information: information)
  }

  // MARK: Scopes

  var letters: VectorLetters { .both }

  /// Where operators go.
  var content: PDFContent {
    get { contents[contents.count - 1] }
    _modify { yield &contents[contents.count - 1] }
  }

  mutating func begin(_ scope: VectorScope) {
    switch scope {
    case .clip(let path, let rule):
      content.save()
      content.append(path)
      content.append(rule == .evenOdd ? "W* n" : "W n")
    case .layer: contents.append(PDFContent())
    case .group: break
    }
  }

  mutating func end(_ scope: VectorScope) {
    switch scope {
    case .clip: content.restore()
    case .layer(let opacity):
      guard contents.count > 1, let layer = contents.popLast() else { return }
      let form = addForm(layer.text, colors: "DeviceRGB")
      content.setOpacity(resources.opacity(opacity))
      content.append("/\(resources.add(form, kind: .object)) Do")
    case .group: break
    }
  }

  /// Content as large as the frame that is composited by itself.
  mutating func addForm(_ content: String, colors: String) -> PDFFile.Reference {
    file.addStream(
      """
      /Type /XObject /Subtype /Form /BBox [0 0 \(list.width) \(list.height)] /Resources \(resourcesReference) \
      /Group << /S /Transparency /I true /CS /\(colors) >>
      """, Array(content.utf8))
  }

  // MARK: Shapes

  mutating func fill(_ path: Path, _ rule: FillRule, _ paint: Paint) {
    if case .image(let image) = paint, image.extend != .repeat {
      let scope = VectorScope.clip(path, rule)
      begin(scope)
      draw(image)
      return end(scope)
    }
    draw(.fill, with: paint) { content in
      content.append(path)
      content.append(rule == .evenOdd ? "f*" : "f")
    }
  }

  mutating func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) {
    draw(.stroke, with: paint) { content in
      content.setLine(style)
      content.append(path)
      content.append("S")
    }
  }

  mutating func outset(_ path: Path, by distance: Float, _ paint: Paint) {
    // Fill and stroke overlap: only the two together may be translucent.
    var (opaque, opacity) = (paint, Float(1))
    if case .solid(let color) = paint {
      opaque = .solid(Color(red: color.red, green: color.green, blue: color.blue))
      opacity = min(max(color.alpha, 0), 1)
    }
    let scope = VectorScope.layer(opacity: opacity)
    if opacity < 1 { begin(scope) }
    fill(path, .nonzero, opaque)
    if distance > 0 { stroke(path, StrokeStyle(width: distance * 2, join: .round), opaque) }
    if opacity < 1 { end(scope) }
  }
}

/// What content names.
struct PDFResources {
  enum Kind: String, CaseIterable {
    case object = "XObject"
    case pattern = "Pattern"
    case state = "ExtGState"
  }

  private var entries: [Kind: [String]] = [:]
  private var opacities: [String: String] = [:]
  /// The fonts of the unseen letters.
  var fonts: [PDFFile.Reference] = []

  /// Adds an object, or a dictionary, and returns its name.
  mutating func add(_ value: some CustomStringConvertible, kind: Kind) -> String {
    let name = "\(kind.rawValue.prefix(1))\(entries[kind, default: []].count)"
    entries[kind, default: []].append("/\(name) \(value)")
    return name
  }

  /// The name of the graphics state with an opacity, 0 to 1, and without a mask.
  mutating func opacity(_ opacity: Float) -> String {
    let value = PDFValue.number(Double(opacity), decimals: 4)
    if let name = opacities[value] { return name }
    let name = add("<< /ca \(value) /CA \(value) /SMask /None >>", kind: .state)
    opacities[value] = name
    return name
  }

  var dictionary: String {
    var text = "<<"
    for kind in Kind.allCases {
      if let entries = entries[kind] { text += " /\(kind.rawValue) << \(entries.joined(separator: " ")) >>" }
    }
    let fonts = fonts.enumerated().map { "/\(PDFSelection.fontName($0)) \($1)" }
    if !fonts.isEmpty { text += " /Font << \(fonts.joined(separator: " ")) >>" }
    return text + " >>"
  }
}
