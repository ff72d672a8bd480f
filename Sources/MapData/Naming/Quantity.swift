/// Reads the measures that mappers write as text.
enum Quantity {
  static let metresPerFoot = 0.3048
  static let metresPerInch = 0.0254

  /// Metres from "12.13 m", "12,5", "40 ft", "40'", "5'10\"" or a bare number; the first of several values separated by
  /// semicolons; nil for anything else and outside ±10 000 m.
  static func metres(_ text: String) -> Double? {
    var rest = Substring(text.prefix { $0 != ";" })
    trim(&rest)
    guard let value = number(&rest) else { return nil }
    trim(&rest)
    let metres: Double
    switch rest {
    case "", "m", "metre", "metres", "meter", "meters": metres = value
    case "ft", "foot", "feet": metres = value * metresPerFoot
    case "km": metres = value * 1000
    case "cm": metres = value / 100
    default:
      guard let feet = feetAndInches(value, rest) else { return nil }
      metres = feet
    }
    return abs(metres) <= 10_000 ? metres : nil
  }

  /// A plain number, the first of several separated by semicolons.
  static func number(_ text: String) -> Double? {
    var rest = Substring(text.prefix { $0 != ";" })
    trim(&rest)
    guard let value = number(&rest) else { return nil }
    trim(&rest)
    return rest.isEmpty ? value : nil
  }

  private static func feetAndInches(_ feet: Double, _ text: Substring) -> Double? {
    var rest = text
    guard rest.first == "'" || rest.first == "′" else { return nil }
    rest.removeFirst()
    trim(&rest)
    if rest.isEmpty { return feet * metresPerFoot }
    guard let inches = number(&rest), rest == "\"" || rest == "″" || rest.isEmpty else { return nil }
    return feet * metresPerFoot + inches * metresPerInch
  }

  /// Takes a decimal number with point or comma, at most 20 characters, off the front.
  private static func number(_ text: inout Substring) -> Double? {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || "+-.,".contains($0)) }
    guard digits.count <= 20, let value = Double(digits.map { $0 == "," ? "." : String($0) }.joined()) else {
      return nil
    }
    text = text[digits.endIndex...]
    return value.isFinite ? value : nil
  }

  private static func trim(_ text: inout Substring) {
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
  }
}
