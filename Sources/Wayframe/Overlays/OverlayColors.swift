/// The colours of overlays that the app gives none.
enum OverlayColors {
  /// Lines and areas: blue, as the Navigation SDK's are.
  static let shape = SRGBColor(0x0000FF)
  static let pin = SRGBColor(0xC8322B)
}
