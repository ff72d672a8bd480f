import Geometry

extension Stroker {
  /// Strokes every subpath of `path` in the style given to `begin`.
  func stroke(_ path: PathSlice) {
    if style.cap == .round && style.join == .round && style.dashes.isEmpty && chains.find(path) {
      line.count = 0
      chains.forEach {
        if line.count == 0 { line.append($0) } else { append($0) }
      } finish: {
        stroke(line, closed: $0.isClosed, hasBareStart: $0.hasBareStart, hasBareEnd: $0.hasBareEnd)
        line.count = 0
      }
      return
    }
    var next = path.points
    var start = SIMD2<Float>()
    var current = SIMD2<Float>()
    var hasStart = false
    var hasSegment = false
    line.count = 0
    for i in 0..<path.verbCount {
      let verb = path.verbs[i]
      if verb == .move || !hasStart {
        if hasSegment { finish(closed: false) }
        hasSegment = false
        guard verb != .close else { continue }
        start = next[0]
        hasStart = true
        current = start
        line.count = 0
        line.append(start)
        if verb == .move {
          next += 1
          continue
        }
      }
      if line.count == 0 { line.append(current) }
      hasSegment = true
      switch verb {
      case .move: break
      case .line:
        append(next[0])
        current = next[0]
        next += 1
      case .quad:
        quad(current, next[0], next[1])
        current = next[1]
        next += 2
      case .cubic:
        cubic(current, next[0], next[1], next[2])
        current = next[2]
        next += 3
      case .close:
        finish(closed: true)
        line.count = 0
        hasSegment = false
        current = start
      }
    }
    if hasSegment { finish(closed: false) }
  }

  /// Strokes every subpath as a ring, whether it is closed or not: the halo of a filled shape.
  func strokeRings(_ path: PathSlice) {
    var next = path.points
    var start: SIMD2<Float>?
    line.count = 0
    for i in 0..<path.verbCount {
      let verb = path.verbs[i]
      if verb == .move || verb == .close {
        if line.count > 0 { finish(closed: true) }
        line.count = 0
        if verb == .move {
          start = next[0]
          line.append(next[0])
          next += 1
        }
        continue
      }
      if line.count == 0 {
        // After a close the next subpath begins where the last one did.
        let first = start ?? next[0]
        start = first
        line.append(first)
      }
      let current = line[line.count - 1]
      switch verb {
      case .line: append(next[0])
      case .quad: quad(current, next[0], next[1])
      default: cubic(current, next[0], next[1], next[2])
      }
      next += verb.pointCount
    }
    if line.count > 0 { finish(closed: true) }
  }

  private func finish(closed: Bool) {
    if style.dashes.isEmpty { stroke(line, closed: closed) } else { strokeDashes(closed: closed) }
  }

  /// Appends a point unless it nearly equals the last one.
  @inline(__always) private func append(_ point: SIMD2<Float>) {
    let d = point - line[line.count - 1]
    if d.x * d.x + d.y * d.y > mergeDistanceSquared { line.append(point) }
  }

  private func quad(_ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>) {
    let count = steps.count(a, b, c)
    if count > 1 {
      var inner = QuadSteps(a, b, c, count: count)
      for _ in 1..<count { append(inner.next()) }
    }
    append(c)
  }

  private func cubic(_ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>, _ d: SIMD2<Float>) {
    let count = steps.count(a, b, c, d)
    if count > 1 {
      let inner = CubicSteps(a, b, c, d, count: count)
      for step in 1..<count { append(inner[step]) }
    }
    append(d)
  }
}
