import Geometry
import Icons
import Pixels

public struct Report: Sendable {
  public var label: String
  /// 1 shows the label, 0 the disc alone; between them the pill shrinks.
  public var expansion: Double

  public init(label: String, expansion: Double) {
    self.label = label
    self.expansion = expansion
  }
}

extension ElementName {
  public static let reportIncidentButton = ElementName(rawValue: "reportIncidentButton")
}

/// The report button: a pill with its label that shrinks to a disc.
struct ReportIncidentButton: InterfaceElement {
  static let name = ElementName.reportIncidentButton
  static let role = ElementRole.button
  static let isAboveFooter = true

  private enum Size {
    static let leading = 12.0
    static let icon = 30.0
    static let iconGap = 8.0
    static let trailing = 18.0
    /// Of the disc alone.
    static let discIcon = 34.0
    /// What stays free before the middle of the map.
    static let beforeMiddle = 12.0
  }

  /// How wide the pill is with its whole label, and how wide it is now.
  let fullWidth, width: Double
  private let report: Report
  private let line: SetLine
  private let look: InterfaceLook

  init?(_ model: InterfaceModel, _ look: InterfaceLook) {
    guard let report = model.report else { return nil }
    self.report = report
    self.look = look
    line = look.type.line(report.label, TypeSpec(Measures.label * look.factors.header, bold: true))
    let full = Size.leading + Size.icon + Size.iconGap + line.width + Size.trailing
    fullWidth = full
    // A label that would reach the middle of the map starts collapsed.
    let isExpanded = full <= model.width / 2 - Size.beforeMiddle && report.expansion.isFinite
    width =
      isExpanded
      ? Measures.target + (full - Measures.target) * min(max(report.expansion, 0), 1) : Measures.target
  }

  var text: String? { report.label }

  func frame(in frames: inout Frames) -> Rect? {
    guard !frames.concessions.has(.report) else { return nil }
    let width = frames.concessions.has(.reportLabel) ? Measures.target : width
    let (floor, trailing) = frames.placeTrailingColumn()
    var box = Rect(x: trailing - width, y: floor - Measures.target, width: width, height: Measures.target)
    let model = frames.model
    if !model.rules.padsReportButton && model.bottomTrailingButtonsGuide == nil {
      box = box.offset(by: Point(frames.padding.trailing, model.padding.bottom))
    }
    return frames.clearOfPosition(box)
  }

  func draw(in frame: Rect, of frames: Frames, into art: inout Artwork) {
    let (colors, radius) = (look.colors, Measures.target / 2)
    art.panel(frame, radius: radius, colors.surface, colors, isCard: false)
    let box = look.leading(frame)
    let share = min(max((frame.width - Measures.target) / max(fullWidth - Measures.target, 1), 0), 1)
    let middle = radius + (Size.leading + Size.icon / 2 - radius) * share
    art.icon(
      ControlIcon.report, center: box.point(middle, radius),
      size: Size.discIcon - (Size.discIcon - Size.icon) * share, [.fill: colors.reportFill, .line: colors.reportLine])
    // The label fades before the pill has closed in on it.
    let opacity = Float(min(max(share * 2 - 1, 0), 1))
    guard opacity > 0 else { return }
    art.clipped(to: .roundedRect(frame, radius: radius)) { art in
      art.text(
        line,
        at: box.origin(
          line, leading: Size.leading + Size.icon + Size.iconGap,
          baseline: Typography.baseline(Measures.target, line.spec.size)),
        colors.ink.opacity(opacity), on: colors.surface)
    }
  }
}
