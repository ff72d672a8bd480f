import Geometry

/// Where the sun stands in the sky of a place.
public struct SunPosition: Sendable, Hashable {
  /// Clockwise from north, 0 to 360.
  public var azimuthDegrees: Double
  /// Above the horizon, −90 to 90.
  public var altitudeDegrees: Double

  /// A place in the sky.
  public init(azimuthDegrees: Double, altitudeDegrees: Double) {
    self.azimuthDegrees = azimuthDegrees
    self.altitudeDegrees = altitudeDegrees
  }
}
