/// What happens on the way, in the SDK's own words and types. Every method may be left out; those that are not here are
/// `NavigatorListener`'s.
public protocol GMSNavigatorListener: NavigatorListener {
  func navigator(_ navigator: GMSNavigator, didArriveAt waypoint: GMSNavigationWaypoint)
  func navigator(_ navigator: GMSNavigator, didUpdate delayCategory: GMSNavigationDelayCategory)
  func navigator(_ navigator: GMSNavigator, didUpdateSpeedingPercentage percentageAboveLimit: CGFloat)
  func navigator(
    _ navigator: GMSNavigator, didUpdate speedAlertSeverity: GMSNavigationSpeedAlertSeverity,
    speedingPercentage percentageAboveLimit: CGFloat)
  func navigator(
    _ navigator: GMSNavigator, didUpdateSpeedAlertSeverity speedAlertSeverity: GMSNavigationSpeedAlertSeverity,
    speedingPercentage percentageAboveLimit: CGFloat)
  func navigator(_ navigator: GMSNavigator, didUpdate navInfo: GMSNavigationNavInfo)
}

extension GMSNavigatorListener {
  public func navigator(_ navigator: GMSNavigator, didArriveAt waypoint: GMSNavigationWaypoint) {}
  public func navigator(_ navigator: GMSNavigator, didUpdate delayCategory: GMSNavigationDelayCategory) {}
  public func navigator(_ navigator: GMSNavigator, didUpdateSpeedingPercentage percentageAboveLimit: CGFloat) {}
  public func navigator(
    _ navigator: GMSNavigator, didUpdate speedAlertSeverity: GMSNavigationSpeedAlertSeverity,
    speedingPercentage percentageAboveLimit: CGFloat
  ) {}
  public func navigator(
    _ navigator: GMSNavigator, didUpdateSpeedAlertSeverity speedAlertSeverity: GMSNavigationSpeedAlertSeverity,
    speedingPercentage percentageAboveLimit: CGFloat
  ) {}
  public func navigator(_ navigator: GMSNavigator, didUpdate navInfo: GMSNavigationNavInfo) {}

  // MARK: The same events by Wayframe's names

  public func navigator(_ navigator: Navigator, didArriveAt waypoint: NavigationWaypoint) {
    self.navigator(navigator, didArriveAt: GMSNavigationWaypoint(waypoint))
  }

  public func navigator(_ navigator: Navigator, didUpdateDelayCategory delayCategory: DelayCategory) {
    self.navigator(navigator, didUpdate: delayCategory)
  }

  public func navigator(_ navigator: Navigator, didUpdateSpeedingPercentage percentage: Double) {
    self.navigator(navigator, didUpdateSpeedingPercentage: CGFloat(percentage))
  }

  public func navigator(
    _ navigator: Navigator, didUpdateSpeedAlertSeverity severity: SpeedAlertSeverity, speedingPercentage: Double
  ) {
    self.navigator(navigator, didUpdate: severity, speedingPercentage: CGFloat(speedingPercentage))
    self.navigator(
      navigator, didUpdateSpeedAlertSeverity: severity, speedingPercentage: CGFloat(speedingPercentage))
  }

  public func navigator(_ navigator: Navigator, didUpdateNavInfo navInfo: NavigationNavInfo) {
    self.navigator(navigator, didUpdate: navInfo)
  }
}
