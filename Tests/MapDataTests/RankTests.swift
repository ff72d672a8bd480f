import Testing

@testable import MapData

@Suite struct RankTests {
  /// The numbers 0…n − 1 in any order stand each at its own rank; so do equal ones, and the ends of a sorted array.
  @Test(arguments: [1, 2, 3, 10, 257])
  func ranksAreThoseOfTheSortedArray(_ count: Int) {
    let mixed = (0..<count).map { Double($0 * 97 % 257) }
    let rising = (0..<count).map { Double($0) }
    for rank in 0..<count {
      #expect(mixed.value(atRank: rank) == mixed.sorted()[rank])
      #expect(rising.value(atRank: rank) == Double(rank))
      #expect(Array(rising.reversed()).value(atRank: rank) == Double(rank))
      #expect([Double](repeating: 4, count: count).value(atRank: rank) == 4)
    }
  }
}
