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

extension SceneValue<SpeedometerUIOptions?> {
  /// An object such as `{"minor": {"normal": {"textColor": "#C00000"}, "lowLight": {"backgroundColor": "#200000"}}}`.
  static var speedometer: SceneValue {
    let severities = [("minor", SpeedAlertSeverity.minor), ("major", .major)]
    let lights = [("normal", LightingMode.normal), ("lowLight", .lowLight)]
    let colors = [("textColor", "our speed"), ("backgroundColor", "the ground of our speed")].map { name, about in
      SceneKey(name: name, type: .color(orNull: true), fallback: .words("the built-in one"), about: about)
    }
    let inLight = lights.map { name, _ in
      SceneKey(name: name, type: .object(colors, rules: []), about: "colours in that light")
    }
    let atAlert = severities.map { name, _ in
      SceneKey(name: name, type: .object(inLight, rules: []), about: "colours at that alert")
    }
    return SceneValue(.object(atAlert, rules: [])) { (object, name) throws(SceneError) in
      guard var root = try object.object(name) else { return nil }
      var options = SpeedometerUIOptions()
      for (key, severity) in severities {
        guard var alert = try root.object(key) else { continue }
        for (light, mode) in lights {
          guard var colors = try alert.object(light) else { continue }
          if let color = try colors.color("textColor") ?? nil {
            options.setTextColor(color, forSpeedAlertSeverity: severity, lightingMode: mode)
          }
          if let color = try colors.color("backgroundColor") ?? nil {
            options.setBackgroundColor(color, forSpeedAlertSeverity: severity, lightingMode: mode)
          }
          try colors.finish()
        }
        try alert.finish()
      }
      try root.finish()
      return options
    }
  }
}
