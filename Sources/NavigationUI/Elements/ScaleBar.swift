import Geometry
import Pixels

extension ElementName {
  /// How long a distance is on the map.
  public static let scaleBar = ElementName(rawValue: "scaleBar")
}

/// A bar as long as a round distance on the map, with the distance on it; off unless it is asked for, as the SDK has none.
struct ScaleBar: InterfaceElement {
  static let name = ElementName.scaleBar
  static let role = ElementRole.text

  private enum Size {
    static let font = 10.0
    static let line = 14.0
    static let bar = 5.0
    static let stroke = 1.5
    static let padding = 6.0
    static let below = 5.0
  }

  private let bar: ScaleBarModel
  private let spec: TypeSpec
  private let look: InterfaceLook
  private let width, height: Double

  init?(_ model: InterfaceModel, _ look: InterfaceLook) {
    guard let bar = model.scaleBar, bar.length > 0, bar.length.isFinite else { return nil }
    self.bar = bar
    self.look = look
    spec = TypeSpec(Size.font * look.factors.attribution)
    width = (max(bar.length, look.type.width(bar.text, spec)) + 2 * Size.padding).rounded(.up)
    height = (Size.line * look.factors.attribution + Size.bar + Size.below).rounded(.up)
  }

  var text: String? { bar.text }

  func frame(in frames: inout Frames) -> Rect? {
    frames.placeInCorner(bar.corner, width: width, height: height, clearOf: Self.name)
  }

  func draw(in frame: Rect, of frames: Frames, into art: inout Artwork) {
    let colors = look.colors
    art.fill(frame, radius: 6, colors.attributionPlate)
    let left = frame.minX + (frame.width - bar.length) / 2
    let low = frame.maxY - Size.below
    let half = Size.stroke / 2
    var path = Path()
    path.move(to: Point(left + half, low - Size.bar))
    path.line(to: Point(left + half, low - half))
    path.line(to: Point(left + bar.length - half, low - half))
    path.line(to: Point(left + bar.length - half, low - Size.bar))
    art.stroke(path, width: Size.stroke, colors.attributionText)
    let textWidth = look.type.width(bar.text, spec)
    let line = look.type.line(bar.text, spec)
    let room = height - Size.bar - Size.below
    art.text(
      line, at: Point(frame.minX + (frame.width - textWidth) / 2, frame.minY + Typography.baseline(room, spec.size)),
      colors.attributionText, on: colors.attributionPlate)
  }
}
