import Foundation
import Geometry
import MapData
import MapStyle
import Pixels

/// Light and shadow of slopes, from heights in pictures.
struct HillshadePainting: Painting {
  private struct Tile {
    var mask: TileMask
    var slopes: SlopeGrid
    var inverse: ProjectiveTransform
    /// From the northern to the southern border, degrees.
    var latitudes: SIMD2<Double>
  }

  private let tiles: [Tile]
  private let shade: ReliefShade

  init(
    _ layer: HillshadeLayer, _ source: OpenedSource, _ scene: StyleScene, _ pictures: RasterTiles
  ) throws(StyledMapError) {
    let rules = scene.rules
    let camera = scene.camera
    let isViewport = rules.paint(layer.illuminationAnchor) == .viewport
    shade = ReliefShade(
      shadow: rules.paint(layer.shadowColor).premultiplied, highlight: rules.paint(layer.highlightColor).premultiplied,
      accent: rules.paint(layer.accentColor).premultiplied, exaggeration: rules.paint(layer.exaggeration),
      azimuth: rules.paint(layer.illuminationDirection) * .pi / 180 + .pi - (isViewport ? camera.bearing : 0))
    guard case .elevation(let store, let size, let encoding) = source.content else {
      tiles = []
      return
    }
    var tiles: [Tile] = []
    for picture in try pictures.pictures(store, source, tileSize: size, rounds: false) where picture.side == 1 {
      let tile = picture.tile
      let count = Double(picture.pixels.width)
      guard let inverse = camera.matrix(unit: tile.side / count, origin: tile.origin).plane.inverse else { continue }
      var heights = HeightGrid(picture.pixels, encoding)
      let across = 1 << tile.zoom
      for dy in -1...1 {
        for dx in -1...1 where dx != 0 || dy != 0 {
          guard 0..<across ~= tile.y + dy else { continue }
          let key = SIMD3(tile.zoom, (tile.x + dx + across) % across, tile.y + dy)
          if let neighbour = try RasterTiles.picture(store, key) { heights.border(neighbour, encoding, dx, dy) }
        }
      }
      func latitude(_ row: Int) -> Double {
        WebMercator.unproject(Point(0, Double(row) * tile.side)).latitude
      }
      tiles.append(
        Tile(
          mask: TileMask(tile, camera),
          slopes: SlopeGrid(heights, zoom: Double(tile.zoom), maxZoom: Double(source.maxZoom)), inverse: inverse,
          latitudes: SIMD2(latitude(tile.y), latitude(tile.y + 1))))
    }
    self.tiles = tiles
  }

  func paint(_ band: Band) {
    for tile in tiles {
      let count = Double(tile.slopes.side)
      for y in band.rows {
        for x in tile.mask.columns(y) {
          let place = tile.inverse(Point(Double(x) + 0.5, Double(y) + 0.5))
          let share = min(max(place.y / count, 0), 1)
          let latitude = tile.latitudes.x + (tile.latitudes.y - tile.latitudes.x) * share
          band.blend(shade.color(tile.slopes.slope(place), latitude: latitude * .pi / 180), x, y)
        }
      }
    }
  }
}

/// Heights in metres of a tile and of one row and column around it.
struct HeightGrid: Sendable {
  let side: Int
  private var metres: [Float]

  init(_ picture: PixelBuffer, _ encoding: ElevationEncoding) {
    side = min(picture.width, picture.height)
    metres = [Float](repeating: 0, count: (side + 2) * (side + 2))
    for y in 0..<side { for x in 0..<side { self[x, y] = Self.height(picture[x, y], encoding) } }
    // Without neighbours the border goes on outwards.
    for i in 0..<side {
      self[-1, i] = self[0, i]
      self[side, i] = self[side - 1, i]
      self[i, -1] = self[i, 0]
      self[i, side] = self[i, side - 1]
    }
    self[-1, -1] = self[0, 0]
    self[side, -1] = self[side - 1, 0]
    self[-1, side] = self[0, side - 1]
    self[side, side] = self[side - 1, side - 1]
  }

  private static func height(_ pixel: Pixel, _ encoding: ElevationEncoding) -> Float {
    Float(encoding.metres(Double(pixel.red), Double(pixel.green), Double(pixel.blue)))
  }

  subscript(x: Int, y: Int) -> Float {
    get { metres[(y + 1) * (side + 2) + x + 1] }
    set { metres[(y + 1) * (side + 2) + x + 1] = newValue }
  }

  /// Takes over the row, column or corner where a neighbour `dx`, `dy` tiles away touches.
  mutating func border(_ picture: PixelBuffer, _ encoding: ElevationEncoding, _ dx: Int, _ dy: Int) {
    guard min(picture.width, picture.height) == side else { return }
    func range(_ d: Int) -> Range<Int> { d < 0 ? -1..<0 : d > 0 ? side..<side + 1 : 0..<side }
    for y in range(dy) {
      for x in range(dx) { self[x, y] = Self.height(picture[x - dx * side, y - dy * side], encoding) }
    }
  }
}

/// How steeply heights rise to the east and to the south, in 8 bits as the specification's other renderers keep it.
struct SlopeGrid: Sendable {
  let side: Int
  private let values: [SIMD2<Float>]

  init(_ heights: HeightGrid, zoom: Double, maxZoom: Double) {
    side = heights.side
    let factor = zoom < 2 ? 0.4 : zoom < 4.5 ? 0.35 : 0.3
    let scale = Float(exp2((zoom - maxZoom) * factor + 19.2562 - zoom))
    var values: [SIMD2<Float>] = []
    values.reserveCapacity(side * side)
    for y in 0..<heights.side {
      for x in 0..<heights.side {
        func e(_ dx: Int, _ dy: Int) -> Float { heights[x + dx, y + dy] / 4 }
        let east = (e(1, -1) + 2 * e(1, 0) + e(1, 1)) - (e(-1, -1) + 2 * e(-1, 0) + e(-1, 1))
        let south = (e(-1, 1) + 2 * e(0, 1) + e(1, 1)) - (e(-1, -1) + 2 * e(0, -1) + e(1, -1))
        let slope = SIMD2(east, south) / scale / 2 + 0.5
        values.append(
          (slope.clamped(lowerBound: .zero, upperBound: SIMD2(repeating: 1)) * 255).rounded(.toNearestOrEven) / 255)
      }
    }
    self.values = values
  }

  /// Blended between the four cells around a place in cells.
  func slope(_ place: Point) -> SIMD2<Float> {
    let (x, y) = (Float(place.x) - 0.5, Float(place.y) - 0.5)
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    func at(_ x: Int, _ y: Int) -> SIMD2<Float> {
      values[min(max(y, 0), side - 1) * side + min(max(x, 0), side - 1)]
    }
    let (column, row) = (Int(left), Int(top))
    let upper = at(column, row) + (at(column + 1, row) - at(column, row)) * (x - left)
    let lower = at(column, row + 1) + (at(column + 1, row + 1) - at(column, row + 1)) * (x - left)
    return (upper + (lower - upper) * (y - top)) * 2 - 1
  }
}

/// The colours of slopes under a light.
struct ReliefShade: Sendable {
  let shadow, highlight, accent: Premultiplied
  let exaggeration, azimuth: Double

  func color(_ slope: SIMD2<Float>, latitude: Double) -> Premultiplied {
    let steepness = atan(1.25 * Double(slope.length) / cos(latitude))
    let aspect = slope.x != 0 ? atan2(Double(slope.y), -Double(slope.x)) : .pi / 2 * (slope.y > 0 ? 1 : -1)
    let base = 1.875 - exaggeration * 1.75
    let most = Double.pi / 2
    let scaled =
      exaggeration != 0.5 ? (pow(base, steepness) - 1) / (pow(base, most) - 1) * most : steepness
    let strength = min(max(exaggeration * 2, 0), 1)
    let accentColor = accent * Float((1 - cos(scaled)) * strength)
    var turn = ((aspect + azimuth) / .pi + 0.5).truncatingRemainder(dividingBy: 2)
    if turn < 0 { turn += 2 }
    let light = Float(abs(turn - 1))
    let shade = (shadow + (highlight - shadow) * light) * Float(sin(scaled) * strength)
    return accentColor * (1 - shade.w) + shade
  }
}
