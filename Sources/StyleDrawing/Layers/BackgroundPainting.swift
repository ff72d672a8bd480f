import MapStyle
import Pixels

/// A colour or a pattern under everything.
struct BackgroundPainting: Painting {
  private enum Look {
    case color(Premultiplied)
    case pattern(PatternFill)
  }

  private let look: Look

  init?(_ layer: BackgroundLayer, _ scene: StyleScene) {
    let opacity = Float(scene.rules.paint(layer.opacity))
    guard opacity > 0 else { return nil }
    if !layer.pattern.isDefault {
      guard let name = scene.rules.paint(layer.pattern)?.name, let image = scene.sprites[name],
        let pattern = PatternFill(image.texture, size: image.size, camera: scene.camera, opacity: opacity)
      else { return nil }
      look = .pattern(pattern)
    } else {
      let color = scene.rules.paint(layer.color).premultiplied * opacity
      guard color.w > 0 else { return nil }
      look = .color(color)
    }
  }

  func paint(_ band: Band) {
    for y in band.rows {
      switch look {
      case .color(let color): for x in 0..<band.width { band.blend(color, x, y) }
      case .pattern(let pattern): for x in 0..<band.width { band.blend(pattern.color(x, y), x, y) }
      }
    }
  }
}
