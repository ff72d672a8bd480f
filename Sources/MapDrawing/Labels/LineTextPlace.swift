import Geometry
import MapStyle

/// Where a text that runs along a line stands: beside the line or on it.
///
/// As in MapLibre, an offset is a matter of the line: along its direction, and to the right of it for positive values.
/// An anchor is a matter of the text, which reads upright whatever the line's direction.
struct LineTextPlace {
  /// What the middle of the letters' heights follows, in pixels.
  var curve: [Point]
  /// The arc length of the text's middle on `curve`.
  var middle: Double
  /// How far the baseline lies below `curve`.
  var baselineDrop: Double

  /// - Parameters:
  ///   - line: in pixels; one of `joinedLines`, which run against the direction they were drawn in.
  ///   - arcLength: of the anchor's place.
  ///   - width, size: of the text, in pixels.
  init?(_ look: SymbolLook, along line: [Point], at arcLength: Double, width: Double, size: Double) {
    guard let anchor = look.anchors.first, let (place, direction) = walk(line, to: arcLength) else { return nil }
    let (left, above) = anchor.anchor.shares
    let offset = anchor.offset * -size
    baselineDrop = (Self.capitalsMiddle + (0.5 - above) * look.lineHeight) * size
    curve = offset.y == 0 ? line : offsetLine(line, by: offset.y)
    let foot = offset.y == 0 ? arcLength : nearestArcLength(to: place + direction.perpendicular * offset.y, on: curve)
    let readsBackwards = direction.x < 0 || (direction.x == 0 && direction.y > 0)
    middle = foot + offset.x + (0.5 - left) * width * (readsBackwards ? -1 : 1)
  }

  /// Whether a text of this look stands with its middle on its place.
  static func isCentred(_ look: SymbolLook) -> Bool {
    look.anchors.first == AnchorOffset(anchor: .center, offset: .zero)
  }

  /// Half the height of capitals, as a share of the size.
  private static let capitalsMiddle = 0.357
}

/// The arc length of the place on a polyline that is nearest to `point`.
private func nearestArcLength(to point: Point, on line: [Point]) -> Double {
  var best = (distance: Double.infinity, arcLength: 0.0)
  var start = 0.0
  for (a, b) in zip(line, line.dropFirst()) {
    let edge = b - a
    let square = edge.dot(edge)
    let share = square > 0 ? min(max((point - a).dot(edge) / square, 0), 1) : 0
    let distance = (a + edge * share - point).length
    if distance < best.distance { best = (distance, start + share * edge.length) }
    start += edge.length
  }
  return best.arcLength
}
