extension Double {
  /// The shortest decimal text that reads back as this number, as ECMAScript's Number::toString writes it:
  /// no point after whole numbers, an exponent only below 1e-6 and from 1e21.
  public var shortText: String {
    if isNaN { return "NaN" }
    if isInfinite { return self < 0 ? "-Infinity" : "Infinity" }
    if self == 0 { return "0" }
    if self < 0 { return "-" + magnitude.shortText }
    if let whole = Int(exactly: self), whole < 1 << 53 { return String(whole) }
    let (digits, exponent) = decimalDigits
    switch exponent {
    case -6..<0: return "0." + String(repeating: "0", count: -exponent - 1) + digits
    case 0..<21 where digits.count <= exponent + 1:
      return digits + String(repeating: "0", count: exponent + 1 - digits.count)
    case 0..<21: return String(digits.prefix(exponent + 1)) + "." + String(digits.dropFirst(exponent + 1))
    default:
      let mantissa = digits.count == 1 ? digits : "\(digits.prefix(1)).\(digits.dropFirst())"
      return "\(mantissa)e\(exponent < 0 ? "-" : "+")\(exponent.magnitude)"
    }
  }

  /// The shortest digits (no leading or trailing zeros) and the power of ten of the first one, of a positive number.
  private var decimalDigits: (digits: String, exponent: Int) {
    let parts = description.split(separator: "e")
    var exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let halves = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    var digits = String(halves[0]) + (halves.count > 1 ? String(halves[1]) : "")
    exponent += halves[0].count - 1
    while digits.hasPrefix("0"), digits.count > 1 {
      digits.removeFirst()
      exponent -= 1
    }
    while digits.hasSuffix("0"), digits.count > 1 { digits.removeLast() }
    return (digits, exponent)
  }
}
