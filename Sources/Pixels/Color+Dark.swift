extension Color {
  /// A colour with one value in the light and another in the dark; bytes are kept of the dark one's components.
  public init(light: Color, dark: Color) {
    self = light
    let components = [dark.red, dark.green, dark.blue, dark.alpha]
    darkBytes = components.reduce(0) { $0 << 8 | UInt32(byte($1)) }
  }

  /// The value in the dark; `nil` where it is the same as in the light.
  public var dark: Color? {
    darkBytes.map { Color($0 >> 8, alpha: Float($0 & 255) / 255) }
  }

  /// The one value that holds in the dark or in the light.
  public func resolved(isDark: Bool) -> Color {
    var color = isDark ? dark ?? self : self
    color.darkBytes = nil
    return color
  }
}
