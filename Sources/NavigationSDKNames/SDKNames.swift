/// The Navigation SDK's names for what Wayframe has, so that calls written for it compile here.
///
/// Names that change nothing in a frame are listed in the documentation's page "No operations".
@_exported import Foundation
@_exported import Wayframe

/// The SDK's names of the map view and its settings.
public typealias GMSMapView = MapView
public typealias GMSUISettings = Reference<UISettings>

/// The SDK's names of what guidance says.
public typealias GMSNavigationRoutingStrategy = RoutingStrategy
public typealias GMSNavigationAlternateRoutesStrategy = AlternateRoutesStrategy
public typealias GMSNavigationNavInfo = NavigationNavInfo
public typealias GMSNavigationNavState = NavigationNavInfo.NavState
public typealias GMSNavigationManeuver = Maneuver
public typealias GMSNavigationLane = Lane
public typealias GMSNavigationLaneDirection = LaneDirection
public typealias GMSNavigationLaneShape = LaneShape
public typealias GMSNavigationDrivingSide = DrivingSide
public typealias GMSNavigationDelayCategory = DelayCategory

/// The SDK's names of camera, light and travel.
public typealias GMSNavigationCameraMode = CameraMode
public typealias GMSNavigationCameraPerspective = FollowingPerspective
public typealias GMSNavigationLightingMode = LightingMode
public typealias GMSNavigationTravelMode = TravelMode
public typealias GMSNavigationRouteCalloutFormat = RouteCalloutFormat

/// The SDK's names of speed alerts.
public typealias GMSNavigationSpeedAlertSeverity = SpeedAlertSeverity
public typealias GMSNavigationSpeedAlertOptions = Reference<SpeedAlertOptions>
public typealias GMSNavigationMutableSpeedAlertOptions = Reference<SpeedAlertOptions>
public typealias GMSNavigationSpeedometerUIOptions = Reference<SpeedometerUIOptions>
public typealias GMSNavigationMutableSpeedometerUIOptions = Reference<SpeedometerUIOptions>

/// The SDK's names of accessory views and the list of steps.
public typealias GMSNavigationAccessoryView = NavigationAccessoryView
public typealias GMSNavigationDirectionsListController = DirectionsListController

/// Core Location's names of places.
public typealias CLLocationCoordinate2D = Coordinate
public typealias CLLocationDegrees = Double
