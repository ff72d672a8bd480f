import Canvas
import Geometry
import Pixels
import Text

/// Draws a picture's call-outs: lines with names beside the screen, or numbers on the elements.
struct CallOutArtist {
  let picture: DocumentationPicture
  /// Where the screen's upper left corner is, in points.
  let origin: Point
  let typesetter: Typesetter

  /// Points.
  private enum Size {
    static let line: Float = 1.5
    static let halo: Float = 4
    static let (dot, ring) = (3.5, 5.5)
    static let numberDisc = 10.0
    static let (markDisc, markRing) = (11.0, 13.0)
    static let (number, mark) = (12.0, 13.0)
    static let detailLine = 15.0
    /// Between the words and the picture's edge.
    static let edge = 5.0
  }

  /// Colours over the frame and beside it; the second follow the page.
  private struct Ink {
    static let mark = Color(0x1B55D0)
    static let halo = Color.white.opacity(0.85)
    let accent, onAccent, name, detail: Color

    init(_ page: DeviceOutline.Page) {
      switch page {
      case .light: (accent, onAccent, name, detail) = (Self.mark, .white, Color(0x191E22), Color(0x545B62))
      case .dark:
        (accent, onAccent, name, detail) = (Color(0x92BBFF), Color(0x0B1D40), Color(0xEDF1F6), Color(0xAAB5C3))
      }
    }
  }

  private var toPixels: AffineTransform { AffineTransform.translation(origin).then(.scale(picture.scale)) }
  private var screen: Rect { picture.stage.screen }
  /// One call-out needs no number to be told from others.
  private var isNumbered: Bool { picture.labels.count > 1 }

  func draw(into list: inout DisplayList) {
    switch picture.style {
    case .named:
      let ink = Ink(picture.page)
      // Halos lie below all lines, dots above.
      for label in picture.labels { drawHalo(label.callOut, into: &list) }
      for label in picture.labels { drawLine(label.callOut, ink, into: &list) }
      for label in picture.labels {
        drawDot(label.callOut.anchor, into: &list)
        drawWords(label, ink, into: &list)
      }
    case .numbered:
      for label in picture.labels { drawMark(label.callOut, into: &list) }
    }
  }

  // MARK: Lines

  private func stroke(
    _ points: [Point], _ color: Color, width: Float, cap: StrokeStyle.Cap = .butt, into list: inout DisplayList
  ) {
    var path = Path()
    path.addPolyline(points.map { toPixels($0) }, closed: false)
    let style = StrokeStyle(width: width * Float(picture.scale), cap: cap, join: .round)
    list.stroke(path, style: style, paint: .solid(color))
  }

  private func drawHalo(_ callOut: CallOut, into list: inout DisplayList) {
    let edge = Point(callOut.side == .left ? 0 : screen.width, callOut.anchor.y)
    guard edge != callOut.anchor else { return }
    list.clipped(to: Path.roundedRect(screen, radius: picture.stage.radius).transformed(by: toPixels)) { list in
      stroke([edge, callOut.anchor], Ink.halo, width: Size.halo, cap: .round, into: &list)
    }
  }

  private func drawLine(_ callOut: CallOut, _ ink: Ink, into list: inout DisplayList) {
    let points = callOut.line(screen: screen.width, bezel: picture.stage.bezel)
    let edge = Point(callOut.side == .left ? 0 : screen.width, callOut.anchor.y)
    let bodyEdge = Point(edge.x + callOut.side.rawValue * picture.stage.bezel, edge.y)
    stroke(points.dropLast() + [bodyEdge], ink.accent, width: Size.line, into: &list)
    stroke([bodyEdge, callOut.anchor], Ink.mark, width: Size.line, into: &list)
  }

  private func disc(_ center: Point, _ radius: Double, _ color: Color, into list: inout DisplayList) {
    list.fill(Path.circle(center: center, radius: radius).transformed(by: toPixels), color: color)
  }

  private func drawDot(_ place: Point, into list: inout DisplayList) {
    disc(place, Size.ring, .white, into: &list)
    disc(place, Size.dot, Ink.mark, into: &list)
  }

  private func drawMark(_ callOut: CallOut, into list: inout DisplayList) {
    let center = callOut.disc(screen: screen.width)
    guard isNumbered else { return drawDot(callOut.anchor, into: &list) }
    disc(center, Size.markRing, .white, into: &list)
    disc(center, Size.markDisc, Ink.mark, into: &list)
    drawNumber(callOut.number, at: center, size: Size.mark, .white, into: &list)
  }

  // MARK: Words

  private func line(_ text: String, _ size: Double, isBold: Bool) -> TextLine {
    typesetter.line(text, style: TextStyle(size: size * picture.scale, weight: isBold ? .bold : .regular))
  }

  private func drawNumber(
    _ number: Int, at center: Point, size: Double, _ color: Color, into list: inout DisplayList
  ) {
    let line = line("\(number)", size, isBold: true)
    let middle = toPixels(center)
    let baseline = Point(middle.x - line.width / 2, middle.y - line.inkBounds.center.y)
    list.text([line.placed(at: baseline)]) { $0.glyphs(line.placedPaths(at: baseline), paint: .solid(color)) }
  }

  private func drawWords(_ label: DocumentationPicture.Label, _ ink: Ink, into list: inout DisplayList) {
    let (callOut, side) = (label.callOut, label.callOut.side.rawValue)
    let end = callOut.line(screen: screen.width, bezel: picture.stage.bezel)[0]
    if isNumbered {
      let number = Point(end.x + side * NameSize.numberGap, callOut.labelY)
      disc(number, Size.numberDisc, ink.accent, into: &list)
      drawNumber(callOut.number, at: number, size: Size.number, ink.onAccent, into: &list)
    }
    let start = end.x + side * (NameSize.start(isNumbered: isNumbered) - NameSize.line)
    let room = (side < 0 ? start + picture.margins.left : screen.width + picture.margins.right - start) - Size.edge
    let isLong = label.detail.isEmpty
    let nameSize = NameSize.name(of: label)
    // One name without a second line stands in the middle of the number.
    var y = callOut.labelY + (isLong ? (label.name.count > 1 ? -2 : 6) : -2)
    for text in label.name {
      draw(text, size: nameSize, isBold: true, ink.name, at: Point(start, y), side, room, into: &list)
      y += Size.detailLine + 2
    }
    for text in label.detail {
      draw(text, size: NameSize.detail, isBold: false, ink.detail, at: Point(start, y), side, room, into: &list)
      y += Size.detailLine
    }
  }

  /// A text that ends at a point on the left and begins there on the right, made smaller and then cut where it is too long.
  private func draw(
    _ text: String, size: Double, isBold: Bool, _ color: Color, at point: Point, _ side: Double, _ room: Double,
    into list: inout DisplayList
  ) {
    var shown = line(text, size, isBold: isBold)
    if shown.width > room * picture.scale {
      let least = size * 0.75
      shown = line(text, max(size * room * picture.scale / shown.width, least), isBold: isBold)
      if shown.width > room * picture.scale {
        let style = TextStyle(size: least * picture.scale, weight: isBold ? .bold : .regular)
        let layout = ParagraphLayout(maxWidth: room * picture.scale, maxLines: 1)
        shown = typesetter.paragraph(text, style: style, layout: layout).lines.first?.line ?? shown
      }
    }
    let place = toPixels(point)
    let left = side < 0 ? place.x - shown.width : place.x
    let origin = Point(left, place.y)
    list.text([shown.placed(at: origin)]) { $0.glyphs(shown.placedPaths(at: origin), paint: .solid(color)) }
  }
}
