import Foundation
import Geometry

/// The geometry of one corner between two kerbs.
enum KerbCorner {
  /// From the node along an arm of half width `half` to the corner with the near kerb of another of `otherHalf`, the angle
  /// between them given by its cosine and sine: (b + a · cos φ) / sin φ.
  static func distance(half: Double, otherHalf: Double, cosine: Double, sine: Double) -> Double {
    sine > 1e-9 ? (otherHalf + half * cosine) / sine : .infinity
  }

  /// How far from the corner of two straight kerbs, which meet at an angle, an arc of a radius touches them:
  /// r · tan((π − φ) / 2).
  static func reach(radius: Double, angle: Double) -> Double { radius / tan(angle / 2) }

  /// Points of a curve from one kerb to the other, ends included: an arc where both are straight.
  ///
  /// - Parameters:
  ///   - tangents: unit vectors along the kerbs, away from the corner.
  static func curve(from start: Point, to end: Point, tangents: (Point, Point)) -> [Point] {
    let turn = Double.pi - acos(min(max(tangents.0.dot(tangents.1), -1), 1))
    let radius = (end - start).length / (2 * sin(max(0.05, turn / 2)))
    let handle = 4.0 / 3 * tan(turn / 4) * radius
    let (a, b) = (start - tangents.0 * handle, end - tangents.1 * handle)
    let steps = min(max(2, Int((turn * radius.squareRoot() / 0.45).rounded(.up))), 12)
    return (0...steps).map { step in
      let t = Double(step) / Double(steps)
      let u = 1 - t
      return start * (u * u * u) + a * (3 * u * u * t) + b * (3 * u * t * t) + end * (t * t * t)
    }
  }
}
