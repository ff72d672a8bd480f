import ShownText

extension JSONReader {
  private static let powersOfTen = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]

  /// The double nearest to what is written.
  ///
  /// Up to 15 digits and a power of ten up to 22 are exact, so that one division or multiplication rounds once; all
  /// else goes to the standard library.
  mutating func number() throws(Mishap) -> Double {
    let start = offset
    let isNegative = take("-")
    var mantissa: UInt64 = 0
    var significant = 0
    let wholeStart = offset
    let wholes = try digits(&mantissa, &significant, "a digit should follow the minus")
    guard wholes == 1 || bytes[wholeStart] != UInt8(ascii: "0") else {
      throw Mishap(offset: start, reason: "a number begins with a needless 0")
    }
    var exponent = 0
    if take(".") { exponent = -(try digits(&mantissa, &significant, "a digit should follow the point")) }
    if take("e") || take("E") { exponent += try exponentPart() }
    if significant <= 15, abs(exponent) <= 22 {
      let power = Self.powersOfTen[abs(exponent)]
      let value = exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
      return isNegative ? -value : value
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw Mishap(
        offset: start, reason: "the number \(text.shown(limit: 40)) is too large; at most 1.8e308 can be held")
    }
    return value
  }

  /// How many digits stand here; the mantissa may overflow once there are more significant ones than are used.
  private mutating func digits(
    _ mantissa: inout UInt64, _ significant: inout Int, _ complaint: String
  ) throws(Mishap) -> Int {
    let from = offset
    while let byte = next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
      if mantissa > 0 || byte > UInt8(ascii: "0") { significant += 1 }
      mantissa = mantissa &* 10 &+ UInt64(byte - UInt8(ascii: "0"))
      offset += 1
    }
    guard offset > from else { throw mishap(complaint) }
    return offset - from
  }

  /// Clamped to an exponent that no finite number reaches.
  private mutating func exponentPart() throws(Mishap) -> Int {
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    let from = offset
    var exponent = 0
    while let byte = next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
      exponent = min(exponent * 10 + Int(byte - UInt8(ascii: "0")), 100_000)
      offset += 1
    }
    guard offset > from else { throw mishap("a digit should follow the exponent's sign") }
    return isNegative ? -exponent : exponent
  }
}
