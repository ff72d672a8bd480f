import Guidance
import NavigationUI

/// What happens on the way; names are the Navigation SDK's (`GMSNavigatorListener`). Every method may be left out.
public protocol NavigatorListener: AnyObject {
  /// A destination is reached; once for each.
  func navigator(_ navigator: Navigator, didArriveAt waypoint: NavigationWaypoint)
  /// There is a new route.
  func navigatorDidChangeRoute(_ navigator: Navigator)
  /// Seconds to the next destination, when they changed by the navigator's threshold.
  func navigator(_ navigator: Navigator, didUpdateRemainingTime time: Double)
  /// Metres to the next destination, when they changed by the navigator's threshold.
  func navigator(_ navigator: Navigator, didUpdateRemainingDistance distance: Double)
  /// Traffic delays the way to the next destination more or less than before.
  func navigator(_ navigator: Navigator, didUpdateDelayCategory delayCategory: DelayCategory)
  /// The map does not change by itself: the app decides. Called for the first mode, too, when that is low light: at once for
  /// a listener that is added at night, since map views begin by day.
  func navigator(_ navigator: Navigator, didChangeSuggestedLightingMode lightingMode: LightingMode)
  /// How far the speed is above the limit in per cent of it.
  func navigator(_ navigator: Navigator, didUpdateSpeedingPercentage percentage: Double)
  /// The severity of speeding has changed; the percentage is how far the speed is above the limit.
  func navigator(
    _ navigator: Navigator, didUpdateSpeedAlertSeverity severity: SpeedAlertSeverity, speedingPercentage: Double)
  /// What is ahead has changed.
  func navigator(_ navigator: Navigator, didUpdateNavInfo navInfo: NavigationNavInfo)
  /// A map view is about to show a prompt.
  func navigatorWillPresentPrompt(_ navigator: Navigator)
  /// A map view has taken its prompt away.
  func navigatorDidDismissPrompt(_ navigator: Navigator)
}

extension NavigatorListener {
  /// Does nothing.
  public func navigator(_ navigator: Navigator, didArriveAt waypoint: NavigationWaypoint) {}
  /// Does nothing.
  public func navigatorDidChangeRoute(_ navigator: Navigator) {}
  /// Does nothing.
  public func navigator(_ navigator: Navigator, didUpdateRemainingTime time: Double) {}
  /// Does nothing.
  public func navigator(_ navigator: Navigator, didUpdateRemainingDistance distance: Double) {}
  /// Does nothing.
  public func navigator(_ navigator: Navigator, didUpdateDelayCategory delayCategory: DelayCategory) {}
  /// Does nothing.
  public func navigator(_ navigator: Navigator, didChangeSuggestedLightingMode lightingMode: LightingMode) {}
  /// Does nothing.
  public func navigator(_ navigator: Navigator, didUpdateSpeedingPercentage percentage: Double) {}
  /// Does nothing.
  public func navigator(
    _ navigator: Navigator, didUpdateSpeedAlertSeverity severity: SpeedAlertSeverity, speedingPercentage: Double
  ) {}
  /// Does nothing.
  public func navigator(_ navigator: Navigator, didUpdateNavInfo navInfo: NavigationNavInfo) {}
  /// Does nothing.
  public func navigatorWillPresentPrompt(_ navigator: Navigator) {}
  /// Does nothing.
  public func navigatorDidDismissPrompt(_ navigator: Navigator) {}
}
