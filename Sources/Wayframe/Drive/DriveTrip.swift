import Foundation
import Guidance

/// Where a vehicle is on its route at each moment, in seconds since the route's start.
struct DriveTrip: Sendable {
  let route: Route
  /// Metres a second all the way; `nil` for the route's own times.
  let metresPerSecond: Double?

  /// From the start of the route to its end.
  var seconds: Double { metresPerSecond.map { route.distance / $0 } ?? route.times.last ?? 0 }

  /// Changes of speed spread over so many seconds to each side: routes know one speed a stretch.
  private static let evenedSeconds = 1.5
  private static let samples = 12
  /// Speeds are told over so many seconds to each side.
  private static let speedSeconds = 0.25

  /// The moment at which the vehicle is so many metres from the start.
  func time(at distance: Double) -> Double {
    if let metresPerSecond { return min(max(distance, 0), route.distance) / metresPerSecond }
    // `distance(at:)` never falls, but it is no simple formula.
    var (low, high) = (0.0, seconds)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if self.distance(at: middle) < distance { low = middle } else { high = middle }
    }
    return high
  }

  /// Metres from the start.
  func distance(at time: Double) -> Double {
    let time = min(max(time, 0), seconds)
    if let metresPerSecond { return min(time * metresPerSecond, route.distance) }
    // Less at both ends, where the vehicle stands exactly.
    let reach = min(Self.evenedSeconds, time, seconds - time)
    guard reach > 0 else { return route.distance(atTime: time) }
    let sum = (0..<Self.samples).reduce(0) { sum, index in
      let share = (Double(index) + 0.5) / Double(Self.samples) * 2 - 1
      return sum + route.distance(atTime: time + share * reach)
    }
    return sum / Double(Self.samples)
  }

  /// Metres a second.
  func speed(at time: Double) -> Double {
    if let metresPerSecond { return metresPerSecond }
    let (from, to) = (max(time - Self.speedSeconds, 0), min(time + Self.speedSeconds, seconds))
    return to > from ? max(distance(at: to) - distance(at: from), 0) / (to - from) : 0
  }

  /// The vehicle's direction, evened out over the bends of the road: degrees clockwise from north.
  func heading(at time: Double) -> Double {
    let directions = (-3...3).map { step in
      directionVector(degrees: route.headingDegrees(at: distance(at: time + Double(step) * Self.headingStep)))
    }
    return direction(directions.reduce(0) { $0 + $1.sine }, directions.reduce(0) { $0 + $1.cosine })
      ?? route.headingDegrees(at: distance(at: time))
  }

  private static let headingStep = 0.1
}

/// Sine and cosine of a direction.
func directionVector(degrees: Double) -> (sine: Double, cosine: Double) {
  (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
}

/// Degrees clockwise from north of the sum of directions; `nil` where they cancel out.
func direction(_ sine: Double, _ cosine: Double) -> Double? {
  guard sine * sine + cosine * cosine > 1e-9 else { return nil }
  let degrees = atan2(sine, cosine) * 180 / .pi
  return degrees < 0 ? degrees + 360 : degrees
}
