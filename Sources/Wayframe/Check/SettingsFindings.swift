/// Settings that change nothing in a scene, with the reason.
struct SettingsFindings {
  let scene: NavigationScene
  /// Whether the scene has a route to guide along.
  let hasRoute: Bool

  private var settings: UISettings { scene.settings }
  private var defaults: UISettings { UISettings(sdkVersion: scene.sdkVersion) }

  func all() -> [Finding] {
    always + guidance + headerWithoutHeader + headerColors + nightColors + prompts + controls + camera
  }

  private func finding(_ subject: String, _ reason: String) -> Finding { Finding(.noEffect, subject, reason) }

  /// A finding for every name whose setting is not the default.
  private func changed<Value: Equatable>(
    _ properties: [(String, KeyPath<UISettings, Value>)], _ reason: String
  ) -> [Finding] {
    properties.filter { settings[keyPath: $0.1] != defaults[keyPath: $0.1] }.map { finding($0.0, reason) }
  }

  /// Settings that no picture shows.
  private var always: [Finding] {
    changed(
      [
        ("scrollGestures", \.scrollGestures), ("zoomGestures", \.zoomGestures), ("tiltGestures", \.tiltGestures),
        ("rotateGestures", \.rotateGestures), ("consumesGesturesInView", \.consumesGesturesInView),
        ("allowScrollGesturesDuringRotateOrZoom", \.allowScrollGesturesDuringRotateOrZoom),
      ], "a still picture has no gestures")
      + changed([("indoorPicker", \.indoorPicker)], "maps have no indoor floors here")
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
    let switches: [(String, KeyPath<UISettings, Bool>)] = [
      ("isNavigationHeaderEnabled", \.isNavigationHeaderEnabled),
      ("isNavigationFooterEnabled", \.isNavigationFooterEnabled),
      ("isNavigationTripProgressBarEnabled", \.isNavigationTripProgressBarEnabled),
      ("isNavigationReportIncidentButtonEnabled", \.isNavigationReportIncidentButtonEnabled),
      ("isRecenterButtonEnabled", \.isRecenterButtonEnabled), ("showsTrafficLights", \.showsTrafficLights),
      ("showsStopSigns", \.showsStopSigns),
    ]
    return changed(switches, reason) + headerSettings(reason)
  }

  // MARK: Header

  /// What lies on the strip below the primary row.
  private static let onStrip: Set<String> = [
    "navigationHeaderSmallManeuverIconColor", "navigationHeaderGuidanceRecommendedLaneColor",
    "navigationHeaderNextStepTextColor", "navigationHeaderNextStepFont",
  ]

  private static let stripGrounds: Set<String> = [
    "navigationHeaderSecondaryBackgroundColor", "navigationHeaderSecondaryBackgroundColorNightMode",
  ]

  /// Findings for the header's changed colours and fonts, of all of them or of those named.
  private func headerLook(of names: Set<String>? = nil, _ reason: String) -> [Finding] {
    changed(UISettings.colors.filter { names?.contains($0.0) ?? true }, reason)
      + changed(UISettings.fonts.filter { names?.contains($0.0) ?? true }, reason)
  }

  private func headerSettings(_ reason: String) -> [Finding] {
    var findings = headerLook(reason)
    findings += changed([("navigationHeaderBackgroundAlpha", \.navigationHeaderBackgroundAlpha)], reason)
    if scene.headerAccessory != nil { findings.append(finding("headerAccessory", reason)) }
    if scene.guidance.headerStep > 0 { findings.append(finding("guidance.headerStep", reason)) }
    return findings
  }

  private var headerWithoutHeader: [Finding] {
    guard noGuidance == nil, !settings.isNavigationHeaderEnabled else { return [] }
    return headerSettings("isNavigationHeaderEnabled is false")
  }

  private var isHeaderShown: Bool { noGuidance == nil && settings.isNavigationHeaderEnabled }

  private var headerColors: [Finding] {
    guard isHeaderShown else { return [] }
    if scene.guidance.headerStep > 0 {
      return changed(UISettings.colors, "steps after the current one have the built-in colours")
    }
    if scene.headerAccessory != nil {
      return headerLook(of: Self.onStrip, "the accessory view takes the strip's place")
    }
    if scene.guidance.isRerouting {
      return headerLook(of: Self.onStrip.union(Self.stripGrounds), "the strip is not shown while rerouting")
    }
    return []
  }

  /// Colours whose night colour is left out: they apply then, too.
  private var nightColors: [Finding] {
    guard isHeaderShown, scene.guidance.headerStep == 0 else { return [] }
    let pairs: [(String, SRGBColor?, SRGBColor?)] = [
      (
        "navigationHeaderPrimaryBackgroundColor", settings.navigationHeaderPrimaryBackgroundColor,
        settings.navigationHeaderPrimaryBackgroundColorNightMode
      ),
      (
        "navigationHeaderSecondaryBackgroundColor", settings.navigationHeaderSecondaryBackgroundColor,
        settings.navigationHeaderSecondaryBackgroundColorNightMode
      ),
    ]
    return pairs.compactMap { name, day, night in
      guard let day, night == nil else { return nil }
      return finding(name, "low light keeps \(day.hex), because \(name)NightMode is not set")
    }
  }

  // MARK: The rest

  private var prompts: [Finding] {
    guard let prompt = scene.prompt else { return [] }
    if !scene.isNavigationEnabled { return [finding("prompt", "isNavigationEnabled is false")] }
    guard case .incident = prompt.kind else { return [] }
    if !scene.shouldDisplayPrompts { return [finding("prompt", "shouldDisplayPrompts is false")] }
    if !settings.showsIncidentCards { return [finding("prompt", "settings.showsIncidentCards is false")] }
    return []
  }

  private var controls: [Finding] {
    var findings: [Finding] = []
    if settings.myLocationButton && !scene.isMyLocationEnabled {
      findings.append(finding("myLocationButton", "isMyLocationEnabled is false"))
    } else if settings.myLocationButton && !hasRoute && scene.position?.coordinate == nil {
      findings.append(finding("myLocationButton", "the scene has neither a position nor a route"))
    }
    if scene.reportButtonExpansion > 0 && !settings.isNavigationReportIncidentButtonEnabled {
      findings.append(finding("reportButtonExpansion", "isNavigationReportIncidentButtonEnabled is false"))
    }
    if scene.device.isCarPlay {
      findings += changed(
        [("isNavigationTripProgressBarEnabled", \.isNavigationTripProgressBarEnabled)], "cars' screens have no trip bar"
      )
      if scene.reportButtonExpansion > 0 {
        findings.append(finding("reportButtonExpansion", "cars' screens have no report button"))
      }
    }
    if settings.speedometerUIOptions != nil && !settings.shouldDisplaySpeedometer {
      findings.append(finding("speedometerUIOptions", "shouldDisplaySpeedometer is false"))
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
