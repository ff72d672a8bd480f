extension Route {
  /// Replaces the traffic by stretches that the caller knows, for services that give none.
  ///
  /// Stretches are cut to the route; of overlapping ones the later in the list holds. Where none holds traffic is unknown.
  /// Times follow: what the service's own traffic took is taken out of them, then each metre counts by the slowness of
  /// its new level.
  public mutating func setTraffic(_ stretches: [RouteStretch<TrafficLevel>]) {
    let told = traffic
    traffic = Self.layered(stretches, within: distance)
    retime(from: told)
  }

  private mutating func retime(from told: [RouteStretch<TrafficLevel>]) {
    let knew = told.contains { $0.value != .unknown }
    if staticDuration == nil, !knew, traffic.contains(where: { $0.value != .unknown }) { staticDuration = duration }
    var before = LevelCursor(told)
    var now = LevelCursor(traffic)
    var free: [Double] = []
    free.reserveCapacity(times.count)
    var slowness: [Double] = []
    slowness.reserveCapacity(times.count)
    for segment in 0..<max(0, times.count - 1) {
      let (from, to) = (distances[segment], distances[segment + 1])
      free.append((times[segment + 1] - times[segment]) / before.slowness(from: from, to: to))
      slowness.append(now.slowness(from: from, to: to))
    }
    let sum = free.reduce(0, +)
    let scale = staticDuration.map { sum > 0 ? $0 / sum : 0 } ?? 1
    for segment in free.indices {
      times[segment + 1] = times[segment] + free[segment] * scale * slowness[segment]
    }
    takeDurationsFromTimes()
  }

  private mutating func takeDurationsFromTimes() {
    duration = times.last ?? 0
    var start = 0.0
    for leg in legs.indices {
      legs[leg].duration = time(at: legEnds[leg]) - time(at: start)
      for step in legs[leg].steps.indices {
        let from = legs[leg].steps[step].distanceAlongRoute
        let to = step + 1 < legs[leg].steps.count ? legs[leg].steps[step + 1].distanceAlongRoute : legEnds[leg]
        legs[leg].steps[step].duration = time(at: to) - time(at: from)
      }
      start = legEnds[leg]
    }
  }

  /// Replaces the speed limits, by the same rules.
  public mutating func setPostedLimits(_ stretches: [RouteStretch<PostedLimit>]) {
    postedLimits = Self.layered(stretches, within: distance)
  }

  /// Ordered stretches without overlap; neighbours of one value become one.
  ///
  /// Painted from the last stretch to the first, each filling what is still bare between its borders; `next` leads over
  /// what is painted already, so that the time stays nearly proportional to the number of stretches.
  private static func layered<Value>(
    _ stretches: [RouteStretch<Value>], within length: Double
  ) -> [RouteStretch<Value>] {
    let valid = stretches.compactMap { stretch -> RouteStretch<Value>? in
      guard !stretch.from.isNaN, !stretch.to.isNaN else { return nil }
      let from = max(0, stretch.from)
      let to = min(length, stretch.to)
      return from < to ? RouteStretch(from: from, to: to, value: stretch.value) : nil
    }
    let borders = Set(valid.flatMap { [$0.from, $0.to] }).sorted()
    let indices = Dictionary(uniqueKeysWithValues: zip(borders, borders.indices))
    var owners = [Int?](repeating: nil, count: borders.count)
    var next = Array(borders.indices)
    func bare(_ start: Int) -> Int {
      var index = start
      while index < borders.count, next[index] != index {
        if next[index] < borders.count { next[index] = next[next[index]] }
        index = next[index]
      }
      return index
    }
    for (number, stretch) in valid.enumerated().reversed() {
      guard let start = indices[stretch.from], let end = indices[stretch.to] else { continue }
      var index = bare(start)
      while index < end {
        owners[index] = number
        next[index] = index + 1
        index = bare(index)
      }
    }
    var result: [RouteStretch<Value>] = []
    for (index, owner) in owners.enumerated() {
      guard let owner, index + 1 < borders.count else { continue }
      let value = valid[owner].value
      if let last = result.last, last.to == borders[index], last.value == value {
        result[result.count - 1].to = borders[index + 1]
      } else {
        result.append(RouteStretch(from: borders[index], to: borders[index + 1], value: value))
      }
    }
    return result
  }
}

extension Maneuver {
  /// Of the pairs of clockwise and counterclockwise values the one that fits the driving side.
  public func drivenOn(_ side: DrivingSide) -> Maneuver {
    guard side != .none, let clockwise = clockwiseOfPair else { return self }
    let wanted = side == .left ? clockwise.rawValue : clockwise.rawValue + 1
    return Maneuver(rawValue: wanted) ?? self
  }

  /// The clockwise value of the pair that this belongs to; `nil` for others.
  private var clockwiseOfPair: Maneuver? {
    switch self {
    case .turnUTurnClockwise, .turnUTurnCounterClockwise: .turnUTurnClockwise
    case .onRampUTurnClockwise, .onRampUTurnCounterClockwise: .onRampUTurnClockwise
    case .offRampUTurnClockwise, .offRampUTurnCounterClockwise: .offRampUTurnClockwise
    case _ where isRoundabout || isRoundaboutExit:
      Maneuver(rawValue: rawValue - (rawValue - Maneuver.roundaboutClockwise.rawValue) % 2)
    default: nil
    }
  }
}

extension TrafficLevel {
  /// How many times as long a metre takes as in free flow, where only the level is known.
  var slowness: Double {
    switch self {
    case .slow: 2
    case .jam: 4
    case .severe: 6
    case .closed, .normal, .unknown: 1
    }
  }
}

/// Tells the mean slowness of stretches that are asked for in order.
private struct LevelCursor {
  private let stretches: [RouteStretch<TrafficLevel>]
  private var index = 0

  init(_ stretches: [RouteStretch<TrafficLevel>]) { self.stretches = stretches }

  mutating func slowness(from: Double, to: Double) -> Double {
    guard to > from else { return 1 }
    while index < stretches.count, stretches[index].to <= from { index += 1 }
    var excess = 0.0
    for stretch in stretches[index...].prefix(while: { $0.from < to }) {
      excess += (stretch.value.slowness - 1) * (min(stretch.to, to) - max(stretch.from, from))
    }
    return 1 + excess / (to - from)
  }
}
