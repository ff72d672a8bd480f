import Foundation
import Geometry

/// The sun's place in the sky.
public enum Sun {
  /// The altitude of the sun's centre above the horizon in degrees, without refraction, −90…90.
  ///
  /// Accurate to 0.02° from 1900 to 2100 (J. Meeus, Astronomical Algorithms, chapters 12, 22 and 25, low accuracy).
  /// - Parameter secondsSince1970: UTC; values that are not finite count as 0.
  public static func altitudeDegrees(secondsSince1970: Double, coordinate: Coordinate) -> Double {
    position(secondsSince1970: secondsSince1970, coordinate: coordinate).altitudeDegrees
  }

  /// Where the sun stands, with the accuracy of `altitudeDegrees`.
  public static func position(secondsSince1970: Double, coordinate: Coordinate) -> SunPosition {
    let seconds = secondsSince1970.isFinite ? secondsSince1970 : 0
    let radian = Double.pi / 180
    let days = seconds / 86400 + 2_440_587.5 - 2_451_545
    // Terrestrial time runs ahead of UTC by about 69 s, in which the sun moves by 0.0008°.
    let centuries = days / 36525
    let meanLongitude = 280.46646 + centuries * (36000.76983 + centuries * 0.0003032)
    let anomaly = (357.52911 + centuries * (35999.05029 - centuries * 0.0001537)) * radian
    let center =
      (1.914602 - centuries * (0.004817 + centuries * 0.000014)) * sin(anomaly)
      + (0.019993 - centuries * 0.000101) * sin(2 * anomaly) + 0.000289 * sin(3 * anomaly)
    let node = (125.04 - 1934.136 * centuries) * radian
    let longitude = (meanLongitude + center - 0.00569 - 0.00478 * sin(node)) * radian
    let obliquity =
      (23.439291 - centuries * (0.0130042 + centuries * (0.00000016 - centuries * 0.000000504)) + 0.00256 * cos(node))
      * radian
    let declination = asin(sin(obliquity) * sin(longitude))
    let ascension = atan2(cos(obliquity) * sin(longitude), cos(longitude))
    let siderealDegrees = 280.46061837 + 360.98564736629 * days + centuries * centuries * 0.000387933
    let hourAngle = (siderealDegrees + coordinate.longitude) * radian - ascension
    let latitude = coordinate.latitude * radian
    let sine = sin(latitude) * sin(declination) + cos(latitude) * cos(declination) * cos(hourAngle)
    let azimuth = atan2(
      -cos(declination) * sin(hourAngle),
      sin(declination) * cos(latitude) - cos(declination) * sin(latitude) * cos(hourAngle))
    return SunPosition(
      azimuthDegrees: azimuth < 0 ? azimuth / radian + 360 : azimuth / radian,
      altitudeDegrees: asin(min(1, max(-1, sine))) / radian)
  }

  /// As above, at a date.
  public static func altitudeDegrees(at date: Date, coordinate: Coordinate) -> Double {
    altitudeDegrees(secondsSince1970: date.timeIntervalSince1970, coordinate: coordinate)
  }
}
