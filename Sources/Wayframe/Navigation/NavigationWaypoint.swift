import Geometry
import Guidance

/// A place to go to; names are the Navigation SDK's (`GMSNavigationWaypoint`).
public struct NavigationWaypoint: Sendable, Hashable {
  /// What it is called in header, footer and lists.
  public var title: String
  /// Where it is; `nil` where the provider knows.
  public var coordinate: Coordinate?
  /// An object of the map such as `osm:way/25`, or an ID that `MapView.places` explains: since 10 its building is coloured and
  /// its doors are marked.
  public var placeID: String?
  /// Passed to the route provider only: a token that names the place for the service.
  public var navigationPointToken: String?
  /// Whether to arrive on the place's own side of the road; setting it clears the heading.
  public var preferSameSideOfRoad = false { didSet { if preferSameSideOfRoad { preferredHeading = -1 } } }
  /// Degrees clockwise from north in 0…360; −1 means none. Setting it clears the side.
  public var preferredHeading = -1 { didSet { if preferredHeading >= 0 { preferSameSideOfRoad = false } } }
  /// Whether vehicles may stop there.
  public var vehicleStopover = false

  /// A waypoint by its place, its ID or both.
  public init(title: String, coordinate: Coordinate? = nil, placeID: String? = nil) {
    self.title = title
    self.coordinate = coordinate
    self.placeID = placeID
  }

  /// The most that one trip may have.
  public static let limit = 25
}

/// How routes are to be chosen; names and defaults are the Navigation SDK's (`GMSNavigationRoutingOptions`).
public struct NavigationRoutingOptions: Sendable, Hashable {
  /// How the route is chosen.
  public var routingStrategy = RoutingStrategy.defaultBest
  /// All until it is set, but none with strategies other than the default one, which exclude them.
  public var alternateRoutesStrategy: AlternateRoutesStrategy {
    get { statedAlternates ?? .usual(with: routingStrategy) }
    set { statedAlternates = newValue }
  }
  // Not an optional property: `.none` set to one would be `nil`.
  private var statedAlternates: AlternateRoutesStrategy?
  /// For `deltaToTargetDistance`, one for each leg.
  public var targetDistancesMeters: [Double]?

  /// The best route, with two others.
  public init() {}

  /// The best route with so many others.
  public init(alternateRoutesStrategy: AlternateRoutesStrategy) {
    self.alternateRoutesStrategy = alternateRoutesStrategy
  }

  /// A route that is chosen so.
  public init(routingStrategy: RoutingStrategy) { self.routingStrategy = routingStrategy }
}

/// The result of a request for a route; names are the Navigation SDK's (`GMSRouteStatus`).
public enum RouteStatus: Sendable, Hashable {
  /// Raw names are the SDK's: a route was found, or why not.
  case ok, noRouteFound, noWaypointsError, waypointError, internalError
}

/// Where routes come from.
public protocol RouteProvider: AnyObject {
  /// Routes over the waypoints, best first.
  ///
  /// - Parameters:
  ///   - origin: where the vehicle is; `nil` at the start, when the answer itself says where.
  ///   - destinations: one at least, the last being where the trip ends.
  ///   - options: how routes are to be chosen.
  func routes(
    from origin: Coordinate?, to destinations: [NavigationWaypoint], options: NavigationRoutingOptions
  ) throws(RouteError) -> RouteResponse
}
