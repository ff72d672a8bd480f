import Geometry

extension HalfPlane {
  /// The part of a ring inside; edges along the border may remain where parts are joined through it.
  func clip(ring: [Point]) -> [Point] {
    guard var previous = ring.last else { return [] }
    var result: [Point] = []
    result.reserveCapacity(ring.count + 4)
    var before = distance(previous)
    for point in ring {
      let after = distance(point)
      if (after >= 0) != (before >= 0) { result.append(crossing(previous, before, point, after)) }
      if after >= 0 { result.append(point) }
      (previous, before) = (point, after)
    }
    return result
  }
}

/// Where the segment between points on both sides of a border crosses it.
///
/// Computed from the inner end whatever the direction, so that two polygons sharing an edge keep sharing it.
private func crossing(_ a: Point, _ da: Double, _ b: Point, _ db: Double) -> Point {
  da >= 0 ? a + (b - a) * (da / (da - db)) : b + (a - b) * (db / (db - da))
}

extension VisibleGround {
  /// The ring's visible part; empty when there is none.
  func clip(ring: [Point]) -> [Point] {
    var result = ring
    for plane in halfPlanes where result.contains(where: { plane.distance($0) < 0 }) {
      result = plane.clip(ring: result)
    }
    return result.count >= 3 ? result : []
  }

  /// The visible stretches of a polyline in order, with the length before each on the whole line.
  func clip(line: [Point]) -> [(points: [Point], start: Double)] {
    var pieces: [(points: [Point], start: Double)] = []
    var isOpen = false
    var traveled = 0.0
    for (a, b) in zip(line, line.dropFirst()) {
      let length = (b - a).length
      if let (from, to) = visibleShare(a, b) {
        if !isOpen { pieces.append(([a.interpolated(to: b, at: from)], traveled + from * length)) }
        pieces[pieces.count - 1].points.append(to == 1 ? b : a.interpolated(to: b, at: to))
        isOpen = to == 1
      } else {
        isOpen = false
      }
      traveled += length
    }
    return pieces
  }

  /// The share of a segment that is visible; `nil` for none.
  private func visibleShare(_ a: Point, _ b: Point) -> (Double, Double)? {
    var (from, to) = (0.0, 1.0)
    for plane in halfPlanes {
      let (da, db) = (plane.distance(a), plane.distance(b))
      if da < 0 && db < 0 { return nil }
      if da < 0 { from = max(from, da / (da - db)) } else if db < 0 { to = min(to, da / (da - db)) }
    }
    return from < to ? (from, to) : nil
  }
}
