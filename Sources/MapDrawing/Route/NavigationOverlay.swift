import Geometry
import Guidance
import Icons
import Pixels

/// What guidance adds to the map: routes, where we are on them, and what stands along them.
public struct NavigationOverlay: Sendable {
  /// The chosen route.
  public var route: Route?
  /// Metres driven along `route`; what lies behind is drawn as travelled.
  public var distanceAlongRoute = 0.0
  /// Other ways, drawn under the chosen one.
  public var alternates: [Alternate] = []
  /// The chosen route's own call-out, in overviews.
  public var callOut: CallOut?
  /// Where on the route (metres) the next manoeuvre's arrow is drawn on the ground.
  public var maneuverDistance: Double?
  public var position: Position?
  public var destination: Destination?
  /// Stops before the destination, in order.
  public var waypoints: [Waypoint] = []
  public var incidents: [Incident] = []
  /// While guiding, lights and signs are those of the route ahead and only few places are named.
  public var isGuiding = false

  public init() {}

  public struct Alternate: Sendable {
    public var route: Route
    public var callOut: CallOut?

    public init(route: Route, callOut: CallOut? = nil) {
      self.route = route
      self.callOut = callOut
    }
  }

  /// A speech bubble that points at a route.
  public struct CallOut: Sendable, Hashable {
    public var title: String
    public var subtitle: String?
    public var titleColor: Color
    public var subtitleColor: Color
    public var background: Color
    /// The rim that tells the bubble from a dark map.
    public var edge: Color?

    public init(title: String, subtitle: String? = nil, titleColor: Color, subtitleColor: Color, background: Color) {
      self.title = title
      self.subtitle = subtitle
      self.titleColor = titleColor
      self.subtitleColor = subtitleColor
      self.background = background
    }
  }

  public struct Position: Sendable, Hashable {
    public var coordinate: Coordinate
    /// Clockwise from north.
    public var headingDegrees: Double
    /// The true radius of accuracy; a ring of usual size when unknown.
    public var accuracyMetres: Double?

    public init(coordinate: Coordinate, headingDegrees: Double, accuracyMetres: Double? = nil) {
      self.coordinate = coordinate
      self.headingDegrees = headingDegrees
      self.accuracyMetres = accuracyMetres
    }
  }

  public struct Destination: Sendable, Hashable {
    public var coordinate: Coordinate
    /// Doors, if the caller knows them; else those of the building in the map data.
    public var entrances: [Coordinate]
    /// Whether its building is coloured.
    public var isBuildingHighlighted: Bool
    /// Whether the building's doors are marked, with dots from the road.
    public var showsEntrances: Bool

    public init(
      coordinate: Coordinate, entrances: [Coordinate] = [], isBuildingHighlighted: Bool = true,
      showsEntrances: Bool = true
    ) {
      self.coordinate = coordinate
      self.entrances = entrances
      self.isBuildingHighlighted = isBuildingHighlighted
      self.showsEntrances = showsEntrances
    }
  }

  public struct Waypoint: Sendable, Hashable {
    public var coordinate: Coordinate
    /// A number or a letter.
    public var label: String

    public init(coordinate: Coordinate, label: String) {
      self.coordinate = coordinate
      self.label = label
    }
  }

  public struct Incident: Sendable, Hashable {
    public var kind: HazardIcon
    public var coordinate: Coordinate

    public init(kind: HazardIcon, coordinate: Coordinate) {
      self.kind = kind
      self.coordinate = coordinate
    }
  }
}
