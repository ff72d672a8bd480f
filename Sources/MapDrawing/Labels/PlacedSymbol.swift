import Canvas
import Geometry
import Pixels

/// A symbol that has found its place.
struct PlacedSymbol: Sendable {
  struct Icon: Sendable {
    var icon: MapIcon
    var transform: AffineTransform
    var opacity: Double
  }

  var text = ""
  /// The letters of an upright text.
  var glyphs: [PlacedPath] = []
  /// The letters of a text along a line.
  var curvedGlyphs = Path()
  /// What the letters say.
  var lines: [PlacedLine] = []
  var textColor = Color.black
  var haloColor = Color.clear
  /// Device pixels.
  var haloWidth = 0.0
  var icon: Icon?
  /// Everything it covers, in device pixels.
  var bounds = Rect.null
}
