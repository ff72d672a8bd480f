import Foundation

/// Numbers written in ASCII digits.
enum DecimalText {
  /// A whole number with an optional minus sign; nil beyond 64 bits.
  static func integer(_ text: ArraySlice<UInt8>) -> Int64? {
    let isNegative = text.first == UInt8(ascii: "-")
    let digits = isNegative ? text.dropFirst() : text
    guard !digits.isEmpty else { return nil }
    var value: Int64 = 0
    for byte in digits {
      guard let digit = digit(byte) else { return nil }
      let (tens, overflows) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflowsToo) =
        isNegative ? tens.subtractingReportingOverflow(digit) : tens.addingReportingOverflow(digit)
      guard !overflows, !overflowsToo else { return nil }
      value = sum
    }
    return value
  }

  /// The nearest number to a decimal fraction, with or without an exponent; nil for anything else, such as "nan".
  static func number(_ text: ArraySlice<UInt8>) -> Double? {
    let isNegative = text.first == UInt8(ascii: "-")
    var digits: Int64 = 0
    var count = 0
    var scale = 0
    var hasPoint = false
    for byte in isNegative ? text.dropFirst() : text {
      if let digit = digit(byte), count < 15 {
        digits = digits * 10 + digit
        count += 1
        scale += hasPoint ? 1 : 0
      } else if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else {
        return longNumber(text)
      }
    }
    guard count > 0 else { return nil }
    // Both are exact, so that the quotient is the nearest number.
    let value = Double(digits) / powersOfTen[scale]
    return isNegative ? -value : value
  }

  private static let powersOfTen: [Double] = (0...15).map { pow(10, Double($0)) }

  private static func longNumber(_ text: ArraySlice<UInt8>) -> Double? {
    guard text.allSatisfy({ digit($0) != nil || "+-.eE".utf8.contains($0) }) else { return nil }
    return Double(String(decoding: text, as: UTF8.self))
  }

  private static func digit(_ byte: UInt8) -> Int64? { 0x30...0x39 ~= byte ? Int64(byte - 0x30) : nil }
}
