import Geometry
import Guidance
import MapData
import ShownText

/// A device to check a scene on, with the name that findings give it.
public struct CheckedDevice: Sendable, Hashable {
  /// Its name in reports.
  public var name: String
  /// Its screen.
  public var device: Device

  /// A screen with a name for reports.
  public init(name: String, device: Device) {
    self.name = name
    self.device = device
  }
}

extension FrameRenderer {
  /// The languages with formats of their own, as locale identifiers.
  public static var checkedLocales: [String] { LocaleFormat.languages }

  /// Whether a locale identifier is of one of those languages.
  public static func checks(locale: String) -> Bool { LocaleFormat.knows(locale) }

  /// Looks at a scene's interface by day and in low light for what a designer would want to know.
  ///
  /// Nothing is drawn: texts, frames and colours come from the layout.
  /// - Parameters:
  ///   - scene: what is looked at.
  ///   - locales: identifiers to look at; the scene's own when empty.
  ///   - devices: devices to look at; the scene's own when empty.
  ///   - textSizes: text sizes to look at; the scene's own when empty.
  ///   - lightingModes: lights to look at; day and low light when empty.
  ///   - longestNames: how many of the longest street names around the route are tried in place of the route's own; 0…1000.
  ///   - progress: is called with the number of frames to look at, once for each.
  public func findings(
    in scene: NavigationScene, locales: [String] = [], devices: [CheckedDevice] = [], textSizes: [TextSize] = [],
    lightingModes: [SceneLightingMode] = [], longestNames: Int = 0, progress: (_ total: Int) -> Void = { _ in }
  ) throws(FrameError) -> [Finding] {
    var scene = scene
    let first = try Situation(scene, routes: resources)
    let facts = SceneFacts(situation: first, interface: try interface(of: first))
    if let route = first.progress?.route {
      // Read once for all devices and locales.
      scene.route?.choice = RouteChoice(route: route, alternates: first.alternates)
    }
    var list = FindingList()
    let lights = try Self.lights(of: scene, in: lightingModes)
    for finding in SettingsFindings(facts: facts, lights: lights).all() { list.add(finding) }
    for finding in try missingRoadSigns(in: scene, first.progress) { list.add(finding) }
    for finding in try missingPlaces(of: first) { list.add(finding) }
    let names = try longestStreetNames(longestNames, in: scene, first.progress)
    let own = CheckedDevice(name: "\(plain(scene.device.width))x\(plain(scene.device.height))", device: scene.device)
    let total = max(devices.count, 1) * max(locales.count, 1) * max(textSizes.count, 1)
    for device in devices.isEmpty ? [own] : devices {
      scene.device = device.device
      for locale in locales.isEmpty ? [scene.locale] : locales {
        scene.locale = locale
        for textSize in textSizes.isEmpty ? [scene.device.textSize] : textSizes {
          scene.device.textSize = textSize
          let shownSize = textSizes.isEmpty ? nil : textSize
          for lighting in lightingModes.isEmpty ? [.normal, .lowLight] : lightingModes {
            scene.lightingMode = lighting
            let situation = try Situation(scene)
            for finding in InterfaceFindings(interface: try interface(of: situation)).all() {
              let finding = list.isLargest(finding) ? remedied(finding, in: scene) : finding
              list.add(finding, device: device.name, locale: locale, lighting: situation.lighting, textSize: shownSize)
            }
          }
          for name in names {
            let situation = try Situation(scene.named(name))
            for finding in InterfaceFindings(interface: try interface(of: situation)).truncations {
              list.add(finding, device: device.name, locale: locale, textSize: shownSize)
            }
          }
          progress(total)
        }
      }
    }
    return list.findings
  }

  /// What the modes come to at the scene's time and place; by day and in low light without any.
  private static func lights(
    of scene: NavigationScene, in modes: [SceneLightingMode]
  ) throws(FrameError) -> Set<LightingMode> {
    guard !modes.isEmpty else { return [.normal, .lowLight] }
    var lights: Set<LightingMode> = []
    var scene = scene
    for mode in modes {
      scene.lightingMode = mode
      lights.insert(try Situation(scene).lighting)
    }
    return lights
  }

  /// An overlap with the change that resolves it.
  private func remedied(_ finding: Finding, in scene: NavigationScene) -> Finding {
    guard finding.kind == .overlap, finding.other != nil else { return finding }
    var result = finding
    result.remedy = OverlapRemedy(scene: scene, finding: finding) { try? self.interface(of: $0) }.words
    return result
  }

  /// Places of the way ahead that the scene names and the map does not have.
  private func missingPlaces(of situation: Situation) throws(FrameError) -> [Finding] {
    let source = try openSources(situation.scene)
    let places = situation.namedPlaces.filter { source != nil || $0.place == nil }
    return try placesWithoutBuilding(places, features: FeatureLayers(), source: source).map { place, reason in
      Finding(.noEffect, place.key, "is \"\(place.id.shown(limit: 80))\", \(reason)")
    }
  }

  /// The longest names of streets near the route, or of the map's middle without one; the longest first, then as sorted.
  private func longestStreetNames(
    _ count: Int, in scene: NavigationScene, _ progress: RouteProgress?
  ) throws(FrameError) -> [String] {
    guard count > 0, let source = try openSources(scene) else { return [] }
    let region = progress.map { Rect(bounding: $0.route.geometry.lazy.map(WebMercator.project)) } ?? source.mainBounds
    guard let layers = try mapFeatures(of: scene, in: region, zoom: 16) else { return [] }
    let streets = ["transportation", "transportation_name"].flatMap { layers[$0] ?? [] }
    let names = Set(
      streets.compactMap { street -> String? in
        guard case .string(let name)? = street.properties["name"] else { return nil }
        return name
      })
    return Array(names.sorted { ($1.count, $0) < ($0.count, $1) }.prefix(count))
  }

  /// Lights and signs that the scene asks for, and that its map does not have around the route ahead.
  private func missingRoadSigns(in scene: NavigationScene, _ progress: RouteProgress?) throws(FrameError) -> [Finding] {
    guard let progress, scene.isNavigationEnabled, scene.guidance.isActive else { return [] }
    let asked = Setting.all.flatMap { setting in
      setting.checks.compactMap { check -> (name: String, layer: String, things: String)? in
        guard case .needsLayer(let layer, let things) = check, scene.namedSettings.contains(setting.name),
          setting.isOn(scene.settings)
        else { return nil }
        return (setting.name, layer, things)
      }
    }
    guard !asked.isEmpty else { return [] }
    let ahead = progress.route.geometry(
      from: progress.distanceAlongRoute, to: progress.distanceAlongRoute + Self.checkedMetresAhead)
    let region = Rect(bounding: ahead.lazy.map(WebMercator.project))
    guard let layers = try mapFeatures(of: scene, in: region, zoom: 16) else { return [] }
    return asked.filter { layers[$0.layer]?.isEmpty ?? true }.map {
      Finding(.noEffect, $0.name, "the map has no \($0.things) around the next 5 km of the route")
    }
  }

  private static let checkedMetresAhead = 5_000.0
}

extension NavigationScene {
  /// The same drive along streets that all bear one name, to a place of that name.
  fileprivate func named(_ name: String) -> NavigationScene {
    var scene = self
    guard var choice = scene.route?.choice else { return scene }
    for leg in choice.route.legs.indices {
      choice.route.legs[leg].destinationTitle = name
      for step in choice.route.legs[leg].steps.indices {
        choice.route.legs[leg].steps[step].roadName = name
        choice.route.legs[leg].steps[step].instruction = nil
        choice.route.legs[leg].steps[step].banners = []
      }
    }
    scene.route?.choice = choice
    scene.route?.destinationTitle = nil
    scene.route?.waypointTitles = []
    return scene
  }
}
