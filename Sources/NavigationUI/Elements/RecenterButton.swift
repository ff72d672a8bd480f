import Geometry
import Icons
import Pixels

public struct Recenter: Sendable {
  public var label: String

  public init(label: String) { self.label = label }
}

extension ElementName {
  public static let recenterButton = ElementName(rawValue: "recenterButton")
}

/// The button that makes the camera follow again, in the speedometer's place.
struct RecenterButton: InterfaceElement {
  static let name = ElementName.recenterButton
  static let role = ElementRole.button
  static let isAboveFooter = true

  private enum Size {
    static let leading = 14.0
    static let icon = 26.0
    static let iconGap = 8.0
    static let trailing = 18.0
    /// Of the map's width; a wider label is left out.
    static let widestLabelShare = 0.6
  }

  /// Of the pill, or of the disc without a label.
  let width: Double
  private let recenter: Recenter
  private let line: SetLine
  private let look: InterfaceLook

  init?(_ model: InterfaceModel, _ look: InterfaceLook) {
    guard let recenter = model.recenter else { return nil }
    self.recenter = recenter
    self.look = look
    line = look.type.line(recenter.label, TypeSpec(Measures.label * look.factors.header, bold: true))
    let full = Size.leading + Size.icon + Size.iconGap + line.width + Size.trailing
    let label = full - (Size.leading + Size.icon + Size.iconGap + Size.trailing)
    width = label > Size.widestLabelShare * model.width ? Measures.target : full
  }

  var text: String? { recenter.label }

  func frame(in frames: inout Frames) -> Rect? {
    let floor = frames.placeLeadingFloor()
    return frames.clearOfPosition(
      Rect(x: frames.leading, y: floor - Measures.target, width: width, height: Measures.target))
  }

  func draw(in frame: Rect, of frames: Frames, into art: inout Artwork) {
    let (colors, radius) = (look.colors, Measures.target / 2)
    art.panel(frame, radius: radius, colors.surface, colors, isCard: false)
    guard frame.width > Measures.target else {
      return art.icon(ControlIcon.recenter, center: frame.center, size: Size.icon, [.main: colors.accent])
    }
    let box = look.leading(frame)
    art.icon(
      ControlIcon.recenter, center: box.point(Size.leading + Size.icon / 2, radius), size: Size.icon,
      [.main: colors.accent])
    art.text(
      line,
      at: box.origin(
        line, leading: Size.leading + Size.icon + Size.iconGap,
        baseline: Typography.baseline(Measures.target, line.spec.size)),
      colors.accent, on: colors.surface)
  }
}
