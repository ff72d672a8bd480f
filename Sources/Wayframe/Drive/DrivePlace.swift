/// A place on a drive's route, as people write it: `500` or `500m`, `1.2km`, `90s`, `2min`, `50%`.
public enum DrivePlace: Sendable, Hashable {
  /// Metres from the route's start.
  case metres(Double)
  /// Seconds after setting out from the route's start.
  case seconds(Double)
  /// A share of the route's length, 0 to 1.
  case share(Double)

  /// - Returns: `nil` for what is no such place.
  public init?(_ text: String) {
    let units: [(String, (Double) -> DrivePlace)] = [
      ("km", { .metres($0 * 1_000) }), ("min", { .seconds($0 * 60) }), ("m", { .metres($0) }), ("s", { .seconds($0) }),
      ("%", { .share($0 / 100) }), ("", { .metres($0) }),
    ]
    guard let (unit, place) = units.first(where: { text.hasSuffix($0.0) }) else { return nil }
    let number = text.dropLast(unit.count)
    let isPlain = number.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0 == UInt8(ascii: ".") }
    guard isPlain, let value = Double(number), value.isFinite else { return nil }
    self = place(value)
  }

  func metres(on trip: DriveTrip) -> Double {
    let metres =
      switch self {
      case .metres(let metres): metres
      case .seconds(let seconds): trip.distance(at: seconds)
      case .share(let share): share * trip.route.distance
      }
    return min(max(metres, 0), trip.route.distance)
  }
}
