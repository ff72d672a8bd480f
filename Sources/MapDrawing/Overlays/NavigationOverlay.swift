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
  /// Up to where buildings are lowered that hide the route ahead, in metres along it.
  public var clearDistance = 0.0
  /// The vehicle; none where its place is not known.
  public var position: Position?
  /// The road that is driven, named under the vehicle's mark; `nil` for no plate.
  public var roadName: RoadName?
  /// The trip's end.
  public var destination: Destination?
  /// Stops before the destination, in order.
  public var waypoints: [Waypoint] = []
  /// Whether pins stand at stops and destination; their buildings and doors are features of their own.
  public var showsDestinationMarkers = true
  /// What is reported along the route and has a sign.
  public var incidents: [Incident] = []
  /// While guiding, wherever the camera looks, lights and signs are those of the route ahead and only few places are named.
  public var isGuiding = false

  /// Nothing but the map.
  public init() {}

  /// Another way to the destination.
  public struct Alternate: Sendable {
    /// The way.
    public var route: Route
    /// How it differs, in words.
    public var callOut: CallOut?

    /// Another way, with its call-out.
    public init(route: Route, callOut: CallOut? = nil) {
      self.route = route
      self.callOut = callOut
    }
  }

  /// A speech bubble that points at a route.
  public struct CallOut: Sendable, Hashable {
    /// The text.
    public var title: String
    /// The text's colour.
    public var titleColor: Color
    /// The bubble's colour.
    public var background: Color
    /// The rim that separates the bubble from a dark map.
    public var edge: Color?
    /// What the bubble casts on the map, the lowest first.
    public var shadows: [BubbleShadow] = []

    /// A bubble by its text and colours.
    public init(title: String, titleColor: Color, background: Color) {
      self.title = title
      self.titleColor = titleColor
      self.background = background
    }
  }

  /// The name of the road that is driven, on a plate.
  public struct RoadName: Sendable, Hashable {
    /// The road's name.
    public var text: String
    /// The name's colour.
    public var color: Color
    /// The plate's colour.
    public var background: Color
    /// The line around the plate that separates it from a dark map.
    public var edge: Color?
    /// What the plate casts on the map, the lowest first.
    public var shadows: [BubbleShadow] = []

    /// A plate by its name and colours.
    public init(text: String, color: Color, background: Color) {
      self.text = text
      self.color = color
      self.background = background
    }
  }

  /// Where the vehicle is and where it heads.
  public struct Position: Sendable, Hashable {
    /// The vehicle's place.
    public var coordinate: Coordinate
    /// Clockwise from north.
    public var headingDegrees: Double
    /// The true radius of accuracy; a ring of usual size when unknown.
    public var accuracyMetres: Double?
    /// In place of the built-in mark, its middle on the coordinate and its top ahead.
    public var picture: MarkerPicture?

    /// A place with a heading, and how well it is known.
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

  /// The trip's end.
  public struct Destination: Sendable, Hashable {
    /// Where the pin stands.
    public var coordinate: Coordinate
    /// The building that is coloured; `nil` where none is known.
    public var place: Place?
    /// On which side of the road it lies where `coordinate` is the road's; the pin stands at that kerb.
    public var side: Side?
    /// What stands there in place of the built-in pin; its coordinate does not count.
    public var marker: MapOverlays.Marker?

    /// A side of the road, as one arrives.
    public enum Side: Sendable, Hashable {
      /// On the left.
      case left
      /// On the right.
      case right
    }

    /// A destination, with its building where it is known.
    public init(coordinate: Coordinate, place: Place? = nil) {
      self.coordinate = coordinate
      self.place = place
    }
  }

  /// A stop before the destination.
  public struct Waypoint: Sendable, Hashable {
    /// Where the pin stands.
    public var coordinate: Coordinate
    /// A number or a letter.
    public var label: String
    /// The building that is coloured; `nil` where none is known.
    public var place: Place?

    /// A stop with the letter or number on its pin.
    public init(coordinate: Coordinate, label: String, place: Place? = nil) {
      self.coordinate = coordinate
      self.label = label
      self.place = place
    }
  }

  /// Something that is reported on the road.
  public struct Incident: Sendable, Hashable {
    /// The sign.
    public var kind: HazardIcon
    /// Where the sign stands.
    public var coordinate: Coordinate

    /// A sign at a place.
    public init(kind: HazardIcon, coordinate: Coordinate) {
      self.kind = kind
      self.coordinate = coordinate
    }
  }
}
