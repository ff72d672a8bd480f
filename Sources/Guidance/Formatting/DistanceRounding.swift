/// The steps to which navigation rounds distances; see `LocaleFormat.distance(metres:)`.
enum DistanceRounding {
  enum Unit: Sendable, Hashable {
    case metre, kilometre, foot, yard, mile
  }

  static let metresPerFoot = 0.3048
  static let metresPerYard = 0.9144
  static let metresPerMile = 1609.344
  /// The largest number shown, so that absurd input stays readable.
  private static let largest = 99_999.0

  /// The distance in tenths of the unit; `metres` 0 to 1e9.
  static func round(metres: Double, units: LocaleFormat.DistanceUnits) -> (tenths: Double, unit: Unit) {
    switch units {
    case .metric:
      let step = metres < 300 ? 10.0 : 50
      let rounded = nearest(metres, step: step)
      return rounded < 1000 ? (rounded * 10, .metre) : long(metres / 1000, .kilometre)
    case .feetAndMiles:
      let feet = metres / metresPerFoot
      let rounded = nearest(feet, step: feet < 50 ? 10 : 50)
      return rounded <= 1000 ? (rounded * 10, .foot) : long(metres / metresPerMile, .mile)
    case .yardsAndMiles:
      let yards = metres / metresPerYard
      let rounded = nearest(yards, step: yards < 50 ? 10 : 50)
      return rounded <= 500 ? (rounded * 10, .yard) : long(metres / metresPerMile, .mile)
    }
  }

  private static func long(_ value: Double, _ unit: Unit) -> (tenths: Double, unit: Unit) {
    let tenths = (value * 10).rounded(.toNearestOrAwayFromZero)
    if tenths < 100 { return (tenths, unit) }
    return (min(value.rounded(.toNearestOrAwayFromZero), largest) * 10, unit)
  }

  private static func nearest(_ value: Double, step: Double) -> Double {
    (value / step).rounded(.toNearestOrAwayFromZero) * step
  }
}
