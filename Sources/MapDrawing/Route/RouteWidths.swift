import Foundation

/// The widths of route lines in points on the ground, at the camera's zoom.
struct RouteWidths: Sendable {
  /// Without casing.
  var fill: Double
  /// On each side.
  var casing: Double

  init(zoom: Double, factor: Double = 1) {
    let stops = [(8.0, 3.0), (12, 4), (14, 5.5), (16, 8.5), (18, 17), (20, 34)]
    fill = factor * exponential(stops, at: zoom, base: 1.5)
    casing = min(max(0.16 * fill, 1), 2.2)
  }

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
