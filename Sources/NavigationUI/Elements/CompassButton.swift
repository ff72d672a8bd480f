import Foundation
import Geometry
import Icons
import Pixels

/// The needle that points north.
public struct Compass: Sendable {
  /// Where up on the map points, in degrees clockwise from north.
  public var bearingDegrees: Double
  /// `nil` for the interface's; unlike the rest, the compass follows a dark style.
  public var theme: InterfaceTheme?
  /// The direction that is up, in words.
  public var label: String?

  public init(bearingDegrees: Double, theme: InterfaceTheme? = nil) {
    self.bearingDegrees = bearingDegrees
    self.theme = theme
  }
}

extension ElementName {
  public static let compassButton = ElementName(rawValue: "compassButton")
}

/// The needle's disc.
struct CompassButton: InterfaceElement {
  static let name = ElementName.compassButton
  static let role = ElementRole.button

  private enum Size {
    static let needle = 40.0
  }

  private let compass: Compass
  private let colors: InterfaceColors

  init?(_ model: InterfaceModel, _ look: InterfaceLook) {
    guard let compass = model.compass else { return nil }
    self.compass = compass
    colors = compass.theme.map(InterfaceColors.init) ?? look.colors
  }

  var text: String? { compass.label }

  /// At the lower end of a full header, whether or not it has its strip; an accessory view takes its place.
  func frame(in frames: inout Frames) -> Rect? {
    let isCovered =
      frames.place(.navigationHeaderSecondary) != nil && frames.element(HeaderStrip.self)?.isAccessory == true
    guard !frames.concessions.has(.compass), !isCovered else { return nil }
    let hasHeaderAbove = !frames.isWide && frames.place(.navigationHeader) != nil
    let drop = hasHeaderAbove ? frames.header.fullHeight + Measures.gap : 0
    return Rect(
      x: frames.trailing - Measures.target, y: frames.top + drop + frames.model.padding.top, width: Measures.target,
      height: Measures.target)
  }

  /// On wide maps the header stands on the side that it would keep.
  func isMirrored(in frames: Frames) -> Bool { frames.model.rules.mirrorsCompass || frames.isWide }

  func draw(in frame: Rect, of frames: Frames, into art: inout Artwork) {
    art.panel(frame, radius: Measures.target / 2, colors.surface, colors, isCard: false)
    let bearing = compass.bearingDegrees.isFinite ? compass.bearingDegrees : 0
    let angle = -bearing.truncatingRemainder(dividingBy: 360) * .pi / 180
    art.icon(
      ControlIcon.compass(
        north: colors.compassNorth, south: colors.compassSouth, tick: colors.compassTick, hub: colors.surface),
      center: frame.center, size: Size.needle, rotation: Rotation(sine: sin(angle), cosine: cos(angle)), [:])
  }
}
