import Foundation
import Wayframe

extension Color {
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

  public func withAlphaComponent(_ alpha: Double) -> Color {
    func changed(_ color: Color) -> Color {
      var color = color
      color.alpha = Float(alpha)
      return color
    }
    return dark.map { Color(light: changed(resolved(isDark: false)), dark: changed($0)) } ?? changed(self)
  }

  // The values are UIKit's.
  public static var darkGray: Color { Color(white: 1.0 / 3, alpha: 1) }
  public static var lightGray: Color { Color(white: 2.0 / 3, alpha: 1) }
  public static var gray: Color { Color(white: 0.5, alpha: 1) }
  public static var red: Color { Color(0xFF0000) }
  public static var green: Color { Color(0x00FF00) }
  public static var blue: Color { Color(0x0000FF) }
  public static var cyan: Color { Color(0x00FFFF) }
  public static var yellow: Color { Color(0xFFFF00) }
  public static var magenta: Color { Color(0xFF00FF) }
  public static var orange: Color { Color(red: 1, green: 0.5, blue: 0, alpha: 1) }
  public static var purple: Color { Color(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  public static var brown: Color { Color(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
}

/// The platform's colours, which have one value in the light and another in the dark.
extension Color {
  private static func pair(_ light: UInt32, _ dark: UInt32, alpha: Float = 1, darkAlpha: Float? = nil) -> Color {
    Color(light: Color(light, alpha: alpha), dark: Color(dark, alpha: darkAlpha ?? alpha))
  }

  public static var systemRed: Color { pair(0xFF3B30, 0xFF453A) }
  public static var systemGreen: Color { pair(0x34C759, 0x30D158) }
  public static var systemBlue: Color { pair(0x007AFF, 0x0A84FF) }
  public static var systemOrange: Color { pair(0xFF9500, 0xFF9F0A) }
  public static var systemYellow: Color { pair(0xFFCC00, 0xFFD60A) }
  public static var systemPink: Color { pair(0xFF2D55, 0xFF375F) }
  public static var systemPurple: Color { pair(0xAF52DE, 0xBF5AF2) }
  public static var systemTeal: Color { pair(0x30B0C7, 0x40C8E0) }
  public static var systemIndigo: Color { pair(0x5856D6, 0x5E5CE6) }
  public static var systemBrown: Color { pair(0xA2845E, 0xAC8E68) }
  public static var systemMint: Color { pair(0x00C7BE, 0x63E6E2) }
  public static var systemCyan: Color { pair(0x32ADE6, 0x64D2FF) }
  public static var systemGray: Color { Color(0x8E8E93) }
  public static var systemGray2: Color { pair(0xAEAEB2, 0x636366) }
  public static var systemGray3: Color { pair(0xC7C7CC, 0x48484A) }
  public static var systemGray4: Color { pair(0xD1D1D6, 0x3A3A3C) }
  public static var systemGray5: Color { pair(0xE5E5EA, 0x2C2C2E) }
  public static var systemGray6: Color { pair(0xF2F2F7, 0x1C1C1E) }
  public static var tintColor: Color { systemBlue }
  public static var link: Color { pair(0x007AFF, 0x0984FF) }

  public static var label: Color { pair(0x000000, 0xFFFFFF) }
  public static var secondaryLabel: Color { pair(0x3C3C43, 0xEBEBF5, alpha: 0.6) }
  public static var tertiaryLabel: Color { pair(0x3C3C43, 0xEBEBF5, alpha: 0.3) }
  public static var quaternaryLabel: Color { pair(0x3C3C43, 0xEBEBF5, alpha: 0.18, darkAlpha: 0.16) }
  public static var placeholderText: Color { pair(0x3C3C43, 0xEBEBF5, alpha: 0.3) }
  public static var darkText: Color { black }
  public static var lightText: Color { Color(0xFFFFFF, alpha: 0.6) }
  public static var separator: Color { pair(0x3C3C43, 0x545458, alpha: 0.29, darkAlpha: 0.6) }
  public static var opaqueSeparator: Color { pair(0xC6C6C8, 0x38383A) }

  public static var systemBackground: Color { pair(0xFFFFFF, 0x000000) }
  public static var secondarySystemBackground: Color { pair(0xF2F2F7, 0x1C1C1E) }
  public static var tertiarySystemBackground: Color { pair(0xFFFFFF, 0x2C2C2E) }
  public static var systemGroupedBackground: Color { pair(0xF2F2F7, 0x000000) }
  public static var secondarySystemGroupedBackground: Color { pair(0xFFFFFF, 0x1C1C1E) }
  public static var tertiarySystemGroupedBackground: Color { pair(0xF2F2F7, 0x2C2C2E) }
  public static var systemFill: Color { pair(0x787880, 0x787880, alpha: 0.2, darkAlpha: 0.36) }
  public static var secondarySystemFill: Color { pair(0x787880, 0x787880, alpha: 0.16, darkAlpha: 0.32) }
  public static var tertiarySystemFill: Color { pair(0x767680, 0x767680, alpha: 0.12, darkAlpha: 0.24) }
  public static var quaternarySystemFill: Color { pair(0x747480, 0x767680, alpha: 0.08, darkAlpha: 0.18) }
}
