/// A straight (not premultiplied) sRGB colour, components 0…1; it may have another value in the dark.
public struct Color: Sendable, Hashable {
  /// Straight components, 0 to 1.
  public var red, green, blue, alpha: Float
  /// What stands in for it in the dark, as 0xRRGGBBAA; see `resolved(isDark:)`.
  @usableFromInline var darkBytes: UInt32?

  // Code that also sees the initializer with `Double`s means that one by a plain number.
  /// A colour by its straight components, 0 to 1.
  @_disfavoredOverload
  @inlinable public init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The colour written 0xRRGGBB.
  @inlinable public init(_ rgb: UInt32, alpha: Float = 1) {
    self.init(
      red: Float((rgb >> 16) & 255) / 255, green: Float((rgb >> 8) & 255) / 255, blue: Float(rgb & 255) / 255,
      alpha: alpha)
  }

  /// The colour of `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`; `nil` for anything else.
  public init?(hex: String) {
    guard hex.utf8.first == UInt8(ascii: "#"), hex.utf8.count <= 9 else { return nil }
    var digits: [UInt32] = []
    for byte in hex.utf8.dropFirst() {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      digits.append(UInt32(digit))
    }
    let bytes: [UInt32]
    switch digits.count {
    case 3, 4: bytes = digits.map { $0 * 17 }
    case 6, 8: bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default: return nil
    }
    self.init(
      red: Float(bytes[0]) / 255, green: Float(bytes[1]) / 255, blue: Float(bytes[2]) / 255,
      alpha: bytes.count == 4 ? Float(bytes[3]) / 255 : 1)
  }

  /// Nothing at all.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  /// Opaque black.
  public static let black = Color(0x000000)
  /// Opaque white.
  public static let white = Color(0xFFFFFF)

  /// The same colour with its alpha multiplied by `opacity` (0…1).
  @inlinable public func opacity(_ opacity: Float) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * opacity)
  }

  /// Component-wise interpolation: 0 gives `self`, 1 gives `other`.
  @inlinable public func mixed(with other: Color, _ t: Float) -> Color {
    Color(
      red: red + (other.red - red) * t, green: green + (other.green - green) * t, blue: blue + (other.blue - blue) * t,
      alpha: alpha + (other.alpha - alpha) * t)
  }

  /// The pixel of this colour: components clamped to 0…1, alpha and colour rounded to bytes, then premultiplied.
  @inlinable public var pixel: Pixel {
    Pixel(straightRed: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
  }

  /// `#RRGGBB`, or `#RRGGBBAA` when not opaque.
  public var hex: String {
    func pair(_ component: Float) -> String {
      let text = String(byte(component), radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    let opaque = "#" + pair(red) + pair(green) + pair(blue)
    return byte(alpha) == 255 ? opaque : opaque + pair(alpha)
  }
}

/// The byte nearest to `component` (0…1); NaN counts as 0.
@inlinable @inline(__always) func byte(_ component: Float) -> UInt8 {
  component > 0 ? UInt8(min(component, 1) * 255 + 0.5) : 0
}
