/// Is notified of the vehicle's position; names are the Navigation SDK's (`GMSRoadSnappedLocationProviderListener`).
public protocol RoadSnappedLocationListener: AnyObject {
  /// The vehicle has moved.
  func locationProvider(_ locationProvider: RoadSnappedLocationProvider, didUpdate location: VehicleLocation)
}

/// Notifies listeners of the places that the simulator or the app gives the navigator, on the route's line while it
/// guides; names are the Navigation SDK's (`GMSRoadSnappedLocationProvider`).
public final class RoadSnappedLocationProvider {
  /// Kept for apps that read it: nothing here runs in the background.
  public var allowsBackgroundLocationUpdates = false
  /// The place that listeners were last notified of.
  public private(set) var lastLocation: VehicleLocation?

  private var isUpdating = false
  private struct Held { weak var listener: (any RoadSnappedLocationListener)? }
  private var held: [Held] = []

  init(_ navigator: Navigator) {
    navigator.locationHandlers.append { [weak self] location in self?.tell(location) }
  }

  /// Adds a listener, once; it is not retained.
  public func add(_ listener: any RoadSnappedLocationListener) {
    if !held.contains(where: { $0.listener === listener }) { held.append(Held(listener: listener)) }
  }

  /// Takes a listener away.
  public func remove(_ listener: any RoadSnappedLocationListener) {
    held.removeAll { $0.listener == nil || $0.listener === listener }
  }

  /// Starts to notify listeners of places.
  public func startUpdatingLocation() { isUpdating = true }

  /// Stops notifying listeners of places.
  public func stopUpdatingLocation() { isUpdating = false }

  private func tell(_ location: VehicleLocation) {
    guard isUpdating else { return }
    lastLocation = location
    for listener in held.compactMap(\.listener) { listener.locationProvider(self, didUpdate: location) }
  }
}
