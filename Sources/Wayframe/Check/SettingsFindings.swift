import Guidance

/// Settings that change nothing in a scene, with the reason and what changes that.
struct SettingsFindings {
  let facts: SceneFacts
  /// What the scene is looked at in.
  let lights: Set<LightingMode>

  private var scene: NavigationScene { facts.scene }
  private var settings: UISettings { scene.settings }

  func all() -> [Finding] {
    ofSettings + header + nightColors + prompts + controls + routes + camera + light + previewOnly
  }

  private func finding(_ subject: String, _ reason: String, remedy: String? = nil) -> Finding {
    var finding = Finding(.noEffect, subject, reason)
    finding.remedy = remedy
    return finding
  }

  private func finding(_ subject: String, _ obstacle: SceneFacts.Obstacle) -> Finding {
    finding(subject, obstacle.reason, remedy: obstacle.remedy)
  }

  private func isFalse(_ property: KeyPath<UISettings, Bool>) -> String { "\(Setting.name(of: property)) is false" }

  // MARK: Settings

  /// Of each setting that the scene states, the first that it depends on and the scene lacks.
  private var ofSettings: [Finding] {
    Setting.all.compactMap { setting in
      let checks = setting.checks.filter { isAsked(setting, $0) }
      return checks.lazy.compactMap { $0.obstacle(facts, lights: lights) }.first.map { finding(setting.name, $0) }
    }
  }

  /// Whether a setting's value would show where a check is met: a switch that is off hides what the scene's data lacks
  /// just as well.
  private func isAsked(_ setting: Setting, _ check: SettingCheck) -> Bool {
    let isChanged = setting.differs(settings, UISettings(sdkVersion: scene.sdkVersion))
    guard setting.property is KeyPath<UISettings, Bool>, !check.isOfTheScenesKind else { return isChanged }
    return setting.isOn(settings) && (isChanged || scene.namedSettings.contains(setting.name))
  }

  private var header: [Finding] {
    guard let obstacle = facts.noHeader else { return [] }
    var findings: [Finding] = []
    if scene.headerAccessory != nil { findings.append(finding("headerAccessory", obstacle)) }
    if scene.guidance.headerStep > 0 { findings.append(finding("guidance.headerStep", obstacle)) }
    return findings
  }

  /// Colours whose night colour is left out: they apply then, too.
  private var nightColors: [Finding] {
    guard facts.noHeader == nil, scene.guidance.headerStep == 0, lights.contains(.lowLight) else { return [] }
    return Setting.all.flatMap { setting in
      setting.checks.compactMap { check in
        guard case .rulesAtNight(let night) = check, settings[keyPath: night] == nil, let property = setting.color,
          let day = settings[keyPath: property], setting.obstacle(facts, lights: lights) == nil
        else { return nil }
        let name = Setting.name(of: night)
        var finding = Finding(
          .nightColor, setting.name, "low light keeps \(day.hex), because \(name) is not set")
        finding.remedy = "settings.\(name)=COLOUR"
        return finding
      }
    }
  }

  // MARK: The rest

  private var prompts: [Finding] {
    if !scene.shouldDisplayPrompts, scene.prompt == nil, facts.progress?.route.incidents.isEmpty ?? true {
      return [finding("shouldDisplayPrompts", "the scene has neither a prompt nor a route that tells of incidents")]
    }
    guard let prompt = scene.prompt else { return [] }
    if !scene.isNavigationEnabled { return [finding("prompt", "isNavigationEnabled is false")] }
    guard case .incident = prompt.kind else { return [] }
    if !scene.shouldDisplayPrompts { return [finding("prompt", "shouldDisplayPrompts is false")] }
    if !settings.showsIncidentCards { return [finding("prompt", "settings.\(isFalse(\.showsIncidentCards))")] }
    return []
  }

  private var controls: [Finding] {
    var findings: [Finding] = []
    if scene.reportButtonExpansion > 0 && !settings.isNavigationReportIncidentButtonEnabled {
      findings.append(finding("reportButtonExpansion", isFalse(\.isNavigationReportIncidentButtonEnabled)))
    }
    if scene.device.isCarPlay, scene.reportButtonExpansion > 0 {
      findings.append(finding("reportButtonExpansion", "cars' screens have no report button"))
    }
    if scene.shouldDisplaySpeedLimit, let obstacle = facts.noGuidance ?? facts.noSpeed {
      findings.append(finding("shouldDisplaySpeedLimit", obstacle))
    }
    if scene.route?.speedLimit != nil && scene.travelMode != .driving {
      findings.append(
        finding("route.speedLimit", "speed is shown while driving, and travelMode is \(scene.travelMode)"))
    }
    if let route = scene.route, route.targetDistancesMeters != nil, route.routingStrategy != .deltaToTargetDistance {
      findings.append(
        finding("route.targetDistancesMeters", "route.routingStrategy is \(route.routingStrategy)"))
    }
    if scene.position?.heading != nil && scene.position?.coordinate == nil {
      findings.append(finding("position.heading", "a position along the route has the route's heading"))
    }
    return findings
  }

  /// What an app with the SDK cannot show.
  private var previewOnly: [Finding] {
    guard scene.position?.image != nil else { return [] }
    return [Finding(.previewOnly, "position.image", "the SDK draws its own vehicle, so apps will not show this one")]
  }

  /// What tells of routes that are not there.
  private var routes: [Finding] {
    var findings: [Finding] = []
    if scene.destinationMarker != nil {
      let obstacle =
        settings.showsDestinationMarkers ? facts.noDestination : SceneFacts.off(\.showsDestinationMarkers)
      if let obstacle { findings.append(finding("destinationMarker", obstacle)) }
    }
    guard let route = facts.progress?.route else { return findings }
    if scene.guidance.speedAlertOptions != nil {
      let isOff = !scene.shouldDisplaySpeedometer
      if let obstacle = isOff ? SceneFacts.off(\.shouldDisplaySpeedometer) : facts.noGuidance ?? facts.noSpeed {
        findings.append(finding("guidance.speedAlertOptions", obstacle))
      }
    }
    if scene.routeCalloutFormat != .default, facts.situation.alternates.isEmpty {
      findings.append(
        finding("routeCalloutFormat", "call-outs tell routes apart, and the route has no alternates here"))
    }
    if !scene.isTrafficEnabled, route.traffic.isEmpty {
      findings.append(finding("isTrafficEnabled", "the route tells no traffic", remedy: "route.traffic=[…]"))
    }
    return findings
  }

  /// Without navigation's interface the style rules alone.
  private var light: [Finding] {
    guard !scene.isNavigationEnabled, scene.lightingMode != .normal else { return [] }
    return [finding("lightingMode", "isNavigationEnabled is false, so userInterfaceStyle decides")]
  }

  private var camera: [Finding] {
    let (camera, defaults) = (scene.camera, CameraOptions())
    var findings: [Finding] = []
    if camera.mode != .following {
      let reason = "camera.mode is \(camera.mode)"
      if camera.followingPerspective != defaults.followingPerspective {
        findings.append(finding("camera.followingPerspective", reason))
      }
      if camera.followingZoomLevel != nil { findings.append(finding("camera.followingZoomLevel", reason)) }
    }
    if camera.mode != .free {
      let reason = "camera.mode is \(camera.mode), not free"
      if camera.coordinate != nil { findings.append(finding("camera.latitude and .longitude", reason)) }
      if camera.bearing != defaults.bearing { findings.append(finding("camera.bearing", reason)) }
      if camera.viewingAngle != defaults.viewingAngle { findings.append(finding("camera.viewingAngle", reason)) }
      if camera.zoom != nil && camera.mode == .overview { findings.append(finding("camera.zoom", reason)) }
    }
    return findings
  }
}
