import Canvas
import Geometry
import Guidance
import Pixels

extension RouteDrawing {
  /// A stretch of a route under a bridge.
  struct Covered {
    /// The route's level there.
    var level: Int
    /// Where the line lies, in device pixels.
    var band: Path
    /// The line as it shows through the bridge.
    var line: [Drawing]
  }

  /// How opaque a line under a bridge is drawn once more over it, and its share of the line's width.
  private static let coveredOpacity: Float = 0.42
  private static let coveredShare = 0.9

  /// What of the routes lies under bridges, the chosen one last.
  func covered() -> [Covered] {
    let others = zip(routes.alternates, levels.alternates(routes.alternates.count)).reversed()
    let chosen = routes.chosen.map { line in
      stretches(line, levels.chosen, factor: 1, from: 0, ahead: reached, color: colors.route)
    }
    return others.flatMap { line, levels in
      let start = start(of: line)
      return stretches(
        line, levels, factor: Self.alternateShare, from: start, ahead: start, color: colors.alternate)
    } + (chosen ?? [])
  }

  private func stretches(
    _ line: RouteLine, _ levels: RouteLevels, factor: Double, from: Double, ahead: Double,
    color: (TrafficLevel) -> Color
  ) -> [Covered] {
    guard !levels.covered.isEmpty else { return [] }
    let widths = RouteWidths(camera: camera, factor: factor)
    let delays = line.delays(from: from, to: line.length, widths: widths, camera: camera)
    return levels.covered.filter { $0.to > from }.map { stretch in
      let pieces = trafficPieces(delays, from: max(stretch.from, ahead), to: max(stretch.to, ahead))
      let parts = pieces.filter { $0.to > $0.from }.map { piece in
        Part(
          lines: lines(line, piece.from, piece.to),
          stroke: GroundStroke(
            width: widths.fill * Self.coveredShare, leastWidth: widths.leastFill * Self.coveredShare,
            color: color(piece.value).opacity(Self.coveredOpacity)))
      }
      return Covered(
        level: stretch.value, band: band(lines(line, max(stretch.from, from), stretch.to), widths: widths),
        line: parts.flatMap(drawings))
    }
  }

  /// The area of lines with their casings, in device pixels.
  private func band(_ lines: [[Point]], widths: RouteWidths) -> Path {
    let transform = camera.groundTransform
    let rings = lines.map { line in
      let depth = line.map { transform.w($0) }.max() ?? 1
      let half = max(widths.whole, widths.leastWhole * depth) / 2 + Self.bandMargin * depth
      return camera.band(line, half: half)
    }
    return PixelRows(rings, width: camera.pixelWidth, height: camera.pixelHeight).path
  }

  /// The edge of the line is soft, and in tilted views a point on the ground is less on the screen.
  private static let bandMargin = 2.0

  /// The chosen route where it runs on bridges above a level.
  func raised(above level: Int) -> [Drawing] {
    guard let line = routes.chosen else { return [] }
    return levels.chosen.own.filter { $0.value > level && $0.to > reached }
      .flatMap { drawings(leg(line, from: max($0.from, reached), to: $0.to)) }
  }
}
