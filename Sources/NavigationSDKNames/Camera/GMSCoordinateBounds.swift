/// A rectangle of latitudes and longitudes, which may span the 180th meridian; it is never changed.
public final class GMSCoordinateBounds: Hashable {
  let value: CoordinateBounds

  init(_ value: CoordinateBounds) { self.value = value }

  /// Holds no place.
  public convenience init() { self.init(CoordinateBounds()) }

  /// The smaller of the two rectangles that have these corners.
  public convenience init(coordinate coord1: CLLocationCoordinate2D, coordinate coord2: CLLocationCoordinate2D) {
    self.init(CoordinateBounds([coord1, coord2]))
  }

  public convenience init(region: GMSVisibleRegion) {
    self.init(CoordinateBounds([region.nearLeft, region.nearRight, region.farRight, region.farLeft]))
  }

  public convenience init(path: GMSPath) {
    self.init(CoordinateBounds((0..<path.count()).map { path.coordinate(at: $0) }))
  }

  /// `kCLLocationCoordinate2DInvalid` when the rectangle holds no place.
  public var northEast: CLLocationCoordinate2D { value.northEast ?? kCLLocationCoordinate2DInvalid }
  /// `kCLLocationCoordinate2DInvalid` when the rectangle holds no place.
  public var southWest: CLLocationCoordinate2D { value.southWest ?? kCLLocationCoordinate2DInvalid }
  public var isValid: Bool { value.isValid }

  public func includingCoordinate(_ coordinate: CLLocationCoordinate2D) -> GMSCoordinateBounds {
    GMSCoordinateBounds(value.including(coordinate))
  }

  public func includingBounds(_ other: GMSCoordinateBounds) -> GMSCoordinateBounds {
    GMSCoordinateBounds(value.including(other.value))
  }

  public func includingPath(_ path: GMSPath) -> GMSCoordinateBounds {
    (0..<path.count()).reduce(self) { $0.includingCoordinate(path.coordinate(at: $1)) }
  }

  public func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { value.contains(coordinate) }

  public func intersects(_ bounds: GMSCoordinateBounds) -> Bool { value.intersects(bounds.value) }

  public static func == (a: GMSCoordinateBounds, b: GMSCoordinateBounds) -> Bool { a.value == b.value }

  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
