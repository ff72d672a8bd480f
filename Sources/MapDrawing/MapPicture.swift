import Canvas
import Geometry
import Guidance
import Icons
import MapData
import MapStyle
import Pixels
import ShownText
import Text

/// A map with everything on it but the interface: what to draw, resolved, as commands of a display list.
public struct MapPicture: Sendable {
  /// What is drawn of which features, and how.
  public var style: Style
  /// The map's features, by layer.
  public var features: FeatureLayers
  /// Where the map is seen from.
  public var camera: Camera
  /// The streets of what is seen, for styles that say where they are drawn.
  public var streets: [StreetNetwork] = []
  /// What guidance adds to the map.
  public var overlay = NavigationOverlay()
  /// What the app itself puts on the map.
  public var overlays = MapOverlays()
  /// BCP 47; chooses letter forms. The names' language is the style's (see `Style.init`).
  public var language = "en"
  /// The colours of routes, traffic and marks; the style's own at first.
  public var palette: Palette
  /// Whether buildings rise.
  public var isBuildingsEnabled = true
  /// Whether the route's next lights and signs are marked while guiding; otherwise the style decides on the map's own.
  public var showsTrafficLights = true
  /// The same for stop signs.
  public var showsStopSigns = true
  /// While guiding, whether only roads that the route touches have names, each three times at most.
  public var hasRouteAwareRoadNames = true
  /// Parts of the frame in points that the interface covers: labels and call-outs keep off them, with a margin of 8
  /// points.
  public var obstacles: [Rect] = []
  /// What the interface leaves free of the frame, in points: call-outs stay inside it; the whole frame when `nil`.
  public var freeRect: Rect?
  /// What the device's insets leave of the frame, in points: no mark stands in the status bar's strip above it.
  public var safeArea: Rect?

  /// A map without anything on it; night by the style's own word.
  public init(style: Style, features: FeatureLayers, camera: Camera) {
    self.style = style
    self.features = features
    self.camera = camera
    palette = Palette(style.palette)
  }

  /// A list of the frame's size, with the style's background.
  public func displayList() -> DisplayList {
    DisplayList(width: camera.pixelWidth, height: camera.pixelHeight, background: background)
  }

  /// Appends the picture and returns where everything is.
  public func draw(into list: inout DisplayList, typesetter: Typesetter) -> MapLandmarks {
    MapPictureDrawing(self, typesetter: typesetter).draw(into: &list)
  }

  /// Layers of the data, in alphabetical order, that no layer of the style draws at any zoom.
  public var layersUnknownToStyle: [String] {
    let known = Set(style.layers.compactMap(\.sourceLayer))
    return features.layers.keys.filter { !known.contains($0) }.sorted()
  }

  private var background: Color {
    for layer in style.layers where layer.isShown(atZoom: camera.zoom) {
      if case .background(let background) = layer.kind {
        return background.color.value(EvaluationContext(zoom: camera.zoom))
      }
    }
    return .clear
  }
}

/// One drawing of a picture.
struct MapPictureDrawing {
  let picture: MapPicture
  let typesetter: Typesetter
  let context: LayerContext
  let haze: Haze?
  let lines: RouteLines
  /// The buildings of the stops and the destination that are driven to, each with the place where the way to it ends.
  let buildings: [(building: DestinationBuilding, end: Coordinate)]
  let destinationBuilding: DestinationBuilding?
  let arrow: ManeuverArrow
  let light: ExtrusionLight
  private let layers: [StyleLayer]
  private let streetPlaces: StreetPlaces?

  init(_ picture: MapPicture, typesetter: Typesetter) {
    self.picture = picture
    self.typesetter = typesetter
    let camera = picture.camera
    layers = picture.style.layers.filter { $0.isShown(atZoom: camera.zoom) }
    context = LayerContext(
      camera: camera, features: picture.features, sourceLayers: layers.compactMap(\.sourceLayer))
    let evaluation = EvaluationContext(zoom: camera.zoom, pitchDegrees: camera.pitchDegrees)
    haze = picture.style.sky.flatMap { Haze(camera: camera, color: $0.fogColor.value(evaluation)) }
    light = ExtrusionLight(picture.style.light, camera: camera)
    lines = RouteLines(picture.overlay)
    streetPlaces = picture.streets.isEmpty ? nil : StreetPlaces(picture.style, zoom: camera.zoom)
    arrow = ManeuverArrow(
      camera: camera, ground: context.ground, overlay: picture.overlay, line: lines.chosen)
    func building(_ place: NavigationOverlay.Place?) -> DestinationBuilding? {
      place.flatMap { DestinationBuilding($0, features: picture.features) }
    }
    destinationBuilding = building(picture.overlay.destination?.place)
    let end = picture.overlay.route?.geometry.last ?? picture.overlay.destination?.coordinate
    let stops = picture.overlay.waypoints.map { (building($0.place), Optional($0.coordinate)) }
    buildings = (stops + [(destinationBuilding, end)]).compactMap { building, end in
      guard let building, let end else { return nil }
      return (building, end)
    }
  }

  private var camera: Camera { picture.camera }
  private var colors: Palette { picture.palette }
  private var overlay: NavigationOverlay { picture.overlay }

  func draw(into list: inout DisplayList) -> MapLandmarks {
    let markers = markers()
    let appMarkers = PlacedMarkers(
      picture.overlays, camera: camera, typesetter: typesetter, language: picture.language)
    let (symbols, unknownIcons) = placeSymbols(keepingOff: markers.reserved + appMarkers.reserved)
    var landmarks = markers.landmarks
    landmarks.note(unknownIcons: unknownIcons)
    landmarks.markers = appMarkers.places
    landmarks.infoWindows = appMarkers.infoWindows
    landmarks.maneuver = maneuverPlace
    let routeIndex = routeIndex
    let lastExtrusion = layers.indices.last { isExtruded(layers[$0]) }
    let routes = RouteDrawing(
      camera: camera, ground: context.ground, colors: colors, haze: haze, lines: lines,
      distanceAlongRoute: overlay.distanceAlongRoute)
    func note(_ layer: String?, _ name: String, _ draw: (inout DisplayList) -> Void) {
      let first = list.commands.count
      draw(&list)
      guard first < list.commands.count else { return }
      landmarks.layerCommands.append(.init(layer: layer, name: name, commands: first..<list.commands.count))
    }
    let streets = streetPlaces.map { _ in
      StreetDrawing(
        picture.streets, camera: camera, ground: context.ground, colors: colors,
        needed: NeededLanes(picture.streets, line: lines.chosen, overlay: overlay))
    }
    for (index, layer) in layers.enumerated() {
      if let streets { note(nil, "streets") { drawStreets(streets, before: layer, into: &$0) } }
      if index == routeIndex {
        note(nil, "route") { drawRoutes(routes, isHidden: lastExtrusion.map { $0 >= index } ?? false, into: &$0) }
      }
      note(layer.id, layer.id) { draw(layer, symbols[index], into: &$0) }
      if index == lastExtrusion, index >= routeIndex { note(nil, "route") { drawOverBuildings(routes, into: &$0) } }
    }
    if routeIndex >= layers.count { note(nil, "route") { drawRoutes(routes, isHidden: false, into: &$0) } }
    note(nil, "markers") {
      markers.draw(into: &$0)
      appMarkers.draw(into: &$0)
    }
    for (index, layer) in layers.enumerated() {
      for symbol in symbols[index] where !symbol.text.isEmpty {
        landmarks.labels.append(MapLandmarks.Label(text: symbol.text, layer: layer.id, bounds: symbol.bounds))
      }
      landmarks.warnings += layer.undrawnParts.map {
        "The style's layer \"\(layer.id.shown())\" has \($0), which is not drawn."
      }
      if layer.isShown(atZoom: camera.zoom), !layer.undrawnParts.isEmpty { landmarks.lacksLayers = true }
    }
    return landmarks
  }

  // MARK: Layers

  /// What of the streets belongs below a layer.
  private func drawStreets(_ streets: StreetDrawing, before layer: StyleLayer, into list: inout DisplayList) {
    guard let places = streetPlaces else { return }
    var drawings: [Drawing] = []
    if layer.id == places.pavement { drawings += streets.pavements() }
    if layer.id == places.ground { drawings += streets.carriageways(0..<1) }
    if layer.id == places.raised { drawings += streets.carriageways(1..<2) }
    if layer.id == places.high { drawings += streets.carriageways(2..<10) }
    guard !drawings.isEmpty else { return }
    if places.streetOpacity < 1 {
      list.layer(opacity: places.streetOpacity) { $0.append(drawings) }
    } else {
      list.append(drawings)
    }
  }

  private func draw(_ layer: StyleLayer, _ symbols: [PlacedSymbol], into list: inout DisplayList) {
    guard !isReplacedByExtrusion(layer) else { return }
    let opacity = streetPlaces?.opacity(of: layer) ?? 1
    guard opacity > 0 else { return }
    switch layer.kind {
    case .background(let background): drawBackground(background, into: &list)
    case .fill(let fill):
      var drawing = FillDrawing(layer: layer, fill: fill, context: context)
      if layer.sourceLayer == "building" { drawing.overrides = highlights }
      list.append(drawing.drawings())
    case .line(let line):
      var drawing = LineDrawing(layer: layer, line: line, context: context)
      drawing.fade = opacity
      list.append(drawing.drawings())
    case .circle(let circle): list.append(CircleDrawing(layer: layer, circle: circle, context: context).drawings())
    case .fillExtrusion(let extrusion):
      guard isExtruded(layer) else { return }
      ExtrusionDrawing(
        layer: layer, extrusion: extrusion, camera: camera,
        features: layer.sourceLayer.flatMap { picture.features.layers[$0] } ?? [], light: light, haze: haze,
        overrides: layer.sourceLayer == "building" ? highlights : [:]
      ).append(to: &list)
    case .symbol: list.append(symbols)
    case .unsupported: break
    }
  }

  private func drawBackground(_ background: BackgroundLayer, into list: inout DisplayList) {
    let evaluation = context.evaluation()
    let color = background.color.value(evaluation).opacity(Float(background.opacity.value(evaluation)))
    let frame = Rect(x: 0, y: 0, width: Double(camera.pixelWidth), height: Double(camera.pixelHeight))
    if color.alpha > 0 { list.fill(.rect(frame), color: color) }
  }

  private var highlights: [Int: Color] {
    var result: [Int: Color] = [:]
    for index in buildings.flatMap(\.building.indices) { result[index] = colors[.destination] }
    return result
  }

  /// Whether a layer raises buildings in this view.
  private func isExtruded(_ layer: StyleLayer) -> Bool {
    guard case .fillExtrusion = layer.kind, picture.isBuildingsEnabled else { return false }
    let leastPitch = picture.style.metadata?["wayframe:extrusions-from-pitch"]?.number ?? 0
    return camera.pitchDegrees >= leastPitch
  }

  /// Whether the layer is the flat form of buildings that have risen: its lines would shine through their walls.
  ///
  /// Only styles that say from which pitch buildings rise have flat forms of them; while the bodies still fade in, the
  /// flat forms stay.
  private func isReplacedByExtrusion(_ layer: StyleLayer) -> Bool {
    switch layer.kind {
    case .fill, .line: break
    default: return false
    }
    guard picture.style.metadata?["wayframe:extrusions-from-pitch"] != nil else { return false }
    return layers.contains { other in
      guard case .fillExtrusion(let extrusion) = other.kind, other.sourceLayer == layer.sourceLayer else {
        return false
      }
      return isExtruded(other) && extrusion.opacity.value(context.evaluation()) >= Self.risenOpacity
    }
  }

  private static let risenOpacity = 0.85

  // MARK: Routes

  /// The layer before which routes are drawn: where the style says, else before the first buildings or labels.
  private var routeIndex: Int {
    func index(of key: String) -> Int? {
      picture.style.metadata?[key]?.string.flatMap { id in layers.firstIndex { $0.id == id } }
    }
    if let above = index(of: "wayframe:route-above") { return above + 1 }
    if let below = index(of: "wayframe:route-below") { return below }
    let first = layers.firstIndex { layer in
      switch layer.kind {
      case .fillExtrusion, .symbol: true
      default: false
      }
    }
    return first ?? layers.count
  }

  /// Ends the ground with the app's shapes, haze and sky, then draws the routes on it.
  private func drawRoutes(_ routes: RouteDrawing, isHidden: Bool, into list: inout DisplayList) {
    GroundShapes(picture.overlays, camera: camera).draw(into: &list)
    if let haze {
      let frame = Rect(x: 0, y: 0, width: Double(camera.pixelWidth), height: Double(camera.pixelHeight))
      list.fill(.rect(frame), paint: haze.overlay)
    }
    list.append(SkyDrawing(picture.style.sky, camera: camera).drawings())
    list.append(routes.drawings())
    if !isHidden { list.append(arrow.drawings(colors)) }
  }

  /// What buildings hide of the routes, faintly, and the manoeuvre's arrow.
  private func drawOverBuildings(_ routes: RouteDrawing, into list: inout DisplayList) {
    let fills = routes.fills()
    if !fills.isEmpty { list.layer(opacity: 0.4) { $0.append(fills) } }
    list.append(arrow.drawings(colors))
  }

  private var maneuverPlace: Point? {
    guard !arrow.isEmpty, let distance = overlay.maneuverDistance, let place = lines.chosen?.point(at: distance)
    else { return nil }
    let frame = Rect(x: 0, y: 0, width: Double(camera.pixelWidth), height: Double(camera.pixelHeight))
    return camera.project(world: place).flatMap { frame.contains($0.position) ? $0.position : nil }
  }

  // MARK: Markers

  private func markers() -> NavigationMarkers {
    var markers = NavigationMarkers(
      camera: camera, overlay: overlay, lines: lines, colors: colors, arrow: arrow.boxes,
      room: MarkRoom(picture, camera: camera))
    markers.addWaypoints(typesetter: typesetter)
    if camera.zoom >= Self.leastBuildingZoom {
      for (building, end) in buildings { markers.addDoors(building.doors, from: end) }
    }
    markers.addDestination(roof: roof)
    if overlay.isGuiding, let line = lines.chosen {
      let signs = RoadsideSigns(line: line, distanceAlongRoute: overlay.distanceAlongRoute)
      func ahead(_ isShown: Bool, _ layer: String, reachMetres: Double) -> [RoadsideSigns.Sign] {
        guard isShown && camera.zoom >= 15 else { return [] }
        return signs.ahead(picture.features.layers[layer] ?? [], reachMetres: reachMetres)
      }
      markers.addSigns(
        trafficLights: ahead(
          picture.showsTrafficLights, "traffic_signals", reachMetres: RoadsideSigns.lightReachMetres),
        stopSigns: ahead(picture.showsStopSigns, "stop_signs", reachMetres: RoadsideSigns.stopReachMetres))
    }
    markers.addIncidents()
    markers.addCallOuts(typesetter: typesetter, language: picture.language, obstacles: obstacles)
    return markers
  }

  /// From this zoom on doors are marked, and the pin stands on the destination's roof.
  private static let leastBuildingZoom = 16.0

  /// Where on the ground plane, and how high, the pin stands on the destination's roof.
  private var roof: (place: Point, heightMetres: Double)? {
    guard let building = destinationBuilding, layers.contains(where: isExtruded),
      camera.zoom >= Self.leastBuildingZoom
    else { return nil }
    return (camera.ground(nearest: building.middle), max(building.heightMetres, 4))
  }

  /// The interface with a margin around it, in device pixels.
  private var obstacles: [Rect] { picture.obstacles.map { $0.inset(by: -8).scaled(by: camera.scale) } }

  // MARK: Symbols

  /// While guiding, no text stands more often on the map.
  private static let mostEqualTexts = 3

  /// The symbols of each layer, found from the top of the style down.
  private func placeSymbols(
    keepingOff reserved: [Rect]
  ) -> (symbols: [[PlacedSymbol]], unknownIcons: Set<String>) {
    var placer = LabelPlacer(
      camera: camera, typesetter: typesetter, language: picture.language, haze: haze,
      icons: MapIcons(palette: colors),
      obstacles: obstacles + reserved,
      mostEqualTexts: overlay.isGuiding && picture.hasRouteAwareRoadNames ? Self.mostEqualTexts : nil)
    let choice = LabelChoice(
      overlay: overlay, line: lines.chosen, camera: camera, isRouteAware: picture.hasRouteAwareRoadNames)
    var result = Array(repeating: [PlacedSymbol](), count: layers.count)
    for (index, layer) in layers.enumerated().reversed() {
      guard case .symbol(let symbol) = layer.kind, choice.isShown(layer) else { continue }
      guard streetPlaces?.opacity(of: layer) ?? 1 == 1 else { continue }
      let requests = SymbolRequests(layer: layer, symbol: symbol, context: context) { choice.isShown($0, in: layer) }
      result[index] = placer.place(choice.chosen(requests.requests(), of: layer))
    }
    return (result, placer.unknownIcons)
  }
}

extension StyleLayer {
  /// What the layer asks for that is not supported.
  fileprivate var undrawnParts: [String] {
    switch kind {
    case .unsupported(let type): ["the type \"\(type.shown())\""]
    case .background(let background): background.pattern.isDefault ? [] : ["a background-pattern"]
    case .fill(let fill): fill.pattern.isDefault ? [] : ["a fill-pattern"]
    case .line(let line):
      (line.pattern.isDefault ? [] : ["a line-pattern"]) + (line.gradient.isDefault ? [] : ["a line-gradient"])
    case .fillExtrusion(let extrusion): extrusion.pattern.isDefault ? [] : ["a fill-extrusion-pattern"]
    case .circle(let circle): circle.blur.isDefault ? [] : ["a circle-blur"]
    case .symbol: []
    }
  }
}
