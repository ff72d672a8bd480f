import Canvas
import Geometry
import Pixels
import Text

extension MapOverlays {
  /// What stands over a marker that is selected: a bubble that points at it, or a picture.
  public struct InfoWindow: Sendable, Hashable {
    /// What stands in the window.
    public enum Content: Sendable, Hashable {
      /// In a bubble: the title in bold, the snippet below it.
      case text(title: String?, snippet: String?)
      /// In a bubble.
      case picture(MarkerPicture)
      /// In place of the bubble: the middle of its lower edge stands on the marker.
      case whole(MarkerPicture)
    }

    /// What stands in the window.
    public var content: Content
    /// The part of the marker's look that the window points at: (0, 0) is its upper left corner, (1, 1) the lower right one.
    public var anchor = Point(0.5, 0)
    /// The title's colour.
    public var titleColor: Color
    /// The snippet's colour.
    public var snippetColor: Color
    /// The window's own colour.
    public var background: Color
    /// The rim that separates the bubble from a dark map.
    public var edge: Color?
    /// What the bubble casts on the map, the lowest first.
    public var shadows: [BubbleShadow] = []

    /// A window by its content and colours.
    public init(_ content: Content, titleColor: Color, snippetColor: Color, background: Color) {
      self.content = content
      self.titleColor = titleColor
      self.snippetColor = snippetColor
      self.background = background
    }
  }
}

/// An info window where it appears, with its texts set; device pixels.
struct PlacedInfoWindow {
  private enum Inside {
    case texts([(paragraph: Paragraph, color: Color)])
    case picture(MarkerPicture)
  }

  /// What it covers, without the tail.
  let box: Rect
  private let window: MapOverlays.InfoWindow
  private let inside: Inside
  private let tip: Point
  private let scale: Double
  private let isRightToLeft: Bool

  private static let padding = Point(13, 9)
  private static let gap = 2.0
  /// The widest text, in points.
  private static let textWidth = 240.0
  private static let tail = Point(9, 9)
  /// How far a bubble keeps off the frame's edges, in points.
  private static let margin = 8.0

  /// - Parameter tip: what it points at.
  init(
    _ window: MapOverlays.InfoWindow, tip: Point, camera: Camera, isRightToLeft: Bool, typesetter: Typesetter,
    language: String
  ) {
    self.window = window
    self.tip = tip
    self.isRightToLeft = isRightToLeft
    let scale = camera.scale
    self.scale = scale
    var size: Point
    switch window.content {
    case .text(let title, let snippet):
      let width = max(min(Self.textWidth, camera.width - 2 * (Self.margin + Self.padding.x)), 40) * scale
      func set(_ text: String?, size: Double, weight: TextStyle.Weight, lines: Int) -> Paragraph? {
        text.map {
          typesetter.paragraph(
            $0, style: TextStyle(size: size * scale, weight: weight, language: language),
            layout: ParagraphLayout(maxWidth: width, maxLines: lines, alignment: .left))
        }
      }
      let texts = [
        set(title, size: 14, weight: .bold, lines: 2).map { ($0, window.titleColor) },
        set(snippet, size: 12.5, weight: .regular, lines: 4).map { ($0, window.snippetColor) },
      ].compactMap { $0 }
      inside = .texts(texts)
      size = Point(
        texts.map(\.0.width).max() ?? 0,
        texts.reduce(0) { $0 + $1.0.height } + Double(texts.count - 1) * Self.gap * scale)
    case .picture(let picture), .whole(let picture):
      inside = .picture(picture)
      size = Point(Double(picture.pixels.width), Double(picture.pixels.height)) * (scale / picture.scale)
    }
    if case .whole = window.content {
      box = Rect(x: (tip.x - size.x / 2).rounded(), y: (tip.y - size.y).rounded(), width: size.x, height: size.y)
      return
    }
    size = size + Self.padding * (2 * scale)
    let (margin, frameWidth) = (Self.margin * scale, Double(camera.pixelWidth))
    var x = min(max(tip.x - size.x / 2, margin), max(frameWidth - margin - size.x, margin))
    // The tail stays on the straight part of the lower edge.
    let reach = min((CallOutBubble.radius + Self.tail.x) * scale, size.x / 2)
    x = min(max(x, tip.x + reach - size.x), tip.x - reach)
    box = Rect(
      x: x.rounded(), y: (tip.y - Self.tail.y * scale - size.y).rounded(), width: size.x, height: size.y)
  }

  func draw(into list: inout DisplayList, images: inout [MarkerPicture: Int]) {
    let isBubble = if case .whole = window.content { false } else { true }
    if isBubble { drawBubble(into: &list) }
    let padding = isBubble ? Self.padding * scale : Point(0, 0)
    switch inside {
    case .picture(let picture):
      let place = AffineTransform.scale(scale / picture.scale).then(.translation(box.origin + padding))
      list.draw(picture, transform: place, images: &images)
    case .texts(let texts):
      var y = box.minY + padding.y
      for (paragraph, color) in texts {
        var path = Path()
        var placed: [PlacedLine] = []
        for (line, origin) in paragraph.lines {
          let x = isRightToLeft ? box.maxX - padding.x - line.width : box.minX + padding.x
          line.append(to: &path, at: Point(x, y + origin.y))
          placed.append(line.placed(at: Point(x, y + origin.y)))
        }
        list.text(placed) { $0.fill(path, color: color) }
        y += paragraph.height + Self.gap * scale
      }
    }
  }

  private func drawBubble(into list: inout DisplayList) {
    let radius = CallOutBubble.radius * scale
    let half = Self.tail.x * scale
    var shape = Path.roundedRect(box, radius: radius)
    var corner = [
      Point(tip.x + half, box.maxY), Point(tip.x, box.maxY + Self.tail.y * scale), Point(tip.x - half, box.maxY),
      Point(tip.x, box.maxY - half),
    ]
    // Turned like the box, so that the whole is one shape.
    if doubleArea(of: corner) < 0 { corner.reverse() }
    shape.addPolyline(corner, closed: true)
    list.drawBubble(
      shape, box: box, background: window.background, edge: window.edge, shadows: window.shadows, scale: scale)
  }
}
