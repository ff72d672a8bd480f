import Canvas
import Geometry
import Icons

/// An icon of the map's style; its design units are points.
struct MapIcon: Sendable {
  let drawing: VectorIcon
  /// What it occupies in points, at size 1.
  let width, height: Double
  let palette: Palette

  /// - Parameter transform: from points around the icon's middle to device pixels.
  func draw(into list: inout DisplayList, transform: AffineTransform) {
    let middle = Point(drawing.size / 2, drawing.size / 2)
    drawing.draw(into: &list, transform: AffineTransform.translation(-middle).then(transform)) { palette[$0] }
  }
}
