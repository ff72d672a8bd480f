import Geometry

/// Places, times and stretches of a route by distance from its start; distances beyond its ends count as the ends.
extension Route {
  /// The first point of the segment at `distance`; of several without length the last.
  func segmentIndex(at distance: Double) -> Int {
    var low = 0
    var high = max(0, distances.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if distances[middle] <= distance { low = middle } else { high = middle }
    }
    return low
  }

  /// The share of its segment that lies before `distance`, 0…1.
  private func share(of segment: Int, at distance: Double) -> Double {
    guard segment + 1 < distances.count else { return 0 }
    let length = distances[segment + 1] - distances[segment]
    return length > 0 ? min(max((distance - distances[segment]) / length, 0), 1) : 0
  }

  /// The place so many metres from the start; the ends beyond them.
  public func coordinate(at distance: Double) -> Coordinate {
    let segment = segmentIndex(at: distance)
    guard segment + 1 < geometry.count else { return geometry.first ?? Coordinate(latitude: 0, longitude: 0) }
    return Geodesy.interpolate(geometry[segment], geometry[segment + 1], at: share(of: segment, at: distance))
  }

  /// The direction of travel, degrees clockwise from north in 0..<360; that of the nearest segment with a length.
  public func headingDegrees(at distance: Double) -> Double {
    let segment = segmentIndex(at: distance)
    let last = geometry.count - 1
    func leads(_ segment: Int) -> Bool { geometry[segment] != geometry[segment + 1] && !isGap(segment) }
    guard let found = (segment..<max(segment, last)).first(where: leads) ?? (0..<segment).last(where: leads)
    else { return 0 }
    return Geodesy.headingDegrees(geometry[found], geometry[found + 1])
  }

  /// Whether no way leads from a point to the next one; `gaps` are in order.
  private func isGap(_ segment: Int) -> Bool {
    var low = 0
    var high = gaps.count
    while low < high {
      let middle = (low + high) / 2
      if gaps[middle] < segment { low = middle + 1 } else { high = middle }
    }
    return low < gaps.count && gaps[low] == segment
  }

  /// Seconds from the start, traffic counted.
  public func time(at distance: Double) -> Double {
    let segment = segmentIndex(at: distance)
    guard segment + 1 < times.count else { return 0 }
    return times[segment] + (times[segment + 1] - times[segment]) * share(of: segment, at: distance)
  }

  /// The distance reached after `seconds` of driving from the start at the route's own speeds.
  public func distance(atTime seconds: Double) -> Double {
    guard seconds > 0 else { return 0 }
    guard seconds < duration, times.count > 1 else { return distance }
    var low = 0
    var high = times.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= seconds { low = middle } else { high = middle }
    }
    let span = times[high] - times[low]
    let share = span > 0 ? min(max((seconds - times[low]) / span, 0), 1) : 0
    return distances[low] + (distances[high] - distances[low]) * share
  }

  /// The speed that the route's times mean at `distance`, in metres per second.
  public func metresPerSecond(at distance: Double) -> Double {
    let segment = segmentIndex(at: distance)
    guard segment + 1 < times.count, times[segment + 1] > times[segment] else { return 0 }
    return (distances[segment + 1] - distances[segment]) / (times[segment + 1] - times[segment])
  }

  /// The line from one distance to another: both ends and all points between them; at least two points.
  public func geometry(from: Double, to: Double) -> [Coordinate] {
    let start = min(max(from, 0), distance)
    let end = min(max(to, start), distance)
    let ends = (coordinate(at: start), coordinate(at: end))
    let first = segmentIndex(at: start) + 1
    let last = segmentIndex(at: end)
    var between = first <= last ? geometry[first...last].drop { $0 == ends.0 } : []
    while between.last == ends.1 { between.removeLast() }
    return [ends.0] + between + [ends.1]
  }

  /// How traffic flows so many metres from the start.
  public func trafficLevel(at distance: Double) -> TrafficLevel { Self.value(at: distance, in: traffic) ?? .unknown }

  /// What is known of the limit at `distance`; `nil` where nothing is known.
  public func postedLimit(at distance: Double) -> PostedLimit? { Self.value(at: distance, in: postedLimits) }

  /// The limit so many metres from the start; `nil` where there is none or none is known.
  public func speedLimit(at distance: Double) -> SpeedLimit? { postedLimit(at: distance)?.limit }

  /// The stretches where a limit holds.
  public var speedLimits: [RouteStretch<SpeedLimit>] {
    postedLimits.compactMap { stretch in
      stretch.value.limit.map { RouteStretch(from: stretch.from, to: stretch.to, value: $0) }
    }
  }

  /// What is reported so many metres from the start.
  public func incidents(at distance: Double) -> [RouteIncident] {
    incidents.filter { $0.from <= distance && distance < $0.to }.map(\.value)
  }

  /// Binary search in ordered stretches, which hold from their start up to, not at, their end (the last one's end counts).
  static func value<Value>(at distance: Double, in stretches: [RouteStretch<Value>]) -> Value? {
    var low = 0
    var high = stretches.count
    while low < high {
      let middle = (low + high) / 2
      if stretches[middle].from <= distance { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let stretch = stretches[low - 1]
    return distance < stretch.to || (low == stretches.count && distance <= stretch.to) ? stretch.value : nil
  }

  /// How far the heading changes between two places, from 20 m before the first to 20 m after the second, in
  /// (−180, 180] degrees.
  private func measuredTurnDegrees(from start: Double, to end: Double) -> Double? {
    let before = (coordinate(at: start - 20), coordinate(at: start))
    let after = (coordinate(at: end), coordinate(at: end + 20))
    guard before.0 != before.1, after.0 != after.1 else { return nil }
    return Geodesy.turnDegrees(
      from: Geodesy.headingDegrees(before.0, before.1), to: Geodesy.headingDegrees(after.0, after.1))
  }

  /// Fills in the turn angles that the service does not give. A roundabout's is seen in the line only when the service
  /// also says where it is left.
  mutating func measureTurns() {
    for leg in legs.indices {
      for index in legs[leg].steps.indices where legs[leg].steps[index].turnAngleDegrees == nil {
        let step = legs[leg].steps[index]
        if step.maneuver.isRoundabout {
          guard index + 1 < legs[leg].steps.count, legs[leg].steps[index + 1].maneuver.isRoundaboutExit else {
            continue
          }
          let exit = legs[leg].steps[index + 1].distanceAlongRoute
          legs[leg].steps[index].setRoundaboutAngle(measuredTurnDegrees(from: step.distanceAlongRoute, to: exit))
        } else if step.maneuver != .depart, !step.maneuver.isArrival {
          let place = step.distanceAlongRoute
          legs[leg].steps[index].turnAngleDegrees = measuredTurnDegrees(from: place, to: place)
        }
      }
    }
  }
}

extension Step {
  /// Takes the angle of a roundabout's exit, which decides its manoeuvre too.
  fileprivate mutating func setRoundaboutAngle(_ degrees: Double?) {
    guard let degrees else { return }
    turnAngleDegrees = degrees
    maneuver = .roundabout(TurnDirection(degrees: degrees, drivingSide: drivingSide), drivingSide)
  }
}
