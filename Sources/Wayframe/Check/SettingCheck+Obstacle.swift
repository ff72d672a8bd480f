import Guidance

extension SettingCheck {
  /// Why a scene does not meet it; `nil` where it does, and for what only the map can tell.
  ///
  /// - Parameter lights: those that the scene is looked at in.
  func obstacle(_ facts: SceneFacts, lights: Set<LightingMode>) -> SceneFacts.Obstacle? {
    let (scene, settings) = (facts.scene, facts.settings)
    func unless(_ isMet: Bool, _ reason: String, _ remedy: String?) -> SceneFacts.Obstacle? {
      isMet ? nil : SceneFacts.Obstacle(reason, remedy: remedy)
    }
    switch self {
    case .neverSeen(let reason): return SceneFacts.Obstacle(reason)
    case .needsGuidance: return facts.noGuidance
    case .needsHeader: return facts.noHeader
    case .currentStepOnly:
      return unless(
        scene.guidance.headerStep == 0, "steps after the current one have the built-in colours",
        "guidance.headerStep=0")
    case .replacedByAccessory:
      return unless(
        scene.headerAccessory == nil, "the accessory view takes the strip's place", "headerAccessory=null")
    case .hiddenWhileRerouting:
      return unless(
        !scene.guidance.isRerouting, "the strip is not shown while rerouting", "guidance.isRerouting=false")
    case .needsStrip: return facts.noLowerPart(nil)
    case .needsLanes: return facts.noLowerPart(.lanes)
    case .needsNextStep: return facts.noLowerPart(.nextStep)
    case .needsSecondRow:
      return unless((facts.model.header?.rows.count ?? 2) > 1, "the header has one row here", nil)
    case .needsConjunction:
      let hasWord = facts.model.header?.rows.contains { $0.conjunction != nil || $0.following != nil } ?? true
      return unless(hasWord, "the header has no such word here", nil)
    case .needsDistance:
      if scene.guidance.isRerouting {
        return SceneFacts.Obstacle("no distance is shown while rerouting", remedy: "guidance.isRerouting=false")
      }
      return unless(
        facts.model.header.map { $0.distance != nil } ?? true, "no distance is shown at the turn itself",
        "another position.distanceAlongRoute")
    case .rulesAtNight(let night):
      return unless(
        lights.contains(.normal) || settings[keyPath: night] == nil,
        "\(Setting.name(of: night)) rules in low light", "lightingMode=normal")
    case .byNight: return unless(lights.contains(.lowLight), "it rules in low light only", "lightingMode=lowLight")
    case .notInCars(let things):
      return unless(!scene.device.isCarPlay, "cars' screens have no \(things)", "device.isCarPlay=false")
    case .needsSpeedometer: return settings.shouldDisplaySpeedometer ? nil : SceneFacts.off(\.shouldDisplaySpeedometer)
    case .needsSpeedLimit: return facts.noSpeed
    case .needsSpeeding: return facts.noAlert
    case .needsLayer: return nil
    case .needsDestination: return facts.noDestination
    case .needsIncident: return facts.noIncident
    case .hiddenByCard: return unless(facts.model.prompt == nil, "the prompt's card takes its place", "prompt=null")
    case .needsMovedMap:
      return unless(
        facts.model.recenter != nil, "the camera follows at its usual zoom", "camera.mode=overview")
    case .needsTurnedMap: return unless(facts.model.compass != nil, "the map lies north up", "camera.bearing=30")
    case .needsPosition: return facts.noPosition
    }
  }
}

extension SettingCheck {
  /// Whether it is about what kind of scene it is, not about data that the scene or its route may have.
  var isOfTheScenesKind: Bool {
    switch self {
    case .neverSeen, .needsGuidance, .needsHeader, .notInCars: true
    default: false
    }
  }
}

extension Setting {
  /// Why a scene shows nothing of the setting; `nil` while it does.
  func obstacle(_ facts: SceneFacts, lights: Set<LightingMode>) -> SceneFacts.Obstacle? {
    checks.lazy.compactMap { $0.obstacle(facts, lights: lights) }.first
  }
}
