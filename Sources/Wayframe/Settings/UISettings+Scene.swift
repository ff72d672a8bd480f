extension UISettings {
  /// Takes over every setting that `object` names.
  mutating func read(_ object: inout SceneObject) throws(SceneError) {
    for (name, property) in Self.switches {
      self[keyPath: property] = try object.flag(name) ?? self[keyPath: property]
    }
    for (name, property) in Self.colors {
      if let color = try object.color(name) { self[keyPath: property] = color }
    }
    for (name, property) in Self.fonts {
      if let font = try object.font(name, isBold: true) { self[keyPath: property] = font }
    }
    if var object = try object.object("speedometerUIOptions") {
      speedometerUIOptions = try SpeedometerUIOptions(&object)
    }
    navigationHeaderBackgroundAlpha =
      try object.number("navigationHeaderBackgroundAlpha", in: 0...1) ?? navigationHeaderBackgroundAlpha
  }

  /// Switches, colours and fonts as text by their names; those that are left to the built-in look have none.
  var texts: [String: String] {
    var texts = ["navigationHeaderBackgroundAlpha": "\(navigationHeaderBackgroundAlpha)"]
    for (name, property) in Self.switches { texts[name] = "\(self[keyPath: property])" }
    for (name, property) in Self.colors { texts[name] = self[keyPath: property]?.hex }
    for (name, property) in Self.fonts {
      texts[name] = self[keyPath: property].map { "\($0.size)\($0.isBold ? " bold" : "")" }
    }
    return texts
  }

  /// Every switch by its name.
  private static var switches: [(String, WritableKeyPath<UISettings, Bool>)] {
    [
      ("scrollGestures", \.scrollGestures), ("zoomGestures", \.zoomGestures), ("tiltGestures", \.tiltGestures),
      ("rotateGestures", \.rotateGestures), ("consumesGesturesInView", \.consumesGesturesInView),
      ("allowScrollGesturesDuringRotateOrZoom", \.allowScrollGesturesDuringRotateOrZoom),
      ("shouldDisplaySpeedometer", \.shouldDisplaySpeedometer), ("compassButton", \.compassButton),
      ("myLocationButton", \.myLocationButton), ("indoorPicker", \.indoorPicker),
      ("isNavigationHeaderEnabled", \.isNavigationHeaderEnabled),
      ("isNavigationFooterEnabled", \.isNavigationFooterEnabled),
      ("isNavigationTripProgressBarEnabled", \.isNavigationTripProgressBarEnabled),
      ("isRecenterButtonEnabled", \.isRecenterButtonEnabled),
      ("showsIncidentCards", \.showsIncidentCards), ("showsDestinationMarkers", \.showsDestinationMarkers),
      ("showsTrafficLights", \.showsTrafficLights), ("showsStopSigns", \.showsStopSigns),
      ("isNavigationReportIncidentButtonEnabled", \.isNavigationReportIncidentButtonEnabled),
    ]
  }

  /// With the one value of each colour that holds in the dark or in the light.
  func resolved(isDark: Bool) -> UISettings {
    var settings = self
    for (_, property) in Self.colors {
      settings[keyPath: property] = self[keyPath: property]?.resolved(isDark: isDark)
    }
    settings.speedometerUIOptions = speedometerUIOptions?.resolved(isDark: isDark)
    return settings
  }

  /// Every colour by its name.
  static var colors: [(String, WritableKeyPath<UISettings, SRGBColor?>)] {
    [
      ("navigationHeaderPrimaryBackgroundColor", \.navigationHeaderPrimaryBackgroundColor),
      ("navigationHeaderSecondaryBackgroundColor", \.navigationHeaderSecondaryBackgroundColor),
      ("navigationHeaderPrimaryBackgroundColorNightMode", \.navigationHeaderPrimaryBackgroundColorNightMode),
      ("navigationHeaderSecondaryBackgroundColorNightMode", \.navigationHeaderSecondaryBackgroundColorNightMode),
      ("navigationHeaderLargeManeuverIconColor", \.navigationHeaderLargeManeuverIconColor),
      ("navigationHeaderSmallManeuverIconColor", \.navigationHeaderSmallManeuverIconColor),
      ("navigationHeaderGuidanceRecommendedLaneColor", \.navigationHeaderGuidanceRecommendedLaneColor),
      ("navigationHeaderNextStepTextColor", \.navigationHeaderNextStepTextColor),
      ("navigationHeaderDistanceValueTextColor", \.navigationHeaderDistanceValueTextColor),
      ("navigationHeaderDistanceUnitsTextColor", \.navigationHeaderDistanceUnitsTextColor),
      ("navigationHeaderInstructionsTextColor", \.navigationHeaderInstructionsTextColor),
    ]
  }

  /// Every font by its name.
  static var fonts: [(String, WritableKeyPath<UISettings, FontSpec?>)] {
    [
      ("navigationHeaderNextStepFont", \.navigationHeaderNextStepFont),
      ("navigationHeaderDistanceValueFont", \.navigationHeaderDistanceValueFont),
      ("navigationHeaderDistanceUnitsFont", \.navigationHeaderDistanceUnitsFont),
      ("navigationHeaderInstructionsFirstRowFont", \.navigationHeaderInstructionsFirstRowFont),
      ("navigationHeaderInstructionsSecondRowFont", \.navigationHeaderInstructionsSecondRowFont),
      ("navigationHeaderInstructionsConjunctionsFont", \.navigationHeaderInstructionsConjunctionsFont),
    ]
  }
}
