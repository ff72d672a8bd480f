/// Settings that change nothing in a scene, with the reason.
struct SettingsFindings {
  let scene: NavigationScene
  /// Whether the scene has a route to guide along.
  let hasRoute: Bool

  private var settings: UISettings { scene.settings }

  func all() -> [Finding] {
    always + guidance + headerWithoutHeader + headerColors + nightColors + prompts + controls + camera + light
  }

  private func finding(_ subject: String, _ reason: String) -> Finding { Finding(.noEffect, subject, reason) }

  private func finding(_ property: KeyPath<UISettings, some Any>, _ reason: String) -> Finding {
    finding(Setting.name(of: property), reason)
  }

  private func isFalse(_ property: KeyPath<UISettings, Bool>) -> String { "\(Setting.name(of: property)) is false" }

  /// A finding for every setting that a check knows and that is not the default.
  private func changed(_ reason: String, knownTo check: SettingCheck) -> [Finding] {
    let defaults = UISettings(sdkVersion: scene.sdkVersion)
    return Setting.all.filter { $0.checks.contains(check) && $0.differs(settings, defaults) }.map {
      finding($0.name, reason)
    }
  }

  /// Settings that no picture shows.
  private var always: [Finding] {
    let reasons = Setting.all.flatMap(\.checks).compactMap { check in
      if case .neverSeen(let reason) = check { reason } else { nil }
    }
    return Set(reasons).sorted().flatMap { changed($0, knownTo: .neverSeen($0)) }
  }

  // MARK: Guidance

  /// Why nothing of guidance is shown; `nil` while it is.
  private var noGuidance: String? {
    if !scene.isNavigationEnabled { return "isNavigationEnabled is false" }
    if !hasRoute { return "the scene has no route" }
    if !scene.guidance.isActive { return "guidance.isActive is false" }
    return nil
  }

  private var guidance: [Finding] {
    guard let reason = noGuidance else { return [] }
    return changed(reason, knownTo: .needsGuidance) + headerSettings(reason)
  }

  // MARK: Header

  private func headerSettings(_ reason: String) -> [Finding] {
    var findings = changed(reason, knownTo: .needsHeader)
    if scene.headerAccessory != nil { findings.append(finding("headerAccessory", reason)) }
    if scene.guidance.headerStep > 0 { findings.append(finding("guidance.headerStep", reason)) }
    return findings
  }

  private var headerWithoutHeader: [Finding] {
    guard noGuidance == nil, !settings.isNavigationHeaderEnabled else { return [] }
    return headerSettings(isFalse(\.isNavigationHeaderEnabled))
  }

  private var isHeaderShown: Bool { noGuidance == nil && settings.isNavigationHeaderEnabled }

  private var headerColors: [Finding] {
    guard isHeaderShown else { return [] }
    if scene.guidance.headerStep > 0 {
      return changed("steps after the current one have the built-in colours", knownTo: .currentStepOnly)
    }
    if scene.headerAccessory != nil {
      return changed("the accessory view takes the strip's place", knownTo: .replacedByAccessory)
    }
    if scene.guidance.isRerouting {
      return changed("the strip is not shown while rerouting", knownTo: .hiddenWhileRerouting)
    }
    return []
  }

  /// Colours whose night colour is left out: they apply then, too.
  private var nightColors: [Finding] {
    guard isHeaderShown, scene.guidance.headerStep == 0 else { return [] }
    return Setting.all.flatMap { setting in
      setting.checks.compactMap { check in
        guard case .rulesAtNight(let night) = check, settings[keyPath: night] == nil, let property = setting.color,
          let day = settings[keyPath: property]
        else { return nil }
        return finding(
          setting.name, "low light keeps \(day.hex), because \(Setting.name(of: night)) is not set")
      }
    }
  }

  // MARK: The rest

  private var prompts: [Finding] {
    guard let prompt = scene.prompt else { return [] }
    if !scene.isNavigationEnabled { return [finding("prompt", "isNavigationEnabled is false")] }
    guard case .incident = prompt.kind else { return [] }
    if !scene.shouldDisplayPrompts { return [finding("prompt", "shouldDisplayPrompts is false")] }
    if !settings.showsIncidentCards { return [finding("prompt", "settings.\(isFalse(\.showsIncidentCards))")] }
    return []
  }

  private var controls: [Finding] {
    var findings: [Finding] = []
    if settings.myLocationButton && !scene.isMyLocationEnabled {
      findings.append(finding(\.myLocationButton, "isMyLocationEnabled is false"))
    } else if settings.myLocationButton && !hasRoute && scene.position?.coordinate == nil {
      findings.append(finding(\.myLocationButton, "the scene has neither a position nor a route"))
    }
    if scene.reportButtonExpansion > 0 && !settings.isNavigationReportIncidentButtonEnabled {
      findings.append(finding("reportButtonExpansion", isFalse(\.isNavigationReportIncidentButtonEnabled)))
    }
    if scene.device.isCarPlay {
      findings += changed("cars' screens have no trip bar", knownTo: .notInCars)
      if scene.reportButtonExpansion > 0 {
        findings.append(finding("reportButtonExpansion", "cars' screens have no report button"))
      }
    }
    if !settings.shouldDisplaySpeedometer {
      findings += changed(isFalse(\.shouldDisplaySpeedometer), knownTo: .needsSpeedometer)
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
