import Geometry

extension Stroker {
  /// More dashes than this on one subpath are drawn as a whole line: they would be far below a pixel.
  private static var largestDashCount: Float { 200_000 }

  /// Cuts the present polyline into dashes and strokes each; joins inside a dash stay joins.
  ///
  /// A pattern with a negative or non-finite length, or of no length at all, counts as none. An odd number of lengths is
  /// run through twice, so that dashes and gaps change places.
  func strokeDashes(closed: Bool) {
    let pattern = style.dashes.count % 2 == 0 ? style.dashes : style.dashes + style.dashes
    let period = pattern.reduce(0, +)
    if closed && line.count > 1 { line.append(line[0]) }
    var total: Float = 0
    for i in 1..<max(line.count, 1) { total += (line[i] - line[i - 1]).length }
    guard period > 0, period.isFinite, pattern.allSatisfy({ $0 >= 0 }), style.dashPhase.isFinite,
      total / period * Float(pattern.count) < Self.largestDashCount
    else {
      if closed && line.count > 1 { line.count -= 1 }
      return stroke(line, closed: closed)
    }
    guard line.count > 1 else { return stroke(line, closed: false) }
    walk(pattern, period: period, joinsEnds: closed)
  }

  /// Position in the pattern at the line's beginning: the entry and what is left of it.
  private func entry(_ pattern: [Float], period: Float) -> (index: Int, rest: Float) {
    var offset = style.dashPhase.truncatingRemainder(dividingBy: period)
    if offset < 0 { offset += period }
    var index = 0
    // An entry without length is passed only by going beyond it: the line may begin with a dot.
    while index < pattern.count - 1 && offset >= pattern[index] && offset > 0 {
      offset -= pattern[index]
      index += 1
    }
    return (index, max(pattern[index] - offset, 0))
  }

  private func walk(_ pattern: [Float], period: Float, joinsEnds: Bool) {
    var (index, rest) = entry(pattern, period: period)
    let startsOn = index % 2 == 0
    // The first dash of a ring waits: the last one may run into it.
    var first: [SIMD2<Float>] = []
    var isFirst = true
    dash.count = 0
    if startsOn { dash.append(line[0]) }
    var direction = SIMD2<Float>(1, 0)

    func endDash() {
      if joinsEnds && isFirst && startsOn {
        first = (0..<dash.count).map { dash[$0] }
      } else {
        strokeDash(along: direction)
      }
      isFirst = false
      dash.count = 0
    }

    for i in 1..<line.count {
      let (a, b) = (line[i - 1], line[i])
      let length = (b - a).length
      guard length > 0 else { continue }
      direction = (b - a) * (1 / length)
      var position: Float = 0
      while rest <= length - position {
        position += rest
        let point = a + direction * position
        if index % 2 == 0 {
          appendToDash(point)
          endDash()
        } else {
          dash.count = 0
          dash.append(point)
        }
        index = (index + 1) % pattern.count
        rest = pattern[index]
      }
      rest -= length - position
      if index % 2 == 0 { appendToDash(b) }
    }
    if index % 2 == 0 && dash.count > 0 {
      if isFirst && joinsEnds && startsOn {
        // One dash covers the whole ring.
        return strokeRing()
      }
      for point in first.dropFirst() { appendToDash(point) }
      first = []
      strokeDash(along: direction)
    }
    if !first.isEmpty {
      dash.count = 0
      for point in first { dash.append(point) }
      let second = line[min(1, line.count - 1)] - line[0]
      strokeDash(along: second.normalized)
    }
  }

  private func strokeRing() {
    line.count -= 1
    stroke(line, closed: true)
  }

  private func appendToDash(_ point: SIMD2<Float>) {
    guard dash.count > 0 else { return dash.append(point) }
    let d = point - dash[dash.count - 1]
    if d.x * d.x + d.y * d.y > mergeDistanceSquared { dash.append(point) }
  }

  private func strokeDash(along direction: SIMD2<Float>) {
    if dash.count > 1 {
      stroke(dash, closed: false)
    } else if dash.count == 1 {
      dot(dash[0], along: direction)
    }
  }
}
