extension Polyline {
  /// The points of the line moved sideways: to the right of its direction (y down) for positive distances.
  ///
  /// Outer corners sharper than 60° are bevelled; inner ones go no farther back than the shorter neighbouring edge, so
  /// there are neither spikes nor loops.
  public func offset(by distance: Double) -> [Point] {
    guard distance != 0, points.count >= 2 else { return points }
    let isClosed = points.count > 3 && points.first == points.last
    let normals = zip(points, points.dropFirst()).map { ($1 - $0).normalized.perpendicular * distance }
    let lengths = zip(points, points.dropFirst()).map { ($1 - $0).length }
    var result: [Point] = []
    for index in points.indices {
      let before = index > 0 ? index - 1 : (isClosed ? normals.count - 1 : 0)
      let after = index < normals.count ? index : (isClosed ? 0 : normals.count - 1)
      let (a, b) = (normals[before], normals[after])
      let sum = a + b
      // |sum|² = 2 d² (1 + cos of the turn); the mitre's tip is sum · d² / (|sum|² / 2).
      let square = sum.dot(sum)
      let isInner = (a.cross(b) > 0) == (distance > 0)
      let limit = min(lengths[before], lengths[after])
      let mitre = square > 0 ? sum * (2 * distance * distance / square) : Point(0, 0)
      if square > distance * distance && mitre.length <= max(limit, 2 * abs(distance)) {
        result.append(points[index] + mitre)
      } else if isInner && square > 0 {
        result.append(points[index] + mitre.normalized * min(mitre.length, max(limit, abs(distance))))
      } else {
        result.append(points[index] + a)
        result.append(points[index] + b)
      }
    }
    return result
  }
}
