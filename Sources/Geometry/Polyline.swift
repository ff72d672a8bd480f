/// Straight segments from point to point, with a measure at each point by which places on the line are found: the length
/// from the first point, or what the maker counts by, such as a route's metres.
public struct Polyline: Sendable, Hashable {
  /// The points, in order.
  public private(set) var points: [Point] = []
  /// One per point, never falling.
  public private(set) var measures: [Double] = []

  /// A line without points.
  public init() {}

  /// A line measured by its length from the first point; points equal to their predecessor are left out.
  public init(_ points: some Sequence<Point>) {
    self.points.reserveCapacity(points.underestimatedCount)
    measures.reserveCapacity(points.underestimatedCount)
    for point in points where self.points.last != point {
      let step = self.points.last.map { (point - $0).length } ?? 0
      append(point, at: (measures.last ?? 0) + step)
    }
  }

  /// Lengthens the line; a measure smaller than the last one counts as that.
  public mutating func append(_ point: Point, at measure: Double) {
    points.append(point)
    measures.append(measures.last.map { max($0, measure) } ?? measure)
  }

  /// The last measure: the whole length of a line that is measured by its length; 0 without points.
  public var length: Double { measures.last ?? 0 }

  /// The smallest rectangle around all points; `Rect.null` without any.
  public var bounds: Rect { Rect(bounding: points) }

  /// The same line from its end to its start.
  public var reversed: Polyline { Polyline(points.reversed()) }

  /// The index of the last point at or before a measure; 0 where there is none.
  private func index(at measure: Double) -> Int {
    var (low, high) = (0, measures.count)
    while low < high {
      let middle = (low + high) / 2
      if measures[middle] <= measure { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }

  // MARK: Walking

  /// A place on the line.
  public struct Place: Sendable, Hashable {
    /// The index of the point at or before the place.
    public var segment: Int
    /// The distance along the line from its start, in the unit of the points.
    public var measure: Double
    /// The place on the line.
    public var point: Point
  }

  /// The place at a measure; `nil` beyond the ends and for a line of fewer than two points.
  public func place(at measure: Double) -> Place? {
    guard points.count >= 2, measure >= measures[0], measure <= length else { return nil }
    let segment = min(index(at: measure), points.count - 2)
    let span = measures[segment + 1] - measures[segment]
    let share = span > 0 ? (measure - measures[segment]) / span : 1
    let (a, b) = (points[segment], points[segment + 1])
    return Place(segment: segment, measure: measure, point: share < 1 ? a.interpolated(to: b, at: share) : b)
  }

  /// The point at a measure, clamped to the line's ends; `nil` for a line without points.
  public func point(at measure: Double) -> Point? {
    guard let first = measures.first else { return nil }
    return place(at: min(max(measure, first), length))?.point ?? points[0]
  }

  /// The unit vector in which the line runs at a measure, clamped to its ends; of segments without length that of the
  /// one before, and zero for a line without any.
  public func direction(at measure: Double) -> Point {
    guard points.count >= 2 else { return .zero }
    var segment = min(index(at: measure), points.count - 2)
    while segment > 0 && points[segment] == points[segment + 1] { segment -= 1 }
    return (points[segment + 1] - points[segment]).normalized
  }

  /// The next place on the line at a straight distance of `distance`; `nil` when the line ends before.
  public func place(after start: Place, atDistance distance: Double) -> Place? {
    for segment in start.segment..<max(points.count - 1, start.segment) {
      let isFirst = segment == start.segment
      let a = isFirst ? start.point : points[segment]
      let b = points[segment + 1]
      guard (b - start.point).length >= distance else { continue }
      let share = Self.crossing(from: a, to: b, center: start.point, radius: distance)
      let measure = isFirst ? start.measure : measures[segment]
      return Place(
        segment: segment, measure: measure + (measures[segment + 1] - measure) * share,
        point: a.interpolated(to: b, at: share))
    }
    return nil
  }

  /// The share of the way from `a` (inside a circle) to `b` (outside or on it) where the circle is crossed.
  private static func crossing(from a: Point, to b: Point, center: Point, radius: Double) -> Double {
    let step = b - a
    let offset = a - center
    let squared = step.dot(step)
    guard squared > 0 else { return 1 }
    let half = offset.dot(step)
    let discriminant = half * half - squared * (offset.dot(offset) - radius * radius)
    return min(max((-half + max(discriminant, 0).squareRoot()) / squared, 0), 1)
  }

  // MARK: Finding and cutting

  /// The measure of the nearest place to a point, and how far away that is; the first of equally near ones.
  ///
  /// Looks only at segments that reach into `from`…`to`.
  public func nearest(
    to point: Point, from: Double = -.infinity, to: Double = .infinity
  ) -> (measure: Double, away: Double)? {
    var best: (measure: Double, away: Double)?
    var i = index(at: from)
    while i + 1 < points.count && measures[i] <= to {
      let segment = Segment(points[i], points[i + 1])
      let share = segment.nearestShare(to: point)
      let away = (segment.start + (segment.end - segment.start) * share - point).length
      if away < best?.away ?? .infinity { best = (measures[i] + (measures[i + 1] - measures[i]) * share, away) }
      i += 1
    }
    return best
  }

  /// The part between two measures, ends included; empty for less than a point's length.
  public func slice(from: Double, to: Double) -> Polyline {
    guard points.count >= 2, from < to, to > measures[0], from < length, let first = place(at: max(from, measures[0]))
    else { return Polyline() }
    var result = Polyline()
    result.append(first.point, at: first.measure)
    func add(_ point: Point, _ measure: Double) {
      if point != result.points[result.points.count - 1] { result.append(point, at: measure) }
    }
    var i = first.segment + 1
    while i < points.count && measures[i] < to {
      add(points[i], measures[i])
      i += 1
    }
    if i < points.count, let last = place(at: to) { add(measures[i] == to ? points[i] : last.point, to) }
    return result.points.count >= 2 ? result : Polyline()
  }

  /// Whether the line has a point in a box, borders included.
  public func touches(_ box: Rect) -> Bool {
    zip(points, points.dropFirst()).contains { Segment($0, $1).touches(box) }
  }
}
