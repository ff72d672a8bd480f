import NavigationUI

extension Setting {
  /// Every setting.
  static let all: [Setting] = controls + guidance + map + speed + headerColors + headerFonts + gestures

  private static let controls = [
    Setting(
      "compassButton", \.compassButton, .flag, .controls, .atOnce, [.compassButton], checks: [.needsTurnedMap],
      "the compass"),
    Setting(
      "myLocationButton", \.myLocationButton, .flag, .controls, .atOnce, [.myLocationButton],
      checks: [.needsPosition], "a button that leads back to the place, while that is known"),
    Setting(
      "isRecenterButtonEnabled", \.isRecenterButtonEnabled, .flag, .controls, .atOnce, [.recenterButton],
      checks: [.needsGuidance, .needsMovedMap],
      "the button that leads back to following, once the user has moved the map or zoomed far"),
    Setting(
      "isNavigationReportIncidentButtonEnabled", \.isNavigationReportIncidentButtonEnabled, .flag, .controls, .atOnce,
      [.reportIncidentButton], checks: [.needsGuidance, .notInCars("report button")],
      "the button to report incidents; never on a car's screen"),
    Setting(
      "showsIncidentCards", \.showsIncidentCards, .flag, .controls, .atOnce, [.prompt], checks: [.needsIncident],
      "whether cards about incidents are shown"),
  ]

  private static let guidance = [
    Setting(
      "isNavigationHeaderEnabled", \.isNavigationHeaderEnabled, .flag, .guidance, .nextTrip,
      [.navigationHeader, .navigationHeaderSecondary], checks: [.needsGuidance], "the card with the next turn"),
    Setting(
      "isNavigationFooterEnabled", \.isNavigationFooterEnabled, .flag, .guidance, .nextTrip, [.navigationFooter],
      checks: [.needsGuidance, .hiddenByCard], "the card with the remaining time and distance"),
    Setting(
      "isNavigationTripProgressBarEnabled", \.isNavigationTripProgressBarEnabled, .flag, .guidance, .nextTrip,
      [.navigationTripProgressBar], checks: [.needsGuidance, .notInCars("trip bar")], "the bar with traffic and stops"),
  ]

  private static let map = [
    Setting(
      "showsTrafficLights", \.showsTrafficLights, .flag, .map, .nextTrip, [],
      checks: [.needsGuidance, .needsLayer("traffic_signals", things: "traffic lights")],
      "the next three traffic lights of the route, during guidance"),
    Setting(
      "showsStopSigns", \.showsStopSigns, .flag, .map, .nextTrip, [],
      checks: [.needsGuidance, .needsLayer("stop_signs", things: "stop signs")],
      "the next three stop signs of the route, during guidance"),
    Setting(
      "showsDestinationMarkers", \.showsDestinationMarkers, .flag, .map, .nextTrip, [], checks: [.needsDestination],
      "whether destinations and stops have markers"),
    Setting(
      "indoorPicker", \.indoorPicker, .flag, .map, .atOnce, [], checks: [.neverSeen("maps have no indoor floors here")],
      "kept for apps that read it; no floors are drawn"),
  ]

  private static let speed = [
    Setting(
      "shouldDisplaySpeedometer", \.shouldDisplaySpeedometer, .flag, .speed, .nextTrip, [.speedometer, .speedLimit],
      checks: [.needsGuidance, .needsSpeedLimit], "the limit's sign and, above the limit, the speed"),
    Setting(
      "speedometerUIOptions", \.speedometerUIOptions, .speedometer, otherwise: "the built-in ones", .speed, .nextTrip,
      [.speedometer], checks: [.needsSpeedometer, .needsGuidance, .needsSpeedLimit, .needsSpeeding],
      "colours of the speed above the limit"),
  ]

  private static let headerColors = [
    color(
      "navigationHeaderPrimaryBackgroundColor", \.navigationHeaderPrimaryBackgroundColor, otherwise: "green",
      .navigationHeader, checks: [.rulesAtNight(unless: \.navigationHeaderPrimaryBackgroundColorNightMode)],
      "the upper part; rules in low light, too, unless there is a colour for that"),
    color(
      "navigationHeaderSecondaryBackgroundColor", \.navigationHeaderSecondaryBackgroundColor, otherwise: "dark green",
      .navigationHeaderSecondary,
      checks: [
        .hiddenWhileRerouting, .needsStrip, .rulesAtNight(unless: \.navigationHeaderSecondaryBackgroundColorNightMode),
      ], "the lower part; rules in low light, too, unless there is a colour for that"),
    color(
      "navigationHeaderPrimaryBackgroundColorNightMode", \.navigationHeaderPrimaryBackgroundColorNightMode,
      otherwise: "the day's", .navigationHeader, checks: [.byNight], "the upper part in low light"),
    color(
      "navigationHeaderSecondaryBackgroundColorNightMode", \.navigationHeaderSecondaryBackgroundColorNightMode,
      otherwise: "the day's", .navigationHeaderSecondary, checks: [.hiddenWhileRerouting, .needsStrip, .byNight],
      "the lower part in low light"),
    Setting(
      "navigationHeaderBackgroundAlpha", \.navigationHeaderBackgroundAlpha, .number(in: 0...1), .headerColors,
      .nextTrip, [.navigationHeader, .navigationHeaderSecondary], checks: [.needsHeader], "how opaque both parts are"),
    color(
      "navigationHeaderLargeManeuverIconColor", \.navigationHeaderLargeManeuverIconColor, .navigationHeader,
      "the next turn's icon"),
    color(
      "navigationHeaderSmallManeuverIconColor", \.navigationHeaderSmallManeuverIconColor, .navigationHeaderSecondary,
      checks: onStrip + [.needsNextStep], "the icon of the turn after it"),
    color(
      "navigationHeaderGuidanceRecommendedLaneColor", \.navigationHeaderGuidanceRecommendedLaneColor,
      .navigationHeaderSecondary, checks: onStrip + [.needsLanes], "the lanes to take"),
    color(
      "navigationHeaderNextStepTextColor", \.navigationHeaderNextStepTextColor, .navigationHeaderSecondary,
      checks: onStrip + [.needsNextStep], "the text about the turn after the next one"),
    color(
      "navigationHeaderDistanceValueTextColor", \.navigationHeaderDistanceValueTextColor, .navigationHeader,
      checks: [.needsDistance], "the distance's number"),
    color(
      "navigationHeaderDistanceUnitsTextColor", \.navigationHeaderDistanceUnitsTextColor, .navigationHeader,
      checks: [.needsDistance], "the distance's unit"),
    color(
      "navigationHeaderInstructionsTextColor", \.navigationHeaderInstructionsTextColor, .navigationHeader,
      "street and direction"),
  ]

  private static let headerFonts = [
    font(
      "navigationHeaderNextStepFont", \.navigationHeaderNextStepFont, .navigationHeaderSecondary,
      checks: onStrip + [.needsNextStep], "the text about the turn after the next one"),
    font(
      "navigationHeaderDistanceValueFont", \.navigationHeaderDistanceValueFont, .navigationHeader,
      checks: [.needsDistance], "the distance's number"),
    font(
      "navigationHeaderDistanceUnitsFont", \.navigationHeaderDistanceUnitsFont, .navigationHeader,
      checks: [.needsDistance], "the distance's unit"),
    font(
      "navigationHeaderInstructionsFirstRowFont", \.navigationHeaderInstructionsFirstRowFont, .navigationHeader,
      "the street"),
    font(
      "navigationHeaderInstructionsSecondRowFont", \.navigationHeaderInstructionsSecondRowFont, .navigationHeader,
      checks: [.needsSecondRow], "the second row"),
    font(
      "navigationHeaderInstructionsConjunctionsFont", \.navigationHeaderInstructionsConjunctionsFont,
      .navigationHeader, checks: [.needsConjunction], "words such as \"toward\""),
  ]

  private static let gestures = [
    gesture("scrollGestures", \.scrollGestures, "whether the user may drag the map of a map view"),
    gesture("zoomGestures", \.zoomGestures, "whether the user may zoom it"),
    gesture("tiltGestures", \.tiltGestures, "whether the user may tilt the view"),
    gesture("rotateGestures", \.rotateGestures, "whether the user may turn the map"),
    gesture("consumesGesturesInView", \.consumesGesturesInView, "kept for apps that read it; changes nothing"),
    gesture(
      "allowScrollGesturesDuringRotateOrZoom", \.allowScrollGesturesDuringRotateOrZoom,
      "`false`: the map's middle stays where it is while the map is zoomed or turned"),
  ]

  // MARK: Kinds

  private static let onStrip: [SettingCheck] = [.replacedByAccessory, .hiddenWhileRerouting]

  private static func color(
    _ name: String, _ property: WritableKeyPath<UISettings, SRGBColor?> & Sendable,
    otherwise: String = "to suit the ground", _ element: ElementName, checks: [SettingCheck] = [], _ about: String
  ) -> Setting {
    Setting(
      name, property, .colorOrNone, otherwise: otherwise, .headerColors, .nextTrip, [element],
      checks: [.needsHeader, .currentStepOnly] + checks, about)
  }

  private static func font(
    _ name: String, _ property: WritableKeyPath<UISettings, FontSpec?> & Sendable, _ element: ElementName,
    checks: [SettingCheck] = [], _ about: String
  ) -> Setting {
    Setting(
      name, property, .fontOrNone, otherwise: "the built-in one", .headerFonts, .nextTrip, [element],
      checks: [.needsHeader] + checks, about)
  }

  private static func gesture(
    _ name: String, _ property: WritableKeyPath<UISettings, Bool> & Sendable, _ about: String
  ) -> Setting {
    Setting(
      name, property, .flag, .gestures, .atOnce, [], checks: [.neverSeen("a still picture has no gestures")], about)
  }
}
