import Foundation

/// A place on the earth in degrees (WGS 84).
public struct Coordinate: Sendable, Hashable {
  /// Degrees north, −90…90.
  public var latitude: Double
  /// Degrees east; −180…180 in the main world, other values lie in its copies.
  public var longitude: Double

  /// A place by its latitude and longitude in degrees.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// The spherical Mercator projection of web maps onto the unit square: x 0 at 180° west to 1 at 180° east,
/// y 0 at 85.0511° north to 1 at 85.0511° south. Points of this square are called *world* points.
public enum WebMercator {
  /// The latitude of the square's upper edge, atan(sinh π) in degrees; latitudes beyond it are clamped to it.
  public static let maximumLatitude = 85.051_128_779_806_59

  /// The earth's equatorial circumference in metres.
  public static let earthCircumference = 40_075_016.685_578_49

  /// The world point of a place; latitudes beyond the square's edges are held to them.
  public static func project(_ coordinate: Coordinate) -> Point {
    let latitude = min(max(coordinate.latitude, -maximumLatitude), maximumLatitude) * .pi / 180
    let y = 0.5 - log(tan(.pi / 4 + latitude / 2)) / (2 * .pi)
    return Point(coordinate.longitude / 360 + 0.5, y)
  }

  /// The place of a world point.
  public static func unproject(_ world: Point) -> Coordinate {
    let latitude = atan(sinh((0.5 - world.y) * 2 * .pi)) * 180 / .pi
    return Coordinate(latitude: latitude, longitude: (world.x - 0.5) * 360)
  }

  /// Metres on the ground for one unit of world length at `latitude`.
  public static func metresPerWorldUnit(latitude: Double) -> Double {
    earthCircumference * cos(latitude * .pi / 180)
  }
}
