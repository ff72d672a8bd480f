import Foundation
import Geometry

/// Rounds the corners of a line that is driven along, as a car takes them.
enum RouteCorners {
  /// Bends up to this are left as they are.
  private static let leastBend = 3.0 * .pi / 180
  /// From here on a bend is a turn, which the wheels take as tightly as they can.
  static let turn = 38.0 * .pi / 180
  /// From here on the line goes back beside itself: `OpposingRuns` parts both ways and joins them with a half circle.
  static let uTurn = 150.0 * .pi / 180
  private static let turnRadius = 5.5
  private static let widestRadius = 60.0
  /// How far a curve may leave the line's corner.
  private static let farthestFromCorner = 3.5
  private static let longestCut = 22.0
  private static let stepAngle = 8.0 * .pi / 180

  /// The line in world points with arcs in place of its corners; measures stay those of the line.
  static func rounded(_ line: Polyline) -> Polyline {
    smoothed(line) { 1 / WebMercator.metresPerWorldUnit(latitude: WebMercator.unproject($0).latitude) }
  }

  /// The same of a line in points of which `metre` are a metre.
  static func smoothed(_ line: Polyline, metre: Double) -> Polyline { smoothed(line) { _ in metre } }

  private static func smoothed(_ line: Polyline, metre: (Point) -> Double) -> Polyline {
    let (points, measures) = (line.points, line.measures)
    guard let first = points.first, points.count >= 3 else { return line }
    var result = Polyline()
    result.append(first, at: measures[0])
    var before = points[1] - first
    for i in 1..<(points.count - 1) {
      let corner = points[i]
      let after = points[i + 1] - corner
      let bend = bend(before, after)
      defer { before = after }
      guard abs(bend) > leastBend, abs(bend) < uTurn else {
        result.append(corner, at: measures[i])
        continue
      }
      let (lengthBefore, lengthAfter) = (before.length, after.length)
      let share = abs(bend) > turn ? 0.45 : 0.48
      let half = tan(abs(bend) / 2)
      let reach = min(radius(bend: abs(bend)) * half, longestCut) * metre(corner)
      let cut = min(reach, share * lengthBefore, share * lengthAfter)
      let (start, end) = (corner - before * (cut / lengthBefore), corner + after * (cut / lengthAfter))
      let from = measures[i] - (measures[i] - measures[i - 1]) * (cut / lengthBefore)
      let to = measures[i] + (measures[i + 1] - measures[i]) * (cut / lengthAfter)
      // An arc of radius cut / tan(bend / 2) about the middle on the inner side.
      let inward = before.normalized.perpendicular * (bend < 0 ? -1 : 1)
      let middle = start + inward * (cut / half)
      let arm = start - middle
      let steps = max(2, Int((abs(bend) / stepAngle).rounded(.up)))
      for step in 0...steps {
        let t = Double(step) / Double(steps)
        let (sine, cosine) = (sin(bend * t), cos(bend * t))
        let turned = Point(arm.x * cosine - arm.y * sine, arm.x * sine + arm.y * cosine)
        result.append(step == steps ? end : middle + turned, at: from + (to - from) * t)
      }
    }
    result.append(points[points.count - 1], at: measures[points.count - 1])
    return result
  }

  /// By how much a line turns, in radians; on the map, y down, a positive bend goes to the right.
  static func bend(_ before: Point, _ after: Point) -> Double { atan2(before.cross(after), before.dot(after)) }

  /// In metres: tight in turns, wider the smaller the bend, and never so wide that the curve leaves the street.
  private static func radius(bend: Double) -> Double {
    let degrees = bend * 180 / .pi
    let radius =
      bend > turn ? turnRadius : min(max(turnRadius + 0.9 * (65 - degrees), turnRadius), widestRadius)
    return min(radius, farthestFromCorner / (1 / cos(bend / 2) - 1))
  }

  /// Without points that equal their predecessor.
  static func distinct(_ line: Polyline) -> Polyline {
    var result = Polyline()
    for (point, measure) in zip(line.points, line.measures) where result.points.last != point {
      result.append(point, at: measure)
    }
    return result
  }
}
