import Guidance

/// Traffic from one distance to another without gaps: unknown where none is stated, neighbours of one level joined.
func trafficStretches(_ traffic: [RouteStretch<TrafficLevel>], from: Double, to: Double)
  -> [RouteStretch<TrafficLevel>]
{
  var result: [RouteStretch<TrafficLevel>] = []
  var reached = from
  func add(upTo end: Double, _ level: TrafficLevel) {
    guard end > reached else { return }
    if result.last?.value == level {
      result[result.count - 1].to = end
    } else {
      result.append(RouteStretch(from: reached, to: end, value: level))
    }
    reached = end
  }
  for stretch in traffic where stretch.to > reached && stretch.from < to {
    add(upTo: min(stretch.from, to), .unknown)
    add(upTo: min(stretch.to, to), stretch.value)
  }
  add(upTo: to, .unknown)
  return result
}

extension RouteLine {
  /// Where traffic is not free between two distances, from the best to the worst level, so that the worst is drawn last.
  ///
  /// A stretch shorter than the line is wide is lengthened to that about its middle, so that it shows at any zoom.
  func delays(from: Double, to: Double, widths: RouteWidths, camera: Camera) -> [RouteStretch<TrafficLevel>] {
    trafficStretches(route.traffic, from: from, to: to).filter { $0.value.isDelay }
      .map { stretch in
        var stretch = stretch
        let middle = (stretch.from + stretch.to) / 2
        let depth = point(at: middle).flatMap { camera.project(world: $0)?.depth } ?? 1
        let points = max(widths.fill, widths.leastFill * depth, Self.leastDelayPoints)
        let least = min(points / camera.pointsPerMetre, to - from)
        guard stretch.to - stretch.from < least else { return stretch }
        stretch.from = min(max(middle - least / 2, from), to - least)
        stretch.to = stretch.from + least
        return stretch
      }
      .sorted { ($0.value.severity, $0.from) < ($1.value.severity, $1.from) }
  }

  /// In points on the ground.
  private static let leastDelayPoints = 6.0
}

extension TrafficLevel {
  var severity: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  var isDelay: Bool { self != .unknown && self != .normal }
}
