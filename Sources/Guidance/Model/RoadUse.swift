/// What is special about a stretch of a route, whatever its traffic.
public enum RoadUse: String, Sendable, Hashable, CaseIterable {
  /// The vehicle is carried across by a ship or a train.
  case ferry
  /// Driving there costs a toll.
  case toll
  /// Only some may drive there: residents, deliveries, those with a permit.
  case restricted
}

extension Route {
  /// The stretches of one use between two distances, in metres from the route's start, cut to them.
  public func stretches(_ use: RoadUse, from: Double, to: Double) -> [RouteStretch<RoadUse>] {
    uses.filter { $0.value == use && $0.to > from && $0.from < to }.map {
      RouteStretch(from: max($0.from, from), to: min($0.to, to), value: use)
    }
  }
}

extension Route {
  /// Takes the steps that begin with a ferry for ferries, where the service has no word of them for each segment.
  mutating func noteFerries() {
    guard !uses.contains(where: { $0.value == .ferry }) else { return }
    let steps = legs.flatMap(\.steps)
    for (index, step) in steps.enumerated() where step.maneuver == .ferryBoat || step.maneuver == .ferryTrain {
      let end = index + 1 < steps.count ? steps[index + 1].distanceAlongRoute : distance
      guard end > step.distanceAlongRoute else { continue }
      uses.append(RouteStretch(from: step.distanceAlongRoute, to: end, value: .ferry))
    }
  }
}

extension RouteStretch {
  /// What ordered stretches leave between two distances.
  public static func rest(of stretches: [RouteStretch], from: Double, to: Double) -> [(from: Double, to: Double)] {
    var result: [(from: Double, to: Double)] = []
    var reached = from
    for stretch in stretches {
      if stretch.from > reached { result.append((reached, min(stretch.from, to))) }
      reached = max(reached, stretch.to)
    }
    if reached < to { result.append((reached, to)) }
    return result
  }
}
