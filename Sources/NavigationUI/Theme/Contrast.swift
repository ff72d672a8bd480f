import Foundation
import Pixels

/// Contrast as the Web Content Accessibility Guidelines 2 define it.
public enum Contrast {
  /// Relative luminance, 0 (black) to 1 (white); alpha is ignored.
  public static func luminance(_ color: Color) -> Double {
    func linear(_ component: Float) -> Double {
      let value = Double(min(max(component, 0), 1))
      return value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  /// The ratio of two opaque colours, 1 to 21.
  public static func ratio(_ a: Color, _ b: Color) -> Double {
    let (first, second) = (luminance(a), luminance(b))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The dark or the light ink, whichever stands out more on a ground.
  public static func ink(on ground: Color) -> Color {
    let (dark, light) = (Color(0x191E22), Color.white)
    guard ground.alpha > 0 else { return dark }
    return HeaderPalette.worstContrast(light, ground) > HeaderPalette.worstContrast(dark, ground) ? light : dark
  }

  /// What text needs: 3 from 24 points (bold from 18.7) on, else 4.5.
  public static func required(size: Double, isBold: Bool) -> Double {
    size >= (isBold ? 18.7 : 24) ? 3 : 4.5
  }
}

extension Color {
  /// The opaque colour seen where this one lies over `ground`.
  func over(_ ground: Color) -> Color {
    let mixed = ground.mixed(with: Color(red: red, green: green, blue: blue), alpha)
    return Color(red: mixed.red, green: mixed.green, blue: mixed.blue)
  }

  /// The colour rounded to bytes, so that what is computed from it is what is drawn.
  var rounded: Color {
    func round(_ component: Float) -> Float { (min(max(component, 0), 1) * 255).rounded() / 255 }
    return Color(red: round(red), green: round(green), blue: round(blue), alpha: round(alpha))
  }

  func withAlpha(_ alpha: Float) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha) }
}
