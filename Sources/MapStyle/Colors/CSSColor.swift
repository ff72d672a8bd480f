import Foundation
import Pixels

extension Color {
  /// The colour that a CSS text stands for (CSS Color Module Level 4): a name, `#…`, `rgb()`, `rgba()`, `hsl()` or
  /// `hsla()`, with commas or in the modern form with spaces and `/`; `nil` for anything else.
  public init?(css text: String) {
    guard text.utf8.count <= 200 else { return nil }
    if text.utf8.first == UInt8(ascii: "#"), let color = Color(hex: text) {
      self = color
      return
    }
    let name = text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    if name == "transparent" {
      self = .clear
    } else if let rgb = namedColors[name] {
      self.init(rgb)
    } else if name.hasPrefix("#") {
      self.init(hex: name)
    } else {
      guard let color = ColorFunction(name)?.color else { return nil }
      self = color
    }
  }
}

/// The call of a colour function in CSS, such as `rgb(1 2 3 / 50%)`.
private struct ColorFunction {
  struct Argument {
    var number: Double
    var unit: Substring
  }

  let name: String
  let arguments: [Argument]
  let hasCommas: Bool

  /// `text` is in lower case.
  init?(_ text: String) {
    guard text.hasSuffix(")"), let opening = text.firstIndex(of: "(") else { return nil }
    name = String(text[..<opening])
    let body = text[text.index(after: opening)...].dropLast()
    hasCommas = body.contains(",")
    guard let parts = Self.split(body, atCommas: hasCommas) else { return nil }
    var arguments: [Argument] = []
    for part in parts {
      guard let argument = Self.argument(part) else { return nil }
      arguments.append(argument)
    }
    guard (3...4).contains(arguments.count) else { return nil }
    self.arguments = arguments
  }

  /// The texts of the arguments; `nil` where separators are missing or doubled.
  private static func split(_ body: Substring, atCommas: Bool) -> [Substring]? {
    func trimmed(_ part: Substring) -> Substring {
      let from = part.drop(while: \.isWhitespace)
      return from.prefix(
        upTo: from.lastIndex(where: { !$0.isWhitespace }).map { from.index(after: $0) } ?? from.startIndex)
    }
    if atCommas { return body.split(separator: ",", omittingEmptySubsequences: false).map(trimmed) }
    let halves = body.split(separator: "/", omittingEmptySubsequences: false)
    guard halves.count <= 2 else { return nil }
    let components = halves[0].split(whereSeparator: \.isWhitespace)
    guard components.count == 3 else { return nil }
    return components + halves.dropFirst().map(trimmed)
  }

  private static func argument(_ text: Substring) -> Argument? {
    if text == "none" { return Argument(number: 0, unit: "none") }
    let length = text.utf8.prefix { "0123456789+-.".utf8.contains($0) }.count
    let split = text.utf8.index(text.startIndex, offsetBy: length)
    var end = split
    // An exponent, but not the unit "em".
    if end < text.endIndex, text[end] == "e" {
      let tail = text[text.index(after: end)...].utf8.prefix { "0123456789+-".utf8.contains($0) }
      if !tail.isEmpty { end = tail.endIndex }
    }
    guard let number = Double(text[..<end]), number.isFinite else { return nil }
    return Argument(number: number, unit: text[end...])
  }

  var color: Color? {
    guard let alpha = alpha else { return nil }
    switch name {
    case "rgb", "rgba": return rgb(alpha: alpha)
    case "hsl", "hsla": return hsl(alpha: alpha)
    default: return nil
    }
  }

  private var alpha: Double? {
    guard arguments.count == 4 else { return 1 }
    switch arguments[3].unit {
    case "", "none": return max(0, min(1, arguments[3].number))
    case "%": return max(0, min(1, arguments[3].number / 100))
    default: return nil
    }
  }

  private func rgb(alpha: Double) -> Color? {
    let units = Set(arguments.prefix(3).map(\.unit).filter { $0 != "none" })
    guard units.isSubset(of: ["", "%"]), units.count <= 1 else { return nil }
    let components = arguments.prefix(3).map { max(0, min(1, $0.number / ($0.unit == "%" ? 100 : 255))) }
    return Color(
      red: Float(components[0]), green: Float(components[1]), blue: Float(components[2]), alpha: Float(alpha))
  }

  private func hsl(alpha: Double) -> Color? {
    guard let hue = hueDegrees else { return nil }
    let shares = arguments[1...2].compactMap { argument -> Double? in
      guard argument.unit == "%" || argument.unit == "none" || (argument.unit == "" && !hasCommas) else { return nil }
      return max(0, min(1, argument.number / 100))
    }
    guard shares.count == 2 else { return nil }
    let (saturation, lightness) = (shares[0], shares[1])
    let reach = saturation * min(lightness, 1 - lightness)
    func component(_ offset: Double) -> Float {
      let k = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      return Float(lightness - reach * max(-1, min(k - 3, 9 - k, 1)))
    }
    return Color(red: component(0), green: component(8), blue: component(4), alpha: Float(alpha))
  }

  /// The first argument as an angle within 0..<360.
  private var hueDegrees: Double? {
    let turn: Double
    switch arguments[0].unit {
    case "", "deg", "none": turn = arguments[0].number
    case "rad": turn = arguments[0].number * 180 / .pi
    case "grad": turn = arguments[0].number * 0.9
    case "turn": turn = arguments[0].number * 360
    default: return nil
    }
    let degrees = turn.truncatingRemainder(dividingBy: 360)
    return degrees < 0 ? degrees + 360 : degrees
  }
}
