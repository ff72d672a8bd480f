/// The platform's colours for an app's own views, for light and dark style.
enum SystemColors {
  static let tint = pair(0x007AFF, 0x0A84FF)
  static let green = pair(0x34C759, 0x30D158)
  static let background = SRGBColor(light: .white, dark: .black)
  static let opaqueSeparator = pair(0xC6C6C8, 0x38383A)
  static let placeholderText = pair(0x3C3C43, 0xEBEBF5, alpha: 0.3, darkAlpha: 0.3)
  /// Behind switches that are off, and gray buttons.
  static let secondaryFill = pair(0x787880, 0x787880, alpha: 0.16, darkAlpha: 0.32)
  /// Behind segments.
  static let tertiaryFill = pair(0x767680, 0x767680, alpha: 0.12, darkAlpha: 0.24)
  static let selectedSegment = pair(0xFFFFFF, 0x636366)
  static let selectedSegmentEdge = SRGBColor(0x000000, alpha: 0.1)

  private static func pair(_ light: UInt32, _ dark: UInt32, alpha: Float = 1, darkAlpha: Float = 1) -> SRGBColor {
    SRGBColor(light: SRGBColor(light, alpha: alpha), dark: SRGBColor(dark, alpha: darkAlpha))
  }
}
