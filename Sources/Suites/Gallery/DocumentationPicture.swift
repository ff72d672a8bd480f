import Canvas
import Geometry
import Images
import Pixels
import Text
import Wayframe

/// A documentation picture laid out: what part of a frame it shows, on what, and what is pointed out; lengths in points.
struct DocumentationPicture {
  /// A call-out with its words.
  struct Label: Hashable {
    let callOut: CallOut
    /// In large letters; a name of the SDK's may take two lines.
    let name: [String]
    /// In small letters below.
    let detail: [String]
    /// In one line, for legends.
    let fullName: String
    let setting: String?
  }

  private enum Size {
    /// Around everything where a shadow or names need it; below, the shadow reaches further.
    static let margin = 28.0
    static let marginBelow = 44.0
    /// Around a device without a shadow.
    static let narrowMargin = 4.0
    /// From the body to the end of the names at most; longer ones are made smaller.
    static let gutter = 300.0
    /// From the end of the names to the picture's edge.
    static let nameMargin = 6.0
    static let cropRadius = 12.0
  }

  let frame: Frame
  let stage: PictureStage
  /// Where the shown part of the frame begins.
  let corner: Point
  let labels: [Label]
  /// Names beside the screen, or numbers on it; where there is no room for names, numbers.
  let style: SuitePicture.Style
  let title: String?
  let alt: String
  let page: DeviceOutline.Page
  let hasShadow: Bool
  /// Around the screen.
  let margins: Insets
  /// Pixels a point, a whole number.
  let scale: Double

  /// - Parameter typesetter: measures names.
  init(
    _ frame: Frame, _ entry: GalleryPlan.Entry, _ options: GalleryOptions, _ typesetter: Typesetter
  ) throws(GalleryError) {
    let (picture, device) = (entry.picture, entry.frame.navigationScene.device)
    let locale = entry.frame.navigationScene.locale
    let layout = frame.layout
    let parts = PictureElements(layout)
    let language = entry.frame.navigationScene.wordsLanguage
    let plain = PictureWords.of(language: language)
    self.frame = frame
    scale = layout.scale
    page = options.page
    hasShadow = options.hasShadow
    title = picture.title?.text(for: locale)

    let visible = try Self.visible(parts, layout, entry, frame)
    corner = visible.origin
    let screen = Rect(x: 0, y: 0, width: visible.width, height: visible.height)
    let outline = DeviceOutline(device)
    stage =
      picture.crop.isEmpty
      ? options.hasDevice ? PictureStage(outline) : PictureStage(screen: outline.screen, radius: outline.screenRadius)
      : PictureStage(screen: screen, radius: Size.cropRadius)

    let marked = try Self.marked(parts, in: visible, entry, frame, plain)
    let placed: CallOutLayout
    do {
      placed = try CallOutLayout(
        marked.map(\.element), width: screen.width, height: screen.height,
        mapLabels: parts.obstacles(beside: marked.map(\.element.name)).map {
          $0.offset(by: Point(-visible.minX, -visible.minY))
        })
    } catch {
      throw .callOuts(picture: entry.name, error)
    }
    let style = placed.fits ? picture.style : .numbered
    let words = Dictionary(marked.map { ($0.element.name, $0.words) }) { first, _ in first }
    let labels = placed.callOuts.map { callOut in
      Label(callOut, words: words[callOut.name] ?? callOut.name, names: options.names)
    }
    (self.style, self.labels) = (style, labels)
    let names = NameColumn(labels, scale: scale, typesetter)
    margins = Self.margins(stage, style, names, hasShadow: options.hasShadow)
    alt =
      picture.alt?.text(for: locale)
      ?? PictureText.made(
        lead: title ?? Self.lead(entry, words: words, plain), layout: layout.part(in: visible), focus: picture.crop,
        marked: labels.map(\.fullName), language: language)
  }

  /// The part of the frame that is shown, on whole points.
  private static func visible(
    _ parts: PictureElements, _ layout: FrameLayout, _ entry: GalleryPlan.Entry, _ frame: Frame
  ) throws(GalleryError) -> Rect {
    let whole = Rect(
      x: 0, y: 0, width: Double(layout.width) / layout.scale, height: Double(layout.height) / layout.scale)
    guard !entry.picture.crop.isEmpty else { return whole }
    var box = Rect.null
    for name in entry.picture.crop {
      let found = try elements(name, parts, entry, frame)
      let frames = found.map(\.frame).filter { !$0.isEmpty && $0.intersects(whole) }
      guard !frames.isEmpty else {
        throw .outside(picture: entry.name, element: name, frame: entry.frame.name)
      }
      for frame in frames { box = box.union(frame) }
    }
    let others = parts.elements.filter { element in
      !entry.picture.crop.contains(element.name) && !PictureElements.isLandmark(element.name)
    }
    let cut = CropMargins(around: box, asked: entry.picture.cropMargin, others: others.map(\.frame)).cut
      .intersection(whole)
    return Rect(
      minX: cut.minX.rounded(.down), minY: cut.minY.rounded(.down), maxX: min(cut.maxX.rounded(.up), whole.maxX),
      maxY: min(cut.maxY.rounded(.up), whole.maxY))
  }

  private static func elements(
    _ name: String, _ parts: PictureElements, _ entry: GalleryPlan.Entry, _ frame: Frame
  ) throws(GalleryError) -> [FrameLayout.Element] {
    guard let found = parts.elements(called: name) else {
      if let (reason, remedy) = frame.composition.absence(of: name) {
        throw .absentElement(
          picture: entry.name, element: name, frame: entry.frame.name, reason: reason, remedy: remedy)
      }
      // The device's bars are drawn where a picture asks for them.
      let bars = DeviceBars.names(on: entry.frame.navigationScene.device)
      var shown: [String] = []
      for known in parts.names + bars where !shown.contains(known) { shown.append(known) }
      throw .unknownElement(picture: entry.name, element: name, frame: entry.frame.name, shown: shown)
    }
    return found
  }

  /// What is pointed out, as it lies in the shown part.
  private static func marked(
    _ parts: PictureElements, in visible: Rect, _ entry: GalleryPlan.Entry, _ frame: Frame, _ plain: PictureWords
  ) throws(GalleryError) -> [(element: FrameLayout.Element, words: String)] {
    let locale = entry.frame.navigationScene.locale
    var marked: [(FrameLayout.Element, String)] = []
    for mark in entry.picture.callouts {
      let isAll = mark == .all
      for element in try elements(mark.element, parts, entry, frame) {
        let box = element.frame.intersection(visible)
        guard !box.isEmpty else {
          if isAll { continue }
          throw .outside(picture: entry.name, element: mark.element, frame: entry.frame.name)
        }
        // A number on what is nearly cut away would point at nothing.
        if isAll, box.width * box.height < 0.5 * element.width * element.height { continue }
        var shown = element
        (shown.x, shown.y) = (box.minX - visible.minX, box.minY - visible.minY)
        (shown.width, shown.height) = (box.width, box.height)
        shown.setting =
          element.name == "attribution"
          ? plain(.alwaysShown) : ElementWords.settings[element.name] ?? element.setting
        let words =
          mark.name?.text(for: locale) ?? plain.name(of: element.name) ?? element.accessibilityLabel ?? element.name
        marked.append((shown, words))
      }
    }
    return marked
  }

  private static func margins(
    _ stage: PictureStage, _ style: SuitePicture.Style, _ names: NameColumn, hasShadow: Bool
  ) -> Insets {
    let least = hasShadow ? Size.margin : stage.outline == nil ? 0 : Size.narrowMargin
    let (bounds, screen) = (stage.bounds, stage.screen)
    func side(_ side: CallOut.Side, reach: Double) -> Double {
      guard style == .named, let gutter = names.width(on: side) else { return (reach + least).rounded(.up) }
      return (stage.bezel + min(gutter, Size.gutter) + Size.nameMargin).rounded(.up)
    }
    return Insets(
      top: (screen.minY - bounds.minY + least).rounded(.up), left: side(.left, reach: screen.minX - bounds.minX),
      bottom: (bounds.maxY - screen.maxY + (hasShadow ? Size.marginBelow : least)).rounded(.up),
      right: side(.right, reach: bounds.maxX - screen.maxX))
  }

  /// How an alternative text begins where the picture has no title.
  private static func lead(_ entry: GalleryPlan.Entry, words: [String: String], _ plain: PictureWords) -> String {
    let light = plain(entry.frame.light == "night" ? .night : .day)
    guard let element = entry.picture.crop.first else {
      let screen: PictureWords.Word =
        switch DeviceOutline.Kind(entry.frame.navigationScene.device) {
        case .phone, .smallPhone: .phone
        case .tablet: .tablet
        case .car: .car
        }
      return plain.list([plain(screen), light])
    }
    return plain.list([words[element] ?? plain.name(of: element) ?? element, light])
  }

  // MARK: Drawing

  /// The size in points.
  var size: (width: Double, height: Double) {
    (margins.left + stage.screen.width + margins.right, margins.top + stage.screen.height + margins.bottom)
  }

  /// How a picture is put together.
  enum Art {
    /// The frame's pixels as they are.
    case pixels
    /// The frame's commands, for documents of vectors.
    case vectors
  }

  /// The whole picture as commands, with the groups of the frame's own.
  func displayList(_ art: Art, _ typesetter: Typesetter) -> (list: DisplayList, groups: [VectorGroup]) {
    let origin = Point(margins.left, margins.top)
    var list = DisplayList(
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()), background: .clear)
    let shot: PictureStage.Shot
    switch art {
    case .pixels: shot = .pixels(shownPixels)
    case .vectors: shot = .commands(frame.displayList, corner: corner * scale)
    }
    let places = stage.draw(
      shot, at: origin, scale: scale, shadow: hasShadow ? page : nil, into: &list)
    CallOutArtist(picture: self, origin: origin, typesetter: typesetter).draw(into: &list)
    let groups =
      places.isEmpty
      ? []
      : frame.groups.map { group in
        VectorGroup(
          id: group.id, title: group.title,
          commands: places[group.commands.lowerBound]..<places[group.commands.upperBound])
      }
    return (list, groups)
  }

  private var shownPixels: PixelBuffer {
    let pixels = frame.pixels
    let (x, y) = (Int(corner.x * scale), Int(corner.y * scale))
    let width = min(Int((stage.screen.width * scale).rounded()), pixels.width - x)
    let height = min(Int((stage.screen.height * scale).rounded()), pixels.height - y)
    if (x, y, width, height) == (0, 0, pixels.width, pixels.height) { return pixels }
    return pixels.part(x: x, y: y, width: width, height: height)
  }
}

extension DocumentationPicture.Label {
  init(_ callOut: CallOut, words: String, names: GalleryOptions.Names) {
    self.callOut = callOut
    setting = callOut.setting
    switch names {
    case .plain: (name, detail, fullName) = ([words], callOut.settingLines, words)
    case .sdk: (name, detail, fullName) = (CallOut.lines(of: callOut.name), [], callOut.name)
    }
  }
}

extension FrameLayout {
  /// What lies in a part of the frame, by its middle.
  fileprivate func part(in visible: Rect) -> FrameLayout {
    var part = self
    part.elements = elements.filter { visible.contains($0.frame.center) }
    return part
  }
}
