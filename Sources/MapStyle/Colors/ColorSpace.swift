import Foundation
import Pixels

/// The space in which colours are interpolated.
enum ColorSpace: Sendable {
  case rgb, lab, hcl

  func mixed(_ start: Color, _ end: Color, _ share: Double) -> Color {
    switch self {
    case .rgb: return start.mixedPremultiplied(with: end, share)
    case .lab:
      let (a, b) = (LabColor(start), LabColor(end))
      return LabColor(
        l: a.l + (b.l - a.l) * share, a: a.a + (b.a - a.a) * share, b: a.b + (b.b - a.b) * share,
        alpha: a.alpha + (b.alpha - a.alpha) * share
      ).color
    case .hcl: return HCLColor.mixed(HCLColor(LabColor(start)), HCLColor(LabColor(end)), share).lab.color
    }
  }
}

/// CIE L*a*b* under the D50 white (L* 0…100), from sRGB by the Bradford-adapted matrix (ICC sRGB profile).
struct LabColor {
  var l, a, b, alpha: Double

  private static let white = SIMD3(0.96422, 1, 0.82521)

  private static func linear(_ component: Float) -> Double {
    let value = Double(component)
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ linear: Double) -> Float {
    let value = linear <= 0.00304 ? 12.92 * linear : 1.055 * pow(linear, 1 / 2.4) - 0.055
    return Float(max(0, min(1, value)))
  }

  private static func compressed(_ ratio: Double) -> Double {
    ratio > 216.0 / 24389 ? cbrt(ratio) : ratio * (841.0 / 108) + 4.0 / 29
  }

  private static func expanded(_ value: Double) -> Double {
    value > 6.0 / 29 ? value * value * value : (value - 4.0 / 29) * (108.0 / 841)
  }

  init(l: Double, a: Double, b: Double, alpha: Double) {
    (self.l, self.a, self.b, self.alpha) = (l, a, b, alpha)
  }

  init(_ color: Color) {
    let (red, green, blue) = (Self.linear(color.red), Self.linear(color.green), Self.linear(color.blue))
    let y = Self.compressed(0.2225045 * red + 0.7168786 * green + 0.0606169 * blue)
    let isGrey = color.red == color.green && color.green == color.blue
    let x = isGrey ? y : Self.compressed((0.4360747 * red + 0.3850649 * green + 0.1430804 * blue) / Self.white.x)
    let z = isGrey ? y : Self.compressed((0.0139322 * red + 0.0971045 * green + 0.7141733 * blue) / Self.white.z)
    self.init(l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z), alpha: Double(color.alpha))
  }

  var color: Color {
    let height = (l + 16) / 116
    let y = Self.expanded(height)
    let x = Self.expanded(height + a / 500) * Self.white.x
    let z = Self.expanded(height - b / 200) * Self.white.z
    return Color(
      red: Self.encoded(3.1338561 * x - 1.6168667 * y - 0.4906146 * z),
      green: Self.encoded(-0.9787684 * x + 1.9161415 * y + 0.0334540 * z),
      blue: Self.encoded(0.0719453 * x - 0.2289914 * y + 1.4052427 * z), alpha: Float(alpha))
  }
}

/// L*a*b* in polar form; greys have no hue.
struct HCLColor {
  var hueDegrees: Double?
  var chroma, lightness, alpha: Double

  init(_ lab: LabColor) {
    chroma = (lab.a * lab.a + lab.b * lab.b).squareRoot()
    let isGrey = (chroma * 10_000).rounded() == 0
    let degrees = atan2(lab.b, lab.a) * 180 / .pi
    hueDegrees = isGrey ? nil : degrees < 0 ? degrees + 360 : degrees
    lightness = lab.l
    alpha = lab.alpha
  }

  var lab: LabColor {
    let angle = (hueDegrees ?? 0) * .pi / 180
    let radius = hueDegrees == nil ? 0 : chroma
    return LabColor(l: lightness, a: cos(angle) * radius, b: sin(angle) * radius, alpha: alpha)
  }

  /// The colour at `share`, round the shorter way; next to a grey the other one's hue stays.
  static func mixed(_ start: HCLColor, _ end: HCLColor, _ share: Double) -> HCLColor {
    var result = start
    result.chroma = start.chroma + (end.chroma - start.chroma) * share
    result.lightness = start.lightness + (end.lightness - start.lightness) * share
    result.alpha = start.alpha + (end.alpha - start.alpha) * share
    switch (start.hueDegrees, end.hueDegrees) {
    case (let first?, let second?):
      var turn = second - first
      if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
      result.hueDegrees = first + turn * share
    case (_?, nil):
      // Towards black or white the chroma stays too.
      if end.lightness == 0 || end.lightness == 100 { result.chroma = start.chroma }
    case (nil, let second?):
      result.hueDegrees = second
      if start.lightness == 0 || start.lightness == 100 { result.chroma = end.chroma }
    case (nil, nil): break
    }
    return result
  }
}

extension Color {
  /// The colour at `share` of the way to another one, colours weighted by their alphas: a transparent end lends none of
  /// its colour.
  fileprivate func mixedPremultiplied(with other: Color, _ share: Double) -> Color {
    guard alpha != other.alpha else { return mixed(with: other, Float(share)) }
    let (first, second) = (Double(alpha) * (1 - share), Double(other.alpha) * share)
    let sum = first + second
    guard sum > 0 else { return .clear }
    func component(_ a: Float, _ b: Float) -> Float { Float((Double(a) * first + Double(b) * second) / sum) }
    return Color(
      red: component(red, other.red), green: component(green, other.green), blue: component(blue, other.blue),
      alpha: Float(sum))
  }
}
