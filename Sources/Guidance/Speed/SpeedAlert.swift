/// How far the speed is above the limit; names and raw values are the Navigation SDK's.
public enum SpeedAlertSeverity: Int, Sendable, Hashable, CaseIterable, Comparable {
  /// Speed or limit is not known.
  case unknown = -2
  /// At most at the limit.
  case notSpeeding
  /// A little above it.
  case minor
  /// Far above it.
  case major

  /// Whether the first is less severe.
  public static func < (a: SpeedAlertSeverity, b: SpeedAlertSeverity) -> Bool { a.rawValue < b.rawValue }
}

/// The thresholds from which speeding is alerted.
///
/// By default: minor above the limit by more than 5 mph or 10 km/h, major by more than 10 mph or 20 km/h.
public struct SpeedAlertOptions: Sendable, Hashable {
  private var thresholds: [SpeedAlertSeverity: Double] = [:]

  /// A minor alert that lasts longer than this becomes a major one; negative means never. Needs a minor threshold.
  public var severityUpgradeDurationSeconds = -1.0

  /// The SDK's own limits.
  public init() {}

  /// Sets the fraction of the limit (0.05 is 5 %) above which a severity is alerted; negative unsets it.
  ///
  /// Once either is set, one that is not set is never alerted. Setting one beyond the other moves the other with it.
  public mutating func setSpeedAlertThresholdPercentage(
    _ fraction: Double, forSpeedAlertSeverity severity: SpeedAlertSeverity
  ) {
    guard severity == .minor || severity == .major, !fraction.isNaN else { return }
    guard fraction >= 0 else {
      thresholds[severity] = nil
      return
    }
    thresholds[severity] = fraction
    if let minor = thresholds[.minor], let major = thresholds[.major], minor > major {
      thresholds[.minor] = fraction
      thresholds[.major] = fraction
    }
  }

  /// The fraction of the limit for a severity; negative when it is not set.
  public func speedAlertThresholdPercentage(forSpeedAlertSeverity severity: SpeedAlertSeverity) -> Double {
    thresholds[severity] ?? -1
  }

  /// The severity at a speed.
  ///
  /// - Parameters:
  ///   - metresPerSecond: the vehicle's speed.
  ///   - secondsSpeeding: how long it has been above the minor threshold.
  public func severity(
    metresPerSecond: Double, limit: SpeedLimit?, secondsSpeeding: Double = 0
  ) -> SpeedAlertSeverity {
    guard let limit, limit.value > 0, metresPerSecond.isFinite else { return .unknown }
    let excess = Self.excess(of: metresPerSecond, over: limit)
    if let major = excessOf(.major, limit: limit), excess > major { return .major }
    guard let minor = excessOf(.minor, limit: limit), excess > minor else { return .notSpeeding }
    let upgrades = thresholds[.minor] != nil && severityUpgradeDurationSeconds >= 0
    return upgrades && secondsSpeeding > severityUpgradeDurationSeconds ? .major : .minor
  }

  /// By how much, in the limit's unit, the speed must be above the limit; `nil` when the severity is never alerted.
  private func excessOf(_ severity: SpeedAlertSeverity, limit: SpeedLimit) -> Double? {
    if thresholds.isEmpty {
      let minor = limit.unit == .milesPerHour ? 5.0 : 10.0
      return severity == .minor ? minor : minor * 2
    }
    return thresholds[severity].map { $0 * limit.value }
  }

  /// Whether a speed is above the limit at all.
  public static func isAbove(_ limit: SpeedLimit, metresPerSecond: Double) -> Bool {
    limit.value > 0 && metresPerSecond.isFinite && excess(of: metresPerSecond, over: limit) > 0
  }

  /// By how much a speed is above the limit, in the limit's unit.
  private static func excess(of metresPerSecond: Double, over limit: SpeedLimit) -> Double {
    // Speeds converted between units must not count as above by their rounding.
    metresPerSecond / limit.metresPerSecond * limit.value - limit.value - 1e-6
  }

  /// How far the speed is above the limit in per cent of it; 0 within the limit, `nil` without one.
  public static func speedingPercentage(metresPerSecond: Double, limit: SpeedLimit?) -> Double? {
    guard let limit, limit.metresPerSecond > 0, metresPerSecond.isFinite else { return nil }
    return max(0, (metresPerSecond / limit.metresPerSecond - 1) * 100)
  }
}
