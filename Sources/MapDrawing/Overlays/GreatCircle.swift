import Foundation
import Geometry
import Guidance

/// The shorter way between two places on the sphere.
struct GreatCircle {
  private let start, end: SIMD3<Double>
  /// Radians.
  let angle: Double

  /// `nil` for places that are the same or opposite each other, where no way is the shortest.
  init?(from: Coordinate, to: Coordinate) {
    start = Self.vector(from)
    end = Self.vector(to)
    // By the chord, which is exact for near places too.
    let difference = start - end
    let chord = (difference * difference).sum().squareRoot()
    angle = 2 * asin(min(chord / 2, 1))
    guard angle > 1e-9, angle < .pi - 1e-6 else { return nil }
  }

  /// The place at a share (0…1) of the way.
  func coordinate(at share: Double) -> Coordinate {
    let (a, b) = (sin((1 - share) * angle), sin(share * angle))
    let p = start * a + end * b
    let radian = Double.pi / 180
    return Coordinate(
      latitude: atan2(p.z, (p.x * p.x + p.y * p.y).squareRoot()) / radian, longitude: atan2(p.y, p.x) / radian)
  }

  private static func vector(_ coordinate: Coordinate) -> SIMD3<Double> {
    let radian = Double.pi / 180
    let (latitude, longitude) = (coordinate.latitude * radian, coordinate.longitude * radian)
    return SIMD3(cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
  }
}

extension MapOverlays.Circle {
  /// The circle's line on the sphere, clockwise from north.
  ///
  /// - Parameter count: how many places.
  func line(count: Int) -> [Coordinate] {
    let radian = Double.pi / 180
    let latitude = center.latitude * radian
    let angle = radiusMetres / Geodesy.earthRadius
    return (0..<count).map { index in
      let bearing = 2 * Double.pi * Double(index) / Double(count)
      let sine = sin(latitude) * cos(angle) + cos(latitude) * sin(angle) * cos(bearing)
      // This form holds at the poles too.
      let east = atan2(
        sin(bearing) * sin(angle), cos(latitude) * cos(angle) - sin(latitude) * sin(angle) * cos(bearing))
      return Coordinate(latitude: asin(min(max(sine, -1), 1)) / radian, longitude: center.longitude + east / radian)
    }
  }

  /// Whether the circle goes round a pole.
  var holdsPole: Bool {
    radiusMetres / Geodesy.earthRadius * 180 / .pi > 90 - abs(center.latitude)
  }
}
