import Geometry

extension EdgeBins {
  /// Adds the path's outline as edges, every subpath closed.
  func fill(_ path: PathSlice) {
    let steps = CurveSteps()
    var next = path.points
    var start = SIMD2<Float>()
    var current = SIMD2<Float>()
    var hasStart = false
    var isOpen = false
    for i in 0..<path.verbCount {
      let verb = path.verbs[i]
      if !isOpen && verb != .close {
        // A subpath begins where its first verb says, whether that is a move or not; after a close, where the last one did.
        if verb == .move || !hasStart { start = next[0] }
        current = start
        hasStart = true
        isOpen = true
      }
      switch verb {
      case .line:
        line(current, next[0])
        current = next[0]
        next += 1
      case .quad:
        quad(current, next[0], next[1], steps)
        current = next[1]
        next += 2
      case .cubic:
        cubic(current, next[0], next[1], next[2], steps)
        current = next[2]
        next += 3
      case .move:
        if current != start { line(current, start) }
        start = next[0]
        current = start
        next += 1
      case .close:
        if current != start { line(current, start) }
        current = start
        isOpen = false
      }
    }
    if current != start { line(current, start) }
  }

  @inline(never) private func quad(
    _ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>, _ steps: CurveSteps
  ) {
    let count = steps.count(a, b, c)
    if count == 1 { return line(a, c) }
    if count == 2 {
      let middle = QuadSteps.middle(a, b, c)
      line(a, middle)
      return line(middle, c)
    }
    var inner = QuadSteps(a, b, c, count: count)
    var current = a
    for _ in 1..<count {
      let point = inner.next()
      line(current, point)
      current = point
    }
    line(current, c)
  }

  @inline(never) private func cubic(
    _ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>, _ d: SIMD2<Float>, _ steps: CurveSteps
  ) {
    let count = steps.count(a, b, c, d)
    if count == 1 { return line(a, d) }
    let inner = CubicSteps(a, b, c, d, count: count)
    var current = a
    for step in 1..<count {
      let point = inner[step]
      line(current, point)
      current = point
    }
    line(current, d)
  }
}
