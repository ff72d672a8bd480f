/// Keeps house and road numbers on the line of the word they belong to.
struct NumberNeighbors {
  private let scalars: [UInt32]
  private let words: [Range<Int>]

  init(_ scalars: [UInt32]) {
    self.scalars = scalars
    var words: [Range<Int>] = []
    var start: Int?
    for (index, scalar) in scalars.enumerated() {
      if LineCharacters.isSpace(scalar) {
        if let begin = start { words.append(begin..<index) }
        start = nil
      } else {
        start = start ?? index
      }
    }
    if let begin = start { words.append(begin..<scalars.count) }
    self.words = words
  }

  /// `breaks` without those that separate a number from its neighbour: a number stays with the word after it, or, when
  /// it ends the text or follows a short name in capitals ("US 101"), with the word before it.
  func withoutLoneNumbers(_ breaks: [Bool]) -> [Bool] {
    var breaks = breaks
    for (index, word) in words.enumerated() where isNumber(word) {
      let clingsBack = index > 0 && (index == words.count - 1 || isRoadPrefix(words[index - 1]))
      if clingsBack {
        forbid(between: words[index - 1], and: word, in: &breaks)
      } else if index + 1 < words.count {
        forbid(between: word, and: words[index + 1], in: &breaks)
      }
    }
    return breaks
  }

  private func forbid(between first: Range<Int>, and second: Range<Int>, in breaks: inout [Bool]) {
    for index in first.upperBound - 1..<second.lowerBound { breaks[index] = false }
  }

  /// Digits of any script, with at most two other characters ("12", "280A", "4-6", "१२").
  private func isNumber(_ word: Range<Int>) -> Bool {
    let digits = word.filter { Unicode.Scalar(scalars[$0])?.properties.numericType == .decimal }.count
    return digits > 0 && word.count - digits <= 2
  }

  private func isRoadPrefix(_ word: Range<Int>) -> Bool {
    word.count <= 3 && word.allSatisfy { Unicode.Scalar(scalars[$0])?.properties.isUppercase == true }
  }
}
