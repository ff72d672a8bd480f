import Canvas
import Geometry
import MapStyle
import Pixels

/// Discs of one layer, upright or on the ground.
struct CircleDrawing {
  let layer: StyleLayer
  let circle: CircleLayer
  let context: LayerContext

  func drawings() -> [Drawing] {
    let shared = context.evaluation()
    let camera = context.camera
    let shift = context.translation(circle.translate.value(shared), circle.translateAnchor.value(shared))
    let liesOnGround = circle.pitchAlignment.value(shared) == .map
    let shrinks = circle.pitchScale.value(shared) == .map
    let (radius, strokeWidth) = (PerFeature(circle.radius, shared), PerFeature(circle.strokeWidth, shared))
    let (color, opacity) = (PerFeature(circle.color, shared), PerFeature(circle.opacity, shared))
    let strokeColor = PerFeature(circle.strokeColor, shared)
    let strokeOpacity = PerFeature(circle.strokeOpacity, shared)
    var result: [Drawing] = []
    for (item, evaluation) in context.accepted(layer, sortKey: circle.sortKey) {
      let fill = color.value(evaluation).opacity(Float(opacity.value(evaluation)))
      let edge = strokeColor.value(evaluation).opacity(Float(strokeOpacity.value(evaluation)))
      let (inner, stroke) = (radius.value(evaluation), strokeWidth.value(evaluation))
      for place in centers(item) {
        guard let projected = camera.project(place) else { continue }
        // Upright discs shrink as the ground does; lying ones shrink by themselves unless they are to keep their size.
        let size = liesOnGround ? (shrinks ? 1 : projected.depth) : (shrinks ? 1 / projected.depth : 1)
        func ring(_ radius: Double) -> Path {
          liesOnGround
            ? onGround(place, radius: radius * size)
            : .circle(center: projected.position, radius: radius * size * camera.scale)
        }
        func add(_ path: Path, _ color: Color) {
          guard color.alpha > 0 else { return }
          result.append(.fill(shift == .identity ? path : path.transformed(by: shift), .evenOdd, .solid(color)))
        }
        if inner > 0 { add(ring(inner), fill) }
        if stroke > 0 {
          var band = ring(inner + stroke)
          if inner > 0 { band.append(ring(inner)) }
          add(band, edge)
        }
      }
    }
    return result
  }

  /// Every vertex of a feature has a disc.
  private func centers(_ item: GroundFeature) -> [Point] {
    let world: [Point] =
      switch item.feature.geometry {
      case .points(let points): points
      case .lines(let lines): lines.flatMap { $0 }
      case .polygons(let polygons): polygons.flatMap { $0.rings.flatMap { $0 } }
      }
    return world.map { context.camera.ground($0, copy: item.copy) }.filter { context.ground.contains($0) }
  }

  private func onGround(_ center: Point, radius: Double) -> Path {
    let circle = Path.circle(center: center, radius: radius)
    guard circle.points.allSatisfy({ context.transform.w(Point($0)) > Camera.nearestDepth }) else { return Path() }
    // Curves stay curves under a map that is nearly affine over a disc.
    var path = Path()
    let p = circle.points.map { SIMD2<Float>(context.transform(Point($0))) }
    path.move(to: p[0])
    for quarter in stride(from: 1, to: p.count - 2, by: 3) {
      path.cubic(to: p[quarter + 2], control1: p[quarter], control2: p[quarter + 1])
    }
    path.close()
    return path
  }
}
