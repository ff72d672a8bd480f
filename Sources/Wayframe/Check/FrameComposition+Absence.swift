import Guidance
import NavigationUI

extension FrameComposition {
  /// Why a frame lacks an element or a landmark that others have, in words that end without a full stop, and what shows it,
  /// as `KEY=VALUE` or in words; `nil` for names that no frame has.
  package func absence(of name: String) -> (reason: String, remedy: String?)? {
    guard let situation = details.situation, let interface = details.interface else { return nil }
    let facts = SceneFacts(situation: situation, interface: interface)
    guard let obstacle = ElementAbsence(facts: facts).obstacle(to: name) else { return nil }
    return (obstacle.reason, obstacle.remedy)
  }
}

/// Tells why something is not in a frame.
struct ElementAbsence {
  typealias Obstacle = SceneFacts.Obstacle

  let facts: SceneFacts

  private var scene: NavigationScene { facts.scene }

  func obstacle(to name: String) -> Obstacle? {
    let element = ElementName(rawValue: name)
    if ElementName.all.contains(element) { return obstacle(to: element) }
    return landmark(name)
  }

  // MARK: The interface

  private func obstacle(to element: ElementName) -> Obstacle {
    if let setting = Setting.all.first(where: {
      $0.elements.contains(element) && $0.property is KeyPath<UISettings, Bool>
    }
    ) {
      if !setting.isOn(facts.settings), !(element == .speedLimit && scene.shouldDisplaySpeedLimit) {
        return Obstacle("\(setting.name) is false", remedy: "settings.\(setting.name)=true")
      }
      if let found = first(setting.checks) { return found }
    }
    if let found = own(element) { return found }
    let noRoom = InterfaceFindings(interface: facts.interface).room.first {
      $0.kind == .noRoom && $0.subject == element.rawValue
    }
    return Obstacle(noRoom?.message ?? "nothing of the scene shows it")
  }

  private func first(_ checks: [SettingCheck]) -> Obstacle? {
    checks.lazy.compactMap { $0.obstacle(facts, lights: [.normal, .lowLight]) }.first
  }

  /// What those depend on that no switch shows, or that need more than their switch.
  private func own(_ element: ElementName) -> Obstacle? {
    switch element {
    case .navigationHeaderSecondary: return first([.needsHeader, .hiddenWhileRerouting, .needsStrip])
    case .speedometer where facts.model.speed != nil: return facts.noAlert
    case .prompt where scene.prompt == nil:
      return Obstacle("the scene has no prompt", remedy: #"prompt={"kind": "arrival"}"#)
    case .prompt where !scene.shouldDisplayPrompts:
      return Obstacle("shouldDisplayPrompts is false", remedy: "shouldDisplayPrompts=true")
    case .attribution where facts.model.attribution.isEmpty:
      return Obstacle("the scene has no map that states one", remedy: #"map.sources=["FILE"]"#)
    case .scaleBar where !scene.map.isScaleBarEnabled:
      return Obstacle("map.isScaleBarEnabled is false", remedy: "map.isScaleBarEnabled=true")
    case .statusBar, .homeBar:
      if scene.device.isCarPlay { return Obstacle("cars' screens have none") }
      guard scene.device.statusBar else {
        return Obstacle("device.statusBar is false", remedy: "device.statusBar=true")
      }
      return Obstacle(
        "the device's safe area has no room for it",
        remedy: element == .statusBar ? "device.safeArea.top=59" : "device.safeArea.bottom=34")
    case .systemDock, .systemManeuverPanel, .systemEstimates:
      guard scene.device.isCarPlay else { return Obstacle("the device is no car's screen", remedy: "device=carScreen") }
      guard scene.device.systemPanels else {
        return Obstacle("device.systemPanels is false", remedy: "device.systemPanels=true")
      }
      return element == .systemDock ? Obstacle("the screen behind the wheel has no dock") : facts.noGuidance
    default: return nil
    }
  }

  // MARK: Landmarks

  private func landmark(_ kind: String) -> Obstacle? {
    let outside = Obstacle(
      "none lies in the free part of the picture",
      remedy: scene.camera.mode == .overview ? nil : "camera.mode=overview")
    switch kind {
    case "trafficLight": return sign(\.showsTrafficLights, "traffic light")
    case "stopSign": return sign(\.showsStopSigns, "stop sign")
    case "destination", "waypoint":
      if kind == "waypoint", let route = facts.progress?.route, route.legs.count < 2 {
        return Obstacle("the route has no stops")
      }
      if !facts.settings.showsDestinationMarkers { return SceneFacts.off(\.showsDestinationMarkers) }
      return facts.noDestination ?? outside
    case "entrance":
      if scene.route != nil, scene.route?.destinationPlaceID == nil {
        return Obstacle("the destination is no building of the map", remedy: "route.destinationPlaceID=ID")
      }
      return facts.noDestination ?? outside
    case "position":
      if !scene.isMyLocationEnabled { return facts.noPosition }
      return facts.noPosition ?? outside
    case "maneuver": return facts.noGuidance ?? outside
    case "incident":
      if let noGuidance = facts.noGuidance, facts.progress == nil { return noGuidance }
      if !scene.shouldDisplayPrompts {
        return Obstacle("shouldDisplayPrompts is false", remedy: "shouldDisplayPrompts=true")
      }
      return facts.situation.incidentMarks.isEmpty ? Obstacle("the route tells of no incidents") : outside
    case "toll": return facts.progress == nil ? facts.noGuidance : Obstacle("the route tells of no toll in the picture")
    case "marker":
      return scene.overlays.markers.isEmpty ? Obstacle("the scene has no markers", remedy: "markers=[…]") : outside
    case "infoWindow": return Obstacle("no marker is selected", remedy: #""isSelected": true for one of the markers"#)
    case "callOut":
      return facts.situation.alternates.isEmpty
        ? Obstacle("the route has no alternates to tell apart") : outside
    default: return nil
    }
  }

  private func sign(_ property: KeyPath<UISettings, Bool>, _ thing: String) -> Obstacle? {
    guard facts.settings[keyPath: property] else { return SceneFacts.off(property) }
    return facts.noGuidance
      ?? Obstacle(
        "the map has no \(thing) in the free part of the picture, at the route ahead",
        remedy: "position.distanceAlongRoute before one of the map's")
  }
}
