import Geometry
import Icons
import Pixels

/// Draws a card that asks about a hazard or tells of the arrival.
struct PromptView {
  let prompt: Prompt
  let frame: Rect
  let isRightToLeft: Bool
  let colors: InterfaceColors
  let type: Typography
  let factor: Double

  private static func buttonHeight(_ factor: Double) -> Double { max(48, 30 * factor + 10) }
  private static func textHeight(_ prompt: Prompt, _ factor: Double) -> Double {
    (28 + (prompt.subtitle == nil ? 0 : 25)) * factor
  }

  private static func isArrival(_ prompt: Prompt) -> Bool { prompt.kind == .arrival }

  /// From the card's top to the buttons, or to its end without any.
  private static func bodyHeight(_ prompt: Prompt, _ factor: Double) -> Double {
    let badge: Double = isArrival(prompt) ? 88 : prompt.buttons.isEmpty ? 80 : 78
    return max(badge, textHeight(prompt, factor) + 25)
  }

  static func height(_ prompt: Prompt, factor: Double) -> Double {
    let body = bodyHeight(prompt, factor)
    return (prompt.buttons.isEmpty ? body : body + buttonHeight(factor) + 14).rounded()
  }

  func artwork() -> Artwork {
    var art = Artwork(.prompt)
    art.panel(frame, radius: 20, colors.surface, colors, isCard: true)
    let box = LeadingFrame(frame: frame, isRightToLeft: isRightToLeft)
    drawBadge(box, into: &art)
    drawTexts(box, into: &art)
    drawButtons(into: &art)
    drawTimer(into: &art)
    return art
  }

  /// The middle of badge and texts below the card's top.
  private var middle: Double {
    let body = Self.bodyHeight(prompt, factor)
    return Self.isArrival(prompt) ? body / 2 - 2 : prompt.buttons.isEmpty ? body / 2 : body / 2 + 1
  }

  private var textLeading: Double { 78 }

  /// Sizes at the text's factor, and where that is large, without it: large text gives up its growth before it is cut.
  private func specs(_ sizes: Double..., isBold: Bool) -> [TypeSpec] {
    (sizes.map { $0 * factor } + (factor > 1 ? sizes : [])).map { TypeSpec($0, bold: isBold) }
  }

  private func drawBadge(_ box: LeadingFrame, into art: inout Artwork) {
    switch prompt.kind {
    case .hazard(let sign):
      art.icon(sign, center: box.point(40, middle), size: 52, [:])
    case .arrival:
      let tile = box.rect(16, middle - 24, 48, 48)
      art.fill(tile, radius: 14, colors.destinationTint)
      art.icon(ControlIcon.destination, center: tile.center, size: 30, [.main: colors.destinationSmall])
    }
  }

  private func drawTexts(_ box: LeadingFrame, into art: inout Artwork) {
    let room = max(frame.width - textLeading - 16, 1)
    let top = middle - Self.textHeight(prompt, factor) / 2 - 0.5
    let titleSpecs = specs(20, 18, 17, isBold: true)
    let title = type.line([prompt.title], titleSpecs, upTo: room)
    if title.isTruncated && prompt.subtitle == nil { return drawWrappedTitle(box, room: room, into: &art) }
    let titleBaseline = top + Typography.baseline(28 * factor, 20 * factor)
    art.text(
      title, at: box.origin(title, leading: textLeading, baseline: titleBaseline), colors.ink, on: colors.surface)
    guard let text = prompt.subtitle else { return }
    let subtitle = type.line([text], specs(15, 14, isBold: false), upTo: room)
    let baseline = top + 31 * factor + Typography.baseline(22 * factor, 15 * factor)
    art.text(
      subtitle, at: box.origin(subtitle, leading: textLeading, baseline: baseline), colors.ink2, on: colors.surface)
  }

  /// A long title takes the subtitle's place too.
  private func drawWrappedTitle(_ box: LeadingFrame, room: Double, into art: inout Artwork) {
    let largest = min(25 * factor, (Self.bodyHeight(prompt, factor) - 24) / 2)
    var lineHeight = largest
    var lines: [SetLine] = []
    // Down to 16 points, rather than cut.
    for step in 0... {
      lineHeight = max(largest - 2 * Double(step), 22)
      lines = type.lines(
        prompt.title, TypeSpec(lineHeight * 18 / 25, bold: true), width: room, maxLines: 2, lineHeight: lineHeight)
      if lineHeight == 22 || lines.last?.isTruncated == false { break }
    }
    let top = middle - lineHeight * Double(lines.count) / 2 - 0.5
    for (index, line) in lines.enumerated() {
      let baseline = top + Double(index) * lineHeight + Typography.baseline(lineHeight, line.spec.size)
      art.text(line, at: box.origin(line, leading: textLeading, baseline: baseline), colors.ink, on: colors.surface)
    }
  }

  private func drawButtons(into art: inout Artwork) {
    let buttons = prompt.buttons.prefix(2)
    guard !buttons.isEmpty else { return }
    let box = LeadingFrame(frame: frame, isRightToLeft: isRightToLeft)
    let height = Self.buttonHeight(factor)
    let gap = 10.0
    // 16 where the tile stands 16 from the side.
    let side = Self.isArrival(prompt) ? 16.0 : 14
    let width = (frame.width - 2 * side - gap * Double(buttons.count - 1)) / Double(buttons.count)
    for (index, button) in buttons.enumerated() {
      let rect = box.rect(side + Double(index) * (width + gap), frame.height - 14 - height, width, height)
      let ground = button.isProminent ? colors.accent : colors.fill
      art.fill(rect, radius: 14, ground)
      let label = type.line([button.label], specs(17, 15, 14, isBold: true), upTo: max(width - 20, 1))
      art.text(
        label,
        at: Point(rect.center.x - label.width / 2, rect.minY + Typography.baseline(height, label.spec.size)),
        button.isProminent ? colors.onAccent : colors.ink, on: ground)
    }
  }

  /// What is left of the time to answer, along the lower edge.
  private func drawTimer(into art: inout Artwork) {
    guard let share = prompt.remainingShare, share.isFinite, share > 0 else { return }
    let width = frame.width * min(share, 1)
    let box = LeadingFrame(frame: frame, isRightToLeft: isRightToLeft)
    art.clipped(to: .roundedRect(frame, radius: 20)) { art in
      art.fill(box.rect(0, frame.height - 3, width, 3), colors.accent)
    }
  }
}
