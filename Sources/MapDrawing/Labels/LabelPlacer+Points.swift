import Canvas
import Geometry
import MapStyle
import Text

/// Symbols at points.
extension LabelPlacer {
  /// The least distance between equal names at points, in points.
  private static let leastDistanceOfNamesakes = 90.0

  /// Where a symbol stands: on the ground, or on the roof over its place.
  ///
  /// - Returns: `nil` where a building hides it.
  private func stand(_ look: SymbolLook, at place: Point) -> ProjectedPoint? {
    guard let buildings = surroundings.buildings else { return camera.project(place) }
    let height = look.mayStandOnRoof ? buildings.roof(over: place) ?? 0 : 0
    guard !buildings.hides(place, height: height) else { return nil }
    return camera.project(place, heightPoints: height)
  }

  mutating func placePoint(_ look: SymbolLook, at place: Point) -> PlacedSymbol? {
    guard let projected = stand(look, at: place) else { return nil }
    let visible = visibility(at: place)
    guard visible > 0 else { return nil }
    let unit = pixelsPerPoint(depth: projected.depth)
    var placed = PlacedSymbol()
    let icon = icon(of: look)
    var iconBox: Rect?
    if let icon {
      let (transform, box) = placeIcon(icon, look, projected, ground: place, direction: nil)
      if look.iconAllowsOverlap
        || (room.hasRoom(for: box, padding: look.iconPadding * unit) && room.isOffRoute(box))
      {
        placed.icon = PlacedSymbol.Icon(icon: icon, transform: transform, opacity: look.iconOpacity * visible)
        iconBox = box
      }
    }
    let iconFits = icon == nil || iconBox != nil
    var textBox: Rect?
    if !look.text.isEmpty, iconFits || look.iconIsOptional,
      !hasNamesake(look.text, near: projected.position, within: Self.leastDistanceOfNamesakes * camera.scale)
    {
      textBox = placeText(look, at: projected.position, unit: unit, alpha: visible, into: &placed)
    }
    let textFits = look.text.isEmpty || textBox != nil
    // Text and icon need each other unless the other one is optional; a picture that does not exist is no reason.
    if !iconFits && !look.iconIsOptional { return nil }
    if !textFits && !(look.textIsOptional && placed.icon != nil) { return nil }
    guard iconBox != nil || textBox != nil else { return nil }
    if let iconBox, !look.iconIgnoresPlacement { room.take(iconBox.inset(by: -look.iconPadding * unit)) }
    if let textBox {
      if !look.textIgnoresPlacement { room.take(textBox.inset(by: -look.textPadding * unit)) }
      namesakes[look.text, default: []].append(projected.position)
      placed.text = look.text
    }
    placed.bounds = [iconBox, textBox].compactMap { $0 }.reduce(.null) { $0.union($1) }
    return placed
  }

  /// Sets the text at the first anchor with room; returns its box. One that may overlap goes to its first anchor at last.
  private func placeText(
    _ look: SymbolLook, at point: Point, unit: Double, alpha: Double, into placed: inout PlacedSymbol
  ) -> Rect? {
    let style = textStyle(look, unit: unit)
    let turn = look.textRotateDegrees == 0 ? nil : rotation(degrees: look.textRotateDegrees)
    let shift = screenShift(look.textTranslate, look.textTranslateAnchor) * unit
    let anchors = look.anchors.map { (anchor: $0, mayOverlap: false, mayLieOnRoute: false) }
    // Places on a route are better than none for names without an icon, which are of towns and waters.
    let onRoute = look.iconName.isEmpty ? anchors.map { ($0.anchor, false, true) } : []
    let lastResort = look.textAllowsOverlap ? look.anchors.prefix(1).map { ($0, true, true) } : []
    for (anchor, mayOverlap, mayLieOnRoute) in anchors + onRoute + lastResort {
      let paragraph = self.paragraph(look, style, alignment(look.justify, anchor.anchor))
      let bounds = paragraph.bounds
      guard bounds.width > 0 else { return nil }
      let (x, y) = anchor.anchor.shares
      // From the place to the box's corner, before it is turned.
      let corner =
        anchor.offset * style.size - Point(bounds.minX + bounds.width * x, bounds.minY + bounds.height * y)
      let place = point + shift
      let box =
        turn.map { turn in Rect(bounding: bounds.offset(by: corner).corners.map { place + turn($0) }) }
        ?? bounds.offset(by: place + corner)
      guard mayOverlap || room.hasRoom(for: box, padding: look.textPadding * unit),
        mayLieOnRoute || room.isOffRoute(box)
      else { continue }
      let origin = corner - Point(0, (Paragraph.baselineDrop - Self.capitalsMiddle) * style.size)
      if let turn {
        var path = Path()
        paragraph.append(to: &path, at: origin)
        let turned = turn.then(.translation(place))
        placed.curvedGlyphs = path.transformed(by: turned)
        placed.lines = paragraph.placed(by: AffineTransform.translation(origin).then(turned))
      } else {
        placed.glyphs = paragraph.placedPaths(at: place + origin)
        placed.lines = paragraph.placed(by: .translation(place + origin))
      }
      color(&placed, look, unit: unit, alpha: alpha)
      return box
    }
    return nil
  }

  /// Half the height of capitals, as a share of the size: their middle stands on the middle of the line.
  private static let capitalsMiddle = 0.357
  /// More lines than these no label has.
  private static let mostLines = 16
  /// Pixels by which a line is wider than its words, against rounding.
  private static let slack = 2.0

  /// The text in lines of about equal length; the box grows to the longest word, since words are never split.
  private func paragraph(
    _ look: SymbolLook, _ style: TextStyle, _ alignment: ParagraphLayout.Alignment
  ) -> Paragraph {
    var layout = ParagraphLayout(
      maxWidth: look.maxWidth > 0 ? look.maxWidth * style.size : .infinity, lineHeight: look.lineHeight * style.size,
      maxLines: Self.mostLines, alignment: alignment, ellipsis: false, isBalanced: true)
    let paragraph = typesetter.paragraph(look.text, style: style, layout: layout)
    guard paragraph.hasTornWord else { return paragraph }
    let words = look.text.split(whereSeparator: \.isWhitespace)
    layout.maxWidth =
      (words.map { typesetter.line(String($0), style: style).width }.max() ?? 0) + style.letterSpacing + Self.slack
    return typesetter.paragraph(look.text, style: style, layout: layout)
  }

  private func alignment(_ justify: TextJustify, _ anchor: SymbolAnchor) -> ParagraphLayout.Alignment {
    switch justify {
    case .left: .left
    case .center: .center
    case .right: .right
    case .auto: anchor.shares.0 == 0 ? .left : anchor.shares.0 == 1 ? .right : .center
    }
  }
}
