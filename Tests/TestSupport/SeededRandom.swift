/// A random generator that gives the same numbers for the same seed (SplitMix64), so that a failing test can be repeated.
public struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }

  /// In 0..<1.
  public mutating func unit() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }

  /// One of a range that is not empty.
  public mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &self) }

  /// One of `0..<limit`.
  public mutating func number(below limit: Int) -> Int { number(0..<limit) }

  public mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next()) }
}
