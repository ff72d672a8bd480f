import Geometry
import Guidance

/// Everything a frame is made of, as a scene file states it: device, map, route, position, camera and settings.
///
/// Paths are absolute or relative to the working directory; reading a scene file resolves them against its folder.
public struct NavigationScene: Sendable, Hashable {
  /// The file this scene came from, for messages.
  public var file: String
  /// The same as a plain path, where `file` also tells what was laid over it.
  var path: String?
  /// The screen.
  public var device = Device()
  /// A locale identifier such as `en_US`; rules language, units, digits and direction.
  public var locale = "en_US"
  /// The clock of the frame.
  public var time = SceneTime(unixSeconds: 1_782_032_400, offsetSeconds: 10_800)
  /// Whose defaults and places apply.
  public var sdkVersion: SDKVersion
  /// Map files and style.
  public var map = MapOptions()
  /// Where the trip leads; `nil` for a map without a route.
  public var route: RouteOptions?
  /// Where the vehicle is; `nil` for the route's start.
  public var position: PositionOptions?
  /// How guidance stands.
  public var guidance = GuidanceOptions()
  /// Where the map is seen from.
  public var camera = CameraOptions()
  /// Colours map and interface.
  public var lightingMode = SceneLightingMode.normal
  /// Colours the compass, and everything while navigation is off.
  public var userInterfaceStyle = UserInterfaceStyle.light
  /// Controls, header and footer.
  public var settings: UISettings
  /// The settings that the scene's file names, whatever their value.
  var namedSettings: Set<String> = []
  /// Whether the interface of navigation is shown.
  public var isNavigationEnabled = true
  /// Whether buildings rise; off by default during navigation up to 10.1.
  public var isBuildingsEnabled: Bool {
    get { statedBuildings ?? (sdkVersion.has(.buildings) || !isNavigationEnabled) }
    set { statedBuildings = newValue }
  }
  /// `nil` for what the SDK's version does by itself.
  var statedBuildings: Bool?
  /// Whether the route has its traffic colours.
  public var isTrafficEnabled = true
  /// Whether the place is shown.
  public var isMyLocationEnabled = true
  /// The limit's sign alone; with `settings.shouldDisplaySpeedometer` the sign and our speed are shown.
  public var shouldDisplaySpeedLimit = false
  /// What the call-outs of other routes tell.
  public var routeCalloutFormat = RouteCalloutFormat.default
  /// How one travels; speed and limit are shown while driving.
  public var travelMode = TravelMode.driving
  /// In place of the header's secondary strip.
  public var headerAccessory: HeaderAccessoryOptions?
  /// In the footer's place.
  public var prompt: PromptOptions?
  /// Whether cards about incidents are shown at all.
  public var shouldDisplayPrompts = true
  /// How far the report button is open: 1 with its label, as at the start of guidance, 0 as a disc.
  public var reportButtonExpansion = 0.0
  /// Over everything, the first the lowest.
  public var views: [ViewOptions] = []
  /// The name of a view that the buttons at the trailing end of the lower edge stand above, with its trailing edge; `nil` for
  /// their usual place.
  public var bottomTrailingButtonsLayoutGuide: String?
  /// The same for maps whose header and footer do not span the width.
  public var bottomTrailingButtonsAlternateLayoutGuide: String?
  /// Points at the map's edges that the app's own views cover.
  public var padding = Insets()
  /// Markers, lines and areas of the app's own.
  public var overlays = OverlayOptions()
  /// In place of the destination's pin.
  public var destinationMarker: MarkerOptions?
  /// What place IDs that are not OpenStreetMap's stand for.
  public var places: [String: PlaceReference] = [:]

  /// A scene without map and route.
  ///
  /// - Parameters:
  ///   - file: its name in messages.
  ///   - sdkVersion: whose defaults the scene begins with.
  public init(file: String = "scene", sdkVersion: SDKVersion = .v11) {
    self.file = file
    self.sdkVersion = sdkVersion
    settings = UISettings(sdkVersion: sdkVersion)
  }

  /// The same as `settings.shouldDisplaySpeedometer`.
  public var shouldDisplaySpeedometer: Bool {
    get { settings.shouldDisplaySpeedometer }
    set { settings.shouldDisplaySpeedometer = newValue }
  }

  /// The locale as a BCP 47 tag.
  var language: String { locale.replacing("_", with: "-") }

  /// The language whose words it takes, such as `en`, `pt` or `zh-Hant`.
  package var wordsLanguage: String { Phrase.base(of: language) ?? "en" }

  /// The name of its file without folder and extension.
  var title: String {
    let path = path ?? file
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".json") ? String(name.dropLast(5)) : name
  }

  /// Every file that the scene names.
  public var inputFiles: [String] {
    map.sources + [map.style, route?.choice == nil ? route?.response : nil].compactMap { $0 } + pictureFiles
  }

  private var pictureFiles: [String] {
    let pictures =
      ([headerAccessory?.content] + views.map(\.content)).map { $0?.image }
      + ([destinationMarker] + overlays.markers).map { $0?.image } + [position?.image]
    return pictures.compactMap { picture in
      if case .file(let path)? = picture { path } else { nil }
    }
  }
}

/// A moment and the local time zone's distance from UTC.
public struct SceneTime: Sendable, Hashable {
  /// Seconds since 1970 in UTC.
  public var unixSeconds: Double
  /// What local time is ahead of UTC, in seconds.
  public var offsetSeconds: Int

  /// A moment in a zone.
  public init(unixSeconds: Double, offsetSeconds: Int) {
    self.unixSeconds = unixSeconds
    self.offsetSeconds = offsetSeconds
  }
}

/// Map files and how they look.
public struct MapOptions: Sendable, Hashable {
  /// Map files; for a layer that several have, the first wins.
  public var sources: [String] = []
  /// A MapLibre style file; `nil` for the built-in look.
  public var style: String?
  /// Whether land, sea, borders and cities of the world show at zooms below 11 where the map files have no data; never with a
  /// style of one's own.
  public var isBackdropEnabled = true
  /// The credit in the place of those that the map files ask for; `nil` for theirs.
  public var attributionText: String?
  /// Where the credit stands.
  public var attributionPosition = MapCorner.bottomLeading
  /// Whether a bar shows how long a round distance is at the middle of the map.
  public var isScaleBarEnabled = false
  /// Where the scale bar stands.
  public var scaleBarPosition = MapCorner.bottomLeading

  /// No map.
  public init() {}
}

/// Where the trip leads, and how it is driven.
public struct RouteOptions: Sendable, Hashable {
  /// A file with a routing service's answer.
  public var response: String
  /// Which service answered; `nil` to find it by content.
  public var format: RouteFormat?
  /// Digits after the point in encoded polylines, 5 or 6; `nil` for the format's own rule.
  public var precision: Int?
  /// Which of the answer's routes is driven.
  public var index = 0
  /// How the route was chosen.
  public var routingStrategy = RoutingStrategy.defaultBest
  /// All until it is set, but none with strategies other than the default one, which exclude them.
  public var alternateRoutesStrategy: AlternateRoutesStrategy {
    get { statedAlternates ?? .usual(with: routingStrategy) }
    set { statedAlternates = newValue }
  }
  private var statedAlternates: AlternateRoutesStrategy?
  /// Metres for each leg, for `deltaToTargetDistance`.
  public var targetDistancesMeters: [Double]?
  /// Replaces the answer's traffic: what holds from one distance (metres) to another.
  public var traffic: [RouteStretch<TrafficLevel>] = []
  /// Overrides the answer's driving side, which some services get wrong.
  public var drivingSide: DrivingSide?
  /// The name of the last leg's destination; `nil` for the answer's.
  public var destinationTitle: String?
  /// The same for the stops before the destination, in order; `nil` for the answer's title.
  public var waypointTitles: [String?] = []
  /// What the destination is: an object of the map such as `osm:way/25`, or an ID of `NavigationScene.places`. Its building is coloured
  /// and its doors are marked.
  public var destinationPlaceID: String?
  /// The same for the stops before the destination, in order; `nil` for those without one.
  public var waypointPlaceIDs: [String?] = []
  /// Overrides the answer's speed limits.
  public var speedLimit: PostedLimit?
  /// The routes themselves, in place of those of the file; `response` is then their name in messages.
  public var choice: RouteChoice?

  /// The first route of an answer's file.
  public init(response: String) { self.response = response }
}

/// Where the vehicle is: along the route or at a place.
public struct PositionOptions: Sendable, Hashable {
  /// Metres from the route's start.
  public var distanceAlongRoute: Double?
  /// Where it is, in place of the distance.
  public var coordinate: Coordinate?
  /// Degrees clockwise from north.
  public var heading: Double?
  /// Metres a second.
  public var speed = 0.0
  /// Radius of the accuracy ring in metres; `nil` for the standard ring.
  public var accuracy: Double?
  /// A picture of the vehicle in place of the built-in mark, its top ahead; for previews only, since the SDK has none.
  public var image: ViewContent.Picture?
  /// Pixels of the image to a point.
  public var imageScale = 1.0

  /// The route's start.
  public init() {}
}

/// Where the map is seen from.
public struct CameraOptions: Sendable, Hashable {
  /// Whether it follows the vehicle, shows the whole route or is free.
  public var mode = CameraMode.following
  /// How the map is seen while it follows.
  public var followingPerspective = FollowingPerspective.tilted
  /// `nil` for the default behaviour.
  public var followingZoomLevel: Double?
  /// The free camera's target.
  public var coordinate: Coordinate?
  /// The free camera's zoom. While following, what the user has zoomed to: far from the usual, the recenter button shows.
  public var zoom: Double?
  /// Degrees clockwise from north.
  public var bearing = 0.0
  /// Degrees from looking straight down.
  public var viewingAngle = 0.0
  /// Where the free camera's target appears, in points; the frame's middle when `nil`.
  public var anchor: Point?
  /// In a drive, how the following camera and the vehicle are turned at this moment.
  var eased: EasedCamera?

  /// A camera that follows, tilted.
  public init() {}
}

/// What moves the camera: nothing, the vehicle, or the route that remains.
public enum CameraMode: String, Sendable, Hashable, CaseIterable {
  /// Stands where it was put.
  case free
  /// Goes with the vehicle.
  case following
  /// Shows the route that remains.
  case overview
}

/// How the map is seen while the camera follows.
public enum FollowingPerspective: String, Sendable, Hashable, CaseIterable {
  /// Tilted with the heading up, or from above with north or the heading up.
  case tilted, topDownNorthUp, topDownHeadingUp
}

/// A scene's lighting: one of the two modes, or the one that the sun suggests at its time and place.
public enum SceneLightingMode: String, Sendable, Hashable, CaseIterable {
  /// By day.
  case normal
  /// By night.
  case lowLight
  /// Whichever the sun suggests.
  case suggested
}

/// The screen's style; unspecified counts as light.
public enum UserInterfaceStyle: String, Sendable, Hashable, CaseIterable {
  /// Light, dark, or the screen's own, which counts as light.
  case light, dark, unspecified
}

/// How one travels.
public enum TravelMode: String, Sendable, Hashable, CaseIterable {
  /// Raw values are the SDK's names.
  case driving, cycling, walking, twoWheeler, taxicab
}

/// What the call-outs of routes tell; the default is the time, or the distance under the strategy `shorter`.
public enum RouteCalloutFormat: String, Sendable, Hashable, CaseIterable {
  /// The time, or the distance under the strategy `shorter`.
  case `default`
  /// The time that remains; of other routes, by how much they are faster or slower.
  case time
  /// The distance that remains; of other routes, by how much they are longer or shorter.
  case distance
}

/// How guidance stands.
public struct GuidanceOptions: Sendable, Hashable {
  /// Without guidance a route lies on the map, but nothing leads along it.
  public var isActive = true
  /// Whether a new route is being looked for.
  public var isRerouting = false
  /// How many steps ahead of the current one the header was swiped to; later steps have the built-in colours.
  public var headerStep = 0
  /// From where on speeding is alerted; `nil` for the documented defaults.
  public var speedAlertOptions: SpeedAlertOptions?
  /// How long the vehicle has been speeding, in seconds.
  public var secondsSpeeding = 0.0

  /// Guidance is active.
  public init() {}
}
