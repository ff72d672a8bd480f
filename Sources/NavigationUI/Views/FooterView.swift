import Geometry
import Icons
import Pixels

/// Draws the footer: time and arrival on one baseline, distance and destination below.
struct FooterView {
  let footer: Footer
  let frame: Rect
  let isRightToLeft: Bool
  let hasSecondRow: Bool
  let colors: InterfaceColors
  let type: Typography
  let factor: Double

  private let inset = 18.0
  private let least = 16.0

  func artwork() -> Artwork {
    var art = Artwork(.navigationFooter)
    art.panel(frame, radius: 20, colors.surface, colors, isCard: true)
    let box = LeadingFrame(frame: frame, isRightToLeft: isRightToLeft)
    let hasSecondRow = hasSecondRow && frame.height >= 48
    let rows = (34 + (hasSecondRow ? 22 : 0)) * factor
    let top = max((frame.height - rows) / 2, 0) + (frame.height < 70 && hasSecondRow ? 1 : 0)
    drawFirstRow(top: top, box, into: &art)
    if hasSecondRow { drawSecondRow(top: top + 34 * factor, box, into: &art) }
    return art
  }

  private var room: Double { frame.width - 2 * inset }

  // MARK: Row 1

  /// What stands at the trailing end of row 1, and its size.
  private var trailing: (text: String, size: Double, isArrival: Bool) {
    footer.arrival.map { ($0, 24, true) } ?? (footer.distance, 20, false)
  }

  private func drawFirstRow(top: Double, _ box: LeadingFrame, into art: inout Artwork) {
    let baseline = top + Typography.baseline(34 * factor, 30 * factor)
    let (time, end) = fittedFirstRow()
    let color = colors.delay(footer.delay)
    for piece in time.pieces {
      art.text(
        piece.line, at: box.origin(piece.line, leading: inset + piece.offset, baseline: baseline), color,
        on: colors.surface)
    }
    art.text(end, at: box.origin(end, trailing: inset, baseline: baseline), colors.ink, on: colors.surface)
  }

  /// Time and arrival beside each other: short units first, then smaller time, then smaller arrival.
  private func fittedFirstRow() -> (MeasureLine, SetLine) {
    let short = footer.shortTime ?? footer.time
    // Room for marks below the line that stays clear of row 2.
    let depth = 9 * factor
    // Each text at the size that it is drawn in: a small unit's tail must not make the large digits smaller.
    let texts = footer.time.parts.map { ($0.text, $0.isValue ? 30.0 : 20) } + [(trailing.text, trailing.size)]
    let low =
      texts.map { text, size in
        type.spec(TypeSpec(size * factor, bold: true), for: [text], depth: depth, least: 0.6).size / (size * factor)
      }.min() ?? 1
    let steps: [(Measure, Double, Double)] = [
      (footer.time, 1, 1), (short, 1, 1), (short, 26.0 / 30, 1), (short, 26.0 / 30, 20.0 / 24), (short, 0.7, 0.7),
      (short, 0.55, 0.55),
    ].map { ($0.0, min($0.1, low), min($0.2, low)) }
    var result: (MeasureLine, SetLine)?
    for (measure, timeShare, endShare) in steps {
      let time = time(measure, share: timeShare)
      let end = type.line(
        trailing.text,
        TypeSpec(trailing.size * factor * endShare, bold: trailing.isArrival))
      result = (time, end)
      if time.width + least + end.width <= room { break }
    }
    let (time, end) = result ?? (self.time(short, share: 0.55), type.line("", TypeSpec(1)))
    guard time.width + least + end.width > room else { return (time, end) }
    return (time, type.line(trailing.text, end.spec, upTo: max(room - time.width - least, 1)))
  }

  private func time(_ measure: Measure, share: Double) -> MeasureLine {
    MeasureLine(
      measure, value: TypeSpec(30 * factor * share, bold: true, tracking: -0.2),
      unit: TypeSpec(20 * factor * max(share, 18.0 / 20), bold: true), type: type)
  }

  // MARK: Row 2

  private func drawSecondRow(top: Double, _ box: LeadingFrame, into art: inout Artwork) {
    let normal = TypeSpec(16 * factor)
    let baseline = top + Typography.baseline(22 * factor, normal.size)
    let texts = [footer.distance] + [footer.destination].compactMap { $0 }
    let spec = type.spec(normal, for: texts, depth: frame.height - baseline - 3, least: 14.0 / 16)
    drawSecondRow(spec, baseline: baseline, box, into: &art)
  }

  private func drawSecondRow(_ spec: TypeSpec, baseline: Double, _ box: LeadingFrame, into art: inout Artwork) {
    var used = 0.0
    if footer.arrival != nil {
      let distance = type.line(footer.distance, spec, upTo: room)
      art.text(distance, at: box.origin(distance, leading: inset, baseline: baseline), colors.ink2, on: colors.surface)
      used = distance.width
    }
    drawDestination(room: room - used - least, spec: spec, baseline: baseline, box, into: &art)
  }

  /// The next waypoint with its pin; cut down to six signs, then left out.
  private func drawDestination(
    room: Double, spec: TypeSpec, baseline: Double, _ box: LeadingFrame, into art: inout Artwork
  ) {
    guard let title = footer.destination, !title.isEmpty else { return }
    let pin = 16 * factor
    let lead = pin + 6
    let shortest = type.width(title.count > 6 ? title.prefix(6) + "…" : title, spec)
    guard room - lead >= shortest else { return }
    let line = type.line(title, spec, upTo: room - lead)
    art.text(line, at: box.origin(line, trailing: inset, baseline: baseline), colors.ink2, on: colors.surface)
    let pinCenter = box.point(frame.width - inset - line.width - 6 - pin / 2, baseline - 0.36 * spec.size)
    art.icon(ControlIcon.smallPin, center: pinCenter, size: pin, [.main: colors.destinationSmall])
  }
}
