import Geometry
import Pixels

extension ElementName {
  /// What is left of the trip, as a car's system shows it.
  public static let systemEstimates = ElementName(rawValue: "systemEstimates")
}

/// Arrival, minutes and distance as a car's system shows them.
struct SystemEstimates: InterfaceElement {
  static let name = ElementName.systemEstimates
  static let role = ElementRole.text
  static let layer = ElementLayer.overViews

  /// Points at a factor of 1.
  private enum Size {
    static let inset = 10.0
    static let top = 6.0
    static let arrival = 16.0
    static let arrivalLine = 22.0
    static let rest = 13.0
    static let restLine = 18.0
    static let radius = 10.0
  }

  private let footer: Footer
  private let places: SystemPlaces
  private let look: InterfaceLook

  init?(_ model: InterfaceModel, _ look: InterfaceLook) {
    guard let panels = model.systemPanels, let footer = panels.footer else { return nil }
    self.footer = footer
    self.look = look
    places = SystemPlaces(panels, width: model.width, height: model.height)
  }

  var text: String? { look.joined([footer.arrival, footer.time.line, footer.distance]) }

  func frame(in frames: inout Frames) -> Rect? { places.estimates }

  func isMirrored(in frames: Frames) -> Bool { false }

  func draw(in frame: Rect, of frames: Frames, into art: inout Artwork) {
    let (factor, colors) = (places.factor, look.colors)
    art.panel(frame, radius: Size.radius * factor, colors.surface, colors, isCard: true)
    let inset = Size.inset * factor
    let box = look.leading(frame)
    let room = frame.width - 2 * inset
    let arrival = look.type.line(
      footer.arrival ?? footer.time.line, TypeSpec(Size.arrival * factor, bold: true), upTo: room)
    let top = art.row(
      arrival, in: box, inset: inset, below: Size.top * factor, height: Size.arrivalLine * factor, colors.ink,
      on: colors.surface)
    let distance = look.type.line(footer.distance, TypeSpec(Size.rest * factor), upTo: room / 2)
    let left = look.type.line(
      footer.time.line, TypeSpec(Size.rest * factor), upTo: max(room - distance.width - Size.inset * factor, 1))
    let baseline = top + Typography.baseline(Size.restLine * factor, Size.rest * factor)
    art.text(left, at: box.origin(left, leading: inset, baseline: baseline), colors.ink2, on: colors.surface)
    art.text(
      distance, at: box.origin(distance, trailing: inset, baseline: baseline), colors.ink2, on: colors.surface)
  }
}
