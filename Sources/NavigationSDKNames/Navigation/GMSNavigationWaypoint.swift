/// A place to go to.
///
/// The initialisers give `nil` for what is no place on earth, or for an empty place ID or token, as in the SDK.
public class GMSNavigationWaypoint: Hashable {
  public internal(set) var value: NavigationWaypoint

  public init(_ waypoint: NavigationWaypoint) { value = waypoint }

  public convenience init?(location: CLLocationCoordinate2D, title: String) {
    guard CLLocationCoordinate2DIsValid(location) else { return nil }
    self.init(NavigationWaypoint(title: title, coordinate: location))
  }

  public convenience init?(location: CLLocationCoordinate2D, title: String, preferSameSideOfRoad: Bool) {
    self.init(location: location, title: title)
    value.preferSameSideOfRoad = preferSameSideOfRoad
  }

  /// - Parameter preferredSegmentHeading: degrees clockwise from north, within 0…360.
  public convenience init?(location: CLLocationCoordinate2D, title: String, preferredSegmentHeading: Int32) {
    guard 0...360 ~= preferredSegmentHeading else { return nil }
    self.init(location: location, title: title)
    value.preferredHeading = Int(preferredSegmentHeading)
  }

  public convenience init?(placeID: String, title: String) {
    guard !placeID.isEmpty else { return nil }
    self.init(NavigationWaypoint(title: title, placeID: placeID))
  }

  public convenience init?(location: CLLocationCoordinate2D, placeID: String, title: String) {
    guard !placeID.isEmpty else { return nil }
    self.init(location: location, title: title)
    value.placeID = placeID
  }

  public convenience init?(placeID: String, location: CLLocationCoordinate2D, title: String) {
    self.init(location: location, placeID: placeID, title: title)
  }

  public convenience init?(navigationPointToken: String, title: String) {
    guard !navigationPointToken.isEmpty else { return nil }
    self.init(NavigationWaypoint(title: title))
    value.navigationPointToken = navigationPointToken
  }

  public var title: String { value.title }
  /// `kCLLocationCoordinate2DInvalid` where only a place ID or a token is known.
  public var coordinate: CLLocationCoordinate2D { value.coordinate ?? kCLLocationCoordinate2DInvalid }
  public var placeID: String? { value.placeID }
  public var navigationPointToken: String? { value.navigationPointToken }
  public var preferSameSideOfRoad: Bool { value.preferSameSideOfRoad }
  /// −1 for none.
  public var preferredHeading: Int32 { Int32(clamping: value.preferredHeading) }
  public var vehicleStopover: Bool { value.vehicleStopover }

  public static func == (a: GMSNavigationWaypoint, b: GMSNavigationWaypoint) -> Bool { a.value == b.value }

  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// The same, to be changed before it is used.
public final class GMSNavigationMutableWaypoint: GMSNavigationWaypoint {
  public override var title: String {
    get { value.title }
    set { value.title = newValue }
  }
  public override var preferSameSideOfRoad: Bool {
    get { value.preferSameSideOfRoad }
    set { value.preferSameSideOfRoad = newValue }
  }
  /// −1 for none; what lies outside of −1…360 changes nothing.
  public override var preferredHeading: Int32 {
    get { super.preferredHeading }
    set { if -1...360 ~= newValue { value.preferredHeading = Int(newValue) } }
  }
  public override var vehicleStopover: Bool {
    get { value.vehicleStopover }
    set { value.vehicleStopover = newValue }
  }
}
