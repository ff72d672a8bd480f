// The SDK's documentation leaves out the "is" that its Swift names have; code may use either.

extension UISettings {
  public var navigationHeaderEnabled: Bool {
    get { isNavigationHeaderEnabled }
    set { isNavigationHeaderEnabled = newValue }
  }

  public var navigationFooterEnabled: Bool {
    get { isNavigationFooterEnabled }
    set { isNavigationFooterEnabled = newValue }
  }

  public var navigationTripProgressBarEnabled: Bool {
    get { isNavigationTripProgressBarEnabled }
    set { isNavigationTripProgressBarEnabled = newValue }
  }

  public var recenterButtonEnabled: Bool {
    get { isRecenterButtonEnabled }
    set { isRecenterButtonEnabled = newValue }
  }

  public var navigationReportIncidentButtonEnabled: Bool {
    get { isNavigationReportIncidentButtonEnabled }
    set { isNavigationReportIncidentButtonEnabled = newValue }
  }
}

extension NavigationScene {
  public var navigationEnabled: Bool {
    get { isNavigationEnabled }
    set { isNavigationEnabled = newValue }
  }

  public var buildingsEnabled: Bool {
    get { isBuildingsEnabled }
    set { isBuildingsEnabled = newValue }
  }

  public var trafficEnabled: Bool {
    get { isTrafficEnabled }
    set { isTrafficEnabled = newValue }
  }

  public var myLocationEnabled: Bool {
    get { isMyLocationEnabled }
    set { isMyLocationEnabled = newValue }
  }
}

extension MapView {
  public var navigationEnabled: Bool {
    get { isNavigationEnabled }
    set { isNavigationEnabled = newValue }
  }

  public var buildingsEnabled: Bool {
    get { isBuildingsEnabled }
    set { isBuildingsEnabled = newValue }
  }

  public var trafficEnabled: Bool {
    get { isTrafficEnabled }
    set { isTrafficEnabled = newValue }
  }

  public var myLocationEnabled: Bool {
    get { isMyLocationEnabled }
    set { isMyLocationEnabled = newValue }
  }
}

extension Navigator {
  public var guidanceActive: Bool {
    get { isGuidanceActive }
    set { isGuidanceActive = newValue }
  }
}

extension Simulator {
  public var paused: Bool {
    get { isPaused }
    set { isPaused = newValue }
  }
}
