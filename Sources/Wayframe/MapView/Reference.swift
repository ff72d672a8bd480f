/// A value that is changed where it is, as the objects of the Navigation SDK are: whoever holds it sees the change.
@dynamicMemberLookup
public final class Reference<Value> {
  /// The struct itself.
  public var value: Value

  /// An object with a copy of the struct.
  public init(_ value: Value) { self.value = value }

  /// A member of the struct.
  public subscript<Member>(dynamicMember member: WritableKeyPath<Value, Member>) -> Member {
    get { value[keyPath: member] }
    set { value[keyPath: member] = newValue }
  }
}

extension Reference where Value == UISettings {
  /// Settings with the newest defaults.
  public convenience init() { self.init(UISettings()) }

  /// Turns scrolling, zooming, tilting and rotating on or off together.
  public func setAllGesturesEnabled(_ enabled: Bool) { value.setAllGesturesEnabled(enabled) }

  /// Copied when it is set.
  public var speedometerUIOptions: Reference<SpeedometerUIOptions>? {
    get { value.speedometerUIOptions.map { Reference<SpeedometerUIOptions>($0) } }
    set { value.speedometerUIOptions = newValue?.value }
  }
}

extension Reference where Value == SpeedAlertOptions {
  /// No threshold is set, so that the built-in ones apply.
  public convenience init() { self.init(SpeedAlertOptions()) }

  /// Sets the fraction of the limit (0.05 is 5 %) above which a severity is alerted; negative unsets it.
  public func setSpeedAlertThresholdPercentage(_ fraction: Double, for severity: SpeedAlertSeverity) {
    value.setSpeedAlertThresholdPercentage(fraction, forSpeedAlertSeverity: severity)
  }
}

extension Reference where Value == SpeedometerUIOptions {
  /// No colour is set, so that the built-in ones apply.
  public convenience init() { self.init(SpeedometerUIOptions()) }

  /// Sets the colour of our speed; without effect for severities other than minor and major.
  public func setTextColor(_ color: SRGBColor, for severity: SpeedAlertSeverity, lightingMode: LightingMode) {
    value.setTextColor(color, forSpeedAlertSeverity: severity, lightingMode: lightingMode)
  }

  /// Sets the colour behind our speed; without effect for severities other than minor and major.
  public func setBackgroundColor(_ color: SRGBColor, for severity: SpeedAlertSeverity, lightingMode: LightingMode) {
    value.setBackgroundColor(color, forSpeedAlertSeverity: severity, lightingMode: lightingMode)
  }
}
