extension UISettings {
  /// These settings with those of header, footer, trip bar, speedometer, lights, signs and destination markers taken from
  /// `trip`: they are fixed when a trip begins, while those of the controls act at once.
  func during(_ trip: UISettings) -> UISettings {
    var settings = self
    for property in Self.tripSwitches { settings[keyPath: property] = trip[keyPath: property] }
    for (_, property) in Self.colors { settings[keyPath: property] = trip[keyPath: property] }
    for (_, property) in Self.fonts { settings[keyPath: property] = trip[keyPath: property] }
    settings.speedometerUIOptions = trip.speedometerUIOptions
    settings.navigationHeaderBackgroundAlpha = trip.navigationHeaderBackgroundAlpha
    return settings
  }

  private static var tripSwitches: [WritableKeyPath<UISettings, Bool>] {
    [
      \.isNavigationHeaderEnabled, \.isNavigationFooterEnabled, \.isNavigationTripProgressBarEnabled,
      \.shouldDisplaySpeedometer, \.showsTrafficLights, \.showsStopSigns, \.showsDestinationMarkers,
    ]
  }
}
