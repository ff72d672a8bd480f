import Foundation
import Geometry
import MapStyle

/// What steep views leave out of the far ground: things that a map of the scale there would not show.
///
/// With distance the map shrinks as if it were zoomed out. A layer ends one level below the zoom at which its style begins it,
/// and areas end where they are smaller than a pixel. Together with the ground's end before the horizon (`VisibleGround`)
/// that bounds what is drawn. Haze covers the ends.
struct FarGround: Sendable {
  private let depth: Depth?
  private let zoom: Double
  private let scale: Double

  /// Below this pitch nothing is so far away.
  static let leastPitchDegrees = 60.0
  private static let spareLevels = 1.0

  init(_ camera: Camera) {
    let t = camera.groundTransform
    depth = camera.pitchDegrees > Self.leastPitchDegrees ? Depth(a: t.m20, b: t.m21, c: t.m22) : nil
    zoom = camera.zoom
    scale = camera.scale
  }

  /// Whether nothing within `bounds` (on the ground plane) is near enough for `layer`.
  func hides(_ bounds: Rect, of layer: StyleLayer) -> Bool {
    guard let depth else { return false }
    let nearest = max(depth.least(in: bounds), 1)
    if zoom - log2(nearest) < layer.minZoom - Self.spareLevels { return true }
    guard layer.type == "fill" || layer.type == "fill-extrusion" else { return false }
    return max(bounds.width, bounds.height) * scale < nearest
  }

  /// How far away ground is, against the centre: a · x + b · y + c.
  private struct Depth {
    var a, b, c: Double

    func least(in box: Rect) -> Double { a * (a > 0 ? box.minX : box.maxX) + b * (b > 0 ? box.minY : box.maxY) + c }
  }
}
