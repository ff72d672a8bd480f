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
  /// Whether the line is steeper than 45° there.
  var isSteep: Bool

  /// - Parameters:
  ///   - line: in pixels; one of `joinedLines`, which run against the direction they were drawn in.
  ///   - arcLength: of the anchor's place.
  ///   - width, size: of the text, in pixels.
  init?(_ look: SymbolLook, along line: Polyline, at arcLength: Double, width: Double, size: Double) {
    guard let anchor = look.anchors.first, let place = line.place(at: arcLength)?.point else { return nil }
    let direction = line.direction(at: arcLength)
    let (left, above) = anchor.anchor.shares
    let offset = anchor.offset * -size
    baselineDrop = (Self.capitalsMiddle + (0.5 - above) * look.lineHeight) * size
    let beside = offset.y == 0 ? line : Polyline(line.offset(by: offset.y))
    curve = beside.points
    let foot =
      offset.y == 0
      ? arcLength : beside.nearest(to: place + direction.perpendicular * offset.y)?.measure ?? arcLength
    let readsBackwards = direction.x < 0 || (direction.x == 0 && direction.y > 0)
    middle = foot + offset.x + (0.5 - left) * width * (readsBackwards ? -1 : 1)
    isSteep = abs(direction.y) >= abs(direction.x)
  }

  /// A text beside a line, its middle beside a place on it.
  ///
  /// - Parameters:
  ///   - away: from the line to the middle of the letters' heights, in pixels.
  ///   - side: −1 above the line as the text reads, 1 below it.
  init?(
    beside line: Polyline, at arcLength: Double, width: Double, size: Double, away: Double, side: Double
  ) {
    // Corners far from the text do not matter to it.
    let near = Polyline(line.slice(from: arcLength - width - away, to: arcLength + width + away).points)
    guard let place = line.place(at: arcLength)?.point else { return nil }
    let direction = line.direction(at: arcLength)
    let readsBackwards = direction.x < 0 || (direction.x == 0 && direction.y > 0)
    let shift = away * side * (readsBackwards ? -1 : 1)
    let beside = Polyline(near.offset(by: shift))
    guard let foot = beside.nearest(to: place + direction.perpendicular * shift)?.measure else { return nil }
    curve = beside.points
    middle = foot
    baselineDrop = Self.capitalsMiddle * size
    isSteep = abs(direction.y) >= abs(direction.x)
  }

  /// Whether a text of this look stands with its middle on its place.
  static func isCentred(_ look: SymbolLook) -> Bool {
    look.anchors.first == AnchorOffset(anchor: .center, offset: .zero)
  }

  /// Half the height of capitals, as a share of the size.
  static let capitalsMiddle = 0.357
}
