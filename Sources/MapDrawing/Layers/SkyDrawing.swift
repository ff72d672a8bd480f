import Canvas
import Geometry
import MapStyle
import Pixels

/// The sky above the ground's far end.
struct SkyDrawing {
  let camera: Camera
  let zenith: Color
  let horizon: Color
  /// What the sky turns into just above the ground, where the haze is.
  let haze: Color
  /// Which lower share of the sky the two colours blend over.
  let blend: Double

  init(_ sky: Sky?, camera: Camera) {
    self.camera = camera
    let context = EvaluationContext(zoom: camera.zoom, pitchDegrees: camera.pitchDegrees)
    zenith = sky?.color.value(context) ?? Sky.defaultColor
    let horizon = sky?.horizonColor.value(context) ?? .white
    self.horizon = horizon
    haze = sky.map { horizon.mixed(with: $0.fogColor.value(context), 0.75) } ?? horizon
    blend = sky?.skyHorizonBlend.value(context) ?? 0.8
  }

  /// Nothing when no sky is in the frame.
  func drawings() -> [Drawing] {
    let row = camera.horizonRow
    guard row > 0, row.isFinite else { return [] }
    let rect = Rect(x: 0, y: 0, width: Double(camera.pixelWidth), height: min(row, Double(camera.pixelHeight)))
    let paint = Paint.linearGradient(
      LinearGradient(
        start: SIMD2(0, Float(row * (1 - blend))), end: SIMD2(0, Float(row)),
        stops: [
          GradientStop(offset: 0, color: zenith), GradientStop(offset: 0.85, color: horizon),
          GradientStop(offset: 1, color: haze),
        ]))
    return [.fill(.rect(rect), .nonzero, paint)]
  }
}
