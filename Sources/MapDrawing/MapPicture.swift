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
  /// How the chosen route lies in its lanes; see `placeInLanes(follows:)`.
  var lanes: LanePlaces?
  /// Which labels the frame before showed, for a frame of a series.
  public var labelMemory: LabelMemory?
  /// Since the frame before.
  public var secondsSinceLabels = 0.0
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
  /// Keeps what is derived from routes alone, for a series of pictures.
  public var routeShapes = RouteShapes()

  /// Where the sun stands, for the light on buildings and their shadows; high in the south-west when unknown.
  public var sun: SunPosition?

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
    let known = Set(style.layers.compactMap(\.sourceLayer)).union(FeatureLayers.ofStreets)
    return features.layers.keys.filter { !known.contains($0) && !features.isTranslated($0) }.sorted()
  }

  private var background: Color {
    for layer in style.layers where layer.isShown(atZoom: camera.zoom) {
      if layer.type == "background", case .background(let background) = layer.kind {
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
  /// How buildings look where the style leaves it to the house.
  private let house: HouseLook?
  let layers: [StyleLayer]
  let streetPlaces: StreetPlaces?

  init(_ picture: MapPicture, typesetter: Typesetter) {
    self.picture = picture
    self.typesetter = typesetter
    let camera = picture.camera
    layers = picture.style.layers.filter { $0.isShown(atZoom: camera.zoom) }
    context = LayerContext(
      camera: camera, features: picture.features, sourceLayers: layers.compactMap(\.sourceLayer) + WaysAbove.layers)
    let evaluation = EvaluationContext(zoom: camera.zoom, pitchDegrees: camera.pitchDegrees)
    haze = picture.style.sky.flatMap { Haze(camera: camera, color: $0.fogColor.value(evaluation)) }
    light = ExtrusionLight(picture.style.light, camera: camera)
    lines = RouteLines(picture.overlay, shapes: picture.routeShapes, camera: camera, aside: picture.lanes?.shift)
    streetPlaces = picture.streets.isEmpty ? nil : StreetPlaces(picture.style, zoom: camera.zoom)
    arrow = ManeuverArrow(
      camera: camera, ground: context.ground, overlay: picture.overlay, line: lines.chosen,
      roads: context.features("transportation"))
    house = HouseLook(picture, line: lines.chosen, ground: context.ground)
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

  var camera: Camera { picture.camera }
  var colors: Palette { picture.palette }
  var overlay: NavigationOverlay { picture.overlay }

  func draw(into list: inout DisplayList) -> MapLandmarks {
    let bodies = bodies()
    let cover = buildingCover(bodies)
    let markers = markers(cover, roof: roof(bodies))
    let appMarkers = PlacedMarkers(
      picture.overlays, camera: camera, typesetter: typesetter, language: picture.language)
    let labels = placeSymbols(
      keepingOff: markers.reserved + appMarkers.reserved, besides: markers.plate, cover)
    let symbols = labels.symbols
    var landmarks = markers.landmarks
    landmarks.note(unknownIcons: labels.unknownIcons)
    landmarks.labelMemory = labels.memory
    landmarks.markers = appMarkers.places
    landmarks.infoWindows = appMarkers.infoWindows
    landmarks.maneuver = maneuverPlace
    let routeIndex = routeIndex
    let lastExtrusion = layers.indices.last { isExtruded(layers[$0]) }
    var raised = RaisedLayers(picture.style, shown: layers)
    let routes = RouteDrawing(
      camera: camera, ground: context.ground, colors: colors, haze: haze, lines: lines,
      levels: raised == nil ? LevelsOfRoutes() : levels, distanceAlongRoute: overlay.distanceAlongRoute)
    func note(_ layer: String?, _ name: String, _ draw: (inout DisplayList) -> Void) {
      let first = list.commands.count
      draw(&list)
      guard first < list.commands.count else { return }
      landmarks.layerCommands.append(.init(layer: layer, name: name, commands: first..<list.commands.count))
    }
    let streets = streetPlaces.map { _ in
      StreetDrawing(
        picture.streets, camera: camera, ground: context.ground, colors: colors,
        needed: picture.lanes.map(\.needed) ?? NeededLanes(picture.streets, line: lines.chosen, overlay: overlay))
    }
    for (index, layer) in layers.enumerated() {
      raised?.note(before: index, list)
      if let streets { note(nil, "streets") { drawStreets(streets, before: layer, into: &$0) } }
      if index == routeIndex {
        note(nil, "route") {
          drawRoutes(routes, bodies, raised, isHidden: lastExtrusion.map { $0 >= index } ?? false, into: &$0)
        }
      }
      note(layer.id, layer.id) {
        draw(layer, symbols[index], bodies[index] ?? [], into: &$0)
        if let bodies = bodies[index] { drawViaducts(over: bodies, routes, raised, into: &$0) }
      }
      if index == lastExtrusion, index >= routeIndex {
        note(nil, "route") { drawOverBuildings(routes, raised, into: &$0) }
      }
    }
    raised?.note(before: layers.count, list)
    if routeIndex >= layers.count {
      note(nil, "route") { drawRoutes(routes, bodies, raised, isHidden: false, into: &$0) }
    }
    if let turn = labels.turn {
      note(nil, "turn") { $0.append([turn]) }
      landmarks.labels.append(MapLandmarks.Label(text: turn.text, layer: "turn", bounds: turn.bounds))
    }
    note(nil, "markers") {
      markers.draw(into: &$0)
      appMarkers.draw(into: &$0)
    }
    if let plate = markers.plate {
      landmarks.labels.append(.init(text: plate.name.text, layer: Self.roadNameLayer, bounds: plate.box))
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
    let onGround =
      (layer.id == places.pavement ? streets.pavements() : [])
      + (layer.id == places.ground ? streets.carriageways(0..<1) : [])
    if !onGround.isEmpty, places.streetOpacity < 1 {
      list.layer(opacity: places.streetOpacity) { $0.append(onGround) }
    } else {
      list.append(onGround)
    }
    // What lies below a bridge never shows through.
    if layer.id == places.raised { list.append(streets.carriageways(1..<2)) }
    if layer.id == places.high { list.append(streets.carriageways(2..<10)) }
  }

  private func draw(
    _ layer: StyleLayer, _ symbols: [PlacedSymbol], _ bodies: [Prism], into list: inout DisplayList
  ) {
    guard !isReplacedByExtrusion(layer) else { return }
    let opacity = streetPlaces?.opacity(of: layer) ?? 1
    guard opacity > 0, context.mayDraw(layer) else { return }
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
    case .fillExtrusion(let extrusion): extrusionDrawing(layer, extrusion).append(bodies, to: &list)
    case .symbol: list.append(symbols)
    case .raster, .hillshade, .heatmap, .unsupported: break
    }
  }

  private func extrusionDrawing(_ layer: StyleLayer, _ extrusion: FillExtrusionLayer) -> ExtrusionDrawing {
    ExtrusionDrawing(
      layer: layer, extrusion: extrusion, camera: camera,
      features: layer.sourceLayer.flatMap { picture.features.layers[$0] } ?? [], light: light, haze: haze,
      house: layer.id == picture.style.houseLayer ? house : nil,
      overrides: layer.sourceLayer == "building" ? highlights : [:])
  }

  /// The buildings that rise, by the layers' places.
  private func bodies() -> [Int: [Prism]] {
    var bodies: [Int: [Prism]] = [:]
    for (index, layer) in layers.enumerated() where isExtruded(layer) {
      if case .fillExtrusion(let extrusion) = layer.kind { bodies[index] = extrusionDrawing(layer, extrusion).prisms() }
    }
    return bodies
  }

  /// What the bodies hide; `nil` while they are too faint to hide anything, and in views from above.
  private func buildingCover(_ bodies: [Int: [Prism]]) -> BuildingCover? {
    guard camera.pitchDegrees > 0 else { return nil }
    let opaque = bodies.filter { index, _ in
      guard case .fillExtrusion(let extrusion) = layers[index].kind else { return false }
      return extrusionDrawing(layers[index], extrusion).opacity >= Self.hidingOpacity
    }
    let cover = BuildingCover(opaque.sorted { $0.key < $1.key }.flatMap(\.value), camera: camera)
    return cover.isEmpty ? nil : cover
  }

  /// Thinner bodies are seen through.
  private static let hidingOpacity = 0.5

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
    guard layer.type == "fill-extrusion", picture.isBuildingsEnabled else { return false }
    let leastPitch = picture.style.metadata?["wayframe:extrusions-from-pitch"]?.number ?? 0
    return camera.pitchDegrees >= leastPitch
  }

  /// Whether the layer is the flat form of buildings that have risen: its lines would shine through their walls.
  ///
  /// Only styles that say from which pitch buildings rise have flat forms of them; while the bodies still fade in, the
  /// flat forms stay.
  private func isReplacedByExtrusion(_ layer: StyleLayer) -> Bool {
    guard layer.type == "fill" || layer.type == "line" else { return false }
    guard picture.style.metadata?["wayframe:extrusions-from-pitch"] != nil else { return false }
    return layers.contains { other in
      guard isExtruded(other), other.sourceLayer == layer.sourceLayer,
        case .fillExtrusion(let extrusion) = other.kind
      else { return false }
      return extrusion.opacity.value(context.evaluation()) >= Self.risenOpacity
    }
  }

  /// The layer that the plate under the position is listed under.
  private static let roadNameLayer = "roadName"
  private static let risenOpacity = 0.85

  // MARK: Routes

  /// The layer before which routes are drawn: where the style says, else before the first buildings or labels.
  private var routeIndex: Int {
    func index(of key: String) -> Int? {
      picture.style.metadata?[key]?.string.flatMap { id in layers.firstIndex { $0.id == id } }
    }
    if let above = index(of: "wayframe:route-above") { return above + 1 }
    if let below = index(of: "wayframe:route-below") { return below }
    return layers.firstIndex { $0.type == "fill-extrusion" || $0.type == "symbol" } ?? layers.count
  }

  /// Ends the ground with the app's shapes, haze and sky, then draws the routes on it.
  private func drawRoutes(
    _ routes: RouteDrawing, _ bodies: [Int: [Prism]], _ raised: RaisedLayers?, isHidden: Bool,
    into list: inout DisplayList
  ) {
    if let house {
      let prisms = bodies.sorted { $0.key < $1.key }.flatMap(\.value).filter { $0.house != nil }
      list.append(HouseGround(prisms, look: house, camera: camera, ground: context.ground).drawings())
    }
    GroundShapes(picture.overlays, camera: camera).draw(into: &list)
    if let haze {
      let frame = Rect(x: 0, y: 0, width: Double(camera.pixelWidth), height: Double(camera.pixelHeight))
      list.fill(.rect(frame), paint: haze.overlay)
    }
    list.append(SkyDrawing(picture.style.sky, camera: camera).drawings())
    list.append(routes.drawings(underRoute: junctionUnderlay))
    list.append(chevrons)
    drawBridges(over: routes, raised, into: &list)
    if !isHidden { list.append(arrow.drawings(colors)) }
  }

  /// What buildings hide of the routes, and the manoeuvre's arrow.
  ///
  /// Over the same lines below it the layer changes nothing, so the whole of them is drawn.
  private func drawOverBuildings(_ routes: RouteDrawing, _ raised: RaisedLayers?, into list: inout DisplayList) {
    let lines = routes.drawingsAhead()
    if !lines.isEmpty {
      list.layer(opacity: Self.drawnThroughOpacity) {
        $0.append(lines)
        drawBridges(over: routes, raised, into: &$0)
      }
    }
    list.append(arrow.drawings(colors))
  }

  /// Which way the route goes where it goes there and back.
  private var chevrons: [Drawing] {
    guard let line = lines.chosen else { return [] }
    return RouteChevrons(
      line: line, camera: camera, ground: context.ground, from: overlay.distanceAlongRoute, leavingOut: arrow.extent
    ).drawings
  }

  /// Of lines that buildings hide: the driver's line is never broken.
  private static let drawnThroughOpacity: Float = 0.72

  private var maneuverPlace: Point? {
    guard !arrow.isEmpty, let distance = overlay.maneuverDistance, let place = lines.chosen?.point(at: distance)
    else { return nil }
    let frame = Rect(x: 0, y: 0, width: Double(camera.pixelWidth), height: Double(camera.pixelHeight))
    return camera.project(world: place).flatMap { frame.contains($0.position) ? $0.position : nil }
  }

  // MARK: Markers

  private func markers(
    _ cover: BuildingCover?, roof: (place: Point, heightMetres: Double)?
  ) -> NavigationMarkers {
    var markers = NavigationMarkers(
      camera: camera, overlay: overlay, lines: lines, colors: colors, arrow: arrow.boxes,
      room: MarkRoom(picture, camera: camera))
    markers.addWaypoints(typesetter: typesetter)
    if camera.zoom >= Self.leastBuildingZoom {
      for (building, end) in buildings { markers.addDoors(building, from: end) }
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
        stopSigns: ahead(picture.showsStopSigns, "stop_signs", reachMetres: RoadsideSigns.stopReachMetres),
        hiddenBy: cover)
    }
    markers.addTolls()
    markers.addIncidents()
    markers.addRoadName(drivenStreet?.forms, typesetter: typesetter, language: picture.language, obstacles: obstacles)
    markers.addCallOuts(typesetter: typesetter, language: picture.language, obstacles: obstacles)
    return markers
  }

  /// From this zoom on doors are marked, and the pin stands on the destination's roof.
  private static let leastBuildingZoom = 16.0

  /// Where on the ground plane, and how high, the pin stands on the destination's roof.
  private func roof(_ bodies: [Int: [Prism]]) -> (place: Point, heightMetres: Double)? {
    guard let building = destinationBuilding, !bodies.isEmpty, camera.zoom >= Self.leastBuildingZoom else { return nil }
    let parts = Set(building.indices)
    let heights = bodies.filter { layers[$0.key].sourceLayer == "building" }.values.joined()
      .filter { parts.contains($0.index) }.map { Double($0.heights.top) / 100 }
    return (camera.ground(nearest: building.middle), max(heights.max() ?? building.heightMetres, 4))
  }

  /// The interface with a margin around it, in device pixels.
  var obstacles: [Rect] { picture.obstacles.map { $0.inset(by: -8).scaled(by: camera.scale) } }
}

extension Style {
  /// The extrusion layer that the style leaves to the house look, by its id.
  fileprivate var houseLayer: String? { metadata?["wayframe:buildings"]?.string }
}

extension HouseLook {
  /// For a picture's house layer; `nil` where its style has none.
  fileprivate init?(_ picture: MapPicture, line: RouteLine?, ground: VisibleGround) {
    guard picture.isBuildingsEnabled, picture.style.houseLayer != nil else { return nil }
    let sight = line.flatMap {
      RouteSight(
        $0, from: picture.overlay.distanceAlongRoute, to: picture.overlay.clearDistance, camera: picture.camera,
        ground: ground)
    }
    self.init(
      picture.palette, isNight: picture.style.metadata?["wayframe:lighting"]?.string == "lowLight",
      camera: picture.camera, sun: picture.sun, sight: sight, hasRoute: picture.overlay.route != nil)
  }
}

extension StyleLayer {
  /// What the layer asks for that is not supported.
  fileprivate var undrawnParts: [String] {
    let undrawn: [String]
    switch type {
    case "background", "fill", "fill-extrusion": undrawn = ["\(type)-pattern"]
    case "line": undrawn = ["line-pattern", "line-gradient"]
    case "circle": undrawn = ["circle-blur"]
    case "symbol": undrawn = []
    default: return ["the type \"\(type.shown())\""]
    }
    return undrawn.filter(states).map { "a \($0)" }
  }
}
