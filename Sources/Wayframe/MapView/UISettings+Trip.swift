extension UISettings {
  /// These settings with those of header, footer, trip bar, lights and signs taken from `trip`: they are fixed when a trip
  /// begins, while those of the controls act at once.
  func during(_ trip: UISettings) -> UISettings {
    var settings = self
    for property in Self.tripSwitches { settings[keyPath: property] = trip[keyPath: property] }
    for (_, property) in Self.colors { settings[keyPath: property] = trip[keyPath: property] }
    for (_, property) in Self.fonts { settings[keyPath: property] = trip[keyPath: property] }
    settings.navigationHeaderBackgroundAlpha = trip.navigationHeaderBackgroundAlpha
    return settings
  }

  private static var tripSwitches: [WritableKeyPath<UISettings, Bool>] {
    [
      \.isNavigationHeaderEnabled, \.isNavigationFooterEnabled, \.isNavigationTripProgressBarEnabled,
      \.showsTrafficLights, \.showsStopSigns,
    ]
  }
}
