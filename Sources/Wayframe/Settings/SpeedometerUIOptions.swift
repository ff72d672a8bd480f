/// Colours of the speedometer in place of the built-in ones; names are the Navigation SDK's
/// (`GMSNavigationSpeedometerUIOptions`).
public struct SpeedometerUIOptions: Sendable, Hashable {
  private struct Case: Hashable {
    var severity: SpeedAlertSeverity
    var lightingMode: LightingMode
  }

  private var textColors: [Case: SRGBColor] = [:]
  private var backgroundColors: [Case: SRGBColor] = [:]

  /// No colour is set, so that the built-in ones apply.
  public init() {}

  /// Sets the colour of our speed; without effect for severities other than minor and major.
  public mutating func setTextColor(
    _ color: SRGBColor, forSpeedAlertSeverity severity: SpeedAlertSeverity, lightingMode: LightingMode
  ) {
    guard severity >= .minor else { return }
    textColors[Case(severity: severity, lightingMode: lightingMode)] = color
  }

  /// Sets the colour behind our speed; without effect for severities other than minor and major.
  public mutating func setBackgroundColor(
    _ color: SRGBColor, forSpeedAlertSeverity severity: SpeedAlertSeverity, lightingMode: LightingMode
  ) {
    guard severity >= .minor else { return }
    backgroundColors[Case(severity: severity, lightingMode: lightingMode)] = color
  }

  /// `nil` where the built-in colour applies.
  public func textColor(forSpeedAlertSeverity severity: SpeedAlertSeverity, lightingMode: LightingMode) -> SRGBColor? {
    textColors[Case(severity: severity, lightingMode: lightingMode)]
  }

  /// `nil` where the built-in colour applies.
  public func backgroundColor(forSpeedAlertSeverity severity: SpeedAlertSeverity, lightingMode: LightingMode)
    -> SRGBColor?
  {
    backgroundColors[Case(severity: severity, lightingMode: lightingMode)]
  }

  /// With the one value of each colour that holds in the dark or in the light.
  func resolved(isDark: Bool) -> SpeedometerUIOptions {
    var options = self
    options.textColors = textColors.mapValues { $0.resolved(isDark: isDark) }
    options.backgroundColors = backgroundColors.mapValues { $0.resolved(isDark: isDark) }
    return options
  }
}

extension SpeedometerUIOptions {
  /// An object such as `{"minor": {"normal": {"textColor": "#C00000"}, "lowLight": {"backgroundColor": "#200000"}}}`.
  init(_ object: inout SceneObject) throws(SceneError) {
    self.init()
    for (key, severity) in [("minor", SpeedAlertSeverity.minor), ("major", .major)] {
      guard var lights = try object.object(key) else { continue }
      for (name, mode) in [("normal", LightingMode.normal), ("lowLight", .lowLight)] {
        guard var colors = try lights.object(name) else { continue }
        let pair = Case(severity: severity, lightingMode: mode)
        textColors[pair] = try colors.color("textColor") ?? nil
        backgroundColors[pair] = try colors.color("backgroundColor") ?? nil
        try colors.finish()
      }
      try lights.finish()
    }
    try object.finish()
  }
}
