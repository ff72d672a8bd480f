import Guidance

/// A device to check a scene on, with the name that findings give it.
public struct CheckedDevice: Sendable, Hashable {
  public var name: String
  public var device: Device

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
  ///   - locales: identifiers to look at; the scene's own when empty.
  ///   - devices: devices to look at; the scene's own when empty.
  public func findings(
    in scene: Scene, locales: [String] = [], devices: [CheckedDevice] = []
  ) throws(FrameError) -> [Finding] {
    var scene = scene
    let first = try Situation(scene)
    if let route = first.progress?.route {
      // Read once for all devices and locales.
      scene.route?.choice = RouteChoice(route: route, alternates: first.alternates)
    }
    var list = FindingList()
    for finding in SettingsFindings(scene: scene, hasRoute: first.progress != nil).all() { list.add(finding) }
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
}
