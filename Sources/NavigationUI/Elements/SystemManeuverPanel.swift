import Geometry
import Icons
import Pixels

extension ElementName {
  /// What comes next, as a car's system shows it.
  public static let systemManeuverPanel = ElementName(rawValue: "systemManeuverPanel")
}

/// The next manoeuvre as a car's system shows it: sign, distance, road.
struct SystemManeuverPanel: InterfaceElement {
  static let name = ElementName.systemManeuverPanel
  static let role = ElementRole.header
  static let layer = ElementLayer.overViews

  /// Points at a factor of 1.
  private enum Size {
    static let inset = 10.0
    static let icon = 40.0
    static let distance = 18.0
    static let distanceLine = 24.0
    static let road = 13.0
    static let roadLine = 17.0
    static let ghost: Float = 0.35
    static let radius = 10.0
    static let least = 60.0
  }

  private let header: Header
  private let places: SystemPlaces
  private let look: InterfaceLook

  init?(_ model: InterfaceModel, _ look: InterfaceLook) {
    guard let panels = model.systemPanels, let header = panels.header else { return nil }
    self.header = header
    self.look = look
    places = SystemPlaces(panels, width: model.width, height: model.height)
  }

  private var road: String { header.rows.first?.name ?? "" }

  var text: String? { look.joined([header.distance?.text, road]) }

  func frame(in frames: inout Frames) -> Rect? {
    places.maneuver.height >= Size.least * places.factor ? places.maneuver : nil
  }

  func isMirrored(in frames: Frames) -> Bool { false }

  func draw(in frame: Rect, of frames: Frames, into art: inout Artwork) {
    let (factor, colors) = (places.factor, look.colors)
    art.panel(frame, radius: Size.radius * factor, colors.surface, colors, isCard: true)
    let inset = Size.inset * factor
    let box = look.leading(frame)
    let room = frame.width - 2 * inset
    let icon = Size.icon * factor
    if case .turn(let turn) = header.icon {
      art.icon(
        turn.icon(), center: box.point(inset + icon / 2, inset + icon / 2), size: icon,
        [.main: colors.ink, .ghost: colors.ink.opacity(Size.ghost), .moat: colors.surface])
    }
    var top = inset + icon
    if let distance = header.distance {
      let line = look.type.line(distance.line, TypeSpec(Size.distance * factor, bold: true), upTo: room)
      top = art.row(
        line, in: box, inset: inset, below: top, height: Size.distanceLine * factor, colors.ink, on: colors.surface)
    }
    let lines = max(Int((frame.height - top - inset / 2) / (Size.roadLine * factor)), 0)
    guard lines > 0, !road.isEmpty else { return }
    let spec = TypeSpec(Size.road * factor)
    for line in look.type.lines(road, spec, width: room, maxLines: min(lines, 2)) {
      top = art.row(
        line, in: box, inset: inset, below: top, height: Size.roadLine * factor, colors.ink2, on: colors.surface)
    }
  }
}
