import Pixels

extension Value {
  /// The value as text, as `to-string` gives it: null is empty, arrays and objects are JSON.
  var text: String {
    switch self {
    case .null: ""
    case .boolean(let flag): flag ? "true" : "false"
    case .number(let number): number.shortText
    case .string(let text): text
    case .color(let color): color.cssText
    case .formatted(let formatted): formatted.text
    case .image(let image): image.name
    default: jsonText()
    }
  }

  /// The value as compact JSON; stops soon after `limit` characters.
  func jsonText(limit: Int = .max) -> String {
    var text = ""
    appendJSON(to: &text, limit: limit)
    return text
  }

  private func appendJSON(to text: inout String, limit: Int) {
    guard text.utf8.count <= limit else { return }
    switch self {
    case .null: text += "null"
    case .boolean(let flag): text += flag ? "true" : "false"
    case .number(let number): text += number.isFinite ? number.shortText : "null"
    case .array(let items): Value.append(items, to: &text, limit: limit)
    case .numberArray(let numbers): Value.append(numbers.map(Value.number), to: &text, limit: limit)
    case .colorArray(let colors): Value.append(colors.map(Value.color), to: &text, limit: limit)
    case .padding(let padding): Value.append(padding.numbers.map(Value.number), to: &text, limit: limit)
    case .anchorOffsets(let anchors):
      let items = anchors.flatMap {
        [Value.string($0.anchor.rawValue), .array([.number($0.offset.x), .number($0.offset.y)])]
      }
      Value.append(items, to: &text, limit: limit)
    case .projection(let blend):
      Value.append([.string(blend.from), .string(blend.to), .number(blend.transition)], to: &text, limit: limit)
    case .object(let members):
      text += "{"
      for (index, key) in members.keys.sorted().enumerated() where text.utf8.count <= limit {
        text += index > 0 ? "," : ""
        Value.append(quoted: key, to: &text, limit: limit)
        text += ":"
        members[key]?.appendJSON(to: &text, limit: limit)
      }
      text += "}"
    case .string, .color, .formatted, .image, .collator: Value.append(quoted: self.plainText, to: &text, limit: limit)
    }
  }

  private var plainText: String {
    if case .collator = self { "" } else { text }
  }

  private static func append(_ items: [Value], to text: inout String, limit: Int) {
    text += "["
    for (index, item) in items.enumerated() where text.utf8.count <= limit {
      text += index > 0 ? "," : ""
      item.appendJSON(to: &text, limit: limit)
    }
    text += "]"
  }

  private static func append(quoted string: String, to text: inout String, limit: Int) {
    text += "\""
    for scalar in string.unicodeScalars {
      guard text.utf8.count <= limit else { break }
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension Double {
  /// The shortest decimal text that reads back as this number, as ECMAScript's Number::toString writes it:
  /// no point after whole numbers, an exponent only below 1e-6 and from 1e21.
  var shortText: String {
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

extension Color {
  /// `rgba(r,g,b,a)` with whole components and the alpha as it is.
  var cssText: String {
    let components = [red, green, blue].map { Double(($0 * 255).rounded()).shortText }
    return "rgba(\(components.joined(separator: ",")),\(Double(alpha.description)?.shortText ?? "1"))"
  }
}
