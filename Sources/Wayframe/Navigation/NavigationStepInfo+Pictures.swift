import Canvas
import Geometry
import Guidance
import Icons
import Images
import Pixels

/// Pictures of a manoeuvre and its lanes for the app's own views, drawn with the interface's icons on a clear ground.
extension NavigationStepInfo {
  /// The manoeuvre's arrow as a square.
  ///
  /// - Parameters:
  ///   - side: points, within 1…512.
  ///   - scale: pixels per point, within 0.25…8.
  ///   - color: of the strokes.
  public func maneuverPicture(side: Double, scale: Double, color: SRGBColor = .white) -> ViewContent.Picture {
    let icon = ManeuverIcon.icon(for: maneuver, turnAngleDegrees: turnAngleDegrees, isSmall: side < 28)
    return Self.picture([icon], side: side, scale: scale, color: color)
  }

  /// The lanes beside each other, left to right; the ones not recommended are fainter. `nil` where no lanes are known.
  ///
  /// - Parameters:
  ///   - height: points, within 1…512.
  ///   - scale: pixels per point, within 0.25…8.
  ///   - color: of the strokes.
  public func lanesPicture(height: Double, scale: Double, color: SRGBColor = .white) -> ViewContent.Picture? {
    guard let lanes, !lanes.isEmpty else { return nil }
    return Self.picture(
      lanes.prefix(Self.laneLimit).map { LaneIcon.icon(for: $0) }, side: height, scale: scale, color: color)
  }

  /// More lanes than any road has, and the longest side of a picture in pixels.
  private static let laneLimit = 16
  private static let longestSide = 16_384

  private static func picture(_ icons: [VectorIcon], side: Double, scale: Double, color: SRGBColor)
    -> ViewContent.Picture
  {
    let side = min(max(side.isNaN ? 1 : side, 1), 512)
    let scale = min(max(scale.isNaN ? 1 : scale, 0.25), 8)
    let pixels = min(max(1, Int((side * scale).rounded())), longestSide / icons.count)
    var list = DisplayList(width: pixels * icons.count, height: pixels, background: .clear)
    var faint = color
    faint.alpha *= 0.4
    for (index, icon) in icons.enumerated() {
      let factor = Double(pixels) / icon.size
      icon.draw(
        into: &list,
        transform: AffineTransform(a: factor, b: 0, c: 0, d: factor, tx: Double(index * pixels), ty: 0),
        colors: { role in role == .ghost ? faint : role == .main ? color : nil })
    }
    return .png(PNG.encode(Renderer(threads: 1).render(list), pixelsPerPoint: scale))
  }
}
