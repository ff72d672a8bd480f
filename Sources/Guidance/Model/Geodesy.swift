import Foundation
import Geometry

/// Distances and headings on the sphere that routing services measure on.
public enum Geodesy {
  /// The mean radius of the earth in metres (IUGG).
  public static let earthRadius = 6_371_008.8

  /// Metres along the great circle (haversine formula: exact for near points too).
  public static func distance(_ from: Coordinate, _ to: Coordinate) -> Double {
    let radian = Double.pi / 180
    let halfLatitude = sin((to.latitude - from.latitude) * radian / 2)
    let halfLongitude = sin((to.longitude - from.longitude) * radian / 2)
    let square =
      halfLatitude * halfLatitude
      + cos(from.latitude * radian) * cos(to.latitude * radian) * halfLongitude * halfLongitude
    return 2 * earthRadius * asin(min(1, square.squareRoot()))
  }

  /// The heading at `from` towards `to`, degrees clockwise from north in 0..<360; 0 when they are the same place.
  public static func headingDegrees(_ from: Coordinate, _ to: Coordinate) -> Double {
    let radian = Double.pi / 180
    let east = (to.longitude - from.longitude) * radian
    let start = from.latitude * radian
    let end = to.latitude * radian
    let y = sin(east) * cos(end)
    let x = cos(start) * sin(end) - sin(start) * cos(end) * cos(east)
    return normalizedHeading(atan2(y, x) / radian)
  }

  /// The same direction in 0..<360 degrees; 0 for values that are not finite.
  public static func normalizedHeading(_ degrees: Double) -> Double {
    guard degrees.isFinite else { return 0 }
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    let positive = rest < 0 ? rest + 360 : rest
    return positive >= 360 ? 0 : positive
  }

  /// How far `to` lies clockwise of `from`, in (−180, 180] degrees.
  public static func turnDegrees(from: Double, to: Double) -> Double {
    let turn = normalizedHeading(to - from)
    return turn > 180 ? turn - 360 : turn
  }

  /// The place at `share` (0…1) of a segment, straight in degrees and on the short side of the antimeridian.
  public static func interpolate(_ from: Coordinate, _ to: Coordinate, at share: Double) -> Coordinate {
    let east = unwrap(to.longitude, near: from.longitude) - from.longitude
    return Coordinate(
      latitude: from.latitude + (to.latitude - from.latitude) * share,
      longitude: from.longitude + east * share)
  }

  /// The longitude of the same place that lies within 180° of `reference`.
  static func unwrap(_ longitude: Double, near reference: Double) -> Double {
    longitude - ((longitude - reference) / 360).rounded() * 360
  }
}
