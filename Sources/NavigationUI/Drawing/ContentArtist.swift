import Geometry
import Pixels

/// Measures and draws a view of the user's.
struct ContentArtist {
  let view: ContentView
  let isRightToLeft: Bool
  let type: Typography
  /// The light's own, for texts that have neither a colour nor a ground.
  let labelColor: Color

  /// Lines' distance, of the text's size.
  private static let lineFactor = 1.25
  /// Widths were rounded up to whole points on the way, and back by layouts.
  static let tolerance = 0.01
  /// No view shows more lines than this.
  private static let mostShownLines = 100.0

  private var spec: TypeSpec { TypeSpec(view.font.size, bold: view.font.isBold) }
  private var lineHeight: Double { (Self.lineFactor * view.font.size).rounded(.up) }
  private var insetWidth: Double { view.insets.left + view.insets.right }
  private var insetHeight: Double { view.insets.top + view.insets.bottom }
  private var isStacked: Bool { view.picturePlace == .top || view.picturePlace == .bottom }

  // MARK: Measures

  /// The size that shows everything: the text without breaks of its lines, the picture at its own size; `nil` without either.
  var intrinsicSize: (width: Double, height: Double)? {
    let parts = [pictureSize, textSize].compactMap { $0 }
    guard !parts.isEmpty else { return nil }
    let gaps = view.gap * Double(parts.count - 1)
    let (widths, heights) = (parts.map(\.0), parts.map(\.1))
    let (longest, highest) = (widths.max() ?? 0, heights.max() ?? 0)
    let size =
      isStacked
      ? (longest, heights.reduce(gaps, +)) : (widths.reduce(gaps, +), highest)
    return (size.0 + insetWidth, size.1 + insetHeight)
  }

  /// The height that shows all lines at a width; `nil` for what has one line.
  func height(width: Double) -> Double? {
    guard let text = view.text, let limit = view.lineLimit, limit != 1 else { return nil }
    let taken = pictureSize.map { isStacked ? 0 : $0.0 + view.gap } ?? 0
    let count = lineCount(text, limit: limit, width: width - insetWidth - taken)
    let height = Double(count) * lineHeight
    guard let picture = pictureSize else { return height + insetHeight }
    return (isStacked ? picture.1 + view.gap + height : max(picture.1, height)) + insetHeight
  }

  private var pictureSize: (Double, Double)? {
    view.picture.map { (Double($0.width) / view.pictureScale, Double($0.height) / view.pictureScale) }
  }

  private var textSize: (Double, Double)? {
    view.text.map { text in
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let width = lines.map { type.width(String($0), spec) }.max() ?? 0
      let limit = view.lineLimit ?? 1
      return (width.rounded(.up), Double(limit == 0 ? lines.count : min(limit, lines.count)) * lineHeight)
    }
  }

  private func lineCount(_ text: String, limit: Int, width: Double) -> Int {
    let lines = type.lines(text, spec, width: width + Self.tolerance, maxLines: limit == 0 ? Self.mostLines : limit)
    return max(lines.count, 1)
  }

  private static let mostLines = 1_000

  // MARK: Drawing

  /// - Parameter ground: what lies behind a view without a background.
  func draw(in frame: Rect, ground: Color, into art: inout Artwork) {
    if let shadow = view.shadow, let background = view.background, background.alpha > 0 {
      art.shadow(
        frame.offset(by: Point(shadow.offset.x, 0)), radius: radius(in: frame),
        [.init(drop: shadow.offset.y, blur: 2 * shadow.radius, color: shadow.color.opacity(background.alpha))])
    }
    let outline = outline(of: frame)
    if let background = view.background { art.fill(outline, background) }
    let box = LeadingFrame(frame: frame, isRightToLeft: isRightToLeft)
    let inner = box.rect(
      view.insets.left, view.insets.top, max(frame.width - insetWidth, 0), max(frame.height - insetHeight, 0))
    guard !inner.isEmpty else { return }
    art.clipped(to: outline) { art in
      drawContent(in: inner, ground: view.background ?? ground, into: &art)
    }
  }

  /// What lies over all that is in the view.
  func drawBorder(in frame: Rect, into art: inout Artwork) {
    let width = min(view.borderWidth, frame.width / 2, frame.height / 2)
    guard width > 0 else { return }
    var ring = outline(of: frame)
    let inner = frame.inset(by: width)
    if !inner.isEmpty { ring.append(outline(of: inner, radius: max(radius(in: frame) - width, 0))) }
    art.fill(ring, view.borderColor, rule: .evenOdd)
  }

  /// The view's edge.
  func outline(of frame: Rect) -> Path { outline(of: frame, radius: radius(in: frame)) }

  private func radius(in frame: Rect) -> Double { min(view.cornerRadius, frame.width / 2, frame.height / 2) }

  private func outline(of frame: Rect, radius: Double) -> Path {
    guard radius > 0 else { return .rect(frame) }
    func part(_ corner: ContentView.Corners) -> Double { view.corners.contains(corner) ? radius : 0 }
    return .roundedRect(
      frame, topLeft: part(.topLeft), topRight: part(.topRight), bottomRight: part(.bottomRight),
      bottomLeft: part(.bottomLeft))
  }

  private func drawContent(in inner: Rect, ground: Color, into art: inout Artwork) {
    guard let text = view.text else {
      if let picture = view.picture { art.picture(picture, in: pictureRect(in: inner)) }
      return
    }
    guard let picture = view.picture, let size = pictureSize else {
      drawText(text, in: inner, ground: ground, into: &art)
      return
    }
    let box = LeadingFrame(frame: inner, isRightToLeft: isRightToLeft)
    let isFirst = view.picturePlace == .leading || view.picturePlace == .top
    if isStacked {
      let share = min(inner.width / size.0, max(inner.height - view.gap - lineHeight, 0) / size.1, 1)
      let (width, height) = (size.0 * share, size.1 * share)
      let room = max(inner.height - view.gap - height, 1)
      let textHeight = min(Double(lines(of: text, width: inner.width, height: room).count) * lineHeight, room)
      let top = (inner.height - height - view.gap - textHeight) / 2
      art.picture(
        picture, in: box.rect((inner.width - width) / 2, isFirst ? top : top + textHeight + view.gap, width, height))
      let textTop = isFirst ? top + height + view.gap : top
      drawText(text, in: box.rect(0, textTop, inner.width, textHeight), ground: ground, into: &art)
    } else {
      let share = min(inner.width / 2 / size.0, inner.height / size.1, 1)
      let (width, height) = (size.0 * share, size.1 * share)
      let room = inner.width - width - view.gap
      guard room > 0 else { return }
      let longest = lines(of: text, width: room, height: inner.height).map(\.width).max() ?? 0
      let textWidth = view.isCentered ? min(longest.rounded(.up), room) : room
      let start = (inner.width - width - view.gap - textWidth) / 2
      art.picture(
        picture,
        in: box.rect(isFirst ? start : start + textWidth + view.gap, (inner.height - height) / 2, width, height))
      let textStart = isFirst ? start + width + view.gap : start
      drawText(text, in: box.rect(textStart, 0, textWidth, inner.height), ground: ground, into: &art)
    }
  }

  private func pictureRect(in inner: Rect) -> Rect {
    guard let size = pictureSize else { return inner }
    func placed(_ x: Double, _ y: Double, share: Double = 1) -> Rect {
      let (width, height) = (size.0 * share, size.1 * share)
      return Rect(
        x: inner.minX + (inner.width - width) * x, y: inner.minY + (inner.height - height) * y, width: width,
        height: height)
    }
    let shares = [inner.width / size.0, inner.height / size.1]
    return switch view.pictureMode {
    case .scaleAspectFit: placed(0.5, 0.5, share: min(shares[0], shares[1]))
    case .scaleAspectFill: placed(0.5, 0.5, share: max(shares[0], shares[1]))
    case .scaleToFill: inner
    case .center: placed(0.5, 0.5)
    case .top: placed(0.5, 0)
    case .bottom: placed(0.5, 1)
    case .left: placed(0, 0.5)
    case .right: placed(1, 0.5)
    case .topLeft: placed(0, 0)
    case .topRight: placed(1, 0)
    case .bottomLeft: placed(0, 1)
    case .bottomRight: placed(1, 1)
    }
  }

  // MARK: Text

  private func drawText(_ text: String, in frame: Rect, ground: Color, into art: inout Artwork) {
    let lines = lines(of: text, width: frame.width, height: frame.height)
    let color = view.textColor ?? (ground.alpha > 0 ? Contrast.ink(on: ground) : labelColor)
    let box = LeadingFrame(frame: frame, isRightToLeft: isRightToLeft)
    let top = (frame.height - lineHeight * Double(lines.count)) / 2
    for (index, line) in lines.enumerated() {
      let baseline = top + Double(index) * lineHeight + Typography.baseline(lineHeight, line.spec.size)
      let free = frame.width - line.width
      let leading =
        switch view.alignment {
        case .leading: 0.0
        case .center: free / 2
        case .trailing: free
        case .left: isRightToLeft ? free : 0
        case .right: isRightToLeft ? 0 : free
        }
      art.text(line, at: box.origin(line, leading: leading, baseline: baseline), color, on: ground)
    }
  }

  private func lines(of text: String, width: Double, height: Double) -> [SetLine] {
    let fitting = max(Int(min(height / lineHeight + Self.tolerance, Self.mostShownLines)), 1)
    let count = view.lineLimit.map { $0 == 0 ? fitting : min($0, fitting) } ?? fitting
    guard count == 1, !text.contains("\n") else {
      return type.lines(text, spec, width: width + Self.tolerance, maxLines: count, lineHeight: lineHeight)
    }
    let whole = type.line(text, spec)
    guard whole.width > width + Self.tolerance else { return [whole] }
    let spec = spec.scaled(max(width / whole.width, min(view.leastFontScale, 1)))
    return [type.line(text, spec, upTo: width, cutting: view.lineBreak)]
  }
}

extension Typography {
  /// One line of no more than `width`, cut at the end, in the middle or at the start where it would be wider.
  fileprivate func line(
    _ text: String, _ spec: TypeSpec, upTo width: Double, cutting lineBreak: ContentView.LineBreak
  ) -> SetLine {
    if lineBreak == .byTruncatingTail { return line(text, spec, upTo: width) }
    let whole = line(text, spec)
    guard whole.width > width + ContentArtist.tolerance else { return whole }
    // The clip at the view's edge cuts it.
    if lineBreak == .byClipping { return SetLine(line: whole.line, text: text, spec: spec, isTruncated: true) }
    let characters = Array(text)
    func cut(_ kept: Int) -> String {
      let head = lineBreak == .byTruncatingMiddle ? (kept + 1) / 2 : 0
      return String(characters.prefix(head)) + "…" + String(characters.suffix(kept - head))
    }
    var (fits, fails) = (0, characters.count)
    while fails - fits > 1 {
      let middle = (fits + fails) / 2
      if self.width(cut(middle), spec) <= width { fits = middle } else { fails = middle }
    }
    return SetLine(line: line(cut(fits), spec).line, text: text, spec: spec, isTruncated: true)
  }
}
