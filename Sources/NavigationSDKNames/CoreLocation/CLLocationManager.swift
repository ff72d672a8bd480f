import Foundation
import Wayframe

/// What the user has allowed; raw values are Core Location's.
public enum CLAuthorizationStatus: Int, Sendable, Hashable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// How exact places may be; always the first.
public enum CLAccuracyAuthorization: Int, Sendable, Hashable { case fullAccuracy, reducedAccuracy }

/// What the user does; kept.
public enum CLActivityType: Int, Sendable, Hashable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

/// What a location manager reports. Every method may be left out.
public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// A manager that has every permission and finds no position by itself: a test sets the device's position with `tell`.
open class CLLocationManager {
  public weak var delegate: (any CLLocationManagerDelegate)?
  public var desiredAccuracy = kCLLocationAccuracyBest
  public var distanceFilter = kCLDistanceFilterNone
  public var activityType = CLActivityType.other
  public var allowsBackgroundLocationUpdates = false
  public var pausesLocationUpdatesAutomatically = true
  public var headingFilter: CLLocationDegrees = 1
  public private(set) var authorizationStatus = CLAuthorizationStatus.notDetermined
  public let accuracyAuthorization = CLAccuracyAuthorization.fullAccuracy
  public private(set) var location: CLLocation?
  public private(set) var heading: CLHeading?
  private var isUpdating = false
  private var isUpdatingHeading = false

  public init() {}

  public class func locationServicesEnabled() -> Bool { true }

  /// Allowed at once.
  open func requestWhenInUseAuthorization() { authorize(.authorizedWhenInUse) }
  /// Allowed at once.
  open func requestAlwaysAuthorization() { authorize(.authorizedAlways) }
  open func startUpdatingLocation() { isUpdating = true }
  open func stopUpdatingLocation() { isUpdating = false }
  open func startUpdatingHeading() { isUpdatingHeading = true }
  open func stopUpdatingHeading() { isUpdatingHeading = false }
  public class func headingAvailable() -> Bool { true }
  open func requestLocation() { if let location { delegate?.locationManager(self, didUpdateLocations: [location]) } }

  private func authorize(_ status: CLAuthorizationStatus) {
    guard status != authorizationStatus else { return }
    authorizationStatus = status
    delegate?.locationManagerDidChangeAuthorization(self)
    delegate?.locationManager(self, didChangeAuthorization: status)
  }

  /// Moves the device, and notifies the delegate while locations are being updated.
  public func tell(_ location: CLLocation) {
    self.location = location
    if isUpdating { delegate?.locationManager(self, didUpdateLocations: [location]) }
  }

  /// Turns the device, and notifies the delegate while headings are being updated.
  public func tell(_ heading: CLHeading) {
    self.heading = heading
    if isUpdatingHeading { delegate?.locationManager(self, didUpdateHeading: heading) }
  }
}
