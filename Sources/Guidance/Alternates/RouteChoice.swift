/// What a route is chosen by; names and raw values are the Navigation SDK's.
public enum RoutingStrategy: Int, Sendable, Hashable, CaseIterable {
  /// The service's best route.
  case defaultBest = 0
  /// The shortest route.
  case shorter
  /// The route whose length is nearest to a given one.
  case deltaToTargetDistance
}

/// How many other routes are offered; names are the Navigation SDK's.
public enum AlternateRoutesStrategy: String, Sendable, Hashable, CaseIterable {
  /// Two at most, none, or one at most.
  case all, none, one

  /// What applies by default: strategies other than the default one exclude alternates.
  public static func usual(with strategy: RoutingStrategy) -> AlternateRoutesStrategy {
    strategy == .defaultBest ? .all : .none
  }

  /// At most this many.
  public var limit: Int {
    switch self {
    case .all: 2
    case .one: 1
    case .none: 0
    }
  }
}

/// The route to drive and the others to offer.
public struct RouteChoice: Sendable, Hashable {
  /// The route that is driven.
  public var route: Route
  /// The other routes that are offered, two at most.
  public var alternates: [Route]
  /// What was asked for and could not be had, one sentence each.
  public var warnings: [String]

  /// Chooses among a response's routes: the first, or the shortest, or the one nearest to a length.
  ///
  /// - Parameters:
  ///   - index: which one the default strategy takes.
  ///   - alternates: how many others; strategies other than the default one exclude them, which is warned of.
  ///   - targetDistanceMeters: for `deltaToTargetDistance`.
  /// - Returns: `nil` when there is no such route.
  public init?(
    _ routes: [Route], index: Int = 0, strategy: RoutingStrategy = .defaultBest,
    alternates: AlternateRoutesStrategy, targetDistanceMeters: Double? = nil
  ) {
    guard routes.indices.contains(index) else { return nil }
    var chosen = index
    switch strategy {
    case .defaultBest: break
    case .shorter: chosen = Self.least(routes) { $0.distance }
    case .deltaToTargetDistance:
      if let target = targetDistanceMeters { chosen = Self.least(routes) { abs($0.distance - target) } }
    }
    route = routes[chosen]
    warnings = []
    if strategy != .defaultBest, alternates != .none {
      let name = strategy == .shorter ? "shorter" : "deltaToTargetDistance"
      warnings.append("Alternate routes cannot be combined with the routing strategy \(name); none are shown.")
      self.alternates = []
    } else {
      let others = routes.enumerated().filter { $0.offset != chosen }.map(\.element)
      self.alternates = Array(others.prefix(alternates.limit))
    }
  }

  /// The same with the strategy's usual alternates.
  public init?(
    _ routes: [Route], index: Int = 0, strategy: RoutingStrategy = .defaultBest, targetDistanceMeters: Double? = nil
  ) {
    self.init(
      routes, index: index, strategy: strategy, alternates: .usual(with: strategy),
      targetDistanceMeters: targetDistanceMeters)
  }

  /// A choice that was made elsewhere.
  public init(route: Route, alternates: [Route] = []) {
    self.route = route
    self.alternates = alternates
    warnings = []
  }

  private static func least(_ routes: [Route], by value: (Route) -> Double) -> Int {
    routes.indices.min { value(routes[$0]) < value(routes[$1]) } ?? 0
  }
}

/// How an alternate compares with the main route.
public struct RouteDifference: Sendable, Hashable {
  /// Alternate − main: positive is slower, longer.
  public var seconds: Double
  /// How much longer the alternate is; negative where it is shorter.
  public var metres: Double

  /// How an alternate differs from the route that is driven.
  public init(of alternate: Route, to main: Route) {
    seconds = alternate.duration - main.duration
    metres = alternate.distance - main.distance
  }

  /// Less than a minute apart.
  public var isSimilarTime: Bool { abs(seconds) < 60 }
}

extension Route {
  /// Where this route leaves another for the first time and where it joins it for good, in metres along this route;
  /// `nil` when it never leaves it.
  public func divergence(from other: Route) -> ClosedRange<Double>? {
    let shared = zip(geometry, other.geometry).prefix { $0 == $1 }.count
    guard shared < geometry.count || shared < other.geometry.count else { return nil }
    let joined = zip(geometry.reversed(), other.geometry.reversed()).prefix { $0 == $1 }.count
    let from = distances[min(max(0, shared - 1), distances.count - 1)]
    let to = distances[min(max(0, geometry.count - joined), distances.count - 1)]
    return from...max(from, to)
  }
}
