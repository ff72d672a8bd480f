import Foundation
import JSON

/// `number-format`: digits in groups, with a currency or a unit.
struct NumberFormat: StringOperation {
  let number: Node
  let locale: Node?
  let currency: Node?
  let unit: Node?
  let minimumFractionDigits: Node?
  let maximumFractionDigits: Node?

  func string(_ context: EvaluationContext) throws(EvaluationError) -> String {
    let value = try number.number(context)
    let marks = NumberMarks(locale: try locale?.string(context) ?? "en-US")
    let currencyCode = try currency?.string(context)
    let usual = currencyCode.map { NumberFormat.fractionDigits(ofCurrency: $0) } ?? 0...3
    let least = try NumberFormat.digits(minimumFractionDigits, context)
    let most = try NumberFormat.digits(maximumFractionDigits, context)
    let minimum = least ?? min(usual.lowerBound, most ?? usual.lowerBound)
    let maximum = max(minimum, most ?? max(usual.upperBound, minimum))
    let text = marks.text(value.magnitude, fractionDigits: minimum...maximum)
    let sign = value < 0 ? "-" : ""
    if let currencyCode { return sign + marks.place(NumberFormat.symbol(ofCurrency: currencyCode), beside: text) }
    if let unit = try unit?.string(context) { return sign + text + NumberFormat.suffix(ofUnit: unit) }
    return sign + text
  }

  /// A number of digits, clamped to 0…20.
  private static func digits(_ node: Node?, _ context: EvaluationContext) throws(EvaluationError) -> Int? {
    guard let value = try node?.number(context), !value.isNaN else { return nil }
    return Int(max(0, min(20, value)))
  }

  private static func fractionDigits(ofCurrency code: String) -> ClosedRange<Int> {
    let count = ["JPY", "KRW", "VND", "CLP", "ISK", "XAF", "XOF"].contains(code) ? 0 : 2
    return count...count
  }

  private static func symbol(ofCurrency code: String) -> String {
    let symbols = [
      "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "CNY": "CN¥", "INR": "₹", "KRW": "₩", "BRL": "R$", "CAD": "CA$",
      "AUD": "A$", "MXN": "MX$", "NZD": "NZ$", "ILS": "₪", "VND": "₫",
    ]
    return symbols[code] ?? code + "\u{A0}"
  }

  private static func suffix(ofUnit unit: String) -> String {
    let symbols = [
      "meter": " m", "kilometer": " km", "centimeter": " cm", "millimeter": " mm", "mile": " mi", "foot": " ft",
      "yard": " yd", "inch": " in", "celsius": "°C", "fahrenheit": "°F", "degree": " deg", "percent": "%",
      "kilobyte": " kB", "megabyte": " MB", "gigabyte": " GB", "byte": " byte", "bit": " bit", "second": " sec",
      "minute": " min", "hour": " hr", "day": " days", "week": " wks", "month": " mths", "year": " yrs",
      "gram": " g", "kilogram": " kg", "liter": " L", "milliliter": " mL", "acre": " ac", "hectare": " ha",
      "kilometer-per-hour": " km/h", "mile-per-hour": " mph", "meter-per-second": " m/s",
    ]
    return symbols[unit] ?? " " + unit
  }
}

/// How a language writes numbers.
struct NumberMarks {
  let decimal: String
  let group: String
  let putsCurrencyLast: Bool

  init(locale: String) {
    switch locale.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
    case "de", "nl", "it", "es", "pt", "tr", "da", "el", "id", "ro", "hr", "sl", "sr", "vi":
      (decimal, group, putsCurrencyLast) = (",", ".", true)
    case "fr": (decimal, group, putsCurrencyLast) = (",", "\u{202F}", true)
    case "fi", "sv", "nb", "no", "pl", "cs", "sk", "ru", "uk", "bg", "hu", "et", "lt", "lv":
      (decimal, group, putsCurrencyLast) = (",", "\u{A0}", true)
    default: (decimal, group, putsCurrencyLast) = (".", ",", false)
    }
  }

  func place(_ symbol: String, beside text: String) -> String {
    putsCurrencyLast ? text + "\u{A0}" + symbol.trimmingCharacters(in: .whitespaces) : symbol + text
  }

  /// `number` (not negative) with its digits in groups of three.
  func text(_ number: Double, fractionDigits: ClosedRange<Int>) -> String {
    guard number.isFinite else { return number.isNaN ? "NaN" : "∞" }
    let parts = Self.decimalText(number, fractionDigits: fractionDigits.upperBound).split(separator: ".")
    var fraction = parts.count > 1 ? String(parts[1]) : ""
    while fraction.count > fractionDigits.lowerBound, fraction.hasSuffix("0") { fraction.removeLast() }
    var whole = ""
    for (index, digit) in parts[0].enumerated() {
      if index > 0, (parts[0].count - index).isMultiple(of: 3) { whole += group }
      whole.append(digit)
    }
    return fraction.isEmpty ? whole : whole + decimal + fraction
  }

  /// Rounds the shortest decimal text of `number`, halves up, and pads it with zeros: the digits a reader expects.
  private static func decimalText(_ number: Double, fractionDigits: Int) -> String {
    let text = number.shortText
    guard !text.contains("e") else { return String(format: "%.\(fractionDigits)f", number) }
    let parts = text.split(separator: ".")
    var digits = Array(parts[0].utf8) + (parts.count > 1 ? Array(parts[1].utf8) : [])
    let wholeCount = parts[0].count
    let kept = wholeCount + fractionDigits
    if digits.count > kept {
      let roundsUp = digits[kept] >= UInt8(ascii: "5")
      digits.removeLast(digits.count - kept)
      var index = kept - 1
      var carries = roundsUp
      while carries, index >= 0 {
        carries = digits[index] == UInt8(ascii: "9")
        digits[index] = carries ? UInt8(ascii: "0") : digits[index] + 1
        index -= 1
      }
      if carries { digits.insert(UInt8(ascii: "1"), at: 0) }
    }
    while digits.count < kept { digits.append(UInt8(ascii: "0")) }
    let point = digits.count - fractionDigits
    let whole = String(decoding: digits[..<point], as: UTF8.self)
    return fractionDigits == 0 ? whole : whole + "." + String(decoding: digits[point...], as: UTF8.self)
  }
}

extension Compiler {
  func numberFormat(_ arguments: [JSONValue]) throws(ExpressionError) -> Node {
    try expect(2...2, in: arguments)
    let number = try compile(arguments, 1, wanted: .number)
    let allowed: [(name: String, type: ValueType)] = [
      ("locale", .string), ("currency", .string), ("unit", .string), ("min-fraction-digits", .number),
      ("max-fraction-digits", .number),
    ]
    let options = try options(arguments, 2, allowed)
    if options["currency"] != nil, options["unit"] != nil {
      throw error("\"number-format\" takes a currency or a unit, not both.")
    }
    return Node(
      .string,
      NumberFormat(
        number: number, locale: options["locale"], currency: options["currency"], unit: options["unit"],
        minimumFractionDigits: options["min-fraction-digits"], maximumFractionDigits: options["max-fraction-digits"]),
      [number] + allowed.compactMap { options[$0.name] })
  }
}
