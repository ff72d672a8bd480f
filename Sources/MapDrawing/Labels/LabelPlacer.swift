import Geometry
import MapStyle
import Text

/// What stands in a frame before its labels, for them to keep off.
struct LabelSurroundings {
  /// Boxes in device pixels that the interface and the marks on the map cover.
  var taken: [Rect] = []
  var route = RouteBand()
  var buildings: BuildingCover?
  var waysAbove: WaysAbove?
  /// Where names of the street that is driven are not repeated.
  var quiet: QuietZone?

  /// A part of the frame without some names.
  struct QuietZone {
    /// The street's name.
    var name: String
    /// In device pixels.
    var box: Rect
  }
}

/// Finds places for symbols in order of precedence: layers from the top of the style down, within a layer by sort
/// key, then by text and place, so that neither threads nor the order of tiles matter.
struct LabelPlacer {
  let camera: Camera
  let typesetter: Typesetter
  let language: String
  let haze: Haze?
  let icons: MapIcons
  let surroundings: LabelSurroundings
  var room: LabelRoom
  let ground: VisibleGround
  let transform: ProjectiveTransform
  private let inverse: ProjectiveTransform?
  /// Where each text stands already, in device pixels.
  var namesakes: [String: [Point]] = [:]
  var shields: [String: Int] = [:]
  /// What a series of frames remembers.
  var recall: LabelRecall
  /// Places nearer together than this, in world points, are one.
  let samePlace: Double
  /// Names of icons that symbols asked for and that nobody has drawn.
  private(set) var unknownIcons: Set<String> = []

  /// At most so many labels with one text are shown; `nil` for as many as find room.
  private let mostEqualTexts: Int?

  init(
    camera: Camera, typesetter: Typesetter, language: String, haze: Haze?, icons: MapIcons,
    surroundings: LabelSurroundings, mostEqualTexts: Int? = nil, recall: LabelRecall = LabelRecall()
  ) {
    self.recall = recall
    samePlace = Self.samePlaceMetres * camera.pointsPerMetre / camera.worldSize
    self.mostEqualTexts = mostEqualTexts
    self.camera = camera
    self.typesetter = typesetter
    self.language = language
    self.haze = haze
    self.icons = icons
    self.surroundings = surroundings
    room = LabelRoom(camera: camera, taken: surroundings.taken, route: surroundings.route)
    ground = VisibleGround(camera: camera)
    transform = camera.groundTransform
    inverse = transform.inverse
  }

  private static let samePlaceMetres = 1.0

  /// Places the symbols of one layer and returns those that found room: first those that stood in the frame before.
  ///
  /// - Parameter layer: the layer's id.
  mutating func place(_ requests: [SymbolRequest], of layer: String) -> [PlacedSymbol] {
    recall.layer = layer
    let ranked = requests.map(RankedRequest.init).sorted(by: <).map(\.request)
    guard recall.before != nil else { return place(ranked) }
    let isKnown = ranked.map(stood)
    return place(zip(ranked, isKnown).filter(\.1).map(\.0) + zip(ranked, isKnown).filter { !$0.1 }.map(\.0))
  }

  /// Whether the frame before showed a symbol.
  private func stood(_ request: SymbolRequest) -> Bool {
    switch request.place {
    case .point(let point): recall.shows(request.look, at: camera.world(point), within: samePlace)
    case .lines: !recall.places(of: request.look).isEmpty
    }
  }

  private mutating func place(_ requests: [SymbolRequest]) -> [PlacedSymbol] {
    var result: [PlacedSymbol] = []
    for request in requests {
      switch request.place {
      case .point(let point):
        if var placed = placePoint(request.look, at: point) {
          recall.note(&placed, request.look, at: camera.world(point), within: samePlace)
          result.append(placed)
        }
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

  // MARK: What all kinds share

  /// Device pixels for a point of text or icon size at a place; they shrink with distance half as fast as the ground.
  func pixelsPerPoint(depth: Double) -> Double { camera.scale * (0.5 + 0.5 / depth) }

  /// How visible a label is in the haze: not at all where fog covers about 0.6; nothing is shown too faintly to read.
  func visibility(at place: Point) -> Double {
    guard let haze else { return 1 }
    let share = min((Self.mostFog - haze.alpha(at: place)) / Self.fogOfFading, 1)
    return share > Self.leastVisibility ? share : 0
  }

  /// Where fog is as thick as this, no label is visible …
  private static let mostFog = 0.62
  /// … and where it is thinner by so much, labels are as they are without fog.
  private static let fogOfFading = 0.16
  private static let leastVisibility = 0.35

  mutating func icon(of look: SymbolLook) -> MapIcon? {
    guard !look.iconName.isEmpty else { return nil }
    let icon = icons.icon(named: look.iconName)
    if icon == nil { unknownIcons.insert(look.iconName) }
    return icon
  }

  /// Whether the text stands near a place already, or as often as it may anywhere.
  func hasNamesake(_ text: String, near point: Point, within distance: Double) -> Bool {
    guard let places = namesakes[text] else { return false }
    return places.count >= mostEqualTexts ?? .max || places.contains { ($0 - point).length < distance }
  }

  func textStyle(_ look: SymbolLook, unit: Double) -> TextStyle {
    // Quarter pixels, so that equal names share one layout.
    let size = (look.textSize * unit * 4).rounded() / 4
    return TextStyle(
      size: size, weight: look.isBold ? .bold : .regular, isItalic: look.isItalic,
      letterSpacing: look.letterSpacing * size, language: language)
  }

  func color(_ placed: inout PlacedSymbol, _ look: SymbolLook, unit: Double, alpha: Double) {
    placed.textColor = look.textColor.opacity(Float(alpha))
    placed.haloColor = look.haloColor.opacity(Float(alpha))
    placed.haloWidth = look.haloWidth * unit
  }

  /// The place on the ground plane that appears at a device pixel; `nil` above the horizon.
  func unproject(_ pixel: Point) -> Point? {
    guard let inverse, inverse.w(pixel) > 0 else { return nil }
    return inverse(pixel)
  }

  /// How far a shift on the map moves something on the screen that does not lie on the ground, seen from above.
  func screenShift(_ shift: Point, _ anchor: TranslateAnchor) -> Point {
    anchor == .map ? camera.turned(shift) : shift
  }

  /// How far a shift moves something on the ground plane.
  func groundShift(_ shift: Point, _ anchor: TranslateAnchor) -> Point {
    anchor == .map ? shift : camera.unturned(shift)
  }

  func rotation(degrees: Double) -> AffineTransform {
    let (sine, cosine) = sineAndCosine(degrees: degrees)
    return .rotation(sine: sine, cosine: cosine)
  }
}
