import Canvas
import Geometry
import Icons
import Pixels
import Text

/// A text as it was set, for those who check an interface: where its ink lies and what it lies on.
public struct PlacedText: Sendable {
  /// The element that shows it.
  public var element: ElementName
  /// The words as they are shown, with "…" where they were cut.
  public var text: String
  /// The ink in points; `Rect.null` without any.
  public var bounds: Rect
  /// The size of the letters in points.
  public var size: Double
  /// Whether letters are bold.
  public var isBold: Bool
  /// The colour of the letters.
  public var color: Color
  /// What lies right behind the text; translucent where the map shows through.
  public var ground: Color
  /// Whether the text ends in "…" for want of room.
  public var isTruncated: Bool
  /// What draws it, from left to right and without repetition.
  public var fonts: [FontReference]
}

/// What one element draws, in points, in drawing order.
struct Artwork: Sendable {
  enum Item: Sendable {
    case shadow(Rect, radius: Double, [InterfaceColors.Shadows.Shadow])
    case fill(Path, FillRule, Color)
    case stroke(Path, width: Double, cap: StrokeStyle.Cap, Color)
    case icon(VectorIcon, center: Point, size: Double, Rotation, [VectorIcon.Role: Color])
    case text(TextLine, origin: Point, Color)
    case picture(PixelBuffer, Rect)
    case beginClip(Path, FillRule)
    case endClip
  }

  let element: ElementName
  private(set) var items: [Item] = []
  private(set) var texts: [PlacedText] = []

  init(_ element: ElementName) { self.element = element }

  mutating func append(_ other: Artwork) {
    items += other.items
    texts += other.texts
  }

  mutating func shadow(_ rect: Rect, radius: Double, _ shadows: [InterfaceColors.Shadows.Shadow]) {
    items.append(.shadow(rect, radius: radius, shadows))
  }

  mutating func fill(_ path: Path, _ color: Color, rule: FillRule = .nonzero) {
    guard color.alpha > 0 else { return }
    items.append(.fill(path, rule, color))
  }

  mutating func fill(_ rect: Rect, radius: Double = 0, _ color: Color) {
    fill(radius > 0 ? .roundedRect(rect, radius: radius) : .rect(rect), color)
  }

  mutating func stroke(_ path: Path, width: Double, cap: StrokeStyle.Cap = .butt, _ color: Color) {
    guard color.alpha > 0 else { return }
    items.append(.stroke(path, width: width, cap: cap, color))
  }

  /// A border that lies wholly inside `rect`.
  mutating func border(_ rect: Rect, radius: Double, width: Double, _ color: Color) {
    stroke(.roundedRect(rect.inset(by: width / 2), radius: radius - width / 2), width: width, color)
  }

  mutating func icon(
    _ icon: VectorIcon, center: Point, size: Double, rotation: Rotation = .none, _ colors: [VectorIcon.Role: Color]
  ) {
    items.append(.icon(icon, center: center, size: size, rotation, colors))
  }

  /// Sets a line with the left end of its baseline at `origin`.
  mutating func text(_ line: SetLine, at origin: Point, _ color: Color, on ground: Color) {
    items.append(.text(line.line, origin: origin, color))
    let ink = line.line.inkBounds
    texts.append(
      PlacedText(
        element: element, text: line.text, bounds: ink.minX <= ink.maxX ? ink.offset(by: origin) : .null,
        size: line.spec.size, isBold: line.spec.isBold, color: color, ground: ground, isTruncated: line.isTruncated,
        fonts: line.line.fonts))
  }

  mutating func picture(_ picture: PixelBuffer, in rect: Rect) {
    guard picture.width > 0, picture.height > 0, !rect.isEmpty else { return }
    items.append(.picture(picture, rect))
  }

  mutating func clipped(to path: Path, rule: FillRule = .nonzero, _ body: (inout Artwork) -> Void) {
    items.append(.beginClip(path, rule))
    body(&self)
    items.append(.endClip)
  }

  /// The shadow of a translucent card, which must not darken what shows through it.
  mutating func shadowOutside(_ rect: Rect, radius: Double, _ shadows: [InterfaceColors.Shadows.Shadow]) {
    var outside = Path.rect(rect.inset(by: -64))
    outside.append(.roundedRect(rect, radius: radius))
    clipped(to: outside, rule: .evenOdd) { $0.shadow(rect, radius: radius, shadows) }
  }

  /// A card or button: shadow, ground and, where shadows do not show, a light inner edge.
  mutating func panel(_ rect: Rect, radius: Double, _ color: Color, _ colors: InterfaceColors, isCard: Bool) {
    shadow(rect, radius: radius, isCard ? colors.shadows.high : colors.shadows.low)
    fill(rect, radius: radius, color)
    innerEdge(rect, radius: radius, colors)
  }

  mutating func innerEdge(_ rect: Rect, radius: Double, _ colors: InterfaceColors) {
    if let edge = colors.innerEdge { border(rect, radius: radius, width: 1, edge) }
  }
}

extension Artwork {
  /// Appends the drawing with `scale` pixels a point.
  func draw(into list: inout DisplayList, scale: Double) {
    var index = 0
    draw(from: &index, into: &list, scale: scale)
  }

  private func draw(from index: inout Int, into list: inout DisplayList, scale: Double) {
    let transform = AffineTransform.scale(scale)
    while index < items.count {
      let item = items[index]
      index += 1
      switch item {
      case .shadow(let rect, let radius, let shadows):
        for shadow in shadows {
          list.shadow(
            rect.offset(by: Point(0, shadow.drop)).scaled(by: scale), radius: Float(radius * scale),
            sigma: Float(shadow.blur / 2 * scale), color: shadow.color)
        }
      case .fill(let path, let rule, let color):
        list.fill(path.transformed(by: transform), rule: rule, color: color)
      case .stroke(let path, let width, let cap, let color):
        list.stroke(
          path.transformed(by: transform),
          style: StrokeStyle(width: Float(width * scale), cap: cap, join: .round), paint: .solid(color))
      case .icon(let icon, let center, let size, let rotation, let colors):
        icon.draw(into: &list, at: center * scale, size: size * scale, rotation: rotation) { colors[$0] }
      case .text(let line, let origin, let color):
        let place = AffineTransform.translation(origin).then(transform)
        var path = Path()
        line.append(to: &path, transform: place)
        list.text([line.placed(by: place)]) { $0.fill(path, color: color) }
      case .picture(let picture, let rect):
        let device = rect.scaled(by: scale)
        let placed = AffineTransform.scale(
          device.width / Double(picture.width), device.height / Double(picture.height)
        ).then(.translation(device.origin))
        list.fill(
          .rect(device), paint: .image(ImagePaint(image: list.add(picture), transform: placed, extend: .clamp)))
      case .beginClip(let path, let rule):
        list.clipped(to: path.transformed(by: transform), rule: rule) { list in
          draw(from: &index, into: &list, scale: scale)
        }
      case .endClip:
        return
      }
    }
  }
}
