import Foundation
import Geometry
import MapStyle
import Pixels

/// The light on extrusions, with MapLibre's formula for one sun: a surface is shaded by the angle to the light, less
/// so the weaker the light and the brighter the surface.
struct ExtrusionLight: Sendable {
  /// Towards the light: x east, y south, z up; its length is the light's radial distance.
  private let direction: SIMD3<Double>
  private let color: Color
  private let intensity: Double

  /// - Parameter azimuthDegrees: where the light stands, clockwise from north.
  init(radial: Double, azimuthDegrees: Double, polarDegrees: Double, color: Color, intensity: Double) {
    let azimuth = azimuthDegrees * .pi / 180
    let polar = polarDegrees * .pi / 180
    direction =
      SIMD3(sin(azimuth) * sin(polar), -cos(azimuth) * sin(polar), cos(polar)) * radial
    self.color = color
    self.intensity = min(max(intensity, 0), 1)
  }

  func roof(_ surface: Color) -> Color { shaded(surface, directional: facing(SIMD3(0, 0, 1), surface)) }

  /// - Parameter normal: the unit vector out of the wall.
  func wall(_ surface: Color, normal: Point, heights: HeightInterval, hasGradient: Bool) -> Color {
    var directional = facing(SIMD3(normal.x, normal.y, 0), surface)
    if hasGradient { directional *= gradient(heights) }
    return shaded(surface, directional: directional)
  }

  private func facing(_ normal: SIMD3<Double>, _ surface: Color) -> Double {
    let cosine = min(max((normal * direction).sum(), 0), 1)
    let luminance = 0.2126 * Double(surface.red) + 0.7152 * Double(surface.green) + 0.0722 * Double(surface.blue)
    let dark = 1 - intensity
    let bright = max(1 - luminance + intensity, 1)
    return dark + (bright - dark) * cosine
  }

  /// The vertical gradient, averaged over the wall: dark at its foot, and the more so the lower the building is.
  private func gradient(_ heights: HeightInterval) -> Double {
    let (base, top) = (Double(heights.base) / 100, Double(heights.top) / 100)
    let darkest = 0.7 + 0.28 * (1 - intensity)
    let steps = 4
    let sum = (0..<steps).reduce(0.0) { sum, step in
      let share = (Double(step) + 0.5) / Double(steps)
      return sum + min(max((share + base) * (top / 150).squareRoot(), darkest), 1)
    }
    return sum / Double(steps)
  }

  private func shaded(_ surface: Color, directional: Double) -> Color {
    func channel(_ surface: Float, _ light: Float) -> Float {
      let ambient = 0.03
      let least = 0.3 * (1 - Double(light))
      return Float(min(max((Double(surface) + ambient) * directional * Double(light), least), 1))
    }
    return Color(
      red: channel(surface.red, color.red), green: channel(surface.green, color.green),
      blue: channel(surface.blue, color.blue))
  }
}

extension ExtrusionLight {
  /// The style's light; one that is anchored to the view turns with the camera.
  init(_ light: Light, camera: Camera) {
    let context = EvaluationContext(zoom: camera.zoom, pitchDegrees: camera.pitchDegrees)
    let position = light.position.value(context)
    let turn = light.anchor.value(context) == .viewport ? camera.bearingDegrees : 0
    self.init(
      radial: position.x, azimuthDegrees: position.y + turn, polarDegrees: position.z,
      color: light.color.value(context), intensity: light.intensity.value(context))
  }
}
