import Foundation
import Geometry
import MapStyle
import Pixels

/// Pictures of the ground, with their colours changed as the layer says.
struct RasterPainting: Painting {
  private struct Tile {
    var mask: TileMask
    var texture: Texture
    /// From the screen to texels.
    var inverse: ProjectiveTransform
  }

  private let tiles: [Tile]
  private let tone: RasterTone
  private let isNearest: Bool

  init(
    _ raster: RasterLayer, _ source: OpenedSource, _ scene: StyleScene, _ pictures: RasterTiles
  ) throws(StyledMapError) {
    tone = RasterTone(raster, scene.rules)
    isNearest = scene.rules.paint(raster.resampling) == .nearest
    guard case .raster(let store, let size) = source.content, tone.opacity > 0 else {
      tiles = []
      return
    }
    let camera = scene.camera
    var tiles: [Tile] = []
    for picture in try pictures.pictures(store, source, tileSize: size, rounds: true) {
      // Texels as units, counted from the whole picture's corner.
      let texels = Double(picture.pixels.width)
      let whole = picture.tile.side / picture.side
      let origin = picture.tile.origin - picture.corner * whole
      guard let inverse = camera.matrix(unit: whole / texels, origin: origin).plane.inverse else { continue }
      tiles.append(
        Tile(mask: TileMask(picture.tile, camera), texture: Texture(picture.pixels), inverse: inverse))
    }
    self.tiles = tiles
  }

  func paint(_ band: Band) {
    for tile in tiles {
      for y in band.rows {
        for x in tile.mask.columns(y) {
          let place = tile.inverse(Point(Double(x) + 0.5, Double(y) + 0.5))
          let (u, v) = (Float(place.x), Float(place.y))
          let texel = isNearest ? tile.texture.clampedNearest(u, v) : tile.texture.clamped(u, v)
          band.blend(tone.changed(texel), x, y)
        }
      }
    }
  }
}

/// How a raster layer changes colours.
struct RasterTone: Sendable {
  let opacity: Float
  private let spin: SIMD3<Float>
  private let saturation, contrast: Float
  private let low, high: Float
  private let isPlain: Bool

  init(_ layer: RasterLayer, _ rules: ZoomRules) {
    self.init(
      opacity: rules.paint(layer.opacity), hueDegrees: rules.paint(layer.hueRotate),
      saturation: rules.paint(layer.saturation), contrast: rules.paint(layer.contrast),
      brightness: (rules.paint(layer.brightnessMin), rules.paint(layer.brightnessMax)))
  }

  init(
    opacity: Double, hueDegrees: Double, saturation: Double, contrast: Double, brightness: (low: Double, high: Double)
  ) {
    self.opacity = Float(opacity)
    let angle = hueDegrees * .pi / 180
    let (c, s) = (cos(angle), sin(angle) * 3.0.squareRoot())
    spin = SIMD3(Float((2 * c + 1) / 3), Float((1 - c - s) / 3), Float((1 - c + s) / 3))
    self.saturation = Float(saturation > 0 ? 1 - 1 / (1.001 - saturation) : -saturation)
    self.contrast = Float(contrast > 0 ? 1 / (1 - min(contrast, 0.999_999)) : 1 + contrast)
    (low, high) = (Float(brightness.low), Float(brightness.high))
    isPlain = hueDegrees == 0 && saturation == 0 && contrast == 0 && brightness == (0, 1)
  }

  @inline(__always) func changed(_ texel: Premultiplied) -> Premultiplied {
    guard !isPlain, texel.w > 0 else { return texel * opacity }
    let straight = SIMD3(texel.x, texel.y, texel.z) / texel.w
    let (a, b, d) = (spin.x, spin.y, spin.z)
    var color = SIMD3(
      a * straight.x + b * straight.y + d * straight.z, d * straight.x + a * straight.y + b * straight.z,
      b * straight.x + d * straight.y + a * straight.z)
    let mean = (straight.x + straight.y + straight.z) / 3
    color += (SIMD3(repeating: mean) - color) * saturation
    color = (color - 0.5) * contrast + 0.5
    color = (SIMD3(repeating: low) + color * (high - low)).clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 1))
    let alpha = texel.w * opacity
    return SIMD4(color * alpha, alpha)
  }
}
