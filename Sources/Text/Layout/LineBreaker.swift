/// Fills lines one by one (first fit), over widths alone.
struct LineBreaker {
  struct Line: Hashable {
    /// Without the spaces at its ends.
    var scalars: Range<Int>
    /// Whether a word goes on in the next line.
    var isTorn: Bool
  }

  let analysis: TextAnalysis
  /// The pen position before each scalar in pixels, and the width at the end; in logical order.
  let positions: [Double]
  let breaks: [Bool]

  init(_ analysis: TextAnalysis, advances: [Double], breaks: [Bool]) {
    self.analysis = analysis
    self.breaks = breaks
    var positions = [0.0]
    positions.reserveCapacity(advances.count + 1)
    for advance in advances { positions.append(positions[positions.count - 1] + advance) }
    self.positions = positions
  }

  /// The lines of the text from `start` on, at most `limit` of them.
  func lines(maxWidth: Double, from start: Int = 0, limit: Int) -> [Line] {
    var lines: [Line] = []
    var start = start
    while start < analysis.scalars.count, lines.count < limit {
      let line = line(from: start, maxWidth: maxWidth)
      lines.append(line.line)
      start = line.next
    }
    return lines
  }

  /// One line, and where the next begins.
  private func line(from first: Int, maxWidth: Double) -> (line: Line, next: Int) {
    let count = analysis.scalars.count
    var lastBreak: Int?
    var index = first
    while index < count {
      if !isSpace(index), positions[index + 1] - positions[first] > maxWidth + 1e-6 { break }
      if breaks[index] { lastBreak = index + 1 }
      index += 1
    }
    var end = index == count ? count : lastBreak ?? tear(from: first, before: index)
    let isTorn = index < count && lastBreak == nil
    var next = end
    while next < count, isSpace(next) { next += 1 }
    while end > first, isSpace(end - 1) { end -= 1 }
    return (Line(scalars: first..<end, isTorn: isTorn), next)
  }

  /// The last place where a word may be torn that still fits; at least one grapheme cluster stays.
  private func tear(from first: Int, before index: Int) -> Int {
    var end = index
    while end > first, !LineBreaks.canTear(analysis, after: end - 1) { end -= 1 }
    if end > first { return end }
    end = analysis.graphemeEnd(first)
    while end < analysis.scalars.count, !LineBreaks.canTear(analysis, after: end - 1) {
      end = analysis.graphemeEnd(end)
    }
    return end
  }

  private func isSpace(_ index: Int) -> Bool { LineCharacters.isSpace(analysis.scalars[index]) }

  /// The narrowest width that needs no more lines than `maxWidth` does and tears no word more.
  func balancedWidth(maxWidth: Double, limit: Int) -> Double {
    let wanted = lines(maxWidth: maxWidth, limit: limit)
    guard wanted.count > 1, let total = positions.last, !wanted.contains(where: \.isTorn) else { return maxWidth }
    var low = total / Double(wanted.count) - 1
    var high = min(maxWidth, total)
    while high - low > 0.25 {
      let middle = (low + high) / 2
      let trial = lines(maxWidth: middle, limit: wanted.count + 1)
      if trial.count <= wanted.count, !trial.contains(where: \.isTorn) { high = middle } else { low = middle }
    }
    return high
  }
}
