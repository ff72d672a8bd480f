import Geometry
import Guidance
import MapData

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
  public func findings(
    in scene: NavigationScene, locales: [String] = [], devices: [CheckedDevice] = []
  ) throws(FrameError) -> [Finding] {
    var scene = scene
    let first = try Situation(scene)
    if let route = first.progress?.route {
      // Read once for all devices and locales.
      scene.route?.choice = RouteChoice(route: route, alternates: first.alternates)
    }
    var list = FindingList()
    for finding in SettingsFindings(scene: scene, hasRoute: first.progress != nil).all() { list.add(finding) }
    for finding in try missingRoadSigns(in: scene, first.progress) { list.add(finding) }
    let own = CheckedDevice(name: "\(plain(scene.device.width))x\(plain(scene.device.height))", device: scene.device)
    for device in devices.isEmpty ? [own] : devices {
      scene.device = device.device
      for locale in locales.isEmpty ? [scene.locale] : locales {
        scene.locale = locale
        for lighting in [SceneLightingMode.normal, .lowLight] {
          scene.lightingMode = lighting
          let situation = try Situation(scene)
          for finding in InterfaceFindings(interface: try interface(of: situation)).all() {
            list.add(finding, device: device.name, locale: locale, lighting: situation.lighting)
          }
        }
      }
    }
    return list.findings
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
