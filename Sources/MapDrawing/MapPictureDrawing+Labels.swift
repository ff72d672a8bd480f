import Geometry
import MapStyle
import Text

/// The labels of a picture.
extension MapPictureDrawing {
  /// While guiding, no text stands more often on the map.
  private static let mostEqualTexts = 3

  /// The symbols of each layer, and the name of the street that is turned into.
  struct Labels {
    var symbols: [[PlacedSymbol]]
    var turn: PlacedSymbol?
    var unknownIcons: Set<String>
    var memory = LabelMemory()
  }

  /// Symbols are found from the top of the style down, after the name of the street that is turned into.
  ///
  /// - Parameter plate: names the street that is driven.
  func placeSymbols(keepingOff marks: [Rect], besides plate: RoadNamePlate?, _ buildings: BuildingCover?) -> Labels {
    let choice = LabelChoice(
      overlay: overlay, line: lines.chosen, camera: camera, isRouteAware: picture.hasRouteAwareRoadNames)
    let names = StreetLabel(language: picture.language)
    var requests = Array(repeating: [SymbolRequest](), count: layers.count)
    for (index, layer) in layers.enumerated() {
      guard layer.type == "symbol", choice.isShown(layer), streetPlaces?.opacity(of: layer) ?? 1 == 1,
        context.mayDraw(layer), case .symbol(let symbol) = layer.kind
      else { continue }
      let found = SymbolRequests(layer: layer, symbol: symbol, context: context, streets: names) {
        choice.isShown($0, in: layer)
      }
      requests[index] = choice.chosen(found.requests(), of: layer)
    }
    let streets = RouteStreets(overlay)
    var surroundings = LabelSurroundings(taken: obstacles + marks)
    surroundings.route = RouteBand(lines, overlay: overlay, camera: camera)
    surroundings.buildings = buildings
    surroundings.waysAbove = WaysAbove(
      WaysAbove.layers.flatMap(context.features), over: requests.joined().map(\.look.level).min() ?? 0, camera: camera,
      ground: context.ground)
    surroundings.quiet = plate.map {
      .init(name: $0.name.text, box: $0.box.inset(by: -Self.quietReach * camera.scale))
    }
    var placer = LabelPlacer(
      camera: camera, typesetter: typesetter, language: picture.language, haze: haze,
      icons: MapIcons(palette: colors), surroundings: surroundings,
      mostEqualTexts: overlay.isGuiding && picture.hasRouteAwareRoadNames ? Self.mostEqualTexts : nil,
      recall: LabelRecall(before: picture.labelMemory, seconds: picture.secondsSinceLabels))
    var result = Labels(symbols: Array(repeating: [], count: layers.count), unknownIcons: [])
    if let turn = streets.next, let line = lines.chosen {
      result.turn = TurnLabel(turn: turn, line: line, camera: camera).place(requests.flatMap { $0 }, &placer)
    }
    for index in layers.indices.reversed() {
      result.symbols[index] = placer.place(requests[index], of: layers[index].id)
    }
    result.memory = placer.recall.now
    result.unknownIcons = placer.unknownIcons
    return result
  }

  /// How far around the plate its name does not stand again, in points.
  private static let quietReach = 60.0
}
