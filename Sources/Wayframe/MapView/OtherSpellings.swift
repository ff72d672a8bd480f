// The SDK's documentation leaves out the "is" that its Swift names have; code may use either.

extension UISettings {
  /// The same as `isNavigationHeaderEnabled`.
  public var navigationHeaderEnabled: Bool {
    get { isNavigationHeaderEnabled }
    set { isNavigationHeaderEnabled = newValue }
  }

  /// The same as `isNavigationFooterEnabled`.
  public var navigationFooterEnabled: Bool {
    get { isNavigationFooterEnabled }
    set { isNavigationFooterEnabled = newValue }
  }

  /// The same as `isNavigationTripProgressBarEnabled`.
  public var navigationTripProgressBarEnabled: Bool {
    get { isNavigationTripProgressBarEnabled }
    set { isNavigationTripProgressBarEnabled = newValue }
  }

  /// The same as `isRecenterButtonEnabled`.
  public var recenterButtonEnabled: Bool {
    get { isRecenterButtonEnabled }
    set { isRecenterButtonEnabled = newValue }
  }

  /// The same as `isNavigationReportIncidentButtonEnabled`.
  public var navigationReportIncidentButtonEnabled: Bool {
    get { isNavigationReportIncidentButtonEnabled }
    set { isNavigationReportIncidentButtonEnabled = newValue }
  }
}

extension NavigationScene {
  /// The same as `isNavigationEnabled`.
  public var navigationEnabled: Bool {
    get { isNavigationEnabled }
    set { isNavigationEnabled = newValue }
  }

  /// The same as `isBuildingsEnabled`.
  public var buildingsEnabled: Bool {
    get { isBuildingsEnabled }
    set { isBuildingsEnabled = newValue }
  }

  /// The same as `isTrafficEnabled`.
  public var trafficEnabled: Bool {
    get { isTrafficEnabled }
    set { isTrafficEnabled = newValue }
  }

  /// The same as `isMyLocationEnabled`.
  public var myLocationEnabled: Bool {
    get { isMyLocationEnabled }
    set { isMyLocationEnabled = newValue }
  }
}

extension MapView {
  /// The same as `isNavigationEnabled`.
  public var navigationEnabled: Bool {
    get { isNavigationEnabled }
    set { isNavigationEnabled = newValue }
  }

  /// The same as `isBuildingsEnabled`.
  public var buildingsEnabled: Bool {
    get { isBuildingsEnabled }
    set { isBuildingsEnabled = newValue }
  }

  /// The same as `isTrafficEnabled`.
  public var trafficEnabled: Bool {
    get { isTrafficEnabled }
    set { isTrafficEnabled = newValue }
  }

  /// The same as `isMyLocationEnabled`.
  public var myLocationEnabled: Bool {
    get { isMyLocationEnabled }
    set { isMyLocationEnabled = newValue }
  }
}

extension Navigator {
  /// The same as `isGuidanceActive`.
  public var guidanceActive: Bool {
    get { isGuidanceActive }
    set { isGuidanceActive = newValue }
  }
}

extension Simulator {
  /// The same as `isPaused`.
  public var paused: Bool {
    get { isPaused }
    set { isPaused = newValue }
  }
}
