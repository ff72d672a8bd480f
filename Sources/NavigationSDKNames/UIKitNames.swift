public typealias UIView = View
public typealias UILabel = Label
public typealias UIImageView = ImageView
public typealias UIImage = Image
public typealias UILayoutGuide = LayoutGuide
public typealias NSLayoutConstraint = ViewConstraint
public typealias NSTextAlignment = TextAlignment
public typealias UIEdgeInsets = EdgeInsets
public typealias UIUserInterfaceStyle = UserInterfaceStyle
public typealias UIColor = Color
public typealias UIFont = Font

extension Color {
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
  }

  public init(white: Double, alpha: Double) { self.init(red: white, green: white, blue: white, alpha: alpha) }

  public func withAlphaComponent(_ alpha: Double) -> Color {
    var color = self
    color.alpha = Float(alpha)
    return color
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

extension Font {
  public enum Weight: Sendable, Hashable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// Of a named font its weight alone counts: bold where the name says so.
  public init?(name: String, size: Double) {
    self.init(size: size, isBold: name.lowercased().contains("bold"))
  }

  public static func systemFont(ofSize size: Double) -> Font { Font(size: size) }

  public static func boldSystemFont(ofSize size: Double) -> Font { Font(size: size, isBold: true) }

  /// From semibold on, text is bold.
  public static func systemFont(ofSize size: Double, weight: Weight) -> Font {
    let bold: Set<Weight> = [.semibold, .bold, .heavy, .black]
    return Font(size: size, isBold: bold.contains(weight))
  }
}
