import Geometry

/// How a map and its interface are lit; names and raw values are the Navigation SDK's.
public enum LightingMode: Int, Sendable, Hashable, CaseIterable {
  /// Day.
  case normal = 0
  /// Night and dusk.
  case lowLight

  /// The altitude of the sun's centre at sunrise and sunset as almanacs count them: its radius and refraction below 0.
  public static let sunsetAltitudeDegrees = -0.833

  /// Low light from sunset to sunrise at a place; `secondsSince1970` is UTC.
  public static func suggested(secondsSince1970: Double, coordinate: Coordinate) -> LightingMode {
    let altitude = Sun.altitudeDegrees(secondsSince1970: secondsSince1970, coordinate: coordinate)
    return altitude < sunsetAltitudeDegrees ? .lowLight : .normal
  }
}
