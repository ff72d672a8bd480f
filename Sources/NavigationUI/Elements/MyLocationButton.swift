import Geometry
import Icons
import Pixels

public struct MyLocation: Sendable {
  public var isActive: Bool
  /// What a screen reader says of it.
  public var label: String?

  public init(isActive: Bool = false) { self.isActive = isActive }
}

extension ElementName {
  public static let myLocationButton = ElementName(rawValue: "myLocationButton")
}

/// The button that leads the camera to our position.
struct MyLocationButton: InterfaceElement {
  static let name = ElementName.myLocationButton
  static let role = ElementRole.button
  static let isAboveFooter = true

  private enum Size {
    static let icon = 28.0
  }

  private let button: MyLocation
  private let colors: InterfaceColors

  init?(_ model: InterfaceModel, _ look: InterfaceLook) {
    guard let button = model.myLocation else { return nil }
    self.button = button
    colors = look.colors
  }

  var text: String? { button.label }

  /// Above the report button.
  func frame(in frames: inout Frames) -> Rect? {
    guard !frames.concessions.has(.myLocation) else { return nil }
    let (floor, trailing) = frames.placeTrailingColumn()
    let lower = frames.place(.reportIncidentButton).map { min(floor, $0.minY - Measures.gap) } ?? floor
    return frames.clearOfPosition(
      Rect(
        x: trailing - Measures.target, y: lower - Measures.target, width: Measures.target, height: Measures.target))
  }

  func draw(in frame: Rect, of frames: Frames, into art: inout Artwork) {
    art.panel(frame, radius: Measures.target / 2, colors.surface, colors, isCard: false)
    art.icon(
      ControlIcon.locate, center: frame.center, size: Size.icon,
      [.main: button.isActive ? colors.accent : colors.icon])
  }
}
