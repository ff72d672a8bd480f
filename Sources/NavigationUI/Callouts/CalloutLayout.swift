import Canvas
import Geometry
import Pixels
import Text

/// Call-outs placed so that they cover neither the interface, nor our position, nor the main route, nor one another.
public struct CalloutLayout: Sendable {
  public struct Placed: Sendable {
    /// Index in the list of call-outs.
    public var index: Int
    public var anchor: Point
    /// The box without its drawn-out corner.
    public var box: Rect
  }

  /// What found a place, in the order given.
  public private(set) var placed: [Placed] = []
  public var texts: [PlacedText] { art.texts }

  private var art = Artwork(.routeCallout)
  private let colors: InterfaceColors
  private let type: Typography
  private let factor: Double

  private static let radius = 11.0
  private static let padding = 12.0
  /// How far the anchor lies outside the box on both axes.
  private static let reach = 9.0
  /// How far before the corner the edges turn to the anchor.
  private static let cut = 20.0

  /// `mainRoute` is the chosen route on the map, in points.
  public init(
    _ callouts: [RouteCallout], over layout: InterfaceLayout, model: InterfaceModel, mainRoute: [Point],
    typesetter: Typesetter
  ) {
    colors = InterfaceColors(model.theme)
    type = Typography(typesetter: typesetter, language: model.language)
    factor = TextFactors(model.textScale).header
    let free = layout.freeRect.inset(by: 4)
    var obstacles = layout.elements.map(\.frame)
    obstacles.append(Rect(x: layout.position.x - 46, y: layout.position.y - 46, width: 92, height: 92))
    for (index, callout) in callouts.enumerated() {
      let size = size(of: callout)
      let route = callout.style == .selected ? [] : mainRoute
      let place = Self.place(
        size: size, anchors: callout.anchors, within: free, obstacles: obstacles, route: route,
        prefersTrailing: model.isRightToLeft)
      guard let place else { continue }
      placed.append(Placed(index: index, anchor: place.anchor, box: place.box))
      obstacles.append(place.box.inset(by: -4))
      draw(callout, at: place)
    }
  }

  public func draw(into list: inout DisplayList, scale: Double) { art.draw(into: &list, scale: scale) }

  // MARK: Measures

  private var textSpec: TypeSpec { TypeSpec(15 * factor, bold: true) }
  private var subtitleSpec: TypeSpec { TypeSpec(12 * factor) }

  private func size(of callout: RouteCallout) -> (width: Double, height: Double) {
    let text = type.width(callout.text, textSpec)
    let subtitle = callout.subtitle.map { type.width($0, subtitleSpec) } ?? 0
    let height = callout.subtitle == nil ? 34.0 : 52
    return (max(text, subtitle, 26) + 2 * Self.padding, height * factor)
  }

  // MARK: Placement

  private struct Place {
    var anchor: Point
    var box: Rect
    var isRight, isBelow: Bool
  }

  /// The first place where nothing is covered: anchors in their order, then the four sides.
  private static func place(
    size: (width: Double, height: Double), anchors: [Point], within free: Rect, obstacles: [Rect], route: [Point],
    prefersTrailing: Bool
  ) -> Place? {
    for anchor in anchors where anchor.isFinite && free.contains(anchor) {
      if obstacles.contains(where: { $0.contains(anchor) }) { continue }
      for isBelow in [false, true] {
        for isRight in prefersTrailing ? [false, true] : [true, false] {
          let x = isRight ? anchor.x + reach : anchor.x - reach - size.width
          let y = isBelow ? anchor.y + reach : anchor.y - reach - size.height
          let box = Rect(x: x, y: y, width: size.width, height: size.height)
          guard free.contains(box), !obstacles.contains(where: box.intersects), !crosses(route, box) else { continue }
          return Place(anchor: anchor, box: box, isRight: isRight, isBelow: isBelow)
        }
      }
    }
    return nil
  }

  /// Whether the line comes into the box (grown by half a route's width).
  private static func crosses(_ line: [Point], _ box: Rect) -> Bool {
    let box = box.inset(by: -8)
    for (a, b) in zip(line, line.dropFirst()) where a.isFinite && b.isFinite {
      var (from, to) = (0.0, 1.0)
      let d = b - a
      for (start, delta, low, high) in [(a.x, d.x, box.minX, box.maxX), (a.y, d.y, box.minY, box.maxY)] {
        if delta == 0 {
          if start < low || start > high { to = -1 }
        } else {
          let (t0, t1) = ((low - start) / delta, (high - start) / delta)
          from = max(from, min(t0, t1))
          to = min(to, max(t0, t1))
        }
      }
      if from <= to { return true }
    }
    return false
  }

  // MARK: Drawing

  private mutating func draw(_ callout: RouteCallout, at place: Place) {
    let isSelected = callout.style == .selected
    let ground = isSelected ? colors.selectedCallout : colors.surface
    let outline = Self.outline(place)
    art.shadow(place.box, radius: Self.radius, colors.shadows.low)
    art.fill(outline, ground)
    if let edge = colors.innerEdge, !isSelected { art.stroke(outline, width: 1, edge) }
    let ink: Color =
      switch callout.style {
      case .selected: colors.onSelectedCallout
      case .similar: colors.ink
      case .faster: colors.delayLight
      case .slower: colors.delayHeavy
      }
    let middle = place.box.center.x
    let text = type.line(callout.text, textSpec)
    // One line of 34, or lines of 22 and 18 with 6 above and below.
    let baseline =
      callout.subtitle == nil
      ? Typography.baseline(place.box.height, textSpec.size)
      : 6 * factor + Typography.baseline(22 * factor, textSpec.size)
    art.text(text, at: Point(middle - text.width / 2, place.box.minY + baseline), ink, on: ground)
    guard let subtitle = callout.subtitle else { return }
    let line = type.line(subtitle, subtitleSpec)
    let below = 28 * factor + Typography.baseline(18 * factor, subtitleSpec.size)
    art.text(
      line, at: Point(middle - line.width / 2, place.box.minY + below),
      isSelected ? colors.onSelectedCalloutSoft : colors.ink2, on: ground)
  }

  /// The box whose corner next to the anchor is drawn out to it.
  private static func outline(_ place: Place) -> Path {
    // Drawn for a box right of and above its anchor: the lower left corner is drawn out; else mirrored.
    let box = place.box
    let (w, h) = (box.width, box.height)
    let cut = min(self.cut, h - radius, w - radius)
    var path = Path()
    path.move(to: Point(0, h - cut))
    path.line(to: Point(0, radius))
    path.addArc(center: Point(radius, radius), radius: radius, from: .pi, sweep: .pi / 2)
    path.line(to: Point(w - radius, 0))
    path.addArc(center: Point(w - radius, radius), radius: radius, from: -.pi / 2, sweep: .pi / 2)
    path.line(to: Point(w, h - radius))
    path.addArc(center: Point(w - radius, h - radius), radius: radius, from: 0, sweep: .pi / 2)
    path.line(to: Point(cut, h))
    path.line(to: Point(-reach, h + reach))
    path.close()
    let flip = AffineTransform(
      a: place.isRight ? 1 : -1, b: 0, c: 0, d: place.isBelow ? -1 : 1,
      tx: place.isRight ? box.minX : box.maxX, ty: place.isBelow ? box.maxY : box.minY)
    return path.transformed(by: flip)
  }
}
