import Canvas
import Geometry
import MapStyle
import Pixels

/// Filled areas of one layer: equal paints are one path, so that neighbours show no seam and overlaps are not painted
/// twice.
struct FillDrawing {
  private struct Key: PaintKey {
    var color: Color
    var outline: Color?
  }

  let layer: StyleLayer
  let fill: FillLayer
  let context: LayerContext
  /// Colours by the place of features in their source layer, instead of the style's.
  var overrides: [Int: Color] = [:]

  func drawings() -> [Drawing] {
    let shared = context.evaluation()
    let shift = context.translation(fill.translate.value(shared), fill.translateAnchor.value(shared))
    let transform = context.transform(shifted: shift)
    let color = PerFeature(fill.color, shared)
    let opacity = PerFeature(fill.opacity, shared)
    let outline = PerFeature(fill.outlineColor, shared)
    let hasOutlines = !fill.outlineColor.isDefault && fill.antialias.value(shared)
    var groups = PaintGroups<Key>()
    for (item, evaluation) in context.accepted(layer, sortKey: fill.sortKey) {
      let alpha = Float(opacity.value(evaluation))
      let key = Key(
        color: overrides[item.index] ?? color.value(evaluation).opacity(alpha),
        outline: hasOutlines ? outline.value(evaluation)?.opacity(alpha) : nil)
      guard key.color.alpha > 0 || key.outline != nil else { continue }
      let rings = item.rings(camera: context.camera, ground: context.ground)
      guard !rings.isEmpty else { continue }
      groups.add(key, bounds: item.bounds) { path in
        for ring in rings { context.append(ring, to: &path, transform) }
      }
    }
    // Outlines lie on all fills of their layer and are one pixel of a standard display wide.
    let edge = StrokeStyle(width: Float(context.camera.scale), join: .round)
    let outlines = groups.groups.compactMap { group in
      group.key.outline.map { Drawing.stroke(group.path, edge, .solid($0), nil) }
    }
    return groups.groups.map { .fill($0.path, .nonzero, .solid($0.key.color)) } + outlines
  }
}
