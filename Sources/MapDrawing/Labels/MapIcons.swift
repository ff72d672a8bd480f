import Icons
import Pixels

/// The icons that a style may name, in the colours of its palette.
struct MapIcons: Sendable {
  let palette: [String: Color]
  let isNight: Bool

  /// `nil` for names without a drawing.
  func icon(named name: String) -> MapIcon? {
    guard let drawing = PlaceIcon.named(name), let size = PlaceIcon.naturalSize(name) else { return nil }
    return MapIcon(drawing: drawing, width: size.width, height: size.height, icons: self)
  }

  /// A role's colour: the palette's of that name, else one that can be seen on any ground.
  func color(_ role: VectorIcon.Role) -> Color {
    palette[role.rawValue] ?? (isNight ? Color(0xAAB6C6) : Color(0x56606E))
  }
}
