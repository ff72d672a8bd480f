import Foundation
import Wayframe

/// Fonts have a size and are regular or bold; the families are the renderer's.
extension Font {
  public enum Weight: Sendable, Hashable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public enum TextStyle: Sendable, Hashable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2
  }

  /// Of a named font its weight alone counts: bold where the name says so.
  public init?(name: String, size: Double) {
    let bold = ["bold", "heavy", "black"]
    self.init(size: size, isBold: bold.contains { name.lowercased().contains($0) })
  }

  public static func systemFont(ofSize size: Double) -> Font { Font(size: size) }

  public static func boldSystemFont(ofSize size: Double) -> Font { Font(size: size, isBold: true) }

  /// Upright: there is no italic.
  public static func italicSystemFont(ofSize size: Double) -> Font { Font(size: size) }

  /// From semibold on, text is bold.
  public static func systemFont(ofSize size: Double, weight: Weight) -> Font {
    let bold: Set<Weight> = [.semibold, .bold, .heavy, .black]
    return Font(size: size, isBold: bold.contains(weight))
  }

  /// The renderer's fonts have digits of one width anyway.
  public static func monospacedDigitSystemFont(ofSize size: Double, weight: Weight) -> Font {
    systemFont(ofSize: size, weight: weight)
  }

  /// The platform's sizes at the text size `L`.
  public static func preferredFont(forTextStyle style: TextStyle) -> Font {
    switch style {
    case .largeTitle: Font(size: 34)
    case .title1: Font(size: 28)
    case .title2: Font(size: 22)
    case .title3: Font(size: 20)
    case .headline: Font(size: 17, isBold: true)
    case .body: Font(size: 17)
    case .callout: Font(size: 16)
    case .subheadline: Font(size: 15)
    case .footnote: Font(size: 13)
    case .caption1: Font(size: 12)
    case .caption2: Font(size: 11)
    }
  }

  public static var labelFontSize: CGFloat { 17 }
  public static var systemFontSize: CGFloat { 14 }
  public static var buttonFontSize: CGFloat { 18 }

  public var pointSize: CGFloat { CGFloat(size) }

  public func withSize(_ size: Double) -> Font { Font(size: size, isBold: isBold) }
}
