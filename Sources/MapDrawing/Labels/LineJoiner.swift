import Geometry

/// Joins lines of one road at their common ends, so that its name is set along all of it and not along each piece.
///
/// The result does not depend on the lines' order. At a fork the straightest way on is taken; none turns by more
/// than 60°. Each joined line runs against the direction of the first of its pieces.
func joinedLines(_ lines: [[Point]]) -> [[Point]] {
  let sorted = lines.filter { $0.count >= 2 }.sorted { a, b in
    for (p, q) in zip(a, b) where p != q { return (p.x, p.y) < (q.x, q.y) }
    return a.count < b.count
  }
  var ends: [End: [Int]] = [:]
  for (index, line) in sorted.enumerated() {
    ends[End(line[0]), default: []].append(index)
    ends[End(line[line.count - 1]), default: []].append(index)
  }
  var isUsed = [Bool](repeating: false, count: sorted.count)

  /// The unused line that goes on best from the end of `line`, running away from it.
  func continuation(of line: [Point]) -> [Point]? {
    let tip = line[line.count - 1]
    let direction = (tip - line[line.count - 2]).normalized
    var best: (index: Int, cosine: Double, line: [Point])?
    for index in ends[End(tip)] ?? [] where !isUsed[index] {
      let candidate = End(sorted[index][0]) == End(tip) ? sorted[index] : sorted[index].reversed()
      let cosine = direction.dot((candidate[1] - candidate[0]).normalized)
      if cosine > best?.cosine ?? 0.5 { best = (index, cosine, candidate) }
    }
    guard let best else { return nil }
    isUsed[best.index] = true
    return best.line
  }

  var result: [[Point]] = []
  for index in sorted.indices where !isUsed[index] {
    isUsed[index] = true
    var line = sorted[index]
    while let next = continuation(of: line) { line += next.dropFirst() }
    line.reverse()
    while let next = continuation(of: line) { line += next.dropFirst() }
    result.append(line)
  }
  return result
}

/// An end of a line to 1/16 of a point: pieces from neighbouring tiles meet within less.
private struct End: Hashable {
  var x, y: Double

  init(_ p: Point) {
    x = (p.x * 16).rounded()
    y = (p.y * 16).rounded()
  }
}
