/// The straight way from one point to another.
public struct Segment: Sendable, Hashable {
  /// The ends.
  public var start, end: Point

  /// The straight line from one point to another.
  @inlinable public init(_ start: Point, _ end: Point) {
    self.start = start
    self.end = end
  }

  /// The share of the way, 0 to 1, at which it is nearest to a point; 0 for a segment without length.
  @inlinable public func nearestShare(to point: Point) -> Double {
    let way = end - start
    let square = way.dot(way)
    return square > 0 ? min(max((point - start).dot(way) / square, 0), 1) : 0
  }

  /// How far a point is from the nearest place on the segment.
  @inlinable public func distance(to point: Point) -> Double {
    (start + (end - start) * nearestShare(to: point) - point).length
  }

  /// Whether the two cross inside both; segments that only touch, or lie on one line, do not.
  @inlinable public func crosses(_ other: Segment) -> Bool {
    let (way, otherWay) = (end - start, other.end - other.start)
    return way.cross(other.start - start) * way.cross(other.end - start) < 0
      && otherWay.cross(start - other.start) * otherWay.cross(end - other.start) < 0
  }

  /// Whether the segment has a point in a box, borders included.
  public func touches(_ box: Rect) -> Bool {
    var (from, to) = (0.0, 1.0)
    let way = end - start
    for (start, step, low, high) in [(start.x, way.x, box.minX, box.maxX), (start.y, way.y, box.minY, box.maxY)] {
      if step == 0 {
        if start < low || start > high { return false }
      } else {
        let (t0, t1) = ((low - start) / step, (high - start) / step)
        from = max(from, min(t0, t1))
        to = min(to, max(t0, t1))
      }
    }
    return from <= to
  }
}
