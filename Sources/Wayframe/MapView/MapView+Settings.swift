import Foundation

/// The map view's own settings; all act at once.
extension MapView {
  /// Whether the map has a navigator and the interface of navigation.
  public var isNavigationEnabled: Bool {
    get { base.isNavigationEnabled }
    set { base.isNavigationEnabled = newValue }
  }

  /// Whether the vehicle's place is shown.
  public var isMyLocationEnabled: Bool {
    get { base.isMyLocationEnabled }
    set { base.isMyLocationEnabled = newValue }
  }

  /// Following and overview undo what gestures did to the camera; free leaves it where it is.
  public var cameraMode: CameraMode {
    get { base.camera.mode }
    set {
      guard newValue != .free else { return leaveCamera() }
      base.camera.mode = newValue
      base.camera.anchor = nil
      if newValue == .following { base.camera.zoom = nil }
    }
  }

  /// How the map is seen while it follows.
  public var followingPerspective: FollowingPerspective {
    get { base.camera.followingPerspective }
    set { base.camera.followingPerspective = newValue }
  }

  /// What the camera is set to; no gesture setting limits it. `currentProjection()` gives where it stands.
  public var cameraOptions: CameraOptions {
    get { base.camera }
    set { base.camera = newValue }
  }

  /// Map files and style.
  public var map: MapOptions {
    get { base.map }
    set { base.map = newValue }
  }

  /// The map does not change it by itself: see `Navigator.suggestedLightingMode`.
  public var lightingMode: LightingMode {
    get { base.lightingMode == .lowLight ? .lowLight : .normal }
    set { base.lightingMode = newValue == .lowLight ? .lowLight : .normal }
  }

  /// The means of travel; speed and limit are shown while driving.
  public var travelMode: TravelMode {
    get { base.travelMode }
    set { base.travelMode = newValue }
  }

  /// The limit's sign alone.
  public var shouldDisplaySpeedLimit: Bool {
    get { base.shouldDisplaySpeedLimit }
    set { base.shouldDisplaySpeedLimit = newValue }
  }

  /// The same as `settings.shouldDisplaySpeedometer`.
  public var shouldDisplaySpeedometer: Bool {
    get { settings.shouldDisplaySpeedometer }
    set { settings.shouldDisplaySpeedometer = newValue }
  }

  /// What the call-outs of other routes show.
  public var routeCalloutFormat: RouteCalloutFormat {
    get { base.routeCalloutFormat }
    set { base.routeCalloutFormat = newValue }
  }

  /// Points at the map's edges that the app's own views cover.
  public var padding: Insets {
    get { base.padding }
    set { base.padding = newValue }
  }

  /// Whether the route has its traffic colours.
  public var isTrafficEnabled: Bool {
    get { base.isTrafficEnabled }
    set { base.isTrafficEnabled = newValue }
  }

  /// Whether buildings rise.
  public var isBuildingsEnabled: Bool {
    get { base.isBuildingsEnabled }
    set { base.isBuildingsEnabled = newValue }
  }

  /// The screen; turning it changes the layout at once.
  public var device: Device {
    get { base.device }
    set {
      base.device = newValue
      screen = nil
      frame.size = CGSize(width: newValue.width, height: newValue.height)
    }
  }

  /// The clock, which `advance(by:)` moves on.
  public var time: SceneTime { base.time }
}
