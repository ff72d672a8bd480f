import Canvas
import Geometry
import MapStyle
import Pixels

/// Lines of one layer, stroked on the ground, so that they narrow with distance.
struct LineDrawing {
  private struct Key: PaintKey {
    var color: Color
    var width: Double
    var cap: LineCap
    var join: LineJoin
    var dashes: [Double]
  }

  let layer: StyleLayer
  let line: LineLayer
  let context: LayerContext
  /// By which all opacities are multiplied.
  var fade = 1.0

  /// Lines that cover less than this share of a pixel where they are widest are left out.
  private static let leastPixels = 0.04

  func drawings() -> [Drawing] {
    let shared = context.evaluation()
    let camera = context.camera
    let shift = context.translation(line.translate.value(shared), line.translateAnchor.value(shared))
    let transform = context.transform(shifted: shift)
    let miterLimit = Float(line.miterLimit.value(shared))
    let color = PerFeature(line.color, shared)
    let opacity = PerFeature(line.opacity, shared)
    let width = PerFeature(line.width, shared)
    let gapWidth = PerFeature(line.gapWidth, shared)
    let offset = PerFeature(line.offset, shared)
    let cap = PerFeature(line.cap, shared)
    let join = PerFeature(line.join, shared)
    let dashes = PerFeature(line.dashArray, shared)
    var wide: [Double: VisibleGround] = [:]
    var groups = PaintGroups<Key>()
    for (item, evaluation) in context.accepted(layer, sortKey: line.sortKey) {
      let width = width.value(evaluation)
      let paint = color.value(evaluation).opacity(Float(opacity.value(evaluation) * fade))
      guard paint.alpha > 0, width * camera.scale > Self.leastPixels else { continue }
      let key = Key(
        color: paint, width: width, cap: cap.value(evaluation), join: join.value(evaluation),
        dashes: dashes.value(evaluation).map { $0 * width })
      let gap = gapWidth.value(evaluation)
      let sideways = offset.value(evaluation)
      let reach = width / 2 + (gap > 0 ? gap / 2 + width / 2 : 0) + abs(sideways)
      let ground = ground(reaching: reach, &wide)
      let lines = lines(item, ground: ground).flatMap { parallels($0, width: width, gap: gap, offset: sideways) }
      guard !lines.isEmpty else { continue }
      groups.add(key, bounds: item.bounds.inset(by: -reach)) { path in
        for line in lines {
          let isClosed = line.count > 3 && line.first == line.last
          path.addPolyline(isClosed ? line[..<(line.count - 1)] : line[...], closed: isClosed)
        }
      }
    }
    return groups.groups.map { group in
      let key = group.key
      let style = StrokeStyle(
        width: Float(key.width), cap: key.cap.stroke, join: key.join.stroke, miterLimit: miterLimit,
        dashes: key.dashes.map(Float.init))
      return .stroke(group.path, style, .solid(key.color), transform)
    }
  }

  /// Lines reach beyond their middle: the ground must be cut as far outside the frame as the widest one reaches.
  private func ground(reaching reach: Double, _ wide: inout [Double: VisibleGround]) -> VisibleGround {
    guard reach > LayerContext.margin * 0.9 else { return context.ground }
    if let known = wide[reach] { return known }
    let ground = VisibleGround(camera: context.camera, margin: reach * 1.2)
    wide[reach] = ground
    return ground
  }

  private func lines(_ item: GroundFeature, ground: VisibleGround) -> [[Point]] {
    item.lines(camera: context.camera, ground: ground)
  }

  /// The lines that are stroked for one of the style's: itself, moved aside, or one on each side of a gap.
  private func parallels(_ line: [Point], width: Double, gap: Double, offset: Double) -> [[Point]] {
    if gap > 0 {
      let aside = (gap + width) / 2
      let polyline = Polyline(line)
      return [polyline.offset(by: offset - aside), polyline.offset(by: offset + aside)]
    }
    return offset == 0 ? [line] : [Polyline(line).offset(by: offset)]
  }
}

extension LineCap {
  fileprivate var stroke: StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension LineJoin {
  fileprivate var stroke: StrokeStyle.Join {
    switch self {
    case .bevel: .bevel
    case .round: .round
    case .miter: .miter
    }
  }
}
