import Geometry

/// A polyline measured by arc length, on which one can walk in straight steps.
struct Polyline {
  /// A place on the line: the segment and the arc length from the line's beginning.
  struct Position {
    var segment: Int
    var arcLength: Double
    var point: Point
  }

  private let points: [Point]
  private let arcLengths: [Double]

  var length: Double { arcLengths[arcLengths.count - 1] }

  /// `nil` for lines without length or with coordinates that are not finite.
  init?(_ polyline: [Point]) {
    var points: [Point] = []
    var arcLengths: [Double] = []
    points.reserveCapacity(polyline.count)
    arcLengths.reserveCapacity(polyline.count)
    for point in polyline where points.last != point {
      let step = points.last.map { (point - $0).length } ?? 0
      arcLengths.append((arcLengths.last ?? 0) + step)
      points.append(point)
    }
    guard points.count > 1, let length = arcLengths.last, length.isFinite else { return nil }
    self.points = points
    self.arcLengths = arcLengths
  }

  var reversed: Polyline? { Polyline(points.reversed()) }

  /// The place at an arc length; `nil` beyond the ends.
  func position(at arcLength: Double) -> Position? {
    guard arcLength >= 0, arcLength <= length else { return nil }
    var low = 0
    var high = points.count - 2
    while low < high {
      let middle = (low + high + 1) / 2
      if arcLengths[middle] <= arcLength { low = middle } else { high = middle - 1 }
    }
    let span = arcLengths[low + 1] - arcLengths[low]
    let share = span > 0 ? (arcLength - arcLengths[low]) / span : 0
    return Position(
      segment: low, arcLength: arcLength, point: points[low].interpolated(to: points[low + 1], at: min(share, 1)))
  }

  /// The next place on the line that is `distance` away as the crow flies; `nil` when the line ends before.
  func position(after start: Position, atDistance distance: Double) -> Position? {
    var segment = start.segment
    while segment < points.count - 1 {
      let a = segment == start.segment ? start.point : points[segment]
      let b = points[segment + 1]
      if (b - start.point).length >= distance {
        let share = Self.crossing(from: a, to: b, center: start.point, radius: distance)
        let point = a.interpolated(to: b, at: share)
        let base = segment == start.segment ? start.arcLength : arcLengths[segment]
        return Position(segment: segment, arcLength: base + (point - a).length, point: point)
      }
      segment += 1
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
}
