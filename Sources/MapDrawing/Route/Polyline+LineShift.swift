import Foundation
import Geometry

extension Polyline {
  /// The line with round corners, moved aside; where nothing moves, the line as it is.
  ///
  /// - Parameters:
  ///   - shift: in metres along the line, and to its right.
  ///   - corners: the line before its corners were rounded, in world points.
  func moved(_ shift: LineShift, corners: Polyline) -> Polyline {
    let range = shift.range
    guard let first = corners.measures.first, range.upperBound > first, range.lowerBound < corners.length else {
      return self
    }
    func index(_ measure: Double) -> Int { corners.place(at: max(measure, first))?.segment ?? corners.points.count - 1 }
    // Beyond the ends some corners more, which are rounded as their neighbours let them.
    let from = max(index(range.lowerBound) - Self.besides, 0)
    let to = min(index(range.upperBound) + 1 + Self.besides, corners.points.count - 1)
    var part = Polyline()
    for index in from...to { part.append(corners.points[index], at: corners.measures[index]) }
    let moved = RouteCorners.rounded(part.moved(shift))
    var result = Polyline()
    for piece in [
      slice(from: -.infinity, to: range.lowerBound), moved.slice(from: range.lowerBound, to: range.upperBound),
      slice(from: range.upperBound, to: .infinity),
    ] {
      for (point, measure) in zip(piece.points, piece.measures) where result.points.last != point {
        result.append(point, at: measure)
      }
    }
    return result
  }

  private static let besides = 3

  /// The line in world points with each leg moved to its right; where it turns, the moved legs are cut or lengthened to
  /// their crossing. Measures stay those of the line.
  func moved(_ shift: LineShift) -> Polyline {
    guard points.count >= 2 else { return self }
    let metre = 1 / WebMercator.metresPerWorldUnit(latitude: WebMercator.unproject(points[0]).latitude)
    var line = MovedLine(metre: metre)
    for i in points.indices {
      let before = i > 0 ? points[i] - points[i - 1] : points[1] - points[0]
      let after = i + 1 < points.count ? points[i + 1] - points[i] : before
      let shifts = (shift.shift(before: measures[i]), shift.shift(at: measures[i]))
      let bend = RouteCorners.bend(before, after)
      if abs(bend) > RouteCorners.turn, abs(bend) < RouteCorners.uTurn {
        line.turn(points[i], before.normalized, after.normalized, shifts, at: measures[i])
      } else if abs(bend) >= RouteCorners.uTurn {
        line.append(points[i] + before.normalized.perpendicular * (shifts.0 * metre), at: measures[i])
        line.append(points[i] + after.normalized.perpendicular * (shifts.1 * metre), at: measures[i])
      } else {
        let sum = before.normalized.perpendicular + after.normalized.perpendicular
        line.append(points[i] + sum * ((shifts.0 + shifts.1) / max(sum.dot(sum), 1) * metre), at: measures[i])
      }
      guard i + 1 < points.count else { break }
      let right = after.normalized.perpendicular
      for (share, measure) in places(between: i, changing: shift) {
        line.append(
          points[i].interpolated(to: points[i + 1], at: share) + right * (shift.shift(at: measure) * metre), at: measure
        )
      }
    }
    return line.line
  }

  /// Where between a point and the next one the shift is looked at: not near its ends, which may be corners that want
  /// room for their arcs.
  private func places(between i: Int, changing shift: LineShift) -> [(share: Double, measure: Double)] {
    let (from, to) = (measures[i], measures[i + 1])
    guard to > shift.range.lowerBound, from < shift.range.upperBound else { return [] }
    let count = Int(((to - from - 2 * Self.cornerRoom) / Self.step).rounded(.up))
    guard count >= 1 else { return [] }
    return (0...count).map { step in
      let measure = from + Self.cornerRoom + (to - from - 2 * Self.cornerRoom) * Double(step) / Double(count)
      return ((measure - from) / (to - from), measure)
    }
  }

  private static let cornerRoom = 17.0
  private static let step = 6.0
}

/// A line that is moved aside while it is made.
private struct MovedLine {
  private var places: [(point: Point, measure: Double)] = []
  /// World units.
  private let metre: Double
  /// The last turn, from which the line must lead away before it goes on.
  private var turn: (place: Point, direction: Point, measure: Double)?

  init(metre: Double) { self.metre = metre }

  var line: Polyline {
    var line = Polyline()
    for place in places where line.points.last != place.point { line.append(place.point, at: place.measure) }
    return line
  }

  /// Points this near a turn, in metres along the line, may lie beyond the legs' crossing.
  private static let reach = 25.0
  private static let least = 0.5

  mutating func append(_ point: Point, at measure: Double) {
    if let turn, measure - turn.measure < Self.reach {
      guard (point - turn.place).dot(turn.direction) > Self.least * metre else { return }
    }
    turn = nil
    places.append((point, measure))
  }

  /// Ends one leg and begins the next where both, moved aside, cross.
  mutating func turn(_ corner: Point, _ before: Point, _ after: Point, _ shifts: (Double, Double), at measure: Double) {
    // The place whose distance from the one leg is the one shift, and from the other the other.
    let place = corner + (after * shifts.0 - before * shifts.1) * (metre / before.cross(after))
    while places.count > 1, let last = places.last, measure - last.measure < Self.reach,
      (place - last.point).dot(before) < Self.least * metre
    {
      places.removeLast()
    }
    places.append((place, measure))
    turn = (place, after, measure)
  }
}
