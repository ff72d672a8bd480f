import Foundation
import Wayframe

/// UIKit's ways to make a colour, and its named colours.
extension SRGBColor {
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
  }

  public init(white: Double, alpha: Double) { self.init(red: white, green: white, blue: white, alpha: alpha) }

  /// - Parameters:
  ///   - hue: 0…1 around the circle from red over green and blue.
  ///   - saturation: 0…1.
  ///   - brightness: 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    let turned = (hue - hue.rounded(.down)) * 6
    func component(_ offset: Double) -> Double {
      let place = (turned + offset).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(min(place, 4 - place, 1), 0)
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  public init(cgColor: CGColor) { self = cgColor }

  /// The colour itself: a value that differs in the dark goes on to do so.
  public var cgColor: CGColor { self }

  public func withAlphaComponent(_ alpha: Double) -> SRGBColor {
    func changed(_ color: SRGBColor) -> SRGBColor {
      var color = color
      color.alpha = Float(alpha)
      return color
    }
    return dark.map { SRGBColor(light: changed(resolved(isDark: false)), dark: changed($0)) } ?? changed(self)
  }

  // The values are UIKit's.
  public static var darkGray: SRGBColor { SRGBColor(white: 1.0 / 3, alpha: 1) }
  public static var lightGray: SRGBColor { SRGBColor(white: 2.0 / 3, alpha: 1) }
  public static var gray: SRGBColor { SRGBColor(white: 0.5, alpha: 1) }
  public static var red: SRGBColor { SRGBColor(0xFF0000) }
  public static var green: SRGBColor { SRGBColor(0x00FF00) }
  public static var blue: SRGBColor { SRGBColor(0x0000FF) }
  public static var cyan: SRGBColor { SRGBColor(0x00FFFF) }
  public static var yellow: SRGBColor { SRGBColor(0xFFFF00) }
  public static var magenta: SRGBColor { SRGBColor(0xFF00FF) }
  public static var orange: SRGBColor { SRGBColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  public static var purple: SRGBColor { SRGBColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  public static var brown: SRGBColor { SRGBColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
}

/// The platform's colours, which have one value in the light and another in the dark.
extension SRGBColor {
  private static func pair(_ light: UInt32, _ dark: UInt32, alpha: Float = 1, darkAlpha: Float? = nil) -> SRGBColor {
    SRGBColor(light: SRGBColor(light, alpha: alpha), dark: SRGBColor(dark, alpha: darkAlpha ?? alpha))
  }

  public static var systemRed: SRGBColor { pair(0xFF3B30, 0xFF453A) }
  public static var systemGreen: SRGBColor { pair(0x34C759, 0x30D158) }
  public static var systemBlue: SRGBColor { pair(0x007AFF, 0x0A84FF) }
  public static var systemOrange: SRGBColor { pair(0xFF9500, 0xFF9F0A) }
  public static var systemYellow: SRGBColor { pair(0xFFCC00, 0xFFD60A) }
  public static var systemPink: SRGBColor { pair(0xFF2D55, 0xFF375F) }
  public static var systemPurple: SRGBColor { pair(0xAF52DE, 0xBF5AF2) }
  public static var systemTeal: SRGBColor { pair(0x30B0C7, 0x40C8E0) }
  public static var systemIndigo: SRGBColor { pair(0x5856D6, 0x5E5CE6) }
  public static var systemBrown: SRGBColor { pair(0xA2845E, 0xAC8E68) }
  public static var systemMint: SRGBColor { pair(0x00C7BE, 0x63E6E2) }
  public static var systemCyan: SRGBColor { pair(0x32ADE6, 0x64D2FF) }
  public static var systemGray: SRGBColor { SRGBColor(0x8E8E93) }
  public static var systemGray2: SRGBColor { pair(0xAEAEB2, 0x636366) }
  public static var systemGray3: SRGBColor { pair(0xC7C7CC, 0x48484A) }
  public static var systemGray4: SRGBColor { pair(0xD1D1D6, 0x3A3A3C) }
  public static var systemGray5: SRGBColor { pair(0xE5E5EA, 0x2C2C2E) }
  public static var systemGray6: SRGBColor { pair(0xF2F2F7, 0x1C1C1E) }
  public static var tintColor: SRGBColor { systemBlue }
  public static var link: SRGBColor { pair(0x007AFF, 0x0984FF) }

  public static var label: SRGBColor { pair(0x000000, 0xFFFFFF) }
  public static var secondaryLabel: SRGBColor { pair(0x3C3C43, 0xEBEBF5, alpha: 0.6) }
  public static var tertiaryLabel: SRGBColor { pair(0x3C3C43, 0xEBEBF5, alpha: 0.3) }
  public static var quaternaryLabel: SRGBColor { pair(0x3C3C43, 0xEBEBF5, alpha: 0.18, darkAlpha: 0.16) }
  public static var placeholderText: SRGBColor { pair(0x3C3C43, 0xEBEBF5, alpha: 0.3) }
  public static var darkText: SRGBColor { black }
  public static var lightText: SRGBColor { SRGBColor(0xFFFFFF, alpha: 0.6) }
  public static var separator: SRGBColor { pair(0x3C3C43, 0x545458, alpha: 0.29, darkAlpha: 0.6) }
  public static var opaqueSeparator: SRGBColor { pair(0xC6C6C8, 0x38383A) }

  public static var systemBackground: SRGBColor { pair(0xFFFFFF, 0x000000) }
  public static var secondarySystemBackground: SRGBColor { pair(0xF2F2F7, 0x1C1C1E) }
  public static var tertiarySystemBackground: SRGBColor { pair(0xFFFFFF, 0x2C2C2E) }
  public static var systemGroupedBackground: SRGBColor { pair(0xF2F2F7, 0x000000) }
  public static var secondarySystemGroupedBackground: SRGBColor { pair(0xFFFFFF, 0x1C1C1E) }
  public static var tertiarySystemGroupedBackground: SRGBColor { pair(0xF2F2F7, 0x2C2C2E) }
  public static var systemFill: SRGBColor { pair(0x787880, 0x787880, alpha: 0.2, darkAlpha: 0.36) }
  public static var secondarySystemFill: SRGBColor { pair(0x787880, 0x787880, alpha: 0.16, darkAlpha: 0.32) }
  public static var tertiarySystemFill: SRGBColor { pair(0x767680, 0x767680, alpha: 0.12, darkAlpha: 0.24) }
  public static var quaternarySystemFill: SRGBColor { pair(0x747480, 0x767680, alpha: 0.08, darkAlpha: 0.18) }
}
