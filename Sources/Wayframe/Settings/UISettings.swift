/// The interface settings of a map: which controls are shown and what colours and fonts the header has.
///
/// Names and defaults are the Navigation SDK's (`GMSUISettings`); `nil` means the built-in look.
public struct UISettings: Sendable, Hashable {
  /// Whether the user may drag the map.
  public var scrollGestures = true
  /// Whether the user may zoom the map.
  public var zoomGestures = true
  /// Whether the user may tilt the view.
  public var tiltGestures = true
  /// Whether the user may turn the map.
  public var rotateGestures = true
  /// Kept for apps that read it; changes nothing.
  public var consumesGesturesInView = true
  /// Whether the place under the fingers stays under them while the map is zoomed or turned.
  public var allowScrollGesturesDuringRotateOrZoom = true

  /// On by default since 11.
  ///
  /// ![The compass](setting-compassButton)
  public var compassButton: Bool
  /// Shows a button that leads back to the place, while that is known.
  ///
  /// ![The My Location button](setting-myLocationButton)
  public var myLocationButton = false
  /// Kept for apps that read it; no floors are drawn.
  public var indoorPicker = true
  /// During guidance, the card with the next turn; acts on the next trip.
  ///
  /// ![The header](setting-isNavigationHeaderEnabled)
  public var isNavigationHeaderEnabled = true
  /// During guidance, the card with the remaining time and distance; acts on the next trip.
  ///
  /// ![The footer](setting-isNavigationFooterEnabled)
  public var isNavigationFooterEnabled = true
  /// During guidance, the bar with traffic and stops; acts on the next trip.
  ///
  /// ![The trip progress bar](setting-isNavigationTripProgressBarEnabled)
  public var isNavigationTripProgressBarEnabled = false
  /// During guidance, the button that leads back to following, once the user has moved the map or zoomed far.
  ///
  /// ![The recenter button](setting-isRecenterButtonEnabled)
  public var isRecenterButtonEnabled = true
  /// Whether cards about incidents are shown.
  ///
  /// ![A card about a crash](setting-showsIncidentCards)
  public var showsIncidentCards = true
  /// Whether destinations and stops have markers; acts on the next trip.
  ///
  /// ![The destination's pin](setting-showsDestinationMarkers)
  public var showsDestinationMarkers = true
  /// During guidance, the next three traffic lights of the route; off by default up to 10.
  ///
  /// ![A traffic light at the route](setting-showsTrafficLights)
  public var showsTrafficLights: Bool
  /// During guidance, the next three stop signs of the route; off by default up to 10.
  ///
  /// ![A stop sign at the route](setting-showsStopSigns)
  public var showsStopSigns: Bool
  /// During guidance, the button to report incidents; never on a car's screen.
  ///
  /// ![The report button with its label](setting-isNavigationReportIncidentButtonEnabled)
  public var isNavigationReportIncidentButtonEnabled = true
  /// The limit's sign and, above the limit, our speed; also on the map view itself.
  ///
  /// ![The limit's sign and the speed](setting-shouldDisplaySpeedometer)
  public var shouldDisplaySpeedometer = false
  /// Colours of our speed above the limit; `nil` for the built-in ones.
  ///
  /// ![The speed in white on violet](setting-speedometerUIOptions)
  public var speedometerUIOptions: SpeedometerUIOptions?

  /// The header's upper part; `nil` for green. Holds in low light too, unless there is a colour for that.
  ///
  /// ![A header whose upper part is blue](setting-navigationHeaderPrimaryBackgroundColor)
  public var navigationHeaderPrimaryBackgroundColor: SRGBColor?
  /// The header's lower part; `nil` for dark green. Holds in low light too, unless there is a colour for that.
  ///
  /// ![A header whose lower part is red](setting-navigationHeaderSecondaryBackgroundColor)
  public var navigationHeaderSecondaryBackgroundColor: SRGBColor?
  /// 0…1.
  ///
  /// ![A header that the map shows through](setting-navigationHeaderBackgroundAlpha)
  public var navigationHeaderBackgroundAlpha = 1.0
  /// In low light; without it the day colour applies.
  ///
  /// ![A header in low light whose upper part is blue](setting-navigationHeaderPrimaryBackgroundColorNightMode)
  public var navigationHeaderPrimaryBackgroundColorNightMode: SRGBColor?
  /// In low light; without it the day colour applies.
  ///
  /// ![A header in low light whose lower part is red](setting-navigationHeaderSecondaryBackgroundColorNightMode)
  public var navigationHeaderSecondaryBackgroundColorNightMode: SRGBColor?
  /// The next turn's icon; `nil` for what can be read on the ground.
  ///
  /// ![A header whose arrow is yellow](setting-navigationHeaderLargeManeuverIconColor)
  public var navigationHeaderLargeManeuverIconColor: SRGBColor?
  /// The icon of the turn after it; `nil` for what can be read on the ground.
  ///
  /// ![A header whose second arrow is yellow](setting-navigationHeaderSmallManeuverIconColor)
  public var navigationHeaderSmallManeuverIconColor: SRGBColor?
  /// The lanes to take; `nil` for what can be read on the ground.
  ///
  /// ![A header whose lanes to take are yellow](setting-navigationHeaderGuidanceRecommendedLaneColor)
  public var navigationHeaderGuidanceRecommendedLaneColor: SRGBColor?
  /// The turn after the next one; `nil` for what can be read on the ground.
  ///
  /// ![A header whose text about the turn after the next one is yellow](setting-navigationHeaderNextStepTextColor)
  public var navigationHeaderNextStepTextColor: SRGBColor?
  /// The turn after the next one, 8…40 points; `nil` for the built-in font.
  ///
  /// ![A header whose text about the turn after the next one is small](setting-navigationHeaderNextStepFont)
  public var navigationHeaderNextStepFont: FontSpec?
  /// The distance's number; `nil` for what can be read on the ground.
  ///
  /// ![A header whose distance has a yellow number](setting-navigationHeaderDistanceValueTextColor)
  public var navigationHeaderDistanceValueTextColor: SRGBColor?
  /// The distance's number, 8…40 points; `nil` for the built-in font.
  ///
  /// ![A header whose distance has a small number](setting-navigationHeaderDistanceValueFont)
  public var navigationHeaderDistanceValueFont: FontSpec?
  /// The distance's unit; `nil` for what can be read on the ground.
  ///
  /// ![A header whose distance has a yellow unit](setting-navigationHeaderDistanceUnitsTextColor)
  public var navigationHeaderDistanceUnitsTextColor: SRGBColor?
  /// The distance's unit, 8…40 points; `nil` for the built-in font.
  ///
  /// ![A header whose distance has a small unit](setting-navigationHeaderDistanceUnitsFont)
  public var navigationHeaderDistanceUnitsFont: FontSpec?
  /// Street and direction; `nil` for what can be read on the ground.
  ///
  /// ![A header whose street is yellow](setting-navigationHeaderInstructionsTextColor)
  public var navigationHeaderInstructionsTextColor: SRGBColor?
  /// The street, 8…40 points; `nil` for the built-in font.
  ///
  /// ![A header whose street is small](setting-navigationHeaderInstructionsFirstRowFont)
  public var navigationHeaderInstructionsFirstRowFont: FontSpec?
  /// The second row, 8…40 points; `nil` for the built-in font.
  ///
  /// ![A header whose second row is small](setting-navigationHeaderInstructionsSecondRowFont)
  public var navigationHeaderInstructionsSecondRowFont: FontSpec?
  /// Words such as "toward", 8…40 points; `nil` for the built-in font.
  ///
  /// ![A header whose word "toward" is small](setting-navigationHeaderInstructionsConjunctionsFont)
  public var navigationHeaderInstructionsConjunctionsFont: FontSpec?

  /// The defaults of a version.
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
