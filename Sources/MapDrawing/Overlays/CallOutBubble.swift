import Canvas
import Geometry
import Pixels
import Text

/// One of the shadows under a bubble, in points.
public struct BubbleShadow: Sendable, Hashable {
  /// How far it lies below the bubble.
  public var drop: Double
  /// The standard deviation of its blur.
  public var sigma: Double
  /// Its colour, with its strength as alpha.
  public var color: Color

  /// A shadow by its place, blur and colour.
  public init(drop: Double, sigma: Double, color: Color) {
    self.drop = drop
    self.sigma = sigma
    self.color = color
  }
}

/// A speech bubble with its text set, in device pixels.
struct CallOutBubble {
  let callOut: NavigationOverlay.CallOut
  let title: TextLine
  let size: Point
  private let scale: Double

  static let height = 34.0
  /// The text's below the top: half the height and 0.37 of the text's size.
  static let baseline = 22.6
  static let padding = 12.0
  static let radius = 11.0
  /// The bubble's edges stop this far before the drawn-out corner …
  static let cornerStop = 20.0
  static let edgeWidth = 1.5
  /// … which lies this far outside it on both axes.
  static let tail = 9.0

  init(_ callOut: NavigationOverlay.CallOut, typesetter: Typesetter, language: String, scale: Double) {
    self.callOut = callOut
    self.scale = scale
    title = typesetter.line(
      callOut.title, style: TextStyle(size: 15 * scale, weight: .bold, language: language))
    size = Point(title.width + 2 * Self.padding * scale, Self.height * scale)
  }

  /// The box whose corner on the given side (−1 or 1 on each axis) points at `anchor`.
  func box(pointingAt anchor: Point, corner: Point) -> Rect {
    let tail = Self.tail * scale
    let x = corner.x < 0 ? anchor.x + tail : anchor.x - tail - size.x
    let y = corner.y < 0 ? anchor.y + tail : anchor.y - tail - size.y
    return Rect(x: x, y: y, width: size.x, height: size.y)
  }

  func draw(into list: inout DisplayList, box: Rect, anchor: Point) {
    let radius = Self.radius * scale
    let stop = Self.cornerStop * scale
    var shape = Path.roundedRect(box, radius: radius)
    let (x, y) = (anchor.x < box.center.x ? box.minX : box.maxX, anchor.y < box.center.y ? box.minY : box.maxY)
    let inward = Point(anchor.x < box.center.x ? stop : -stop, anchor.y < box.center.y ? stop : -stop)
    // Both triangles turn like the box, so that the whole is one shape.
    var corner = [anchor, Point(x + inward.x, y), Point(x + inward.x, y + inward.y), Point(x, y + inward.y)]
    if doubleArea(of: corner) < 0 { corner.reverse() }
    shape.addPolyline(corner, closed: true)
    list.drawBubble(
      shape, box: box, background: callOut.background, edge: callOut.edge, shadows: callOut.shadows,
      scale: scale)
    drawText(into: &list, box: box)
  }

  private func drawText(into list: inout DisplayList, box: Rect) {
    var path = Path()
    let origin = Point(box.minX + Self.padding * scale, box.minY + Self.baseline * scale)
    title.append(to: &path, at: origin)
    list.text([title.placed(at: origin)]) { $0.fill(path, color: callOut.titleColor) }
  }
}

extension DisplayList {
  /// Draws a bubble's shape with its shadows.
  ///
  /// - Parameters:
  ///   - box: the shape without what points at something.
  ///   - radius: of its corners in device pixels; a call-out's when `nil`.
  mutating func drawBubble(
    _ shape: Path, box: Rect, background: Color, edge: Color?, shadows: [BubbleShadow],
    scale: Double, radius: Double? = nil
  ) {
    let radius = radius ?? CallOutBubble.radius * scale
    for cast in shadows {
      shadow(
        box.offset(by: Point(0, cast.drop * scale)), radius: Float(radius),
        sigma: Float(cast.sigma * scale), color: cast.color)
    }
    if let edge {
      // Shadows vanish on dark buildings: a rim around the whole shape, half of which the fill covers.
      stroke(
        shape, style: StrokeStyle(width: Float(2 * CallOutBubble.edgeWidth * scale), join: .round),
        paint: .solid(edge))
    }
    fill(shape, color: background)
  }
}
