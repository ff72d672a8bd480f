import Canvas
import Geometry
import Guidance
import Pixels

/// The lines of all routes on the ground.
struct RouteDrawing {
  let camera: Camera
  let ground: VisibleGround
  let colors: RouteColors
  let haze: Haze?

  /// A stretch of a route in one colour.
  private struct Stretch {
    var lines: [[Point]]
    var fill: Color
    var casing: Color?
    var isDashed = false
  }

  /// From the undermost: alternates, then the chosen route with its travelled part below the rest.
  ///
  /// All casings of a route come before its fills, and a later stretch's round end lies on the one before it.
  func drawings(_ overlay: NavigationOverlay) -> [Drawing] {
    layers(overlay).flatMap { stretches, widths in
      stretches.compactMap { casing($0, widths) } + stretches.map { fill($0, widths) }
    }
  }

  /// The same lines without casings, to show faintly what buildings hide.
  func fills(_ overlay: NavigationOverlay) -> [Drawing] {
    layers(overlay).flatMap { stretches, widths in stretches.map { fill($0, widths) } }
  }

  private func layers(_ overlay: NavigationOverlay) -> [([Stretch], RouteWidths)] {
    var result: [([Stretch], RouteWidths)] = []
    let narrow = RouteWidths(zoom: camera.zoom, factor: 0.8)
    // The first alternate is the best one, so it lies on top of the others.
    for alternate in overlay.alternates.reversed() {
      let line = RouteLine(alternate.route)
      let ahead = trafficStretches(alternate.route.traffic, from: 0, to: line.length)
      result.append(
        (
          ahead.map {
            Stretch(
              lines: lines(line, $0.from, $0.to), fill: colors.alternateFill($0.value),
              casing: $0.value == .closed ? nil : colors.alternateCasing, isDashed: $0.value == .closed)
          }, narrow
        ))
    }
    guard let route = overlay.route else { return result }
    let line = RouteLine(route)
    let widths = RouteWidths(zoom: camera.zoom)
    let driven = min(max(overlay.distanceAlongRoute, 0), line.length)
    let travelled = Stretch(
      lines: lines(line, 0, driven), fill: colors.travelled, casing: colors.travelledCasing)
    result.append(([travelled], widths))
    // The last leg first: where legs share a road, the one being driven is what counts.
    let ends = route.legEnds.dropLast().filter { $0 > driven && $0 < line.length } + [line.length]
    for (from, to) in zip([driven] + ends.dropLast(), ends).reversed() {
      let ahead = trafficStretches(route.traffic, from: from, to: to)
      result.append(
        (
          ahead.map {
            Stretch(
              lines: lines(line, $0.from, $0.to), fill: colors.fill($0.value), casing: colors.casing($0.value),
              isDashed: $0.value == .closed)
          }, widths
        ))
    }
    return result
  }

  private func lines(_ line: RouteLine, _ from: Double, _ to: Double) -> [[Point]] {
    line.slices(from: from, to: to).flatMap { slice -> [[Point]] in
      guard let copies = camera.copies(of: Rect(bounding: slice), in: ground.bounds) else { return [] }
      return copies.flatMap { copy in
        ground.clip(line: slice.map { camera.ground($0, copy: copy) }).map(\.points)
      }
    }
  }

  private func casing(_ stretch: Stretch, _ widths: RouteWidths) -> Drawing? {
    stretch.casing.map { stroke(stretch.lines, width: widths.whole, color: $0) }
  }

  private func fill(_ stretch: Stretch, _ widths: RouteWidths) -> Drawing {
    let dashes = stretch.isDashed ? [1.2 * widths.fill, 0.8 * widths.fill] : []
    return stroke(stretch.lines, width: widths.fill, color: stretch.fill, dashes: dashes)
  }

  private func stroke(_ lines: [[Point]], width: Double, color: Color, dashes: [Double] = []) -> Drawing {
    var path = Path()
    for line in lines { path.addPolyline(line, closed: false) }
    let style = StrokeStyle(
      width: Float(width), cap: dashes.isEmpty ? .round : .butt, join: .round, dashes: dashes.map(Float.init))
    let paint = haze.map { $0.paint(color, limit: 0.5) } ?? .solid(color)
    return .stroke(path, style, paint, camera.groundTransform)
  }
}
