import Geometry

/// How traffic flows on a stretch; unknown is not free flow, though both are drawn in the route's own colour.
public enum TrafficLevel: String, Sendable, Hashable, CaseIterable {
  case unknown, normal, slow, jam, severe, closed
}

/// Something that holds from one distance along the route (metres) up to another.
public struct RouteStretch<Value: Sendable & Hashable>: Sendable, Hashable {
  public var from, to: Double
  public var value: Value

  public init(from: Double, to: Double, value: Value) {
    self.from = from
    self.to = to
    self.value = value
  }
}

public enum DrivingSide: Int, Sendable, Hashable {
  case none = 0
  case left, right
}

/// A posted limit, in the unit of its sign.
public struct SpeedLimit: Sendable, Hashable {
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    case kilometresPerHour = "km/h"
    case milesPerHour = "mph"

    public var metresPerSecond: Double { self == .milesPerHour ? 0.44704 : 1 / 3.6 }
  }

  public var value: Double
  public var unit: Unit

  public init(value: Double, unit: Unit) {
    self.value = value
    self.unit = unit
  }

  public var metresPerSecond: Double { value * unit.metresPerSecond }
}

/// What is known of the speed limit at a place.
public enum PostedLimit: Sendable, Hashable {
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
  /// Metres and seconds from this step's manoeuvre to the next.
  public var length: Double
  public var duration: Double
  /// The road that the step follows, as signs name it ("US 101", "Main Street"); empty when it has none.
  public var roadName: String
  /// Road numbers of the step, each a plate of its own ("US 101", "A 9").
  public var roadNumbers: [String]
  /// What the exit's sign says it leads to, one entry a line.
  public var towards: [String]
  /// Road numbers that the exit's sign shows, with their direction ("US 101 South").
  public var towardNumbers: [String]
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
  public var drivingSide: DrivingSide
  /// Lanes before the manoeuvre, left to right; empty when unknown.
  public var lanes: [Lane]

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
  public var steps: [Step]
  /// Metres and seconds, the latter with traffic where it is known.
  public var distance: Double
  public var duration: Double
  public var destination: Coordinate
  public var destinationTitle: String?

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
  public var legs: [RouteLeg]
  /// Metres from the start to each leg's destination; never falling, `distance` last.
  public var legEnds: [Double]
  /// Metres and seconds, the latter with traffic where it is known.
  public var distance: Double
  public var duration: Double
  /// Seconds without traffic, where the service gives both.
  public var staticDuration: Double?
  /// Ordered, not overlapping; where none holds traffic is unknown.
  public var traffic: [RouteStretch<TrafficLevel>]
  /// What is known of the limits; nothing where no stretch holds.
  public var postedLimits: [RouteStretch<PostedLimit>]
  /// The look of the limits' signs, where the service gives it.
  public var speedSignStyle: SpeedSignStyle?
  public var incidents: [RouteStretch<RouteIncident>]
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
    postedLimits = []
    warnings = []
  }
}
