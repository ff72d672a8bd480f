import Geometry
import MapStyle
import Text

/// Which symbols of a view are shown: layers from the top, each symbol where nothing that came before is in its way.
struct SymbolPlacing {
  /// A symbol that is shown, with what of it is.
  struct Shown: Sendable {
    var candidate: SymbolCandidate
    var tile: ViewTile
    var icon: IconLook?
    var text: TextLook?
    var textPlace: TextLook.Place?
  }

  private struct Layer {
    var rules: SymbolRules
    /// In the order in which they are drawn.
    var shown: [Shown]
  }

  private var layers: [Int: Layer] = [:]
  private let scene: StyleScene
  private let typesetter: Typesetter?

  /// - Parameter isolatesSources: whether symbols of other sources are no hindrance.
  init(_ list: [StyleLayer], _ scene: StyleScene, typesetter: Typesetter?, isolatesSources: Bool = false) {
    self.scene = scene
    self.typesetter = typesetter
    var grid = CollisionGrid(scene.camera)
    for (index, layer) in list.enumerated().reversed() {
      guard case .symbol(let symbol) = layer.kind else { continue }
      let rules = SymbolRules(symbol, scene)
      let reader = SymbolReader(layer: layer, symbol: symbol, rules: rules, scene: scene, typesetter: typesetter)
      var all: [(tile: ViewTile, candidate: SymbolCandidate)] = []
      for tile in scene.tiles(of: layer) {
        var candidates = reader.candidates(tile)
        if rules.isOrderedByY {
          candidates.sort {
            $0.screen.y != $1.screen.y ? $0.screen.y < $1.screen.y : $0.order > $1.order
          }
        }
        all += candidates.map { (tile.tile, $0) }
      }
      if rules.isOrderedByKey { all = Self.stableSorted(all) { $0.candidate.sortKey } }
      // With places by height on the screen, what is in front is placed first.
      let order = symbol.zOrderIsViewportY(scene) ? Array(all.indices.reversed()) : Array(all.indices)
      var shown = [Shown?](repeating: nil, count: all.count)
      for place in order {
        shown[place] = Self.place(
          all[place].candidate, all[place].tile, rules, scene, &grid, source: layer.source ?? "",
          only: isolatesSources ? layer.source : nil)
      }
      layers[index] = Layer(rules: rules, shown: shown.compactMap { $0 })
    }
  }

  private static func stableSorted<Item>(_ items: [Item], by key: (Item) -> Double) -> [Item] {
    let keys = items.map(key)
    return items.indices.sorted { keys[$0] != keys[$1] ? keys[$0] < keys[$1] : $0 < $1 }.map { items[$0] }
  }

  private static func place(
    _ candidate: SymbolCandidate, _ tile: ViewTile, _ rules: SymbolRules, _ scene: StyleScene,
    _ grid: inout CollisionGrid, source: String, only: String?
  ) -> Shown? {
    let perspective = 0.5 + 0.5 / candidate.distance
    var text: (place: TextLook.Place, boxes: [Rect])?
    var textFits = false
    if let look = candidate.text {
      let options = look.places.map { place in
        (place: place, boxes: SymbolBoxes.text(look, place, candidate, tile, rules, scene, perspective))
      }
      for option in options where !option.boxes.isEmpty {
        let claim = CollisionGrid.Claim(boxes: option.boxes, overlap: rules.textOverlap)
        if grid.isInReach(option.boxes) || rules.textOverlap == .always, grid.isFree(claim, source: only) {
          text = option
          textFits = true
          break
        }
      }
    }
    var icon = candidate.icon
    if let look = candidate.text, let image = icon, rules.textFit != .none,
      let place = text?.place ?? look.places.first, let block = look.block(place)
    {
      let scale = look.size / TextBlock.em
      let box = block.box.offset(by: place.shift).scaled(by: scale)
      icon?.layout = IconLayout(
        image.layout.image, around: box, fit: rules.textFit, padding: rules.textFitPadding, offset: Point(0, 0))
    }
    var iconBoxes: [Rect] = []
    var iconFits = false
    if let icon {
      iconBoxes = [SymbolBoxes.icon(icon, candidate.screen, perspective)]
      let claim = CollisionGrid.Claim(boxes: iconBoxes, overlap: rules.iconOverlap)
      iconFits =
        (grid.isInReach(iconBoxes) || rules.iconOverlap == .always) && grid.isFree(claim, source: only)
    }
    let iconMayStandAlone = rules.textIsOptional || candidate.text == nil
    let textMayStandAlone = rules.iconIsOptional || candidate.icon == nil
    switch (iconMayStandAlone, textMayStandAlone) {
    case (false, false): (iconFits, textFits) = (iconFits && textFits, iconFits && textFits)
    case (true, false): textFits = textFits && iconFits
    case (false, true): iconFits = iconFits && textFits
    case (true, true): break
    }
    if textFits, let text, !rules.textIgnoresPlacement {
      grid.insert(.init(boxes: text.boxes, overlap: rules.textOverlap), source: source)
    }
    if iconFits, icon != nil, !rules.iconIgnoresPlacement {
      grid.insert(.init(boxes: iconBoxes, overlap: rules.iconOverlap), source: source)
    }
    guard textFits || iconFits else { return nil }
    return Shown(
      candidate: candidate, tile: tile, icon: iconFits ? icon : nil, text: textFits ? candidate.text : nil,
      textPlace: textFits ? text?.place : nil)
  }

  /// What draws the symbols of the layer at `index`.
  func paintings(_ index: Int, threads: Int) -> [any Painting] {
    guard let layer = layers[index] else { return [] }
    var paintings: [any Painting] = [IconPainting(layer.shown, layer.rules, scene)]
    if let typesetter,
      let texts = TextPainting(layer.shown, layer.rules, scene, typesetter: typesetter, threads: threads)
    {
      paintings.append(texts)
    }
    return paintings
  }
}

extension SymbolLayer {
  fileprivate func zOrderIsViewportY(_ scene: StyleScene) -> Bool { scene.rules.layout(zOrder) == .viewportY }
}
