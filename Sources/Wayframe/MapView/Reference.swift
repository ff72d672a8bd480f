/// A value that is changed where it is, as the objects of the Navigation SDK are: whoever holds it sees the change.
@dynamicMemberLookup
public final class Reference<Value> {
  public var value: Value

  public init(_ value: Value) { self.value = value }

  public subscript<Member>(dynamicMember member: WritableKeyPath<Value, Member>) -> Member {
    get { value[keyPath: member] }
    set { value[keyPath: member] = newValue }
  }
}

extension Reference where Value == UISettings {
  public convenience init() { self.init(UISettings()) }

  public func setAllGesturesEnabled(_ enabled: Bool) { value.setAllGesturesEnabled(enabled) }

  /// Copied when it is set.
  public var speedometerUIOptions: Reference<SpeedometerUIOptions>? {
    get { value.speedometerUIOptions.map { Reference<SpeedometerUIOptions>($0) } }
    set { value.speedometerUIOptions = newValue?.value }
  }
}

extension Reference where Value == SpeedAlertOptions {
  public convenience init() { self.init(SpeedAlertOptions()) }

  public func setSpeedAlertThresholdPercentage(_ fraction: Double, for severity: SpeedAlertSeverity) {
    value.setSpeedAlertThresholdPercentage(fraction, forSpeedAlertSeverity: severity)
  }
}

extension Reference where Value == SpeedometerUIOptions {
  public convenience init() { self.init(SpeedometerUIOptions()) }

  public func setTextColor(_ color: SRGBColor, for severity: SpeedAlertSeverity, lightingMode: LightingMode) {
    value.setTextColor(color, forSpeedAlertSeverity: severity, lightingMode: lightingMode)
  }

  public func setBackgroundColor(_ color: SRGBColor, for severity: SpeedAlertSeverity, lightingMode: LightingMode) {
    value.setBackgroundColor(color, forSpeedAlertSeverity: severity, lightingMode: lightingMode)
  }
}
