extension Route {
  /// Replaces the traffic by stretches that the caller knows, for services that tell none.
  ///
  /// Stretches are cut to the route; of overlapping ones the later in the list holds. Where none holds traffic is unknown.
  /// Times stay as the service told them.
  public mutating func setTraffic(_ stretches: [RouteStretch<TrafficLevel>]) {
    traffic = Self.layered(stretches, within: distance)
  }

  /// Replaces the speed limits, by the same rules.
  public mutating func setSpeedLimits(_ stretches: [RouteStretch<SpeedLimit>]) {
    speedLimits = Self.layered(stretches, within: distance)
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

  /// The route as driven on the other side: roundabouts run the other way round and U-turns are made the other way.
  public func drivingOn(_ side: DrivingSide) -> Route {
    guard side != .none else { return self }
    var route = self
    for leg in route.legs.indices {
      for step in route.legs[leg].steps.indices where route.legs[leg].steps[step].drivingSide != side {
        route.legs[leg].steps[step].drivingSide = side
        route.legs[leg].steps[step].maneuver = route.legs[leg].steps[step].maneuver.drivenOn(side)
      }
    }
    return route
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
