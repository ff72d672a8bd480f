import Geometry
import Guidance
import Icons
import Pixels

/// Time, distance, arrival.
public struct Footer: Sendable {
  public var time: Measure
  /// The same with units of one letter, where they have such.
  public var shortTime: Measure?
  public var delay: DelayCategory
  public var arrival: String?
  public var distance: String
  /// The next waypoint's title.
  public var destination: String?

  public init(time: Measure, delay: DelayCategory, arrival: String?, distance: String, destination: String? = nil) {
    self.time = time
    self.delay = delay
    self.arrival = arrival
    self.distance = distance
    self.destination = destination
  }
}

extension ElementName {
  public static let navigationFooter = ElementName(rawValue: "navigationFooter")
}

/// The card at the lower edge: time and arrival on one baseline, distance and destination below.
struct NavigationFooter: InterfaceElement {
  static let name = ElementName.navigationFooter
  static let role = ElementRole.text

  /// Points at a text factor of 1.
  private enum Size {
    static let height = 76.0
    static let compactHeight = 64.0
    /// With its first row alone; from `leastForTwoRows` on there is room for the second.
    static let oneRowHeight = 47.0
    static let leastForTwoRows = 48.0
    /// How much more slowly than its text the card grows.
    static let growth = 0.98
    static let inset = 18.0
    /// Between what stands at the two ends of a row.
    static let between = 16.0
    static let firstLine = 34.0
    static let secondLine = 22.0
    /// Below this height the rows stand a little lower.
    static let low = 70.0
    static let lowDrop = 1.0
    static let time = 30.0
    static let timeTracking = -0.2
    static let unit = 20.0
    static let leastUnit = 18.0
    static let arrival = 24.0
    /// The distance in the arrival's place.
    static let distance = 20.0
    /// Below the first row's baseline: room for marks that stays clear of the second.
    static let depth = 10.0
    /// How far digits with deep marks shrink.
    static let leastShare = 0.6
    static let second = 16.0
    static let leastSecond = 14.0
    static let belowSecond = 3.0
    static let pin = 16.0
    static let pinGap = 6.0
    /// From the baseline up to the pin's middle, in font sizes.
    static let pinRise = 0.36
    /// The destination's title is left out where less than this many characters have room.
    static let leastTitle = 6

    /// The sizes of time and arrival, as shares of their own, one after the other until both fit; the first with long units.
    static let shares: [(time: Double, end: Double)] = [
      (1, 1), (26.0 / 30, 1), (26.0 / 30, 20.0 / 24), (0.7, 0.7), (0.55, 0.55),
    ]
  }

  private let footer: Footer
  private let look: InterfaceLook
  private let factor: Double

  private var colors: InterfaceColors { look.colors }
  private var type: Typography { look.type }

  init?(_ model: InterfaceModel, _ look: InterfaceLook) {
    // A prompt takes its place.
    guard let footer = model.footer, model.prompt == nil else { return nil }
    self.footer = footer
    self.look = look
    factor = look.factors.header
  }

  var text: String? { look.joined([footer.time.text, footer.distance, footer.arrival, footer.destination]) }

  func frame(in frames: inout Frames) -> Rect? {
    guard !frames.concessions.has(.footer) else { return nil }
    let hasSecondRow = !frames.concessions.has(.footerSecondRow)
    let usual =
      hasSecondRow ? (frames.header.density == .regular ? Size.height : Size.compactHeight) : Size.oneRowHeight
    let height = factor > 1 ? (usual * factor * Size.growth).rounded() : usual
    return Rect(x: frames.card.minX, y: frames.bottom - height, width: frames.card.width, height: height)
  }

  func draw(in frame: Rect, of frames: Frames, into art: inout Artwork) {
    art.panel(frame, radius: Measures.cardRadius, colors.surface, colors, isCard: true)
    let box = look.leading(frame)
    let hasSecondRow = !frames.concessions.has(.footerSecondRow) && frame.height >= Size.leastForTwoRows
    let rows = (Size.firstLine + (hasSecondRow ? Size.secondLine : 0)) * factor
    let top =
      max((frame.height - rows) / 2, 0) + (frame.height < Size.low && hasSecondRow ? Size.lowDrop : 0)
    drawFirstRow(top: top, box, into: &art)
    if hasSecondRow { drawSecondRow(top: top + Size.firstLine * factor, box, into: &art) }
  }

  private func room(_ box: LeadingFrame) -> Double { box.frame.width - 2 * Size.inset }

  // MARK: Row 1

  /// What stands at the trailing end of row 1, and its size.
  private var trailing: (text: String, size: Double, isArrival: Bool) {
    footer.arrival.map { ($0, Size.arrival, true) } ?? (footer.distance, Size.distance, false)
  }

  private func drawFirstRow(top: Double, _ box: LeadingFrame, into art: inout Artwork) {
    let baseline = top + Typography.baseline(Size.firstLine * factor, Size.time * factor)
    let (time, end) = fittedFirstRow(room: room(box))
    let color = colors.delay(footer.delay)
    for piece in time.pieces {
      art.text(
        piece.line, at: box.origin(piece.line, leading: Size.inset + piece.offset, baseline: baseline), color,
        on: colors.surface)
    }
    art.text(end, at: box.origin(end, trailing: Size.inset, baseline: baseline), colors.ink, on: colors.surface)
  }

  /// Time and arrival beside each other: short units first, then smaller time, then smaller arrival.
  private func fittedFirstRow(room: Double) -> (MeasureLine, SetLine) {
    let short = footer.shortTime ?? footer.time
    // Each end at the size that it is drawn in: one's tail must not make the other's digits smaller.
    func low(_ texts: [(String, Double)]) -> Double {
      texts.map { text, size in
        type.spec(
          TypeSpec(size * factor, bold: true), for: [text], depth: Size.depth * factor, least: Size.leastShare
        ).size / (size * factor)
      }.min() ?? 1
    }
    let lowTime = low(
      footer.time.parts.map {
        ($0.text, $0.isValue ? Size.time * Typography.digitScale($0.text) : Size.unit)
      })
    let endSize = trailing.size * Typography.digitScale(trailing.text)
    let lowEnd = low([(trailing.text, endSize)])
    let steps = [(footer.time, Size.shares[0])] + Size.shares.map { (short, $0) }
    var result: (MeasureLine, SetLine)?
    for (measure, share) in steps {
      let time = time(measure, share: min(share.time, lowTime))
      let end = type.line(
        trailing.text, TypeSpec(endSize * factor * min(share.end, lowEnd), bold: trailing.isArrival))
      result = (time, end)
      if time.width + Size.between + end.width <= room { return (time, end) }
    }
    guard let (time, end) = result else { return (self.time(short, share: 1), type.line("", TypeSpec(1))) }
    return (time, type.line(trailing.text, end.spec, upTo: max(room - time.width - Size.between, 1)))
  }

  private func time(_ measure: Measure, share: Double) -> MeasureLine {
    MeasureLine(
      measure, value: TypeSpec(Size.time * factor * share, bold: true, tracking: Size.timeTracking),
      unit: TypeSpec(Size.unit * factor * max(share, Size.leastUnit / Size.unit), bold: true), type: type)
  }

  // MARK: Row 2

  private func drawSecondRow(top: Double, _ box: LeadingFrame, into art: inout Artwork) {
    let normal = TypeSpec(Size.second * factor)
    let baseline = top + Typography.baseline(Size.secondLine * factor, normal.size)
    let texts = [footer.distance] + [footer.destination].compactMap { $0 }
    let spec = type.spec(
      normal, for: texts, depth: box.frame.height - baseline - Size.belowSecond, least: Size.leastSecond / Size.second)
    var used = 0.0
    if footer.arrival != nil {
      let distance = type.line(
        footer.distance, spec.scaled(Typography.digitScale(footer.distance)), upTo: room(box))
      art.text(
        distance, at: box.origin(distance, leading: Size.inset, baseline: baseline), colors.ink2, on: colors.surface)
      used = distance.width
    }
    drawDestination(room: room(box) - used - Size.between, spec: spec, baseline: baseline, box, into: &art)
  }

  /// The next waypoint with its pin; cut down to a few characters, then left out.
  private func drawDestination(
    room: Double, spec: TypeSpec, baseline: Double, _ box: LeadingFrame, into art: inout Artwork
  ) {
    guard let title = footer.destination, !title.isEmpty else { return }
    let pin = Size.pin * factor
    let lead = pin + Size.pinGap
    let shortest = type.width(title.count > Size.leastTitle ? title.prefix(Size.leastTitle) + "…" : title, spec)
    guard room - lead >= shortest else { return }
    let line = type.line(title, spec, upTo: room - lead)
    art.text(line, at: box.origin(line, trailing: Size.inset, baseline: baseline), colors.ink2, on: colors.surface)
    let pinCenter = box.point(
      box.frame.width - Size.inset - line.width - Size.pinGap - pin / 2, baseline - Size.pinRise * spec.size)
    art.icon(ControlIcon.smallPin, center: pinCenter, size: pin, [.main: colors.destinationSmall])
  }
}
