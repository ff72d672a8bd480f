import CFriBidi

/// Embedding levels by the Unicode Bidirectional Algorithm (UAX #9), from FriBidi.
struct Bidi {
  /// One level per scalar; odd levels run right to left.
  let levels: [UInt8]
  let baseLevel: UInt8

  /// Resolves one paragraph, which holds no paragraph separator.
  ///
  /// - Parameter fallback: the base level when `direction` is natural and no character decides.
  init(_ scalars: [UInt32], direction: TextStyle.Direction, fallback: @autoclosure () -> UInt8) {
    if Self.isPlainlyLeftToRight(scalars, direction: direction) {
      levels = [UInt8](repeating: 0, count: scalars.count)
      baseLevel = 0
      return
    }
    let fallback = fallback()
    let count = FriBidiStrIndex(scalars.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: scalars.count)
    fribidi_get_bidi_types(scalars, count, &types)
    var base = Self.baseType(direction, types: types, fallback: fallback)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    fribidi_get_bracket_types(scalars, count, types, &brackets)
    var signed = [FriBidiLevel](repeating: 0, count: scalars.count)
    let highest = fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &signed)
    let baseLevel: UInt8 = base == Self.rightToLeftType ? 1 : 0
    self.baseLevel = baseLevel
    // Zero means that FriBidi ran out of memory or refused the text.
    levels =
      highest == 0
      ? [UInt8](repeating: baseLevel, count: scalars.count) : signed.map { UInt8(clamping: $0) }
  }

  /// Below U+0590 nothing runs right to left, and a Latin letter makes the base direction.
  private static func isPlainlyLeftToRight(_ scalars: [UInt32], direction: TextStyle.Direction) -> Bool {
    guard direction != .rightToLeft, scalars.allSatisfy({ $0 < 0x590 }) else { return false }
    return direction == .leftToRight || scalars.contains { (0x61...0x7A).contains($0 | 0x20) }
  }

  /// The language's direction, for texts without a strong character.
  static func level(ofLanguage language: String) -> UInt8 {
    let tags = language.lowercased().split { $0 == "-" || $0 == "_" }
    if tags.contains("latn") || tags.contains("cyrl") { return 0 }
    return tags.first.map { rightToLeftLanguages.contains(String($0)) } == true ? 1 : 0
  }

  private static let rightToLeftLanguages: Set<String> = [
    "ar", "he", "iw", "fa", "ur", "ps", "sd", "ug", "yi", "dv", "ckb", "syr", "nqo",
  ]

  // FriBidi's type constants are macros; the types of these two letters are L and R.
  private static var leftToRightType: FriBidiParType { FriBidiParType(fribidi_get_bidi_type(0x41).rawValue) }
  private static var rightToLeftType: FriBidiParType { FriBidiParType(fribidi_get_bidi_type(0x5D0).rawValue) }

  private static func baseType(
    _ direction: TextStyle.Direction, types: [FriBidiCharType], fallback: UInt8
  ) -> FriBidiParType {
    let byFallback = fallback == 1 ? rightToLeftType : leftToRightType
    switch direction {
    case .leftToRight: return leftToRightType
    case .rightToLeft: return rightToLeftType
    case .natural:
      let found = fribidi_get_par_direction(types, FriBidiStrIndex(types.count))
      return found == leftToRightType || found == rightToLeftType ? found : byFallback
    }
  }

  /// The order, left to right, in which runs with these levels stand on a line (rule L2).
  static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in (1...highest).reversed() {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
