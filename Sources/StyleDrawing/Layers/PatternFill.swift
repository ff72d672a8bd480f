import Foundation
import Geometry
import Pixels

/// A picture that repeats over the ground from the world's upper left corner.
struct PatternFill: Sendable {
  let texture: Texture
  /// Points on the ground at the zoom's whole part for which the whole picture stands.
  let size: Point
  private let inverse: ProjectiveTransform
  private let origin: Point
  private let opacity: Float

  /// - Parameter size: of the picture on the map, in points at whole zooms.
  init?(_ texture: Texture, size: Point, camera: MapCamera, shift: Point = .zero, opacity: Float) {
    guard let inverse = camera.ground.plane.inverse, size.x > 0, size.y > 0 else { return nil }
    self.texture = texture
    self.size = size
    self.inverse = inverse
    self.opacity = opacity
    let whole = 512 * exp2(Double(camera.level))
    let fraction = camera.worldSize / whole
    // Far from the world's corner only the place within one picture matters.
    let corner = camera.center * whole
    origin = Point(
      corner.x.truncatingRemainder(dividingBy: size.x), corner.y.truncatingRemainder(dividingBy: size.y))
    scale = Point(Double(texture.width), Double(texture.height)) / size
    self.fraction = fraction
    self.shift = shift
  }

  private let scale: Point
  private let fraction: Double
  private let shift: Point

  @inline(__always) func color(_ x: Int, _ y: Int) -> Premultiplied {
    let ground = (inverse(Point(Double(x) + 0.5, Double(y) + 0.5)) - shift) / fraction + origin
    let turns = ground / size
    let place = (turns - turns.rounded(.down)) * size * scale
    return texture.repeating(Float(place.x), Float(place.y)) * opacity
  }
}
