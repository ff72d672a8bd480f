import Foundation
import Geometry
import Guidance
import Icons
import MapDrawing
import NavigationUI

/// Where and when a scene is: its route, how far along it we are, and the light.
struct Situation {
  let scene: NavigationScene
  private(set) var progress: RouteProgress?
  /// The other routes of the answer that are shown.
  let alternates: [Route]
  let position: CameraDirector.MapPosition?
  let lighting: LightingMode
  let warnings: [String]

  /// - Parameter routes: keeps answers that were read; `nil` to read the scene's anew.
  init(_ scene: NavigationScene, routes: FrameResources? = nil) throws(FrameError) {
    self.scene = scene
    var warnings: [String] = []
    if let options = scene.route {
      let choice = try Self.choose(options, routes)
      warnings += choice.warnings
      var route = choice.route
      options.apply(to: &route)
      let progress = Self.progress(along: route, scene.position)
      self.progress = progress
      if options.choice == nil { try scene.check(against: progress) }
      if let distance = scene.position?.distanceAlongRoute, distance > route.distance + 1 {
        warnings.append(
          "position.distanceAlongRoute is \(plain(distance)), but the route is \(Int(route.distance.rounded())) m long; "
            + "its end is shown")
      }
      if let coordinate = scene.position?.coordinate, route.snap(coordinate).isOffRoute() {
        warnings.append("the position is off the route; guidance shows the route's nearest point")
      }
      alternates = choice.alternates
    } else {
      progress = nil
      alternates = []
    }
    if let coordinate = scene.position?.coordinate {
      position = .init(coordinate: coordinate, headingDegrees: scene.position?.heading ?? 0)
    } else {
      position = progress.map {
        .init(coordinate: $0.coordinate, headingDegrees: scene.camera.eased?.heading ?? $0.headingDegrees)
      }
    }
    if let stated = scene.statedLighting {
      lighting = stated
    } else {
      let place = position?.coordinate ?? scene.camera.coordinate
      lighting =
        place.map { LightingMode.suggested(secondsSince1970: scene.time.unixSeconds, coordinate: $0) } ?? .normal
      if place == nil {
        warnings.append("lightingMode is \"suggested\", but the scene has no place to ask the sun for; day is drawn")
      }
    }
    self.warnings = warnings
  }

  /// The same with other names of roads.
  ///
  /// - Parameter name: a road's name by the one that the routing service gives.
  func renamed(_ name: (String) -> String) -> Situation {
    guard let progress else { return self }
    var situation = self
    situation.progress = RouteProgress(
      route: progress.route.renamed(name), distanceAlongRoute: progress.distanceAlongRoute)
    return situation
  }

  /// Whether colours that have another value in the dark take it.
  var isDark: Bool { lighting == .lowLight || scene.userInterfaceStyle == .dark }

  private static func progress(along route: Route, _ position: PositionOptions?) -> RouteProgress {
    guard let coordinate = position?.coordinate else {
      return RouteProgress(route: route, distanceAlongRoute: position?.distanceAlongRoute ?? 0)
    }
    return RouteProgress(route: route, coordinate: coordinate, headingDegrees: position?.heading)
  }

  private static func choose(_ options: RouteOptions, _ kept: FrameResources?) throws(FrameError) -> RouteChoice {
    if let choice = options.choice { return choice }
    let response = if let kept { try kept.routeResponse(options) } else { try read(options) }
    guard
      var choice = RouteChoice(
        response.routes, index: options.index, strategy: options.routingStrategy,
        alternates: options.alternateRoutesStrategy, targetDistanceMeters: options.targetDistancesMeters?.reduce(0, +))
    else { throw .routeIndex(route: options.response, index: options.index, count: response.routes.count) }
    choice.warnings = response.warnings + choice.warnings
    return choice
  }

  static func read(_ options: RouteOptions) throws(FrameError) -> RouteResponse {
    let bytes: [UInt8]
    do { bytes = try InputFile.read(options.response) } catch { throw .scene(error) }
    do {
      return try RouteResponse.read(
        bytes, path: options.response, format: options.format, precision: options.precision,
        drivingSide: options.drivingSide)
    } catch {
      throw .route(error)
    }
  }

  /// What guidance adds to the map.
  func overlay(theme: InterfaceTheme, palette: Palette, format: LocaleFormat) -> NavigationOverlay {
    var overlay = NavigationOverlay()
    // Guidance begins at the route's start; without it, only a scene that says so knows where the vehicle is.
    if scene.isMyLocationEnabled, scene.position != nil || scene.guidance.isActive, let position {
      overlay.position = .init(
        coordinate: position.coordinate, headingDegrees: position.headingDegrees,
        accuracyMetres: scene.position?.accuracy)
    }
    guard let progress, scene.isNavigationEnabled else { return overlay }
    var route = progress.route
    if !scene.isTrafficEnabled { route.traffic = [] }
    overlay.route = route
    overlay.distanceAlongRoute = progress.distanceAlongRoute
    overlay.isGuiding = scene.guidance.isActive
    overlay.alternates = alternates.filter { isAhead($0, progress) }.map { other in
      NavigationOverlay.Alternate(route: other, callOut: callOut(other, theme: theme, format: format))
    }
    if scene.camera.mode == .overview && !alternates.isEmpty {
      overlay.callOut = mainCallOut(theme: theme, ground: palette[.routeCallOut], format: format)
    }
    if overlay.isGuiding { overlay.maneuverDistance = progress.currentStep?.distanceAlongRoute }
    if overlay.isGuiding, scene.camera.mode == .following { overlay.roadName = roadName(progress, theme: theme) }
    // Up to the second manoeuvre ahead.
    overlay.clearDistance = progress.announcedSteps.dropFirst().first?.distanceAlongRoute ?? route.distance
    overlay.showsDestinationMarkers = scene.settings.showsDestinationMarkers
    let places = scene.namedPlaces(along: progress)
    if let last = route.legs.last {
      overlay.destination = .init(coordinate: last.destination, place: places.last??.place)
      overlay.destination?.side = Self.side(of: last, on: route)
      overlay.waypoints = route.legs.dropLast().enumerated().map { index, leg in
        .init(coordinate: leg.destination, label: String(index + 1), place: places[index]?.place)
      }
    }
    overlay.incidents = incidentMarks.map(\.mark)
    return overlay
  }

  /// On which side of the road a leg's destination lies, where no more is known than the end of the way there.
  private static func side(of leg: RouteLeg, on route: Route) -> NavigationOverlay.Destination.Side? {
    guard let end = route.geometry.last, Geodesy.distance(leg.destination, end) < Self.onRoadMetres else { return nil }
    switch leg.steps.last?.maneuver {
    case .destinationLeft: return .left
    case .destinationRight: return .right
    default: return nil
    }
  }

  private static let onRoadMetres = 3.0

  /// The plate under the vehicle; none on a road without a name.
  private func roadName(_ progress: RouteProgress, theme: InterfaceTheme) -> NavigationOverlay.RoadName? {
    guard let name = progress.followedStep?.roadName, !name.isEmpty, !progress.hasArrived else { return nil }
    let colors = InterfaceColors(theme)
    var plate = NavigationOverlay.RoadName(text: name, color: colors.ink, background: colors.surface)
    if colors.calloutEdge != nil { plate.edge = SRGBColor.white.opacity(0.12) }
    plate.shadows = colors.bubbleShadows
    return plate
  }

  /// The place IDs of the way ahead.
  var namedPlaces: [NamedPlace] {
    guard scene.isNavigationEnabled else { return [] }
    return progress.map { scene.namedPlaces(along: $0).compactMap { $0 } } ?? []
  }

  /// Whether the way that leads to an alternate has not been passed yet.
  private func isAhead(_ other: Route, _ progress: RouteProgress) -> Bool {
    guard let parting = other.divergence(from: progress.route)?.lowerBound else { return false }
    return parting >= progress.distanceAlongRoute
  }

  /// The chosen route's bubble among its alternates': how long it takes.
  private func mainCallOut(
    theme: InterfaceTheme, ground: SRGBColor, format: LocaleFormat
  ) -> NavigationOverlay.CallOut? {
    guard let progress else { return nil }
    let colors = InterfaceColors(theme)
    var bubble = NavigationOverlay.CallOut(
      title: tellsDistance
        ? distanceText(progress.distanceRemaining, format) : durationText(progress.timeRemaining, format),
      titleColor: colors.ink(onCallOut: ground), background: ground)
    bubble.edge = colors.calloutEdge
    bubble.shadows = colors.bubbleShadows
    return bubble
  }

  private var tellsDistance: Bool {
    switch scene.routeCalloutFormat {
    case .default: scene.route?.routingStrategy == .shorter
    case .time: false
    case .distance: true
    }
  }

  private func distanceText(_ metres: Double, _ format: LocaleFormat) -> String {
    let distance = format.distance(metres: metres)
    return format.text(value: distance.value, unit: distance.unit)
  }

  private func durationText(_ seconds: Double, _ format: LocaleFormat) -> String {
    format.duration(seconds: seconds).map { format.text(value: $0.value, unit: $0.unit) }.joined(separator: " ")
  }

  /// What an alternate's bubble says: how its time compares with the main route's, in words and in colour.
  private func callOut(_ other: Route, theme: InterfaceTheme, format: LocaleFormat) -> NavigationOverlay.CallOut? {
    guard let main = progress?.route else { return nil }
    let difference = RouteDifference(of: other, to: main)
    let colors = InterfaceColors(theme)
    func bubble(_ title: String, _ color: SRGBColor) -> NavigationOverlay.CallOut {
      var bubble = NavigationOverlay.CallOut(title: title, titleColor: color, background: colors.surface)
      bubble.edge = colors.calloutEdge
      bubble.shadows = colors.bubbleShadows
      return bubble
    }
    if tellsDistance {
      let isLonger = difference.metres > 0
      let distance = distanceText(difference.metres.magnitude, format)
      return bubble(
        (isLonger ? Phrase.longer : .shorter).text(in: scene.locale, "distance", distance),
        isLonger ? colors.delayHeavy : colors.delayLight)
    }
    guard !difference.isSimilarTime else { return bubble(Phrase.similarTime.text(in: scene.locale), colors.ink) }
    let time = durationText(difference.seconds.magnitude, format)
    let isFaster = difference.seconds < 0
    return bubble(
      (isFaster ? Phrase.faster : .slower).text(in: scene.locale, "time", time),
      isFaster ? colors.delayLight : colors.delayHeavy)
  }
}

extension NavigationScene {
  /// The light where the sun has no say in it.
  fileprivate var statedLighting: LightingMode? {
    // Without the navigation interface the style rules.
    guard isNavigationEnabled else { return userInterfaceStyle == .dark ? .lowLight : .normal }
    return switch lightingMode {
    case .normal: .normal
    case .lowLight: .lowLight
    case .suggested: nil
    }
  }

  /// Whether the map is drawn as by night; asks the sun where the scene does.
  package func isDrawnAtNight(_ resources: FrameResources?) throws(FrameError) -> Bool {
    if let statedLighting { return statedLighting == .lowLight }
    return try Situation(self, routes: resources).lighting == .lowLight
  }

  /// Refuses numbers that do not go together with the scene's route.
  fileprivate func check(against progress: RouteProgress) throws(FrameError) {
    let last = max(progress.announcedSteps.count - 1, 0)
    guard guidance.headerStep <= last else {
      throw .scene(
        .outOfRange(
          file: file, key: "guidance.headerStep", value: Double(guidance.headerStep),
          allowed: "0 to \(last) at this place of the route"))
    }
    let legs = progress.route.legs.count
    for (key, count) in [
      ("waypointTitles", route?.waypointTitles.count), ("waypointPlaceIDs", route?.waypointPlaceIDs.count),
    ] {
      guard let count, count > max(legs - 1, 0) else { continue }
      throw .scene(
        .outOfRange(
          file: file, key: "number of route.\(key)", value: Double(count),
          allowed: "at most one for each stop before the destination, and the route has \(max(legs - 1, 0))"))
    }
    if route?.routingStrategy == .deltaToTargetDistance, let count = route?.targetDistancesMeters?.count, count != legs
    {
      throw .scene(
        .outOfRange(
          file: file, key: "number of route.targetDistancesMeters", value: Double(count),
          allowed: "one for each leg, and the route has \(legs)"))
    }
  }
}
