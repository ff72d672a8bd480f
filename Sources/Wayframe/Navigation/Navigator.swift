import Geometry
import Guidance
import NavigationUI

/// Guides along a route; names and defaults are the Navigation SDK's (`GMSNavigator`).
///
/// Nothing moves by itself: positions with their times come in through `update`, and listeners are called from there.
public final class Navigator {
  /// Voice guidance is not spoken; the setting is kept for apps that read it.
  public enum VoiceGuidance: Int, Sendable, Hashable, CaseIterable {
    /// Nothing is spoken.
    case silent = 0
    /// Alerts alone, or alerts and turns.
    case alertsOnly, alertsAndGuidance
  }

  /// Where voice guidance would be heard.
  public enum AudioDeviceType: Int, Sendable, Hashable, CaseIterable {
    /// The device's own loudspeaker.
    case builtInOnly = 0
    /// A Bluetooth device.
    case bluetooth
  }

  /// Without a route it stays false.
  public var isGuidanceActive: Bool {
    get { isGuiding }
    set {
      let begins = newValue && !isGuiding
      isGuiding = newValue && route != nil
      if begins && isGuiding { tellTripBegins() }
    }
  }
  /// Whether guidance ends at the last destination; otherwise the last step stays and the remaining way counts to 0.
  public var stopGuidanceAtArrival = true
  /// Kept for apps that read it: the provider's routes are what they are.
  public var avoidsHighways = false
  /// Kept for apps that read it.
  public var avoidsTolls = false
  /// Kept for apps that read it.
  public var avoidsFerries = true
  /// Whether cards about incidents and their marks on the map are shown.
  public var shouldDisplayPrompts = true
  /// Kept for apps that read it: nothing is spoken.
  public var voiceGuidance = VoiceGuidance.alertsAndGuidance
  /// Kept for apps that read them: nothing sounds, vibrates or notifies here.
  public var audioDeviceType = AudioDeviceType.bluetooth
  /// Kept for apps that read it.
  public var isVibrationEnabled = true
  /// Kept for apps that read it.
  public var sendsBackgroundNotifications = true
  /// The thresholds from which speeding is alerted, copied when it is set; `nil` for the documented defaults.
  public var speedAlertOptions: Reference<SpeedAlertOptions>? {
    get { alertOptions.map { Reference<SpeedAlertOptions>($0) } }
    set { alertOptions = newValue?.value }
  }
  var alertOptions: SpeedAlertOptions?
  /// The map view that the navigator belongs to.
  weak var mapView: MapView?
  /// Seconds and metres by which the remaining way must change before listeners are notified.
  public var timeUpdateThreshold = 1.0
  /// How many metres the remaining distance changes before listeners are notified.
  public var distanceUpdateThreshold = 1.0
  /// BCP 47, of instruction texts.
  public var language = "en"

  /// Where the navigator was led to, the last one the destination.
  public private(set) var destinations: [NavigationWaypoint] = []
  /// The route that is driven; `nil` before there is one.
  public private(set) var route: Route?
  /// The other routes of the answer, two at most.
  public private(set) var alternateRoutes: [Route] = []
  /// How far the route is driven; `nil` without one.
  public private(set) var progress: RouteProgress?
  /// Places where the vehicle was on its routes since the destinations were set.
  public private(set) var traveledCoordinates: [Coordinate] = []
  /// What the sun suggests at the vehicle's place and time; before a position comes in, at the route's start or where the map
  /// view is, and by day where neither is known.
  public var suggestedLightingMode: LightingMode { lightAtPlace ?? .normal }
  /// What the navigator does now.
  public private(set) var navState = NavigationNavInfo.NavState.stopped
  /// What was left out or replaced, one sentence each.
  public private(set) var warnings: [String] = []
  /// Where the vehicle was seen last.
  public private(set) var location: VehicleLocation?
  /// How far the present speed is above the limit.
  public var speedAlertSeverity: SpeedAlertSeverity { speeding.severity }
  /// How long the vehicle has been speeding, in seconds.
  public var secondsSpeeding: Double {
    guard let location, let since = speeding.since else { return 0 }
    return max(0, location.secondsSince1970 - since)
  }

  /// UTC: the last position's, or the map view's.
  var clock: Double?
  /// Where the map view is, for the time before there is a route or a position.
  var startPlace: (() -> Coordinate?)?
  private var lightNews = LightNews()

  private let provider: any RouteProvider
  private var isGuiding = false
  /// Called when a trip begins: when guidance starts, and when it is led to new destinations.
  var tripHandlers: [(owner: ObjectIdentifier, act: () -> Void)] = []
  /// Called with each place of the vehicle, on the route's line while it guides.
  var locationHandlers: [(VehicleLocation) -> Void] = []
  private var options = NavigationRoutingOptions()
  private struct Held { weak var listener: (any NavigatorListener)? }
  private var held: [Held] = []
  /// Those that are still there.
  private var listeners: [any NavigatorListener] { held.compactMap(\.listener) }
  private var reported = Reported()
  private var speeding = Speeding()
  private var offRouteCount = 0
  private var arrivedLegs = 0
  /// How many routes have been taken, which identifies the present one.
  private var routesTaken = 0
  /// Destinations that were reached or given up on routes before the present one.
  private var reachedDestinations = 0

  /// A navigator that takes its routes from a provider.
  public init(provider: any RouteProvider) { self.provider = provider }

  /// Adds a listener, once; it is not retained.
  public func add(_ listener: any NavigatorListener) {
    if !listeners.contains(where: { $0 === listener }) { held.append(Held(listener: listener)) }
    tellLight()
  }

  /// Adds a map's own listener; the light is not asked for yet, since that would open the map's files.
  func watch(_ watcher: any NavigatorListener) { held.append(Held(listener: watcher)) }

  /// Takes a listener away.
  public func remove(_ listener: any NavigatorListener) {
    held.removeAll { $0.listener == nil || $0.listener === listener }
  }

  // MARK: Destinations

  /// Asks for a route over the destinations and takes it; `traveledCoordinates` begins again.
  @discardableResult
  public func setDestinations(
    _ destinations: [NavigationWaypoint], routingOptions: NavigationRoutingOptions = NavigationRoutingOptions()
  ) -> RouteStatus {
    guard !destinations.isEmpty else { return .noWaypointsError }
    guard destinations.count <= NavigationWaypoint.limit else { return .waypointError }
    return request(to: destinations, options: routingOptions, from: nil) {
      self.destinations = destinations
      options = routingOptions
      traveledCoordinates = []
      reachedDestinations = 0
      if isGuiding { tellTripBegins() }
    }
  }

  /// Gives up the destination that is driven to and asks for a route to those after it, from where the vehicle is.
  ///
  /// At a stop that was just reached the route goes on by itself, and nothing is given up.
  /// - Returns: the destination now driven to; `nil` when none is left, which ends guidance, or when there is no route.
  @discardableResult
  public func continueToNextDestination() -> NavigationWaypoint? {
    guard let route, let progress else { return nil }
    let isAtStop =
      arrivedLegs > 0 && abs(route.legEnds[arrivedLegs - 1] - progress.distanceAlongRoute) <= Self.arrivalDistance
    let reached = reachedDestinations + arrivedLegs + (isAtStop ? 0 : 1)
    guard reached < destinations.count else {
      clearDestinations()
      return nil
    }
    if isAtStop { return destinations[reached] }
    let origin = location?.coordinate ?? progress.coordinate
    let rest = Array(destinations.dropFirst(reached))
    let status = request(to: rest, options: options, from: origin) { reachedDestinations = reached }
    return status == .ok ? rest.first : nil
  }

  /// Ends guidance and forgets the route.
  public func clearDestinations() {
    isGuidanceActive = false
    destinations = []
    route = nil
    alternateRoutes = []
    progress = nil
    navState = .stopped
  }

  /// Why the last request failed.
  public private(set) var lastError: RouteError?

  /// - Parameter prepare: called with the route found, before listeners are notified.
  private func request(
    to destinations: [NavigationWaypoint], options: NavigationRoutingOptions, from origin: Coordinate?,
    prepare: () -> Void
  ) -> RouteStatus {
    do {
      let response = try provider.routes(from: origin, to: destinations, options: options)
      guard
        let choice = RouteChoice(
          response.routes, strategy: options.routingStrategy, alternates: options.alternateRoutesStrategy,
          targetDistanceMeters: options.targetDistancesMeters?.reduce(0, +))
      else { return .noRouteFound }
      lastError = nil
      prepare()
      take(choice, warnings: response.warnings)
      return .ok
    } catch {
      lastError = error
      if case .noRoutes = error { return .noRouteFound }
      return .internalError
    }
  }

  private func take(_ choice: RouteChoice, warnings: [String]) {
    route = choice.route
    alternateRoutes = choice.alternates
    self.warnings = warnings + choice.warnings
    progress = RouteProgress(route: choice.route, distanceAlongRoute: 0)
    navState = .enroute
    offRouteCount = 0
    arrivedLegs = 0
    routesTaken += 1
    reported.routeChanged = true
    for listener in listeners { listener.navigatorDidChangeRoute(self) }
    tellLight()
  }

  // MARK: The way ahead

  /// The legs to all destinations of the route, first to last; `nil` without a route.
  public var routeLegs: [NavigationRouteLeg]? {
    route.map { route in route.legs.indices.map { leg($0, of: route) } }
  }

  /// The destinations of the route's legs; `nil` for legs that the destinations do not ask for.
  var legDestinations: [NavigationWaypoint?] {
    route.map { route in route.legs.indices.map { destination(of: $0, on: route) } } ?? []
  }

  /// The last leg leads to the last destination, those before it to the stops in their order.
  private func destination(of leg: Int, on route: Route) -> NavigationWaypoint? {
    let rest = destinations.dropFirst(reachedDestinations)
    if leg == route.legs.count - 1 { return rest.last }
    return leg < rest.count - 1 ? rest[rest.startIndex + leg] : nil
  }

  /// The leg that is driven.
  public var currentRouteLeg: NavigationRouteLeg? { progress.map { leg($0.legIndex, of: $0.route) } }

  private func leg(_ index: Int, of route: Route) -> NavigationRouteLeg {
    let leg = route.legs[index]
    let start = index > 0 ? route.legEnds[index - 1] : 0
    return NavigationRouteLeg(
      waypoint: waypoint(of: index, on: route), destinationCoordinate: leg.destination,
      coordinates: route.coordinates(from: start, to: route.legEnds[index]), distance: leg.distance,
      duration: leg.duration)
  }

  /// The destination that a leg leads to: the one asked for, else what the service says of it.
  private func waypoint(of leg: Int, on route: Route) -> NavigationWaypoint {
    destination(of: leg, on: route)
      ?? NavigationWaypoint(title: route.legs[leg].destinationTitle ?? "", coordinate: route.legs[leg].destination)
  }

  /// Seconds and metres to the next destination; 0 without a route.
  public var timeToNextDestination: Double { progress?.timeToNextDestination ?? 0 }
  /// Metres; 0 without a route.
  public var distanceToNextDestination: Double { progress?.distanceToNextDestination ?? 0 }

  /// How much traffic delays the way to the next destination.
  public var delayCategoryToNextDestination: DelayCategory { progress.map { DelayCategory($0) } ?? .noData }

  /// What is ahead, in one value.
  public var navInfo: NavigationNavInfo {
    guard let progress, navState == .enroute else {
      return NavigationNavInfo(state: navState, routeChanged: reported.routeChanged)
    }
    return NavigationNavInfo(
      progress: progress, state: navState, routeChanged: reported.routeChanged, language: language)
  }

  // MARK: Moving

  /// Metres to a destination within which it counts as reached.
  public static let arrivalDistance = 10.0

  /// Takes a measured position: snaps it to the route, and asks for a new route after three in a row off it.
  public func update(_ location: VehicleLocation) {
    self.location = location
    defer { tellLocation(location) }
    clock = location.secondsSince1970
    tellLight()
    guard isGuidanceActive, let route else { return }
    let snap = route.snap(
      location.coordinate, headingDegrees: location.headingDegrees, near: progress?.distanceAlongRoute)
    if snap.isOffRoute() {
      offRouteCount += 1
      if offRouteCount >= 3 { reroute(from: location) }
      return
    }
    offRouteCount = 0
    navState = .enroute
    move(to: snap.distanceAlongRoute, location: location)
  }

  private func tellLocation(_ location: VehicleLocation) {
    var snapped = location
    if isGuidanceActive, navState == .enroute, offRouteCount == 0, let progress {
      snapped.coordinate = progress.coordinate
      snapped.headingDegrees = progress.headingDegrees
    }
    for handler in locationHandlers { handler(snapped) }
  }

  private func reroute(from location: VehicleLocation) {
    navState = .rerouting
    let rest = Array(destinations.dropFirst(reachedDestinations + arrivedLegs))
    let reached = reachedDestinations + arrivedLegs
    _ = request(to: rest, options: options, from: location.coordinate) { reachedDestinations = reached }
    reportNavInfo()
  }

  private func move(to distance: Double, location: VehicleLocation) {
    guard let route else { return }
    // Measured positions jitter; the way that was driven does not come back.
    let distance = max(distance, progress?.distanceAlongRoute ?? 0)
    let progress = RouteProgress(route: route, distanceAlongRoute: distance)
    self.progress = progress
    if traveledCoordinates.last != progress.coordinate { traveledCoordinates.append(progress.coordinate) }
    reportRemaining(progress)
    reportSpeed(progress, location)
    reportNavInfo()
    reportArrivals(distance: distance, route: route)
  }

  private func reportArrivals(distance: Double, route: Route) {
    while arrivedLegs < route.legEnds.count, route.legEnds[arrivedLegs] - distance <= Self.arrivalDistance {
      let leg = arrivedLegs
      arrivedLegs += 1
      let waypoint = waypoint(of: leg, on: route)
      if arrivedLegs == route.legEnds.count, stopGuidanceAtArrival {
        isGuidanceActive = false
        navState = .stopped
      }
      let routes = routesTaken
      for listener in listeners { listener.navigator(self, didArriveAt: waypoint) }
      // A listener may have set out for somewhere else.
      guard routes == routesTaken else { return }
    }
  }

  // MARK: Reports

  private func tellTripBegins() { for handler in tripHandlers { handler.act() } }

  func tellWillPresentPrompt() { for listener in listeners { listener.navigatorWillPresentPrompt(self) } }

  func tellDidDismissPrompt() { for listener in listeners { listener.navigatorDidDismissPrompt(self) } }

  private struct Reported {
    var seconds = Double.infinity
    var metres = Double.infinity
    var delay: DelayCategory?
    var routeChanged = false
  }

  private struct Speeding {
    var since: Double?
    var severity = SpeedAlertSeverity.unknown
    var percentage = -1.0
  }

  /// Advances the clock by seconds without a position.
  func passTime(_ seconds: Double) {
    clock = clock.map { $0 + seconds }
    tellLight()
  }

  private var lightAtPlace: LightingMode? {
    guard let clock, let place = location?.coordinate ?? progress?.coordinate ?? startPlace?() else { return nil }
    return .suggested(secondsSince1970: clock, coordinate: place)
  }

  private func tellLight() {
    guard !listeners.isEmpty, let mode = lightAtPlace else { return }
    for listener in listeners where lightNews.isNews(mode, to: listener) {
      listener.navigator(self, didChangeSuggestedLightingMode: mode)
    }
  }

  private func reportRemaining(_ progress: RouteProgress) {
    let seconds = progress.timeToNextDestination
    if abs(seconds - reported.seconds) >= timeUpdateThreshold {
      reported.seconds = seconds
      for listener in listeners { listener.navigator(self, didUpdateRemainingTime: seconds) }
    }
    let metres = progress.distanceToNextDestination
    if abs(metres - reported.metres) >= distanceUpdateThreshold {
      reported.metres = metres
      for listener in listeners { listener.navigator(self, didUpdateRemainingDistance: metres) }
    }
    let delay = DelayCategory(progress)
    if delay != reported.delay {
      reported.delay = delay
      for listener in listeners { listener.navigator(self, didUpdateDelayCategory: delay) }
    }
  }

  private func reportSpeed(_ progress: RouteProgress, _ location: VehicleLocation) {
    let limit = progress.speedLimit
    let speed = location.heldSpeed
    let options = alertOptions ?? SpeedAlertOptions()
    let isSpeeding = options.severity(metresPerSecond: speed, limit: limit) >= .minor
    if !isSpeeding { speeding.since = nil }
    if isSpeeding, speeding.since == nil { speeding.since = location.secondsSince1970 }
    let lasting = speeding.since.map { location.secondsSince1970 - $0 } ?? 0
    let severity = options.severity(metresPerSecond: speed, limit: limit, secondsSpeeding: lasting)
    let percentage = SpeedAlertOptions.speedingPercentage(metresPerSecond: speed, limit: limit) ?? 0
    if percentage != speeding.percentage {
      speeding.percentage = percentage
      for listener in listeners { listener.navigator(self, didUpdateSpeedingPercentage: percentage) }
    }
    if severity != speeding.severity {
      speeding.severity = severity
      for listener in listeners {
        listener.navigator(self, didUpdateSpeedAlertSeverity: severity, speedingPercentage: percentage)
      }
    }
  }

  private func reportNavInfo() {
    let info = navInfo
    reported.routeChanged = false
    for listener in listeners { listener.navigator(self, didUpdateNavInfo: info) }
  }
}
