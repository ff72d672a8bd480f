import Canvas
import Geometry
import Guidance
import Text

/// The plate under the position with the name of the road that is driven.
struct RoadNamePlate {
  let name: NavigationOverlay.RoadName
  let box: Rect
  private let paragraph: Paragraph
  private let scale: Double

  private static let height = 28.0
  private static let textSize = 15.0
  private static let inset = 12.0
  /// From the middle of the position's mark to the plate, where there is room, and at least.
  private static let usualDrop = 58.0
  private static let leastDrop = 38.0
  /// Longer names are shortened.
  private static let widest = 260.0
  private static let gap = 6.0
  private static let edgeWidth = 1.0

  /// - Parameters:
  ///   - position: the middle of the mark, in device pixels.
  ///   - free: where the plate may be, in device pixels, and `taken` what it must not cover; `nil` without room.
  init?(
    _ name: NavigationOverlay.RoadName, under position: Point, free: Rect, taken: [Rect], typesetter: Typesetter,
    language: String, scale: Double
  ) {
    self.name = name
    self.scale = scale
    let room = min(Self.widest * scale, free.width - 2 * Self.gap * scale) - 2 * Self.inset * scale
    guard room > 0 else { return nil }
    let style = TextStyle(size: Self.textSize * scale, weight: .bold, language: language)
    let layout = ParagraphLayout(maxWidth: room, lineHeight: Self.height * scale, maxLines: 1, alignment: .left)
    let forms = [name.text] + [name.shortText ?? RoadNameAbbreviation.shortened(name.text)].compactMap { $0 }
    paragraph = typesetter.firstFitting(forms.map { FittingStep(text: $0, style: style, layout: layout) }).paragraph
    guard paragraph.width > 0 else { return nil }
    let size = Point(paragraph.width + 2 * Self.inset * scale, Self.height * scale)
    let lowest = free.maxY - Self.gap * scale - size.y
    let top = min(position.y + Self.usualDrop * scale, lowest)
    guard top >= position.y + Self.leastDrop * scale else { return nil }
    let air = 2 * scale
    func box(left: Double) -> Rect {
      let leftmost = free.minX + Self.gap * scale
      let left = min(max(left, leftmost), free.maxX - Self.gap * scale - size.x)
      return Rect(x: left, y: top, width: size.x, height: size.y)
    }
    let middle = box(left: position.x - size.x / 2)
    // In the middle, else beside what is in the way, as long as the position is above the plate.
    let inTheWay = taken.filter { $0.intersects(middle.inset(by: -air)) }
    let places = [middle] + inTheWay.flatMap { [box(left: $0.maxX + 2 * air), box(left: $0.minX - 2 * air - size.x)] }
    let reach = Self.inset * scale
    let found = places.first { place in
      place.minX + reach <= position.x && position.x <= place.maxX - reach
        && !taken.contains { $0.intersects(place.inset(by: -air)) }
    }
    guard let found else { return nil }
    self.box = found
  }

  func draw(into list: inout DisplayList) {
    let radius = box.height / 2
    list.drawBubble(
      .roundedRect(box, radius: radius), box: box, background: name.background, edge: nil, shadows: name.shadows,
      scale: scale, radius: radius)
    if let edge = name.edge {
      let half = Self.edgeWidth * scale / 2
      list.stroke(
        .roundedRect(box.inset(by: half), radius: radius - half), style: StrokeStyle(width: Float(2 * half)),
        paint: .solid(edge))
    }
    let origin = Point(box.minX + Self.inset * scale - paragraph.bounds.minX, box.minY)
    list.text(paragraph.placed(by: .translation(origin))) {
      $0.glyphs(paragraph.placedPaths(at: origin), paint: .solid(name.color))
    }
  }
}
