import Foundation
import Geometry
import MapData

/// Reads the tiles of a view.
struct TileLoader {
  let camera: MapCamera
  private(set) var warnings: [String] = []

  init(camera: MapCamera) { self.camera = camera }

  /// The view's tiles of a source with features, in the order in which they are drawn.
  ///
  /// - Parameter layers: of the data that are wanted.
  mutating func tiles(of source: OpenedSource, layers: Set<String>) throws(StyledMapError) -> [LoadedTile] {
    switch source.content {
    case .none, .raster, .elevation: return []
    case .shapes(let shapes):
      return covering(source).map { LoadedTile(tile: $0, layers: ["": shapes.features(of: $0)]) }
    case .features(let features): return try cut(features, source, layers)
    case .vector(let store):
      var result: [LoadedTile] = []
      var read: [SIMD3<Int>: [String: [SourceFeature]]] = [:]
      for tile in covering(source) {
        let key = SIMD3(tile.zoom, tile.x, tile.y)
        if let known = read[key] {
          result.append(LoadedTile(tile: tile, layers: known))
          continue
        }
        do {
          guard let content = try store.features(zoom: tile.zoom, x: tile.x, y: tile.y) else { continue }
          warnings += content.warnings
          let kept = content.layers.filter { layers.contains($0.key) }
            .mapValues { $0.map { SourceFeature(tile: $0) } }
          read[key] = kept
          result.append(LoadedTile(tile: tile, layers: kept))
        } catch {
          throw .mapData(error)
        }
      }
      return result
    }
  }

  private func covering(_ source: OpenedSource) -> [ViewTile] {
    guard camera.level >= source.minZoom else { return [] }
    let zoom = min(camera.level, source.maxZoom)
    let tiles = ViewTile.covering(camera, zoom: zoom, level: camera.level)
    guard let bounds = source.bounds else { return tiles }
    return tiles.filter { tile in
      Rect(x: Double(tile.x) * tile.side, y: Double(tile.y) * tile.side, width: tile.side, height: tile.side)
        .intersects(bounds)
    }
  }

  /// Files without tiles: what the view shows is asked for once, then cut.
  private mutating func cut(
    _ features: any FeatureSource, _ source: OpenedSource, _ layers: Set<String>
  ) throws(StyledMapError) -> [LoadedTile] {
    let tiles = covering(source)
    guard !tiles.isEmpty else { return [] }
    let region = Rect(bounding: camera.corners)
    let content: FeatureLayers
    do { content = try features.features(in: region, zoom: camera.zoom) } catch { throw .mapData(error) }
    warnings += content.warnings
    var cutters: [String: GeoJSONTiles] = [:]
    for name in layers {
      let shapes = (content.layers[name] ?? []).map { feature in
        let (kind, parts) = Self.parts(feature.geometry)
        return GeoJSONShape(
          feature: feature, structured: nil, kind: kind, parts: parts,
          importance: kind == .point ? [] : parts.map(LineSimplifier.importance),
          bounds: feature.geometry.bounds)
      }
      cutters[name] = GeoJSONTiles(shapes: shapes)
    }
    return tiles.map { tile in LoadedTile(tile: tile, layers: cutters.mapValues { $0.features(of: tile) }) }
  }

  private static func parts(_ geometry: FeatureGeometry) -> (TileFeature.Kind, [[Point]]) {
    switch geometry {
    case .points(let points): (.point, points.map { [$0] })
    case .lines(let lines): (.line, lines)
    case .polygons(let polygons): (.polygon, polygons.flatMap(\.rings).map { $0 + $0.prefix(1) })
    }
  }
}
