import Geometry
import Pixels

/// Measures and draws a view of the user's.
struct ContentArtist {
  let view: ContentView
  let isRightToLeft: Bool
  let type: Typography
  /// The light's own, for texts that have neither a colour nor a ground.
  let labelColor: Color

  private var spec: TypeSpec { TypeSpec(view.font.size, bold: view.font.isBold) }
  private var lineHeight: Double { (1.25 * view.font.size).rounded(.up) }
  /// Between picture and text.
  private let gap = 8.0

  // MARK: Measures

  /// The size that shows everything: the text on one line, the picture at its own size; `nil` without either.
  var intrinsicSize: (width: Double, height: Double)? {
    let text = view.text.map { (type.width($0, spec).rounded(.up), lineHeight) }
    let parts = [pictureSize, text].compactMap { $0 }
    guard !parts.isEmpty else { return nil }
    let width = parts.reduce(gap * Double(parts.count - 1)) { $0 + $1.0 }
    return (width + 2 * view.padding, (parts.map(\.1).max() ?? 0) + 2 * view.padding)
  }

  private var pictureSize: (Double, Double)? {
    view.picture.map { (Double($0.width) / view.pictureScale, Double($0.height) / view.pictureScale) }
  }

  // MARK: Drawing

  /// - Parameter ground: what lies behind a view without a background.
  func draw(in frame: Rect, ground: Color, into art: inout Artwork) {
    let radius = min(view.cornerRadius, frame.width / 2, frame.height / 2)
    if let background = view.background { art.fill(frame, radius: radius, background) }
    let inner = frame.inset(by: view.padding)
    guard !inner.isEmpty else { return }
    art.clipped(to: radius > 0 ? .roundedRect(frame, radius: radius) : .rect(frame)) { art in
      drawContent(in: inner, ground: view.background ?? ground, into: &art)
    }
  }

  private func drawContent(in inner: Rect, ground: Color, into art: inout Artwork) {
    let box = LeadingFrame(frame: inner, isRightToLeft: isRightToLeft)
    var leading = 0.0
    if let picture = view.picture, let size = pictureSize {
      let room = view.text == nil ? inner.width : inner.width / 2
      let share = min(room / size.0, inner.height / size.1, view.text == nil ? .infinity : 1)
      let (width, height) = (size.0 * share, size.1 * share)
      let start = view.text == nil ? (inner.width - width) / 2 : 0
      art.picture(picture, in: box.rect(start, (inner.height - height) / 2, width, height))
      leading = width + gap
    }
    if let text = view.text, inner.width > leading {
      drawText(text, in: box.rect(leading, 0, inner.width - leading, inner.height), ground: ground, into: &art)
    }
  }

  private func drawText(_ text: String, in frame: Rect, ground: Color, into art: inout Artwork) {
    let count = max(Int(min(frame.height / lineHeight, 100)), 1)
    let lines = type.lines(text, spec, width: frame.width, maxLines: count, lineHeight: lineHeight)
    let color = view.textColor ?? (ground.alpha > 0 ? Contrast.ink(on: ground) : labelColor)
    let box = LeadingFrame(frame: frame, isRightToLeft: isRightToLeft)
    let top = (frame.height - lineHeight * Double(lines.count)) / 2
    for (index, line) in lines.enumerated() {
      let baseline = top + Double(index) * lineHeight + Typography.baseline(lineHeight, spec.size)
      let free = frame.width - line.width
      let leading =
        switch view.alignment {
        case .leading: 0.0
        case .center: free / 2
        case .trailing: free
        }
      art.text(line, at: box.origin(line, leading: leading, baseline: baseline), color, on: ground)
    }
  }
}
