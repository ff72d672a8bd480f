import Dispatch
import Geometry
import MapData
import MapStyle
import Pixels
import Text

/// One drawing of a styled map.
struct StyledMapDrawing {
  let map: StyledMap
  let scene: StyleScene
  let typesetter: Typesetter?
  let threads: Int
  private(set) var warnings: [String] = []
  private let pictures: RasterTiles

  /// Rows that a thread draws at a time.
  private static let bandRows = 32

  init(_ map: StyledMap, _ camera: MapCamera, typesetter: Typesetter?, threads: Int) throws(StyledMapError) {
    self.map = map
    self.typesetter = typesetter
    self.threads = max(threads, 1)
    let sprites = try SpriteImages(
      map.style.sprite, style: map.path, wantsDouble: camera.ratio > 1, warnings: &warnings)
    let rules = ZoomRules(
      zoom: camera.zoom, level: camera.level, pitchDegrees: camera.pitch * 180 / .pi, images: sprites.names)
    let shown = map.style.layers.filter { $0.isShown(at: camera.zoom) }
    var loader = TileLoader(camera: camera)
    var tiles: [String: [LoadedTile]] = [:]
    for (name, source) in map.sources.sorted(by: { $0.key < $1.key }) where shown.contains(where: { $0.source == name })
    {
      tiles[name] = try loader.tiles(
        of: source, layers: Set(shown.filter { $0.source == name }.compactMap(\.sourceLayer)))
    }
    warnings += loader.warnings
    var masks: [ViewTile: TileMask] = [:]
    for tile in tiles.values.joined() where masks[tile.tile] == nil { masks[tile.tile] = TileMask(tile.tile, camera) }
    scene = StyleScene(
      camera: camera, rules: rules, sprites: sprites, tiles: tiles, masks: masks, light: map.style.light,
      states: map.featureStates)
    pictures = RasterTiles(camera: camera)
  }

  mutating func pixels() throws(StyledMapError) -> PixelBuffer {
    let shown = map.style.layers.filter { $0.isShown(at: scene.camera.zoom) }
    let symbols = SymbolPlacing(shown, scene, typesetter: typesetter)
    var paintings: [any Painting] = []
    for (index, layer) in shown.enumerated() {
      switch layer.kind {
      case .background(let background):
        if let painting = BackgroundPainting(background, scene) { paintings.append(painting) }
      case .fill(let fill): paintings.append(FillPainting(layer, fill, scene))
      case .line(let line): paintings.append(LinePainting(layer, line, scene))
      case .circle(let circle): paintings.append(CirclePainting(layer, circle, scene))
      case .fillExtrusion(let extrusion): paintings.append(BodyPainting(layer, extrusion, scene))
      case .symbol: paintings += symbols.paintings(index, threads: threads)
      case .raster(let raster):
        if let source = layer.source.flatMap({ map.sources[$0] }) {
          paintings.append(try RasterPainting(raster, source, scene, pictures))
        }
      case .hillshade(let hillshade):
        if let source = layer.source.flatMap({ map.sources[$0] }) {
          paintings.append(try HillshadePainting(hillshade, source, scene, pictures))
        }
      case .heatmap(let heatmap): paintings.append(HeatmapPainting(layer, heatmap, scene))
      case .unsupported: break
      }
    }
    return painted(paintings)
  }

  private func painted(_ paintings: [any Painting]) -> PixelBuffer {
    let (width, height) = (scene.camera.pixelWidth, scene.camera.pixelHeight)
    var picture = PixelBuffer(width: width, height: height)
    let stride = picture.stride
    let bands = (height + Self.bandRows - 1) / Self.bandRows
    picture.storage.withUnsafeMutableBufferPointer { storage in
      guard let base = storage.baseAddress else { return }
      // Each band writes its own rows only.
      nonisolated(unsafe) let pixels = base
      @Sendable func draw(_ index: Int) {
        let rows = index * Self.bandRows..<min((index + 1) * Self.bandRows, height)
        var depth = [Float](repeating: .infinity, count: width * rows.count)
        depth.withUnsafeMutableBufferPointer { depth in
          guard let depth = depth.baseAddress else { return }
          let band = Band(pixels: pixels, depth: depth, width: width, stride: stride, rows: rows)
          for painting in paintings { painting.paint(band) }
        }
      }
      if threads > 1, bands > 1 {
        let workers = min(threads, bands)
        DispatchQueue.concurrentPerform(iterations: workers) { worker in
          for index in Swift.stride(from: worker, to: bands, by: workers) { draw(index) }
        }
      } else {
        for index in 0..<bands { draw(index) }
      }
    }
    return picture
  }
}

extension StyleLayer {
  /// Whether the layer shows: at both ends of its zooms too.
  func isShown(at zoom: Double) -> Bool { isVisible && zoom >= minZoom && zoom <= maxZoom }
}
