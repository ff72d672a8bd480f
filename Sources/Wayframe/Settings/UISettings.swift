/// The interface settings of a map: which controls are shown and what colours and fonts the header has.
///
/// Names and defaults are the Navigation SDK's (`GMSUISettings`); `nil` means the built-in look.
public struct UISettings: Sendable, Hashable {
  public var scrollGestures = true
  public var zoomGestures = true
  public var tiltGestures = true
  public var rotateGestures = true
  public var consumesGesturesInView = true
  public var allowScrollGesturesDuringRotateOrZoom = true

  /// On by default since 11.
  public var compassButton: Bool
  public var myLocationButton = false
  public var indoorPicker = true
  public var isNavigationHeaderEnabled = true
  public var isNavigationFooterEnabled = true
  public var isNavigationTripProgressBarEnabled = false
  public var isRecenterButtonEnabled = true
  public var showsIncidentCards = true
  public var showsDestinationMarkers = true
  /// During guidance, the next three traffic lights of the route; off by default up to 10.
  public var showsTrafficLights: Bool
  /// During guidance, the next three stop signs of the route; off by default up to 10.
  public var showsStopSigns: Bool
  public var isNavigationReportIncidentButtonEnabled = true
  /// The limit's sign and, above the limit, our speed; also on the map view itself.
  public var shouldDisplaySpeedometer = false
  public var speedometerUIOptions: SpeedometerUIOptions?

  public var navigationHeaderPrimaryBackgroundColor: SRGBColor?
  public var navigationHeaderSecondaryBackgroundColor: SRGBColor?
  /// 0…1.
  public var navigationHeaderBackgroundAlpha = 1.0
  /// In low light; without it the day colour applies.
  public var navigationHeaderPrimaryBackgroundColorNightMode: SRGBColor?
  /// In low light; without it the day colour applies.
  public var navigationHeaderSecondaryBackgroundColorNightMode: SRGBColor?
  public var navigationHeaderLargeManeuverIconColor: SRGBColor?
  public var navigationHeaderSmallManeuverIconColor: SRGBColor?
  public var navigationHeaderGuidanceRecommendedLaneColor: SRGBColor?
  public var navigationHeaderNextStepTextColor: SRGBColor?
  public var navigationHeaderNextStepFont: FontSpec?
  public var navigationHeaderDistanceValueTextColor: SRGBColor?
  public var navigationHeaderDistanceValueFont: FontSpec?
  public var navigationHeaderDistanceUnitsTextColor: SRGBColor?
  public var navigationHeaderDistanceUnitsFont: FontSpec?
  public var navigationHeaderInstructionsTextColor: SRGBColor?
  public var navigationHeaderInstructionsFirstRowFont: FontSpec?
  public var navigationHeaderInstructionsSecondRowFont: FontSpec?
  public var navigationHeaderInstructionsConjunctionsFont: FontSpec?

  public init(sdkVersion: SDKVersion = .v11) {
    compassButton = sdkVersion.has(.compass)
    showsTrafficLights = sdkVersion.has(.roadsideSigns)
    showsStopSigns = sdkVersion.has(.roadsideSigns)
  }

  /// Turns scrolling, zooming, tilting and rotating on or off together.
  public mutating func setAllGesturesEnabled(_ enabled: Bool) {
    scrollGestures = enabled
    zoomGestures = enabled
    tiltGestures = enabled
    rotateGestures = enabled
  }
}
