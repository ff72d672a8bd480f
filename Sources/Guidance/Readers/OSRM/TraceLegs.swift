extension RouteDraft {
  /// Makes one leg of all.
  ///
  /// A service that matches a trace ends a leg at each position of it; nobody stops there, so the arrivals and
  /// departures between the legs go, and what follows a departure belongs to the step before.
  mutating func joinLegs() {
    guard var joined = legs.first else { return }
    for leg in legs.dropFirst() {
      if joined.segmentDurations.isEmpty || leg.segmentDurations.isEmpty {
        joined.segmentDurations = []
      } else {
        joined.segmentDurations += leg.segmentDurations
      }
      joined.distance = joined.distance.flatMap { distance in leg.distance.map { distance + $0 } }
      joined.duration = joined.duration.flatMap { duration in leg.duration.map { duration + $0 } }
      joined.lastPoint = leg.lastPoint
      joined.title = leg.title
      if joined.steps.last?.step.maneuver.isArrival == true { joined.steps.removeLast() }
      var steps = leg.steps[...]
      if let departure = steps.first?.step, departure.maneuver == .depart, let last = joined.steps.indices.last {
        joined.steps[last].step.length += departure.length
        joined.steps[last].step.duration += departure.duration
        steps.removeFirst()
      }
      joined.steps += steps
    }
    legs = [joined]
  }
}
