import Geometry
import MapData
import MapStyle

/// What all layers of one picture share.
struct StyleScene: Sendable {
  let camera: MapCamera
  let rules: ZoomRules
  let sprites: SpriteImages
  /// The tiles of each source, in the order in which they are drawn.
  let tiles: [String: [LoadedTile]]
  let masks: [ViewTile: TileMask]
  let light: Light
  let states: FeatureStates

  func tiles(of layer: StyleLayer) -> [LoadedTile] { layer.source.flatMap { tiles[$0] } ?? [] }

  func mask(_ tile: ViewTile) -> TileMask {
    masks[tile] ?? TileMask(width: camera.pixelWidth, height: camera.pixelHeight)
  }

  /// The features of a tile that a layer takes, in the order in which it draws them.
  func features(
    _ layer: StyleLayer, _ tile: LoadedTile, sortKey: StyleProperty<Double?>? = nil
  ) -> [DrawnFeature] {
    let items = tile.layers[layer.sourceLayer ?? ""] ?? tile.layers[""] ?? []
    var result: [DrawnFeature] = []
    for item in items {
      let context = rules.context(
        item.tile, zoom: Double(rules.level), structured: item.structured,
        state: states[layer.source, layer.sourceLayer, item.tile.feature.id])
      if layer.accepts(context) { result.append(DrawnFeature(item: item, layoutContext: context)) }
    }
    guard let sortKey, !sortKey.isDefault else { return result }
    for index in result.indices { result[index].sortKey = sortKey.value(result[index].layoutContext) ?? 0 }
    // Each feature is put before its equals.
    let order = result.indices.sorted {
      result[$0].sortKey != result[$1].sortKey ? result[$0].sortKey < result[$1].sortKey : $0 > $1
    }
    return order.map { result[$0] }
  }

  /// From a tile's units to the screen, with a layer's translation on the ground.
  func matrix(_ tile: ViewTile, translate: Point = .zero, _ anchor: TranslateAnchor = .map) -> GroundMatrix {
    let shift = camera.groundShift(translate, isViewport: anchor == .viewport) / camera.worldSize
    return camera.matrix(unit: tile.unit, origin: tile.origin + shift)
  }
}
