import Canvas
import Geometry
import Pixels

extension VectorIcon {
  /// Draws the icon through a map from its grid to device pixels, which may stretch one axis (a mark on the ground).
  public func draw(
    into list: inout DisplayList, transform: AffineTransform, colors: (Role) -> Color? = { _ in nil }
  ) {
    let pen = IconPen(transform: transform)
    let ghosts = layers.filter(\.isGhost)
    let rest = layers.filter { !$0.isGhost }
    if let ghost = colors(.ghost), !ghosts.isEmpty {
      if let moatColor = colors(.moat) {
        pen.draw(ghosts, ghost, into: &list)
        for layer in rest { pen.draw(layer.grown(by: moat), moatColor, into: &list) }
      } else {
        pen.draw(ghosts, ghost, cutBy: rest.flatMap { $0.coverPieces(grownBy: moat) }, box: size, into: &list)
      }
    }
    drawRuns(rest, pen: pen, into: &list, colors: colors)
  }

  /// Layers of one translucent colour are drawn as one shape, so that overlaps do not show.
  private func drawRuns(
    _ layers: [Layer], pen: IconPen, into list: inout DisplayList, colors: (Role) -> Color?
  ) {
    var index = 0
    while index < layers.count {
      let ink = layers[index].ink
      var end = index + 1
      while end < layers.count && layers[end].ink == ink { end += 1 }
      let color: Color? =
        switch ink {
        case .role(let role): colors(role)
        case .fixed(let color): color
        }
      if let color { pen.draw(Array(layers[index..<end]), color, into: &list) }
      index = end
    }
  }
}

/// Draws layers through one transform.
private struct IconPen {
  let transform: AffineTransform
  /// Device pixels per design unit, if the same in all directions.
  let scale: Double?

  init(transform: AffineTransform) {
    self.transform = transform
    let x = Point(transform.a, transform.b)
    let y = Point(transform.c, transform.d)
    let isSimilarity = abs(x.dot(y)) <= 1e-9 * x.dot(x) && abs(x.dot(x) - y.dot(y)) <= 1e-9 * x.dot(x)
    scale = isSimilarity ? x.length : nil
  }

  func draw(_ layers: [VectorIcon.Layer], _ color: Color, into list: inout DisplayList) {
    guard color.alpha > 0 else { return }
    if layers.count > 1 && color.alpha < 1 {
      list.layer(opacity: color.alpha) { list in
        for layer in layers { draw(layer, color.withAlpha(1), into: &list) }
      }
    } else {
      for layer in layers { draw(layer, color, into: &list) }
    }
  }

  /// Draws `layers` only where none of `pieces` is. A clip per piece multiplies what each leaves free.
  func draw(
    _ layers: [VectorIcon.Layer], _ color: Color, cutBy pieces: [Path], box: Double, into list: inout DisplayList
  ) {
    guard let piece = pieces.first else { return draw(layers, color, into: &list) }
    var outside = Path.rect(Rect(minX: -box, minY: -box, maxX: box * 2, maxY: box * 2))
    outside.append(piece)
    list.clipped(to: outside.transformed(by: transform), rule: .evenOdd) { list in
      draw(layers, color, cutBy: Array(pieces.dropFirst()), box: box, into: &list)
    }
  }

  func draw(_ layer: VectorIcon.Layer, _ color: Color, into list: inout DisplayList) {
    let path = layer.path.transformed(by: transform)
    switch layer.form {
    case .fill(let rule): list.fill(path, rule: rule, color: color)
    case .outset(let distance):
      if let scale {
        list.outset(path, by: Float(distance * scale), paint: .solid(color))
      } else {
        drawUneven(layer.path, outset: distance, color, into: &list)
      }
    case .stroke(let width, let cap, let join):
      if let scale {
        list.stroke(path, style: StrokeStyle(width: Float(width * scale), cap: cap, join: join), paint: .solid(color))
      } else {
        list.stroke(
          layer.path, style: StrokeStyle(width: Float(width), cap: cap, join: join), paint: .solid(color),
          transform: ProjectiveTransform(transform))
      }
    }
  }

  /// An outset whose distance differs with the direction, as fill and edge of one shape.
  private func drawUneven(_ path: Path, outset: Double, _ color: Color, into list: inout DisplayList) {
    let edge = StrokeStyle(width: Float(outset * 2), join: .round)
    list.layer(opacity: color.alpha) { list in
      let solid = color.withAlpha(1)
      list.fill(path.transformed(by: transform), color: solid)
      list.stroke(path, style: edge, paint: .solid(solid), transform: ProjectiveTransform(transform))
    }
  }
}

extension Color {
  func withAlpha(_ alpha: Float) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha) }
}
