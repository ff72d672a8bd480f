import Foundation
import Wayframe

/// `UIFont.Weight`.
public enum UIFontWeight: Sendable, Hashable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// `UIFont.TextStyle`.
public enum UIFontTextStyle: Sendable, Hashable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2
}

/// Fonts have a size and are regular or bold; the families are the renderer's.
extension UIFont {
  public typealias Weight = UIFontWeight
  public typealias TextStyle = UIFontTextStyle

  /// Of a named font its weight alone counts: bold where the name says so.
  public init?(name: String, size: Double) {
    let bold = ["bold", "heavy", "black"]
    self.init(size: size, isBold: bold.contains { name.lowercased().contains($0) })
  }

  public static func systemFont(ofSize size: Double) -> UIFont { UIFont(size: size) }

  public static func boldSystemFont(ofSize size: Double) -> UIFont { UIFont(size: size, isBold: true) }

  /// Upright: there is no italic.
  public static func italicSystemFont(ofSize size: Double) -> UIFont { UIFont(size: size) }

  /// From semibold on, text is bold.
  public static func systemFont(ofSize size: Double, weight: UIFontWeight) -> UIFont {
    let bold: Set<UIFontWeight> = [.semibold, .bold, .heavy, .black]
    return UIFont(size: size, isBold: bold.contains(weight))
  }

  /// The renderer's fonts have digits of one width anyway.
  public static func monospacedDigitSystemFont(ofSize size: Double, weight: UIFontWeight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// The platform's sizes at the text size `L`.
  public static func preferredFont(forTextStyle style: UIFontTextStyle) -> UIFont {
    switch style {
    case .largeTitle: UIFont(size: 34)
    case .title1: UIFont(size: 28)
    case .title2: UIFont(size: 22)
    case .title3: UIFont(size: 20)
    case .headline: UIFont(size: 17, isBold: true)
    case .body: UIFont(size: 17)
    case .callout: UIFont(size: 16)
    case .subheadline: UIFont(size: 15)
    case .footnote: UIFont(size: 13)
    case .caption1: UIFont(size: 12)
    case .caption2: UIFont(size: 11)
    }
  }

  public static var labelFontSize: CGFloat { 17 }
  public static var systemFontSize: CGFloat { 14 }
  public static var buttonFontSize: CGFloat { 18 }

  public var pointSize: CGFloat { CGFloat(size) }

  public func withSize(_ size: Double) -> UIFont { UIFont(size: size, isBold: isBold) }
}
