/// The SDK's names of sessions and of places on the road.
public typealias GMSNavigationSession = NavigationSession
public typealias GMSRoadSnappedLocationProvider = RoadSnappedLocationProvider

/// Is notified of the vehicle's position, which the simulator supplies. Every method may be left out.
public protocol GMSRoadSnappedLocationProviderListener: RoadSnappedLocationListener {
  func locationProvider(_ locationProvider: GMSRoadSnappedLocationProvider, didUpdate location: CLLocation)
}

extension GMSRoadSnappedLocationProviderListener {
  public func locationProvider(_ locationProvider: GMSRoadSnappedLocationProvider, didUpdate location: CLLocation) {}

  public func locationProvider(_ locationProvider: RoadSnappedLocationProvider, didUpdate location: VehicleLocation) {
    self.locationProvider(locationProvider, didUpdate: CLLocation(location))
  }
}

/// The last place under the SDK's name.
extension RoadSnappedLocationProvider {
  public var location: CLLocation? { lastLocation.map { CLLocation($0) } }
}

extension CLLocation {
  /// Accurate to the metre; without a heading the course is −1.
  convenience init(_ location: VehicleLocation) {
    self.init(
      coordinate: location.coordinate, altitude: 0, horizontalAccuracy: 1, verticalAccuracy: -1,
      course: location.headingDegrees ?? -1, speed: location.metresPerSecond,
      timestamp: Date(timeIntervalSince1970: location.secondsSince1970))
  }
}
