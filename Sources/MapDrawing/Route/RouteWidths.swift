import Foundation

/// The widths of route lines in points on the ground, at the camera's zoom.
struct RouteWidths: Sendable {
  /// Without casing.
  var fill: Double
  /// On each side.
  var casing: Double
  /// The share of the chosen route's width.
  private var factor: Double

  init(zoom: Double, factor: Double = 1) {
    self.factor = factor
    let stops = [(8.0, 3.0), (12, 4), (14, 5.5), (16, 8.5), (18, 17), (20, 34)]
    fill = factor * exponential(stops, at: zoom, base: 1.5)
    casing = Self.casing(of: fill)
  }

  /// The widths in a view: at street scale no wider than a lane, see `widestMetres`.
  init(camera: Camera, factor: Double = 1) {
    self.init(zoom: camera.zoom, factor: factor)
    let lane = max(Self.widestMetres * camera.pointsPerMetre, Self.leastFill) * factor
    guard fill > lane else { return }
    let share = min(max((camera.zoom - Self.laneFromZoom) / (Self.laneFullZoom - Self.laneFromZoom), 0), 1)
    fill += (lane - fill) * share
    casing = Self.casing(of: fill)
  }

  private static func casing(of fill: Double) -> Double { min(max(0.16 * fill, 1), 2.2) }

  /// What a route covers of the ground at street scale, in metres: 0.8 of a lane of 3.25 metres.
  static let widestMetres = 2.6
  /// From the first zoom on the width goes over to that of a lane, which it has at the second.
  private static let (laneFromZoom, laneFullZoom) = (16.0, 17.0)
  /// Thinner than this, in points, a line is hard to follow.
  private static let leastFill = 11.0 / 3
  private static let leastWhole = 16.0 / 3

  /// The least width in points that the line has anywhere in a tilted view, without and with its casing.
  var leastFill: Double { Self.leastFill * factor }
  var leastWhole: Double { Self.leastWhole * factor }

  var whole: Double { fill + 2 * casing }
}

/// The value between stops as styles interpolate it exponentially (linearly for base 1); the end values beyond them.
func exponential(_ stops: [(zoom: Double, value: Double)], at zoom: Double, base: Double) -> Double {
  guard let first = stops.first else { return 0 }
  var (low, high) = (first, first)
  for stop in stops {
    if stop.zoom <= zoom { low = stop }
    high = stop
    if stop.zoom > zoom { break }
  }
  guard high.zoom > low.zoom, zoom > low.zoom else { return zoom < first.zoom ? first.value : low.value }
  let (position, span) = (zoom - low.zoom, high.zoom - low.zoom)
  let share = base == 1 ? position / span : (pow(base, position) - 1) / (pow(base, span) - 1)
  return low.value + (high.value - low.value) * share
}
