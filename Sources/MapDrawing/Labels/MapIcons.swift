import Icons

/// The icons that a style may name, in the colours of its palette.
struct MapIcons: Sendable {
  let palette: Palette

  /// `nil` for names without a drawing.
  func icon(named name: String) -> MapIcon? {
    guard let drawing = PlaceIcon.named(name), let size = PlaceIcon.naturalSize(name) else { return nil }
    return MapIcon(drawing: drawing, width: size.width, height: size.height, palette: palette)
  }
}
