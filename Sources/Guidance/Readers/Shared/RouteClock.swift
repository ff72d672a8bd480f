/// Distributes a route's duration over its points.
struct RouteClock {
  var route: Route
  var legs: [RouteDraft.DraftLeg]
  /// Whether stretches of slow traffic take more of the time than the steps' durations say.
  var trafficSlows: Bool

  /// Seconds from the start at each point: 0 first, `route.duration` last, never falling.
  func times() -> [Double] {
    let last = route.geometry.count - 1
    var weights = [Double](repeating: 0, count: last)
    for index in legs.indices { addWeights(of: index, to: &weights) }
    scaleLegs(&weights)
    let sum = weights.reduce(0, +)
    var times = [0.0]
    times.reserveCapacity(last + 1)
    var elapsed = 0.0
    for segment in 0..<last {
      elapsed += sum > 0 ? weights[segment] : route.distances[segment + 1] - route.distances[segment]
      times.append(elapsed)
    }
    let scale = elapsed > 0 ? route.duration / elapsed : 0
    for point in times.indices { times[point] *= scale }
    times[last] = route.duration
    return times
  }

  private func range(of leg: Int) -> Range<Int> {
    let last = route.geometry.count - 1
    let first = min(max(legs[leg].firstPoint, 0), last)
    return first..<max(first, min(legs[leg].lastPoint, last))
  }

  /// Seconds of a leg's segments by what is known about segments or steps.
  private func addWeights(of index: Int, to weights: inout [Double]) {
    let range = range(of: index)
    let told = legs[index].segmentDurations
    if told.count == range.count, told.contains(where: { $0 > 0 }) {
      for segment in range { weights[segment] = told[segment - range.lowerBound] }
      return
    }
    let steps = route.legs[index].steps
    let leg = route.legs[index]
    let start = index == 0 ? 0 : route.legEnds[index - 1]
    let length = route.legEnds[index] - start
    let legPace = length > 0 ? max(leg.duration, 1e-9) / length : 0
    var next = 0
    var traffic = 0
    for segment in range {
      let middle = (route.distances[segment] + route.distances[segment + 1]) / 2
      while next < steps.count, steps[next].distanceAlongRoute <= middle { next += 1 }
      var pace = legPace
      if next > 0 {
        let from = steps[next - 1]
        let end = next < steps.count ? steps[next].distanceAlongRoute : route.legEnds[index]
        if from.duration > 0, end > from.distanceAlongRoute {
          pace = from.duration / (end - from.distanceAlongRoute)
        }
      }
      while traffic < route.traffic.count, route.traffic[traffic].to <= middle { traffic += 1 }
      if trafficSlows, traffic < route.traffic.count, route.traffic[traffic].from <= middle {
        pace *= route.traffic[traffic].value.slowness
      }
      weights[segment] = pace * (route.distances[segment + 1] - route.distances[segment])
    }
  }

  /// Makes every leg's segments add up to its duration.
  private func scaleLegs(_ weights: inout [Double]) {
    for index in legs.indices where route.legs[index].duration > 0 {
      let range = range(of: index)
      let sum = weights[range].reduce(0, +)
      guard sum > 0 else { continue }
      let scale = route.legs[index].duration / sum
      for segment in range { weights[segment] *= scale }
    }
  }
}
