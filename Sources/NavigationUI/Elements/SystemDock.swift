import Geometry
import Pixels

extension ElementName {
  /// The strip of a car's system.
  public static let systemDock = ElementName(rawValue: "systemDock")
}

/// The strip of a car's system at the driver's side: clock, signal, and places of apps.
struct SystemDock: InterfaceElement {
  static let name = ElementName.systemDock
  static let role = ElementRole.image
  static let layer = ElementLayer.overViews

  /// Points at a factor of 1.
  private enum Size {
    static let font = 12.0
    static let inset = 8.0
    static let app = 26.0
    static let appRadius = 6.0
    static let gap = 10.0
    static let apps = 3
    static let signal = 12.0
  }

  private let panels: SystemPanels
  private let places: SystemPlaces
  private let look: InterfaceLook

  init?(_ model: InterfaceModel, _ look: InterfaceLook) {
    guard let panels = model.systemPanels, panels.hasDock else { return nil }
    self.panels = panels
    self.look = look
    places = SystemPlaces(panels, width: model.width, height: model.height)
  }

  var text: String? { panels.clock }

  func frame(in frames: inout Frames) -> Rect? { places.dock }

  /// The driver's side does not depend on the language.
  func isMirrored(in frames: Frames) -> Bool { false }

  func draw(in frame: Rect, of frames: Frames, into art: inout Artwork) {
    let (factor, colors) = (places.factor, look.colors)
    art.fill(frame, colors.surface)
    let inset = Size.inset * factor
    // Clock and apps stand one after the other, from the top or, at the lower edge, from the driver's side.
    let room = places.isUpright ? frame.width / 4 : frame.width - inset / 2
    let spec = TypeSpec(Size.font * factor, bold: true)
    let whole = look.type.width(panels.clock, spec)
    let line = look.type.line(panels.clock, spec.scaled(min(room / max(whole, 1), 1)))
    let isUpright = places.isUpright
    let clockMiddle =
      isUpright
      ? Point(panels.isAtRight ? frame.maxX - inset - room / 2 : frame.minX + inset + room / 2, frame.center.y)
      : Point(frame.center.x, frame.minY + inset + Size.font * factor / 2)
    art.text(
      line,
      at: Point(
        clockMiddle.x - line.width / 2,
        clockMiddle.y + Typography.baseline(0, line.spec.size)), colors.ink, on: colors.surface)
    let side = Size.app * factor
    let step = side + Size.gap * factor
    for index in 0..<Size.apps {
      let along = Double(index) * step
      let middle =
        isUpright
        ? Point(frame.center.x + along - step, frame.center.y)
        : Point(frame.center.x, frame.center.y + along - step * 0.7)
      art.fill(
        Rect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side),
        radius: Size.appRadius * factor, index == 0 ? colors.ink2 : colors.line)
    }
  }
}
