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
  public var compassButton: Bool
  /// Shows a button that leads back to the place, while that is known.
  public var myLocationButton = false
  /// Kept for apps that read it; no floors are drawn.
  public var indoorPicker = true
  /// During guidance, the card with the next turn; acts on the next trip.
  public var isNavigationHeaderEnabled = true
  /// During guidance, the card with the remaining time and distance; acts on the next trip.
  public var isNavigationFooterEnabled = true
  /// During guidance, the bar with traffic and stops; acts on the next trip.
  public var isNavigationTripProgressBarEnabled = false
  /// During guidance, the button that leads back to following, once the user has moved the map or zoomed far.
  public var isRecenterButtonEnabled = true
  /// Whether cards about incidents are shown.
  public var showsIncidentCards = true
  /// Whether destinations and stops have markers; acts on the next trip.
  public var showsDestinationMarkers = true
  /// During guidance, the next three traffic lights of the route; off by default up to 10.
  public var showsTrafficLights: Bool
  /// During guidance, the next three stop signs of the route; off by default up to 10.
  public var showsStopSigns: Bool
  /// During guidance, the button to report incidents; never on a car's screen.
  public var isNavigationReportIncidentButtonEnabled = true
  /// The limit's sign and, above the limit, our speed; also on the map view itself.
  public var shouldDisplaySpeedometer = false
  /// Colours of our speed above the limit; `nil` for the built-in ones.
  public var speedometerUIOptions: SpeedometerUIOptions?

  /// The header's upper part; `nil` for green. Holds in low light too, unless there is a colour for that.
  public var navigationHeaderPrimaryBackgroundColor: SRGBColor?
  /// The header's lower part; `nil` for dark green. Holds in low light too, unless there is a colour for that.
  public var navigationHeaderSecondaryBackgroundColor: SRGBColor?
  /// 0…1.
  public var navigationHeaderBackgroundAlpha = 1.0
  /// In low light; without it the day colour applies.
  public var navigationHeaderPrimaryBackgroundColorNightMode: SRGBColor?
  /// In low light; without it the day colour applies.
  public var navigationHeaderSecondaryBackgroundColorNightMode: SRGBColor?
  /// The next turn's icon; `nil` for what can be read on the ground.
  public var navigationHeaderLargeManeuverIconColor: SRGBColor?
  /// The icon of the turn after it; `nil` for what can be read on the ground.
  public var navigationHeaderSmallManeuverIconColor: SRGBColor?
  /// The lanes to take; `nil` for what can be read on the ground.
  public var navigationHeaderGuidanceRecommendedLaneColor: SRGBColor?
  /// The turn after the next one; `nil` for what can be read on the ground.
  public var navigationHeaderNextStepTextColor: SRGBColor?
  /// The turn after the next one, 8…40 points; `nil` for the built-in font.
  public var navigationHeaderNextStepFont: FontSpec?
  /// The distance's number; `nil` for what can be read on the ground.
  public var navigationHeaderDistanceValueTextColor: SRGBColor?
  /// The distance's number, 8…40 points; `nil` for the built-in font.
  public var navigationHeaderDistanceValueFont: FontSpec?
  /// The distance's unit; `nil` for what can be read on the ground.
  public var navigationHeaderDistanceUnitsTextColor: SRGBColor?
  /// The distance's unit, 8…40 points; `nil` for the built-in font.
  public var navigationHeaderDistanceUnitsFont: FontSpec?
  /// Street and direction; `nil` for what can be read on the ground.
  public var navigationHeaderInstructionsTextColor: SRGBColor?
  /// The street, 8…40 points; `nil` for the built-in font.
  public var navigationHeaderInstructionsFirstRowFont: FontSpec?
  /// The second row, 8…40 points; `nil` for the built-in font.
  public var navigationHeaderInstructionsSecondRowFont: FontSpec?
  /// Words such as "toward", 8…40 points; `nil` for the built-in font.
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
