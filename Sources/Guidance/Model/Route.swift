import Geometry

/// How traffic flows on a stretch; unknown is not free flow, though both are drawn in the route's own colour.
public enum TrafficLevel: String, Sendable, Hashable, CaseIterable {
  /// From the best to the worst, after the one that is not known.
  case unknown, normal, slow, jam, severe, closed
}

/// Something that holds from one distance along the route (metres) up to another.
public struct RouteStretch<Value: Sendable & Hashable>: Sendable, Hashable {
  /// Metres from the route's start, half-open.
  public var from, to: Double
  /// What holds there.
  public var value: Value

  /// What holds from one distance up to another, in metres from the route's start.
  public init(from: Double, to: Double, value: Value) {
    self.from = from
    self.to = to
    self.value = value
  }
}

/// The side of the road that one drives on.
public enum DrivingSide: Int, Sendable, Hashable {
  /// The service does not say.
  case none = 0
  /// The side of the road that one drives on.
  case left, right
}

/// A posted limit, in the unit of its sign.
public struct SpeedLimit: Sendable, Hashable {
  /// What the number on the sign counts.
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    /// Kilometres an hour.
    case kilometresPerHour = "km/h"
    /// Miles an hour.
    case milesPerHour = "mph"

    /// One of the unit, in metres a second.
    public var metresPerSecond: Double { self == .milesPerHour ? 0.44704 : 1 / 3.6 }
  }

  /// The number on the sign.
  public var value: Double
  /// What the number counts.
  public var unit: Unit

  /// A limit by its number and unit.
  public init(value: Double, unit: Unit) {
    self.value = value
    self.unit = unit
  }

  /// The limit in metres a second.
  public var metresPerSecond: Double { value * unit.metresPerSecond }
}

/// What is known of the speed limit at a place.
public enum PostedLimit: Sendable, Hashable {
  /// A number in the unit of its sign.
  case limit(SpeedLimit)
  /// No limit holds, as on parts of Germany's motorways.
  case unlimited
  /// The service says that it does not know the limit.
  case unknown

  /// The limit where there is one.
  public var limit: SpeedLimit? {
    if case .limit(let limit) = self { limit } else { nil }
  }
}

/// From one manoeuvre to the next.
public struct Step: Sendable, Hashable {
  /// Done at the step's start.
  public var maneuver: Maneuver
  /// Where the manoeuvre is, as a distance from the route's start in metres.
  public var distanceAlongRoute: Double
  /// Metres from this step's manoeuvre to the next.
  public var length: Double
  /// Seconds to the next manoeuvre.
  public var duration: Double
  /// The road that the step follows, as signs name it ("US 101", "Main Street"); empty when it has none.
  public var roadName: String
  /// What stands for the road's name where there is no room for it; `nil` for the usual abbreviation.
  public var shortRoadName: String?
  /// Road numbers of the step, each a plate of its own ("US 101", "A 9").
  public var roadNumbers: [String]
  /// What the exit's sign says it leads to, one entry a line.
  public var towards: [String]
  /// Road numbers that the exit's sign shows, with their direction ("US 101 South").
  public var towardNumbers: [String]
  /// The exit's number, such as "25B"; `nil` for none.
  public var exitNumber: String?
  /// What the junction or the roundabout is called; `nil` when it has no name or its name is unknown.
  public var junctionName: String?
  /// The instruction as the service wrote it.
  public var instruction: String?
  /// The service's banners ahead of this manoeuvre, from far to near; empty where it gives none.
  public var banners: [RouteBanner]
  /// The exit to take, counted from the entry; `nil` when the manoeuvre is no roundabout or the number is unknown.
  public var roundaboutTurnNumber: Int?
  /// Exit heading − approach heading in degrees clockwise, in (−180, 180]; `nil` when unknown.
  public var turnAngleDegrees: Double?
  /// The side of the road that one drives on there.
  public var drivingSide: DrivingSide
  /// Lanes before the manoeuvre, left to right; empty when unknown.
  public var lanes: [Lane]

  /// A manoeuvre with the way to the next one, in metres and seconds.
  public init(maneuver: Maneuver, distanceAlongRoute: Double, length: Double, duration: Double) {
    self.maneuver = maneuver
    self.distanceAlongRoute = distanceAlongRoute
    self.length = length
    self.duration = duration
    roadName = ""
    roadNumbers = []
    towards = []
    towardNumbers = []
    banners = []
    drivingSide = .none
    lanes = []
  }
}

/// From one waypoint to the next.
public struct RouteLeg: Sendable, Hashable {
  /// The steps, in order.
  public var steps: [Step]
  /// Metres.
  public var distance: Double
  /// Seconds, with traffic where it is known.
  public var duration: Double
  /// Where the leg ends.
  public var destination: Coordinate
  /// What the leg's end is called; `nil` where the service does not say.
  public var destinationTitle: String?

  /// A leg by its steps, metres, seconds and end.
  public init(steps: [Step], distance: Double, duration: Double, destination: Coordinate, destinationTitle: String?) {
    self.steps = steps
    self.distance = distance
    self.duration = duration
    self.destination = destination
    self.destinationTitle = destinationTitle
  }
}

/// A way from an origin over any number of waypoints to a destination.
public struct Route: Sendable, Hashable {
  /// What kind of alternative it is, in the service's word ("DEFAULT_ROUTE").
  public var label: String?
  /// The roads that distinguish it from others ("I-80 East"), where the service names them.
  public var summary: String?
  /// The BCP 47 tag of the service's texts, where it is given.
  public var language: String?
  /// At least two points.
  public var geometry: [Coordinate]
  /// Metres from the start at each point of `geometry`: 0 first, never falling, `distance` last.
  public var distances: [Double]
  /// The points of `geometry` from which no way leads to the next one, in order: what a recording leaves out there has
  /// no length, takes no time and is not drawn.
  public var gaps: [Int]
  /// Seconds from the start at each point of `geometry`: 0 first, never falling, `duration` last.
  public var times: [Double]
  /// The legs, in order; one for each stop and the destination.
  public var legs: [RouteLeg]
  /// Metres from the start to each leg's destination; never falling, `distance` last.
  public var legEnds: [Double]
  /// Metres.
  public var distance: Double
  /// Seconds, with traffic where the service knows it.
  public var duration: Double
  /// Seconds without traffic, where the service gives both.
  public var staticDuration: Double?
  /// Ordered, not overlapping; where none holds traffic is unknown.
  public var traffic: [RouteStretch<TrafficLevel>]
  /// Ferries, tolls and restricted roads, each use by where it is; stretches of different uses may overlap.
  public var uses: [RouteStretch<RoadUse>]
  /// What is known of the limits; nothing where no stretch holds.
  public var postedLimits: [RouteStretch<PostedLimit>]
  /// The look of the limits' signs, where the service gives it.
  public var speedSignStyle: SpeedSignStyle?
  /// What is reported along the route, by where it is.
  public var incidents: [RouteStretch<RouteIncident>]
  /// What could not be used or had to be assumed, one sentence each.
  public var warnings: [String]

  /// A route driven at one speed; `times` and `legEnds` follow from the distances and may be set afterwards.
  public init(
    geometry: [Coordinate], distances: [Double], legs: [RouteLeg], distance: Double, duration: Double
  ) {
    self.geometry = geometry
    self.distances = distances
    gaps = []
    self.legs = legs
    self.distance = distance
    self.duration = duration
    let scale = distance > 0 ? duration / distance : 0
    times = distances.map { $0 * scale }
    if !times.isEmpty { times[times.count - 1] = duration }
    let total = legs.reduce(0) { $0 + $1.distance }
    var sum = 0.0
    legEnds = legs.map { leg in
      sum += leg.distance
      return total > 0 ? sum / total * distance : distance
    }
    incidents = []
    traffic = []
    uses = []
    postedLimits = []
    warnings = []
  }
}
