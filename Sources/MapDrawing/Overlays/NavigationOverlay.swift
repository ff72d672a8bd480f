import Geometry
import Guidance
import Icons
import Pixels

/// What guidance adds to the map: routes, where we are on them, and what stands along them.
public struct NavigationOverlay: Sendable {
  /// The chosen route.
  public var route: Route?
  /// Metres driven along `route`; what lies behind is drawn as traveled.
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
  /// Whether pins stand at stops and destination; their buildings and doors are features of their own.
  public var showsDestinationMarkers = true
  public var incidents: [Incident] = []
  /// While guiding, wherever the camera looks, lights and signs are those of the route ahead and only few places are named.
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
    public var shadows: [BubbleShadow] = []

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
    /// In place of the built-in mark, its middle on the coordinate and its top ahead.
    public var picture: MarkerPicture?

    public init(coordinate: Coordinate, headingDegrees: Double, accuracyMetres: Double? = nil) {
      self.coordinate = coordinate
      self.headingDegrees = headingDegrees
      self.accuracyMetres = accuracyMetres
    }
  }

  /// Something on the map that is driven to: its building is coloured and its doors are marked.
  public enum Place: Sendable, Hashable {
    /// A feature by its id; `OSMObjectKind.featureID` gives those of OSM files.
    case feature(UInt64)
    /// The building around a coordinate, else the nearest one.
    case coordinate(Coordinate)
  }

  public struct Destination: Sendable, Hashable {
    public var coordinate: Coordinate
    public var place: Place?
    /// What stands there in place of the built-in pin; its coordinate does not count.
    public var marker: MapOverlays.Marker?

    public init(coordinate: Coordinate, place: Place? = nil) {
      self.coordinate = coordinate
      self.place = place
    }
  }

  public struct Waypoint: Sendable, Hashable {
    public var coordinate: Coordinate
    /// A number or a letter.
    public var label: String
    public var place: Place?

    public init(coordinate: Coordinate, label: String, place: Place? = nil) {
      self.coordinate = coordinate
      self.label = label
      self.place = place
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
