import Geometry

/// Where a vehicle is on its route and what lies ahead of it; a pure function of route and distance.
public struct RouteProgress: Sendable {
  /// The route that is driven.
  public let route: Route
  /// Metres from the start, clamped to the route; not a number counts as 0.
  public let distanceAlongRoute: Double
  /// The segment of `route.geometry` that the position is on, by its first point.
  public let segmentIndex: Int
  /// The leg that is driven; at the end the last one.
  public let legIndex: Int
  /// The manoeuvres of the route in order, with arrivals where the service sends none.
  public let guide: [Step]
  /// The upcoming manoeuvre's place in `guide`; its count at the end of the route.
  private let upcoming: Int

  /// Progress so many metres from the start, held to the route's length.
  public init(route: Route, distanceAlongRoute: Double) {
    self.route = route
    let distance = distanceAlongRoute.isNaN ? 0 : min(max(distanceAlongRoute, 0), route.distance)
    self.distanceAlongRoute = distance
    segmentIndex = route.segmentIndex(at: distance)
    legIndex = min(route.legEnds.firstIndex { $0 > distance } ?? route.legs.count - 1, max(0, route.legs.count - 1))
    guide = route.guide
    upcoming = guide.firstIndex { $0.distanceAlongRoute > distance } ?? guide.count
  }

  // MARK: Position

  /// The place on the route.
  public var coordinate: Coordinate { route.coordinate(at: distanceAlongRoute) }

  /// The direction of travel, degrees clockwise from north in 0..<360.
  public var headingDegrees: Double { route.headingDegrees(at: distanceAlongRoute) }

  /// 0 at the start, 1 at the end.
  public var traveledShare: Double { route.distance > 0 ? distanceAlongRoute / route.distance : 1 }

  /// Whether the last destination is reached.
  public var hasArrived: Bool { distanceAlongRoute >= route.distance }

  /// The route's points up to the position, the position last.
  public var traveledGeometry: [Coordinate] { route.geometry(from: 0, to: distanceAlongRoute) }

  /// The position and the route's points from there on.
  public var remainingGeometry: [Coordinate] { route.geometry(from: distanceAlongRoute, to: route.distance) }

  /// How traffic flows there.
  public var traffic: TrafficLevel { route.trafficLevel(at: distanceAlongRoute) }

  /// The limit there; `nil` where there is none or none is known.
  public var speedLimit: SpeedLimit? { postedLimit?.limit }

  /// What the last sign said; `nil` where the service says nothing.
  public var postedLimit: PostedLimit? { route.postedLimit(at: distanceAlongRoute) }

  // MARK: Manoeuvres

  /// The manoeuvre that comes next; at the end of the route the arrival that was made.
  public var currentStep: Step? { upcoming < guide.count ? guide[upcoming] : guide.last }

  /// `currentStep` and all after it; empty when the route is driven.
  public var remainingSteps: ArraySlice<Step> { guide[upcoming...] }

  /// `remainingSteps` as they are announced: leaving a roundabout belongs to entering it, except for the current step.
  public var announcedSteps: [Step] {
    let steps = remainingSteps
    return steps.indices.filter { index in
      index == steps.startIndex
        || !(steps[index].maneuver.isRoundaboutExit && steps[index - 1].maneuver.isRoundabout)
    }.map { steps[$0] }
  }

  /// The step that is being driven: its road is the one under the vehicle.
  public var followedStep: Step? {
    route.legs.lazy.flatMap(\.steps).last { $0.distanceAlongRoute <= distanceAlongRoute && !$0.maneuver.isArrival }
  }

  /// Metres to `currentStep`; 0 at the end.
  public var distanceToCurrentStep: Double {
    max(0, (currentStep?.distanceAlongRoute ?? route.distance) - distanceAlongRoute)
  }

  /// Seconds to `currentStep`, traffic counted; 0 at the end.
  public var timeToCurrentStep: Double { time(to: currentStep?.distanceAlongRoute ?? route.distance) }

  // MARK: Destinations

  /// Metres to the last destination.
  public var distanceRemaining: Double { route.distance - distanceAlongRoute }

  /// Seconds to the last destination, traffic counted.
  public var timeRemaining: Double { time(to: route.distance) }

  /// Metres to the destination of the leg that is driven.
  public var distanceToNextDestination: Double { distancesToDestinations.first ?? distanceRemaining }

  /// Seconds to the destination of the leg that is driven, traffic counted.
  public var timeToNextDestination: Double { timesToDestinations.first ?? timeRemaining }

  /// Metres to each destination that is still ahead, nearest first; the last one stays, with 0, on arrival.
  public var distancesToDestinations: [Double] { route.legEnds[legIndex...].map { max(0, $0 - distanceAlongRoute) } }

  /// Seconds to each destination that is still ahead, traffic counted.
  public var timesToDestinations: [Double] { route.legEnds[legIndex...].map(time) }

  private func time(to distance: Double) -> Double {
    max(0, route.time(at: distance) - route.time(at: distanceAlongRoute))
  }
}

extension Route {
  /// The manoeuvres to announce, in order: departures are left out, an arrival ends every leg.
  var guide: [Step] {
    var steps: [Step] = []
    for (leg, end) in zip(legs, legEnds) {
      steps += leg.steps.filter { $0.maneuver != .depart && !$0.maneuver.isArrival }
      var arrival =
        leg.steps.last { $0.maneuver.isArrival }
        ?? Step(maneuver: .destination, distanceAlongRoute: end, length: 0, duration: 0)
      arrival.distanceAlongRoute = end
      steps.append(arrival)
    }
    return steps
  }
}
