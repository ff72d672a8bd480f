extension SpeedLimit {
  /// The limit in the unit of the country's signs, rounded to a value that signs show (services often convert 25 mph to
  /// 40 km/h); itself when `unit` is `nil` or its own.
  public func shown(in unit: Unit?) -> SpeedLimit {
    guard let unit, unit != self.unit else { return self }
    let factor = unit == .milesPerHour ? 1 / 1.609_344 : 1.609_344
    return SpeedLimit(value: (value * factor / 5).rounded() * 5, unit: unit)
  }
}
