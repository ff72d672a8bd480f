import Canvas
import Geometry
import Pixels

/// How far ground fades into the sky in tilted views.
///
/// With d the distance on the ground from the eye and D that of the farthest visible row, fog covers
/// 0.85 · clamp((d/D − 0.45) / 0.55, 0, 1)^1.5. None below 45° of pitch.
struct Haze: Sendable {
  var color: Color
  private let eye: Point
  /// D in points.
  private let farthest: Double
  /// A unit vector of the ground plane, pointing away from the viewer.
  private let ahead: Point
  /// The device row of the farthest visible ground, at most 0 when there is no sky.
  let farthestRow: Double
  private let camera: Camera

  static let leastPitchDegrees = 45.0

  init?(camera: Camera, color: Color) {
    guard camera.pitchDegrees >= Haze.leastPitchDegrees else { return nil }
    self.camera = camera
    self.color = color
    eye = camera.eyeGround
    ahead = Point(camera.bearingSine, -camera.bearingCosine)
    let row = camera.horizonRow
    farthestRow = row
    farthest = camera.distanceAhead(row: max(row, 0))
    guard farthest > 0, farthest.isFinite else { return nil }
  }

  /// The fog's share at a distance on the ground from the eye, straight ahead, in points.
  func alpha(distance: Double) -> Double {
    let share = min(max((distance / farthest - 0.45) / 0.55, 0), 1)
    return 0.85 * share * share.squareRoot()
  }

  func alpha(at ground: Point) -> Double { alpha(distance: (ground - eye).dot(ahead)) }

  /// A colour as it is seen at a place on the ground; never more than `limit` of fog.
  func over(_ color: Color, at ground: Point, limit: Double = 1) -> Color {
    let share = Float(min(alpha(at: ground), limit))
    return share > 0 ? color.mixed(with: self.color.opacity(color.alpha), share) : color
  }

  /// Fog as a gradient over the frame's rows, of one colour with growing alpha towards the horizon.
  var overlay: Paint { gradient { color.opacity(Float($0)) } }

  /// A colour seen through fog of at most `limit`, row by row.
  func paint(_ color: Color, limit: Double) -> Paint {
    gradient { color.mixed(with: self.color.opacity(color.alpha), Float(min($0, limit))) }
  }

  private func gradient(_ color: (Double) -> Color) -> Paint {
    let top = max(farthestRow, 0)
    let bottom = camera.row(distanceAhead: 0.45 * farthest)
    let steps = 16
    let stops = (0...steps).map { step in
      let offset = Double(step) / Double(steps)
      // The far end changes fastest by row; that is fine, since rows, not distances, are spaced evenly.
      let row = top + (bottom - top) * offset
      return GradientStop(offset: Float(offset), color: color(alpha(distance: camera.distanceAhead(row: row))))
    }
    return .linearGradient(
      LinearGradient(start: SIMD2(0, Float(top)), end: SIMD2(0, Float(bottom)), stops: stops))
  }
}

extension Camera {
  /// The device row where the ground ends, above the frame (negative) at small pitches.
  var horizonRow: Double {
    guard pitchSine > 0 else { return -.infinity }
    // Ahead the depth grows with slope sin/eyeDistance; the row tends to anchor − eyeDistance · cot(pitch).
    let reach = (farthestDepth - 1) * eyeDistance / pitchSine
    return (anchor.y - reach * pitchCosine / farthestDepth) * scale
  }

  /// The distance on the ground from below the eye to what a device row shows straight ahead; infinite from the
  /// horizon on.
  func distanceAhead(row: Double) -> Double {
    // A point v towards the viewer appears v · cos / (1 − v · sin / eyeDistance) below the anchor.
    let offset = row / scale - anchor.y
    let divisor = pitchCosine + offset * pitchSine / eyeDistance
    guard divisor > 0 else { return .infinity }
    return eyeDistance * pitchSine - offset / divisor
  }

  /// The device row of what lies so far ahead on the ground from below the eye.
  func row(distanceAhead distance: Double) -> Double {
    let v = eyeDistance * pitchSine - distance
    return (anchor.y + v * pitchCosine / (1 - v * pitchSine / eyeDistance)) * scale
  }
}
