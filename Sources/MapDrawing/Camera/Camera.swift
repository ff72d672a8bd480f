import Foundation
import Geometry

/// From where and how the map is seen.
///
/// Zooms are those of 512-pixel tiles: the world is 512 · 2^zoom points wide. Values beyond their range are clamped to
/// it, and NaN counts as 0, so a camera always has a picture.
public struct Camera: Sendable, Hashable {
  /// The place that appears at `anchor`.
  public let center: Coordinate
  /// 0…25.5.
  public let zoom: Double
  /// The direction that points up in the frame, clockwise from north.
  public let bearingDegrees: Double
  /// 0 looks straight down; at most 85.
  public let pitchDegrees: Double
  /// The frame in points.
  public let width, height: Double
  /// Device pixels per point.
  public let scale: Double
  /// Where the centre appears, in points from the frame's upper left corner.
  public let anchor: Point

  /// `center` in world points.
  public let worldCenter: Point
  /// The world's width in points.
  public let worldSize: Double
  /// The distance from the eye to the centre in points: 1.5 frame heights, which makes a vertical field of view of
  /// 2 · atan(1/3) ≈ 36.87° as in MapLibre.
  public let eyeDistance: Double
  /// Points at the centre for one metre upwards.
  public let pointsPerMetre: Double
  let bearingSine, bearingCosine, pitchSine, pitchCosine: Double

  /// The largest tilt from straight down, in degrees.
  public static let maximumPitchDegrees = 85.0
  /// The largest zoom of 512-pixel tiles.
  public static let maximumZoom = 25.5

  /// - Parameter anchor: where the centre appears in points; the frame's middle when `nil`.
  public init(
    center: Coordinate, zoom: Double, bearingDegrees: Double = 0, pitchDegrees: Double = 0, width: Double,
    height: Double, scale: Double = 1, anchor: Point? = nil
  ) {
    let longitude = center.longitude.isFinite ? center.longitude : 0
    let latitude = held(center.latitude, -WebMercator.maximumLatitude, WebMercator.maximumLatitude)
    self.center = Coordinate(latitude: latitude, longitude: longitude)
    self.zoom = held(zoom, 0, Camera.maximumZoom)
    self.bearingDegrees =
      bearingDegrees.isFinite
      ? (bearingDegrees.truncatingRemainder(dividingBy: 360) + 360)
        .truncatingRemainder(dividingBy: 360) : 0
    self.pitchDegrees = held(pitchDegrees, 0, Camera.maximumPitchDegrees)
    self.width = held(width, 1, 65_536)
    self.height = held(height, 1, 65_536)
    self.scale = held(scale, 0.01, 100)
    let middle = Point(self.width / 2, self.height / 2)
    self.anchor = anchor.map { $0.isFinite ? $0 : middle } ?? middle
    worldCenter = WebMercator.project(self.center)
    worldSize = 512 * exp2(self.zoom)
    eyeDistance = 1.5 * self.height
    pointsPerMetre = worldSize / WebMercator.metresPerWorldUnit(latitude: latitude)
    (bearingSine, bearingCosine) = sineAndCosine(degrees: self.bearingDegrees)
    (pitchSine, pitchCosine) = sineAndCosine(degrees: self.pitchDegrees)
  }

  /// The frame in device pixels, rounded to whole ones, at least 1.
  public var pixelWidth: Int { max(1, Int((width * scale).rounded())) }
  /// Pixels down, 1 or more.
  public var pixelHeight: Int { max(1, Int((height * scale).rounded())) }

  /// The same view of another place, so many world units away.
  func moved(by way: Point) -> Camera {
    Camera(
      center: WebMercator.unproject(worldCenter + way), zoom: zoom, bearingDegrees: bearingDegrees,
      pitchDegrees: pitchDegrees, width: width, height: height, scale: scale, anchor: anchor)
  }

  /// The same view with another zoom.
  public func zoomed(to zoom: Double) -> Camera {
    Camera(
      center: center, zoom: zoom, bearingDegrees: bearingDegrees, pitchDegrees: pitchDegrees, width: width,
      height: height, scale: scale, anchor: anchor)
  }
}

/// `value` clamped to `low`…`high`; NaN becomes the end or inside value nearest to 0.
private func held(_ value: Double, _ low: Double, _ high: Double) -> Double {
  min(max(value.isNaN ? 0 : value, low), high)
}

/// Sine and cosine, exact at multiples of 90° from 0 to 270.
func sineAndCosine(degrees: Double) -> (Double, Double) {
  switch degrees {
  case 0: (0, 1)
  case 90: (1, 0)
  case 180: (0, -1)
  case 270: (-1, 0)
  default: (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
  }
}
