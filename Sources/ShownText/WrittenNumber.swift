extension FixedWidthInteger {
  /// The whole number that ASCII digits write, with at most a minus before them, such as "-12".
  ///
  /// `nil` for anything else: digits of other scripts, a plus, spaces, and numbers that the type cannot hold.
  public init?(written text: some StringProtocol) {
    var digits = text.utf8[...]
    if digits.first == UInt8(ascii: "-") { digits.removeFirst() }
    guard !digits.isEmpty, digits.allSatisfy(isDigit) else { return nil }
    self.init(text, radix: 10)
  }
}

extension Double {
  /// The finite number that ASCII digits write, with at most a minus before them and a point among them, such as "-12.5".
  ///
  /// `nil` for anything else: "nan", "inf", "0x10", digits of other scripts, spaces, and numbers too large.
  /// - Parameter isScientific: whether a plus and an exponent may stand too, as in "+1.2e-5".
  public init?(written text: some StringProtocol, isScientific: Bool = false) {
    var rest = text.utf8[...]
    func take(_ isTaken: (UInt8) -> Bool) -> Int {
      let taken = rest.prefix(while: isTaken).count
      rest = rest.dropFirst(taken)
      return taken
    }
    func takeOne(of characters: String) -> Bool {
      guard let first = rest.first, characters.utf8.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }
    _ = takeOne(of: isScientific ? "+-" : "-")
    var digits = take(isDigit)
    if takeOne(of: ".") { digits += take(isDigit) }
    guard digits > 0 else { return nil }
    if isScientific, takeOne(of: "eE") {
      _ = takeOne(of: "+-")
      guard take(isDigit) > 0 else { return nil }
    }
    guard rest.isEmpty, let value = Double(String(text)), value.isFinite else { return nil }
    self = value
  }
}

private func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
