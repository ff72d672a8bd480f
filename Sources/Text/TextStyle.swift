/// How the characters of a text look.
public struct TextStyle: Sendable, Hashable {
  /// How bold letters are.
  public enum Weight: String, Sendable, Hashable, CaseIterable {
    /// The regular or the bold face.
    case regular, bold
  }

  /// Which way a text runs as a whole.
  public enum Direction: String, Sendable, Hashable, CaseIterable {
    /// The direction of the first strong character (UAX #9 P2 and P3); without one, that of the language.
    case natural
    /// Always that way.
    case leftToRight, rightToLeft
  }

  /// The em in pixels; values outside 0 to 4,096 are clamped, NaN counts as 0.
  public var size: Double
  /// How bold letters are.
  public var weight: Weight
  /// Whether letters lean, where the font has such a face.
  public var isItalic: Bool
  /// Extra space between neighbouring clusters in pixels, left out where letters join (Arabic, Devanagari, …).
  public var letterSpacing: Double
  /// A BCP 47 tag, such as "zh-Hant"; chooses regional letter forms and the font of Chinese, Japanese and Korean.
  public var language: String
  /// Where the text begins; found by its first letter unless given.
  public var direction: Direction

  /// A style for text of so many pixels.
  public init(
    size: Double, weight: Weight = .regular, isItalic: Bool = false, letterSpacing: Double = 0,
    language: String = "en", direction: Direction = .natural
  ) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.letterSpacing = letterSpacing
    self.language = language
    self.direction = direction
  }

  /// The largest size in pixels; larger ones are held to it.
  public static let largestSize = 4096.0

  /// The style with every number finite and in range, as layout uses it.
  var clamped: TextStyle {
    var style = self
    style.size = size.isNaN ? 0 : min(max(size, 0), Self.largestSize)
    let limit = style.size
    style.letterSpacing = letterSpacing.isNaN ? 0 : min(max(letterSpacing, -limit), limit * 4)
    return style
  }
}
