import Geometry
import Guidance
import NavigationUI

/// What of a scene decides whether its settings have anything to show.
struct SceneFacts {
  /// Why nothing is shown, and the change of the scene that shows it, as `KEY=VALUE` or in words.
  struct Obstacle: Hashable {
    var reason: String
    var remedy: String?

    init(_ reason: String, remedy: String? = nil) { (self.reason, self.remedy) = (reason, remedy) }
  }

  let situation: Situation
  let interface: SceneInterface

  var scene: NavigationScene { situation.scene }
  var settings: UISettings { scene.settings }
  var progress: RouteProgress? { situation.progress }
  var model: InterfaceModel { interface.model }

  /// Why nothing of guidance is shown; `nil` while it is.
  var noGuidance: Obstacle? {
    if !scene.isNavigationEnabled {
      return Obstacle("isNavigationEnabled is false", remedy: "isNavigationEnabled=true")
    }
    if progress == nil { return Obstacle("the scene has no route", remedy: "route.response=FILE") }
    if !scene.guidance.isActive { return Obstacle("guidance.isActive is false", remedy: "guidance.isActive=true") }
    return nil
  }

  /// Why there is no header; `nil` while there is one.
  var noHeader: Obstacle? {
    if let noGuidance { return noGuidance }
    return settings.isNavigationHeaderEnabled ? nil : Self.off(\.isNavigationHeaderEnabled)
  }

  /// A switch that is off.
  static func off(_ property: KeyPath<UISettings, Bool>) -> Obstacle {
    let name = Setting.name(of: property)
    return Obstacle("\(name) is false", remedy: "settings.\(name)=true")
  }

  // MARK: Speed

  /// Why no sign of a speed limit is shown to one who is guided; `nil` while there is one.
  var noSpeed: Obstacle? {
    guard scene.travelMode == .driving else {
      return Obstacle(
        "speed is shown while driving, and travelMode is \(scene.travelMode)", remedy: "travelMode=driving")
    }
    if model.recenter != nil {
      return Obstacle(
        "the recenter button takes its place",
        remedy: scene.camera.mode == .following ? "camera.zoom=null" : "camera.mode=following")
    }
    switch progress?.postedLimit {
    case nil: return Obstacle("the route tells no speed limit here", remedy: Self.someLimit)
    case .unlimited? where model.speed == nil:
      return Obstacle("the region has no sign for a road without a limit", remedy: Self.someLimit)
    case _?: return nil
    }
  }

  private static let someLimit = #"route.speedLimit={"value": 50}"#

  /// Why the speed is not alerted, where its limit is shown; `nil` while it is.
  var noAlert: Obstacle? {
    switch model.speed?.alert {
    case .minor?, .major?: return nil
    case .belowMinor?, nil: break
    }
    guard let limit = progress?.speedLimit else {
      return Obstacle("the limit has no number to be above", remedy: Self.someLimit)
    }
    // Above the limit by 18 km/h: more than 10 km/h or 5 mph, less than what makes the alert a major one in km/h.
    let speed = (limit.value * limit.unit.metresPerSecond + 5).rounded(.up)
    return Obstacle(
      "the speed is not above the limit by so much that it is alerted", remedy: "position.speed=\(plain(speed))")
  }

  // MARK: The header

  /// Why the header has no lower part of a kind; `nil` while it has.
  func noLowerPart(_ part: InterfaceBuilder.LowerPart?) -> Obstacle? {
    guard let header = model.header else { return nil }
    let reason: String
    switch (part, header.strip) {
    case (nil, .then), (nil, .lanes), (nil, .accessory), (.lanes?, .lanes), (.nextStep?, .then): return nil
    case (nil, .none): reason = "no turn follows the next one soon, and no lanes are shown"
    case (.lanes?, _): reason = "the header shows no lanes here"
    case (.nextStep?, .lanes): reason = "the header shows lanes in the next turn's place"
    case (.nextStep?, _), (InterfaceBuilder.LowerPart.none?, _): reason = "no turn follows the next one soon"
    }
    let place = placeWithLowerPart(part)
    return Obstacle(
      reason, remedy: place.map { "position.distanceAlongRoute=\(plain($0))" } ?? "a route whose answer tells of it")
  }

  /// A place of the route at which the header has a lower part, ahead if there is one: metres.
  private func placeWithLowerPart(_ part: InterfaceBuilder.LowerPart?) -> Double? {
    guard let progress else { return nil }
    let steps = progress.route.legs.flatMap(\.steps).map(\.distanceAlongRoute)
    let places = zip([0] + steps, steps).map { before, turn in max(before + 1, turn - Self.metresBefore).rounded(.up) }
    let ahead = places.filter { $0 > progress.distanceAlongRoute }
    return (ahead + places).first { place in
      let there = RouteProgress(route: progress.route, distanceAlongRoute: place)
      let steps = there.announcedSteps
      guard let step = steps.first else { return false }
      let found = InterfaceBuilder.lowerPart(
        step, next: steps.dropFirst().first, distance: there.distanceToCurrentStep)
      return part.map { $0 == found } ?? (found != .none)
    }
  }

  /// How far before a turn its lower part is looked for: as far as it is read well.
  private static let metresBefore = 200.0

  // MARK: The map

  /// Why no marker of a destination or stop is in the picture; `nil` while one is.
  var noDestination: Obstacle? {
    if !scene.isNavigationEnabled {
      return Obstacle("isNavigationEnabled is false", remedy: "isNavigationEnabled=true")
    }
    guard let route = progress?.route else {
      return Obstacle("the scene has no route", remedy: "route.response=FILE")
    }
    let screen = Rect(x: 0, y: 0, width: scene.device.width, height: scene.device.height)
    let isSeen = route.legs.contains { leg in
      interface.camera.project(leg.destination).map { screen.contains($0.position / interface.camera.scale) } ?? false
    }
    guard !isSeen else { return nil }
    return Obstacle(
      "neither the destination nor a stop lies in the picture",
      remedy: scene.camera.mode == .overview ? nil : "camera.mode=overview")
  }

  /// Why nothing leads back to the place; `nil` while a button can.
  var noPosition: Obstacle? {
    if !scene.isMyLocationEnabled {
      return Obstacle("isMyLocationEnabled is false", remedy: "isMyLocationEnabled=true")
    }
    guard progress == nil && scene.position?.coordinate == nil else { return nil }
    return Obstacle(
      "the scene has neither a position nor a route", remedy: "position.latitude=N and position.longitude=N")
  }

  /// Why no card about an incident is shown; `nil` while one is.
  var noIncident: Obstacle? {
    if case .incident? = scene.prompt?.kind { return nil }
    return Obstacle("the scene has no prompt about an incident", remedy: #"prompt={"kind": "crash"}"#)
  }
}
