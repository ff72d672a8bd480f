import Foundation
import Geometry
import MapStyle
import Pixels

/// How densely points lie, as colours: each point adds a bell, sums become colours.
struct HeatmapPainting: Painting {
  private struct Bell {
    var center: Point
    /// Half the side of the square that it fills, device pixels.
    var reach: Double
    /// Pixels of one radius.
    var radius: Double
    var weight: Float
  }

  private let bells: [Bell]
  private let ramp: ColorRamp
  private let opacity: Float

  /// Below this share of the whole a bell ends.
  private static let least = 1.0 / 255 / 16
  private static let bellHeight = 0.398_942_280_401_432_7

  init(_ layer: StyleLayer, _ heatmap: HeatmapLayer, _ scene: StyleScene) {
    let rules = scene.rules
    let camera = scene.camera
    opacity = Float(rules.paint(heatmap.opacity))
    ramp = ColorRamp { density in
      guard !heatmap.color.isDefault else { return Self.standardColor(density) }
      var context = rules.context(zoom: rules.zoom)
      context.heatmapDensity = density
      return heatmap.color.value(context) ?? .clear
    }
    let intensity = rules.paint(heatmap.intensity)
    var bells: [Bell] = []
    for tile in scene.tiles(of: layer) where opacity > 0 {
      let matrix = scene.matrix(tile.tile)
      for feature in scene.features(layer, tile) where feature.item.tile.kind == .point {
        let weight = rules.paint(heatmap.weight, feature) * intensity
        guard weight > 0 else { continue }
        let radius = rules.paint(heatmap.radius, feature)
        let share = Self.least / weight / Self.bellHeight
        let reach = (max(-2 * log(share), 0)).squareRoot() / 3
        for place in feature.item.tile.parts.joined() {
          let middle = matrix(place)
          guard middle.z > HomogeneousClip.near else { continue }
          let pixels = radius * camera.ratio / middle.z
          bells.append(
            Bell(
              center: Point(middle.x, middle.y) / middle.z, reach: pixels * reach, radius: pixels,
              weight: Float(weight * Self.bellHeight)))
        }
      }
    }
    self.bells = bells
  }

  /// The specification's default: from transparent blue by light blue, green and yellow to red.
  private static func standardColor(_ density: Double) -> Color {
    let stops: [(Double, Color)] = [
      (0, Color(0x0000FF, alpha: 0)), (0.1, Color(0x4169E1)), (0.3, Color(0x00FFFF)), (0.5, Color(0x00FF00)),
      (0.7, Color(0xFFFF00)), (1, Color(0xFF0000)),
    ]
    for (lower, upper) in zip(stops, stops.dropFirst()) where density <= upper.0 {
      return lower.1.mixed(upper.1, max(0, (density - lower.0) / (upper.0 - lower.0)))
    }
    return stops[stops.count - 1].1
  }

  func paint(_ band: Band) {
    guard opacity > 0 else { return }
    var sums = [Float](repeating: 0, count: band.width * band.rows.count)
    for bell in bells where bell.center.isFinite && bell.reach > 0 {
      let top = max(Int(max((bell.center.y - bell.reach - 0.5).rounded(.up), -1)), band.rows.lowerBound)
      let bottom = min(
        Int(min((bell.center.y + bell.reach - 0.5).rounded(.down), Double(band.rows.upperBound))),
        band.rows.upperBound - 1)
      let left = max(Int(max((bell.center.x - bell.reach - 0.5).rounded(.up), -1)), 0)
      let right = min(Int(min((bell.center.x + bell.reach - 0.5).rounded(.down), Double(band.width))), band.width - 1)
      guard top <= bottom, left <= right else { continue }
      for y in top...bottom {
        let dy = (Double(y) + 0.5 - bell.center.y) / bell.radius
        let base = (y - band.rows.lowerBound) * band.width
        for x in left...right {
          let dx = (Double(x) + 0.5 - bell.center.x) / bell.radius
          sums[base + x] += bell.weight * Float(exp(-4.5 * (dx * dx + dy * dy)))
        }
      }
    }
    for y in band.rows {
      let base = (y - band.rows.lowerBound) * band.width
      for x in 0..<band.width { band.blend(ramp.color(sums[base + x]) * opacity, x, y) }
    }
  }
}
