import Foundation

extension LocaleFormat {
  /// The longest round length (1, 2 or 5 with zeros) in the locale's units that is no longer than `limit` metres, as a
  /// scale bar shows it; `nil` where not even one metre, foot or yard fits.
  public func roundLength(atMost limit: Double) -> (metres: Double, text: String)? {
    guard limit.isFinite else { return nil }
    let (short, long): ((DistanceRounding.Unit, metres: Double), (DistanceRounding.Unit, metres: Double)) =
      switch distanceUnits {
      case .metric: ((.metre, 1), (.kilometre, 1000))
      case .feetAndMiles: ((.foot, DistanceRounding.metresPerFoot), (.mile, DistanceRounding.metresPerMile))
      case .yardsAndMiles: ((.yard, DistanceRounding.metresPerYard), (.mile, DistanceRounding.metresPerMile))
      }
    let (unit, metres) = limit >= long.metres ? long : short
    guard limit >= metres else { return nil }
    // Half a billionth makes up for the division of whole numbers of units.
    let most = limit / metres * (1 + 5e-10)
    var step = pow(10, floor(log10(most)))
    if step * 10 <= most { step *= 10 }
    let count = [5.0, 2, 1].first { $0 * step <= most }.map { $0 * step } ?? step
    guard count < 1e6 else { return nil }
    let wholes = Int(count)
    return (count * metres, text(value: integer(wholes), unit: word(unit, wholes: wholes, tenths: 0)))
  }
}
