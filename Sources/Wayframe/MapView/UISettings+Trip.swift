extension UISettings {
  /// These settings with those of header, footer, trip bar, speedometer, lights, signs and destination markers taken from
  /// `trip`: they are fixed when a trip begins, while those of the controls act at once.
  func during(_ trip: UISettings) -> UISettings {
    var settings = self
    for setting in Setting.all where setting.acts == .nextTrip { setting.copy(&settings, trip) }
    return settings
  }
}
