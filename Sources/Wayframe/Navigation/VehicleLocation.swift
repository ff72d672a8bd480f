import Geometry

/// Where and when a vehicle was seen.
public struct VehicleLocation: Sendable, Hashable {
  /// On the road while there is a route.
  public var coordinate: Coordinate
  /// Degrees clockwise from north; `nil` when unknown, as when standing still.
  public var headingDegrees: Double?
  /// Metres per second.
  public var metresPerSecond: Double
  /// `metresPerSecond` as it is shown: 0 for what is no number, and within 0…1,000.
  var heldSpeed: Double { metresPerSecond.isNaN ? 0 : min(max(metresPerSecond, 0), 1_000) }
  /// UTC.
  public var secondsSince1970: Double

  /// A place at a moment.
  public init(
    coordinate: Coordinate, headingDegrees: Double? = nil, metresPerSecond: Double = 0, secondsSince1970: Double
  ) {
    self.coordinate = coordinate
    self.headingDegrees = headingDegrees
    self.metresPerSecond = metresPerSecond
    self.secondsSince1970 = secondsSince1970
  }
}
