import Canvas
import Geometry
import MapStyle
import Pixels
import Text

/// A symbol that needs a place: its look, and where it may stand on the ground plane.
struct SymbolRequest: Sendable {
  enum Place: Sendable {
    case point(Point)
    /// All lines with one name.
    case lines([[Point]])
  }

  var look: SymbolLook
  var place: Place
  /// Lower ones are placed first.
  var sortKey: Double
}

/// A symbol that has found its place.
struct PlacedSymbol: Sendable {
  struct Icon: Sendable {
    var icon: MapIcon
    var transform: AffineTransform
    var opacity: Double
  }

  var text = ""
  /// The letters of an upright text.
  var glyphs: [PlacedPath] = []
  /// The letters of a text along a line.
  var curvedGlyphs = Path()
  var textColor = Color.black
  var haloColor = Color.clear
  /// Device pixels.
  var haloWidth = 0.0
  var icon: Icon?
  /// Everything it covers, in device pixels.
  var bounds = Rect.null
}

/// Finds places for symbols in order of precedence: layers from the top of the style down, within a layer by sort
/// key, then by text and place, so that neither threads nor the order of tiles matter.
struct LabelPlacer {
  let camera: Camera
  let typesetter: Typesetter
  let language: String
  let haze: Haze?
  let icons: MapIcons
  var taken: CollisionIndex
  private let ground: VisibleGround
  private let transform: ProjectiveTransform
  private let inverse: ProjectiveTransform?
  /// Where each text stands already, in device pixels.
  private var namesakes: [String: [Point]] = [:]
  private var shields: [String: Int] = [:]
  /// Names of icons that symbols asked for and that nobody has drawn.
  private(set) var unknownIcons: Set<String> = []

  /// At most so many shields of one number are shown.
  static let mostEqualShields = 3
  /// At most so many labels with one text are shown; `nil` for as many as find room.
  private let mostEqualTexts: Int?
  /// The least distance between equal names at points, in points.
  static let leastDistanceOfNamesakes = 90.0

  /// - Parameters:
  ///   - obstacles: boxes in device pixels that are taken from the start.
  ///   - namesakes: where texts stand already.
  init(
    camera: Camera, typesetter: Typesetter, language: String, haze: Haze?, icons: MapIcons, obstacles: [Rect],
    mostEqualTexts: Int? = nil, namesakes: [String: [Point]] = [:]
  ) {
    self.namesakes = namesakes
    self.mostEqualTexts = mostEqualTexts
    self.camera = camera
    self.typesetter = typesetter
    self.language = language
    self.haze = haze
    self.icons = icons
    let frame = Rect(x: 0, y: 0, width: Double(camera.pixelWidth), height: Double(camera.pixelHeight))
    taken = CollisionIndex(frame: frame, cell: 48 * camera.scale)
    ground = VisibleGround(camera: camera)
    transform = camera.groundTransform
    inverse = transform.inverse
    for obstacle in obstacles { taken.insert(obstacle) }
  }

  /// Places the symbols of one layer and returns those that found room.
  mutating func place(_ requests: [SymbolRequest]) -> [PlacedSymbol] {
    var result: [PlacedSymbol] = []
    for request in requests.map(Ranked.init).sorted(by: <).map(\.request) {
      switch request.place {
      case .point(let point):
        if let placed = placePoint(request.look, at: point) { result.append(placed) }
      case .lines(let lines):
        if request.look.text.isEmpty || request.look.isTextUpright {
          result += placeIconsAlong(request.look, lines)
        } else {
          result += placeTextAlong(request.look, lines)
        }
      }
    }
    return result
  }

  // MARK: Points

  /// Device pixels for a point of text or icon size at a place; they shrink with distance half as fast as the ground.
  private func pixelsPerPoint(depth: Double) -> Double { camera.scale * (0.5 + 0.5 / depth) }

  /// How visible a label is in the haze: not at all where fog covers about 0.6; nothing is shown too faintly to read.
  private func visibility(at place: Point) -> Double {
    guard let haze else { return 1 }
    let share = min((0.62 - haze.alpha(at: place)) / 0.16, 1)
    return share > 0.35 ? share : 0
  }

  private mutating func icon(of look: SymbolLook) -> MapIcon? {
    guard !look.iconName.isEmpty else { return nil }
    let icon = icons.icon(named: look.iconName)
    if icon == nil { unknownIcons.insert(look.iconName) }
    return icon
  }

  private mutating func placePoint(_ look: SymbolLook, at place: Point) -> PlacedSymbol? {
    guard let projected = camera.project(place) else { return nil }
    let visible = visibility(at: place)
    guard visible > 0 else { return nil }
    let unit = pixelsPerPoint(depth: projected.depth)
    var placed = PlacedSymbol()
    let icon = icon(of: look)
    var iconBox: Rect?
    if let icon {
      let (transform, box) = placeIcon(icon, look, projected, ground: place, direction: nil)
      if look.iconAllowsOverlap || (taken.isWhole(box) && taken.isFree(box.inset(by: -look.iconPadding * unit))) {
        placed.icon = PlacedSymbol.Icon(icon: icon, transform: transform, opacity: look.iconOpacity * visible)
        iconBox = box
      }
    }
    let iconFits = icon == nil || iconBox != nil
    var textBox: Rect?
    if !look.text.isEmpty, iconFits || look.iconIsOptional,
      !hasNamesake(look.text, near: projected.position, within: Self.leastDistanceOfNamesakes * camera.scale)
    {
      textBox = placeText(look, at: projected.position, unit: unit, alpha: visible, into: &placed)
    }
    let textFits = look.text.isEmpty || textBox != nil
    // Text and icon need each other unless the other one is optional; a picture that does not exist is no reason.
    if !iconFits && !look.iconIsOptional { return nil }
    if !textFits && !(look.textIsOptional && placed.icon != nil) { return nil }
    guard iconBox != nil || textBox != nil else { return nil }
    if let iconBox, !look.iconIgnoresPlacement { taken.insert(iconBox.inset(by: -look.iconPadding * unit)) }
    if let textBox {
      if !look.textIgnoresPlacement { taken.insert(textBox.inset(by: -look.textPadding * unit)) }
      namesakes[look.text, default: []].append(projected.position)
      placed.text = look.text
    }
    placed.bounds = [iconBox, textBox].compactMap { $0 }.reduce(.null) { $0.union($1) }
    return placed
  }

  /// Whether the text stands near a place already, or as often as it may anywhere.
  private func hasNamesake(_ text: String, near point: Point, within distance: Double) -> Bool {
    guard let places = namesakes[text] else { return false }
    return places.count >= mostEqualTexts ?? .max || places.contains { ($0 - point).length < distance }
  }

  private func textStyle(_ look: SymbolLook, unit: Double) -> TextStyle {
    // Quarter pixels, so that equal names share one layout.
    let size = (look.textSize * unit * 4).rounded() / 4
    return TextStyle(
      size: size, weight: look.isBold ? .bold : .regular, isItalic: look.isItalic,
      letterSpacing: look.letterSpacing * size, language: language)
  }

  /// Sets the text at the first anchor with room; returns its box. One that may overlap goes to its first anchor at last.
  private func placeText(
    _ look: SymbolLook, at point: Point, unit: Double, alpha: Double, into placed: inout PlacedSymbol
  ) -> Rect? {
    let style = textStyle(look, unit: unit)
    let turn = look.textRotateDegrees == 0 ? nil : rotation(degrees: look.textRotateDegrees)
    let shift = screenShift(look.textTranslate, look.textTranslateAnchor) * unit
    let isLastResort = look.textAllowsOverlap ? look.anchors.prefix(1).map { ($0, true) } : []
    for (anchor, isFree) in look.anchors.map({ ($0, false) }) + isLastResort {
      let paragraph = self.paragraph(look, style, alignment(look.justify, anchor.anchor))
      let bounds = paragraph.bounds
      guard bounds.width > 0 else { return nil }
      let (x, y) = anchor.anchor.shares
      // From the place to the box's corner, before it is turned.
      let corner =
        anchor.offset * style.size - Point(bounds.minX + bounds.width * x, bounds.minY + bounds.height * y)
      let place = point + shift
      let box =
        turn.map { turn in Rect(bounding: bounds.offset(by: corner).corners.map { place + turn($0) }) }
        ?? bounds.offset(by: place + corner)
      guard isFree || (taken.isWhole(box) && taken.isFree(box.inset(by: -look.textPadding * unit))) else { continue }
      // The middle of capitals on the middle of the line.
      let origin = corner - Point(0, (Paragraph.baselineDrop - 0.357) * style.size)
      if let turn {
        var path = Path()
        paragraph.append(to: &path, at: origin)
        placed.curvedGlyphs = path.transformed(by: turn.then(.translation(place)))
      } else {
        placed.glyphs = paragraph.placedPaths(at: place + origin)
      }
      color(&placed, look, unit: unit, alpha: alpha)
      return box
    }
    return nil
  }

  /// How far a shift on the map moves something on the screen that does not lie on the ground, seen from above.
  private func screenShift(_ shift: Point, _ anchor: TranslateAnchor) -> Point {
    anchor == .map ? camera.turned(shift) : shift
  }

  /// How far a shift moves something on the ground plane.
  private func groundShift(_ shift: Point, _ anchor: TranslateAnchor) -> Point {
    anchor == .map ? shift : camera.unturned(shift)
  }

  /// The text in lines of about equal length; the box grows to the longest word, since words are never split.
  private func paragraph(
    _ look: SymbolLook, _ style: TextStyle, _ alignment: ParagraphLayout.Alignment
  ) -> Paragraph {
    var layout = ParagraphLayout(
      maxWidth: look.maxWidth > 0 ? look.maxWidth * style.size : .infinity, lineHeight: look.lineHeight * style.size,
      maxLines: 16, alignment: alignment, ellipsis: false, isBalanced: true)
    let paragraph = typesetter.paragraph(look.text, style: style, layout: layout)
    guard paragraph.hasTornWord else { return paragraph }
    let words = look.text.split(whereSeparator: \.isWhitespace)
    layout.maxWidth =
      (words.map { typesetter.line(String($0), style: style).width }.max() ?? 0) + style.letterSpacing + 2
    return typesetter.paragraph(look.text, style: style, layout: layout)
  }

  private func color(_ placed: inout PlacedSymbol, _ look: SymbolLook, unit: Double, alpha: Double) {
    placed.textColor = look.textColor.opacity(Float(alpha))
    placed.haloColor = look.haloColor.opacity(Float(alpha))
    placed.haloWidth = look.haloWidth * unit
  }

  private func alignment(_ justify: TextJustify, _ anchor: SymbolAnchor) -> ParagraphLayout.Alignment {
    switch justify {
    case .left: .left
    case .center: .center
    case .right: .right
    case .auto: anchor.shares.0 == 0 ? .left : anchor.shares.0 == 1 ? .right : .center
    }
  }

  /// Where an icon comes to lie, and its box.
  ///
  /// - Parameter direction: of the line it stands on, a unit vector of the ground plane.
  private func placeIcon(
    _ icon: MapIcon, _ look: SymbolLook, _ projected: ProjectedPoint, ground place: Point, direction: Point?
  ) -> (AffineTransform, Rect) {
    let (x, y) = look.iconAnchor.shares
    let shift = Point((0.5 - x) * icon.width, (0.5 - y) * icon.height) + look.iconOffset
    let local = AffineTransform.translation(shift).then(.scale(look.iconSize))
      .then(rotation(degrees: look.iconRotateDegrees))
    let transform: AffineTransform
    if look.iconLiesOnGround {
      let along = look.iconTurnsWithMap ? direction ?? Point(1, 0) : Point(camera.bearingCosine, camera.bearingSine)
      let step = 0.5 + 0.5 * projected.depth
      let moved = place + groundShift(look.iconTranslate, look.iconTranslateAnchor)
      let (dx, dy) = groundAxes(at: moved, along: along)
      let position = self.transform(moved)
      transform = local.then(
        AffineTransform(a: dx.x * step, b: dx.y * step, c: dy.x * step, d: dy.y * step, tx: position.x, ty: position.y))
    } else {
      let unit = pixelsPerPoint(depth: projected.depth)
      var turned = local.then(.scale(unit))
      if look.iconTurnsWithMap {
        let along = groundAxes(at: place, along: direction ?? Point(1, 0)).0.normalized
        turned = turned.then(.rotation(sine: along.y, cosine: along.x))
      }
      let shift = screenShift(look.iconTranslate, look.iconTranslateAnchor) * unit
      transform = turned.then(.translation(projected.position + shift))
    }
    let half = Point(icon.width / 2, icon.height / 2)
    let corners = Rect(minX: -half.x, minY: -half.y, maxX: half.x, maxY: half.y).corners
    return (transform, Rect(bounding: corners.map { transform($0) }))
  }

  /// What one point of the ground along a direction, and one to the right of it, are in device pixels at a place.
  private func groundAxes(at place: Point, along: Point) -> (Point, Point) {
    let position = transform(place)
    return (transform(place + along) - position, transform(place + along.perpendicular) - position)
  }

  private func rotation(degrees: Double) -> AffineTransform {
    let (sine, cosine) = sineAndCosine(degrees: degrees)
    return .rotation(sine: sine, cosine: cosine)
  }

  // MARK: Lines

  /// A visible stretch of a line: on the ground, and in device pixels.
  private struct VisibleStretch {
    var ground: Polyline
    var pixels: Polyline
    /// Where it begins on the whole line, in points on the ground.
    var start: Double
  }

  private func stretches(_ lines: [[Point]]) -> [VisibleStretch] {
    lines.flatMap { line in
      ground.clip(line: line).map { piece in
        let pixels = Polyline(piece.points.lazy.map { transform($0) })
        return VisibleStretch(ground: Polyline(piece.points), pixels: pixels, start: piece.start)
      }
    }
  }

  /// Names along lines, repeated where there is room.
  private mutating func placeTextAlong(_ look: SymbolLook, _ lines: [[Point]]) -> [PlacedSymbol] {
    var result: [PlacedSymbol] = []
    let shift = groundShift(look.textTranslate, look.textTranslateAnchor)
    let joined = joinedLines(lines).map { line in shift == .zero ? line : line.map { $0 + shift } }
    let all = stretches(joined).sorted {
      $0.pixels.length != $1.pixels.length
        ? $0.pixels.length > $1.pixels.length
        : (($0.pixels.points.first?.x ?? 0) < ($1.pixels.points.first?.x ?? 0))
    }
    let spacing = look.spacing * camera.scale
    // No name is shorter than this many pixels.
    let least = look.textSize * camera.scale
    for stretch in all where stretch.pixels.length > least {
      let slots = look.placement == .lineCenter ? 1 : Int(min(max((stretch.pixels.length / spacing).rounded(), 1), 64))
      for slot in 0..<slots {
        let share = (Double(slot) + 0.5) / Double(slots)
        if let placed = placeText(
          look, along: stretch, around: share * stretch.pixels.length, reach: 0.5 / Double(slots))
        {
          result.append(placed)
        }
      }
    }
    return result
  }

  /// Points that street names keep free around them beyond their style's: from far away there would be too many.
  private static func airOfStreetNames(_ zoom: Double) -> Double { min(max((16 - zoom) * 6, 0), 18) }

  /// Tries places around a middle (device pixels along the stretch), nearer ones first.
  private mutating func placeText(
    _ look: SymbolLook, along stretch: VisibleStretch, around middle: Double, reach: Double
  ) -> PlacedSymbol? {
    // Steps of about 12 points, but never more than 18 to each side.
    let room = reach * stretch.pixels.length
    let step = max(12 * camera.scale, room / 18)
    let size = look.textSize * camera.scale / 2
    for attempt in 0...(2 * Int(room / step)) {
      let offset = middle + Double((attempt + 1) / 2) * step * (attempt % 2 == 0 ? 1 : -1)
      guard let place = stretch.pixels.place(at: offset)?.point, let ground = unproject(place) else { continue }
      let visible = visibility(at: ground)
      let middleOfText = Rect(x: place.x - size / 2, y: place.y - size / 2, width: size, height: size)
      // Laying out the text costs most, so what is sure to fail is found before.
      guard visible > 0,
        look.textAllowsOverlap || !LineTextPlace.isCentred(look)
          || (taken.isWhole(middleOfText) && taken.isFree(middleOfText)),
        !hasNamesake(look.text, near: place, within: min(look.spacing, 250) * camera.scale)
      else { continue }
      let unit = pixelsPerPoint(depth: transform.w(ground))
      let line = typesetter.line(look.text, style: textStyle(look, unit: unit))
      guard line.width < stretch.pixels.length,
        let textPlace = LineTextPlace(
          look, along: stretch.pixels, at: offset, width: line.width, size: line.size),
        let curved = line.curved(
          along: textPlace.curve, at: textPlace.middle, maxAngle: look.maxAngleDegrees,
          centerLift: textPlace.baselineDrop)
      else { continue }
      let boxes = curved.clusterBoxes
      let padding = -(look.textPadding + Self.airOfStreetNames(camera.zoom)) * unit
      guard
        look.textAllowsOverlap
          || boxes.allSatisfy({ taken.isWhole($0) && taken.isFree($0.inset(by: padding)) })
      else { continue }
      var placed = PlacedSymbol(text: look.text)
      curved.append(to: &placed.curvedGlyphs)
      color(&placed, look, unit: unit, alpha: visible)
      for box in boxes {
        placed.bounds = placed.bounds.union(box)
        if !look.textIgnoresPlacement { taken.insert(box.inset(by: padding)) }
      }
      namesakes[look.text, default: []].append(place)
      return placed
    }
    return nil
  }

  /// Icons along lines, with their text upright on them: arrows, shields.
  private mutating func placeIconsAlong(_ look: SymbolLook, _ lines: [[Point]]) -> [PlacedSymbol] {
    var result: [PlacedSymbol] = []
    for stretch in stretches(lines) {
      let whole = stretch.ground.length
      // As far apart as the spacing says on the ground; a short line has one in its middle.
      var offsets = [whole / 2]
      if look.placement == .line, whole > look.spacing {
        let first = (stretch.start / look.spacing).rounded(.up) * look.spacing - stretch.start
        offsets = Array(stride(from: first + look.spacing / 2, to: whole, by: look.spacing).prefix(256))
      }
      for offset in offsets {
        guard let place = stretch.ground.place(at: offset)?.point else { continue }
        let direction = stretch.ground.direction(at: offset)
        if let placed = placeOnLine(look, at: place, direction: direction, room: whole) { result.append(placed) }
      }
    }
    return result
  }

  private mutating func placeOnLine(
    _ look: SymbolLook, at place: Point, direction: Point, room: Double
  ) -> PlacedSymbol? {
    let number = look.iconName + " " + look.text
    if !look.text.isEmpty {
      guard let projected = camera.project(place), shields[number, default: 0] < Self.mostEqualShields,
        !hasNamesake(look.text, near: projected.position, within: look.spacing / 2 * camera.scale),
        let placed = placePoint(look, at: place)
      else { return nil }
      shields[number, default: 0] += 1
      return placed
    }
    guard let icon = icon(of: look), let projected = camera.project(place),
      icon.width * look.iconSize * 1.5 < room
    else { return nil }
    let visible = visibility(at: place)
    let (transform, box) = placeIcon(icon, look, projected, ground: place, direction: direction)
    let padded = box.inset(by: -look.iconPadding * pixelsPerPoint(depth: projected.depth))
    guard visible > 0, look.iconAllowsOverlap || taken.isFree(padded) else { return nil }
    // Arrows leave room for one another even where they leave it for everything else.
    taken.insert(look.iconIgnoresPlacement ? box : padded)
    return PlacedSymbol(
      icon: PlacedSymbol.Icon(icon: icon, transform: transform, opacity: look.iconOpacity * visible), bounds: box)
  }

  private func unproject(_ pixel: Point) -> Point? {
    guard let inverse, inverse.w(pixel) > 0 else { return nil }
    return inverse(pixel)
  }
}

/// A request with what decides its rank.
private struct Ranked: Comparable {
  let request: SymbolRequest
  private let place: Point
  /// Points on the ground in whole numbers, since sums depend on the order of their parts in the last digits.
  private let length: Double

  init(_ request: SymbolRequest) {
    self.request = request
    switch request.place {
    case .point(let point): (place, length) = (point, 0)
    case .lines(let lines):
      place = lines.lazy.flatMap { $0 }.min { ($0.x, $0.y) < ($1.x, $1.y) } ?? .zero
      length = lines.reduce(0) { $0 + Polyline($1).length }.rounded()
    }
  }

  static func == (a: Ranked, b: Ranked) -> Bool { !(a < b) && !(b < a) }

  static func < (a: Ranked, b: Ranked) -> Bool {
    if a.request.sortKey != b.request.sortKey { return a.request.sortKey < b.request.sortKey }
    // Long roads are the more important ones.
    if a.length != b.length { return a.length > b.length }
    if a.request.look.text != b.request.look.text { return a.request.look.text < b.request.look.text }
    return (a.place.x, a.place.y) < (b.place.x, b.place.y)
  }
}
