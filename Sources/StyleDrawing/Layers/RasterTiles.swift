import Foundation
import Geometry
import Images
import MapData
import Pixels

/// Pictures as tiles, read for one drawing.
struct RasterTiles: Sendable {
  let camera: MapCamera

  struct Picture: Sendable {
    let tile: ViewTile
    /// The part of the stored picture that covers the tile: its corner and side, of 0…1.
    var corner = Point(0, 0)
    var side = 1.0
    let pixels: PixelBuffer
  }

  /// The tiles that a view sees; where one is missing, the next coarser one that is there.
  func pictures(_ store: TileStore, _ source: OpenedSource, tileSize: Double, rounds: Bool) throws(StyledMapError)
    -> [Picture]
  {
    let ideal = camera.zoom + log2(512 / tileSize)
    let wanted = Int((rounds ? ideal.rounded() : ideal.rounded(.down)))
    guard wanted >= source.minZoom else { return [] }
    let zoom = min(max(wanted, 0), source.maxZoom)
    var result: [Picture] = []
    var read: [SIMD3<Int>: PixelBuffer?] = [:]
    for tile in ViewTile.covering(camera, zoom: zoom, level: zoom) {
      if let bounds = source.bounds,
        !Rect(x: Double(tile.x) * tile.side, y: Double(tile.y) * tile.side, width: tile.side, height: tile.side)
          .intersects(bounds)
      {
        continue
      }
      for steps in 0...max(zoom - source.minZoom, 0) {
        let key = SIMD3(zoom - steps, tile.x >> steps, tile.y >> steps)
        let picture: PixelBuffer?
        if let known = read[key] {
          picture = known
        } else {
          picture = try Self.picture(store, key)
          read[key] = .some(picture)
        }
        guard let picture else { continue }
        let side = 1 / Double(1 << steps)
        let corner = Point(Double(tile.x - key.y << steps), Double(tile.y - key.z << steps)) * side
        result.append(Picture(tile: tile, corner: corner, side: side, pixels: picture))
        break
      }
    }
    return result
  }

  static func picture(_ store: TileStore, _ tile: SIMD3<Int>) throws(StyledMapError) -> PixelBuffer? {
    let name = "tile \(tile.x)/\(tile.y)/\(tile.z)"
    let bytes: [UInt8]
    do {
      guard let stored = try store.bytes(zoom: tile.x, x: tile.y, y: tile.z) else { return nil }
      bytes = stored
    } catch {
      throw .mapData(error)
    }
    do {
      return bytes.starts(with: Array("RIFF".utf8)) ? try WebP.decode(bytes) : try PNG.decode(bytes)
    } catch {
      throw .image(path: name, error)
    }
  }
}
