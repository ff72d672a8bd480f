import Canvas
import Geometry
import Icons
import Pixels

/// An icon of the map's style, drawn from its middle.
struct MapIcon: Sendable {
  var drawing: VectorIcon
  /// What it occupies in points, at size 1.
  var width, height: Double
  /// The edge of the drawing's grid in points.
  var gridSize: Double

  init(_ drawing: VectorIcon, width: Double, height: Double, gridSize: Double) {
    self.drawing = drawing
    self.width = width
    self.height = height
    self.gridSize = gridSize
  }

  /// - Parameter transform: from points around the icon's middle to device pixels.
  func draw(into list: inout DisplayList, transform: AffineTransform) {
    let middle = Point(drawing.size / 2, drawing.size / 2)
    drawing.draw(
      into: &list,
      transform: AffineTransform.translation(-middle).then(.scale(gridSize / drawing.size)).then(transform))
  }
}
