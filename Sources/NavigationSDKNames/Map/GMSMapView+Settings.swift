/// The SDK's names of a map view's settings.
public typealias GMSMapViewType = MapType
public typealias GMSMapViewPaddingAdjustmentBehavior = KeptSettings.PaddingAdjustmentBehavior
public typealias GMSNavigationStyleValues = NavigationStyleValues

/// Settings that are kept, and the panel of incidents, which is not drawn.
extension MapView {
  public var paddingAdjustmentBehavior: GMSMapViewPaddingAdjustmentBehavior {
    get { keptSettings.paddingAdjustmentBehavior }
    set { keptSettings.paddingAdjustmentBehavior = newValue }
  }

  public var isIndoorEnabled: Bool {
    get { keptSettings.isIndoorEnabled }
    set { keptSettings.isIndoorEnabled = newValue }
  }

  public var cameraTargetBounds: GMSCoordinateBounds? {
    get { keptSettings.cameraTargetBounds.map { GMSCoordinateBounds($0) } }
    set { keptSettings.cameraTargetBounds = newValue?.value }
  }

  /// Where the vehicle was seen last, while My Location is on.
  public var myLocation: CLLocation? {
    isMyLocationEnabled ? navigator?.location.map { CLLocation($0) } : nil
  }

  // MARK: Reports of incidents

  /// Whether the user could report something now: guidance leads, and the screen is no car's.
  public var isIncidentReportingAvailable: Bool { navigator?.isGuidanceActive == true && !device.isCarPlay }

  /// Draws no panel: the completion is called at once, without an error or with one that reports are not available.
  ///
  /// - Parameter presentingViewController: is not used.
  public func presentReportIncidentsPanel(
    _ presentingViewController: AnyObject?, completion: (((any Error)?) -> Void)? = nil
  ) {
    completion?(
      isIncidentReportingAvailable
        ? nil
        : NSError(
          domain: GMSMapViewPresentReportIncidentPanelErrorDomain,
          code: GMSMapViewPresentReportIncidentPanelErrorCode.reportingNotAvailable.rawValue))
  }
}

/// The domain of errors about the panel of incidents.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let GMSMapViewPresentReportIncidentPanelErrorDomain = "GMSMapViewPresentReportIncidentPanelErrorDomain"

/// Why the panel of incidents is not shown.
public enum GMSMapViewPresentReportIncidentPanelErrorCode: Int, Sendable {
  case `internal` = 0
  case reportingNotAvailable
}

/// Measures of the cards under the SDK's names, in points.
extension NavigationStyleValues {
  public static var turnCardHorizontalPadding: CGFloat { cardHorizontalPadding }
  public static var etaCardHorizontalPadding: CGFloat { cardHorizontalPadding }
}
