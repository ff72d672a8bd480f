/// The Navigation SDK's names for what Wayframe has, so that calls written for it compile here.
///
/// Only names that stand for something in a frame are here.
@_exported import Foundation
@_exported import Wayframe

public typealias GMSMapView = MapView
public typealias GMSMapViewDelegate = MapViewDelegate
public typealias GMSUISettings = Reference<UISettings>

public typealias GMSNavigator = Navigator
public typealias GMSNavigatorListener = NavigatorListener
public typealias GMSLocationSimulator = Simulator
public typealias GMSNavigationWaypoint = NavigationWaypoint
public typealias GMSNavigationRoutingOptions = NavigationRoutingOptions
public typealias GMSNavigationRoutingStrategy = RoutingStrategy
public typealias GMSNavigationAlternateRoutesStrategy = AlternateRoutesStrategy
public typealias GMSRouteStatus = RouteStatus
public typealias GMSNavigationNavInfo = NavigationNavInfo
public typealias GMSNavigationStepInfo = NavigationStepInfo
public typealias GMSNavigationNavState = NavigationNavInfo.NavState
public typealias GMSNavigationManeuver = Maneuver
public typealias GMSNavigationLane = Lane
public typealias GMSNavigationLaneDirection = LaneDirection
public typealias GMSNavigationLaneShape = LaneShape
public typealias GMSNavigationDrivingSide = DrivingSide
public typealias GMSNavigationDelayCategory = DelayCategory
public typealias GMSRouteLeg = RouteLeg

public typealias GMSNavigationCameraMode = CameraMode
public typealias GMSNavigationCameraPerspective = FollowingPerspective
public typealias GMSNavigationLightingMode = LightingMode
public typealias GMSNavigationTravelMode = TravelMode
public typealias GMSNavigationRouteCalloutFormat = RouteCalloutFormat

public typealias GMSNavigationSpeedAlertSeverity = SpeedAlertSeverity
public typealias GMSNavigationSpeedAlertOptions = Reference<SpeedAlertOptions>
public typealias GMSNavigationMutableSpeedAlertOptions = Reference<SpeedAlertOptions>
public typealias GMSNavigationSpeedometerUIOptions = Reference<SpeedometerUIOptions>
public typealias GMSNavigationMutableSpeedometerUIOptions = Reference<SpeedometerUIOptions>

public typealias GMSNavigationAccessoryView = NavigationAccessoryView
public typealias GMSNavigationDirectionsListController = DirectionsListController

public typealias CLLocationCoordinate2D = Coordinate
public typealias CLLocationDegrees = Double

/// Zooms are those of 256-pixel tiles, as the SDK counts them: one more than Wayframe's.
public struct GMSCameraPosition: Sendable, Hashable {
  public var target: CLLocationCoordinate2D
  public var zoom: Double
  /// Degrees clockwise from north.
  public var bearing: Double
  /// Degrees from looking straight down.
  public var viewingAngle: Double

  public init(target: CLLocationCoordinate2D, zoom: Double, bearing: Double = 0, viewingAngle: Double = 0) {
    self.target = target
    self.zoom = zoom
    self.bearing = bearing
    self.viewingAngle = viewingAngle
  }

  public init(
    latitude: CLLocationDegrees, longitude: CLLocationDegrees, zoom: Double, bearing: Double = 0,
    viewingAngle: Double = 0
  ) {
    self.init(
      target: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), zoom: zoom, bearing: bearing,
      viewingAngle: viewingAngle)
  }
}

extension MapView {
  /// Puts the camera there, free of the vehicle.
  public func animate(to position: GMSCameraPosition) {
    var options = CameraOptions()
    options.mode = .free
    options.coordinate = position.target
    options.zoom = position.zoom - 1
    options.bearing = position.bearing
    options.viewingAngle = position.viewingAngle
    camera = options
  }
}

extension NavigationWaypoint {
  /// Never `nil`; optional as in the SDK.
  public init?(location: CLLocationCoordinate2D, title: String) { self.init(title: title, coordinate: location) }

  /// Never `nil`; optional as in the SDK.
  public init?(placeID: String, title: String) { self.init(title: title, placeID: placeID) }
}

extension RouteStatus {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static var OK: RouteStatus { .ok }
}

extension Navigator {
  /// Calls back before it returns.
  public func setDestinations(
    _ destinations: [NavigationWaypoint], routingOptions: NavigationRoutingOptions = NavigationRoutingOptions(),
    callback: (RouteStatus) -> Void
  ) {
    callback(setDestinations(destinations, routingOptions: routingOptions))
  }
}

extension Simulator {
  /// Calls back before it returns.
  public func simulateAlongNewRoute(
    toDestinations destinations: [NavigationWaypoint],
    routingOptions: NavigationRoutingOptions = NavigationRoutingOptions(), callback: (RouteStatus) -> Void
  ) {
    callback(simulateAlongNewRoute(to: destinations, routingOptions: routingOptions))
  }
}
