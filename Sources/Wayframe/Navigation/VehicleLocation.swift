import Geometry

/// Where and when a vehicle was seen.
public struct VehicleLocation: Sendable, Hashable {
  public var coordinate: Coordinate
  /// Degrees clockwise from north; `nil` when unknown, as when standing still.
  public var headingDegrees: Double?
  public var metresPerSecond: Double
  /// UTC.
  public var secondsSince1970: Double

  public init(
    coordinate: Coordinate, headingDegrees: Double? = nil, metresPerSecond: Double = 0, secondsSince1970: Double
  ) {
    self.coordinate = coordinate
    self.headingDegrees = headingDegrees
    self.metresPerSecond = metresPerSecond
    self.secondsSince1970 = secondsSince1970
  }
}
