import Canvas
import Geometry
import Guidance
import Icons
import Pixels

/// The lines of all routes on the ground.
struct RouteDrawing {
  /// A stretch of a route in one colour.
  private struct Stretch {
    var lines: [[Point]]
    var fill: Color
    var casing: Color?
    var isDashed = false
  }

  private typealias Layer = (stretches: [Stretch], widths: RouteWidths)

  private let camera: Camera
  private let ground: VisibleGround
  private let colors: Palette
  private let haze: Haze?
  /// From the undermost: alternates, then the chosen route with its traveled part below the rest.
  private var layers: [Layer] = []

  /// - Parameter distanceAlongRoute: metres driven along the chosen route.
  init(
    camera: Camera, ground: VisibleGround, colors: Palette, haze: Haze?, lines: RouteLines,
    distanceAlongRoute: Double
  ) {
    self.camera = camera
    self.ground = ground
    self.colors = colors
    self.haze = haze
    // The first alternate is the best one, so it lies on top of the others.
    layers = lines.alternates.reversed().map(alternate)
    if let line = lines.chosen { layers += chosen(line, distanceAlongRoute: distanceAlongRoute) }
  }

  /// All casings of a route come before its fills, and a later stretch's round end lies on the one before it.
  func drawings() -> [Drawing] {
    layers.flatMap { stretches, widths in
      stretches.compactMap { casing($0, widths) } + stretches.map { fill($0, widths) }
    }
  }

  private func alternate(_ line: RouteLine) -> Layer {
    let stretches = trafficStretches(line.route.traffic, from: 0, to: line.length).map {
      Stretch(
        lines: lines(line, $0.from, $0.to), fill: colors.alternate($0.value),
        casing: $0.value == .closed ? nil : colors[.alternateCasing], isDashed: $0.value == .closed)
    }
    return (stretches, RouteWidths(zoom: camera.zoom, factor: 0.8))
  }

  private func chosen(_ line: RouteLine, distanceAlongRoute: Double) -> [Layer] {
    let widths = RouteWidths(zoom: camera.zoom)
    let reached = min(max(distanceAlongRoute, 0), line.length)
    let traveled = Stretch(
      lines: lines(line, 0, reached), fill: colors[.routeTravelled], casing: colors[.routeTravelledCasing])
    // The last leg first: where legs share a road, the one being driven is what counts.
    let ends = line.route.legEnds.dropLast().filter { $0 > reached && $0 < line.length } + [line.length]
    let legs = zip([reached] + ends.dropLast(), ends).reversed().map { from, to -> Layer in
      let stretches = trafficStretches(line.route.traffic, from: from, to: to).map {
        Stretch(
          lines: lines(line, $0.from, $0.to), fill: colors.route($0.value), casing: colors.routeCasing($0.value),
          isDashed: $0.value == .closed)
      }
      return (stretches, widths)
    }
    return [([traveled], widths)] + legs
  }

  private func lines(_ line: RouteLine, _ from: Double, _ to: Double) -> [[Point]] {
    line.slices(from: from, to: to).flatMap { ground.stretches(ofWorld: $0, camera: camera) }
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
